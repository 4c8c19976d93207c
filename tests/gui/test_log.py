"""The log: lines, links, why, filter, copy, keys, and ten thousand lines."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from monopoly_qt.ai.reasons import Why
from monopoly_qt.bridge.log_book import Item
from monopoly_qt.bridge.text import Texts
from monopoly_qt.bridge.texts.line import Line, Part
from monopoly_qt.core import actions as act
from monopoly_qt.core.events import Declined, Started
from monopoly_qt.core.frames import Purchase, Turn
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.widgets.log import LogView
from monopoly_qt.widgets.log_line import Laid, Measure

from .desk import Desk
from .table import PLAYERS, position


@pytest.fixture
def game() -> Game:
    state = position([Turn(0), Purchase(0, 39)], deeds={1: [1, 3], 0: [5]})
    made = Game(Setup("us", PLAYERS[:3], 1), state.board, start=state)
    made.do(act.Mortgage(1, 1))
    made.do(act.Buy(0))
    return made


@pytest.fixture
def log(qtbot: QtBot, game: Game) -> LogView:
    view = LogView()
    qtbot.addWidget(view)
    view.resize(420, 400)
    view.set_game(game, Texts(game.board, game.setup.players), "Official")
    view.show()
    qtbot.waitExposed(view)
    return view


def test_newest_line_is_on_top(log: LogView) -> None:
    assert "Boardwalk" in log.line(0).accessibleName()
    assert "Bob" in log.line(1).accessibleName()
    assert log.line(0).y() < log.line(1).y()
    assert log.turn_words == "Turn 24 · Official"


def test_a_space_in_a_line_is_lit_and_chosen(qtbot: QtBot, log: LogView) -> None:
    line = log.line(0)
    part = next(n for n in line.links() if line.told is not None and line.told.line.parts[n].space == 39)
    point = line.rect_of(part).center()
    with qtbot.waitSignal(log.pointed, check_params_cb=lambda spaces: spaces == [39]):
        qtbot.mouseMove(line, point)
    with qtbot.waitSignal(log.chosen, check_params_cb=lambda space: space == 39):
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=point)


def test_a_click_on_a_line_says_why_with_the_rule(qtbot: QtBot, log: LogView) -> None:
    line = log.line(1)
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert log.why.isVisible()
    title, words = Texts(log._game.board, PLAYERS[:3]).rule("MORT-1")
    assert title in log.why.words()
    assert words in log.why.words()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not log.why.isVisible()


def test_the_keyboard_walks_lines_and_links(qtbot: QtBot, log: LogView) -> None:
    log.line(0).setFocus()
    qtbot.keyClick(log.line(0), Qt.Key.Key_Down)
    assert log.line(1).hasFocus()
    qtbot.keyClick(log.line(1), Qt.Key.Key_Home)
    assert log.line(0).hasFocus()
    with qtbot.waitSignal(log.chosen, check_params_cb=lambda space: space == 39):
        qtbot.keyClick(log.line(0), Qt.Key.Key_Right)
        qtbot.keyClick(log.line(0), Qt.Key.Key_Return)
    qtbot.keyClick(log.line(0), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == log.line(0).accessibleName()


def test_filter_and_copy(qtbot: QtBot, log: LogView) -> None:
    log.filter.setCurrentIndex(2)  # everybody, Ann, Bob
    assert [item.line.seat for item in log.list.lines] == [1]
    qtbot.mouseClick(log.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == log.line(0).accessibleName()
    log.filter.setCurrentIndex(0)
    assert len(log.list.lines) == 2


def test_a_new_line_comes_on_top_and_does_not_move_who_reads_below(qtbot: QtBot, log: LogView, game: Game) -> None:
    items = list(log.list.lines) * 30
    log.list.set_lines(items, [p.colour for p in PLAYERS])
    bar = log.list.verticalScrollBar()
    bar.setValue(200)
    seen = {w.accessibleName(): w.y() for w in log.list._shown.values()}
    log.list.append(items[:1])
    assert {w.accessibleName(): w.y() for w in log.list._shown.values()} == seen
    bar.setValue(0)
    log.list.append(items[-1:])
    assert log.line(0).accessibleName() == items[-1].text


def test_names_are_taken_literally(qtbot: QtBot) -> None:
    hostile = "<b>x</b>&amp;\u202eevil"
    players = (Player(hostile, "car", "#C8420F"), *PLAYERS[1:3])
    state = position([Turn(0), Purchase(0, 39)])
    game = Game(Setup("us", players, 1), state.board, start=state)
    game.do(act.Buy(0))
    view = LogView()
    qtbot.addWidget(view)
    view.resize(420, 400)
    view.set_game(game, Texts(game.board, players), "Official")
    view.show()
    assert hostile in view.line(0).accessibleName()
    view.show_why(view.list.lines[-1])
    told = next(label for label in view.why.findChildren(QLabel) if hostile in label.text())
    assert told.textFormat() == Qt.TextFormat.PlainText


def test_ten_thousand_lines_cost_what_is_seen_of_them(log: LogView, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out: list[Item] = []
    lay_out = Measure.lay_out

    def counted(measure: Measure, told: Item, width: int) -> Laid:
        laid_out.append(told)
        return lay_out(measure, told, width)

    monkeypatch.setattr(Measure, "lay_out", counted)
    items = list(log.list.lines) * 5000
    log.list.set_lines(items, [p.colour for p in PLAYERS])
    assert len(laid_out) == len(items)
    laid_out.clear()
    for item in items[:100]:
        log.list.append([item])
    assert len(laid_out) == 100
    laid_out.clear()
    log.list.verticalScrollBar().setValue(log.list.verticalScrollBar().maximum() // 2)
    assert not laid_out
    assert len(log.list._shown) < 40


def test_a_full_stop_never_begins_a_row() -> None:
    measure = Measure()
    parts = (Part("Dora", seat=3), Part(" bid for "), Part("Tennessee Avenue", space=18), Part("."))
    item = Item(Line(3, parts), Declined(3, 18), 1)
    for width in range(150, 420):
        laid = measure.lay_out(item, width)
        stop = laid.words[-1]
        assert stop.text == "."
        assert stop.rect.top() == laid.words[-2].rect.top(), width


def test_what_the_others_did_is_never_cut(qtbot: QtBot, log: LogView) -> None:
    words = ("Percy paid you £50 for Electric Company.", "Dora went to Jail.", "Together £50 more: you have £100 now.")
    for height in range(220, 420, 7):
        log.resize(311, height)
        log.show_digest([Line(0, (Part(text),)) for text in words])
        QApplication.processEvents()
        for label in log.digest.findChildren(QLabel):
            if log.digest.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), (height, label.text())


def test_what_the_sum_counts_and_is_not_told_is_marked(qtbot: QtBot, log: LogView) -> None:
    words = ("Hugo is bankrupt.", "Percy paid you £50.", "Dora went to Jail.", "Together £50 more: you have £100 now.")
    seen = set()
    for height in range(220, 600, 7):
        log.resize(311, height)
        log.show_digest([Line(0, (Part(text),)) for text in words])
        QApplication.processEvents()
        lines = log.digest.lines
        seen.add(len(lines))
        if 1 < len(lines) < 4:
            assert lines[-2].endswith(" …")
            assert lines[-1] == words[-1]
        if len(lines) == 4:
            assert lines == list(words)
    assert seen >= {3, 4}


def test_a_name_without_a_blank_stays_inside() -> None:
    name = "山田太郎左衛門尉花子鈴木一朗佐藤次郎高橋三郎🎩中"
    line = Line(0, (Part("Percy offered "), Part(name, seat=0), Part(" nothing.")))
    measure = Measure()
    laid = measure.lay_out(Item(line, Started(0), 1), 320)
    assert all(word.rect.right() <= 320 for word in laid.words)
    assert "".join(word.text for word in laid.words if word.part == 1) == name
    assert laid.words[-1].rect.bottom() <= laid.height


def test_reasons_stay_when_lines_are_told_anew(log: LogView, game: Game) -> None:
    """Undo and another language tell all lines again; why computers acted is not in the game."""
    texts = Texts(game.board, game.setup.players)
    events = game.do(act.Mortgage(0, 39))
    log.add(events, game.state, game.version, Why("raise_mortgage", {"space": 39}))
    game.do(act.Mortgage(0, 5))
    game.undo()
    log.set_game(game, texts, "Official")
    assert any(item.thought == "Boardwalk earns me least." for item in log.list.lines)
    game.undo()
    log.set_game(game, texts, "Official")
    game.redo()
    log.set_game(game, texts, "Official")
    assert not any(item.thought for item in log.list.lines)  # a move that comes now is another one


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
def test_the_filter_shows_its_choice_whole(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    """Where there is room; with very large text it may be shortened."""
    desk = Desk(qtbot, tmp_path / "desk", size=size)
    desk.deal(position([Turn(0)], 3))
    desk.come()
    box = desk.window.log.filter
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)
    assert box.fontMetrics().horizontalAdvance(box.currentText()) <= room.width()
    desk.close()
