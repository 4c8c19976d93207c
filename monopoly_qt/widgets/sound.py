"""One quiet sound for each kind of event."""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject

from .. import assets
from ..core import events as ev
from ..core.frames import BANK, Auction

PAUSE: Final = 90  # ms between two sounds: several events of one moment are heard as one

# The sound of an event; where it depends on the event, see `name_of`.
_NAMES: Final[dict[type[ev.Event], str]] = {
    ev.TurnBegan: "turn",
    ev.Thrown: "dice",
    ev.Moved: "step",
    ev.Jailed: "jail",
    ev.Drawn: "card",
    ev.Built: "house",
    ev.BidMade: "bid",
    ev.WentBankrupt: "bankrupt",
    ev.GameOver: "win",
}
_DEED_NAMES: Final = {"bought": "buy", "auctioned": "won", "traded": "trade"}


class Effect(Protocol):
    """A sound that can be played."""

    def play(self) -> None:
        """From its beginning."""

    def setVolume(self, volume: float) -> None:
        """0 to 1."""


def name_of(event: ev.Event) -> str:
    """The sound for an event, "" for none."""
    if isinstance(event, ev.Paid):
        return "receive" if event.source == BANK else "pay"
    if isinstance(event, ev.DeedMoved):
        return _DEED_NAMES.get(event.how, "")
    if isinstance(event, ev.Pushed):
        return "auction" if isinstance(event.frame, Auction) else ""
    return _NAMES.get(type(event), "")


class Sounds(QObject):
    """Plays the sounds. Loads nothing before `prepare`, and stays silent where there is no device."""

    def __init__(self, load: Callable[[str], Effect | None] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._load = load or self._from_file
        self._effects: dict[str, Effect | None] = {}
        self._on, self._volume = True, 0.6
        self._since = QElapsedTimer()
        self._ready = False

    def prepare(self) -> None:
        """From now on sounds may be loaded: call it after the window was painted for the first time."""
        self._ready = True

    def set_on(self, on: bool) -> None:
        """Sound or silence."""
        self._on = on

    def set_volume(self, percent: int) -> None:
        """0 to 100 per cent."""
        self._volume = max(0, min(100, percent)) / 100
        for effect in self._effects.values():
            if effect is not None:
                effect.setVolume(self._volume)

    def hear(self, event: ev.Event) -> None:
        """Plays the sound of an event, if it has one and the last one is not too close."""
        name = name_of(event)
        if not name or not self._on or not self._ready or not self._volume:
            return
        if self._since.isValid() and self._since.elapsed() < PAUSE:
            return
        if name not in self._effects:
            self._effects[name] = self._load(name)
        effect = self._effects[name]
        if effect is not None:
            self._since.start()
            effect.setVolume(self._volume)
            effect.play()

    def _from_file(self, name: str) -> Effect | None:
        # imported late: the library costs time at the start, and a silent game never needs it
        from PySide6.QtCore import QUrl
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        if QMediaDevices.defaultAudioOutput().isNull():
            return None
        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(assets.path("sounds", f"{name}.wav"))))
        return effect
