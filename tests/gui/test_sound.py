"""Sounds: one for each kind of event, none without a device, none before the window is there."""

import pytest
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.core import events as ev
from monopoly_qt.core.frames import BANK, Auction, Purchase, Reason
from monopoly_qt.widgets.sound import PAUSE, Sounds, name_of


class Effect:
    """Remembers instead of playing."""

    def __init__(self) -> None:
        self.played = 0
        self.volume = -1.0

    def play(self) -> None:
        self.played += 1

    def setVolume(self, volume: float) -> None:
        self.volume = volume


class Shelf:
    """Effects by name, as they were loaded."""

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}

    def load(self, name: str) -> Effect:
        return self.effects.setdefault(name, Effect())


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


RENT = ev.Paid(0, 1, 20, Reason("rent"))


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (ev.Thrown(0, (1, 2), "move"), "dice"), (ev.Moved(0, 0, 3, 3, "throw"), "step"), (RENT, "pay"),
        (ev.Paid(BANK, 0, 200, Reason("salary")), "receive"), (ev.DeedMoved(3, BANK, 0, "bought", 60), "buy"),
        (ev.DeedMoved(3, BANK, 0, "auctioned", 60), "won"), (ev.DeedMoved(3, 1, 0, "traded"), "trade"),
        (ev.Drawn(0, 0, 1), "card"), (ev.Built(0, 1, 0, 1), "house"), (ev.Jailed(0, "card"), "jail"),
        (ev.BidMade(0, 10, 3), "bid"), (ev.WentBankrupt(0, 1), "bankrupt"), (ev.GameOver((1,), "last"), "win"),
        (ev.TurnBegan(0, 1), "turn"), (ev.Pushed(Auction(0, 3, (0, 1))), "auction"), (ev.Pushed(Purchase(0, 3)), ""),
        (ev.Popped(), ""),
    ],
)  # fmt: skip
def test_each_kind_of_event_has_its_sound(event: ev.Event, name: str) -> None:
    assert name_of(event) == name
    assert not name or assets.path("sounds", f"{name}.wav").is_file()


def test_nothing_is_loaded_before_the_window_is_there(shelf: Shelf) -> None:
    sounds = Sounds(shelf.load)
    sounds.hear(RENT)
    assert not shelf.effects
    sounds.prepare()
    sounds.hear(RENT)
    assert shelf.effects["pay"].played == 1


def test_off_is_off_and_the_volume_is_kept(shelf: Shelf) -> None:
    sounds = Sounds(shelf.load)
    sounds.prepare()
    sounds.set_on(False)
    sounds.hear(RENT)
    assert not shelf.effects
    sounds.set_on(True)
    sounds.set_volume(25)
    sounds.hear(RENT)
    assert (shelf.effects["pay"].played, shelf.effects["pay"].volume) == (1, 0.25)
    sounds.set_volume(0)
    sounds.hear(ev.Drawn(0, 0, 1))
    assert "card" not in shelf.effects


def test_sounds_of_one_moment_are_heard_as_one(shelf: Shelf, qtbot: QtBot) -> None:
    sounds = Sounds(shelf.load)
    sounds.prepare()
    for _ in range(5):
        sounds.hear(RENT)
    assert shelf.effects["pay"].played == 1
    qtbot.wait(PAUSE + 20)
    sounds.hear(RENT)
    assert shelf.effects["pay"].played == 2


def test_without_a_device_there_is_silence() -> None:
    asked: list[str] = []

    def none(name: str) -> None:
        asked.append(name)

    sounds = Sounds(none)
    sounds.prepare()
    sounds.hear(RENT)
    sounds.hear(RENT)
    assert asked == ["pay"]
