"""The landing odds that computers reckon with are the published ones."""

import csv
from pathlib import Path

import pytest

from monopoly_qt import assets
from monopoly_qt.ai.odds import odds_of
from monopoly_qt.ai.tables import tables_of

TABLE = Path(__file__).parent.parent / "core" / "landing_probabilities.csv"
US = assets.board("us")


@pytest.mark.parametrize(("column", "stay"), [("P_short", False), ("P_long_official", True)])
def test_landings_are_those_of_the_table(column: str, stay: bool) -> None:
    with TABLE.open(encoding="utf-8") as file:
        expected = [float(row[column]) for row in csv.DictReader(file)]
    assert odds_of(US, stay).landings == pytest.approx(expected, abs=1e-9)


def test_next_throws_are_distributions() -> None:
    odds = odds_of(US)
    for start, row in enumerate(odds.next_throw):
        assert sum(row) == pytest.approx(1), start
    assert sum(odds.lap[0]) == pytest.approx(6)
    assert odds.throws_a_turn == pytest.approx(1.18662, abs=1e-4)


def test_orange_returns_most_at_three_houses() -> None:
    returns = {}
    for group in tables_of(US).sets:
        lots = len(group.spaces)
        price = sum(US.prices[lot] for lot in group.spaces) + 3 * lots * group.cost
        returns[group.id] = group.ladder[3 * lots] / price
    assert max(returns, key=lambda group: returns[group]) == "orange"


def test_a_hotel_of_three_houses_has_one_step_less() -> None:
    by_id = {group.id: group for group in tables_of(US, 3).sets}
    assert len(by_id["orange"].ladder) == 13
    assert by_id["orange"].ladder[-1] == pytest.approx({g.id: g for g in tables_of(US).sets}["orange"].ladder[-1])
