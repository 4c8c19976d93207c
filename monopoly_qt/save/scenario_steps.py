"""The actions of a scenario: verbs and what goes with them."""

from typing import Final, get_args

import msgspec
from msgspec import UNSET, UnsetType

from ..core.actions import AnyAction, Bundle
from .scenario_file import LARGEST_SUM, Names, Place, ScenarioError, check_rule, check_sum
from .strict import convert, shown


class GoodsEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One side of an offer."""

    cash: int = 0
    deeds: list[Place] = []
    jail_cards: list[str] = []


class StepEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An action as it stands in the file."""

    do: str
    player: str | UnsetType = UNSET
    refused: bool | str | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    on: Place | UnsetType = UNSET
    group: str | UnsetType = UNSET
    to: Place | UnsetType = UNSET
    give: GoodsEntry | UnsetType = UNSET
    take: GoodsEntry | UnsetType = UNSET
    move: int | UnsetType = UNSET


class Step(msgspec.Struct, frozen=True):
    """An action to play; `refused` is the rule it must be refused for, "any", or "" when it must be possible."""

    action: AnyAction
    refused: str


ANY_RULE: Final = "any"
_ACTIONS: Final = {kind.__struct_config__.tag: kind for kind in get_args(AnyAction)}
_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("amount",),
    "build": ("on",),
    "sell": ("on",),
    "sell_group": ("group",),
    "mortgage": ("on",),
    "unmortgage": ("on",),
    "offer": ("to",),
    "lift": ("on",),
    "keep": ("on",),
    "want": ("on",),
}
_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("on",),
    "pass": ("on",),
    "offer": ("give", "take"),
    "choose": ("move", "to"),
}
_OTHERS: Final = ("player", "amount", "on", "group", "to", "give", "take", "move")


def read_step(value: dict[str, object], names: Names, where: str) -> Step:
    """One step of the file. ScenarioError when the verb, a key or a name is not known."""
    entry = convert(value, StepEntry, where, ScenarioError)
    if entry.do not in _ACTIONS:
        raise ScenarioError(f'{where}.do: "{shown(entry.do)}" is not a verb')
    _check_keys(entry, where)
    if isinstance(entry.refused, str):
        check_rule(f"{where}.refused", entry.refused)
    elif entry.refused is False:
        raise ScenarioError(f"{where}.refused: is a rule's id or true")
    refused = "" if entry.refused is UNSET else ANY_RULE if entry.refused is True else entry.refused
    return Step(_action(entry, names, where), str(refused))


def _check_keys(entry: StepEntry, where: str) -> None:
    needed = _NEEDED.get(entry.do, ()) + (() if entry.do == "time_up" else ("player",))
    possible = needed + _ALLOWED.get(entry.do, ())
    for key in _OTHERS:
        given = getattr(entry, key) is not UNSET
        if key in needed and not given:
            raise ScenarioError(f'{where}: "{entry.do}" needs "{key}"')
        if given and key not in possible:
            raise ScenarioError(f'{where}.{key}: does not go with "{entry.do}"')
    if entry.do == "choose" and (entry.move is UNSET) == (entry.to is UNSET):
        raise ScenarioError(f'{where}: "choose" needs either "move" or "to"')


def _action(entry: StepEntry, names: Names, where: str) -> AnyAction:
    values: dict[str, object] = {}
    if entry.player is not UNSET:
        values["seat"] = names.seat(f"{where}.player", entry.player)
    if entry.amount is not UNSET:
        values["amount"] = check_sum(f"{where}.amount", entry.amount, -LARGEST_SUM)
    if entry.move is not UNSET:
        values["move"] = check_sum(f"{where}.move", entry.move, -LARGEST_SUM)
    if entry.on is not UNSET:
        on = names.space(f"{where}.on", entry.on)
        if entry.do != "pass":  # a pass is one whatever lot it is about
            values["on"] = on
    if entry.group is not UNSET:
        values["group"] = _group(names, f"{where}.group", entry.group)
    if entry.to is not UNSET:
        values["to"] = _target(entry, names, f"{where}.to", entry.to)
    for key, goods in (("give", entry.give), ("take", entry.take)):
        if goods is not UNSET:
            values[key] = _bundle(goods, names, f"{where}.{key}")
    action: AnyAction = _ACTIONS[entry.do](**values)
    return action


def _group(names: Names, where: str, group: str) -> str:
    """Railroads and utilities are groups too, on which nothing ever stands."""
    if group not in {names.board.group_of(deed) for deed in names.board.deeds}:
        raise ScenarioError(f'{where}: "{shown(group)}" is not a group of this board')
    return group


def _target(entry: StepEntry, names: Names, where: str, to: Place) -> int:
    if entry.do == "choose":
        return names.space(where, to)
    if not isinstance(to, str):
        raise ScenarioError(f"{where}: is a player's name")
    return names.seat(where, to)


def _bundle(goods: GoodsEntry, names: Names, where: str) -> Bundle:
    return Bundle(
        check_sum(f"{where}.cash", goods.cash, -LARGEST_SUM),
        tuple(names.deeds(f"{where}.deeds", goods.deeds)),
        tuple(names.packs(f"{where}.jail_cards", goods.jail_cards)),
    )
