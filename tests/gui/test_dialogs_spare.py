"""A computer that was told not to ask for a deed again does not."""

import pytest
from PySide6.QtWidgets import QApplication

from monopoly_qt.ai import KINDS, make_player
from monopoly_qt.bridge.worker import _Thinker
from monopoly_qt.core.actions import Bundle, Offer
from monopoly_qt.core.game import Player

from .table import position

POSITION = position(deeds={0: [1], 1: [6, 9]})


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_computer_understands_it(kind: str) -> None:
    computer = make_player(kind)
    computer.spare(1, (6, 8))
    manners = getattr(computer, "manners", None)
    if manners is not None:
        assert not manners.allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (6,))))
        assert manners.allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (9,))))
        assert manners.allows(POSITION, Offer(0, 2, Bundle(500), Bundle(0, (6,))))


def test_the_computer_that_plays_is_the_one_that_is_told(qapp: QApplication) -> None:
    thinker = _Thinker()
    thinker.wanted = 1
    thinker.think(1, Player("Percy", "ship", "#5A7F1C", "casual"), POSITION, 0)
    thinker.spare(0, 1, (6,))
    [(_, computer)] = thinker._computers.values()
    manners = getattr(computer, "manners", None)
    assert manners is not None
    assert not manners.allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (6,))))
    thinker.forget()
    thinker.spare(0, 1, (6,))  # nobody is there any more: nothing happens
