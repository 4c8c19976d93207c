"""Tells which space is meant by what lies under the mouse or has the focus."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

_SPACE = "space"
_COMES = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_GOES = (QEvent.Type.Leave, QEvent.Type.FocusOut)


class Pointing(QObject):
    """Watches widgets that stand for spaces; `pointed` gives the space, or -1 when the mouse or the focus left."""

    pointed = Signal(int)

    def watch(self, widget: QWidget, space: int) -> None:
        """This widget stands for that space, for its whole life."""
        widget.setProperty(_SPACE, space)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See QObject; nothing is held back."""
        if event.type() in _COMES:
            self.pointed.emit(int(watched.property(_SPACE)))
        elif event.type() in _GOES:
            self.pointed.emit(-1)
        return False
