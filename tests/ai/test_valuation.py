"""The value function: what it must prefer, and the worked example of DESIGN.md recomputed."""

import re
from pathlib import Path

import pytest

from monopoly_qt.ai.valuation import appraiser_for
from monopoly_qt.ai.weights import COUNTS, weights
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State

from .positions import table

DESIGN = Path(__file__).parent.parent.parent / "DESIGN.md"


def chances(s: State) -> list[float]:
    """Each player's chance to win."""
    return appraiser_for(s).chances(s)


def example() -> State:
    """Ann has orange with three houses each, Bob red and $900 to build with, Cy the railroads."""
    railroads = ["Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line"]
    return table({0: ["orange"], 1: ["red"], 2: railroads}, [200, 900, 400], {"orange": 3})


def rows_of_example() -> list[str]:
    """The table of the worked example as DESIGN.md shows it."""
    s = example()
    counts, w = appraiser_for(s).counts(s), weights().counts
    lines = []
    for n, name in enumerate(COUNTS):
        if any(row[n] for row in counts):
            cells = [f"{row[n]:.2f} → {w[name] * row[n]:+.2f}" if row[n] else "" for row in counts]
            lines.append(f"| `{name}` | {w[name]:g} | {' | '.join(cells)} |")
    strengths = appraiser_for(s).strengths(s)
    lines.append(f"| strength | | {' | '.join(f'{value:.2f}' for value in strengths)} |")
    lines.append(f"| chance to win | | {' | '.join(f'{value:.0%}' for value in chances(s))} |")
    return lines


def test_the_worked_example_is_what_the_program_reckons() -> None:
    text = DESIGN.read_text(encoding="utf-8").partition("| counted |")[2]
    shown = re.findall(r"^\| (?:`|strength|chance).*$", text, re.MULTILINE)
    assert shown == rows_of_example()


def test_chances_add_up_and_the_bankrupt_have_none() -> None:
    s = example()
    assert sum(chances(s)) == pytest.approx(1)
    s.bankrupt[2] = True
    assert chances(s)[2] == pytest.approx(0, abs=1e-12)
    assert sum(chances(s)) == pytest.approx(1)


def test_houses_cash_and_whole_sets_help() -> None:
    plain = table({0: ["orange"], 1: ["red"], 2: ["yellow"]}, [500, 500, 500])
    built = table({0: ["orange"], 1: ["red"], 2: ["yellow"]}, [500, 500, 500], {"orange": 3})
    richer = table({0: ["orange"], 1: ["red"], 2: ["yellow"]}, [900, 500, 500])
    broken = table(
        {0: ["St. James Place", "Tennessee Avenue"], 1: ["red", "New York Avenue"], 2: ["yellow"]}, [500] * 3
    )
    assert chances(built)[0] > chances(plain)[0]
    assert chances(richer)[0] > chances(plain)[0]
    assert chances(broken)[0] < chances(plain)[0]


def test_mortgages_and_dear_rents_ahead_hurt() -> None:
    s = example()
    free = chances(s)[1]
    for space in (21, 23, 24):
        s.mortgaged[space] = True
    assert chances(s)[1] < free
    near, far = example(), example()
    near.cash[2] = far.cash[2] = 100
    near.space[2], far.space[2] = 10, 20
    assert chances(near)[2] < chances(far)[2], "orange with houses lies six to nine spaces ahead of ten"


def test_it_knows_hotels_of_three_houses() -> None:
    s = table({0: ["orange"], 1: ["red"]}, [500, 500], {"orange": 5}, Rules(houses_for_hotel=3))
    t = table({0: ["orange"], 1: ["red"]}, [500, 500], {"orange": 5})
    rent = COUNTS.index("rent")
    assert appraiser_for(s).counts(s)[0][rent] == pytest.approx(appraiser_for(t).counts(t)[0][rent])


def test_all_weights_are_there_and_have_their_sign() -> None:
    w = weights().counts
    assert set(w) == set(COUNTS)
    for name, value in w.items():
        assert value <= 0 if name in ("short", "ruin") else value >= 0, name
