"""What a trade does for the sets of both sides, and its goods in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ..core.actions import Bundle
from ..core.state import State

if TYPE_CHECKING:
    from ..bridge.text import Texts

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Change:
    """How many of a group the two sides have before and after."""

    group: str
    size: int
    sides: tuple[tuple[int, int, int], ...]  # seat, before, after

    @property
    def completes(self) -> list[int]:
        """Who has the whole group then."""
        return [seat for seat, before, after in self.sides if after == self.size > before]

    @property
    def breaks(self) -> list[int]:
        """Who has it whole now and not then."""
        return [seat for seat, before, after in self.sides if before == self.size > after]


def changes(state: State, one: int, gives: Bundle, other: int, takes: Bundle) -> list[Change]:
    """Every group that the trade changes."""
    moved = {space: other for space in gives.deeds} | {space: one for space in takes.deeds}
    board = state.board
    groups = {board.group_of(space): board.mates[space] for space in sorted(moved)}
    found = []
    for group, spaces in groups.items():
        sides = tuple(
            (
                seat,
                sum(state.owner[i] == seat for i in spaces),
                sum(moved.get(i, state.owner[i]) == seat for i in spaces),
            )
            for seat in (one, other)
        )
        found.append(Change(group, len(spaces), sides))
    return found


def change_words(change: Change, texts: Texts) -> str:
    """One line on one group: "Orange: Ann 1 › 3, Bob 2 › 0 of 3. Ann completes the set."."""
    name = texts.group(change.group)
    each = translate("Sets", "{name} {before} › {after}")
    sides = ", ".join(
        each.format(name=texts.player(seat), before=before, after=after)
        for seat, before, after in change.sides
        if before or after
    )
    words = translate("Sets", "{group}: {sides} of {size}.")
    lines = [words.format(group=name[:1].upper() + name[1:], sides=sides, size=change.size)]
    for seat in change.completes:
        lines.append(translate("Sets", "{name} completes the set.").format(name=texts.player(seat)))
    for seat in change.breaks:
        lines.append(translate("Sets", "{name} breaks up the set.").format(name=texts.player(seat)))
    return " ".join(lines)


def goods_words(goods: Bundle, state: State, texts: Texts) -> list[str]:
    """The goods of one side."""
    lines = [texts.money(goods.cash)] if goods.cash else []
    for space in sorted(goods.deeds):
        name = texts.space(space)
        if state.mortgaged[space]:
            name = translate("Sets", "{space} (mortgaged)").format(space=name)
        lines.append(name)
    for pack in goods.jail_cards:
        lines.append(translate("Sets", "a card out of Jail ({pack})").format(pack=texts.pack(pack)))
    return lines
