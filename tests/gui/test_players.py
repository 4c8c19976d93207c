"""The players' panels."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.frames import Opening, Purchase, Turn
from monopoly_qt.core.game import Player
from monopoly_qt.core.state import State
from monopoly_qt.widgets.panel_words import arrange
from monopoly_qt.widgets.players import PlayersView
from monopoly_qt.widgets.theme import theme

from .desk import Desk
from .table import PLAYERS, position

KEPT: list[PlayersView] = []  # a window lives as long as somebody holds it


@dataclass
class Shown:
    view: PlayersView
    state: State


def _show(qtbot: QtBot, state: State, width: int = 420, kinds: list[str] | None = None) -> Shown:
    players = PLAYERS[: len(state.cash)]
    view = PlayersView()
    qtbot.addWidget(view)
    view.resize(width, 300)
    view.set_game(players, Texts(state.board, players))
    view.show()
    view.show_state(state, kinds or ["person"] * len(players))
    KEPT[:] = [view]
    qtbot.waitExposed(view)
    QCoreApplication.processEvents()
    return Shown(view, state)


def test_turn_cash_deeds_cards_and_jail(qtbot: QtBot) -> None:
    state = position([Turn(1)], cash=[1240, 5, 99999], deeds={0: [1, 3, 5, 12], 2: [6]}, mortgaged=[5])
    state.jail[2] = 2
    state.jail_cards[0] = 0
    panels = _show(qtbot, state).view.panels
    assert [p.is_up for p in panels] == [False, True, False]
    assert [p.cash for p in panels] == ["$1,240", "$5", "$99,999"]
    assert [c.text for c in panels[0].chips] == ["2/2", "1/4", "1/2", "1"]
    assert panels[0].chips[0].full
    assert "mortgaged: 1" in panels[0].chips[1].words
    assert "in Jail" in panels[2].status
    assert panels[1].status == "your turn"
    assert panels[0].accessibleName() == "Ann, $1,240"
    assert "purple: 2 of 2" in panels[0].accessibleDescription()


def test_whoever_throws_to_begin_is_marked(qtbot: QtBot) -> None:
    state = position([Opening(1, (0, 1, 2), (7,))])
    assert state.turn < 0
    panels = _show(qtbot, state).view.panels
    assert [panel.is_up for panel in panels] == [False, True, False]
    assert [panel.status for panel in panels] == ["", "is asked", ""]


def test_bankrupt_and_computers(qtbot: QtBot) -> None:
    state = position([Turn(1), Purchase(1, 39)])
    state.bankrupt[0] = True
    panels = _show(qtbot, state, kinds=["person", "person", "casual"]).view.panels
    assert panels[0].status == "bankrupt"
    assert "Casual" in panels[2].status


def test_no_worth_is_shown_anywhere(qtbot: QtBot) -> None:
    """TAX-2: cash is open, the worth is not."""
    state = position([Turn(0)], cash=[1000, 1000, 1000], deeds={0: [39]})
    panel = _show(qtbot, state).view.panels[0]
    assert "1,400" not in panel.accessibleName() + panel.accessibleDescription() + panel.cash


def test_pointing_lights_the_deeds(qtbot: QtBot) -> None:
    state = position([Turn(0)], deeds={0: [1, 3, 39]})
    panel = _show(qtbot, state).view.panels[0]
    with qtbot.waitSignal(panel.pointed, check_params_cb=lambda spaces: spaces == [39]):
        qtbot.mouseMove(panel, panel._places[1].center())
    with qtbot.waitSignal(panel.pointed, check_params_cb=lambda spaces: spaces == [1, 3, 39]):
        qtbot.mouseMove(panel, QPoint(5, 5))


@pytest.mark.parametrize("width", [312, 420, 640])
def test_chips_stay_inside_and_apart(qtbot: QtBot, width: int) -> None:
    one_of_each = [1, 6, 11, 16, 21, 26, 31, 37, 5, 12]
    state = position([Turn(7)], seats=8, cash=[99999] * 8, deeds={7: one_of_each})
    state.jail_cards = [7, 7]
    view = _show(qtbot, state, width).view
    panel = view.panels[7]
    assert len(panel._places) == 11
    for n, place in enumerate(panel._places):
        assert panel.rect().contains(place)
        assert not any(place.intersects(other) for other in panel._places[:n])
    assert view.verticalScrollBar().maximum() > 0  # eight don't fit, so it scrolls


def test_a_long_name_takes_the_narrow_face_then_more_lines_and_is_never_cut(qtbot: QtBot) -> None:
    name_font, status_font = theme().font(17, bold=True), theme().font(14.5)
    name = PLAYERS[7].name
    words = arrange(name, ["next"], 165, name_font, status_font)
    assert words.name == (name,)
    assert "Condensed" in words.name_font.family()
    assert words.rows == ("next",)
    narrow = arrange(name, ["your turn", "in Jail"], 90, name_font, status_font)
    assert " ".join(narrow.name) == name
    assert len(narrow.name) > 1
    assert narrow.rows == ("your turn", "in Jail")
    assert narrow.height > words.height


def test_characters_that_count_twice_are_kept_whole(qtbot: QtBot) -> None:
    font = theme().font(17)
    assert "".join(arrange("\U0001f98a" * 24, [], 60, font, font).name) == "\U0001f98a" * 24


def test_a_hostile_name_is_shown_as_it_is(qtbot: QtBot) -> None:
    state = position([Turn(0)], seats=2)
    players = (Player("<b>&x", "car", "#C8420F"), PLAYERS[1])
    view = PlayersView()
    qtbot.addWidget(view)
    view.set_game(players, Texts(state.board, players))
    view.show_state(state, ["person", "person"])
    assert view.panels[0].accessibleName() == "<b>&x, $1,500"


def test_whoever_moves_is_scrolled_into_view(qtbot: QtBot) -> None:
    state = position([Turn(0)], seats=8)
    shown = _show(qtbot, state)
    for seat in (7, 0, 4):
        state = state.copy()
        state.stack = [Turn(seat)]
        shown.view.show_state(state, ["person"] * 8)
        panel = shown.view.panels[seat]
        top = panel.mapTo(shown.view.viewport(), QPoint(0, 0)).y()
        assert top >= 0
        assert top + panel.height() <= shown.view.viewport().height()


def test_eight_are_all_seen_on_a_small_desktop(qtbot: QtBot, tmp_path: Path) -> None:
    """As large as a maximised window of 1366×768 leaves, everybody with deeds of three groups, the log still of use."""
    desk = Desk(qtbot, tmp_path, size=(1366, 745))
    deeds = {seat: (n, n + 8, n + 16) for seat, n in enumerate((1, 3, 5, 6, 8, 9, 11, 12))}
    desk.deal(position([Turn(0)], seats=8, deeds=deeds))
    desk.come()
    players, log = desk.window.players, desk.window.log
    assert players.verticalScrollBar().maximum() == 0
    assert log.list.height() >= 120
    desk.close()
