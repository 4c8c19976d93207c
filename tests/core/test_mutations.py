"""The table of `make mutate-rules` fits the code, so that whoever moves a rule takes its mutation along."""

import runpy
from pathlib import Path

import pytest

from monopoly_qt.save.rule_ids import RULE_IDS

ROOT = Path(__file__).resolve().parents[2]
MUTATIONS = runpy.run_path(str(ROOT / "tools" / "mutations.py"))["MUTATIONS"]


@pytest.mark.parametrize("rule", sorted(RULE_IDS))
def test_what_breaks_a_rule_stands_in_the_code_once(rule: str) -> None:
    assert MUTATIONS[rule]
    for mutation in MUTATIONS[rule]:
        for file, old, new in mutation:
            text = (ROOT / "monopoly_qt" / file).read_text(encoding="utf-8")
            assert text.count(old) == 1, f"tools/mutations.py: {file} should have once: {old}"
            assert new != old
