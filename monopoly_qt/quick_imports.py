"""Loads Qt without the hook that it puts into every later import, and without compiling what was compiled before.
And msgspec without a library for types that none of ours is from.

PySide watches imports for `from __feature__ import …`, and to that end reads the source of each module that is
imported after it. We use none of its features; without the hook the window is there a tenth sooner. What is behind
the hook takes another 4 ms, and is left away too.

Some modules of PySide are inside its library as source, which it compiles anew at each start. We keep what comes of
that where Python keeps compiled modules, and only if Python does so; another tenth. Most of them are for the words of
error messages and for type stubs: they run when something of them is asked for, which saves 15 ms of each start.
"""

import builtins
import contextlib
import gc
import importlib.util
import marshal
import os
import sys
from pathlib import Path
from types import CodeType
from typing import Any, Final

_FILE: Final = Path(importlib.util.cache_from_source(str(Path(__file__).with_name("qt_support.py"))))
_LATE: Final = {
    f"shibokensupport/signature/{name}.py"
    for name in ("errorhandler", "layout", "parser", "lib/enum_sig", "lib/pyi_generator", "lib/tool")
}
_FEATURES: Final = "shibokensupport/feature.py"


class _Compiled:
    """What stood in the file of compiled sources, and what was compiled since."""

    def __init__(self) -> None:
        self._compile = builtins.compile
        self._codes: dict[bytes, CodeType] = {}
        self._is_new = False
        with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
            self._codes = dict(marshal.loads(_FILE.read_bytes()))

    def compile(self, source: Any, filename: Any, mode: str, *more: Any, **options: Any) -> Any:
        """As Python's own; a whole module that was compiled before is not compiled again."""
        if mode != "exec" or more or options or not isinstance(source, bytes):
            return self._compile(source, filename, mode, *more, **options)
        if filename in _LATE:
            return _come_late.__code__
        if filename == _FEATURES:
            return _without_features.__code__
        key = importlib.util.MAGIC_NUMBER + importlib.util.source_hash(source)
        if key not in self._codes:
            self._codes[key] = self._compile(source, filename, mode)
            self._is_new = True
        return self._codes[key]

    def keep(self) -> None:
        """Write the file, if there is anything new and it may be written; nothing depends on it."""
        if not self._is_new or sys.dont_write_bytecode:
            return
        fresh = _FILE.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):
            _FILE.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(marshal.dumps(self._codes))
            fresh.replace(_FILE)


def _come_late() -> None:
    """Runs in a late module in place of its own code: Python asks a module's `__getattr__` for what is not in it."""
    from functools import partial

    from monopoly_qt.quick_imports import found_late

    globals()["__getattr__"] = partial(found_late, globals())


def _without_features() -> None:
    """Runs in place of the module behind PySide's hook: no import is of a feature, and the rest comes late."""
    from functools import partial

    from monopoly_qt.quick_imports import found_late, no_feature

    globals().update(feature_import=no_feature, feature_imported=no_feature)
    globals()["__getattr__"] = partial(found_late, globals())


def no_feature(*_what: Any, **_more: Any) -> None:
    """What the hook finds out of every import."""


def found_late(module: dict[str, Any], name: str) -> Any:
    """What is asked for of a late module, whose own code runs now."""
    if not name.startswith("__") and module.pop("__getattr__", None):
        source = module["__spec__"].loader.zfile.read(module["__file__"])
        exec(compile(source, module["__file__"], "exec"), module)
    if name not in module:
        raise AttributeError(name)
    return module[name]


def load() -> None:
    """Import Qt and msgspec. Garbage is left for `bridge.sweep`: a start makes next to none."""
    gc.disable()
    _load_qt()
    _load_msgspec()


def _load_qt() -> None:
    """Import Qt, and put Python's own import back."""
    own = vars(builtins)
    plain, compiled = own["__import__"], _Compiled()
    own["compile"] = compiled.compile
    try:
        importlib.import_module("PySide6.QtCore")
    finally:
        own["compile"] = compiled._compile
        own["__import__"] = plain
    compiled.keep()


def _load_msgspec() -> None:
    """Import msgspec without typing_extensions, which it asks for: 6 ms where some tool has brought that."""
    modules: dict[str, Any] = vars(sys)["modules"]
    brought = modules.setdefault("typing_extensions", None)
    importlib.import_module("msgspec")
    if brought is None:
        del modules["typing_extensions"]
