"""The board: 40 spaces in a ring, the tokens over them, and a centre that others fill."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..bridge.text import Texts
from ..core.board import PROPERTY_KINDS, SIZE, Board
from ..core.estate import SALARY
from ..core.frames import NOBODY
from ..core.game import Player
from ..core.state import State
from .face import Face, icon_of
from .fill import fill
from .geometry import BOTTOM, LEFT, RIGHT, TOP, Ring, edge_of
from .space import SpaceButton
from .theme import theme
from .tokens import TokenLayer

POT_SPACE: Final = 20
LEAST: Final = 600  # px: the smallest side on which a board can be played


class BoardView(QWidget):
    """A square board as large as there is room. It shows the last state that it was given."""

    pointed = Signal(int)  # the space under the pointer or with the focus, −1 when it left
    chosen = Signal(int)  # a space was clicked, or Enter pressed on it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(LEAST, LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._board: Board | None = None
        self._players: tuple[Player, ...] = ()
        self._texts: Texts | None = None
        self._state: State | None = None
        self._drawn: list[object] = [None] * SIZE  # what each space's picture was made from
        self._told: list[object] = [None] * SIZE  # and its description
        self._ring = Ring(LEAST)
        self._square = QRect(0, 0, LEAST, LEAST)
        self._focused = 0
        self.centre = QWidget(self)
        self.spaces = tuple(SpaceButton(index, self) for index in range(SIZE))
        for space in self.spaces:
            space.pointed.connect(self._on_pointed)
            space.walked.connect(self._on_walked)
            space.chosen.connect(self.chosen)
        self.tokens = TokenLayer(self)
        self.spaces[0].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().changed.connect(self._redraw)

    # What it shows

    def set_game(self, board: Board, players: Sequence[Player], texts: Texts) -> None:
        """Another board, other players, or another language."""
        self._board, self._players, self._texts = board, tuple(players), texts
        self._state = None
        self._drawn, self._told = [None] * SIZE, [None] * SIZE
        self.setAccessibleName(self.tr("Board"))
        for index, space in enumerate(self.spaces):
            space.setAccessibleName(texts.space(index))
        self.tokens.set_players(players)

    def show_state(self, state: State) -> None:
        """Shows this position; only what changed is drawn again."""
        self.show_spaces(state)
        self.tokens.show_state(state)

    def show_spaces(self, state: State) -> None:
        """Shows the spaces of this position and leaves the tokens alone."""
        self._state = state
        owner, level, mortgaged, rules = state.owner, state.buildings, state.mortgaged, state.rules
        for index, space in enumerate(self.spaces):
            seen = (owner[index], level[index], mortgaged[index], state.pot if index == POT_SPACE else rules)
            if seen != self._drawn[index]:
                self._drawn[index] = seen
                space.show_face(self._face(index, state))
        self._describe(state)

    @property
    def shown(self) -> State | None:
        """The position that is shown."""
        return self._state

    def mark(self, spaces: Iterable[int]) -> None:
        """Frames these spaces and no others."""
        marked = frozenset(spaces)
        for index, space in enumerate(self.spaces):
            space.mark(index in marked)

    def grow(self, index: int, before: int, after: int, progress: float) -> None:
        """Shows buildings of a space on their way from one level to another."""
        if self._state is None:
            return
        up = after > before
        face = self._face(index, self._state)
        growth = progress if up else 1 - progress
        self._drawn[index] = None
        self.spaces[index].show_face(msgspec.structs.replace(face, level=after if up else before, growth=growth))

    def retranslate(self) -> None:
        """The language has changed."""
        if self._board is not None and self._texts is not None:
            state = self._state
            self.set_game(self._board, self._players, self._texts)
            if state is not None:
                self.show_state(state)

    def space_at(self, index: int) -> QPoint:
        """The middle of a space in this widget's coordinates: where money on it comes from."""
        return self.spaces[index].geometry().center()

    def _face(self, index: int, state: State) -> Face:
        board, texts = self._board, self._texts
        if board is None or texts is None:
            raise RuntimeError("set_game comes before show_state")
        space = board.spaces[index]
        groups = [group.id for group in board.colours]
        number = groups.index(space.group) if space.group else 0
        owner = state.owner[index]
        player = self._players[owner] if owner != NOBODY else None
        utility = board.utilities.index(index) if space.kind == "utility" else 0
        return Face(
            index=index,
            kind=space.kind,
            name=self.tr("Jail") if space.kind == "jail" else texts.caption(index),
            note=self._note(index, state, board, texts),
            icon=icon_of(space.kind, utility),
            colour=board.colours[number].colour if space.group else "",
            number=number,
            owner=player.colour if player else "",
            token=player.token if player else "",
            level=state.buildings[index],
            mortgaged=self.tr("Mortgaged") if state.mortgaged[index] else "",
            beside=self.tr("Just visiting") if space.kind == "jail" else "",
        )

    def _note(self, index: int, state: State, board: Board, texts: Texts) -> str:
        """The small line of a space: its price, or what it costs or brings."""
        kind = board.kinds[index]
        if kind in PROPERTY_KINDS:
            return texts.money(board.prices[index])
        if kind == "income_tax":
            flat = texts.money(board.income_tax)
            if state.rules.income_tax == "flat":
                return flat
            return self.tr("{sum} or 10 %").format(sum=flat).replace(" %", "\u00a0%")
        if kind == "luxury_tax":
            return texts.money(board.luxury_tax)
        if kind == "go":
            return "+ " + texts.money(SALARY)
        if kind == "free_parking" and state.rules.free_parking == "pot":
            return texts.money(state.pot)
        return ""

    def _describe(self, state: State) -> None:
        """Keeps what a screen reader says of each space up to date; only what changed is worded again."""
        if self._texts is None or self._board is None:
            return
        standing: dict[int, list[tuple[int, int]]] = {}
        for seat in state.seats:
            if not state.bankrupt[seat]:
                standing.setdefault(state.space[seat], []).append((seat, state.jail[seat]))
        owner = state.owner
        for index, mates in enumerate(self._board.mates):
            seen = (
                owner[index], state.buildings[index], state.mortgaged[index], [owner[mate] for mate in mates],
                standing.get(index), state.pot if index == POT_SPACE else 0, state.rules,
            )  # fmt: skip
            if seen != self._told[index]:
                self._told[index] = seen
                self.spaces[index].setAccessibleDescription(self._texts.space_description(index, state))

    # Size and looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        side = min(self.width(), self.height())
        corner = QPoint((self.width() - side) // 2, (self.height() - side) // 2)
        self._square = QRect(corner, QSize(side, side))
        self._ring = Ring(side)
        for space in self.spaces:
            space.set_ring(self._ring)
            space.move(space.pos() + corner)
        self.centre.setGeometry(self._ring.centre.translated(corner))
        self.tokens.setGeometry(self.rect())
        self.tokens.set_ring(self._ring, corner)
        self.tokens.raise_()

    def sizeHint(self) -> QSize:
        """See Qt."""
        return QSize(720, 720)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, corner = theme().colours, self._square.topLeft()
        fill(painter, self.rect(), colours.table)
        painter.setPen(QPen(QColor(colours.line), 2))
        painter.setBrush(QColor(colours.line))  # shows between the spaces as a thin line
        painter.drawRoundedRect(self._ring.ring.translated(corner).adjusted(-1, -1, 0, 0), 4, 4)
        middle = self._ring.middle.translated(corner)
        fill(painter, middle.adjusted(0, 0, -1, -1), colours.lane)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(self._ring.centre.translated(corner), 10, 10)
        painter.end()

    def _redraw(self) -> None:
        for space in self.spaces:
            space.redraw()
        self.update()

    # Pointer and keyboard

    def _on_pointed(self, index: int, here: bool) -> None:
        if here:
            if self.spaces[index].hasFocus():
                self._rove(index)
            self.pointed.emit(index)
            return
        focused = next((space.index for space in self.spaces if space.hasFocus()), -1)
        self.pointed.emit(focused)

    def _rove(self, index: int) -> None:
        """Tab reaches the board once, at the space that last had the focus."""
        self.spaces[self._focused].setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.spaces[index].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._focused = index

    def _on_walked(self, index: int, right: int, down: int) -> None:
        """An arrow goes on along the ring in its direction; across it, it jumps to the space opposite."""
        edge = edge_of(index) if index % 10 else _corner_edge(index, right, down)
        forward = {BOTTOM: -right, LEFT: -down, TOP: right, RIGHT: down}[edge]
        target = (index + forward) % SIZE if forward else _opposite(index, right, down)
        self.spaces[target].setFocus(Qt.FocusReason.OtherFocusReason)


def _corner_edge(index: int, right: int, down: int) -> int:
    """The edge on which an arrow leads away from a corner: each corner lies on two."""
    level, upright = {0: (BOTTOM, RIGHT), 10: (BOTTOM, LEFT), 20: (TOP, LEFT), 30: (TOP, RIGHT)}[index]
    return level if right else upright if down else level


def _opposite(index: int, right: int, down: int) -> int:
    """The space on the other side of the board, for an arrow that points there; else the space itself."""
    edge = edge_of(index)
    inward = {BOTTOM: down < 0, TOP: down > 0, LEFT: right > 0, RIGHT: right < 0}[edge]
    if not inward or index % 10 == 0:
        return index
    return (30 - index if edge in (BOTTOM, TOP) else 50 - index) % SIZE
