"""What the measurements of both windows share. Each prints one line of JSON."""

import json
import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

TICK = 4  # ms between two looks at whether the event loop is free
IDLE_SECONDS = 10.0
FRAMES = 400
WARM_UP = 40


def say(**figures: float) -> None:
    """Tell the process that started this one."""
    print(json.dumps(figures), flush=True)


def memory() -> float:
    """Megabytes of this process that are in memory; 0 where the system doesn't tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0


def wait(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def idle_share() -> float:
    """Per cent of one processor while nothing happens."""
    wait(1500)
    began, used = time.perf_counter(), time.process_time()
    wait(round(IDLE_SECONDS * 1000))
    return 100 * (time.process_time() - used) / (time.perf_counter() - began)


class Paints(QObject):
    """Counts how often a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def frame_cost(app: QApplication, moving: QWidget, show: Callable[[int], None]) -> float:
    """Milliseconds of processor time for one frame; `show(n)` makes the change, seen when `moving` paints."""
    paints = Paints(moving)
    used = 0.0
    for number in range(FRAMES):
        if number == WARM_UP:
            used = time.process_time()
        before = paints.count
        show(number)
        while paints.count == before:
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return 1000 * (time.process_time() - used) / (FRAMES - WARM_UP)


class Gaps(QObject):
    """How much later than it should a timer of the event loop comes, in ms."""

    def __init__(self) -> None:
        super().__init__()
        self._late: list[float] = []
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Look from now on."""
        self._since.start()
        self._timer.start(TICK)

    def _tick(self) -> None:
        self._late.append(max(0.0, self._since.nsecsElapsed() / 1e6 - TICK))
        self._since.start()

    def tell(self) -> None:
        """Print what was found."""
        self._timer.stop()
        late = sorted(self._late)
        say(gap_p99=late[int(len(late) * 0.99)], gap_most=late[-1])


def chosen(figures: dict[str, Callable[[], None]]) -> None:
    """Measure what the command line asks for."""
    figures[sys.argv[1]]()
