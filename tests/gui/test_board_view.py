"""The board: nothing clipped or hidden, everything reachable by keyboard, mouse and screen reader."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.bridge import language
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.board import SIZE
from monopoly_qt.core.frames import Turn
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State
from monopoly_qt.widgets import captions
from monopoly_qt.widgets.board import BoardView
from monopoly_qt.widgets.face import Placed, layout
from monopoly_qt.widgets.geometry import Ring
from monopoly_qt.widgets.theme import theme

from .table import PLAYERS, position

SIDES = (640, 716, 1000, 2100)
OWNERS = {0: (1, 3, 5, 39), 1: (6, 8, 9, 12), 2: (16, 18, 19), 7: (15, 25, 35)}


def busy_state(board: str = "us") -> State:
    """All eight seats, houses, a hotel, mortgages, a pot."""
    state = position(
        seats=8, board=board, rules=Rules(free_parking="pot"), deeds={k: list(v) for k, v in OWNERS.items()},
        mortgaged=(5, 12, 15), buildings={1: 5, 3: 4, 6: 1, 8: 2, 9: 3, 16: 4, 18: 5, 19: 4},
    )  # fmt: skip
    state.pot = 12_345
    return state


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    view = shown(qtbot, "us", 700)
    yield view
    view.close()


def made(qtbot: QtBot, board_id: str, side: int, state: State | None = None) -> BoardView:
    """A board that is not on the screen yet."""
    board, view = assets.board(board_id), BoardView()
    qtbot.addWidget(view)
    view.resize(side, side)
    view.set_game(board, PLAYERS, Texts(board, PLAYERS))
    view.show_state(state or busy_state(board_id))
    return view


def shown(qtbot: QtBot, board_id: str, side: int) -> BoardView:
    """A board on the screen."""
    view = made(qtbot, board_id, side)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    return view


def placed(view: BoardView, ring: Ring, index: int) -> list[Placed]:
    return layout(view.spaces[index].face, ring)[0]


@pytest.fixture(params=["en", "de", "fr", "es"])
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """The board in each language."""
    language.set_language(request.param)
    yield request.param
    language.set_language("en")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("board_id", assets.board_ids())
@pytest.mark.parametrize("mortgaged", [False, True])
def test_no_caption_is_clipped(qtbot: QtBot, board_id: str, side: int, mortgaged: bool) -> None:
    state = busy_state(board_id)
    state.pot = 99_999
    if mortgaged:
        state.mortgaged = [kind in ("street", "railroad", "utility") for kind in state.board.kinds]
    view = made(qtbot, board_id, side, state)
    ring = Ring(side)
    for index in range(SIZE):
        whole = QRectF(0, 0, ring.rect(index).width(), ring.rect(index).height())
        captions_of = placed(view, ring, index)
        assert captions_of, index
        for caption in captions_of:
            assert caption.fitted.fits, (caption.text, caption.rect)
            assert caption.fitted.pixels >= captions.LEAST, caption.text
            assert whole.contains(caption.rect), caption.text
            written = "".join(caption.fitted.lines).replace("-", "").replace(" ", "")
            assert written == caption.text.replace("\u00ad", "").replace("-", "").replace(" ", "")
        for one, other in combinations(captions_of, 2):
            assert not one.rect.adjusted(0, 0.1, 0, -0.1).intersects(other.rect), (one.text, other.text)


def test_what_does_not_fit_is_said() -> None:
    assert not captions.fit("Mediterranean Avenue", 10, 10, 14).fits
    assert captions.fit("Mediterranean Avenue", 200, 40, 14).lines == ("Mediterranean Avenue",)


def test_soft_hyphens_say_where_a_word_is_parted() -> None:
    fitted = captions.fit("Elektrizitäts\u00adwerk", 54, 60, 12)
    assert fitted.lines == ("Elektrizitäts-", "werk")
    assert fitted.fits


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("count", range(1, 9))
def test_tokens_stand_side_by_side_and_hide_no_name(qtbot: QtBot, side: int, count: int) -> None:
    ring = Ring(side)
    view = made(qtbot, "us", side)
    for index in range(SIZE):
        for jailed in (False, True) if index == 10 else (False,):
            points, size = ring.slots(index, jailed, count)
            discs = [QRectF(p.x() - size / 2, p.y() - size / 2, size, size) for p in points]
            assert len(discs) == count
            assert size >= 11.5
            for one, other in combinations(points, 2):
                assert (one - other).manhattanLength() >= size - 0.01
                assert (one.x() - other.x()) ** 2 + (one.y() - other.y()) ** 2 >= (size - 0.01) ** 2
            for disc in discs:
                assert QRectF(ring.ring).contains(disc)
                for caption in placed(view, ring, index):
                    text = QRectF(0, 0, caption.fitted.width, caption.fitted.height)
                    text.moveCenter(caption.rect.center() + ring.rect(index).topLeft())
                    assert not text.intersects(disc), (caption.text, count)


def test_those_in_jail_stand_in_the_cell() -> None:
    ring = Ring(700)
    cell = ring.jail_cell().translated(ring.rect(10).topLeft())
    assert all(cell.contains(point) for point in ring.slots(10, True, 8)[0])
    assert not any(cell.contains(point) for point in ring.slots(10, False, 8)[0])


@pytest.mark.parametrize("side", SIDES)
def test_spaces_fill_the_ring_without_overlap(side: int) -> None:
    ring = Ring(side)
    rects = [ring.rect(index) for index in range(SIZE)]
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)
    assert all(ring.ring.contains(rect) for rect in rects)
    assert all(min(rect.width(), rect.height()) >= 44 for rect in rects)
    assert not any(rect.intersects(ring.middle.adjusted(1, 1, -2, -2)) for rect in rects)


def test_each_space_is_an_accessible_child(view: BoardView) -> None:
    board = QAccessible.queryAccessibleInterface(view)
    children = [board.child(n) for n in range(board.childCount())]
    buttons = [child for child in children if child.role() == QAccessible.Role.Button]
    assert len(buttons) == SIZE
    names = [child.text(QAccessible.Text.Name) for child in buttons]
    assert names[1] == "Mediterranean Avenue"
    assert all(names)
    assert all(child.text(QAccessible.Text.Description) for child in buttons)


def test_a_description_follows_the_state(view: BoardView) -> None:
    before = view.spaces[39].accessibleDescription()
    state = busy_state()
    state.owner[39] = 1
    view.show_state(state)
    after = view.spaces[39].accessibleDescription()
    assert "Ann" in before
    assert "Bob" in after


def test_only_what_changed_is_drawn_again(view: BoardView, qtbot: QtBot) -> None:
    view.grab()
    pictures = [space.picture_key for space in view.spaces]
    state = busy_state()
    state.buildings[6] = 2
    view.show_state(state)
    view.grab()
    changed = [index for index, space in enumerate(view.spaces) if space.picture_key != pictures[index]]
    assert changed == [6]


def test_arrows_walk_the_ring(view: BoardView) -> None:
    view.spaces[0].setFocus()
    visited = [0]
    for key, count in ((Qt.Key.Key_Left, 10), (Qt.Key.Key_Up, 10), (Qt.Key.Key_Right, 10), (Qt.Key.Key_Down, 10)):
        for _ in range(count):
            QTest.keyClick(view.focusWidget(), key)
            visited.append(next(s.index for s in view.spaces if s.hasFocus()))
    assert visited == [*range(SIZE), 0]


def test_an_arrow_across_the_ring_reaches_the_other_side(view: BoardView) -> None:
    for start, key, end in ((5, Qt.Key.Key_Up, 25), (25, Qt.Key.Key_Down, 5), (12, Qt.Key.Key_Right, 38),
                            (38, Qt.Key.Key_Left, 12), (5, Qt.Key.Key_Down, 5)):  # fmt: skip
        view.spaces[start].setFocus()
        QTest.keyClick(view.spaces[start], key)
        assert view.spaces[end].hasFocus(), (start, end)


def test_tab_reaches_the_board_once(view: BoardView) -> None:
    view.spaces[7].setFocus()
    stops = [s.index for s in view.spaces if s.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [7]


def test_enter_and_click_choose(view: BoardView, qtbot: QtBot) -> None:
    view.spaces[11].setFocus()
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.keyClick(view.spaces[11], Qt.Key.Key_Return)
    assert chosen.args == [11]
    with qtbot.waitSignal(view.chosen) as chosen:
        QTest.mouseClick(view.spaces[24], Qt.MouseButton.LeftButton)
    assert chosen.args == [24]


def test_pointer_and_focus_point_at_a_space(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.pointed, check_params_cb=lambda index: index == 3):
        view.spaces[3].setFocus()
    with qtbot.waitSignal(view.pointed, check_params_cb=lambda index: index == -1):
        view.spaces[3].clearFocus()


def test_tokens_let_clicks_through(view: BoardView, qtbot: QtBot) -> None:
    at = view.tokens.centre_of(0).toPoint()
    assert view.childAt(at) is not view.tokens
    assert view.childAt(view.spaces[6].geometry().center()) is view.spaces[6]


def test_the_token_of_who_moves_stands_out(view: BoardView) -> None:
    """A ring of the accent's colour, wherever the token is; it goes on with the turn."""
    state = busy_state()
    state.space = [24, 7, 1, 3, 5, 6, 8, 9]
    for seat in (0, 1):
        state.stack = [Turn(seat)]
        view.show_state(state)
        image = view.grab().toImage()
        for other in (0, 1):
            at, size = view.tokens.centre_of(other), Ring(700).token
            ring = image.pixelColor(round(at.x()), round(at.y() + size / 2 + 0.5)).name().upper()
            assert (ring == theme().colours.accent) == (other == seat)


def test_marked_spaces_have_a_frame(view: BoardView) -> None:
    view.mark([1, 3])
    assert [s.index for s in view.spaces if s.marked] == [1, 3]
    view.mark([])
    assert not any(s.marked for s in view.spaces)


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_the_board_takes_another_theme_at_once(view: BoardView, name: str) -> None:
    try:
        theme().choose(name)
        image = view.grab().toImage()
        ground = image.pixelColor(view.centre.geometry().center())
        assert ground.name().upper() == theme().colours.paper
    finally:
        theme().choose("light")


def test_a_wide_room_keeps_the_board_square(qtbot: QtBot) -> None:
    view = shown(qtbot, "us", 640)
    view.resize(1000, 700)
    corner = view.spaces[20].geometry()
    assert corner.width() == corner.height()
    assert view.spaces[0].geometry().right() - corner.left() < 700
    assert view.centre.geometry().center() == QPoint(499, 349)
    view.close()
