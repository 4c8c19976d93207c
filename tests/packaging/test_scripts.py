"""The packaging's own tools find what they are there to find, and its files agree with the program."""

import importlib
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

from monopoly_qt import DISPLAY_NAME, app, logfile

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def _script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    for known in [known for known in sys.modules if known.split(".")[0] == "check"]:
        monkeypatch.delitem(sys.modules, known)
    return importlib.import_module(name)


def test_every_file_needs_a_notice_and_every_notice_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = _script("check_notices", monkeypatch)
    licences, bundle = tmp_path / "licences", tmp_path / "bundle"
    (bundle / "Qt").mkdir(parents=True)
    licences.mkdir()
    (bundle / "Qt" / "libQt6Core.so").touch()
    text = "# N\n\n## All\n\n### Qt\n- Licence: LGPL\n- Text: `LGPL.txt`\n- Copyright: Qt\n- Files: `/Qt/*`\n"
    (licences / "NOTICES.md").write_text(text, encoding="utf-8")
    assert notices.faults([bundle], licences) == ["Qt: its text LGPL.txt is not there"]
    (licences / "LGPL.txt").touch()
    assert notices.faults([bundle], licences) == []
    (bundle / "libstrange.so").touch()
    assert notices.faults([bundle], licences) == ["bundle/libstrange.so: no notice covers it"]
    assert notices.faults([tmp_path / "empty"], licences) == [f"{tmp_path / 'empty'} is empty"]


def test_the_programs_own_notices_are_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    notices = _script("check_notices", monkeypatch)
    assert notices.faults([], notices.LICENCES) == []


def _seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *boxes: tuple[int, int, int, int]) -> object:
    """What the checks take for the primary button on a screen with boxes of the accent colour."""
    eyes = _script("check.eyes", monkeypatch)
    screen = eyes.Screen(59, tmp_path, (400, 200))
    pixels = bytearray(bytes((0xFB, 0xF8, 0xF0)) * 400 * 200)
    for x, y, width, height in boxes:
        for row in range(y, y + height):
            at = (row * 400 + x) * 3
            pixels[at : at + width * 3] = bytes(eyes.ACCENTS[0]) * width
    monkeypatch.setattr(screen, "pixels", lambda: bytes(pixels))
    return screen.primary()


def test_the_primary_button_is_found_by_its_colour_and_shape(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    picture, button, small = (0, 0, 80, 80), (120, 100, 160, 44), (300, 20, 60, 40)
    assert _seen(monkeypatch, tmp_path, picture, button, small) == button


def test_no_button_is_found_where_none_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert _seen(monkeypatch, tmp_path, (0, 0, 80, 80), (100, 100, 200, 8)) is None


def test_the_ids_are_the_programs() -> None:
    linux = PACKAGING / "linux"
    entry = (linux / f"{app.DESKTOP_ID}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={app.DESKTOP_ID}\n" in entry
    assert f"\nName={DISPLAY_NAME}\n" in entry
    info = ElementTree.parse(linux / f"{app.DESKTOP_ID}.metainfo.xml").getroot()
    assert info.findtext("id") == app.DESKTOP_ID
    kinds = ElementTree.parse(linux / f"{app.DESKTOP_ID}.xml").getroot()
    kind = kinds[0].attrib["type"]
    assert f"MimeType={kind};" in entry
    assert info.findtext("provides/mediatype") == kind
    assert [glob.attrib["pattern"] for glob in kinds.iter() if glob.tag.endswith("glob")] == ["*.monopoly"]


def test_the_windows_installer_knows_the_programs_folder_and_name() -> None:
    text = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert f'!define DATA "{logfile.NAME}"' in text
    assert f'!define APP "{DISPLAY_NAME}"' in text


def test_all_installers_carry_the_same_versions() -> None:
    def versions(file: Path) -> dict[str, str]:
        return dict(re.findall(r"^([\w-]+)==(\S+)", file.read_text(encoding="utf-8"), re.M))

    linux, windows = versions(PACKAGING / "requirements.txt"), versions(PACKAGING / "windows" / "wheels.txt")
    for name in ("pyside6-essentials", "pyside6-addons", "shiboken6", "msgspec", "filelock", "tqdm"):
        assert linux[name] == windows[name]


def test_no_requirement_is_without_a_hash() -> None:
    for name in ("requirements.txt", "windows/wheels.txt", "windows/python.txt"):
        text = (PACKAGING / name).read_text(encoding="utf-8").replace("\\\n", " ")
        lines = [line for line in text.splitlines() if "==" in line and not line.startswith("#")]
        assert lines
        assert all("--hash=sha256:" in line for line in lines)
