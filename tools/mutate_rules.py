"""Shows that every citation of a rule is worth something: breaks the rule in the code and sees what fails.

Each scenario, and each test that cites a rule which no scenario can, must fail under one of the rule's mutations.
Prints a line an id; exit status 1 if a citation survives all mutations of its rule.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from mutations import MUTATIONS, Edit

from monopoly_qt.save.rule_ids import RULE_IDS
from monopoly_qt.save.scenario import load

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = sorted((ROOT / "tests" / "scenarios").glob("*.json"))
SECONDS = 30
# Plays every scenario in the copy and prints those that fail, one a line.
RUNNER = """
import sys
from pathlib import Path
from monopoly_qt.save.scenario import load, play
for path in sorted(Path("tests/scenarios").glob("*.json")):
    try:
        failed = bool(play(load(path)))
    except Exception:
        failed = True
    if failed:
        print(path.stem)
"""


class Outcome(NamedTuple):
    """What failed under a mutation; `fault` if it could not be tried."""

    failed: frozenset[str]
    fault: str = ""


def main() -> int:
    """Try all mutations, print a line an id, return the exit status."""
    cited = citations()
    tasks = [(rule, edits) for rule in sorted(RULE_IDS) for edits in MUTATIONS.get(rule, [])]
    with tempfile.TemporaryDirectory() as folder:
        jobs = os.cpu_count() or 1
        copies: SimpleQueue[Path] = SimpleQueue()
        for n in range(jobs):
            copies.put(copy_sources(Path(folder) / str(n)))
        with ThreadPoolExecutor(jobs) as pool:
            outcomes = list(pool.map(lambda task: attempt(copies, task[1], cited[task[0]]), tasks))
    by_rule: dict[str, list[Outcome]] = {}
    for (rule, _), outcome in zip(tasks, outcomes, strict=True):
        by_rule.setdefault(rule, []).append(outcome)
    good = [report(rule, cited[rule], by_rule.get(rule, [])) for rule in sorted(RULE_IDS)]
    print(f"{sum(good)} rules shown, {len(good) - sum(good)} not")
    return 0 if all(good) else 1


def citations() -> dict[str, set[str]]:
    """What cites each rule: scenarios by name; for rules that none cites, tests by their pytest id."""
    cited: dict[str, set[str]] = {rule: set() for rule in RULE_IDS}
    for path in SCENARIOS:
        for rule in load(path).cites:
            cited[rule].add(path.stem)
    uncited = {rule for rule in RULE_IDS if not cited[rule]}
    for path in sorted((ROOT / "tests" / "core").glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                words = set(re.findall(r"[A-Z]+-[\w]+", ast.get_docstring(node) or ""))
                for rule in words & uncited:
                    cited[rule].add(f"tests/core/{path.name}::{node.name}")
    return cited


def copy_sources(to: Path) -> Path:
    """A copy of the rules and of what runs them; what is not broken is linked."""
    to.mkdir()
    ignore = shutil.ignore_patterns("__pycache__")
    for part in ("core", "save"):
        shutil.copytree(ROOT / "monopoly_qt" / part, to / "monopoly_qt" / part, ignore=ignore)
    for name in ("__init__.py", "assets.py"):
        shutil.copy(ROOT / "monopoly_qt" / name, to / "monopoly_qt" / name)
    shutil.copytree(ROOT / "tests" / "core", to / "tests" / "core", ignore=ignore)
    shutil.copy(ROOT / "tests" / "__init__.py", to / "tests" / "__init__.py")
    (to / "tests" / "scenarios").symlink_to(ROOT / "tests" / "scenarios")
    (to / "resources").symlink_to(ROOT / "resources")
    return to


def attempt(copies: "SimpleQueue[Path]", edits: tuple[Edit, ...], cited: set[str]) -> Outcome:
    """Break the rule in one of the copies, run everything, and mend it again."""
    folder = copies.get()
    try:
        before: dict[Path, str] = {}
        for file, old, new in edits:
            path = folder / "monopoly_qt" / file
            text = path.read_text(encoding="utf-8")
            before.setdefault(path, text)
            if text.count(old) != 1:
                return Outcome(frozenset(), f"{file} has {text.count(old)} times: {old}")
            path.write_text(text.replace(old, new), encoding="utf-8")
        return _run(folder, sorted(c for c in cited if "::" in c))
    finally:
        for path, text in before.items():
            path.write_text(text, encoding="utf-8")
        copies.put(folder)


def _run(folder: Path, tests: list[str]) -> Outcome:
    failed: set[str] = set()
    code, out = _python(folder, "-c", RUNNER)
    if code:
        return Outcome(frozenset(), "the mutation does not run")
    failed |= set(out.split())
    if len(failed) > len(SCENARIOS) * 3 // 4:
        return Outcome(frozenset(), f"the mutation breaks {len(failed)} of {len(SCENARIOS)} scenarios: it is too large")
    for test in tests:
        code, _ = _python(folder, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test)
        if code == 1:
            failed.add(test)
    return Outcome(frozenset(failed))


def _python(folder: Path, *arguments: str) -> tuple[int, str]:
    """Exit code and output of a Python in the copy; one that takes too long has failed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *arguments]
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return 2, ""
    return done.returncode, done.stdout


def report(rule: str, cited: set[str], outcomes: list[Outcome]) -> bool:
    """Print the line of a rule; whether all its citations are shown to be worth something."""
    faults = [outcome.fault for outcome in outcomes if outcome.fault]
    failed = frozenset().union(*(outcome.failed for outcome in outcomes))
    survivors = sorted(cited - failed)
    good = bool(cited and outcomes and not faults and not survivors)
    words = f"{len(cited)} citations, {len(outcomes)} mutations"
    if faults:
        words += "; " + "; ".join(faults)
    if survivors:
        words += f"; not broken by any: {', '.join(survivors)}"
    print(f"{'ok  ' if good else 'FAIL'} {rule}: {words}", flush=True)
    return good


if __name__ == "__main__":
    sys.exit(main())
