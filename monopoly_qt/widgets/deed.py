"""The deed panel: a property large and readable, with its rents, the one that counts now, its owner and its set."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ..bridge.text import Texts
from ..core.board import Board
from ..core.estate import Rent, owned_mates, rent_of
from ..core.frames import BANK, NOBODY
from ..core.game import Player
from ..core.sidelines import unmortgage_price
from ..core.state import HOTEL, State
from .board import POT_SPACE
from .deed_parts import DeedBand, OwnerBadge, Row, RowView
from .face import icon_of
from .plain import PlainLabel
from .theme import BODY, set_role, theme

_ROWS = 7
_WIDTH = 244


class DeedPanel(QScrollArea):
    """Shows one space of the board in full. Scrolls when the text is larger than the room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "card")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board: Board | None = None
        self._players: tuple[Player, ...] = ()
        self._texts: Texts | None = None
        self._shown: tuple[int, State] | None = None
        self._growth = 1.0
        self._later = QTimer(self)  # labels know their height only when they are laid out
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._count_anew)
        self.setViewport(QWidget())  # see LogList
        self._page = QWidget(self)
        self.setWidget(self._page)
        self._page.setAutoFillBackground(False)
        self._build()
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        theme().changed.connect(self._again)

    def _build(self) -> None:
        layout = QVBoxLayout(self._page)
        layout.setContentsMargins(10, 6, 10, 5)
        layout.setSpacing(0)
        self._band = DeedBand(self._page)
        self._name, self._holder, self._words = (self._text() for _ in range(3))
        self._rows = [RowView(self._page) for _ in range(_ROWS)]
        self._costs, self._set = self._text(), self._text()
        self._badge = OwnerBadge(self._page)
        owner = QHBoxLayout()
        owner.setSpacing(6)
        owner.addWidget(self._badge)
        owner.addWidget(self._holder, 1)
        layout.addWidget(self._band)
        layout.addWidget(self._name)
        layout.addLayout(owner)
        layout.addSpacing(3)
        for widget in (self._words, *self._rows):
            layout.addWidget(widget)
        layout.addSpacing(3)
        layout.addWidget(self._costs)
        layout.addWidget(self._set)
        layout.addStretch(1)
        for label in (self._costs, self._set):
            set_role(label, "soft")

    def _on_range(self, _least: int, most: int) -> None:
        """The keyboard reaches the panel while there is something to scroll."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)

    def _text(self) -> QLabel:
        return PlainLabel(parent=self._page)

    def sizeHint(self) -> QSize:
        """See Qt: as high as the page."""
        width = theme().px(_WIDTH * self._growth)
        # as if a scroll bar stood beside it: else one that is there already would have to stay
        return QSize(width, self.heightForWidth(width - self.verticalScrollBar().sizeHint().width()))

    def heightForWidth(self, width: int) -> int:
        """The height that shows all of the page without a scroll bar."""
        page, frame = self._page.layout(), 2 * self.frameWidth()
        return (page.heightForWidth(width - frame) if page is not None else 0) + frame

    def grow(self, factor: float) -> None:
        """Everything so much larger than the text size says: on a large board there is room."""
        if abs(factor - self._growth) > 0.01:
            self._growth = factor
            self._again()

    def least_width(self) -> int:
        """The width in which no word is cut, beside a scroll bar."""
        page = self._page.layout()
        least = page.minimumSize().width() if page is not None else 0
        return least + 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """See Qt."""
        return QSize(190, 120)

    def set_game(self, board: Board, players: Sequence[Player], texts: Texts) -> None:
        """Another board, other players, or another language."""
        self._board, self._players, self._texts = board, tuple(players), texts
        self._again()

    def retranslate(self) -> None:
        """The language has changed."""
        self._again()

    @property
    def index(self) -> int:
        """The space that is shown, or −1."""
        return self._shown[0] if self._shown else -1

    def show_space(self, index: int, state: State) -> None:
        """Shows a space as it is in this position."""
        board, texts = self._board, self._texts
        if board is None or texts is None:
            raise RuntimeError("set_game comes before show_space")
        if index != self.index:
            self.verticalScrollBar().setValue(0)
        self._shown = (index, state)
        space = board.spaces[index]
        self._name.setFont(theme().font(19 * self._growth, bold=True))
        for label in (self._holder, self._words, self._costs, self._set):
            label.setFont(theme().font(BODY * self._growth))
        self._name.setText(texts.space(index))
        if space.group:
            number = [group.id for group in board.colours].index(space.group)
            self._band.show_group(board.colours[number].colour, number)
        else:
            number = board.utilities.index(index) if space.kind == "utility" else 0
            self._band.show_icon(icon_of(space.kind, number))
        if index in board.deeds:
            self._show_deed(index, state, board, texts)
        else:
            self._show_words(index, state, texts)
        self.setAccessibleName(texts.space(index))
        self.setAccessibleDescription(texts.space_description(index, state))
        self._count_anew()
        self._later.start()
        self.updateGeometry()
        self._show_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With more room than before name and owner come back into view."""
        super().resizeEvent(event)
        self._count_anew()
        self._later.start()
        self.verticalScrollBar().setValue(0)
        self._show_now()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page has changed."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit_page()
        return super().eventFilter(watched, event)

    def _count_anew(self) -> None:
        """Another page or another width: what the layout has counted before may be of another font."""
        layout = self._page.layout()
        if layout is not None:
            layout.invalidate()
            self._fit_page()
            layout.activate()

    def _fit_page(self) -> None:
        """A page that scrolls is as high as its lines need beside the scroll bar, which comes only afterwards."""
        page = self.widget()
        layout = page.layout() if page is not None else None
        if page is not None and layout is not None:
            page.setMinimumHeight(max(0, layout.heightForWidth(self.viewport().width())))

    def _show_now(self) -> None:
        """Scrolls so far that the rent that counts now is seen."""
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        for view in self._rows:
            if view.is_now and not view.isHidden():
                self.ensureWidgetVisible(view, 0, 4)

    def _again(self) -> None:
        if self._shown is not None and self._board is not None and len(self._players) == len(self._shown[1].cash):
            self.show_space(*self._shown)

    # A property

    def _show_deed(self, index: int, state: State, board: Board, texts: Texts) -> None:
        owner = state.owner[index]
        self._words.hide()
        self._badge.show_player(self._players[owner] if owner != NOBODY else None)
        self._show(self._holder, self._holder_line(index, state, board, texts))
        rows = self._rents(index, state, board, texts)
        for view, row in zip(self._rows, rows, strict=False):
            view.show_row(row, self.tr("now"), self._growth)
        for view in self._rows[len(rows) :]:
            view.hide()
        self._show(self._costs, self._cost_line(index, state, board, texts))
        self._show(self._set, self._set_line(index, state, board, texts))

    @staticmethod
    def _show(label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _holder_line(self, index: int, state: State, board: Board, texts: Texts) -> str:
        owner = state.owner[index]
        if owner == NOBODY:
            return self.tr("For sale at {price}").format(price=texts.money(board.prices[index]))
        name = texts.player(owner)
        if state.mortgaged[index]:
            return self.tr("{name} · mortgaged").format(name=name)
        if state.jail[owner] and not state.rules.rent_in_jail:
            return self.tr("{name} · in Jail, no rent").format(name=name)
        return self.tr("{name} owns it").format(name=name)

    def _rents(self, index: int, state: State, board: Board, texts: Texts) -> list[Row]:
        kind = board.kinds[index]
        if kind == "street":
            return self._street_rows(index, state, board, texts)
        mates = board.mates[index]
        have = owned_mates(state, index) if _earns(state, index) else 0
        rows = []
        for count in range(1, len(mates) + 1):
            others = [mate for mate in mates if mate != index]
            rent = _rent_if(state, index, [index, *others[: count - 1]], 0)
            if kind == "railroad":
                value = texts.money(rent.amount)
            else:
                value = self.tr("{factor} × throw").format(factor=rent.parts[0][0])
            rows.append(Row(self.tr("{count} owned").format(count=count), value, count == have))
        return rows[:_ROWS]

    def _street_rows(self, index: int, state: State, board: Board, texts: Texts) -> list[Row]:
        mates = board.mates[index]
        level, earns = state.buildings[index], _earns(state, index)
        whole = owned_mates(state, index) == len(mates) if earns else False
        base = _rent_if(state, index, [index], 0).amount
        doubled = _rent_if(state, index, mates, 0).amount
        rows = [Row(self.tr("Rent"), texts.money(base), earns and not whole and not level)]
        rows.append(Row(self.tr("The whole set"), texts.money(doubled), earns and whole and not level))
        if len(mates) == 1:
            del rows[0]
        words = (self.tr("1 house"), self.tr("2 houses"), self.tr("3 houses"), self.tr("4 houses"), self.tr("Hotel"))
        for houses, label in enumerate(words, 1):
            if houses == HOTEL or houses <= state.rules.houses_for_hotel:
                amount = _rent_if(state, index, mates, houses).amount
                rows.append(Row(label, texts.money(amount), earns and level == houses))
        return rows

    def _cost_line(self, index: int, state: State, board: Board, texts: Texts) -> str:
        if state.mortgaged[index]:
            lift = texts.money(unmortgage_price(state, index))
            return self.tr("The mortgage is lifted for {sum}").format(sum=lift)
        mortgage = texts.money(board.mortgages[index])
        if board.kinds[index] != "street":
            return self.tr("Mortgage {mortgage}").format(mortgage=mortgage)
        house = texts.money(board.house_costs[index])
        return self.tr("House {house} · mortgage {mortgage}").format(house=house, mortgage=mortgage)

    def _set_line(self, index: int, state: State, board: Board, texts: Texts) -> str:
        """What the owner, or whoever will own it, still needs for the set."""
        owner = state.owner[index]
        others = [mate for mate in board.mates[index] if mate != index]
        missing = [mate for mate in others if owner == NOBODY or state.owner[mate] != owner]
        if not missing:
            return self.tr("{name} has the whole set.").format(name=texts.player(owner)) if owner != NOBODY else ""
        parts = []
        for mate in missing:
            holder = state.owner[mate]
            who = self.tr("for sale") if holder == BANK else texts.player(holder)
            parts.append(f"{texts.space(mate)} ({who})")
        return self.tr("For the set: {spaces}").format(spaces=", ".join(parts))

    # Any other space

    def _show_words(self, index: int, state: State, texts: Texts) -> None:
        for view in self._rows:
            view.hide()
        self._badge.show_player(None)
        pot = state.rules.free_parking == "pot" and index == POT_SPACE
        self._show(self._holder, self.tr("In the pot: {sum}").format(sum=texts.money(state.pot)) if pot else "")
        first, *more = (texts.rule(rule) for rule in texts.in_force(index, state.rules)[:2])
        self._show(self._words, "\n".join([first[1], *(f"{title}: {words}" for title, words in more)]))
        self._costs.hide()
        self._set.hide()


def _earns(state: State, index: int) -> bool:
    """Whether landing here costs rent at this moment."""
    owner = state.owner[index]
    idle = state.mortgaged[index] or (owner != BANK and state.jail[owner] and not state.rules.rent_in_jail)
    return owner != BANK and not idle


def _rent_if(state: State, index: int, owned: Sequence[int], level: int) -> Rent:
    """The rent if one player, free, owned just these of the set and the space had these buildings."""
    supposed = state.copy()
    for mate in state.board.mates[index]:
        supposed.owner[mate] = 0 if mate in owned else BANK
    supposed.jail[0] = 0
    supposed.mortgaged[index] = False
    supposed.buildings[index] = level
    return rent_of(supposed, index, 1)
