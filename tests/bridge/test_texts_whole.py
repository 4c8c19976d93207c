"""Nothing that the core, the computers or the boards can say is without words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from monopoly_qt import assets
from monopoly_qt.ai.reasons import KEYS
from monopoly_qt.bridge.text import Texts
from monopoly_qt.bridge.texts import (
    actions,
    card_texts,
    lines,
    lines_of_goods,
    names,
    option_texts,
    reasons,
    refusals,
    rule_texts,
    thoughts,
    topics,
)
from monopoly_qt.core import rules as core_rules
from monopoly_qt.core.actions import AnyAction, Refusal
from monopoly_qt.core.board import PACKS
from monopoly_qt.core.events import AnyEvent
from monopoly_qt.core.rules import Rules
from monopoly_qt.save.rule_ids import RULE_IDS

PACKAGE = Path(assets.__file__).parent
CORE = sorted((PACKAGE / "core").glob("*.py"))
REFUSING = [*CORE, PACKAGE / "bridge" / "session.py"]  # the session refuses a throw during the grace of RENT-9


def calls(name: str) -> Iterator[ast.Call]:
    """All calls of a class in what makes reasons and refusals."""
    for file in REFUSING:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def strings(node: ast.AST) -> set[str]:
    """The values that an expression of plain strings may have; the condition of an if is none of them."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.Tuple):
        return set().union(*(strings(e) for e in node.elts))
    return set()


def keys_of(name: str, place: int) -> set[str]:
    """What stands at one place of all calls of a class."""
    return set().union(*(strings(c.args[place]) for c in calls(name) if len(c.args) > place))


def test_every_event_has_a_line_or_is_silent_on_purpose() -> None:
    types = set(get_args(AnyEvent))
    assert set(lines.LINES) | lines.SILENT == types
    assert not set(lines.LINES) & lines.SILENT


def test_every_reason_for_money_has_a_line_and_an_explanation() -> None:
    used = keys_of("Reason", 0)
    assert len(used) > 15
    assert used == set(lines_of_goods.PAID) == set(reasons.REASONS)


def refusal_calls() -> list[ast.Call]:
    return [c for c in calls("Refusal") if strings(c.args[1])]


def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over() -> None:
    used = keys_of("Refusal", 1)
    assert len(used) > 40
    assert used == set(refusals.SENTENCES) | refusals.COUNTED


def test_refusals_bring_the_values_that_their_sentences_name(texts: Texts) -> None:
    for call in refusal_calls():
        given = call.args[2] if len(call.args) > 2 else None
        names_given = (
            [k.value for k in given.keys if isinstance(k, ast.Constant)] if isinstance(given, ast.Dict) else []
        )
        values = {str(n): "orange" if n == "group" else 4 if n == "houses" else 1 for n in names_given}
        for key in strings(call.args[1]):
            text = texts.refusal(Refusal("TURN-6", key, values))
            assert text
            assert "{" not in text


def test_a_refusal_names_its_rule_and_an_option_by_its_name(texts: Texts) -> None:
    uneven = Refusal("BUILD-2", "build_even", {"space": 18, "other": 16})
    assert texts.refusal(uneven) == "Build evenly: St. James Place first. (BUILD-2)"
    assert texts.refusal(Refusal("OPT-first_lap", "buy_first_lap")).endswith("once you have passed GO. (One lap first)")


def test_every_rule_of_the_rulebook_has_a_title_and_words(texts: Texts) -> None:
    assert set(rule_texts.RULES) | {f"OPT-{key}" for key in option_texts.OPTIONS} == RULE_IDS
    for rule in RULE_IDS:
        title, words = texts.rule(rule)
        assert title
        assert words.endswith((".", "!"))
        assert "{" not in title + words


def test_the_rules_named_in_the_core_are_in_the_rulebook() -> None:
    used = keys_of("Refusal", 0) | keys_of("Reason", 1) | keys_of("Rent", 2)
    assert len(used) > 40
    assert used <= RULE_IDS


def test_the_rules_named_in_lines_and_for_f1_have_words() -> None:
    source = "".join(f.read_text("utf-8") for f in (PACKAGE / "bridge" / "texts").glob("*.py"))
    named = set(re.findall(r'"((?:[A-Z]+-\d)|(?:OPT-[a-z_]+))"', source))
    assert len(named) > 60
    assert named <= RULE_IDS


def test_every_option_value_and_preset_has_words(texts: Texts) -> None:
    assert set(option_texts.OPTIONS) == set(Rules.__struct_fields__)
    assert set(option_texts.PRESETS) == {*core_rules.PRESETS, "custom"}
    for key in Rules.__struct_fields__:
        assert all(texts.option(key))
        assert texts.choice(key, getattr(core_rules.OFFICIAL, key))
    for preset in option_texts.PRESETS:
        assert all(texts.preset(preset))


@pytest.mark.parametrize("board_id", ["us", "london"])
def test_cards_name_the_spaces_and_the_money_of_the_board_in_play(
    board_id: str, request: pytest.FixtureRequest
) -> None:
    texts: Texts = request.getfixturevalue("texts" if board_id == "us" else "london")
    board = texts.names.board
    assert {f"{PACKS[p]}/{c.id}" for p in (0, 1) for c in board.packs[p]} == set(card_texts.CARDS)
    for pack in (0, 1):
        for number, card in enumerate(board.packs[pack]):
            words = texts.card(pack, number)
            assert "{" not in words
            assert board.currency in words or not card.amount or card.effect == "move_back"
            if card.effect == "advance":
                assert board.spaces[card.target].name in words


def test_every_thought_of_the_computers_has_a_sentence_with_its_values(texts: Texts) -> None:
    assert set(thoughts.THOUGHTS) == set(KEYS) | {""}
    for key, needed in KEYS.items():
        values: dict[str, int | str] = {k: "orange" if k == "group" else 1 for k in needed}
        assert bool(texts.thought(key, values)) == (key != "bid_up_to"), key  # who bids doesn't say how far
        assert set(re.findall(r"\{(\w+)\}", thoughts.THOUGHTS[key])) <= set(needed)


def test_every_action_has_words_for_its_button() -> None:
    assert set(actions._WORDS) == set(get_args(AnyAction))


def test_every_decision_and_kind_of_space_has_rules_for_f1(texts: Texts) -> None:
    kinds = set(texts.names.board.kinds)
    assert kinds == set(topics.SPACE_TOPICS)
    decisions = {"roll", "purchase", "auction", "building_auction", "income_tax", "debt", "trade"}
    decisions |= {"mortgage_received", "building_call", "choose", "end_turn", "game_over"}
    assert decisions <= set(topics.TOPICS)
    assert all(texts.topic(space) for space in range(40))


def test_tokens_and_words_on_the_boards_are_known() -> None:
    assert set(names.TOKENS) == {f.stem for f in assets.path("pictures", "tokens").glob("*.svg")}
    for board_id in assets.board_ids():
        board = assets.board(board_id)
        assert board_id in names.BOARDS
        assert {s.name for s in board.spaces if s.kind not in ("street", "railroad", "utility")} <= set(names.WORDS)
        assert {group.name for group in board.colours} == set(names.GROUPS)
