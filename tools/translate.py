"""Keeps the translations whole: collects the sentences of the program, tells what is missing, fills in, compiles.

python tools/translate.py              collect and compile everything (what `make translations` does)
python tools/translate.py missing de   the sentences without a translation, as JSON {context: {source: ""}}
python tools/translate.py fill de FILE put translations from such a JSON file in
"""

import ast
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "monopoly_qt"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "fr", "es")
ENGLISH = "en"  # has only the sentences that depend on a number: "%n house(s)"
BARE_TR = re.compile(r'(?<![\w.])tr\((?=\s*")')
HEADER = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


def ts_file(language: str) -> Path:
    """The file with the translations into a language."""
    return FOLDER / f"monopoly_{language}.ts"


def sources() -> list[Path]:
    """All files of the program that may hold sentences, for a stable result in a fixed order."""
    silent = ("core", "ai", "save")  # no sentences for people below the bridge
    return sorted(f for f in PACKAGE.rglob("*.py") if f.relative_to(PACKAGE).parts[0] not in silent)


def with_contexts(text: str) -> str:
    """A file's text with the calls of its own short `tr(…)` written out, for Qt's tool does not look into functions."""
    if "def tr(" not in text:
        return text
    helpers = [f for f in ast.parse(text).body if isinstance(f, ast.FunctionDef) and f.name == "tr"]
    named = [n.value for f in helpers for n in ast.walk(f) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    contexts = [name for name in named if name != ast.get_docstring(helpers[0])]
    return BARE_TR.sub(f'QCoreApplication.translate("{contexts[0]}", ', text) if contexts else text


def run(*command: str) -> None:
    """Run one of Qt's tools; what it says is shown only when it fails."""
    tool = str(Path(sys.executable).with_name(command[0]))
    done = subprocess.run((tool, *command[1:]), capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")


def collect() -> None:
    """Bring all files up to date with the sentences in the program; those that are gone go."""
    options = ("-no-obsolete", "-locations", "none", "-source-language", "en_GB")
    with tempfile.TemporaryDirectory() as folder:
        copies = []
        for number, file in enumerate(sources()):
            copy = Path(folder) / f"{number:03}.py"
            copy.write_text(with_contexts(file.read_text(encoding="utf-8")), encoding="utf-8")
            copies.append(str(copy))
        for language in LANGUAGES:
            run("pyside6-lupdate", *copies, *options, "-target-language", language, "-ts", str(ts_file(language)))
        english = ("-pluralonly", "-target-language", ENGLISH, "-ts", str(ts_file(ENGLISH)))
        run("pyside6-lupdate", *copies, *options, *english)
    fill_english()


def fill_english() -> None:
    """English plurals follow from the source: "house(s)" is a house or houses, "(is/are)" the one or the other."""
    tree = ET.parse(ts_file(ENGLISH))
    for message in tree.iter("message"):
        text = message.findtext("source", "")
        one = re.sub(r"\((\w+)/(\w+)\)", r"\1", text).replace("(s)", "")
        many = re.sub(r"\((\w+)/(\w+)\)", r"\2", text).replace("(s)", "s")
        put(message, [one, many])
    write(tree.getroot(), ts_file(ENGLISH))


def put(message: ET.Element, forms: list[str]) -> None:
    """Set the translation of a message: one form, or one a number."""
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    for child in list(translation):
        translation.remove(child)
    translation.text = None
    if message.get("numerus") != "yes":
        translation.text = forms[0]
        return
    for form in forms:
        ET.SubElement(translation, "numerusform").text = form


def write(root: ET.Element, file: Path) -> None:
    """Write a file as Qt's tools write it."""
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode")
    text = re.sub(r"(?m)^ {4}", "", text)
    file.write_text(f"{HEADER}{text}\n", encoding="utf-8")


def forms_of(message: ET.Element) -> list[str]:
    """The translation of a message as it stands: one form, or one a number."""
    translation = message.find("translation")
    if translation is None:
        return [""]
    numbered = [form.text or "" for form in translation.iter("numerusform")]
    return numbered or [translation.text or ""]


def missing(language: str) -> dict[str, dict[str, Any]]:
    """The sentences that have no finished translation, by context; a list where it depends on a number."""
    found: dict[str, dict[str, Any]] = {}
    for context in ET.parse(ts_file(language)).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            unfinished = translation is not None and translation.get("type") == "unfinished"
            if unfinished or not all(forms_of(message)):
                plural = message.get("numerus") == "yes"
                name = context.findtext("name", "")
                found.setdefault(name, {})[message.findtext("source", "")] = ["", ""] if plural else ""
    return found


def fill(language: str, file: Path) -> int:
    """Put translations in; the number of those that are used. Sentences that the program lacks are named."""
    given = json.loads(file.read_text(encoding="utf-8"))
    tree = ET.parse(ts_file(language))
    used = set()
    for context in tree.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            text = given.get(name, {}).get(source)
            if text:
                used.add((name, source))
                put(message, text if isinstance(text, list) else [text])
    for name, entries in given.items():
        for source in entries:
            if (name, source) not in used:
                print(f"not used: {name}: {source!r}")
    write(tree.getroot(), ts_file(language))
    return len(used)


def release() -> None:
    """Compile what the program loads."""
    for language in (ENGLISH, *LANGUAGES):
        file = ts_file(language)
        run("pyside6-lrelease", "-silent", str(file), "-qm", str(file.with_suffix(".qm")))


def main(argv: list[str]) -> int:
    """See the top of this file."""
    if argv[:1] == ["missing"]:
        print(json.dumps(missing(argv[1]), ensure_ascii=False, indent=1))
        return 0
    if argv[:1] == ["fill"]:
        print(fill(argv[1], Path(argv[2])), "filled in")
    FOLDER.mkdir(exist_ok=True)
    collect()
    release()
    left = {language: sum(map(len, missing(language).values())) for language in LANGUAGES}
    print(", ".join(f"{language}: {count} missing" for language, count in left.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
