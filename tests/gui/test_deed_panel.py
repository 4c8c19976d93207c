"""The deed panel: the rents of the core, the one that counts now, and what is missing for the set."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLabel, QScrollBar
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.bridge import language
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State
from monopoly_qt.widgets.deed import DeedPanel
from monopoly_qt.widgets.theme import theme

from .table import PLAYERS, position


def panel(qtbot: QtBot, index: int, state: State, width: int = 232) -> DeedPanel:
    made = DeedPanel()
    qtbot.addWidget(made)
    players = PLAYERS[: len(state.cash)]
    made.set_game(state.board, players, Texts(state.board, players))
    made.show_space(index, state)
    made.resize(width, 420)
    made.show()
    return made


def rows(deed: DeedPanel) -> list[tuple[str, str, bool]]:
    """Label, value and whether it counts now, of each line that is shown."""
    found = []
    for frame in deed.findChildren(QFrame):
        role = frame.property("role")
        if role in ("row", "now") and frame.isVisible():
            label, value = frame.findChildren(QLabel)
            found.append((label.text(), value.text(), role == "now"))
    return found


def words(deed: DeedPanel) -> str:
    """All lines that are no rents."""
    labels = [x for x in deed.findChildren(QLabel) if x.isVisible() and x.parent().property("role") is None]
    return "\n".join(label.text() for label in labels)


def reaches_zero(bar: QScrollBar) -> bool:
    """Whether there is nothing to scroll."""
    return bar.maximum() == 0


def test_the_rents_of_a_street(qtbot: QtBot) -> None:
    deed = panel(qtbot, 29, position())
    assert [value for _label, value, _now in rows(deed)] == ["$24", "$48", "$120", "$360", "$850", "$1,025", "$1,200"]
    assert not any(now for *_rest, now in rows(deed))
    assert "For sale at $280" in words(deed)
    assert "House $150 · mortgage $140" in words(deed)
    assert "Atlantic Avenue (for sale)" in words(deed)


@pytest.mark.parametrize(
    ("deeds", "buildings", "expected"),
    [
        ({0: [16]}, {}, "$14"), ({0: [16, 18, 19]}, {}, "$28"), ({0: [16, 18, 19]}, {16: 1}, "$70"),
        ({0: [16, 18, 19]}, {16: 4}, "$750"), ({0: [16, 18, 19]}, {16: 5}, "$950"), ({}, {}, None),
    ],
)  # fmt: skip
def test_the_rent_that_counts_now(
    qtbot: QtBot, deeds: dict[int, list[int]], buildings: dict[int, int], expected: str | None
) -> None:
    deed = panel(qtbot, 16, position(deeds=deeds, buildings=buildings))
    assert [value for _label, value, now in rows(deed) if now] == ([expected] if expected else [])


def test_a_mortgaged_deed_earns_nothing(qtbot: QtBot) -> None:
    deed = panel(qtbot, 16, position(deeds={1: [16, 18]}, mortgaged=[16]))
    assert not any(now for *_rest, now in rows(deed))
    assert "Bob · mortgaged" in words(deed)
    assert "lifted for $99" in words(deed)  # 90 and a tenth
    assert "For the set: New York Avenue (for sale)" in words(deed)


def test_an_owner_in_jail_earns_nothing_where_that_was_agreed(qtbot: QtBot) -> None:
    state = position(deeds={1: [16]}, rules=Rules(rent_in_jail=False))
    state.jail[1] = 1
    deed = panel(qtbot, 16, state)
    assert not any(now for *_rest, now in rows(deed))
    assert "in Jail" in words(deed)


def test_railroads_and_utilities(qtbot: QtBot) -> None:
    state = position(deeds={0: [5, 15], 1: [12, 28], 2: [25]})
    assert rows(panel(qtbot, 5, state)) == [
        ("1 owned", "$25", False), ("2 owned", "$50", True), ("3 owned", "$100", False),
        ("4 owned", "$200", False),
    ]  # fmt: skip
    assert rows(panel(qtbot, 12, state)) == [("1 owned", "4 × throw", False), ("2 owned", "10 × throw", True)]
    assert "Bob has the whole set" in words(panel(qtbot, 28, state))


def test_four_houses_are_not_shown_where_three_make_a_hotel(qtbot: QtBot) -> None:
    labels = [label for label, *_rest in rows(panel(qtbot, 1, position(rules=Rules(houses_for_hotel=3))))]
    assert labels == ["Rent", "The whole set", "1 house", "2 houses", "3 houses", "Hotel"]


@pytest.mark.parametrize("index", [0, 2, 4, 7, 10, 20, 30, 38])
def test_other_spaces_say_what_happens_there(qtbot: QtBot, index: int) -> None:
    state = position()
    deed = panel(qtbot, index, state)
    texts = Texts(state.board, PLAYERS[:3])
    assert texts.rule(texts.topic(index)[0])[1] in words(deed)
    assert rows(deed) == []


def test_the_pot_is_told(qtbot: QtBot) -> None:
    state = position(rules=Rules(free_parking="pot"))
    state.pot = 1250
    assert "$1,250" in words(panel(qtbot, 20, state))


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("spoken", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("board_id", assets.board_ids())
def test_nothing_is_cut_off_at_any_text_size(qtbot: QtBot, board_id: str, spoken: str, scale: int) -> None:
    language.set_language(spoken)
    state = position(seats=8, board=board_id, deeds={7: [1, 5, 12, 16], 2: [18, 19]}, mortgaged=[5])
    theme().set_scale(scale)
    try:
        for index in range(40):
            deed = panel(qtbot, index, state, width=theme().px(232))
            page = deed.widget()
            for label in page.findChildren(QLabel):
                if not label.isVisible():
                    continue
                needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                assert label.height() >= needed, (index, label.text())
                if not label.wordWrap():
                    assert label.width() >= label.sizeHint().width(), (index, label.text())
            assert page.width() <= deed.viewport().width(), index
            deed.resize(deed.sizeHint())
            bar = deed.verticalScrollBar()
            qtbot.waitUntil(partial(reaches_zero, bar))  # with that room nothing is scrolled
            deed.close()
    finally:
        theme().set_scale(100)
        language.set_language("en")


def test_the_rent_that_counts_is_scrolled_to(qtbot: QtBot) -> None:
    deed = panel(qtbot, 1, position())
    deed.resize(232, 140)
    deed.show_space(19, position(deeds={0: [16, 18, 19]}, buildings={19: 5}))
    row = next(f for f in deed.findChildren(QFrame) if f.property("role") == "now")
    top = row.mapTo(deed.viewport(), row.rect().topLeft()).y()
    assert 0 <= top <= deed.viewport().height() - row.height()
    deed.show_space(1, position())
    assert deed.verticalScrollBar().value() == 0


def test_the_keyboard_scrolls_it_where_it_must(qtbot: QtBot) -> None:
    deed = panel(qtbot, 1, position())
    qtbot.waitUntil(lambda: deed.focusPolicy() == Qt.FocusPolicy.NoFocus)
    deed.resize(232, 140)
    qtbot.waitUntil(lambda: deed.focusPolicy() == Qt.FocusPolicy.TabFocus)
    deed.setFocus()
    QTest.keyClick(deed, Qt.Key.Key_Down)
    assert deed.verticalScrollBar().value() > 0


def test_the_name_is_large(qtbot: QtBot) -> None:
    deed = panel(qtbot, 29, position())
    name = next(x for x in deed.findChildren(QLabel) if x.text() == "Marvin Gardens")
    assert name.font().pixelSize() >= 18


def test_names_are_plain_text(qtbot: QtBot) -> None:
    deed = panel(qtbot, 29, position())
    assert all(label.textFormat().name == "PlainText" for label in deed.findChildren(QLabel))


def test_with_room_again_the_name_is_back_in_view(qtbot: QtBot) -> None:
    """A tall question leaves little: the rent that counts is shown; afterwards the deed is seen from its top."""
    deed = panel(qtbot, 21, position(deeds={1: [21, 23, 24]}, buildings={21: 4, 23: 4, 24: 4}))
    deed.resize(232, 90)
    assert deed.verticalScrollBar().value() > 0
    deed.resize(232, 260)
    qtbot.waitUntil(lambda: deed.verticalScrollBar().value() == 0)
