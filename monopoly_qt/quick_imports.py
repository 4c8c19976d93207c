"""Loads Qt without the hook that it puts into every later import.

PySide watches imports for `from __feature__ import …`, and to that end reads the source of each module that is
imported after it. We use none of its features; without the hook the window is there a tenth sooner.
"""

import builtins
import importlib


def load_qt() -> None:
    """Import Qt, and put Python's own import back."""
    plain = builtins.__import__
    importlib.import_module("PySide6.QtCore")
    vars(builtins)["__import__"] = plain
