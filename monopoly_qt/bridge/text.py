"""The window's only sentences, in the language that it speaks now."""

from collections.abc import Iterable, Sequence

from ..core import events as ev
from ..core.actions import Action, Refusal
from ..core.board import Board
from ..core.game import Player
from ..core.rules import Rules
from ..core.state import State
from .texts import (
    actions,
    card_texts,
    lines,
    names,
    option_texts,
    questions,
    refusals,
    rule_texts,
    spaces,
    stories,
    thoughts,
    topics,
)
from .texts.line import Line, Part
from .texts.questions import Question
from .texts.stories import Told

__all__ = ["Line", "Part", "Question", "Texts", "Told"]


class Texts:
    """All sentences about one game. Everything is put into words when it is asked for, so that a switch of the
    language shows at once."""

    def __init__(self, board: Board, players: Sequence[Player]) -> None:
        self.names = names.Names(board, players)
        # The words for these come straight from there.
        self.money = self.names.money
        self.player = self.names.player
        self.space = self.names.space
        self.caption = self.names.caption
        self.group = self.names.group
        self.pack = self.names.pack
        self.buildings = self.names.buildings

    def line(self, event: ev.Event, state: State) -> Line | None:
        """What the log says about one event; None where nobody needs to read anything."""
        return lines.line(self.names, event, state)

    def told(self, events: Iterable[ev.Event], state: State) -> list[Told]:
        """What the log says about all that one action brought, sums and the things they are for in one line each."""
        return stories.told(self.names, list(events), state)

    def because(self, event: ev.Event, state: State) -> str:
        """The arithmetic and the facts behind an event; "" where the rule alone says it."""
        return stories.because(self.names, event, state)

    def refusal(self, refusal: Refusal) -> str:
        """Why something can't be done, what would make it possible, and the rule."""
        option = refusal.rule.removeprefix("OPT-")
        rule = refusal.rule if option == refusal.rule else self.option(option)[0]
        return f"{refusals.refusal_text(self.names, refusal)} ({rule})"

    def question(self, state: State) -> Question:
        """The decision on top, in words."""
        return questions.question(self.names, state)

    def card(self, pack: int, number: int) -> str:
        """What a card says."""
        return card_texts.card_words(self.names, pack, number)

    def rule(self, rule_id: str) -> tuple[str, str]:
        """Title and plain words of a rule or an option. KeyError: no such id."""
        if rule_id.startswith("OPT-"):
            return self.option(rule_id.removeprefix("OPT-"))
        return rule_texts.rule_text(rule_id, self.names.rule_values())

    def topic(self, about: State | int) -> list[str]:
        """The ids of the rules for the decision of a state, or for a space."""
        if isinstance(about, int):
            return topics.space_topic(self.names.board.kinds[about])
        return topics.topic(about)

    def in_force(self, space: int, rules: Rules) -> list[str]:
        """The ids of the rules for a space that hold under the rules of a game."""
        return [rule for rule in self.topic(space) if topics.in_force(rule, rules)]

    def option(self, key: str) -> tuple[str, str]:
        """Name and explanation of an option."""
        return option_texts.option_text(key, self.names.rule_values())

    def choice(self, key: str, value: object) -> str:
        """The word for one value of an option."""
        return option_texts.choice_text(key, value)

    def preset(self, key: str) -> tuple[str, str]:
        """Name and words of a preset."""
        return option_texts.preset_text(key)

    def announce(self, event: ev.Event, state: State) -> str:
        """What a screen reader hears of an event; "" for silence."""
        return stories.announce(self.names, event, state)

    def space_description(self, space: int, state: State) -> str:
        """What a seeing person sees on a space."""
        return spaces.describe(self.names, space, state)

    def action(self, action: Action) -> str:
        """Words for a button."""
        return actions.action_words(self.names, action)

    def thought(self, key: str, values: dict[str, int | str]) -> str:
        """Why a computer player did what it did; "" when it has no reason to tell."""
        return thoughts.thought(self.names, key, values)
