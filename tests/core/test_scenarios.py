"""The scenarios of the rulebook hold, and every rule is cited by one, or by a named test."""

import ast
import re
from pathlib import Path

import pytest

from monopoly_qt.save.rule_ids import RULE_IDS
from monopoly_qt.save.scenario import load, play

TESTS = Path(__file__).resolve().parents[1]
SCENARIOS = sorted((TESTS / "scenarios").glob("*.json"))
_ID = re.compile(r"\b(?:OPT-[a-z_]+|[A-Z]+-\d+)\b")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert play(load(path)) == ""


def cited_by_tests() -> set[str]:
    """The ids in the docstrings of the core's tests."""
    found: set[str] = set()
    for path in (TESTS / "core").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(_ID.findall(ast.get_docstring(node) or ""))
    return found


def test_every_rule_is_cited() -> None:
    by_scenarios = {rule for path in SCENARIOS for rule in load(path).cites}
    assert sorted(RULE_IDS - by_scenarios - cited_by_tests()) == []


def test_every_scenario_cites_something_and_has_a_title_of_its_own() -> None:
    scenarios = [load(path) for path in SCENARIOS]
    assert all(scenario.cites for scenario in scenarios)
    titles = [scenario.title for scenario in scenarios]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []
