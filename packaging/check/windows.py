"""The Windows installer under Wine 10, from a clean system: silent and by its wizard, and back to nothing."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from check.eyes import Screen, Unseen, wait
from check.play import Desk, first_evening, open_saved_game
from chroots import Room

HOME = "/home/ann"
EXE = "MonopolyQt.exe"
UNINSTALL_KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\MonopolyQt"
KEYS = (UNINSTALL_KEY, r"HKCU\Software\Classes\.monopoly", r"HKCU\Software\Classes\MonopolyQt.Game")
# Wine's own copies of Microsoft's runtime are forbidden: a runtime missing from the installer must be seen
# and Wine makes no Linux menu entries of our shortcuts
STRICT = "msvcp140,msvcp140_1,msvcp140_2,vcruntime140,vcruntime140_1,concrt140=n;winemenubuilder.exe=d"


class WindowsDesk(Desk):
    """A user's desk on a clean Windows, which is Wine's."""

    def __init__(self, room: Room, screen: Screen, user: str) -> None:
        super().__init__(screen)
        self.room, self.user = room, user
        self.drive = room.root / HOME.lstrip("/") / ".wine/drive_c"
        self.profile = self.drive / "users" / user
        self.data = self.profile / "AppData/Roaming/monopoly-qt"
        self.place = self.profile / "AppData/Local/Programs/MonopolyQt"
        self.output = screen.pictures / "output.txt"

    def env(self) -> dict[str, str]:
        """Wine takes the Windows user's name from USER."""
        return {
            "DISPLAY": self.screen.display, "USER": self.user, "LOGNAME": self.user, "HOME": HOME, "WINEDEBUG": "-all",
            "WINEARCH": "win64", "WINEDLLOVERRIDES": STRICT, "XDG_RUNTIME_DIR": "/run/user/1000",
        }  # fmt: skip

    def wine(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run a Windows command to its end, with all that it started."""
        done = self.room.run(["wine", *command], "ann", self.env(), check=check, timeout=240)
        self.settle()
        return done

    def settle(self) -> None:
        """Wait until no Windows program runs any more, as the uninstaller goes on after its first process ended."""
        self.room.run(["wineserver", "--wait"], "ann", self.env(), check=False, timeout=120)

    def begin(self, *command: str) -> None:
        """Start a Windows command and go on."""
        self.room.start(["wine", *command], "ann", self.env(), self.output)

    def inside(self, file: Path) -> str:
        """A file's path as the system inside of the room names it."""
        return "/" + str(file.relative_to(self.room.root))

    def shortcuts(self) -> list[Path]:
        """The game's shortcuts: in the start menu and on the desktop."""
        return sorted(self.profile.rglob("Monopoly Qt.lnk"))

    def launch(self) -> None:
        """Start the game by its shortcut in the start menu.

        A shortcut has its target in Unicode and in the old code page. Wine follows the latter, so a target that the
        code page lacks is only compared, and the program started itself.
        """
        menu = next(link for link in self.shortcuts() if "Start Menu" in link.parts)
        if self.place.name.encode("utf-16-le") not in menu.read_bytes():
            raise Unseen(f"the shortcut does not lead to {self.place}")
        try:
            str(self.place).encode("cp1252")
        except UnicodeEncodeError:
            menu = self.place / EXE
        self.begin("start", "/unix", self.inside(menu))

    def open_file(self, file: str) -> None:
        """Open a file by its type. Wine looks for types in HKLM alone: there it gets a copy of the user's keys."""
        for key in KEYS[1:]:
            self.wine("reg", "copy", key, key.replace("HKCU", "HKLM"), "/s", "/f")
        self.begin("start", "/unix", file)

    def running(self) -> bool:
        """Whether the game runs."""
        return self.room.runs(EXE)

    def close(self) -> None:
        """Close the window as its frame's button does."""
        self.screen.key("alt+F4")

    def put(self, source: Path, name: str) -> str:
        """Give the user a file; its place as the system inside names it."""
        target = self.profile / "Documents" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
        self.room.run(["chown", "-R", "ann:ann", self.inside(target.parent)])
        return self.inside(target)

    def selftest(self) -> dict[str, object]:
        """What the installed program finds out about itself. RuntimeError when it finds a fault."""
        report = self.drive / "selftest.json"
        self.wine(self.inside(self.place / EXE), "--selftest", r"C:\selftest.json")
        found = json.loads(report.read_text(encoding="utf-8"))
        report.unlink()
        assert isinstance(found, dict)
        return found

    def registered(self) -> list[str]:
        """Which of our keys the registry has."""
        return [key for key in KEYS if self.wine("reg", "query", key, check=False).returncode == 0]


@contextmanager
def desk(build: Path, screen: Screen, user: str = "ann", dots: int = 96) -> Iterator[WindowsDesk]:
    """A clean Windows with the installer in /packages and a sound device that can be listened to."""
    stub = build / "check-installers" / "icuuc.dll"
    if not stub.exists():
        _build_stub(stub)
    with Room("wine", {build / "installers": "/packages"}) as room:
        room.bind("/tmp/.X11-unix", "/tmp/.X11-unix")
        room.run(["useradd", "--create-home", "--uid", "1000", "ann"])
        room.run(["install", "-d", "-o", "ann", "-g", "ann", "-m", "700", "/run/user/1000"])
        at = WindowsDesk(room, screen, user)
        at.scale = dots / 96
        room.run(["pulseaudio", "--start", "--exit-idle-time=-1", "--load=module-null-sink sink_name=ear",
                  "--load=module-native-protocol-unix", "-n"], "ann", at.env())  # fmt: skip
        at.wine("wineboot", "--init")
        shutil.copy(stub, at.drive / "windows/system32/icuuc.dll")
        at.wine(
            "reg", "add", r"HKCU\Control Panel\Desktop", "/v", "LogPixels", "/t", "REG_DWORD", "/d", str(dots), "/f"
        )
        with screen.on_failure():
            yield at
        room.run(["wineserver", "--kill"], "ann", at.env(), check=False)


def _build_stub(stub: Path) -> None:
    with Room("build-windows", {Path(__file__).parent: "/source", stub.parent: "/out"}) as room:
        room.run(["x86_64-w64-mingw32-gcc", "-shared", "-O1", "-o", "/out/icuuc.dll", "/source/icuuc.c"])


def setup(at: WindowsDesk) -> str:
    """The installer's path inside."""
    return f"/packages/{next((at.room.root / 'packages').glob('*-setup.exe')).name}"


def sums(folder: Path) -> dict[str, str]:
    """The hash of every file of a folder."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def compare_payload(at: WindowsDesk, payload: Path) -> int:
    """How many files were installed just as they were packed. Unseen when one is missing, changed or too many."""
    packed, installed = sums(payload), sums(at.place)
    extra = set(installed) - set(packed) - {"uninstall.exe", "monopoly-qt.ico", "saved-game.ico"}
    wrong = [name for name, digest in packed.items() if installed.get(name) != digest]
    if wrong or extra:
        raise Unseen(f"installed files differ: {wrong[:5]} {sorted(extra)[:5]}")
    return len(packed)


def loudness(at: WindowsDesk) -> int:
    """The loudest sample that the sound device got while the self-test played one of the game's sounds."""
    recording = at.room.root / "tmp/heard.raw"
    listener = at.room.start(
        ["parec", "--device=ear.monitor", "--format=s16le", "/tmp/heard.raw"], "ann", at.env(), at.output
    )
    time.sleep(1)  # the recorder tells nobody when it is ready
    at.selftest()
    listener.terminate()
    listener.wait(10)
    samples = array("h")
    heard = recording.read_bytes()
    samples.frombytes(heard[: len(heard) // 2 * 2])
    return max(map(abs, samples), default=0)


def silent(build: Path, screen: Screen) -> Iterator[str]:
    """Silent installation, the first evening, sound, upgrade, removal."""
    with desk(build, screen) as at:
        began = time.monotonic()
        at.wine(setup(at), "/S")
        yield f"installed silently in {time.monotonic() - began:.0f} s"
        yield f"{compare_payload(at, build / 'work-windows/payload')} files are as they were packed"
        if len(at.shortcuts()) != 2 or at.registered() != list(KEYS):
            raise Unseen(f"shortcuts {at.shortcuts()}, keys {at.registered()}")
        platform = at.selftest()["platform"]
        assert isinstance(platform, dict)
        if platform["qt_platform"] != "windows":
            raise Unseen(f"Qt chose {platform['qt_platform']}")
        yield "self-test good, two shortcuts, the file type and the uninstaller are registered"
        yield from first_evening(at)
        yield from open_saved_game(at, at.put(at.journals()[0], "Sunday evening.monopoly"))
        # a busy machine may swallow a short sound as a whole, so it gets several chances
        if not (peak := next((heard for heard in (loudness(at) for _ in range(5)) if heard), 0)):
            raise Unseen("the sound device got nothing but silence")
        yield f"sound reaches the device (peak {peak})"
        at.wine(at.inside(at.place / EXE), "simulate", "--seats", "random,random", "--games", "4", "--jobs", "2")
        yield "games in two processes at once"
        yield from _upgrade(at)
        yield from _remove(at)


def _upgrade(at: WindowsDesk) -> Iterator[str]:
    games = at.journal()
    (at.place / "runtime/stale.dll").write_bytes(b"of an older version")
    at.launch()
    at.ready("7-still-open")
    if at.room.run(["wine", setup(at), "/S"], "ann", at.env(), check=False).returncode != 3:
        raise Unseen("an upgrade of the running game was not refused")
    at.quit()
    at.wine(setup(at), "/S")
    if (at.place / "runtime/stale.dll").exists() or at.journal() != games:
        raise Unseen("an upgrade left an old file or changed a game")
    yield "upgraded over the top: old files gone, games kept; refused while the game is open"


def _remove(at: WindowsDesk) -> Iterator[str]:
    games = at.journal()
    at.wine(at.inside(at.place / "uninstall.exe"), "/S")
    at.settle()
    wait("the uninstaller's end", lambda: not (at.place / "uninstall.exe").exists(), 30)
    rest = [
        file for file in at.drive.rglob("*onopoly*") if not file.is_relative_to(at.data) and file.suffix != ".monopoly"
    ]
    rest = [file for file in rest if file != at.profile / "AppData/Local/monopoly-qt"]  # the settings
    if rest or at.registered() or at.journal() != games:
        raise Unseen(f"removing left {rest} {at.registered()}, games kept: {at.journal() == games}")
    yield "removed silently: files, shortcuts and keys gone, games kept"


def wizard(build: Path, screen: Screen) -> Iterator[str]:
    """The wizard's pages at 200 % for a user with Cyrillic and Chinese letters, then removal with the games."""
    with desk(build, screen, "Жанна李", dots=192) as at:
        at.begin(setup(at))
        wait("the wizard", lambda: screen.sees("Setup"))
        for number, page in enumerate(("welcome", "folder"), 1):
            screen.still()
            screen.picture(f"0-{number}-{page}")
            screen.key("Return")
        wait("the files", lambda: (at.place / "uninstall.exe").exists())
        time.sleep(2)
        screen.still()
        screen.picture("0-3-finish")
        screen.key("Return")  # Finish, with "Run Monopoly Qt" ticked
        wait("the game", at.running)
        at.ready("0-4-started-by-the-wizard")
        at.quit()
        yield f"installed by the wizard into {at.place.relative_to(at.drive)}; its last page started the game"
        screens = at.selftest()["scale"]
        assert isinstance(screens, list)
        if screens[0]["ratio"] != 2.0:
            raise Unseen(f"the scale is {screens[0]['ratio']}, not 2")
        yield from first_evening(at)
        yield from open_saved_game(at, at.put(at.journals()[0], "Вечер 晚上.monopoly"))
        at.begin(at.inside(at.place / "uninstall.exe"))
        wait("the uninstaller", lambda: screen.sees("Uninstall"))
        screen.still()
        screen.picture("8-uninstall")
        screen.key("Return")
        # the program's files go before it asks
        wait("the question", lambda: not (at.place / "uninstall.exe").exists())
        time.sleep(1)
        screen.still()
        screen.picture("9-question")
        screen.key("alt+y")  # yes, delete the games too
        wait("the games' end", lambda: not at.data.exists(), 30)
        screen.still()
        screen.key("Return")
        at.settle()
        if at.place.exists() or at.registered():
            raise Unseen(f"the uninstaller left {sorted(at.place.rglob('*'))} {at.registered()}")
        yield "removed by its wizard, the games too, as answered"


def other_folder(build: Path, screen: Screen) -> Iterator[str]:
    """Installed into a folder with letters of three scripts."""
    with desk(build, screen) as at:
        at.place = at.drive / "Spiele_für_Omi/игра游戏"
        at.wine(setup(at), "/S", r"/D=C:\Spiele_für_Omi\игра游戏")
        at.selftest()
        at.start("1-first-start")
        at.quit()
        yield f"installed and started in {at.place.relative_to(at.drive)}"
