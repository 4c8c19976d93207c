"""Settings, rules, keys, licences, and how the game ended."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QSlider

from monopoly_qt import __version__, assets
from monopoly_qt.ai import make_player
from monopoly_qt.bridge import language
from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.game import Game, Setup
from monopoly_qt.core.rules import PRESETS
from monopoly_qt.dialogs.about import AboutDialog, licence_files
from monopoly_qt.dialogs.dialog import Dialog
from monopoly_qt.dialogs.game_over import GameOverDialog
from monopoly_qt.dialogs.rules import RulesDialog, all_rules
from monopoly_qt.dialogs.settings import SettingsDialog
from monopoly_qt.dialogs.shortcuts import ShortcutsDialog

from .table import PLAYERS, Table, position


@pytest.fixture
def table(qtbot: object, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, position())
    yield made
    made.close()


def words(dialog: QDialog) -> str:
    QCoreApplication.processEvents()
    return "\n".join(w.text() for w in dialog.findChildren(QLabel) if w.isVisibleTo(dialog))


def put_away(dialog: QDialog) -> None:
    dialog.close()
    dialog.deleteLater()


# Settings


def test_every_setting_takes_effect_at_once(table: Table) -> None:
    dialog = SettingsDialog(table.settings)
    dialog.open()
    changed: list[str] = []
    table.settings.changed.connect(changed.append)
    for box in dialog.findChildren(QComboBox):
        box.setCurrentIndex((box.currentIndex() + 1) % box.count())
    for tick in dialog.findChildren(QCheckBox):
        tick.click()
    for slider in dialog.findChildren(QSlider):
        slider.setValue(10)
    every = {k.name for k in vars(keys).values() if isinstance(k, keys.Key)}
    shown = {w.objectName() for kind in (QComboBox, QCheckBox, QSlider) for w in dialog.findChildren(kind)}
    assert set(changed) == shown
    assert shown <= every
    assert {"view/theme", "view/text_size", "view/speed", "view/language", "sound/volume"} <= shown
    assert all(w.accessibleName() or w.text() for w in dialog.findChildren(QCheckBox))
    assert all(w.accessibleName() for w in dialog.findChildren(QComboBox))
    put_away(dialog)


def test_settings_show_what_is_set(table: Table) -> None:
    table.settings.set(keys.TEXT_SIZE, 140)  # not one of the sizes in the list
    table.settings.set(keys.SOUND, False)
    dialog = SettingsDialog(table.settings)
    size = dialog.findChild(QComboBox, "view/text_size")
    sound = dialog.findChild(QCheckBox, "sound/on")
    assert size.currentText() == "140 %"
    assert not sound.isChecked()
    put_away(dialog)


def test_a_dialog_speaks_the_language_that_is_chosen_in_it(table: Table) -> None:
    dialog = SettingsDialog(table.settings)
    dialog.open()
    before = words(dialog)
    language.set_language(language.PSEUDO)
    QCoreApplication.processEvents()
    after = words(dialog)
    language.set_language("en")
    QCoreApplication.processEvents()
    assert "ô" in after
    assert words(dialog) == before
    put_away(dialog)


# Rules


def test_the_rules_for_the_question_come_first(table: Table) -> None:
    topic = table.texts.topic(table.state)
    dialog = RulesDialog(table.texts, topic)
    dialog.open()
    shown = [dialog.list.item(n).data(Qt.ItemDataRole.UserRole) for n in range(dialog.list.count())]
    assert shown[: len(topic)] == topic
    assert sorted(shown) == sorted(all_rules())
    assert dialog.chosen() == topic[0]
    assert dialog.title.text() == table.texts.rule(topic[0])[0]
    put_away(dialog)


def test_a_search_finds_all_its_words(table: Table) -> None:
    dialog = RulesDialog(table.texts)
    dialog.open()
    QTest.keyClicks(dialog.search, "jail card")
    assert 0 < dialog.list.count() < len(all_rules())
    for n in range(dialog.list.count()):
        rule = dialog.list.item(n).data(Qt.ItemDataRole.UserRole)
        text = f"{rule} {' '.join(table.texts.rule(rule))}".casefold()
        assert "jail" in text
        assert "card" in text
    QTest.keyClicks(dialog.search, " xyzzy")
    assert dialog.list.count() == 0
    assert "No rule" in dialog.title.text()
    dialog.search.clear()
    dialog.search.setText("TAX-2")
    assert dialog.chosen() == "TAX-2"
    put_away(dialog)


# Keys, about


def test_all_keys_are_listed(table: Table) -> None:
    dialog = ShortcutsDialog(lambda: [("Game", [("New game", "Ctrl+N")]), ("Empty", [])])
    dialog.open()
    for text in ("Game", "New game", "Ctrl+N", "Enter", "Esc"):
        assert text in words(dialog).splitlines()
    assert "Empty" not in words(dialog)
    put_away(dialog)


def test_about_tells_version_trade_mark_offer_and_every_licence(table: Table) -> None:
    dialog = AboutDialog()
    dialog.open()
    told = words(dialog)
    assert __version__ in told
    assert "trade mark" in told
    assert "three years" in told
    assert licence_files()[0] == "NOTICES.md"
    for n in range(dialog.files.count()):
        dialog.files.setCurrentIndex(n)
        name = licence_files()[n]
        assert dialog.text.toPlainText().strip() == assets.read("licences", name).decode("utf-8", "replace").strip()
    put_away(dialog)


@pytest.mark.parametrize("kind", [SettingsDialog, RulesDialog, ShortcutsDialog, AboutDialog])
def test_esc_closes(table: Table, kind: type[Dialog]) -> None:
    dialog = {
        SettingsDialog: lambda: SettingsDialog(table.settings),
        RulesDialog: lambda: RulesDialog(table.texts),
        ShortcutsDialog: lambda: ShortcutsDialog(list),
        AboutDialog: AboutDialog,
    }[kind]()
    dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    put_away(dialog)


# The end


def test_the_end_tells_places_story_and_seed(table: Table) -> None:
    game = Game(Setup("us", PLAYERS[:4], 5, PRESETS["short"]), assets.board("us"))
    computers = [make_player("casual", seed=n) for n in range(4)]
    while game.state.stack:
        seat = game.state.awaiting
        game.do(computers[seat].decide(game.view_for(seat), seat))
    table.session.start(game, None)
    dialog = GameOverDialog(table.session, Texts(game.board, PLAYERS[:4]))
    dialog.open()
    told = words(dialog)
    winner = PLAYERS[game.state.winners[0]].name
    assert f"1. {winner}" in told
    assert winner in dialog.winner.text()
    assert "seed 5" in told
    assert told.count("Turn ") >= 4
    again: list[int] = []
    dialog.again.connect(lambda: again.append(1))
    QTest.keyClick(dialog.again_button, Qt.Key.Key_Return)
    assert again == [1]
    assert not dialog.isVisible()
    put_away(dialog)
