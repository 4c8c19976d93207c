"""The two packs, and the card that was just drawn."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..bridge.text import Texts
from . import fonts, icons
from .theme import Theme, theme

_PICTURES: Final = ("chance", "community_chest")
_LEAST: Final = 14
_LEAST_WORDS: Final = 76  # px: lower than that, a card has no head
_PAD: Final = 10.0


class CardsView(QWidget):
    """Shows both packs face down, or a drawn card in front of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: Texts | None = None
        self._pack, self._card = -1, -1
        self._progress = self._growth = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self._resized)

    def set_game(self, texts: Texts) -> None:
        """Other sentences: another game or another language."""
        self._texts = texts
        self._speak()
        self.update()

    def retranslate(self) -> None:
        """The language has changed."""
        self._speak()
        self.update()

    @property
    def shown(self) -> tuple[int, int]:
        """Pack and number of the card that is shown, (−1, −1) for none."""
        return self._pack, self._card

    @property
    def words(self) -> str:
        """What the card says; "" when none is shown."""
        return self._texts.card(self._pack, self._card) if self._texts and self._pack >= 0 else ""

    def room(self) -> QRectF:
        """Where the words of a card stand."""
        return QRectF(self.rect()).adjusted(_PAD + 1, self._head() + 7, -_PAD - 1, -7)

    def _head(self) -> int:
        """The height of a card's head; none where the words need the room."""
        head = self._px(22) + 6
        return head if self.height() >= head + _LEAST_WORDS else 0

    def show_card(self, pack: int, card: int, progress: float = 1.0) -> None:
        """Shows a card, or turns it over: progress from 0 (its back) to 1."""
        if (pack, card) != (self._pack, self._card):
            self._pack, self._card = pack, card
            self._speak()
        self._progress = progress
        self.update()

    def put_back(self) -> None:
        """Shows no card any more."""
        if self._pack >= 0:
            self.show_card(-1, -1)

    def _speak(self) -> None:
        if self._texts is None:
            return
        if self._pack < 0:
            self.setAccessibleName(self._texts.pack(0) + ", " + self._texts.pack(1))
        else:
            self.setAccessibleName(self._texts.pack(self._pack) + ": " + self.words)
        self.setToolTip(self.words)

    def grow(self, factor: float) -> None:
        """So much larger than usual."""
        if factor != self._growth:
            self._growth = factor
            self._resized()

    def _px(self, pixels: float) -> int:
        return theme().px(pixels * self._growth)

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """See Qt."""
        return QSize(self._px(216), self._px(132))

    def minimumSizeHint(self) -> QSize:
        """See Qt."""
        return QSize(160, 76)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._texts is not None and self._pack < 0:
            self._paint_packs(painter, whole, self._texts)
        elif self._texts is not None:
            self._paint_card(painter, whole, self._texts)
        painter.end()

    def _paint_packs(self, painter: QPainter, whole: QRectF, texts: Texts) -> None:
        gap = 10.0
        width = min((whole.width() - gap) / 2, self._px(120))
        height = min(whole.height(), self._px(74))
        for pack in range(2):
            rect = QRectF(whole.left() + pack * (width + gap), whole.bottom() - height, width, height)
            self._paint_back(painter, rect, pack, texts)

    def _paint_back(self, painter: QPainter, rect: QRectF, pack: int, texts: Texts) -> None:
        colours = theme().colours
        colour = _colour(colours, pack)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.card))
        for step in (5, 2.5):  # the cards below
            painter.drawRoundedRect(rect.adjusted(step, step, 0, 0).translated(-0.5, -0.5), 8, 8)
        top = rect.adjusted(0, 0, -5, -5)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(top, 8, 8)
        name = texts.pack(pack)
        font = _fitting(name, top.width() - 8, self._px(15))
        metrics = QFontMetricsF(font)
        lines = 1 if metrics.horizontalAdvance(name) <= top.width() - 8 else len(name.split())
        height = lines * metrics.height()
        size = min(top.height() - height - 8, top.width() * 0.5)
        icon = QRectF(top.center().x() - size / 2, top.top() + 3, size, size)
        icons.paint(painter, icons.ICONS, _PICTURES[pack], colours.on_pack, icon)
        painter.setPen(QColor(colours.on_pack))
        painter.setFont(font)
        words = QRectF(top.left(), top.bottom() - height - 4, top.width(), height)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, name if lines == 1 else name.replace(" ", "\n"))

    def _paint_card(self, painter: QPainter, whole: QRectF, texts: Texts) -> None:
        turned = abs(2 * self._progress - 1)
        painter.save()
        painter.translate(whole.center())
        painter.scale(max(0.02, turned), 1)
        painter.translate(-whole.center())
        if self._progress < 0.5:
            self._paint_back(painter, whole, self._pack, texts)
        else:
            self._paint_front(painter, whole, texts)
        painter.restore()

    def _paint_front(self, painter: QPainter, whole: QRectF, texts: Texts) -> None:
        colours = theme().colours
        painter.setPen(QPen(QColor(_colour(colours, self._pack)), 2))
        painter.setBrush(QColor(colours.card))
        painter.drawRoundedRect(whole, 10, 10)
        painter.setPen(QColor(colours.ink))
        if self._head():
            self._paint_head(painter, whole, texts)
        room = self.room()
        painter.setFont(fit_words(self.words, room, self._px(16)))
        painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, self.words)

    def _paint_head(self, painter: QPainter, whole: QRectF, texts: Texts) -> None:
        size = float(self._px(22))
        icon = QRectF(whole.left() + _PAD, whole.top() + 7, size, size)
        icons.paint(painter, icons.ICONS, _PICTURES[self._pack], _colour(theme().colours, self._pack), icon)
        painter.setFont(_fitting(texts.pack(self._pack), whole.width() - size - 3 * _PAD, self._px(16)))
        head = QRectF(icon.right() + 6, icon.top(), whole.width() - size - 2 * _PAD - 6, size)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, texts.pack(self._pack))


def _colour(colours: Theme, pack: int) -> str:
    return (colours.chance, colours.chest)[pack]


def _fitting(text: str, width: float, pixels: int) -> QFont:
    """The caption font, at most this large, in which a line is no wider than this."""
    return next(
        (
            font
            for font in (fonts.caption_font(size) for size in range(pixels, 11, -1))
            if QFontMetricsF(font).horizontalAdvance(text) <= width
        ),
        fonts.caption_font(12),
    )


def fit_words(text: str, room: QRectF, pixels: int) -> QFont:
    """The largest text font, at most this large, in which a text fits into a room; narrow letters where none does."""
    wrapped = Qt.TextFlag.TextWordWrap
    sizes = range(pixels, _LEAST - 1, -1)
    narrow = range(18, 11, -1)
    for font in (*map(fonts.text_font, sizes), *(fonts.caption_font(size, strong=False) for size in narrow)):
        needed = QFontMetricsF(font).boundingRect(room, wrapped, text)
        if needed.height() <= room.height() and needed.width() <= room.width():
            return font
    return fonts.caption_font(12)
