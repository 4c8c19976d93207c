"""How computers behave with offers: no pestering, counter-offers, opinions, and being told not to ask."""

import time
from random import random

import pytest

from monopoly_qt import assets
from monopoly_qt.ai import make_player
from monopoly_qt.ai.expert import Expert
from monopoly_qt.ai.manners import Manners
from monopoly_qt.core.actions import Accept, Bid, Bundle, Offer, Pass, Reject
from monopoly_qt.core.chance import Seeded
from monopoly_qt.core.engine import advance, why_not
from monopoly_qt.core.frames import Auction
from monopoly_qt.core.game import new_state
from monopoly_qt.core.rules import OFFICIAL
from monopoly_qt.core.state import State

from .positions import names, offered, table

US = assets.board("us")


def swap_table() -> State:
    """Seat 0 lacks New York Avenue, seat 1 lacks Indiana Avenue."""
    return table(
        {
            0: ["St. James Place", "Tennessee Avenue", "Indiana Avenue"],
            1: ["New York Avenue", "Illinois Avenue", "Kentucky Avenue"],
            2: ["Boardwalk", "Oriental Avenue"],
            3: ["Park Place", "Vermont Avenue"],
        },
        [900, 900, 600, 650],
    )


@pytest.mark.parametrize("kind", ["casual", "expert", "master"])
def test_offers_of_whole_games_keep_the_manners(kind: str) -> None:
    """At most one a turn to each player; the same goods only when owners changed or for clearly more."""
    made = 0
    for seed in range(21, 30):
        made += offers_of_a_game(kind, seed)
        if made >= 3:
            return
    raise AssertionError("hardly any offers in nine games")


def offers_of_a_game(kind: str, seed: int) -> int:
    """How many offers there were; fails when one was against the manners."""
    chance = Seeded(seed)
    s = new_state(US, OFFICIAL, 4, chance)
    players = [make_player(kind, seed=n) for n in range(4)]
    asked: set[tuple[int, int, int]] = set()
    made: dict[tuple[object, ...], int] = {}
    while s.stack and s.round < 60:
        action = players[s.awaiting].decide(s, s.awaiting)
        if isinstance(action, Offer):
            if kind != "master":  # who plays out each opinion anew
                assert players[s.awaiting].opinion(s, s.awaiting, action).would_accept, "an offer that it would refuse"
            turn = (s.turns, action.seat, action.to)
            assert turn not in asked
            asked.add(turn)
            about = [mate for deed in (*action.give.deeds, *action.take.deeds) for mate in s.board.mates[deed]]
            owners = tuple(s.owner[mate] for mate in about)  # a deed elsewhere is no reason to ask again
            goods = (action.seat, action.to, action.give.deeds, action.take.deeds, owners)
            cash = action.give.cash - action.take.cash
            assert goods not in made or cash >= made[goods] + 40
            made[goods] = cash
        advance(s, action, chance)
    return len(asked)


def test_who_does_not_want_to_be_asked_is_not_asked() -> None:
    s = swap_table()
    manners = Manners()
    offer = Offer(0, 1, Bundle(0, names("Indiana Avenue")), Bundle(0, names("New York Avenue")))
    assert manners.allows(s, offer)
    manners.spare(1, names("New York Avenue"))
    assert not manners.allows(s, offer)
    expert = Expert()
    expert.spare(1, names("New York Avenue"))
    for turn in range(5):
        s.turns = 100 + turn
        action = expert.decide(s, 0)
        assert not (isinstance(action, Offer) and names("New York Avenue")[0] in action.take.deeds)


def test_the_expert_sees_the_swap_and_asks_less_after_a_refusal() -> None:
    s = swap_table()
    expert = Expert()
    asked = []
    for turn in range(6):
        s.turns = 100 + turn
        action = expert.decide(s, 0)
        while isinstance(action, Offer) and action.to != 1:
            action = expert.decide(s, 0)
        if isinstance(action, Offer):
            assert expert.reason.startswith("offer_")
            asked.append(action)
    assert len(asked) >= 2
    again = [o for o in asked if (o.give.deeds, o.take.deeds) == (asked[0].give.deeds, asked[0].take.deeds)]
    sums = [o.give.cash - o.take.cash for o in again]
    assert sums == sorted(sums)


def test_opinion_says_what_the_answer_would_be_and_what_would_change_it() -> None:
    s = swap_table()
    poor = Offer(0, 1, Bundle(150), Bundle(0, names("New York Avenue")))
    would, wanted, why = Expert().opinion(s, 1, poor)
    assert not would
    assert why.key == "refuse_completes"
    assert isinstance(Expert().decide(offered(s, poor), 1), Reject)
    if wanted > 0:
        more = Offer(0, 1, Bundle(150 + wanted), poor.take)
        assert isinstance(Expert().decide(offered(s, more), 1), Accept)
    fair = Offer(0, 1, Bundle(100, names("Indiana Avenue")), Bundle(0, names("New York Avenue")))
    assert Expert().opinion(s, 1, fair).would_accept
    assert isinstance(Expert().decide(offered(s, fair), 1), Accept)


def test_a_small_change_brings_a_counter_offer() -> None:
    s = swap_table()
    for cash in range(300, 0, -10):
        expert = Expert()
        offer = Offer(0, 1, Bundle(0, names("Indiana Avenue")), Bundle(cash, names("New York Avenue")))
        if why_not(s, offer) is None and 0 < expert.opinion(s, 1, offer).cash_wanted <= 200:
            break
    assert isinstance(expert.decide(offered(s, offer), 1), Reject)
    own = table({}, s.cash, turn=1)
    own.owner = s.owner
    counter = expert.decide(own, 1)
    assert isinstance(counter, Offer)
    assert expert.reason == "counter"
    assert (counter.to, counter.give.deeds, counter.take.deeds) == (0, offer.take.deeds, offer.give.deeds)
    assert counter.give.cash - counter.take.cash < cash
    assert expert.why.values["amount"] == cash - (counter.give.cash - counter.take.cash)


@pytest.mark.parametrize("kind", ["casual", "expert", "master"])
def test_a_person_hears_at_once_what_would_be_enough(kind: str) -> None:
    """Once a turn: the same goods for what it takes, which the computer then agrees to itself."""
    s = swap_table()
    rail = names("Reading Railroad")
    s.owner[rail[0]] = 1
    player = make_player(kind)
    for cash in range(400, 0, -10):
        offer = Offer(0, 1, Bundle(cash), Bundle(0, rail))
        if 0 < player.opinion(s, 1, offer).cash_wanted <= 200:
            break
    open_offer = offered(s, offer)
    assert isinstance(player.decide(open_offer, 1), Reject)
    counter = player.counter(open_offer, 1)
    assert counter is not None
    assert counter.offer == Offer(1, 0, Bundle(0, rail), Bundle(cash + counter.more))
    assert player.why.key == "counter"
    assert player.why.values["amount"] == counter.more
    assert player.opinion(s, 1, Offer(0, 1, counter.offer.take, counter.offer.give)).would_accept
    assert isinstance(player.decide(open_offer, 1), Reject)
    assert player.counter(open_offer, 1) is None  # asked in this turn already


BARE_THROWS = 200_000
LIMITS = {"beginner": 5, "casual": 5, "expert": 20, "master": 100}  # ms, where a bare throw takes 0.25 µs


def bare_throw() -> float:
    """Seconds of processor time for a bare throw and move here and now."""
    space, began = 0, time.process_time()
    for _ in range(BARE_THROWS):
        space = (space + int(random() * 6) + int(random() * 6) + 2) % 40
    return (time.process_time() - began) / BARE_THROWS


@pytest.mark.parametrize(
    ("kind", "seats"), [("beginner", 4), ("casual", 8), ("expert", 4), ("expert", 8), ("master", 4)]
)
def test_thinking_is_quick(kind: str, seats: int) -> None:
    """99 % of the decisions of a game within the level's time, as a ratio to the bare loop."""
    chance = Seeded(4)
    s = new_state(US, OFFICIAL, seats, chance)
    players = [make_player(kind, seed=n) for n in range(seats)]
    times = []
    unit = bare_throw()
    while s.stack and s.round < 35:
        began = time.process_time()
        action = players[s.awaiting].decide(s, s.awaiting)
        times.append(time.process_time() - began)
        advance(s, action, chance)
    times.sort()
    unit = max(unit, bare_throw())
    assert times[int(0.99 * len(times))] / unit < LIMITS[kind] / 1000 / 0.25e-6


def test_casual_never_gives_away_what_the_set_needs() -> None:
    """Its own lot on top of the money would complete nothing."""
    s = table({0: ["St. James Place"], 1: ["Tennessee Avenue", "New York Avenue"]}, [1200, 900, 900], rounds=5)
    orange = set(s.board.groups["orange"])
    made = list(make_player("casual").offers(s, 0))
    assert made
    assert not any(orange & set(offer.give.deeds) for offer, _ in made)


def test_a_deed_elsewhere_is_no_reason_to_ask_again() -> None:
    s = swap_table()
    manners = Manners()
    offer = Offer(0, 1, Bundle(0, names("Indiana Avenue")), Bundle(0, names("New York Avenue")))
    manners.made(s, offer)
    s.turns += 4
    s.owner[names("Baltic Avenue")[0]] = 2
    assert not manners.allows(s, offer)
    s.owner[names("Kentucky Avenue")[0]] = 0
    assert manners.allows(s, offer)


@pytest.mark.parametrize("kind", ["expert", "master"])
def test_what_the_bank_would_lend_on_it_is_bid_for_a_deed(kind: str) -> None:
    """A rich Expert let a deed go for a dollar, since the others would have paid all they had for it."""
    marvin = names("Marvin Gardens")[0]
    s = table(
        {
            0: ["Kentucky Avenue", "Indiana Avenue", "Illinois Avenue", "Baltic Avenue"],
            1: ["Ventnor Avenue", "St. James Place", "Tennessee Avenue", "New York Avenue"],
            2: ["Atlantic Avenue", "Boardwalk", "Park Place", "Pacific Avenue", "Short Line"],
        },
        [913, 5, 248],
        turn=2,
    )
    s.stack.append(Auction(0, marvin, (0, 1, 2)))
    action = make_player(kind).decide(s, 0)
    assert isinstance(action, Bid)
    assert make_player(kind).limit(s, 0, marvin) >= s.board.mortgages[marvin]


@pytest.mark.parametrize("kind", ["casual", "expert"])
def test_who_passes_for_want_of_cash_says_so(kind: str) -> None:
    park = names("Park Place")[0]
    s = table({0: ["Boardwalk"], 1: ["Baltic Avenue"], 2: ["Oriental Avenue"]}, [120, 900, 900])
    s.stack.append(Auction(0, park, (0, 1, 2), high=200, leader=1))
    player = make_player(kind)
    assert isinstance(player.decide(s, 0), Pass)
    assert player.reason == "pass_poor"


@pytest.mark.parametrize("kind", ["casual", "expert", "master"])
def test_who_is_begged_for_money_does_not_ask_for_some_instead(kind: str) -> None:
    player = make_player(kind)
    begging = offered(swap_table(), Offer(0, 1, Bundle(), Bundle(9)))
    assert isinstance(player.decide(begging, 1), Reject)
    assert player.counter(begging, 1) is None
