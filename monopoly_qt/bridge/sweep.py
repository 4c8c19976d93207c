"""Garbage is collected on the window's thread only.

Python collects it on whichever thread happens to run. A widget that the computers' thread swept away would take the
whole program with it, for Qt's widgets belong to the thread of the window.
"""

import gc
from typing import Final

_YOUNG: Final = 1500  # new objects after which a sweep is worth its time
_OLDER: Final = 10  # sweeps of one generation before the next one is swept too


def begin() -> None:
    """From now on nothing is collected but by `sweep`."""
    gc.disable()


def built() -> None:
    """The window is made and not garbage; so the first sweep, before the first question, has little to look at."""
    gc.freeze()


def settle() -> None:
    """The program has started: what is there stays, so that later sweeps need not look at it (40 ms each time)."""
    gc.collect()
    gc.freeze()


def sweep() -> None:
    """Collect what has become garbage, if that may be much. Call it on the window's thread, between two moves."""
    young, middle, old = gc.get_count()
    if young > _YOUNG:
        gc.collect(2 if old > _OLDER else 1 if middle > _OLDER else 0)


def end() -> None:
    """Python collects again by itself."""
    gc.unfreeze()
    gc.enable()
