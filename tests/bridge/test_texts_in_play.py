"""Whole games in words: every sentence can be said, says the right sum, and gives nothing away."""

import ast
import random
from pathlib import Path

import pytest

from monopoly_qt import assets
from monopoly_qt.bridge import language, text
from monopoly_qt.bridge import texts as texts_package
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core import events as ev
from monopoly_qt.core.actions import Accept, AnyAction, Bid, Build, Bundle, Buy, GiveUp, Offer, Roll, Want
from monopoly_qt.core.chance import Recorded
from monopoly_qt.core.engine import advance
from monopoly_qt.core.estate import tax_worth, tenth
from monopoly_qt.core.frames import BANK, POT, Auction, Due, IncomeTax, MortgageReceived, Purchase, Reason, Turn
from monopoly_qt.core.game import Game, Setup
from monopoly_qt.core.rules import OFFICIAL, PRESETS, Rules
from monopoly_qt.core.state import State, empty_state

from .conftest import PLAYERS
from .games import players, texts

WISHED = (Buy, Build, Bid, Accept, Want)


def offer(state: State, seat: int, luck: random.Random) -> Offer | None:
    """A cheap offer, which may be against the rules."""
    others = state.others(seat)
    mine, theirs = state.deeds_of(seat), state.deeds_of(luck.choice(others)) if others else []
    if not others:
        return None
    give = Bundle(luck.randint(0, 90), tuple(luck.sample(mine, min(1, len(mine)))))
    return Offer(seat, luck.choice(others), give, Bundle(0, tuple(luck.sample(theirs, min(2, len(theirs))))))


def choose(game: Game, texts: Texts, luck: random.Random) -> AnyAction:
    """Something legal; now and then a refusal is put into words on the way."""
    seat = game.state.awaiting
    options = game.options(seat)
    playing = [a for a in options if type(a) is not GiveUp] or options
    wished = [a for a in playing if type(a) in WISHED]
    if luck.random() < 0.1:
        deal = offer(game.state, seat, luck)
        refusal = game.why_not(deal) if deal else None
        if refusal:
            check(texts.refusal(refusal))
        elif deal:
            return deal
    return luck.choice(wished if wished and luck.random() < 0.8 else playing)


def check(said: str) -> None:
    """A sentence that somebody could read."""
    assert said == said.strip()
    assert said
    assert "{" not in said
    assert "%n" not in said
    assert "  " not in said


def say_everything(texts: Texts, events: list[ev.AnyEvent], state: State) -> set[int]:
    """All sentences about one action; the ids of the events that the log told."""
    asked = texts.question(state)
    check(asked.title)
    for more in (asked.body, asked.hint):
        if more:
            check(more)
    for event in events:
        said = texts.announce(event, state)
        if said:
            check(said)
    told = texts.told(events, state)
    for entry in told:
        check(entry.line.text)
        assert entry.line.rules
        if isinstance(entry.event, ev.Paid):
            because = texts.because(entry.event, state)
            check(because)
            assert texts.money(entry.event.amount) in because
    return {id(entry.event) for entry in told}


@pytest.mark.parametrize("preset", [*PRESETS, "claims"])
@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
def test_whole_games_in_words(preset: str, code: str) -> None:
    language.set_language(code)
    board_id = "london" if preset in ("fast", "claims") else "us"
    rules = PRESETS.get(preset, Rules(rent_claim=True, starting_cash=600, limited_buildings=True))
    texts = Texts(assets.board(board_id), PLAYERS)
    luck = random.Random(preset)
    game = Game(Setup(board_id, PLAYERS, 7, rules), assets.board(board_id))
    silent = {"start", "seed", "trade"}
    for _ in range(350):
        if not game.state.stack:
            break
        events = game.do(choose(game, texts, luck))
        told = say_everything(texts, events, game.state)
        sums = [e for e in events if isinstance(e, ev.Paid) and e.reason.key not in silent]
        assert {id(e) for e in sums} <= told, "a sum that no line tells"
    check(texts.space_description(luck.randrange(40), game.state))


def state_of() -> State:
    state = empty_state(assets.board("us"), OFFICIAL, 3)
    state.cash[:] = [1234, 1500, 60]
    state.stack[:] = [Turn(0)]
    return state


def rent(texts: Texts, amount: int, space: int, parts: tuple[tuple[int, int], ...], *rules: str) -> str:
    return texts.because(ev.Paid(1, 0, amount, Reason("rent", rules, space, parts=parts)), state_of())


def test_rents_are_explained_with_their_arithmetic(texts: Texts) -> None:
    assert rent(texts, 14, 16, ((1, 14),), "RENT-1") == "$14: Ann owns St. James Place; no house here."
    assert (
        rent(texts, 28, 16, ((2, 14),), "RENT-2") == "$28 = 2 × $14: Ann owns all of the colour orange; no house here."
    )
    assert rent(texts, 70, 16, ((1, 70),), "RENT-3") == "$70: there is 1 house on St. James Place."
    assert rent(texts, 550, 16, ((1, 550),), "RENT-3") == "$550: there are 3 houses on St. James Place."
    assert rent(texts, 950, 16, ((1, 950),), "RENT-3") == "$950: there is a hotel on St. James Place."
    assert rent(texts, 100, 5, ((1, 100),), "RENT-5") == "$100: Ann owns 3 of the railroads."
    assert rent(texts, 28, 12, ((4, 7),), "RENT-6") == "$28 = 4 × 7: the throw was 7, and Ann owns one of the two."
    assert rent(texts, 70, 12, ((10, 7),), "RENT-6") == "$70 = 10 × 7: the throw was 7, and Ann owns both."
    twice = "$100 = 2 × $50: Ann owns 2 of the railroads. The card asks for twice the rent."
    assert rent(texts, 100, 5, ((2, 50),), "RENT-5", "CARD-4") == twice
    assert "ten times the new throw of 9" in rent(texts, 90, 12, ((10, 9),), "CARD-5")


def test_repairs_count_houses_and_hotels(texts: Texts) -> None:
    reason = Reason("card", ("CARD-7",), 7, "chance/general_repairs", ((3, 25), (1, 100)))
    because = texts.because(ev.Paid(0, BANK, 175, reason), state_of())
    assert because.startswith("$175 = 3 × $25 + $100, for 3 houses and 1 hotel.")
    only_hotels = Reason("card", ("CARD-7",), 7, "chance/general_repairs", ((0, 25), (2, 100)))
    assert "for 2 hotels." in texts.because(ev.Paid(0, BANK, 200, only_hotels), state_of())


def test_repairs_of_nothing_say_that_nothing_is_paid(texts: Texts) -> None:
    state = state_of()
    number = next(n for n, card in enumerate(state.board.packs[0]) if card.effect == "repairs")
    state.owner[1], state.owner[3] = 0, 0
    line = texts.line(ev.Drawn(0, 0, number), state)
    assert line is not None
    assert line.text.endswith("No buildings: nothing to pay.")
    state.buildings[1] = 1
    line = texts.line(ev.Drawn(0, 0, number), state)
    assert line is not None
    assert "nothing" not in line.text


@pytest.mark.parametrize("name", ["Auction", "Due", "MortgageReceived"])
def test_a_question_that_anybody_may_get_begins_with_the_name(texts: Texts, name: str) -> None:
    """Above it stands whose turn it is, which may be somebody else."""
    frame = {
        "Auction": Auction(1, 29, (1, 2), 0),
        "Due": Due(1, BANK, 100, Reason("card", ("CARD-7",), 7, "chance/general_repairs")),
        "MortgageReceived": MortgageReceived(1, 37, "TRADE-3"),
    }[name]
    state = state_of()
    state.stack[:] = [Turn(0), frame]
    assert texts.question(state).title.startswith("Bob, ")


def test_free_parking_tells_of_the_pot_only_where_there_is_one(texts: Texts) -> None:
    rest = texts.rule("PARK-1")[1]
    pot = texts.rule("OPT-free_parking")[1]
    told = {
        kind: "".join(texts.rule(r)[1] for r in texts.in_force(20, Rules(free_parking=kind)))
        for kind in ("nothing", "pot")
    }
    assert {kind: (rest in words, pot in words) for kind, words in told.items()} == {
        "nothing": (True, False),
        "pot": (False, True),
    }


def test_a_payment_into_the_pot_says_so(texts: Texts) -> None:
    paid = ev.Paid(0, POT, 75, Reason("luxury_tax", ("TAX-3",), 38))
    line = texts.line(paid, state_of())
    assert line is not None
    assert line.text == "Ann paid $75 for Luxury Tax. It goes into the pot."
    assert "pot on Free Parking" in texts.because(paid, state_of())


def test_lines_have_links_to_spaces_players_and_sums(texts: Texts) -> None:
    line = texts.line(ev.Paid(1, 0, 28, Reason("rent", ("RENT-2",), 16, parts=((2, 14),))), state_of())
    assert line is not None
    assert line.text == "Bob paid Ann $28 rent for St. James Place."
    assert [p.text for p in line.parts if p.money] == ["$28"]
    assert [p.space for p in line.parts if p.space >= 0] == [16]
    assert [p.seat for p in line.parts if p.seat >= 0] == [1, 0]
    assert (line.seat, line.rules) == (1, ("RENT-2",))


def test_a_thing_and_its_price_are_one_line(texts: Texts) -> None:
    events = [
        ev.Thrown(0, (4, 3), "move"),
        ev.Moved(0, 0, 7, 7, "throw"),
        ev.Paid(0, BANK, 120, Reason("building_bid", ("BUILD-6",), 16)),
        ev.Built(0, 16, 0, 1),
        ev.Mortgaged(0, 5),
        ev.Paid(BANK, 0, 100, Reason("mortgage", ("MORT-1",), 5)),
    ]
    said = [entry.line.text for entry in texts.told(events, state_of())]
    assert said == [
        "Ann threw 4 + 3 and moved to Chance.",
        "Ann built a house on St. James Place for $120.",
        "Ann mortgaged Reading Railroad for $100.",
    ]


def test_presents_are_called_so(texts: Texts) -> None:
    events = [
        ev.Offered(0, 1, Bundle(50), Bundle()),
        ev.Offered(0, 1, Bundle(), Bundle(0, (39,))),
        ev.Answered(1, 0, "accepted", Bundle(50), Bundle()),
        ev.Answered(1, 0, "accepted", Bundle(), Bundle(0, (39,))),
    ]
    assert [texts.announce(event, state_of()) for event in events] == [
        "Ann offered Bob a present: $50.",
        "Ann asked Bob for a present: Boardwalk.",
        "Bob accepted a present from Ann: $50.",
        "Bob gave Ann a present: Boardwalk.",
    ]


def test_names_are_never_taken_for_placeholders() -> None:
    rude = tuple(p.__class__("{sum} %n &B", p.token, p.colour) for p in PLAYERS)
    texts = Texts(assets.board("us"), rude)
    line = texts.line(ev.DeedMoved(39, BANK, 0, "bought", 400), state_of())
    assert line is not None
    assert line.text == "{sum} %n &B bought Boardwalk for $400."
    assert "{sum} %n &B, your throw" in texts.question(state_of()).title


def test_a_purchase_tells_cost_rest_and_set(texts: Texts) -> None:
    state = state_of()
    state.stack.append(Purchase(0, 39))
    state.owner[37] = 0
    asked = texts.question(state)
    assert asked.title == "Buy Boardwalk for $400?"
    assert asked.body == "You have $1,234 and keep $834. If not, it is auctioned."
    assert asked.hint.startswith("It completes your set: dark blue.")
    state.owner[37] = 1
    assert texts.question(state).hint.startswith("Bob has the other one: dark blue.")


def test_a_debt_says_to_whom_how_much_is_missing_and_why(texts: Texts) -> None:
    state = state_of()
    state.stack[:] = [Turn(2), Due(2, 0, 100, Reason("rent", ("RENT-5",), 5, parts=((1, 100),)))]
    asked = texts.question(state)
    assert asked.title == "Percy, you owe Ann $100"
    assert "$40 are missing" in asked.body
    assert "The Bank would not give enough" in asked.body
    assert asked.hint == "$100: Ann owns 3 of the railroads."


def test_no_worth_is_told_before_the_tax_is_chosen(texts: Texts) -> None:
    """TAX-2: neither the worth nor a tenth of it stands in any sentence about the choice."""
    state = state_of()
    state.owner[39] = state.owner[5] = 0
    state.stack.append(IncomeTax(0))
    worth = tax_worth(state, 0)
    asked = texts.question(state)
    said = [asked.title, asked.body, asked.hint, *(texts.space_description(i, state) for i in range(40))]
    paid = ev.Paid(0, BANK, 5, Reason("tenth", ("TAX-1",), 4, parts=((1, worth),)))
    said += [texts.because(paid, state), texts.announce(ev.ChoseTax(0, True), state)]
    assert not [s for s in said if texts.money(worth) in s or texts.money(tenth(worth)) in s]


def test_the_sentences_cannot_reckon_a_worth() -> None:
    """TAX-2: the functions that reckon a worth are not even known here."""
    known = set()
    for file in [Path(text.__file__), *Path(str(texts_package.__file__)).parent.glob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                known |= {alias.name for alias in node.names}
    assert known
    assert not known & {"worth", "tax_worth", "richest", "buildings_cost"}


def test_spaces_are_described_as_seen(texts: Texts) -> None:
    state = state_of()
    for space in (16, 18, 19):
        state.owner[space] = 1
    state.buildings[19] = 3
    state.space[0] = state.space[2] = 19
    seen = texts.space_description(19, state)
    assert seen == "Street, colour orange. Owned by Bob. Buildings: 3 houses. Rent $600. Here: Ann and Percy."
    assert texts.space_description(39, state) == "Street, colour dark blue. For sale at $400."
    state.mortgaged[5], state.owner[5] = True, 1
    assert texts.space_description(5, state) == "One of the railroads. Owned by Bob. Mortgaged: no rent."
    state.space[1], state.jail[1] = 10, 1
    assert "In Jail: Bob." in texts.space_description(10, state)


def test_london_has_its_own_names_and_money(london: Texts) -> None:
    assert london.money(1240) == "£1,240"
    assert london.space(39) == "Mayfair"
    assert london.group("railroad") == "stations"
    assert "Trafalgar Square" in london.card(0, 1)


def test_a_tie_at_the_start_says_why_some_throw_again() -> None:
    of = Game(Setup("us", players(3), 1, OFFICIAL), assets.board("us"))
    state = of.at(0)
    said = texts(of)
    for seat, throw in enumerate(([6, 3], [1, 1], [5, 4])):
        events = advance(state, Roll(seat), Recorded([throw]))
    assert said.told(events, state)[0].line.text == (
        "Cleo threw 5 + 4. The highest totals are equal: Ann and Cleo throw again."
    )
    assert said.question(state).body == "The highest totals were equal, so these throw again: Ann and Cleo."
    events = advance(state, Roll(0), Recorded([[2, 1]]))
    assert said.told(events, state)[0].line.text == "Ann threw 2 + 1 to see who begins."


def test_what_is_owned_and_free_of_a_set_is_one_sentence() -> None:
    state = empty_state(assets.board("us"), OFFICIAL, 3)
    state.stack, state.owner[18] = [Turn(0), Purchase(0, 16)], 0
    asked = Texts(state.board, PLAYERS[:3]).question(state)
    assert asked.hint == "You have 1 of this set; still free: 1."


def test_who_can_not_pay_a_player_is_bankrupt_and_did_not_give_up() -> None:
    """The one who gives up before a debt that nothing can cover is out as any other debtor."""
    state = empty_state(assets.board("us"), OFFICIAL, 3)
    texts = Texts(state.board, PLAYERS[:3])
    (line,) = texts.told([ev.WentBankrupt(0, 1, gave_up=True)], state)
    assert line.line.text == "Ann is bankrupt. Everything goes to Bob."
    (line,) = texts.told([ev.WentBankrupt(0, BANK, gave_up=True)], state)
    assert line.line.text == "Ann gave up. Everything goes back to the Bank."


def test_go_tells_of_its_bonus_only_where_there_is_one() -> None:
    texts = Texts(assets.board("us"), PLAYERS[:3])
    assert "OPT-go_landing_bonus" not in texts.in_force(0, OFFICIAL)
    assert texts.in_force(0, PRESETS["family"])[:2] == ["GO-1", "OPT-go_landing_bonus"]
    assert texts.rule("OPT-go_landing_bonus")[0] == "Bonus for stopping on GO"
