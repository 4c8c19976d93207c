"""What drives all movements of the animator. Loaded with the first one: a window opens without any."""

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class Drive(QVariantAnimation):
    """Runs from 0 to 1, again and again; see `valueChanged` and `finished`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def begin(self, length: int, smooth: bool) -> None:
        """Run once, in so many ms; `smooth` starts and ends slowly."""
        self.setDuration(length)
        self.setEasingCurve(QEasingCurve.Type.InOutQuad if smooth else QEasingCurve.Type.Linear)
        self.start()

    @property
    def runs(self) -> bool:
        """Whether it is on its way."""
        return self.state() == self.State.Running
