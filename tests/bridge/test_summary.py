"""While they played: what a person must know about what happened since the last decision."""

from monopoly_qt import assets
from monopoly_qt.bridge.summary import MOST, last_decision, news_since, others_played, summary
from monopoly_qt.core.actions import (
    Accept,
    AnyAction,
    AskRent,
    Build,
    Bundle,
    Buy,
    Decline,
    EndTurn,
    GiveUp,
    Mortgage,
    Offer,
    Pass,
    Reject,
    Roll,
    Unmortgage,
)
from monopoly_qt.core.frames import Opening
from monopoly_qt.core.game import Game, Setup
from monopoly_qt.core.rules import OFFICIAL, Rules
from monopoly_qt.core.state import State

from ..core import random_games
from .games import Step, game, players, texts

VISIT: list[Step] = [(Roll(0), [[4, 6]]), (EndTurn(0), [])]  # Ann's own turn, in which nothing happens


def own(state: State, seat: int, *spaces: int) -> None:
    for space in spaces:
        state.owner[space] = seat


def nothing(_: State) -> None:
    """The table as it is."""


def lines(of: Game, seat: int = 0) -> list[str]:
    return [line.text for line in summary(of, seat, last_decision(of, seat), texts(of))]


def do(action: AnyAction, *outcomes: list[int | str]) -> Step:
    return action, outcomes


def test_rent_received_and_the_balance() -> None:
    of = game(2, lambda s: own(s, 0, 3), [*VISIT, do(Roll(1), [1, 2])], computers=(1,))
    assert lines(of) == ["Bob paid you $4 rent for Baltic Avenue.", "Together $4 more: you have $1,504 now."]


def test_several_payments_of_one_player_become_one() -> None:
    def change(state: State) -> None:
        own(state, 0, 3, 4 + 2)
        state.space[1] = 1

    of = game(2, change, [*VISIT, do(Roll(1), [1, 1]), do(Roll(1), [1, 2])], computers=(1,))
    assert lines(of)[0] == "Bob paid you $10 in all."


def test_deeds_sets_and_houses_of_others() -> None:
    def change(state: State) -> None:
        own(state, 1, 1)

    steps = [*VISIT, do(Roll(1), [1, 2]), do(Buy(1)), do(Build(1, 1)), do(Build(1, 3))]
    assert lines(game(2, change, steps, computers=(1,))) == [
        "Bob now owns all of purple.",
        "Bob built on purple: rents up to $20 now.",
        "Bob bought Baltic Avenue.",
    ]


def test_an_offer_answered() -> None:
    def change(state: State) -> None:
        own(state, 1, 3)

    offer = Offer(0, 1, Bundle(60), Bundle(deeds=(3,)))
    assert lines(game(2, change, [do(offer), do(Reject(1))], computers=(1,))) == ["Bob refused your offer."]
    assert lines(game(2, change, [do(offer), do(Accept(1))], computers=(1,))) == [
        "Bob took your offer: you gave $60 for Baltic Avenue."
    ]


def test_a_present_is_not_called_a_trade() -> None:
    def change(state: State) -> None:
        own(state, 1, 3)

    present, wish = Offer(0, 1, Bundle(60), Bundle()), Offer(0, 1, Bundle(), Bundle(deeds=(3,)))
    assert lines(game(2, change, [do(present), do(Accept(1))], computers=(1,))) == ["Bob accepted your present: $60."]
    assert lines(game(2, change, [do(wish), do(Accept(1))], computers=(1,))) == [
        "Bob gave you a present: Baltic Avenue."
    ]
    swap = Offer(1, 2, Bundle(deeds=(3,)), Bundle())
    assert lines(game(3, change, [*VISIT, do(swap), do(Accept(2))], computers=(1, 2))) == [
        "Bob gave Cleo a present: Baltic Avenue."
    ]


def test_a_trade_between_others_and_mortgages() -> None:
    def change(state: State) -> None:
        own(state, 1, 3, 5, 6)

    swap = Offer(1, 2, Bundle(deeds=(3,)), Bundle(70))
    steps = [*VISIT, do(Mortgage(1, 5)), do(Mortgage(1, 6)), do(swap), do(Accept(2))]
    assert lines(game(3, change, steps, computers=(1, 2))) == [
        "Bob and Cleo traded: Baltic Avenue for $70.",
        "Bob mortgaged Reading Railroad and Oriental Avenue.",
    ]


def test_what_was_mortgaged_and_lifted_again_is_not_told() -> None:
    steps = [*VISIT, do(Mortgage(1, 5)), do(Unmortgage(1, 5)), do(Mortgage(1, 6))]
    assert lines(game(2, lambda s: own(s, 1, 5, 6), steps, computers=(1,))) == ["Bob mortgaged Oriental Avenue."]


def test_bankruptcy_comes_first_and_jail_is_told() -> None:
    def change(state: State) -> None:
        state.space[1] = 20
        own(state, 1, 3)

    steps = [*VISIT, do(Roll(1), [4, 6]), do(GiveUp(2))]
    assert lines(game(4, change, steps, computers=(1, 2, 3))) == ["Cleo is bankrupt.", "Bob went to Jail."]


def test_a_rent_that_was_not_asked_for() -> None:
    rules = Rules(rent_claim=True)
    steps = [*VISIT, do(Roll(1), [1, 2]), do(EndTurn(1)), do(Roll(2), [4, 6]), do(EndTurn(2))]
    of = game(3, lambda s: own(s, 0, 3), steps, rules, computers=(1, 2))
    assert lines(of) == ["You did not ask Bob for $4 rent on Baltic Avenue in time."]


def test_since_when_and_whether_there_is_anything_to_tell() -> None:
    of = game(2, nothing, [*VISIT, do(Roll(1), [1, 2]), do(Decline(1))], computers=(1,))
    assert last_decision(of, 0) == 2
    assert last_decision(of, 1) == 4
    assert last_decision(game(2, nothing), 0) == 0
    assert others_played(of, 0, 2)
    assert not others_played(of, 0, 4)
    assert not others_played(of, 0, 2, ("person", "person"))
    assert lines(of) == []


def test_own_rent_at_once_is_no_news_although_a_computer_had_to_ask_for_it() -> None:
    steps = [do(Roll(0), [1, 2]), do(AskRent(1))]
    of = game(2, lambda s: own(s, 1, 3), steps, Rules(rent_claim=True), computers=(1,))
    assert not others_played(of, 0, last_decision(of, 0))


def test_what_comes_of_ones_own_offer_is_no_news_in_ones_own_turn() -> None:
    steps = [do(Roll(0), [1, 2]), do(Offer(0, 1, Bundle(5), Bundle(0, (6,)))), do(Reject(1))]
    of = game(2, lambda s: own(s, 1, 3, 6), steps, computers=(1,))
    assert not others_played(of, 0, last_decision(of, 0))


def test_what_was_dealt_at_the_start_is_no_news() -> None:
    of = Game(Setup("us", players(3, (0, 1)), 1, Rules(deal_deeds=2)), assets.board("us"))
    while isinstance(of.state.stack[-1], Opening):
        of.do(Roll(of.state.awaiting))
    assert of.state.deeds_of(2)
    assert not others_played(of, 2, news_since(of, 2))
    assert [line.text for line in summary(of, 2, news_since(of, 2), texts(of))] == []


def test_never_more_than_a_few_lines() -> None:
    def change(state: State) -> None:
        own(state, 1, 5, 6, 11)
        own(state, 2, 8, 12)
        own(state, 3, 15, 39, 37)
        own(state, 4, 13)
        own(state, 0, 3)
        own(state, 5, 19)

    steps = [
        *VISIT,
        do(Mortgage(1, 5)),
        do(Mortgage(2, 8)),
        do(Mortgage(3, 15)),
        do(Mortgage(4, 13)),
        do(Mortgage(5, 19)),
        do(Build(3, 39)),
        do(GiveUp(1)),
        *[do(Pass(n)) for n in (2, 3, 4, 5, 0)],
    ]
    of = game(6, change, steps[:-5], OFFICIAL, computers=(1, 2, 3, 4, 5))
    told = lines(of)
    assert len(told) == MOST
    assert told[0] == "Bob is bankrupt."
    assert told[-1] == "… and 2 more things: see the log."


def test_any_game_can_be_summed_up() -> None:
    for seed in range(12):
        *_, (of, _, _) = random_games.play(seed, most=400)
        for seat in of.state.seats:
            for since in (0, of.version // 2):
                for line in summary(of, seat, since, texts(of)):
                    assert "{" not in line.text
