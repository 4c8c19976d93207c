"""Rule tables stand in one place: fails when code repeats a board's figures or names, or writes a table twice."""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SENTENCES = ROOT / "monopoly_qt" / "bridge" / "texts"  # what people read: one sentence a key is not a rule
RULES = tuple(ROOT / "monopoly_qt" / floor for floor in ("core", "ai", "save"))  # where tables are rules
SMALLEST = 6  # entries from which on a literal counts as a table


def board_facts() -> tuple[set[str], set[tuple[int, ...]]]:
    """Names of properties, and rows of rents, of all boards."""
    names: set[str] = set()
    rows: set[tuple[int, ...]] = set()
    for file in (ROOT / "resources" / "boards").glob("*.json"):
        for space in json.loads(file.read_text("utf-8"))["spaces"]:
            if "price" in space:
                names.add(space["name"])
            if "rents" in space:
                rows.add(tuple(space["rents"]))
    return names, rows


def constants(nodes: list[ast.expr]) -> tuple[object, ...]:
    """The values of these expressions, or nothing if one of them is not a plain value."""
    values = tuple(n.value for n in nodes if isinstance(n, ast.Constant))
    return values if len(values) == len(nodes) else ()


def literals(tree: ast.AST) -> Iterator[tuple[int, str, tuple[object, ...]]]:
    """Line, kind and plain entries (a dict's keys) of every literal of more than one entry."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            yield node.lineno, "dict", constants([k for k in node.keys if k is not None])
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            yield node.lineno, "list", constants(node.elts)


def faults() -> Iterator[str]:
    """What is written twice, a line each."""
    names, rows = board_facts()
    seen: dict[tuple[str, frozenset[object]], str] = {}
    for file in sorted((ROOT / "monopoly_qt").rglob("*.py")):
        if "resources" in file.parts or file.is_relative_to(SENTENCES):
            continue
        tree = ast.parse(file.read_text("utf-8"))
        where = file.relative_to(ROOT)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node.value in names:
                yield f'{where}:{node.lineno}: "{node.value}" is a name from a board file'
        has_rules = any(file.is_relative_to(floor) for floor in RULES)
        for line, kind, values in literals(tree):
            if values in rows:
                yield f"{where}:{line}: {values} are rents from a board file"
            entries = frozenset(values)
            if has_rules and kind == "dict" and len(entries) >= SMALLEST:
                first = seen.setdefault((kind, entries), f"{where}:{line}")
                if first != f"{where}:{line}":
                    yield f"{where}:{line}: a table with the keys of the one at {first}"


def main() -> int:
    """Print each fault; 1 if there is any."""
    found = list(faults())
    for fault in found:
        print(fault)
    print(f"rule tables: {len(found)} written twice" if found else "rule tables: each stands in one place")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
