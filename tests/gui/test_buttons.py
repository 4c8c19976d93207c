"""Buttons: the key in small letters, and what a link looks like while it is off."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from monopoly_qt.dialogs.buttons import ActionButton


def test_the_key_is_small_in_a_button_that_wraps_whatever_stands_before_it(qtbot: QtBot) -> None:
    button = ActionButton("Go on with the game of Ann 🎩 and Bob 👨\u200d👩\u200d👧, 9 turns played", "Enter")
    qtbot.addWidget(button)
    assert button.heightForWidth(200) > button.sizeHint().height()
    rows = button._rows(200)
    (key,) = rows.formats()
    encoded = rows.text().encode("utf-16-le")
    assert encoded[2 * key.start : 2 * (key.start + key.length)].decode("utf-16-le").strip() == "Enter"
    assert key.format.font().pixelSize() < button.font().pixelSize()


def edge(button: ActionButton) -> set[int]:
    """The colours of its outermost rows of pixels."""
    image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {image.pixel(x, y) for x in range(8, image.width() - 8) for y in (0, 1, image.height() - 1)}


def test_a_link_that_is_off_has_no_frame(qtbot: QtBot) -> None:
    for role, framed in (("plain", False), ("", True)):
        button = ActionButton("Give up")
        qtbot.addWidget(button)
        button.dress(role)
        button.show()
        button.allow("Not now.")
        assert (len(edge(button)) > 1) is framed, role
