"""Switching the language while the program runs."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from monopoly_qt.bridge import language
from monopoly_qt.bridge.text import Texts
from monopoly_qt.bridge.texts.names import money_affixes
from monopoly_qt.bridge.texts.source import Counts, translate
from monopoly_qt.core.actions import Refusal, Roll


class Ear(QObject):
    """Hears of the changes of language."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Count, and let everything pass."""
        self.heard += event.type() == QEvent.Type.LanguageChange
        return False


@pytest.mark.parametrize(
    ("code", "money", "roll", "group"),
    [
        ("en", "$12,405", "Throw the dice", "dark blue"),
        ("de", "12.405\u00a0$", "Würfeln", "Dunkelblau"),
        ("fr", "12\u202f405\u00a0$", "Lancer les dés", "bleu foncé"),
        ("es", "12.405\u00a0$", "Tirar los dados", "azul oscuro"),
    ],
)
def test_the_same_texts_speak_each_language(code: str, money: str, roll: str, group: str, texts: Texts) -> None:
    language.set_language(code)
    assert language.current() == code
    assert texts.money(12405) == money
    assert texts.action(Roll(0)) == roll
    assert texts.group("dark_blue") == group


def test_less_than_nothing_has_a_minus(texts: Texts) -> None:
    assert texts.money(-40) == "\u2212$40"


@pytest.mark.parametrize(
    ("code", "one", "many"), [("en", "1 house", "3 houses"), ("de", "1 Haus", "3 Häuser"), ("es", "1 casa", "3 casas")]
)
def test_plurals(code: str, one: str, many: str, texts: Texts) -> None:
    language.set_language(code)
    assert (texts.buildings(1), texts.buildings(3)) == (one, many)


def test_the_windows_hear_of_a_switch(qapp: QApplication) -> None:
    ear = Ear()
    qapp.installEventFilter(ear)
    language.set_language("de")
    QCoreApplication.processEvents()
    qapp.removeEventFilter(ear)
    assert ear.heard


@pytest.mark.parametrize(("code", "cancel"), [("de", "Abbrechen"), ("fr", "Annuler"), ("es", "Cancelar")])
def test_qts_own_words_are_switched_too(code: str, cancel: str) -> None:
    language.set_language(code)
    assert translate("QPlatformTheme", "Cancel").replace("&", "") == cancel


def test_back_to_english_leaves_nothing_behind(texts: Texts) -> None:
    language.set_language("fr")
    language.set_language("en")
    assert texts.refusal(Refusal("TURN-6", "throw_first")) == "Throw the dice first. (TURN-6)"


def test_system_is_one_of_ours() -> None:
    language.set_language("system")
    assert language.current() == language.system_language()
    assert language.current() in language.SHIPPED


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        language.set_language("tlh")
    assert language.current() == "en"


def test_captions_may_be_broken_and_sentences_may_not(texts: Texts) -> None:
    language.set_language("de")
    assert "\u00ad" in texts.caption(4)
    assert texts.space(4) == "Einkommensteuer"


def test_the_pseudo_language_makes_every_word_longer_and_keeps_values(texts: Texts) -> None:
    plain = [texts.rule(rule)[1] for rule in ("GO-1", "RENT-5", "TAX-4", "BUILD-6")]
    language.set_language(language.PSEUDO)
    longer = [texts.rule(rule)[1] for rule in ("GO-1", "RENT-5", "TAX-4", "BUILD-6")]
    for before, after in zip(plain, longer, strict=True):
        assert 1.25 * len(before) < len(after) < 1.6 * len(before)
        assert after.count("$") == before.count("$")
    assert Counts.tr("%n house(s)", "", 3) == "3 housesôô"
    assert translate("Nowhere", "&File {name}") == "&Fileôô {name}"


@pytest.mark.parametrize(
    ("code", "affixes"), [("en", ("£", "")), ("de", ("", "\u00a0£")), ("fr", ("", "\u00a0£")), ("es", ("", "\u00a0£"))]
)
def test_fields_for_sums_have_the_sign_where_the_language_puts_it(code: str, affixes: tuple[str, str]) -> None:
    language.set_language(code)
    assert money_affixes("£") == affixes
