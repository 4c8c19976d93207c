"""An application for the languages, put back to English after each test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from monopoly_qt import assets
from monopoly_qt.bridge import language
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.game import Player

PLAYERS = (
    Player("Ann", "car", "#C8401A"),
    Player("Bob", "dog", "#1A6C9C"),
    Player("Percy", "ship", "#5B7F1B", kind="expert"),
)


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    language.set_language("en")
    yield
    language.set_language("en")


@pytest.fixture
def texts() -> Texts:
    """Sentences about a game of three on the US board."""
    return Texts(assets.board("us"), PLAYERS)


@pytest.fixture
def london() -> Texts:
    """Sentences about a game of three on the London board."""
    return Texts(assets.board("london"), PLAYERS)
