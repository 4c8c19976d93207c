"""The landing law: the core's moves give the known long-run shares of throws (TURN, GO, JAIL, CARD movement)."""

import os

import pytest

from .landing_law import exact, far_off, reference, simulated

THROWS = int(os.environ.get("THROWS", "2000000"))


@pytest.mark.parametrize(("pays", "column"), [(True, "P_short"), (False, "P_long_official")])
def test_the_chain_of_our_moves_gives_the_published_shares(pays: bool, column: str) -> None:
    ours = exact(pays)
    worst = max(abs(a - b) for a, b in zip(ours, reference(column), strict=True))
    assert worst < 1e-9
    assert sum(ours) == pytest.approx(1)


@pytest.mark.parametrize(("pays", "column"), [(True, "P_short"), (False, "P_long_official")])
def test_simulated_throws_agree_within_sampling_error(pays: bool, column: str) -> None:
    counts = simulated(THROWS // 2, pays, seed=20)
    assert sum(counts) == THROWS // 2
    assert not far_off(counts, reference(column))
