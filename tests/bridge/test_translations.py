"""The translations are whole, fit their sources, and are really in their language."""

import ast
import importlib.util
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from monopoly_qt import assets
from monopoly_qt.bridge import language
from monopoly_qt.main_window import menus
from monopoly_qt.main_window.menus import Actions

ROOT = Path(assets.__file__).parent.parent
LANGUAGES = ("de", "fr", "es")

# What is rightly the same in both languages: names, signs and words that both share.
COMMON = {"Qt {qt}, Python {python}, {system}", "Tab"}
SAME = {
    "de": {"London", "Hotel", "Hotels", "+ Hotel", "− Hotel", "+ Computer", "Normal", "Name", "Esc", "Pause"},
    "fr": {"Expert", "bus", "orange", "Chance", "Doubles", "Animations", "Volume", "Pause"},
    "es": {"No", "hotel", "Hotel", "+ Hotel", "− Hotel", "Normal", "Esc", "Color"},
}


def load_tool() -> ModuleType:
    """The tool that keeps the translations."""
    spec = importlib.util.spec_from_file_location("translate_tool", ROOT / "tools" / "translate.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    sys.modules["translate_tool"] = tool
    spec.loader.exec_module(tool)
    return tool


tool = load_tool()


def messages(language: str, folder: Path | None = None) -> list[tuple[str, str, list[str], bool]]:
    """Context, source, translations and whether it is finished, of every message of a language."""
    found = []
    file = (folder or tool.FOLDER) / f"monopoly_{language}.ts"
    for context in ET.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            finished = translation.get("type") is None
            source = message.findtext("source", "")
            found.append((context.findtext("name", ""), source, tool.forms_of(message), finished))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished_or_empty(language: str) -> None:
    left = [(context, source) for context, source, forms, done in messages(language) if not done or not all(forms)]
    assert left == [], "run `make translations` and fill these in"


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations as they would be after collecting all sentences anew."""
    folder = tmp_path_factory.mktemp("collected")
    for file in tool.FOLDER.glob("*.ts"):
        shutil.copy(file, folder)
    before = tool.FOLDER
    tool.FOLDER = folder
    try:
        tool.collect()
    finally:
        tool.FOLDER = before
    return folder


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_sentence_of_the_program_is_collected(language: str, collected: Path) -> None:
    now = {(context, source) for context, source, *_ in messages(language)}
    fresh = {(context, source) for context, source, *_ in messages(language, collected)}
    assert now == fresh, "run `make translations`"


def written() -> set[str]:
    """Every sentence that the code marks for translation, whatever the collecting tool makes of it."""
    found = set()
    for file in tool.sources():
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            place = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(name, 9)
            sentence = call.args[place] if len(call.args) > place else None
            if isinstance(sentence, ast.Constant) and isinstance(sentence.value, str):
                found.add(sentence.value)
    return found


def test_the_tool_overlooks_no_sentence(collected: Path) -> None:
    """Plurals by `translate(…, n)` for one are not found by it: take `Counts.tr` or `self.tr`."""
    assert len(written()) > 500
    assert written() - {source for _c, source, *_ in messages("de", collected)} == set()


def test_every_sentence_has_a_context(collected: Path) -> None:
    assert [source for context, source, *_ in messages("de", collected) if not context] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_the_same_in_source_and_translation(language: str) -> None:
    for _context, source, forms, _done in messages(language):
        for form in forms:
            assert sorted(re.findall(r"\{\w*\}|%n|%\d", source)) == sorted(re.findall(r"\{\w*\}|%n|%\d", form)), form


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_plurals_have_two_forms_and_none_is_left_in_brackets(language: str) -> None:
    numbered = [(source, forms) for _c, source, forms, _d in messages(language) if "%n" in source]
    assert numbered
    for source, forms in numbered:
        assert len(forms) == 2, source
        assert not re.search(r"\((s|\w+/\w+)\)", "".join(forms)), forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_and_keys_of_menus_agree_with_the_source(language: str) -> None:
    for _context, source, forms, _done in messages(language):
        for form in forms:
            assert source.endswith("…") == form.endswith("…"), form
            assert source.endswith(":") == form.endswith(":"), form
            assert source[:1].isspace() == form[:1].isspace(), form
            assert source[-1:].isspace() == form[-1:].isspace(), form
            keys = re.sub("&&", "", form).count("&")
            assert keys == re.sub("&&", "", source).count("&"), form


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_do_not_begin_a_line(language: str) -> None:
    """A space before % (and in French before : ; ! ? and inside quotes) does not break."""
    broken = re.compile(r" %(?!n)| [:;!?»]|« " if language == "fr" else r" %(?!n)")
    assert [form for _c, _s, forms, _d in messages(language) for form in forms if broken.search(form)] == []


@pytest.mark.parametrize("code", ["en", *LANGUAGES])
def test_no_two_entries_of_a_menu_have_the_same_key(code: str) -> None:
    language.set_language(code)
    for entries in (list(Actions.MENUS), *Actions.MENUS.values()):
        names = menus.words()
        words = [names[entry] for entry in entries if entry]
        keys = [text[text.index("&") + 1].lower() for text in words]
        assert len(set(keys)) == len(keys), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left(language: str) -> None:
    same = {
        source
        for _context, source, forms, _done in messages(language)
        if source in forms and re.search(r"[A-Za-z]{2}", re.sub(r"\{\w*\}|%n", "", source))
    }
    assert same <= COMMON | SAME[language], same - SAME[language]
    english = re.compile(r"\b(the|and|you|your|with|is|are|not|this|from)\b", re.IGNORECASE)
    mixed = [form for _c, _s, forms, _d in messages(language) for form in forms if english.search(form)]
    assert mixed == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_compiled_file_is_as_new_as_its_source(language: str, tmp_path: Path) -> None:
    source = tool.FOLDER / f"monopoly_{language}.ts"
    fresh = tmp_path / "fresh.qm"
    tool.run("pyside6-lrelease", "-silent", str(source), "-qm", str(fresh))
    assert fresh.read_bytes() == source.with_suffix(".qm").read_bytes(), "run `make translations`"
