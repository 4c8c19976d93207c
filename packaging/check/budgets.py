"""The budgets: sizes of the installers and of what they install, and the time to the first paint."""

from __future__ import annotations

import ctypes
import statistics
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

from check.eyes import Screen, Unseen
from chroots import Room

TABLE = Path(__file__).resolve().parent.parent / "budgets.toml"
MILLION = 1_000_000


def sizes(build: Path) -> Iterator[str]:
    """Each size with its limit; Unseen when one is over it or a file is missing."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    too_big: list[str] = []
    for pattern, limit in table["file"].items():
        file = next((build / "installers").glob(pattern))
        yield _line(file.name, file.stat().st_size, limit, too_big)
    for name, limit in table["folder"].items():
        files = [file for file in (build / name).rglob("*") if file.is_file() and not file.is_symlink()]
        yield _line(name, sum(file.stat().st_size for file in files), limit, too_big)
    if too_big:
        raise Unseen(f"too big: {too_big}")


def _line(name: str, size: int, limit: float, too_big: list[str]) -> str:
    if not 0 < size <= limit * MILLION:
        too_big.append(name)
    return f"{name}: {size / MILLION:.1f} MB of {limit} MB"


def start(build: Path, screen: Screen) -> Iterator[str]:
    """The time to the first paint of the game and of a bare window, started in turn; Unseen when the ratio is high."""
    limits = tomllib.loads(TABLE.read_text(encoding="utf-8"))["start"]
    programs = {"game": "/dist/system/monopoly-qt", "bare": "/dist/bare/monopoly-qt"}
    times: dict[str, list[float]] = {name: [] for name in programs}
    env = {"DISPLAY": screen.display, "XDG_SESSION_TYPE": "x11"}
    with Room("build-linux", {build / "work-linux/dist": "/dist"}) as room:
        room.bind("/tmp/.X11-unix", "/tmp/.X11-unix")
        for _ in range(limits["runs"] + 1):
            for name, program in programs.items():
                times[name].append(_first_paint(room, program, env, screen))
    medians = {name: statistics.median(each[1:]) for name, each in times.items()}  # the first start fills the cache
    ratio = medians["game"] / medians["bare"]
    yield f"first paint {medians['game']:.2f} s, bare Qt window {medians['bare']:.2f} s"
    yield f"ratio {ratio:.2f} of {limits['ratio']}"
    yield f"with a cold cache {times['game'][0]:.2f} s and {times['bare'][0]:.2f} s"
    if ratio > limits["ratio"]:
        raise Unseen(f"the start takes {ratio:.2f} times a bare window's")


def _first_paint(room: Room, program: str, env: dict[str, str], screen: Screen) -> float:
    """Seconds from the start of a program to the first pixel that it paints in the middle of the empty screen."""
    x = ctypes.CDLL("libX11.so.6")
    for name in ("XOpenDisplay", "XGetImage"):
        getattr(x, name).restype = ctypes.c_void_p
    for name in ("XDefaultRootWindow", "XGetPixel"):
        getattr(x, name).restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(screen.display.encode()))
    root = ctypes.c_ulong(x.XDefaultRootWindow(display))

    def pixel() -> int:
        image = ctypes.c_void_p(x.XGetImage(display, root, 300, 300, 1, 1, ctypes.c_ulong(0xFFFFFF), 2))
        found = int(x.XGetPixel(image, 0, 0))
        x.XFree(image)
        return found

    empty = pixel()
    began = time.perf_counter()
    process = room.start([program], "root", env, screen.pictures / "output.txt")
    while pixel() == empty:
        if time.perf_counter() - began > 30:
            raise Unseen(f"{program} painted nothing in 30 s")
        time.sleep(0.002)
    took = time.perf_counter() - began
    process.terminate()
    process.wait()
    room.stop_all()
    while pixel() != empty:
        time.sleep(0.01)
    x.XCloseDisplay(display)
    return took
