"""A small screen reader: a screen, a session bus and the accessibility bus of its own, and the real program on them.

It speaks the protocol of the bus (AT-SPI 2) itself, since its Python library is not to be had everywhere.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0  # seconds for the program and the buses to answer
_TREE = "org.a11y.atspi.Accessible"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_NOBODY = "/org/a11y/atspi/null"
_LABELLED_BY, _ENABLED, _SHOWING = 2, 8, 25  # numbers of the protocol


@dataclass(frozen=True)
class Thing:
    """An accessible object as the bus describes it."""

    bus: str
    path: str
    role: str
    name: str
    description: str
    parent: str
    labels: int  # how many other objects say what it is for


class Desk:
    """Screen, buses and program; `close` ends each of them by its process id."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._started: list[subprocess.Popen[bytes]] = []
        self._links: list[DBusConnection] = []
        self.heard: list[str] = []
        self._events: list[Message] = []
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        others = ("QT_", "XDG_", "DBUS_", "AT_SPI", "WAYLAND")
        self._env = {key: value for key, value in os.environ.items() if not key.startswith(others)}
        self._env |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8"}
        try:
            self._set_up()
        except BaseException:
            self.close()
            raise

    def _set_up(self) -> None:
        self._env["DISPLAY"] = self._start_screen()
        self._env["DBUS_SESSION_BUS_ADDRESS"] = self._start_bus()
        session = self._connect(self._env["DBUS_SESSION_BUS_ADDRESS"])
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            where = DBusAddress(status.object_path, status.bus_name, _PROPERTIES)
            self._ask(session, new_method_call(where, "Set", "ssv", (status.interface, switch, ("b", True))))
        where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        self.bus = self._connect(self._ask(session, new_method_call(where, "GetAddress"))[0])
        self._listen()

    # What it starts

    def _start(self, *command: str, **options: Any) -> subprocess.Popen[bytes]:
        started = subprocess.Popen(command, env=self._env, cwd=self._folder, start_new_session=True, **options)
        self._started.append(started)
        return started

    def _start_screen(self) -> str:
        """Xvfb finds a free display by itself and says which one."""
        read, write = os.pipe()
        self._start(
            "Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset",
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as pipe:
            return f":{pipe.readline().strip()}"

    def _start_bus(self) -> str:
        daemon = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE)
        assert daemon.stdout is not None
        return daemon.stdout.readline().decode().strip()

    def start_program(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start the real program with a screen reader listening."""
        self._env |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1", "PYTHONPATH": str(ROOT)}
        with (self._folder / "program.txt").open("wb") as log:
            return self._start(sys.executable, "-m", "monopoly_qt", *arguments, stdout=log, stderr=log)

    def close(self) -> None:
        """End everything that was started here."""
        for link in self._links:
            link.close()
        for started in reversed(self._started):
            for number in (signal.SIGTERM, signal.SIGKILL):
                try:
                    os.killpg(started.pid, number)
                    started.wait(5)
                except ProcessLookupError:
                    break
                except subprocess.TimeoutExpired:
                    continue
            if started.stdout is not None:
                started.stdout.close()

    # The bus

    def _connect(self, address: str) -> DBusConnection:
        link = open_dbus_connection(bus=address)
        self._links.append(link)
        return link

    @staticmethod
    def _ask(link: DBusConnection, message: Message) -> tuple[Any, ...]:
        reply = link.send_and_get_reply(message, timeout=PATIENCE)
        if reply.header.message_type is MessageType.error:
            raise RuntimeError(f"{reply.header.fields.get(HeaderFields.error_name)}: {reply.body}")
        return tuple(reply.body)

    def _listen(self) -> None:
        registry = DBusAddress("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")
        for event in ("object:announcement", "object:state-changed", "object:property-change", "window:activate"):
            self._ask(self.bus, new_method_call(registry, "RegisterEvent", "sass", (event, [], "")))
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        where = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
        self._ask(self.bus, new_method_call(where, "AddMatch", "s", (rule.serialise(),)))
        self._filter = self.bus.filter(rule, bufsize=10_000)
        self._queue = self._filter.__enter__()

    def announced(self) -> list[str]:
        """All that was announced so far, in order."""
        self._collect()
        return self.heard

    def _collect(self) -> None:
        """Read what has arrived: a question to the registry makes sure that everything sent before it is here."""
        where = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
        self._ask(self.bus, new_method_call(where, "GetId"))
        while self._queue:
            self.heard.append(str(self._queue.popleft().body[3][1]))

    def _property(self, bus: str, path: str, key: str) -> Any:
        where = DBusAddress(path, bus, _PROPERTIES)
        return self._ask(self.bus, new_method_call(where, "Get", "ss", (_TREE, key)))[0][1]

    def _call(self, bus: str, path: str, method: str, interface: str = _TREE) -> Any:
        return self._ask(self.bus, new_method_call(DBusAddress(path, bus, interface), method))[0]

    # The tree

    def _children(self, bus: str, path: str) -> list[tuple[str, str]]:
        return [tuple(c) for c in self._call(bus, path, "GetChildren") if c[1] != _NOBODY]

    def _thing(self, bus: str, path: str, parent: str) -> Thing:
        role = self._call(bus, path, "GetRoleName")
        name, description = self._property(bus, path, "Name"), self._property(bus, path, "Description")
        labels = self._labels(bus, path) if role == "combo box" else 0
        return Thing(bus, path, role, name, description, parent, labels)

    def _labels(self, bus: str, path: str) -> int:
        return sum(len(targets) for kind, targets in self._call(bus, path, "GetRelationSet") if kind == _LABELLED_BY)

    def tree(self) -> list[Thing]:
        """All accessible objects of the program."""
        top = self._children("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        found, coming = [], [(bus, path, "") for bus, path in top]
        while coming:
            bus, path, parent = coming.pop()
            try:
                found.append(self._thing(bus, path, parent))
                coming += [(b, p, path) for b, p in self._children(bus, path)]
            except RuntimeError:
                continue  # it went while we looked
        return found

    def wait_for(self, what: Callable[[], Any]) -> Any:
        """Ask again until there is something. AssertionError when it takes too long."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = what()
            if found:
                return found
            time.sleep(0.05)
        log = (self._folder / "program.txt").read_text()
        seen = [t.name for t in self.tree() if t.role in ("push button", "label") and t.name]
        raise AssertionError(f"nothing came; it said {self.heard[-8:]}; to be seen are {seen}; it wrote: {log}")

    def find(self, role: str, name: str) -> list[Thing]:
        """The objects of a role whose name matches."""
        return [t for t in self.tree() if t.role == role and re.search(name, t.name)]

    def _states(self, thing: Thing) -> int:
        """All its states as bits; none when it went since it was found: the game goes on while we look."""
        try:
            return int(self._call(thing.bus, thing.path, "GetState")[0])
        except RuntimeError:
            return 0

    def is_shown(self, thing: Thing) -> bool:
        """Whether it can be seen."""
        return bool(self._states(thing) >> _SHOWING & 1)

    def is_usable(self, thing: Thing) -> bool:
        """Whether it can be seen and is switched on."""
        needed = 1 << _SHOWING | 1 << _ENABLED
        return self._states(thing) & needed == needed

    def press(self, thing: Thing) -> None:
        """What a screen reader's user does with a button. One that has just gone is not pressed."""
        where = DBusAddress(thing.path, thing.bus, "org.a11y.atspi.Action")
        with contextlib.suppress(RuntimeError):
            self._ask(self.bus, new_method_call(where, "DoAction", "i", (0,)))


def desk(folder: Path) -> Iterator[Desk]:
    """A desk for a fixture."""
    made = Desk(folder)
    yield made
    made.close()
