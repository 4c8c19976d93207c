"""The story of a game tells what was remarkable in it, and the standings who came where."""

import pytest

from monopoly_qt.bridge.chronicle import MOST, watch_game
from monopoly_qt.bridge.story import SENTENCES, story
from monopoly_qt.core.actions import Accept, Build, Bundle, Buy, EndTurn, GiveUp, Offer, Roll
from monopoly_qt.core.frames import BANK
from monopoly_qt.core.game import Game
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State

from ..core import random_games
from .games import game, played, texts

PURPLE = (1, 3)


def lines(of: Game) -> list[str]:
    return [told.line.text for told in story(of, texts(of)).lines]


def own(state: State, seat: int, *spaces: int) -> None:
    for space in spaces:
        state.owner[space] = seat


def test_first_property_and_a_set_bought() -> None:
    def change(state: State) -> None:
        own(state, 0, 1)

    told = lines(game(2, change, [(Roll(0), [[1, 2]]), (Buy(0), [])]))
    assert told == ["Ann had the first colour complete: purple."]
    told = lines(game(2, lambda _: None, [(Roll(0), [[1, 2]]), (Buy(0), [])]))
    assert told == ["Ann bought the first property, Baltic Avenue."]


def test_a_set_by_trade_is_one_line_and_later_ones_are_not_called_first() -> None:
    def change(state: State) -> None:
        own(state, 0, 1, 6, 8)
        own(state, 1, 3, 9)

    swap = Offer(0, 1, Bundle(60), Bundle(deeds=(3,)))
    more = Offer(0, 1, Bundle(100), Bundle(deeds=(9,)))
    told = lines(game(2, change, [(swap, []), (Accept(1), []), (more, []), (Accept(1), [])]))
    assert told == [
        "A trade with Bob gave Ann the first colour: purple.",
        "A trade with Bob gave Ann all of light blue.",
    ]


def test_a_trade_without_a_set_is_told_with_its_goods() -> None:
    def change(state: State) -> None:
        own(state, 1, 3)

    told = lines(game(2, change, [(Offer(0, 1, Bundle(60), Bundle(deeds=(3,))), []), (Accept(1), [])]))
    assert told == ["Ann and Bob traded: $60 for Baltic Avenue."]


@pytest.mark.parametrize(
    ("give", "take", "words"),
    [
        (Bundle(60), Bundle(), "Ann gave Bob a present: $60."),
        (Bundle(), Bundle(deeds=(3,)), "Bob gave Ann a present: Baltic Avenue."),
    ],
)
def test_a_present_is_not_called_a_trade(give: Bundle, take: Bundle, words: str) -> None:
    def change(state: State) -> None:
        own(state, 1, 3)

    assert lines(game(2, change, [(Offer(0, 1, give, take), []), (Accept(1), [])])) == [words]


def test_first_hotel_and_dearest_rent() -> None:
    def change(state: State) -> None:
        own(state, 1, *PURPLE)
        state.buildings[1], state.buildings[3] = 4, 4
        state.houses -= 8

    steps = [(Build(1, 3), []), (Roll(0), [[1, 2]])]
    assert lines(game(2, change, steps)) == [
        "Bob built the first hotel, on Baltic Avenue.",
        "The dearest rent: Ann paid Bob $450 for Baltic Avenue.",
    ]


def test_small_rents_are_not_remarkable_but_the_dearest_is() -> None:
    def change(state: State) -> None:
        own(state, 1, 5, 6)
        own(state, 0, 3)

    steps = [(Roll(0), [[1, 4]]), (EndTurn(0), []), (Roll(1), [[1, 2]])]
    assert lines(game(2, change, steps)) == ["The dearest rent: Ann paid Bob $25 for Reading Railroad."]


def test_bankruptcy_the_winner_and_the_standings() -> None:
    def change(state: State) -> None:
        own(state, 2, 5)

    of = game(3, change, [(GiveUp(0), []), (GiveUp(1), [])])
    told = story(of, texts(of))
    assert [t.line.text for t in told.lines] == [
        "Ann gave up; everything went to the Bank.",
        "Bob gave up; everything went to the Bank.",
        "Cleo won: all the others were bankrupt.",
    ]
    assert [t.turn for t in told.lines] == [1, 2, 2]
    assert [(p.place, p.seat, p.left) for p in told.places] == [(1, 2, 0), (2, 1, 2), (3, 0, 1)]
    assert (told.places[0].cash, told.places[0].worth, told.places[0].deeds) == (1500, 1700, 1)


def test_lines_carry_the_spaces_and_sums_for_links() -> None:
    def change(state: State) -> None:
        own(state, 1, 3)

    of = game(2, change, [(Roll(0), [[1, 2]])])
    parts = story(of, texts(of)).lines[0].line.parts
    assert [p.space for p in parts if p.space >= 0] == [3]
    assert [p.text for p in parts if p.money] == ["$4"]


def test_the_lead_for_good() -> None:
    def change(state: State) -> None:
        own(state, 0, 39)
        state.cash[1] = 1600

    swap = Offer(1, 0, Bundle(10), Bundle(deeds=(39,)))
    on_visit = [[4, 6]]
    steps = [(Roll(0), on_visit), (EndTurn(0), []), (swap, []), (Accept(0), []), (Roll(1), on_visit), (EndTurn(1), [])]
    told = lines(game(2, change, [*steps, (GiveUp(0), [])]))
    assert told[1] == "From here on Bob was the richest. The lead had changed 1 time."
    ahead = lines(game(2, change, [(Roll(0), on_visit), (EndTurn(0), []), (GiveUp(1), [])]))
    assert not any("richest" in line for line in ahead), "who always led has no turning point"


def test_equal_winners_share_the_first_place() -> None:
    on_visit = [[4, 6]]
    steps = [(Roll(0), on_visit), (EndTurn(0), []), (Roll(1), on_visit), (EndTurn(1), [])]
    even = game(2, lambda _: None, steps, Rules(end_rounds=1))
    assert lines(even)[-1] == "The agreed rounds were played. Ann and Bob won, with $1,500 each."
    assert [p.place for p in story(even, texts(even)).places] == [1, 1]


def test_whole_games_give_a_dozen_lines_in_order_and_every_kind_has_a_sentence() -> None:
    kinds = set()
    for seed in range(40):
        *_, (of, _, _) = random_games.play(seed)
        told = story(of, texts(of))
        assert len(told.lines) <= max(MOST, len(of.setup.players) + 5)
        assert [t.turn for t in told.lines] == sorted(t.turn for t in told.lines)
        assert all("{" not in t.line.text for t in told.lines)
        if not of.state.stack:
            assert told.lines[-1].line.seat in of.state.winners
        chronicle = watch_game(of)
        assert sum(chronicle.turns) == of.state.turns
        kinds |= {m.kind for m in chronicle.highlights()}
    assert kinds <= set(SENTENCES)
    assert kinds >= {"began", "first_deed", "first_set", "set", "top_rent", "trade", "bankrupt", "lead", "bargain"}


def test_a_dull_game_is_short() -> None:
    of = played(3, 4, most=300)
    assert lines(of)[0].endswith("threw highest and began.")
    assert BANK not in [p.seat for p in story(of, texts(of)).places]
