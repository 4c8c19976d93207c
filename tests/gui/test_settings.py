"""Settings: kept, checked, and junk counts as the default."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.settings import Key, Settings

ALL = [value for value in vars(keys).values() if isinstance(value, Key)]
JUNK = ["", "junk", "-5", "99999999999999999999", b"\x00\xff", ["a", 3], {"a": 1}, 3.5, None]


@pytest.mark.parametrize("key", ALL, ids=lambda key: key.name)
def test_defaults_are_allowed(key: Key[object]) -> None:
    assert key.read(key.default) is not None


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_junk_is_never_handed_out(tmp_path: Path, junk: object) -> None:
    file = tmp_path / "settings.ini"
    raw = QSettings(str(file), QSettings.Format.IniFormat)
    for key in ALL:
        raw.setValue(key.name, junk)
    raw.sync()
    settings = Settings(file)
    for key in ALL:
        value = settings.get(key)
        assert type(value) is type(key.default)
        assert key.read(value) is not None


def test_a_damaged_file_gives_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"\x00\x01[[[view\ntheme=\xff\xfe=dark\n%%%")
    settings = Settings(file)
    assert [settings.get(key) for key in ALL] == [key.default for key in ALL]


def test_values_are_kept_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    with qtbot.waitSignal(settings.changed, check_params_cb=lambda name: name == "view/theme"):
        settings.set(keys.THEME, "dark")
    settings.set(keys.GEOMETRY, b"\x00\x01\x02")
    settings.set(keys.PATTERNS, False)
    settings.set(keys.TEXT_SIZE, 150)
    for n in range(12):
        settings.add_recent(f"/x/{n}.monopoly")
    settings.sync()
    again = Settings(tmp_path / "settings.ini")
    assert again.get(keys.THEME) == "dark"
    assert again.get(keys.GEOMETRY) == b"\x00\x01\x02"
    assert again.get(keys.PATTERNS) is False
    assert again.get(keys.TEXT_SIZE) == 150
    assert again.get(keys.RECENT) == tuple(f"/x/{n}.monopoly" for n in range(11, 3, -1))


def test_what_is_not_allowed_is_a_fault_of_ours(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="view/theme"):
        Settings(tmp_path / "settings.ini").set(keys.THEME, "pink")
