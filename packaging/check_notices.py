"""Checks that every file of an unpacked bundle is covered by a notice, and every notice by its licence's text.

python3 packaging/check_notices.py FOLDER...        the notices are those of resources/licences/NOTICES.md
"""

from __future__ import annotations

import fnmatch
import re
import sys
from pathlib import Path

LICENCES = Path(__file__).resolve().parent.parent / "resources" / "licences"
CODE = re.compile(r"`([^`]+)`")


def sections(text: str) -> dict[str, dict[str, str]]:
    """The notices: the fields of each third-level heading."""
    found: dict[str, dict[str, str]] = {}
    for part in text.split("\n### ")[1:]:
        name, *lines = part.split("\n## ")[0].splitlines()
        pairs = (line.removeprefix("- ").split(": ", 1) for line in lines if line.startswith("- ") and ": " in line)
        found[name.strip()] = {key: value for key, value in pairs}
    return found


def faults(folders: list[Path], licences: Path) -> list[str]:
    """What is not covered."""
    notices = sections((licences / "NOTICES.md").read_text(encoding="utf-8"))
    wrong = [
        f"{name}: no line {field!r}"
        for name, notice in notices.items()
        for field in ("Licence", "Files", "Copyright")
        if field not in notice
    ]
    texts = [(name, text) for name, notice in notices.items() for text in CODE.findall(notice.get("Text", ""))]
    wrong += [f"{name}: its text {text} is not there" for name, text in texts if not (licences / text).is_file()]
    patterns = [pattern for notice in notices.values() for pattern in CODE.findall(notice.get("Files", ""))]
    for folder in folders:
        files = [file for file in folder.rglob("*") if file.is_file()]
        if not files:
            wrong.append(f"{folder} is empty")
        for file in files:
            place = f"/{file.relative_to(folder).as_posix()}"
            if not any(fnmatch.fnmatchcase(place, pattern) for pattern in patterns):
                wrong.append(f"{folder.name}{place}: no notice covers it")
    return wrong


def main(folders: list[Path]) -> int:
    """Print what is wrong; 1 when anything is."""
    wrong = faults(folders, LICENCES)
    print("\n".join(wrong) or f"every file of {', '.join(map(str, folders))} is covered by a notice")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(list(map(Path, sys.argv[1:]))))
