"""The least window there can be, to compare with: Qt and one label."""

import sys

from measuring import Gaps, chosen, frame_cost, idle_share, say, wait
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


def window(width: int = 1366, height: int = 768) -> tuple[QApplication, QMainWindow]:
    """A window with a label, shown."""
    app = QApplication([])
    made = QMainWindow()
    made.setCentralWidget(QLabel("Hello"))
    made.resize(width, height)
    made.show()
    return app, made


def frames() -> None:
    """A label of a token's size that moves over a window of the board's size."""
    side = int(sys.argv[2])
    app, made = window(side, side)
    label = QLabel("o", made)
    label.resize(side // 25, side // 25)
    label.show()
    cost = frame_cost(app, label, lambda n: label.move((n + 1) * 7 % side, n % side))
    say(**{f"frame_{side}": cost})
    made.close()


def gaps() -> None:
    """An event loop with nothing to do."""
    _, made = window()
    found = Gaps()
    found.start()
    wait(5000)
    found.tell()
    made.close()


def idle() -> None:
    """A window that waits."""
    _, made = window()
    say(idle=idle_share())
    made.close()


if __name__ == "__main__":
    chosen({"frames": frames, "gaps": gaps, "idle": idle})
