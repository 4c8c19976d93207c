"""Sets up the position of a scenario. Impossible positions are refused."""

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET

from ..core.board import PACKS, PROPERTY_KINDS, Board
from ..core.frames import NOBODY, Turn
from ..core.rules import Rules
from ..core.state import HOTEL, HOTELS, HOUSES, State, empty_state
from .scenario_file import Names, PlayerEntry, ScenarioError, ScenarioFile, check_sum

_NOT_AT_FIRST: Final = ("space", "laps", "jail_turn", "deeds", "mortgaged", "buildings", "jail_cards", "bankrupt")
_GO_TO_JAIL: Final = 30


def position(file: ScenarioFile, names: Names, rules: Rules) -> State:
    """The state that the file describes, about to throw. ScenarioError when it can't occur in a game."""
    board = names.board
    s = empty_state(board, rules, len(file.players))
    for seat, player in enumerate(file.players):
        where = f"players[{seat}]"
        s.cash[seat] = 0 if player.bankrupt is True else rules.starting_cash
        _set_token(s, names, seat, player, where)
        _set_deeds(s, names, seat, player, where)
        _set_cards(s, names, seat, player, where)
        if player.bankrupt is True:
            _set_bankrupt(s, seat, where)
    if rules.free_parking == "pot":
        s.pot = rules.free_parking_seed
    set_cash(s, file)
    _check_groups(s, names)
    _set_stock(s)
    set_packs(s, names, file)
    _set_turn(s, names, file)
    return s


def check_new_game(file: ScenarioFile) -> None:
    """ScenarioError when a file that begins with the opening throws also gives a position."""
    for key in ("to_play", "doubles"):
        if getattr(file, key) is not UNSET:
            raise ScenarioError(f"{key}: is not given with new_game")
    for n, player in enumerate(file.players):
        for key in _NOT_AT_FIRST:
            if getattr(player, key) is not UNSET:
                raise ScenarioError(f"players[{n}].{key}: is not given with new_game")


def set_cash(s: State, file: ScenarioFile) -> None:
    """The sums given in the file; the Bank's account follows from them (BANKER-1)."""
    for seat, player in enumerate(file.players):
        if player.cash is not UNSET:
            s.cash[seat] = check_sum(f"players[{seat}].cash", player.cash)
            if s.bankrupt[seat] and player.cash:
                raise ScenarioError(f"players[{seat}].cash: a bankrupt player has none")
    if file.pot is not UNSET:
        s.pot = check_sum("pot", file.pot)
        if s.pot and s.rules.free_parking != "pot":
            raise ScenarioError('pot: nothing lies on Free Parking unless rules.free_parking is "pot"')
    s.issued = sum(s.cash) + s.pot


def _set_token(s: State, names: Names, seat: int, player: PlayerEntry, where: str) -> None:
    jail_turn = 0 if player.jail_turn in (UNSET, None) else player.jail_turn
    s.laps[seat] = 1 if player.laps is UNSET else check_sum(f"{where}.laps", player.laps)
    if player.space is not UNSET:
        s.space[seat] = names.space(f"{where}.space", player.space)
    elif jail_turn:
        s.space[seat] = s.board.jail
    if s.space[seat] == _GO_TO_JAIL:
        raise ScenarioError(f"{where}.space: nobody stays on {names.label(_GO_TO_JAIL)}")
    if player.jail_turn in (UNSET, None):
        return
    if not isinstance(jail_turn, int) or not 1 <= jail_turn <= s.rules.jail_turns:
        raise ScenarioError(f"{where}.jail_turn: {jail_turn} is not between 1 and {s.rules.jail_turns}")
    if s.space[seat] != s.board.jail:
        raise ScenarioError(f"{where}.jail_turn: is only possible on {names.label(s.board.jail)}")
    s.jail[seat] = jail_turn


def _set_deeds(s: State, names: Names, seat: int, player: PlayerEntry, where: str) -> None:
    deeds = names.deeds(f"{where}.deeds", player.deeds or [])
    for n, index in enumerate(deeds):
        if s.owner[index] != NOBODY:
            owner = names.players[s.owner[index]]
            raise ScenarioError(f"{where}.deeds[{n}]: {names.label(index)} is {owner}'s already")
        s.owner[index] = seat
    for n, index in enumerate(names.deeds(f"{where}.mortgaged", player.mortgaged or [])):
        if index not in deeds:
            raise ScenarioError(f"{where}.mortgaged[{n}]: {names.label(index)} is not among the deeds")
        s.mortgaged[index] = True
    for name, level in (player.buildings or {}).items():
        place = f"{where}.buildings.{name}"
        index = names.deed(f"{where}.buildings", name)
        if index not in deeds:
            raise ScenarioError(f"{place}: {names.label(index)} is not among the deeds")
        if not _possible_level(level, s.rules):
            raise ScenarioError(f"{place}: {level} buildings are not possible on one lot")
        s.buildings[index] = level


def _possible_level(level: int, rules: Rules) -> bool:
    return level == HOTEL or 0 <= level <= rules.houses_for_hotel


def _set_cards(s: State, names: Names, seat: int, player: PlayerEntry, where: str) -> None:
    for pack in names.packs(f"{where}.jail_cards", player.jail_cards or []):
        if s.jail_cards[pack] != NOBODY:
            raise ScenarioError(f"{where}.jail_cards: another player has the card of {PACKS[pack]}")
        s.jail_cards[pack] = seat


def _set_bankrupt(s: State, seat: int, where: str) -> None:
    if s.deeds_of(seat) or seat in s.jail_cards or s.jail[seat]:
        raise ScenarioError(f"{where}: a bankrupt player has no deeds and no cards, and is not in Jail")
    s.bankrupt[seat] = True
    s.bankruptcies += 1


def _check_groups(s: State, names: Names) -> None:
    """BUILD-1, BUILD-2, BUILD-4: buildings stand evenly on whole groups without mortgages."""
    for lot, level in enumerate(s.buildings):
        if not level:
            continue
        where, mates = f"players[{s.owner[lot]}].buildings.{names.label(lot)}", s.board.mates[lot]
        if s.board.kinds[lot] != PROPERTY_KINDS[0]:
            raise ScenarioError(f"{where}: nothing is built there")
        if any(s.owner[mate] != s.owner[lot] for mate in mates):
            raise ScenarioError(f"{where}: the group is not owned whole")
        if any(s.mortgaged[mate] for mate in mates):
            raise ScenarioError(f"{where}: a lot of the group is mortgaged")
        if s.rules.even_build and _rank(s, lot) - min(_rank(s, mate) for mate in mates) > 1:
            raise ScenarioError(f"{where}: the group is built unevenly")


def _rank(s: State, lot: int) -> int:
    level = s.buildings[lot]
    return s.rules.houses_for_hotel + 1 if level == HOTEL else level


def _set_stock(s: State) -> None:
    hotels = s.buildings.count(HOTEL)
    houses = sum(level for level in s.buildings if level != HOTEL)
    if s.rules.limited_buildings and (houses > HOUSES or hotels > HOTELS):
        raise ScenarioError(f"players: {houses} houses and {hotels} hotels stand, but there are {HOUSES} and {HOTELS}")
    s.houses, s.hotels = HOUSES - houses, HOTELS - hotels


def set_packs(s: State, names: Names, file: ScenarioFile) -> None:
    """The cards given on top, the rest in table order, held cards out."""
    for pack, coming in enumerate((file.chance, file.community_chest)):
        top = [names.card(f"{PACKS[pack]}[{n}]", pack, card) for n, card in enumerate(coming)]
        for n, card in enumerate(top):
            if card in top[:n]:
                raise ScenarioError(f'{PACKS[pack]}[{n}]: "{coming[n]}" stands twice in the list')
        held = [s.board.jail_card[pack]] if s.jail_cards[pack] != NOBODY else []
        if held and held[0] in top:
            raise ScenarioError(f"{PACKS[pack]}: the card that frees from Jail is held by a player")
        s.packs[pack] = top + _rest(s.board, pack, [*top, *held])


def _rest(board: Board, pack: int, without: Iterable[int]) -> list[int]:
    return [n for n in range(len(board.packs[pack])) if n not in without]


def _set_turn(s: State, names: Names, file: ScenarioFile) -> None:
    playing = [seat for seat in s.seats if not s.bankrupt[seat]]
    if len(playing) < 2:
        raise ScenarioError("players: fewer than two are still in the game, so it is over")
    if s.rules.end_bankruptcies is not None and s.bankruptcies >= s.rules.end_bankruptcies:
        raise ScenarioError("players: so many are bankrupt that the game is over")
    seat = playing[0] if file.to_play is UNSET else names.seat("to_play", file.to_play)
    if s.bankrupt[seat]:
        raise ScenarioError(f"to_play: {names.players[seat]} is bankrupt")
    doubles = 0 if file.doubles is UNSET else file.doubles
    if not 0 <= doubles <= 2:
        raise ScenarioError(f"doubles: {doubles} is not between 0 and 2")
    if doubles and s.jail[seat]:
        raise ScenarioError("doubles: a player in Jail has not thrown any this turn")
    s.turns = 1
    s.stack.append(Turn(seat, "throw", doubles))
