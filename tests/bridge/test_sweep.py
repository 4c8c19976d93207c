"""Garbage that holds widgets is swept on the window's thread only."""

import gc
import weakref

from monopoly_qt.bridge import sweep


class Ring:
    """Holds itself, so that only a sweep takes it away."""

    def __init__(self) -> None:
        self.me = self


def test_nothing_is_swept_behind_our_back_and_sweep_takes_it() -> None:
    sweep.begin()
    try:
        assert not gc.isenabled()
        ring = weakref.ref(Ring())
        kept: list[list[int]] = [[] for _ in range(5000)]  # would start a collection if Python chose the moment
        assert ring() is not None
        sweep.sweep()
        assert ring() is None
        assert len(kept) == 5000
    finally:
        sweep.end()
    assert gc.isenabled()


def test_what_was_there_at_the_start_is_left_alone_until_the_end() -> None:
    sweep.begin()
    try:
        sweep.settle()
        assert gc.get_freeze_count() > 0
    finally:
        sweep.end()
    assert gc.get_freeze_count() == 0
