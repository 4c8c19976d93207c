"""The files that come with the program: readable, complete, ours or with their licence beside them."""

import ast
import importlib.util
import json
import re
import struct
import unicodedata
import wave
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QImage, QImageReader, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
BOARDS = sorted((RESOURCES / "boards").glob("*.json"))
PICTURES = sorted((RESOURCES / "pictures").rglob("*.svg"))
FONTS = sorted((RESOURCES / "fonts").rglob("*.ttf"))
TOKENS = {"car", "cat", "dog", "hat", "iron", "ship", "shoe", "wheelbarrow"}
FAMILIES = {"atkinson-hyperlegible": "Atkinson Hyperlegible", "barlow-condensed": "Barlow Condensed"}


def tool(name: str) -> ModuleType:
    """One of the scripts in tools/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON, refused when a key is there twice."""
    assert len(dict(pairs)) == len(pairs), f"a key twice among {[key for key, _ in pairs]}"
    return dict(pairs)


def samples(data: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(data) // 2}h", data)


def name_of(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


@pytest.mark.parametrize("path", sorted(RESOURCES.rglob("*.json")), ids=name_of)
def test_json_is_utf8_without_repeated_keys(path: Path) -> None:
    assert json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)


@pytest.mark.parametrize("path", BOARDS, ids=name_of)
def test_boards_agree_in_all_but_names(path: Path) -> None:
    """Both boards are the same game: GAME facts by the US table, names and the luxury tax by the place."""
    board, first = (json.loads(p.read_text(encoding="utf-8")) for p in (path, RESOURCES / "boards" / "us.json"))
    assert board["id"] == path.stem
    assert len(board["spaces"]) == 40
    assert [{**space, "name": ""} for space in board["spaces"]] == [{**space, "name": ""} for space in first["spaces"]]
    assert board["groups"] == first["groups"]
    deeds = [space["name"] for space in board["spaces"] if "price" in space]
    assert len(deeds) == len(set(deeds)) == 28


def test_mortgage_is_half_the_price() -> None:
    spaces = json.loads((RESOURCES / "boards" / "us.json").read_text(encoding="utf-8"))["spaces"]
    assert [s["name"] for s in spaces if "price" in s and 2 * s["mortgage"] != s["price"]] == []


def test_packs_have_sixteen_cards_with_their_own_names() -> None:
    cards = json.loads((RESOURCES / "cards.json").read_text(encoding="utf-8"))
    for pack in ("chance", "community_chest"):
        assert len({card["id"] for card in cards[pack]}) == len(cards[pack]) == 16


def test_sounds_are_what_the_script_makes() -> None:
    """Within one step of 65,536: the last bit of a sine differs between machines."""
    script = tool("make_sounds")
    files = {path.stem: path for path in (RESOURCES / "sounds").iterdir()}
    assert files.keys() == script.SOUNDS.keys()
    for name, path in files.items():
        assert path.stat().st_size < 60_000, name
        with wave.open(str(path)) as sound:
            assert sound.getparams()[:3] == (1, 2, script.RATE), name
            kept = samples(sound.readframes(sound.getnframes()))
        made = samples(script.make(name)[44:])
        assert len(made) == len(kept), name
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1, name
        assert 3_000 < max(map(abs, kept)) < 16_000, f"{name} is too quiet or too loud"


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_pictures_are_plain_drawings(path: Path) -> None:
    """No <image>, <use>, style or script: QtSvg follows references, and installers draw these files too."""
    text = path.read_text(encoding="utf-8")
    assert "<!" not in text
    assert "href" not in text
    allowed = {"svg", "g", "path", "rect", "circle"}
    assert {re.sub(r"^\{.*\}", "", element.tag) for element in ElementTree.fromstring(text).iter()} <= allowed


def drawn(path: Path, size: int) -> QImage:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("path", [p for p in PICTURES if p.parent.name in ("tokens", "icons")], ids=name_of)
def test_tokens_and_icons_are_black_silhouettes(path: Path, qapp: QGuiApplication) -> None:
    """The window tints them, so that they must be black on nothing, and not fill their square."""
    assert QSvgRenderer(str(path)).viewBox().getRect() == (0, 0, 24, 24)
    image = drawn(path, 48)
    pixels = list(struct.iter_unpack("4B", image.constBits()))  # blue, green, red, alpha
    inked = [colour for *colour, alpha in pixels if alpha > 127]
    assert 0.05 < len(inked) / len(pixels) < 0.7
    assert max(map(max, inked)) < 10


def test_the_eight_tokens_are_there() -> None:
    assert {path.stem for path in PICTURES if path.parent.name == "tokens"} == TOKENS


def test_windows_icon_holds_the_drawing_in_all_sizes(qapp: QGuiApplication, tmp_path: Path) -> None:
    script = tool("make_icons")
    script.main(tmp_path)
    reader = QImageReader(str(tmp_path / "monopoly-qt.ico"))
    assert reader.imageCount() == len(script.ICO_SIZES)
    for number, size in enumerate(script.ICO_SIZES):
        assert reader.jumpToImage(number)
        image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
        assert image == drawn(script.APP, size), size


def characters() -> str:
    boards = [json.loads(path.read_text(encoding="utf-8")) for path in BOARDS]
    names = "".join(space["name"] for board in boards for space in board["spaces"])
    money = "".join(board["currency"] for board in boards)
    return "".join(sorted(set(names + money + "0123456789€£$×–—“”’…%äöüßéèñ¿¡œ")))


@pytest.mark.parametrize("path", FONTS, ids=name_of)
def test_fonts_have_all_characters(path: Path, qapp: QGuiApplication) -> None:
    number = QFontDatabase.addApplicationFont(str(path))
    assert number >= 0
    assert FAMILIES[path.parent.name] in QFontDatabase.applicationFontFamilies(number)
    raw = QRawFont(str(path), 16.0)
    assert [c for c in characters() if not raw.glyphIndexesForString(c)[0]] == []


def test_fonts_of_a_family_are_found_by_weight(qapp: QGuiApplication) -> None:
    for path in FONTS:
        assert QFontDatabase.addApplicationFont(str(path)) >= 0
    for family, weight in (("Atkinson Hyperlegible", 400), ("Atkinson Hyperlegible", 700),
                           ("Barlow Condensed", 500), ("Barlow Condensed", 600)):  # fmt: skip
        font = QFont(family)
        font.setWeight(QFont.Weight(weight))
        info = QFontInfo(font)
        assert (info.family(), info.weight()) == (family, weight)


def test_every_font_family_has_its_licence_beside_it() -> None:
    folders = {path.parent for path in FONTS}
    assert {folder.name for folder in folders} == FAMILIES.keys()
    for folder in folders:
        assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / "LICENSE.txt").read_text(encoding="utf-8")


def test_pictures_of_others_are_told_from_our_own() -> None:
    """The set's pictures carry its mark in their id; all without it must be named as ours."""
    folder = RESOURCES / "pictures"
    notice = (folder / "LICENSE.txt").read_text(encoding="utf-8").split("All others")[0]
    named = set(re.findall(r"[\w/-]+\.svg", notice))
    drawn_by_set = [p for p in PICTURES if 'id="mdi-' in p.read_text(encoding="utf-8")]
    ours = {p.relative_to(folder).as_posix() for p in PICTURES if p not in drawn_by_set}
    ours = {"controls/" if name.startswith("controls/") else name for name in ours}
    named |= set(re.findall(r"controls/(?!\w)", notice))
    assert ours == named


def test_notices_and_licence_texts_belong_together() -> None:
    folder = RESOURCES / "licences"
    notices = (folder / "NOTICES.md").read_text(encoding="utf-8")
    texts = {path.name for path in folder.glob("*.txt")}
    assert set(re.findall(r"`([\w.-]+\.txt)`", notices)) == texts
    assert (folder / "MonopolyQt.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    for section in re.split(r"^### ", notices, flags=re.MULTILINE)[1:]:
        entries = re.findall(r"^- (\w+): \S", section, flags=re.MULTILINE)
        assert [e for e in ("For", "Version", "Licence", "Copyright", "Files") if e not in entries] == [], section


def test_every_runtime_dependency_has_a_notice() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    wanted = re.search(r"^dependencies = \[(.*?)^\]", project, flags=re.MULTILINE | re.DOTALL)
    assert wanted is not None
    names = re.findall(r'"([\w-]+)', wanted.group(1))
    headings = " ".join(
        re.findall(r"^### (.*)", (RESOURCES / "licences" / "NOTICES.md").read_text("utf-8"), re.MULTILINE)
    )
    assert names
    assert [name for name in names if name.lower() not in headings.lower()] == []


def test_our_fonts_have_every_sign_that_the_program_writes(qapp: QGuiApplication) -> None:
    """On a system without fonts of its own a sign that ours lack shows as a box."""
    font = QRawFont(str(RESOURCES / "fonts" / "atkinson-hyperlegible" / "AtkinsonHyperlegible-Regular.ttf"), 16)
    sources = [p for p in (ROOT / "monopoly_qt").rglob("*.py") if "resources" not in p.parts]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    docs = {id(node.value) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [n.value for t in trees for n in ast.walk(t) if isinstance(n, ast.Constant) and id(n) not in docs]
    written = {sign for text in texts if isinstance(text, str) for sign in text if sign > "~"}
    shown = sorted(sign for sign in written if unicodedata.category(sign) not in ("Cf", "Cc", "Zs", "Zl", "Zp"))
    assert [sign for sign in shown if not font.glyphIndexesForString(sign)[0]] == []
