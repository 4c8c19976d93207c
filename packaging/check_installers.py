"""Proves the installers, each from a clean system to the first throw of the dice and back to nothing.

    python3 packaging/check_installers.py BUILD [--only WORD]...

BUILD has installers/, work-linux/ and work-windows/ as the make targets fill them, and gets check-installers/ with a
picture of every step.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from check import budgets, linux, negative, windows
from check.eyes import Screen
from chroots import private_mounts

Check = Callable[[Screen], Iterator[str]]


def checks(build: Path) -> dict[str, Check]:
    """All checks by name; each gets a screen of its own."""
    packages = build / "installers"
    found: dict[str, Check] = {
        "budget-sizes": lambda _screen: budgets.sizes(build),
        "budget-start": lambda screen: budgets.start(build, screen),
    }
    for system in ("debian12", "debian13"):
        for session in ("x11", "wayland"):
            found[f"{system}-{session}"] = lambda screen, system=system, wayland=session == "wayland": linux.deb(
                system, packages, screen, wayland
            )
    found["windows-silent"] = lambda screen: windows.silent(build, screen)
    found["windows-wizard"] = lambda screen: windows.wizard(build, screen)
    found["windows-folder"] = lambda screen: windows.other_folder(build, screen)
    found["negative"] = lambda screen: negative.all_of(packages, screen)
    found["run"] = lambda screen: linux.run_file(packages, screen)
    return found


def carry_out(name: str, check: Check, number: int, pictures: Path) -> bool:
    """One check with its pictures; whether it went well."""
    began = time.monotonic()
    size = (2732, 1536) if name == "windows-wizard" else (1600, 1000)  # it runs at 200 %
    managed = "wayland" not in name and "budget" not in name  # the compositor, or nobody, manages the windows
    with Screen(number, pictures / name, size, managed) as screen:
        try:
            for seen in check(screen):
                print(f"  {name}: {seen}", flush=True)
        except Exception:  # whatever went wrong, the picture and the reason are what is wanted
            traceback.print_exc()
            print(f"FAILED {name} after {time.monotonic() - began:.0f} s, see {screen.pictures}/failed.png", flush=True)
            return False
    print(f"passed {name} in {time.monotonic() - began:.0f} s", flush=True)
    return True


def main() -> int:
    """The command line; 1 when any check failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--only", action="append", default=[], help="checks whose names have this word")
    parser.add_argument("--display", type=int, default=40, help="the X display to use")
    given = parser.parse_args()
    private_mounts()
    build = given.build.resolve()
    todo = {
        name: check
        for name, check in checks(build).items()
        if not given.only or any(word in name for word in given.only)
    }
    failed = [
        name for name, check in todo.items() if not carry_out(name, check, given.display, build / "check-installers")
    ]
    print(f"{len(todo) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not todo else 0


if __name__ == "__main__":
    sys.exit(main())
