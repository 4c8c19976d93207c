"""What the settings do to the window: theme, text size, speed, sound, language."""

from PySide6.QtCore import QObject

from ..bridge import language
from ..bridge import settings as keys
from ..bridge.settings import Settings
from ..widgets.animator import Animator
from ..widgets.sound import Sounds
from ..widgets.theme import SCALES, theme
from .menus import Actions, single_key


class Looks(QObject):
    """Follows the settings; each takes effect at once."""

    def __init__(
        self, settings: Settings, actions: Actions, animator: Animator, sounds: Sounds, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings, self._actions = settings, actions
        self._animator, self._sounds = animator, sounds
        settings.changed.connect(self.apply)

    def apply(self, name: str = "") -> None:
        """Take over all settings; `name` is the one that changed."""
        settings, actions, look = self._settings, self._actions, theme()
        if look.name != settings.get(keys.THEME):
            look.choose(settings.get(keys.THEME))
        if look.scale != settings.get(keys.TEXT_SIZE):
            look.set_scale(settings.get(keys.TEXT_SIZE))
        if look.patterns != settings.get(keys.PATTERNS):
            look.set_patterns(settings.get(keys.PATTERNS))
        self._animator.speed = settings.get(keys.SPEED)
        self._sounds.set_on(settings.get(keys.SOUND))
        self._sounds.set_volume(settings.get(keys.VOLUME))
        for key, setting in (("theme", keys.THEME), ("speed", keys.SPEED), ("language", keys.LANGUAGE)):
            actions.choose(key, settings.get(setting))
        actions.all["patterns"].setChecked(settings.get(keys.PATTERNS))
        actions.all["sound"].setChecked(settings.get(keys.SOUND))
        single_key(actions, "pause", settings.get(keys.PAUSE_KEY))
        single_key(actions, "hint", settings.get(keys.HINT_KEY))
        if name == keys.LANGUAGE.name:
            language.set_language(settings.get(keys.LANGUAGE))

    def toggle(self, key: keys.Key[bool]) -> None:
        """Switch a setting on or off."""
        self._settings.set(key, not self._settings.get(key))

    def resize_text(self, by: int) -> None:
        """The next larger (1) or smaller (-1) text size; the usual one for 0."""
        now = min(range(len(SCALES)), key=lambda n: abs(SCALES[n] - theme().scale))
        wanted = SCALES[max(0, min(len(SCALES) - 1, now + by))] if by else SCALES[0]
        self._settings.set(keys.TEXT_SIZE, wanted)
