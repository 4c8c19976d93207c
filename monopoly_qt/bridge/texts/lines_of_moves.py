"""What the log says about throws, moves, Jail and cards."""

from typing import Final

from ...core import events as ev
from ...core.chance import Throw
from ...core.frames import Opening
from ...core.state import State
from .card_texts import card_words
from .line import Line
from .names import Names, listed
from .sentence import Values, sentence
from .source import translate


def dice_words(throw: Throw) -> str:
    """A throw in figures: "4 + 3"; the speed die's pictures in words."""
    pictures = {"bus": translate("Log", "bus"), "mr": translate("Log", "hat")}
    return " + ".join(pictures.get(face, str(face)) if isinstance(face, str) else str(face) for face in throw)


def _is_doubles(throw: Throw) -> bool:
    return throw[0] == throw[1]


def throw_and_move(names: Names, thrown: ev.Thrown, moved: ev.Moved) -> Line:
    """A throw and the move that it brings, in one line."""
    text = (
        translate("Log", "{player} threw doubles, {dice}, and moved to {space}.")
        if _is_doubles(thrown.dice)
        else translate("Log", "{player} threw {dice} and moved to {space}.")
    )
    values: Values = {"dice": dice_words(thrown.dice), "space": names.space_part(moved.to)}
    rules = ("TURN-1", "TURN-3") if _is_doubles(thrown.dice) else ("TURN-1",)
    return sentence(names, thrown.seat, text, values, rules)


def started(names: Names, e: ev.Started, _state: State, _price: int | None) -> Line:
    return sentence(names, e.seat, translate("Log", "{player} threw highest and begins."), {}, ("SETUP-4",))


def thrown(names: Names, e: ev.Thrown, state: State, _price: int | None) -> Line:
    values: Values = {"dice": dice_words(e.dice)}
    top = state.stack[-1] if state.stack else None
    if e.purpose == "opening" and isinstance(top, Opening) and not top.totals:  # another round begins
        text = translate("Log", "{player} threw {dice}. The highest totals are equal: {players} throw again.")
        values["players"] = listed([names.player(seat) for seat in top.contenders])
        return sentence(names, e.seat, text, values, ("SETUP-4",))
    text, rule = {
        "opening": (translate("Log", "{player} threw {dice} to see who begins."), "SETUP-4"),
        "move": (translate("Log", "{player} threw {dice}."), "TURN-1"),
        "jail": (translate("Log", "{player} threw {dice} in Jail."), "JAIL-3"),
        "utility": (translate("Log", "{player} threw {dice} for the rent."), "CARD-5"),
    }[e.purpose]
    return sentence(names, e.seat, text, values, (rule,))


def moved(names: Names, e: ev.Moved, _state: State, _price: int | None) -> Line:
    text, rule = {
        "throw": (translate("Log", "{player} moved to {space}."), "TURN-1"),
        "card": (translate("Log", "{player} moved on to {space}."), "BUY-3"),
        "back": (translate("Log", "{player} moved back to {space}."), "CARD-6"),
        "choice": (translate("Log", "{player} chose to move to {space}."), "OPT-speed_die"),
        "on": (translate("Log", "{player} was sent on to {space} by the speed die."), "OPT-speed_die"),
    }[e.how]
    return sentence(names, e.seat, text, {"space": names.space_part(e.to)}, (rule,))


def jailed(names: Names, e: ev.Jailed, _state: State, _price: int | None) -> Line:
    text, rules = {
        "space": (translate("Log", "{player} goes to Jail."), ("JAIL-1",)),
        "card": (translate("Log", "{player} goes to Jail: the card says so."), ("JAIL-1",)),
        "doubles": (
            translate("Log", "{player} threw doubles for the third time and goes to Jail."),
            ("TURN-4", "JAIL-1"),
        ),
    }[e.why]
    return sentence(names, e.seat, text, {}, rules)


def stayed(names: Names, e: ev.StayedInJail, _state: State, _price: int | None) -> Line:
    return sentence(names, e.seat, translate("Log", "No doubles: {player} stays in Jail."), {}, ("JAIL-3",))


def freed(names: Names, e: ev.Freed, _state: State, _price: int | None) -> Line | None:
    if e.how == "fine":
        return None  # the payment said it
    text, rule = {
        "doubles": (translate("Log", "Doubles! {player} is out of Jail."), "JAIL-3"),
        "card": (translate("Log", "{player} used a card to get out of Jail."), "JAIL-4"),
    }[e.how]
    return sentence(names, e.seat, text, {}, (rule,))


def drawn(names: Names, e: ev.Drawn, state: State, _price: int | None) -> Line:
    card = card_words(names, e.pack, e.card)
    effect = state.board.packs[e.pack][e.card].effect
    nothing = effect == "repairs" and not any(state.buildings[i] for i in state.deeds_of(e.seat))
    text = (
        translate("Log", "{player} drew {pack}: “{card}” No buildings: nothing to pay.")
        if nothing
        else translate("Log", "{player} drew {pack}: “{card}”")
    )
    rules = ("CARD-1", *CARD_RULES.get(effect, ()))
    return sentence(names, e.seat, text, {"pack": names.pack(e.pack), "card": card}, rules)


CARD_RULES: Final = {
    "advance_nearest_railroad": ("CARD-4",),
    "advance_nearest_utility": ("CARD-5",),
    "move_back": ("CARD-6",),
    "repairs": ("CARD-7",),
    "pay_each_player": ("CARD-8",),
    "collect_each_player": ("CARD-8",),
    "jail_free": ("CARD-2", "CARD-3"),
    "go_to_jail": ("JAIL-1",),
    "advance": ("GO-1",),
}
