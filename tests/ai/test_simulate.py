"""`monopoly-qt simulate`: its result, the same for any number of jobs, and what it says to nonsense."""

import argparse
import json
from pathlib import Path

import pytest

from monopoly_qt.ai.measure import interval, percentile, time_percentile
from monopoly_qt.ai.simulate import Task, add_arguments, load_rules, run, simulate
from monopoly_qt.core.rules import OFFICIAL, PRESETS


def call(*words: str) -> int:
    """As from the command line."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_json_has_the_agreed_shape(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    assert call("--seats", "casual,greedy,random", "--games", "6", "--seed", "3", "--json", str(file)) == 0
    result = json.loads(file.read_text(encoding="utf-8"))
    assert result["games"] == 6
    assert result["decided"] + result["stalled"] == 6
    assert result["seconds"] > 0
    assert result["games_per_second"] > 0
    assert result["throws_per_second"] > 0
    assert result["rounds"]["p50"] <= result["rounds"]["p99"]
    assert len(result["landings"]) == 41
    assert result["landings"][30] == 0
    assert sum(result["landings"]) > 100
    assert [seat["player"] for seat in result["seats"]] == ["casual", "greedy", "random"]
    assert sum(seat["wins"] for seat in result["seats"]) == result["decided"]
    for seat in result["seats"]:
        low, high = seat["ci95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        assert 0 < seat["decision_ms"]["p50"] <= seat["decision_ms"]["p99"]
    assert "casual" in capsys.readouterr().out


def test_jobs_and_repetition_change_nothing_but_times() -> None:
    task = Task(("casual", "beginner", "fp-a"), OFFICIAL, "us", 5, 200)
    one, again, two = simulate(task, 6), simulate(task, 6), simulate(task, 6, jobs=2)
    for other in (again, two):
        assert one["landings"] == other["landings"]
        assert one["rounds"] == other["rounds"]
    other_seed = simulate(task._replace(seed=6), 6)
    assert one["landings"] != other_seed["landings"]


def test_seats_rotate_over_the_same_dice() -> None:
    """Four equal deterministic players: over one rotation each wins once, whatever seat is lucky."""
    result = simulate(Task(("casual",) * 4, OFFICIAL, "us", 8, 300), 8)
    seats = result["seats"]
    assert isinstance(seats, list)
    assert [seat["wins"] for seat in seats] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "nobody,random"), "nobody"),
        (("--seats", "random"), "2 to 8"),
        (("--seats", "expert:dreamer,random"), "dreamer"),
        (("--seats", "random,random", "--games", "0"), "--games"),
        (("--seats", "random,random", "--rules", "no-such"), "no-such"),
        (("--seats", "random,random", "--board", "mars"), "mars"),
    ],
)
def test_nonsense_is_said_in_words(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(*words) == 2
    assert said in capsys.readouterr().err


def test_rules_from_presets_and_files(tmp_path: Path) -> None:
    assert load_rules("family") == PRESETS["family"]
    file = tmp_path / "rules.json"
    file.write_text('{"rules": {"jail_turns": 1}}', encoding="utf-8")
    assert load_rules(str(file)).jail_turns == 1
    file.write_text('{"jail_turns": 7}', encoding="utf-8")
    with pytest.raises(Exception, match="jail_turns"):
        load_rules(str(file))


def test_intervals_and_percentiles() -> None:
    low, high = interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)
    assert interval(0, 20)[0] == 0.0
    assert percentile([3, 1, 2, 4], 0.5) == 2
    assert percentile([], 0.5) == 0
    assert time_percentile({}, 0.99) == 0.0
