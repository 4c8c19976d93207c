"""For all tests: no display, and nobody's own files."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# An accessibility bus, a desktop's theme or a portal of the machine must not change what tests see.
for name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_SCALE_FACTOR", "LANGUAGE"):
    os.environ.pop(name, None)


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has folders of its own for settings, games and logs."""
    home = tmp_path / "home"
    for key, folder in (
        ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_STATE_HOME", "state"),
        ("XDG_CACHE_HOME", "cache"), ("APPDATA", "roaming"), ("LOCALAPPDATA", "local"), ("HOME", "."),
    ):  # fmt: skip
        (home / folder).mkdir(parents=True, exist_ok=True)
        monkeypatch.setenv(key, str(home / folder))
    return home
