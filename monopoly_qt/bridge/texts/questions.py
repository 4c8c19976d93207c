"""What is asked, what each answer costs and leaves, and what it does for sets."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...core.auction import has_bidders
from ...core.estate import JAIL_FINE, can_raise, tenth
from ...core.frames import (
    BANK,
    NOBODY,
    POT,
    Auction,
    BuildingAuction,
    BuildingCall,
    Choice,
    Due,
    IncomeTax,
    MortgageReceived,
    Opening,
    Purchase,
    Trade,
    Turn,
)
from ...core.state import State
from .names import Names, listed
from .reasons import debt
from .source import Counts, translate


class Question(msgspec.Struct, frozen=True):
    """A decision in words: what is asked, what it costs and leaves, and what else is good to know."""

    title: str
    body: str = ""
    hint: str = ""
    call: str = ""  # instead of the title, where the name of whoever is asked stands already


def question(names: Names, state: State) -> Question:
    """The decision on top of the stack."""
    if not state.stack:
        return _game_over(names, state)
    top = state.stack[-1]
    ask = _ASK.get(type(top))
    return ask(names, top, state) if ask else Question(names.player(top.seat))


def set_effect(names: Names, space: int, state: State) -> str:
    """What the deed at `space` means for sets: who has the rest, and how many are free."""
    mates = [m for m in state.board.mates[space] if m != space]
    group = names.group(state.board.group_of(space))
    if not mates:
        return ""
    owners = {state.owner[m] for m in mates}
    seat = state.awaiting
    if owners == {seat}:
        return translate("Questions", "It completes your set: {group}.").format(group=group)
    if len(owners) == 1 and BANK not in owners:
        other = names.player(owners.pop())
        if len(mates) == 1:
            return translate("Questions", "{other} has the other one: {group}.").format(other=other, group=group)
        return translate("Questions", "{other} has all the others: {group}.").format(other=other, group=group)
    own = sum(state.owner[m] == seat for m in mates)
    free = sum(state.owner[m] == BANK for m in mates)
    if own and free:
        return translate("Questions", "You have {own} of this set; still free: {free}.").format(own=own, free=free)
    said = [Counts.tr("You have %n more of this set.", "", own)] if own else []
    if free:
        said.append(Counts.tr("%n more of this set (is/are) free.", "", free))
    if not said:
        return translate("Questions", "The others of this set belong to several players.")
    return " ".join(said)


def _keep(names: Names, state: State, seat: int, price: int) -> str:
    cash = state.cash[seat]
    if cash < price:
        text = translate("Questions", "You have {cash}: {missing} are missing.")
        return text.format(cash=names.money(cash), missing=names.money(price - cash))
    text = translate("Questions", "You have {cash} and keep {left}.")
    return text.format(cash=names.money(cash), left=names.money(cash - price))


def _opening(names: Names, top: Opening, state: State) -> Question:
    title = translate("Questions", "{player}, throw to see who begins").format(player=names.player(top.seat))
    if len(top.contenders) == len(state.seats):
        return Question(title, translate("Questions", "The highest total has the first turn."))
    tied = listed([names.player(seat) for seat in top.contenders])
    text = translate("Questions", "The highest totals were equal, so these throw again: {players}.")
    return Question(title, text.format(players=tied))


def _turn(names: Names, top: Turn, state: State) -> Question:
    player = names.player(top.seat)
    if top.phase == "end":
        return Question(
            translate("Questions", "{player}, end your turn?").format(player=player),
            translate("Questions", "Before that you may build, mortgage or trade."),
            _claims(names, top.seat, state),
        )
    if state.jail[top.seat]:
        return _jail(names, top.seat, state)
    body = ""
    if top.doubles:
        body = translate("Questions", "You threw doubles, so you throw again.")
        if top.doubles == 2:
            body += " " + translate("Questions", "A third time takes you to Jail.")
    return Question(
        translate("Questions", "{player}, your throw").format(player=player), body, _claims(names, top.seat, state)
    )


def _claims(names: Names, seat: int, state: State) -> str:
    """Rents are not told to their owners (RENT-9), only that they must be asked for."""
    if not state.rules.rent_claim or not state.claims:
        return ""
    return translate("Questions", "Remember: rent has to be asked for.")


def _jail(names: Names, seat: int, state: State) -> Question:
    turn, turns = state.jail[seat], state.rules.jail_turns
    title = translate("Questions", "{player}, you are in Jail").format(player=names.player(seat))
    if turns == 1:
        said = translate("Questions", "Throw doubles to get out. If you fail, you pay {fine} and move.")
    elif turn >= turns:
        said = translate("Questions", "Your last try: doubles get you out. Otherwise you pay {fine} and move.")
    else:
        said = translate("Questions", "Try {turn} of {turns}: doubles get you out, or pay {fine} first, then throw.")
    body = said.format(turn=turn, turns=turns, fine=names.money(JAIL_FINE))
    hint = translate("Questions", "You have a card that gets you out.") if seat in state.jail_cards else ""
    return Question(title, body, hint)


def _purchase(names: Names, top: Purchase, state: State) -> Question:
    price = state.board.prices[top.space]
    title = translate("Questions", "Buy {space} for {price}?")
    title = title.format(space=names.space(top.space), price=names.money(price))
    if state.rules.first_lap and not state.laps[top.seat]:
        return Question(
            title,
            translate("Questions", "You can’t yet, so it is auctioned.")
            if has_bidders(state)
            else translate("Questions", "You can’t yet, so it stays with the Bank."),
        )
    after = (
        translate("Questions", "If not, it is auctioned.")
        if state.rules.auctions
        else translate("Questions", "If not, it stays with the Bank.")
    )
    return Question(title, f"{_keep(names, state, top.seat, price)} {after}", set_effect(names, top.space, state))


def _auction(names: Names, top: Auction, state: State) -> Question:
    space = names.space(top.space)
    title = translate("Questions", "{player}, your bid for {space}")
    call = translate("Questions", "Auction: {space}").format(space=space)
    body = _standing(names, top.high, top.leader)
    price = translate("Questions", "Printed price {price}.").format(price=names.money(state.board.prices[top.space]))
    return Question(
        title.format(player=names.player(top.seat), space=space),
        f"{body} {_have(names, top.seat, state)}",
        " ".join(t for t in (price, set_effect(names, top.space, state)) if t),
        call,
    )


def _standing(names: Names, high: int, leader: int) -> str:
    if leader == NOBODY:
        return translate("Questions", "No bid yet.")
    return translate("Questions", "{leader} bids {sum}.").format(leader=names.player(leader), sum=names.money(high))


def _have(names: Names, seat: int, state: State) -> str:
    return translate("Questions", "You have {cash}.").format(cash=names.money(state.cash[seat]))


def _building_call(names: Names, top: BuildingCall, state: State) -> Question:
    title = (
        translate("Questions", "{player}, do you want a hotel too?")
        if top.hotel
        else translate("Questions", "{player}, do you want a house too?")
    )
    text = translate("Questions", "{other} wants to build on {space}, and the Bank has not enough for all.")
    return Question(
        title.format(player=names.player(top.seat)),
        text.format(other=names.player(top.by), space=names.space(top.space)),
        translate("Questions", "If you want one, it is auctioned between you. Choose the lot it is for."),
        translate("Questions", "{other} wants to build, and buildings are scarce").format(other=names.player(top.by)),
    )


def _building_auction(names: Names, top: BuildingAuction, state: State) -> Question:
    title = (
        translate("Questions", "{player}, your bid for a hotel")
        if top.hotel
        else translate("Questions", "{player}, your bid for a house")
    )
    call = translate("Questions", "Auction: one hotel") if top.hotel else translate("Questions", "Auction: one house")
    body = _standing(names, top.high, top.leader)
    hint = translate("Questions", "Bid at least the printed price of a building on the lot you choose.")
    have = _have(names, top.seat, state)
    return Question(title.format(player=names.player(top.seat)), f"{body} {have}", hint, call)


def _income_tax(names: Names, top: IncomeTax, state: State) -> Question:
    title = translate("Questions", "Income tax: {flat} or 10 %?").format(flat=names.money(state.board.income_tax))
    body = translate(
        "Questions", "10 % is of all you have: cash, properties at their printed price, buildings at cost."
    )
    hint = translate("Questions", "Choose before anything is added up. You can’t take it back.")
    return Question(title, f"{body} {_have(names, top.seat, state)}", hint)


def _due(names: Names, top: Due, state: State) -> Question:
    missing = top.amount - state.cash[top.seat]
    values = {"amount": names.money(top.amount), "other": names.player(top.to), "player": names.player(top.seat)}
    if top.to == BANK:
        title = translate("Questions", "{player}, you owe the Bank {amount}")
    elif top.to == POT:
        title = translate("Questions", "{player}, you owe the pot {amount}")
    else:
        title = translate("Questions", "{player}, you owe {other} {amount}")
    text = translate("Questions", "You have {cash}: {missing} are missing. Sell, mortgage or trade.")
    body = text.format(cash=names.money(state.cash[top.seat]), missing=names.money(missing))
    if can_raise(state, top.seat) < top.amount:
        body += " " + translate("Questions", "The Bank would not give enough for everything you have.")
    call = translate("Questions", "A debt of {amount}").format(amount=values["amount"])
    return Question(title.format(**values), body, debt(names, top.to, top.amount, top.reason, state), call)


def _trade(names: Names, top: Trade, state: State) -> Question:
    title = translate("Questions", "{player}, an offer from {other}")
    give = "".join(p.text for p in names.goods(top.give.cash, top.give.deeds, top.give.jail_cards))
    take = "".join(p.text for p in names.goods(top.take.cash, top.take.deeds, top.take.jail_cards))
    body = translate("Questions", "You get {give}. You give {take}.").format(give=give, take=take)
    due = sum(tenth(state.board.mortgages[i]) for i in top.give.deeds if state.mortgaged[i])
    hint = ""
    if due:
        hint = translate("Questions", "You would pay {sum} interest on mortgaged deeds at once.")
        hint = hint.format(sum=names.money(due))
    other = names.player(top.by)
    call = translate("Questions", "An offer from {other}").format(other=other)
    return Question(title.format(player=names.player(top.seat), other=other), body, hint, call)


def _received(names: Names, top: MortgageReceived, state: State) -> Question:
    value = state.board.mortgages[top.space]
    title = translate("Questions", "{player}, lift the mortgage of {space} for {price}?")
    call = translate("Questions", "The mortgage of {space}").format(space=names.space(top.space))
    hint = translate("Questions", "The interest is paid. Lifting it later costs {price} and 10 % once more.")
    return Question(
        title.format(player=names.player(top.seat), space=names.space(top.space), price=names.money(value)),
        _keep(names, state, top.seat, value),
        hint.format(price=names.money(value)),
        call,
    )


def _choice(names: Names, top: Choice, _state: State) -> Question:
    if top.triple:
        return Question(
            translate("Questions", "{player}, go anywhere").format(player=names.player(top.seat)),
            translate("Questions", "Three equal numbers: choose any space. Passing GO pays as usual."),
        )
    return Question(
        translate("Questions", "{player}, take the bus").format(player=names.player(top.seat)),
        translate("Questions", "Move by one die, by the other, or by both."),
    )


def _game_over(names: Names, state: State) -> Question:
    winners = [names.player(seat) for seat in state.winners]
    if len(winners) == 1:
        return Question(translate("Questions", "{player} wins the game!").format(player=winners[0]))
    return Question(translate("Questions", "It is a draw"), ", ".join(winners))


_ASK: Final[dict[type[Any], Callable[[Names, Any, State], Question]]] = {
    Opening: _opening,
    Turn: _turn,
    Purchase: _purchase,
    Auction: _auction,
    BuildingCall: _building_call,
    BuildingAuction: _building_auction,
    IncomeTax: _income_tax,
    Due: _due,
    Trade: _trade,
    MortgageReceived: _received,
    Choice: _choice,
}
