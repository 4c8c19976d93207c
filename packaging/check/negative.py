"""What goes wrong on real machines: each must end in a readable message or a working game, never in a silent death."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from check.eyes import Screen, Unseen, wait
from check.linux import HOME, USER, LinuxDesk, desk, install_deb
from check.play import TITLE

ALIKE = 0.995  # of the pixels, between a start with and without the system's fonts
PAPER = 0.04  # of the screen: a message's light ground, once it is painted


def all_of(packages: Path, screen: Screen) -> Iterator[str]:
    """One installation of the .deb on Debian 12, then one fault after the other."""
    with desk("debian12", packages, screen) as at:
        install_deb(at)
        sound = at.selftest()["sound"]
        if not isinstance(sound, dict) or sound["devices"]:
            raise Unseen(f"a clean system has sound: {sound}")
        usual = _shown(at, "no-sound-device")
        at.screen.click_primary()
        at.screen.still()
        _end(at)
        yield "no sound device: the game starts and plays silently"
        shutil.rmtree(at.room.root / "usr/share/fonts")
        _fresh_home(at)
        without = _shown(at, "no-fonts")
        same = sum(a == b for a, b in zip(usual[::3], without[::3], strict=True)) / (len(usual) // 3)
        if same < ALIKE:
            raise Unseen(f"without the system's fonts the window looks different: {same:.1%} alike")
        _end(at)
        yield f"no fonts on the system: the window is the same ({same:.2%} of the pixels)"
        yield from _bad_home(at, "read-only-home", "ro")
        yield from _bad_home(at, "full-disk", "size=4k")
        yield from _missing_library(at, "libxcb-cursor0", "libxcb-cursor.so.0")
        yield from _missing_library(at, "libegl1", "libEGL.so.1")
        yield from _missing_library(at, "libpulse0", "libpulse.so.0")


def _shown(at: LinuxDesk, name: str) -> bytes:
    """Start as a user does; what the screen then shows. Unseen when nothing comes."""
    at.launch()
    wait(f"a window with {name}", lambda: at.screen.sees(TITLE) and at.screen.light() > PAPER, 40)
    at.screen.still()
    at.screen.picture(name)
    return at.screen.pixels()


def _end(at: LinuxDesk) -> None:
    """Close what is shown; a message goes with a key."""
    at.screen.key("alt+F4")
    try:
        wait("the end", lambda: not at.running(), 8)
    except Unseen:  # e.g. a question that the game asks on a full disk: it is in the picture
        at.room.stop_all()
    wait("an empty screen", at.screen.blank, 10)


def _fresh_home(at: LinuxDesk) -> None:
    for part in (".local", ".config", ".cache"):
        shutil.rmtree(at.home / part, ignore_errors=True)


def _logs(at: LinuxDesk) -> str:
    """All that the program wrote down, wherever it could."""
    places = [at.home / ".local/state", at.room.root / "tmp"]
    found = "".join(file.read_text(encoding="utf-8") for place in places for file in place.rglob("monopoly-qt.log"))
    return found + at.log.read_text(encoding="utf-8", errors="replace")


def _bad_home(at: LinuxDesk, name: str, options: str) -> Iterator[str]:
    """A home folder that takes no file: the message, or a game that can be played."""
    _fresh_home(at)
    at.room.tmpfs(HOME, f"{options},mode=700,uid=1000,gid=1000")
    if options != "ro":  # every block taken
        at.room.run(["sh", "-c", "cat /dev/zero > ~/filler"], USER, check=False)
    _shown(at, name)
    if at.screen.primary():
        at.screen.click_primary()
    at.screen.still()
    at.screen.picture(f"{name}-after-a-click")
    _end(at)
    said = _logs(at)
    at.room.unbind(HOME)
    yield f"{name}: {'a message' if 'shown:' in said else 'the game goes on'}, see the picture"


def _missing_library(at: LinuxDesk, package: str, library: str) -> Iterator[str]:
    """A library of the system is gone, against the package's Depends."""
    _fresh_home(at)
    files = at.room.run(["dpkg", "-L", package]).stdout.split()
    hidden = [at.room.root / file.lstrip("/") for file in files if ".so." in file]
    for file in hidden:
        file.rename(file.with_name(f"hidden-{file.name}"))
    at.room.run(["ldconfig"])
    _shown(at, f"without-{package}")
    plays = at.screen.primary() is not None
    _end(at)
    said = _logs(at)
    if not plays and library not in said:
        raise Unseen(f"nothing names {library}: {said[-500:]}")
    for file in hidden:
        file.with_name(f"hidden-{file.name}").rename(file)
    at.room.run(["ldconfig"])
    yield f"without {library}: {'the game goes on' if plays else 'a window and the log name it'}"
