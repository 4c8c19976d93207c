"""Random games with every property checked after every action; used by the tests and by `make soak`."""

import random
from collections.abc import Iterator

from monopoly_qt import assets
from monopoly_qt.core import engine, estate
from monopoly_qt.core.actions import AnyAction, Bid, Bundle, GiveUp, Offer, TimeUp
from monopoly_qt.core.board import Board
from monopoly_qt.core.chance import Seeded
from monopoly_qt.core.frames import BANK, NOBODY, BuildingAuction, Due
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.rules import PRESETS, Rules
from monopoly_qt.core.state import HOTEL, HOTELS, HOUSES, State, position_of

CHOICES = {
    "starting_cash": (1500, 200, 0),
    "income_tax": ("choice", "flat"),
    "rent_claim": (False, True),
    "auctions": (True, False),
    "free_parking": ("nothing", "pot"),
    "free_parking_seed": (0, 500),
    "go_landing_bonus": (0, 200),
    "rent_in_jail": (True, False),
    "first_lap": (False, True),
    "snake_eyes_bonus": (0, 500),
    "even_build": (True, False),
    "limited_buildings": (True, False),
    "deal_deeds": (0, 2, 3),
    "dealt_deeds": ("paid", "free"),
    "houses_for_hotel": (4, 3),
    "jail_turns": (3, 1),
    "speed_die": (False, True),
    "end_bankruptcies": (None, 1, 2),
    "end_rounds": (None, 20),
    "end_minutes": (None, 60),
}


def random_rules(luck: random.Random) -> Rules:
    """A preset, or the official rules with some options changed."""
    if luck.random() < 0.3:
        return luck.choice(list(PRESETS.values()))
    changed = luck.sample(sorted(CHOICES), luck.randint(0, 6))
    return Rules(**{key: luck.choice(CHOICES[key]) for key in changed})


def new_game(seed: int, board: Board | None = None) -> tuple[Game, random.Random]:
    """A game of 2–8 players under random rules, and the luck that plays it."""
    luck = random.Random(seed)
    players = tuple(Player(f"P{n}", "car", "#000000") for n in range(luck.randint(2, 8)))
    setup = Setup("us", players, luck.getrandbits(64), random_rules(luck))
    return Game(setup, board or assets.board("us")), luck


def random_action(s: State, luck: random.Random) -> AnyAction:
    """Any legal action of anybody; offers and bids of any size among them."""
    seat = luck.choice(s.seats) if luck.random() < 0.15 else s.awaiting
    if luck.random() < 0.08:
        offer = _random_offer(s, seat, luck)
        if engine.why_not(s, offer) is None:
            return offer
    options = engine.options(s, seat) or engine.options(s, s.awaiting)
    if luck.random() > 0.02:
        options = [a for a in options if type(a) is not GiveUp] or options
    action = luck.choice(options)
    if type(action) is Bid and luck.random() < 0.5:
        higher = Bid(action.seat, luck.randint(action.amount, s.cash[action.seat]), action.on)
        action = higher if engine.why_not(s, higher) is None else action
    if s.rules.end_minutes and luck.random() < 0.001 and engine.why_not(s, TimeUp()) is None:
        return TimeUp()
    return action


def _random_offer(s: State, seat: int, luck: random.Random) -> Offer:
    other = luck.choice(s.seats)
    return Offer(seat, other, _random_goods(s, seat, luck), _random_goods(s, other, luck))


def _random_goods(s: State, seat: int, luck: random.Random) -> Bundle:
    deeds = s.deeds_of(seat)
    cards = tuple(pack for pack in (0, 1) if s.jail_cards[pack] == seat and luck.random() < 0.5)
    some = tuple(luck.sample(deeds, luck.randint(0, min(2, len(deeds)))))
    return Bundle(luck.choice((0, 0, luck.randint(0, s.cash[seat]))), some, cards)


def check_position(s: State) -> None:
    """What must hold after every action."""
    assert sum(s.cash) + s.pot == s.issued, "BANKER-1: the Bank's account and the players' money differ"
    assert min(s.cash) >= 0, "nobody's cash is negative"
    assert s.pot >= 0
    _check_buildings(s)
    _check_cards(s)
    assert s.bankruptcies == sum(s.bankrupt)
    for seat in s.seats:
        if s.bankrupt[seat]:
            assert not s.deeds_of(seat)
            assert not s.cash[seat]
    if s.winners:
        assert not s.stack
        return
    waiting = s.stack[-1]
    assert not s.bankrupt[waiting.seat], "somebody in the game is asked"
    assert s.decision
    if type(waiting) is Due:
        assert s.cash[waiting.seat] < waiting.amount, "debts are paid as soon as the cash covers them"
    assert engine.options(s, s.awaiting), "whoever is asked can do something"


def _check_buildings(s: State) -> None:
    houses = sum(level for level in s.buildings if level != HOTEL)
    assert s.houses == HOUSES - houses
    assert s.hotels == HOTELS - s.buildings.count(HOTEL)
    if s.rules.limited_buildings:
        assert s.houses >= 0
        assert s.hotels >= 0
    limit = s.rules.houses_for_hotel
    for lots in s.board.groups.values():
        steps = [limit + 1 if s.buildings[lot] == HOTEL else s.buildings[lot] for lot in lots]
        if not any(steps):
            continue
        assert len({s.owner[lot] for lot in lots}) == 1
        assert s.owner[lots[0]] != BANK
        assert not any(s.mortgaged[lot] for lot in lots)
        assert max(steps) <= limit + 1
        if s.rules.even_build:
            assert max(steps) - min(steps) <= 1
    for i, level in enumerate(s.buildings):
        assert not level or s.board.kinds[i] == "street"
        assert s.owner[i] == NOBODY or i in s.board.deeds
        assert not s.mortgaged[i] or s.owner[i] != BANK


def _check_cards(s: State) -> None:
    for pack, holder in enumerate(s.jail_cards):
        free = s.board.jail_card[pack]
        held = [free] if holder != NOBODY else []
        assert sorted(s.packs[pack] + held) == list(range(16))
        assert holder == NOBODY or not s.bankrupt[holder]


def check_options(s: State, seat: int) -> None:
    """Everything offered is legal, and a refused action changes nothing."""
    before = position_of(s.copy())
    for action in engine.options(s, seat):
        assert engine.why_not(s, action) is None
    assert position_of(s) == before


def check_demand(s: State) -> None:
    """Nobody can be asked to bid for a building that no lot can take."""
    if type(s.stack[-1]) is BuildingAuction:
        assert estate.stock(s, s.stack[-1].hotel) > 0


def play(seed: int, most: int = 1500) -> Iterator[tuple[Game, State, list[engine.AnyEvent]]]:
    """Play a random game to its end; after each action the game, the state before, and the events."""
    game, luck = new_game(seed)
    while game.state.stack and game.version < most:
        before = game.state
        events = game.do(random_action(before, luck))
        yield game, before, events


def check_game(seed: int, most: int = 1500) -> int:
    """Every property over one whole random game; the number of actions."""
    undo_luck = random.Random(seed)
    game = None
    for game, before, events in play(seed, most):
        assert engine.fold(before, events) == game.state, "folded events equal the state"
        check_position(game.state)
        if game.state.stack:
            check_options(game.state, undo_luck.choice(game.state.seats))
            check_demand(game.state)
        if undo_luck.random() < 0.02:
            _check_undo(game)
    assert game is not None
    replayed = Game(game.setup, game.board, game.log)
    assert replayed.state == game.state, "a replay leads to the same state"
    return game.version


def _check_undo(game: Game) -> None:
    state, log = game.state, list(game.log)
    steps = min(3, game.version)
    for _ in range(steps):
        game.undo()
    assert game.state == game.at(game.version)
    for _ in range(steps):
        game.redo()
    assert game.state == state, "undo and redo lead back"
    assert game.log == log


def same_dice(seed: int, count: int) -> list[object]:
    """The first throws of a seed, for tests of undo."""
    chance = Seeded(seed)
    return [chance.throw() for _ in range(count)]
