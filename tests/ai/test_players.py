"""All kinds of computers: legal at every decision of whole games, under every option."""

import pytest

from monopoly_qt import assets
from monopoly_qt.ai import KINDS, LEVELS, PERSONALITIES, hint, make_player, safe_default
from monopoly_qt.ai.player import Computer
from monopoly_qt.ai.reasons import KEYS
from monopoly_qt.ai.runner import play_game
from monopoly_qt.core.actions import AnyAction
from monopoly_qt.core.chance import Seeded
from monopoly_qt.core.engine import advance, options, why_not
from monopoly_qt.core.game import new_state
from monopoly_qt.core.rules import OFFICIAL, PRESETS, Rules
from monopoly_qt.core.state import State

US = assets.board("us")
EVERYTHING = Rules(
    rent_claim=True, free_parking="pot", speed_die=True, first_lap=True, jail_turns=1, houses_for_hotel=3,
    even_build=False, deal_deeds=2, rent_in_jail=False, snake_eyes_bonus=500,
)  # fmt: skip


def test_all_kinds_of_the_ladder_are_there() -> None:
    wanted = {"random", "greedy", "fp-a", "fp-b", "fp-c", "cashflow", "beginner", "casual", "expert", "master"}
    cheaters = {"cheat-token", "cheat-steps", "cheat-cycle", "cheat-jailcard", "cheat-prop"}
    assert wanted | cheaters == set(KINDS)
    assert set(LEVELS) <= set(KINDS)
    with pytest.raises(KeyError):
        make_player("nobody")


@pytest.mark.parametrize("kind", KINDS)
def test_official_games_without_a_failure(kind: str) -> None:
    tally = play_game([kind, "random", kind], range(3), US, OFFICIAL, seed=5, max_rounds=60)
    assert not tally.failures
    assert tally.throws > 60


@pytest.mark.parametrize("rules", [*PRESETS.values(), EVERYTHING], ids=[*PRESETS, "everything"])
def test_every_option_without_a_failure(rules: Rules) -> None:
    players = ["expert", "casual", "fp-c", "random", "beginner"]
    tally = play_game(players, range(5), US, rules, seed=3, max_rounds=60)
    assert not tally.failures


def decisions(kinds: list[str], seed: int, most: int) -> list[tuple[State, int, AnyAction, Computer]]:
    """The first decisions of a game, each with a copy of the table."""
    chance = Seeded(seed)
    s = new_state(US, OFFICIAL, len(kinds), chance)
    computers = [make_player(kind, seed=n) for n, kind in enumerate(kinds)]
    found = []
    while s.stack and len(found) < most:
        seat = s.awaiting
        before = s.copy()
        action = computers[seat].decide(s, seat)
        assert s == before, "a view is only read"
        assert why_not(s, action) is None
        assert computers[seat].reason in KEYS or computers[seat].reason == ""
        assert set(computers[seat].why.values) == set(KEYS.get(computers[seat].reason, ()))
        found.append((before, seat, action, computers[seat]))
        advance(s, action, chance)
    return found


def test_views_are_only_read_and_reasons_are_known() -> None:
    made = decisions(["expert", "master", "casual", "beginner"], seed=2, most=900)
    assert len({type(action) for _, _, action, _ in made}) >= 8


@pytest.mark.parametrize("kind", LEVELS)
def test_hidden_cards_and_seeds_change_no_decision(kind: str) -> None:
    """Twins at two tables that differ in what is hidden decide alike."""
    chance = Seeded(9)
    s = new_state(US, OFFICIAL, 4, chance)
    ours, twins = ([make_player(kind, seed=n) for n in range(4)] for _ in range(2))
    for _ in range(600):
        if not s.stack:
            break
        seat = s.awaiting
        other = s.copy()
        other.packs = [pack[::-1] for pack in other.packs]
        action = ours[seat].decide(s, seat)
        assert twins[seat].decide(other, seat) == action
        advance(s, action, chance)


def test_hints_and_safe_defaults_are_always_legal() -> None:
    for state, seat, _, _ in decisions(["random", "greedy", "fp-a"], seed=4, most=500):
        action, why = hint(state, seat)
        assert why_not(state, action) is None
        assert why.key in KEYS or why.key == ""
        assert why_not(state, safe_default(state, seat)) is None
        assert safe_default(state, seat) in options(state, seat)


class Broken(Computer):
    """Fails whenever it is asked, or answers what is not possible."""

    kind = "broken"

    def decide(self, view: State, seat: int) -> AnyAction:
        """Never an answer that could be used."""
        if view.decision == "purchase":
            return make_player("greedy").decide(view, seat + 1)
        raise RuntimeError("no idea")


def test_a_failing_computer_plays_the_safe_default(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(kind: str, *rest: object) -> Computer:
        return Broken() if kind == "greedy" else make_player(kind)

    monkeypatch.setattr("monopoly_qt.ai.runner.make_player", make)
    tally = play_game(["greedy", "casual"], range(2), US, OFFICIAL, seed=1, max_rounds=20)
    assert tally.throws >= 20
    assert any("no idea" in text for text in tally.failures)


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_personalities_play_whole_games(personality: str) -> None:
    chance = Seeded(6)
    s = new_state(US, OFFICIAL, 2, chance)
    computers = [make_player("expert", personality), make_player("casual", personality)]
    for _ in range(400):
        if s.stack:
            advance(s, computers[s.awaiting].decide(s, s.awaiting), chance)
    assert s.round > 5
