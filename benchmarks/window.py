"""The window's figures, each beside a bare Qt window in the same run; writes docs/window-speed.md.

Each measurement is a process of its own. Where there is a choice, processor time is measured, since a busy machine
changes it least.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
PAGE: Final = ROOT / "docs" / "window-speed.md"
STARTS: Final = 20
SCREEN: Final = (1920, 1080)  # px
# Compiled modules are kept, as those of an installed program are; here beside the checkout, not in it.
COMPILED: Final = tempfile.TemporaryDirectory()
_NOT_OURS: Final = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "PYTHONDONTWRITEBYTECODE")
Figures = dict[str, float]


class Row(NamedTuple):
    """A line of the table: what, the limits, ours, the bare window's, and whether ours is counted as a ratio."""

    what: str
    least: float
    hoped: float
    unit: str
    key: str
    ratio: bool = False
    more_is_better: bool = False


ROWS: Final = (
    Row("start to a playable board", 2.0, 1.4, "ms", "start", ratio=True),
    Row("memory in mid-game", 2.0, 1.4, "MB", "memory", ratio=True),
    Row("processor time for one animated frame, 8 tokens, board of 1000 px", 4, 1.5, "ms", "frame_1000"),
    Row("the same, board of 2000 px", 8, 2, "ms", "frame_2000"),
    Row("event loop late while 7 computers think, 99 of 100 times under", 100, 17, "ms", "gap_p99"),
    Row("processor while waiting for a person", 0.5, 0.05, "%", "idle"),
    Row("demonstration game without animation", 20, 200, "turns/s", "turns_a_second", more_is_better=True),
)


def _screen(home: Path) -> Path:
    """A usual screen: that of Qt's own is smaller than either window, which is then laid out twice."""
    file = home / "screen.json"
    screen = {"name": "screen", "x": 0, "y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    file.write_text(json.dumps({"screens": [screen | {"width": SCREEN[0], "height": SCREEN[1]}]}))
    return file


def measure(script: str, *what: str) -> tuple[float, Figures]:
    """Run one measurement: ms until the window was ready, and what it found. Exits with its words when it fails."""
    with tempfile.TemporaryDirectory() as home:
        env = os.environ | {"HOME": home, "PYTHONPATH": str(ROOT), "XDG_RUNTIME_DIR": home, "LC_ALL": "C.UTF-8"}
        env["PYTHONPYCACHEPREFIX"] = COMPILED.name
        env = {key: value for key, value in env.items() if key not in _NOT_OURS}
        if env["QT_QPA_PLATFORM"] == "offscreen":
            env["QT_QPA_PLATFORM"] += f":configfile={_screen(Path(home))}"
        began = time.perf_counter()
        command = [sys.executable, str(HERE / f"{script}.py"), *what]
        run = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        ready, figures = 0.0, Figures()
        assert run.stdout is not None
        assert run.stderr is not None
        for line in run.stdout:
            if line.strip() == "ready":
                ready = 1000 * (time.perf_counter() - began)
            elif line.startswith("{"):
                figures |= json.loads(line)
        words = run.stderr.read()
        if run.wait():
            raise SystemExit(f"{script} {what} failed:\n{words}")
    return ready, figures


def starts() -> tuple[Figures, Figures]:
    """Both windows by turns; the quickest of several, for whatever else the machine does only makes them slower."""
    times: dict[str, list[float]] = {"bare": [], "real": []}
    bare_memory = 0.0
    for number in range(STARTS + 1):
        for window, found in times.items():
            ready, figures = measure(f"{window}_start")
            bare_memory = figures.get("memory", bare_memory)
            if number:  # the first start fills the caches
                found.append(ready)
    bare = {"start": min(times["bare"]), "memory": bare_memory}
    return bare, {"start": min(times["real"])}


def measure_all() -> tuple[Figures, Figures]:
    """All figures of the bare window and of ours."""
    bare, real = starts()
    for what in (("frames", "1000"), ("frames", "2000"), ("gaps",), ("idle",)):
        bare |= measure("bare_window", *what)[1]
    for what in (("mid_game",), ("frames", "1000"), ("frames", "2000"), ("gaps",), ("demo",)):
        real |= measure("real_window", *what)[1]
    return bare, real


def verdict(row: Row, value: float) -> str:
    """Whether a figure is as good as hoped for, good enough, or not."""
    good = value >= row.hoped if row.more_is_better else value <= row.hoped
    enough = value >= row.least if row.more_is_better else value <= row.least
    return "as hoped" if good else "enough" if enough else "MISSED"


def number(value: float | None, unit: str) -> str:
    """A figure with its unit, or a dash."""
    if value is None:
        return "–"
    return f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def table(bare: Figures, real: Figures) -> tuple[list[str], bool]:
    """The lines of the table, and whether nothing is missed."""
    lines = ["| what | at least | hoped for | this program | bare window | |", "| --- | --- | --- | --- | --- | --- |"]
    fine = True
    for row in ROWS:
        ours, theirs = real[row.key], bare.get(row.key)
        value = ours / theirs if row.ratio and theirs else ours
        shown = f"{value:.2f} × ({number(ours, row.unit)})" if row.ratio else number(ours, row.unit)
        sign = "≥" if row.more_is_better else "≤"
        limits = [f"{sign} {limit:g} {'×' if row.ratio else row.unit}" for limit in (row.least, row.hoped)]
        said = verdict(row, value)
        fine = fine and said != "MISSED"
        lines.append(f"| {row.what} | {limits[0]} | {limits[1]} | {shown} | {number(theirs, row.unit)} | {said} |")
    return lines, fine


def page(lines: list[str], bare: Figures, real: Figures) -> str:
    """The whole page."""
    from PySide6 import __version__ as qt

    return "\n".join([
        "# How quick the window is",
        "",
        f"Measured on {date.today().isoformat()} by `python benchmarks/window.py` on {os.cpu_count()} processors,"
        f" Python {platform.python_version()}, Qt {qt}, platform `{os.environ['QT_QPA_PLATFORM']}`, a screen of"
        f" {SCREEN[0]}×{SCREEN[1]}."
        " Each figure stands beside that of a bare Qt window with one label, measured in the same run.",
        "",
        *lines,
        "",
        f"Start: the quickest of {STARTS} of each, from the new process to the first question on a painted board."
        " Memory: a game of four computers after 100 turns, seen by a person who is asked."
        f" The longest wait of the event loop was {real['gap_most']:.0f} ms (bare window: {bare['gap_most']:.0f} ms)"
        " while seven of the strongest computers thought and their moves were shown very fast.",
        "",
    ])  # fmt: skip


def main() -> int:
    """Measure, print, write the page; 1 when a figure is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-page", action="store_true", help="only print")
    args = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bare, real = measure_all()
    lines, fine = table(bare, real)
    print("\n".join(lines))
    if not args.no_page:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page(lines, bare, real), encoding="utf-8")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
