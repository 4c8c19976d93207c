"""The Linux packages, from a clean Debian to a game that goes on: .deb and .run, on X11 and on Wayland."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from check.eyes import Screen, Unseen, wait
from check.play import Desk, first_evening, open_saved_game
from chroots import STORE, Room

ID = "io.github.monopoly_qt.MonopolyQt"
USER = "ann"
HOME = f"/home/{USER}"
RUNTIME = "/run/user/1000"
# what any desktop has and a bare system lacks: these read the .desktop entry and the file types
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
# what every distribution with a window has; the rest of what Qt needs the .run brings along
ANY_DESKTOP = (
    "libegl1", "libgl1", "libfontconfig1", "libdbus-1-3", "libx11-xcb1", "libpulse0", "libwayland-cursor0",
    "libgssapi-krb5-2", "libbrotli1", "libzstd1", "libglib2.0-0", "libexpat1",
)  # fmt: skip


class LinuxDesk(Desk):
    """A user's desk on a clean Debian: Xvfb outside of the system, so that its libraries can't stand in for ours."""

    def __init__(self, room: Room, screen: Screen, wayland: bool = False) -> None:
        super().__init__(screen)
        self.room, self.wayland = room, wayland
        self.home = room.root / HOME.lstrip("/")
        self.data = self.home / ".local/share/monopoly-qt"
        self.entry = f"/usr/share/applications/{ID}.desktop"
        self.program = ["monopoly-qt"]
        self.log = screen.pictures / "output.txt"

    def env(self) -> dict[str, str]:
        """What a session tells its programs."""
        session = {"XDG_RUNTIME_DIR": RUNTIME, "XDG_DATA_DIRS": "/usr/local/share:/usr/share"}
        if self.wayland:
            return session | {"XDG_SESSION_TYPE": "wayland", "WAYLAND_DISPLAY": "wayland-check"}
        return session | {"XDG_SESSION_TYPE": "x11", "DISPLAY": self.screen.display}

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run something as the user to its end."""
        return self.room.run(command, USER, self.env(), check=check, timeout=180)

    def launch(self) -> None:
        """Start the game as the desktop's menu does."""
        self.room.start(["gio", "launch", self.entry], USER, self.env(), self.log)

    def open_file(self, file: str) -> None:
        """Open a file as a double click in the file manager does."""
        self.room.start(["gio", "open", file], USER, self.env(), self.log)

    def running(self) -> bool:
        """Whether the game runs."""
        return self.room.runs("monopoly-qt")

    def close(self) -> None:
        """Close the window as its frame's button does; Wayland's test compositor has no key for that."""
        if self.wayland:
            # when a dialog goes, weston leaves the keyboard to nobody: click on the text above the button first
            if spot := self.screen.primary():
                self.screen.click(spot.x + 8, spot.y - 12)
            self.screen.key("ctrl+q")
        else:
            self.screen.key("alt+F4")

    def put(self, source: Path, name: str) -> str:
        """Give the user a file; its place as the user sees it."""
        target = self.home / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
        self.room.run(["chown", "-R", f"{USER}:{USER}", HOME])
        return f"{HOME}/{name}"

    def selftest(self) -> dict[str, object]:
        """What the installed program finds out about itself. RuntimeError when it finds a fault."""
        self.run(*self.program, "--selftest", f"{HOME}/selftest.json")
        found = json.loads((self.home / "selftest.json").read_text(encoding="utf-8"))
        (self.home / "selftest.json").unlink()
        assert isinstance(found, dict)
        return found


@contextmanager
def desk(system: str, packages: Path, screen: Screen, wayland: bool = False) -> Iterator[LinuxDesk]:
    """A clean system with a user, the packages to try in /packages, and that desk's screen."""
    archives = STORE / f"archives-{system}"
    (archives / "partial").mkdir(parents=True, exist_ok=True)
    binds: dict[str | Path, str] = {packages: "/packages", archives: "/var/cache/apt/archives"}
    with ExitStack() as stack:
        room = stack.enter_context(Room(system, binds))
        room.bind("/tmp/.X11-unix", "/tmp/.X11-unix")
        room.run(["useradd", "--create-home", "--uid", "1000", "--shell", "/bin/sh", USER])
        room.run(["install", "-d", "-o", USER, "-g", USER, "-m", "700", RUNTIME])
        room.run(["apt-get", "-q", "update"])
        room.run(["apt-get", "-qy", "install", "--no-install-recommends", *DESKTOP])
        at = LinuxDesk(room, screen, wayland)
        if wayland:
            _compositor(at)
        with screen.on_failure():
            yield at


def _compositor(at: LinuxDesk) -> None:
    """Weston on its X11 backend, outside of the system; its socket is lent to the user inside."""
    place = at.screen.pictures / "runtime"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(mode=0o777)
    # smaller than the screen: weston knows where the pointer is only once it has come in from outside
    width, height = (side - 20 for side in at.screen.size)
    at.screen.rest = (width - 20, height - 20)
    at.screen.start(
        "weston", "--backend=x11-backend.so", "--use-pixman", f"--width={width}", f"--height={height}",
        "--socket=wayland-check", "--idle-time=0", "--no-config", XDG_RUNTIME_DIR=str(place),
    )  # fmt: skip
    wait("weston", (place / "wayland-check").is_socket, 20)
    (place / "wayland-check").chmod(0o777)
    at.room.bind(place / "wayland-check", f"{RUNTIME}/wayland-check")
    wait("the compositor's desktop", lambda: not at.screen.blank(), 20)


def install_deb(at: LinuxDesk) -> None:
    """Install the .deb as a user's software centre does, and what it depends on, and nothing else."""
    deb = next((at.room.root / "packages").glob("*.deb"))
    at.room.run(["apt-get", "-qy", "install", "--no-install-recommends", f"/packages/{deb.name}"])


def left_behind(room: Room) -> list[str]:
    """Everything outside of the users' homes that still speaks of the game."""
    skip = [
        place
        for name in ("proc", "sys", "dev", "home", "packages", "tmp")
        for place in ("-path", f"/{name}", "-prune", "-o")
    ]
    cache = ["-path", "/var/cache/apt/archives", "-prune", "-o"]
    names = room.run(["find", "/", "-xdev", *skip, *cache, "-iname", "*monopoly*", "-print"]).stdout.split()
    lists = ["/usr/share/applications/mimeinfo.cache", "/usr/share/mime", "/var/lib/dpkg/status"]
    told = room.run(["grep", "-rils", "monopoly", *lists], check=False).stdout.split()
    return names + told


def deb(system: str, packages: Path, screen: Screen, wayland: bool) -> Iterator[str]:
    """The whole life of the .deb on one system; yields what was seen."""
    with desk(system, packages, screen, wayland) as at:
        began = time.monotonic()
        install_deb(at)
        yield f"installed in {time.monotonic() - began:.0f} s"
        found = at.selftest()
        platform = found["platform"]
        assert isinstance(platform, dict)
        expected = "wayland" if wayland else "xcb"
        if platform["qt_platform"] != expected:
            raise Unseen(f"Qt chose {platform['qt_platform']}, not {expected}")
        yield f"self-test good, Qt platform {expected}"
        version = at.run("monopoly-qt", "--version").stdout.strip()
        if not re.fullmatch(r".* \d+\.\d+\.\d+", version):
            raise Unseen(f"--version says {version!r}")
        yield from first_evening(at)
        yield from open_saved_game(at, at.put(at.journals()[0], "Documents/Sunday evening.monopoly"))
        at.room.run(["apt-get", "-qy", "purge", "monopoly-qt"])
        if rest := left_behind(at.room):
            raise Unseen(f"purging left {rest}")
        if not at.journals() or not (at.home / "Documents/Sunday evening.monopoly").exists():
            raise Unseen("purging took the user's games")
        yield "purged: nothing left but the user's games"


def run_file(packages: Path, screen: Screen) -> Iterator[str]:
    """The whole life of the self-extracting .run on Debian 12, whose X libraries it must bring along."""
    with desk("debian12", packages, screen) as at:
        run = next(packages.glob("*.run"))
        at.room.run(["apt-get", "-qy", "install", "--no-install-recommends", *ANY_DESKTOP])
        at.run("sh", f"/packages/{run.name}", "--", "--no-start")
        at.entry = f"{HOME}/.local/share/applications/{ID}.desktop"
        at.program = [f"{HOME}/.local/bin/monopoly-qt"]
        at.selftest()
        yield "installed without root, self-test good"
        yield from first_evening(at)
        yield from open_saved_game(at, at.put(at.journals()[0], "Documents/Sunday evening.monopoly"))
        at.run(f"{HOME}/.local/opt/monopoly-qt/uninstall.sh", "--uninstall")
        rest = [file for file in at.home.rglob("*") if re.search("monopoly", file.name, re.I)]
        rest = [file for file in rest if not file.is_relative_to(at.data) and file.suffix != ".monopoly"]
        rest = [
            file for file in rest if not re.search(r"\.local/state|\.config|\.cache", str(file)) and file != at.data
        ]
        if rest or not at.journals():
            raise Unseen(f"uninstalling left {rest}, games: {at.journals()}")
        yield "uninstalled: the games are kept"
