"""Every known exploit, tried on the Expert (and Master): it does not pay."""

import pytest

from monopoly_qt.ai import make_player
from monopoly_qt.ai.expert import Expert
from monopoly_qt.core.actions import Accept, Bundle, Offer, Reject
from monopoly_qt.core.engine import why_not
from monopoly_qt.core.state import State

from .positions import names, offered, owing, table

CHEAT, VICTIM = 0, 1


def middle_game() -> State:
    """The cheater lacks New York Avenue; everybody has something, nobody a set."""
    return table(
        {
            CHEAT: ["St. James Place", "Tennessee Avenue", "Oriental Avenue", "Reading Railroad"],
            VICTIM: ["New York Avenue", "Vermont Avenue", "Illinois Avenue", "B. & O. Railroad"],
            2: ["Kentucky Avenue", "Boardwalk", "Water Works"],
            3: ["Indiana Avenue", "Park Place", "Electric Company"],
        },
        [900, 700, 600, 650],
    )


def answer(s: State, offer: Offer, player: Expert | None = None) -> bool:
    """Whether the victim accepts."""
    assert why_not(s, offer) is None
    action = (player or Expert()).decide(offered(s, offer), VICTIM)
    assert isinstance(action, (Accept, Reject))
    return isinstance(action, Accept)


@pytest.mark.parametrize("kind", ["expert", "master", "casual"])
@pytest.mark.parametrize("cash", [1, 10, 50, 200])
def test_token_money_buys_no_lot_that_completes_a_set(kind: str, cash: int) -> None:
    s = middle_game()
    offer = Offer(CHEAT, VICTIM, Bundle(cash), Bundle(0, names("New York Avenue")))
    player = make_player(kind)
    action = player.decide(offered(s, offer), VICTIM)
    assert isinstance(action, Reject)
    assert player.reason == "refuse_completes"


def test_steps_cost_as_much_as_the_robbery_at_once() -> None:
    """Strength is a function of the position, so two steps cost what one deal does."""
    s = table(
        {
            CHEAT: ["St. James Place", "Oriental Avenue"],
            VICTIM: ["New York Avenue", "Tennessee Avenue", "Vermont Avenue"],
            2: ["Kentucky Avenue", "Boardwalk"],
            3: ["Indiana Avenue", "Park Place"],
        },
        [1200, 700, 600, 650],
    )
    first = Offer(CHEAT, VICTIM, Bundle(198), Bundle(0, names("Tennessee Avenue")))
    if answer(s, first):
        s.owner[first.take.deeds[0]] = CHEAT
        s.cash[CHEAT] -= 198
        s.cash[VICTIM] += 198
    last = Offer(CHEAT, VICTIM, Bundle(260), Bundle(0, names("New York Avenue")))
    assert not answer(s, last)


def test_a_lot_just_dealt_does_not_go_back() -> None:
    s = middle_game()
    expert = Expert()
    sale = Offer(CHEAT, VICTIM, Bundle(0, names("Oriental Avenue")), Bundle(20))
    assert answer(s, sale, expert)
    s.owner[sale.give.deeds[0]] = VICTIM
    s.cash[CHEAT] += 20
    s.cash[VICTIM] -= 20
    back = Offer(CHEAT, VICTIM, Bundle(900), Bundle(0, names("Oriental Avenue")))
    assert not answer(s, back, expert)
    assert expert.reason == "refuse_back"
    s.round += 30
    assert answer(s, back, expert), "after a long time it is a deal like any other"


@pytest.mark.parametrize("price", [100, 200, 400])
def test_a_jail_card_is_worth_little_more_than_the_fine(price: int) -> None:
    s = middle_game()
    s.jail_cards[0] = CHEAT
    assert not answer(s, Offer(CHEAT, VICTIM, Bundle(0, (), (0,)), Bundle(price)))


@pytest.mark.parametrize("kind", ["expert", "master"])
@pytest.mark.parametrize("lot", ["Mediterranean Avenue", "Water Works", "Reading Railroad", "Pacific Avenue"])
def test_nobody_pays_a_fancy_price_for_a_lot_that_completes_nothing(kind: str, lot: str) -> None:
    s = table({CHEAT: [lot], VICTIM: ["New York Avenue"], 2: ["Boardwalk"]}, [600, 1400, 900, 900], rounds=6)
    price = s.board.prices[names(lot)[0]]
    sale = Offer(CHEAT, VICTIM, Bundle(0, names(lot)), Bundle(2 * price + 100))
    assert isinstance(make_player(kind).decide(offered(s, sale), VICTIM), Reject)


def test_a_last_lot_is_dear_but_has_its_price() -> None:
    """A set of orange costs the buyer nearly all that could be built on it; for less it is not to be had."""
    s = middle_game()
    s.cash[CHEAT] = 2500
    prices = [n for n in range(100, 2500, 100) if answer(s, Offer(CHEAT, VICTIM, Bundle(n), Bundle(0, (19,))))]
    assert prices
    assert min(prices) > 5 * s.board.prices[19]


def test_nobody_is_helped_out_of_a_debt_to_us() -> None:
    """The debtor's estate would be ours: a few dollars more than a lot's price are no reason to let it go."""
    s = table(
        {CHEAT: ["Boardwalk", "Oriental Avenue"], VICTIM: ["orange", "Park Place"], 2: ["red"]},
        [20, 900, 500, 500],
        {"orange": 3},
    )
    s.mortgaged[names("Boardwalk")[0]] = True
    s = owing(s, CHEAT, VICTIM, 600)
    for price in (590, 700):
        assert not answer(s, Offer(CHEAT, VICTIM, Bundle(0, names("Oriental Avenue")), Bundle(price)))
    gift = Offer(CHEAT, VICTIM, Bundle(0, names("Boardwalk")), Bundle(620))
    assert not answer(s, gift), "Boardwalk would be ours by the bankruptcy anyway"


def test_the_leader_is_not_fed() -> None:
    """A fair price for us is no reason to give the player who leads by far a second set."""
    s = table(
        {
            CHEAT: ["orange", "Illinois Avenue", "Kentucky Avenue"],
            VICTIM: ["Indiana Avenue", "Vermont Avenue"],
            2: ["Boardwalk"],
            3: ["Park Place"],
        },
        [1500, 400, 400, 400],
        {"orange": 3},
    )
    assert not answer(s, Offer(CHEAT, VICTIM, Bundle(500), Bundle(0, names("Indiana Avenue"))))


def test_a_fair_swap_of_sets_is_accepted() -> None:
    s = table(
        {
            CHEAT: ["St. James Place", "Tennessee Avenue", "Indiana Avenue"],
            VICTIM: ["New York Avenue", "Illinois Avenue", "Kentucky Avenue"],
            2: ["Boardwalk", "Oriental Avenue"],
            3: ["Park Place", "Vermont Avenue"],
        },
        [900, 900, 600, 650],
    )
    swap = Offer(CHEAT, VICTIM, Bundle(0, names("Indiana Avenue")), Bundle(0, names("New York Avenue")))
    expert = Expert()
    assert answer(s, swap, expert)
    assert expert.reason == "accept_completes"
    assert expert.why.values == {"seat": CHEAT, "group": "red"}
