"""What a seeing person sees on a space, in words for a screen reader."""

from ...core.estate import SALARY, owned_mates, rent_of
from ...core.frames import BANK
from ...core.state import HOTEL, State
from .names import Names, listed
from .source import translate


def describe(names: Names, space: int, state: State) -> str:
    """Kind, owner, buildings, price or rent, and whose tokens stand there."""
    kind = state.board.kinds[space]
    if kind in ("street", "railroad", "utility"):
        said = _property(names, space, kind, state)
    else:
        said = _plain(names, kind, state)
    return " ".join([*said, *_tokens(names, space, state)])


def _property(names: Names, space: int, kind: str, state: State) -> list[str]:
    group = names.group(state.board.group_of(space))
    said = {
        "street": translate("Spaces", "Street, colour {group}."),
        "railroad": translate("Spaces", "One of the {group}."),
        "utility": translate("Spaces", "One of the {group}."),
    }[kind].format(group=group)
    owner = state.owner[space]
    if owner == BANK:
        price = names.money(state.board.prices[space])
        return [said, translate("Spaces", "For sale at {price}.").format(price=price)]
    sentences = [said, translate("Spaces", "Owned by {owner}.").format(owner=names.player(owner))]
    if state.mortgaged[space]:
        return [*sentences, translate("Spaces", "Mortgaged: no rent.")]
    if state.buildings[space]:
        sentences.append(_buildings(names, state.buildings[space]))
    return [*sentences, _rent(names, space, kind, state)]


def _buildings(names: Names, level: int) -> str:
    if level == HOTEL:
        return translate("Spaces", "There is a hotel.")
    return translate("Spaces", "Buildings: {houses}.").format(houses=names.buildings(level))


def _rent(names: Names, space: int, kind: str, state: State) -> str:
    if not state.rules.rent_in_jail and state.jail[state.owner[space]]:
        return translate("Spaces", "No rent while the owner is in Jail.")
    if kind == "utility":
        factor = 4 if owned_mates(state, space) == 1 else 10
        return translate("Spaces", "Rent: {factor} times the throw.").format(factor=factor)
    rent = names.money(rent_of(state, space, 0).amount)
    return translate("Spaces", "Rent {rent}.").format(rent=rent)


def _plain(names: Names, kind: str, state: State) -> list[str]:
    board = state.board
    text = {
        "go": translate("Spaces", "Passing or reaching it pays {salary}."),
        "jail": translate("Spaces", "Visitors just stand here; prisoners wait inside."),
        "free_parking": translate("Spaces", "A free place to rest."),
        "go_to_jail": translate("Spaces", "Sends you straight to Jail."),
        "chance": translate("Spaces", "You draw a card."),
        "community_chest": translate("Spaces", "You draw a card."),
        "income_tax": translate("Spaces", "Pay {flat} or 10 %."),
        "luxury_tax": translate("Spaces", "Pay {luxury}."),
    }[kind]
    if kind == "income_tax" and state.rules.income_tax == "flat":
        text = translate("Spaces", "Pay {flat}.")
    if kind == "free_parking" and state.rules.free_parking == "pot":
        text = translate("Spaces", "Whoever stops here gets the pot: {pot}.")
    values = {"flat": board.income_tax, "luxury": board.luxury_tax, "salary": SALARY, "pot": state.pot}
    return [text.format(**{key: names.money(amount) for key, amount in values.items()})]


def _tokens(names: Names, space: int, state: State) -> list[str]:
    here = [seat for seat in state.seats if state.space[seat] == space and not state.bankrupt[seat]]
    inside = [names.player(seat) for seat in here if state.jail[seat]]
    outside = [names.player(seat) for seat in here if not state.jail[seat]]
    said = []
    if outside:
        said.append(translate("Spaces", "Here: {players}.").format(players=listed(outside)))
    if inside:
        said.append(translate("Spaces", "In Jail: {players}.").format(players=listed(inside)))
    return said
