"""The real program through the accessibility bus, as a screen reader hears it: nothing without a name, all said."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSettings

from monopoly_qt import assets
from monopoly_qt.bridge import settings as keys
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.dialogs.setups import COLOURS
from monopoly_qt.save.files import write_game

from .screen_reader import Desk, Thing, desk

BUTTON = "push button"
FOCUSABLE = (BUTTON, "check box", "combo box", "text", "spin box", "menu item", "radio button", "slider", "page tab")
SETUP = Setup("us", (Player("Ann", "car", COLOURS[0]), Player("Bob", "dog", COLOURS[1])), 4)


def prepare(folder: Path) -> None:
    """Two people play, and nothing moves for long."""
    config = folder / ".config" / "monopoly-qt"
    config.mkdir(parents=True)
    store = QSettings(str(config / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue(keys.LAST_SETUP.name, msgspec.json.encode(SETUP).decode())
    store.setValue(keys.SPEED.name, "none")
    store.setValue(keys.LANGUAGE.name, "en")
    store.sync()


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Desk]:
    prepare(tmp_path)
    yield from desk(tmp_path)


def nameless(reader: Desk) -> list[str]:
    """Things that can be seen and used but don't say what they are."""
    tree = reader.tree()
    where = {t.path: t for t in tree}
    found = [t for t in tree if t.role in FOCUSABLE and not t.name.strip()]
    return [f"{t.role} in {_way(t, where)}" for t in found if reader.is_shown(t)]


def _way(thing: Thing, where: dict[str, Thing]) -> str:
    above = where.get(thing.parent)
    return f"{_way(above, where)} > {above.role} {above.name!r}" if above else ""


def purposeless(tree: list[Thing]) -> list[str]:
    """Lists to choose from that say what is chosen (which Qt gives as their name), but not what for."""
    where = {t.path: t for t in tree}
    choices = [t for t in tree if t.role == "combo box" and not t.labels and not t.description]
    return [f"{t.name} in {_way(t, where)}" for t in choices]


def play_until_a_turn_is_over(reader: Desk) -> None:
    """Press what the question offers, the first answer that is possible, until the second turn has begun."""

    def second_turn() -> bool:
        if sum(line.endswith("’s turn.") for line in reader.announced()) >= 2:
            return True
        for button in reader.find(BUTTON, "^(Throw|Buy|End turn|Pass)"):
            if reader.is_usable(button):
                reader.press(button)
                break
        return False

    reader.wait_for(second_turn)


def test_the_first_card_says_what_everything_is(reader: Desk) -> None:
    reader.start_program()
    start = reader.wait_for(lambda: reader.find(BUTTON, "^Start the game"))[0]
    assert not nameless(reader)
    assert not purposeless(reader.tree())
    reader.press(start)
    reader.wait_for(lambda: reader.find(BUTTON, "^Throw the dice"))
    check_board(reader.tree())
    check_sums(reader.tree())


def test_a_game_is_heard(reader: Desk, tmp_path: Path) -> None:
    file = tmp_path / "begun.monopoly"
    write_game(file, Game(SETUP, assets.board("us")))
    program = reader.start_program(str(file))
    play_until_a_turn_is_over(reader)

    heard = reader.announced()
    assert any(re.fullmatch(r"(Ann|Bob) threw \d \+ \d to see who begins\.", line) for line in heard), heard
    assert any(re.search(r"threw highest and begins", line) for line in heard), heard
    assert not nameless(reader)
    tree = reader.tree()
    check_log(tree, heard)
    here = [t for t in tree if t.role == BUTTON and re.search("Here: .*(Ann|Bob)", t.description)]
    assert here, "spaces say who stands on them"

    for sheet in ("^(Build|Properties)", "^Trade"):
        reader.press(reader.wait_for(lambda sheet=sheet: reader.find("menu item", sheet))[0])
        reader.wait_for(lambda: len(reader.find(BUTTON, "^Close$")) > 1)
        assert not nameless(reader)
        assert not purposeless(reader.tree())
        reader.press(reader.find(BUTTON, "^Close$")[0])
        reader.wait_for(lambda: len(reader.find(BUTTON, "^Close$")) <= 1)
    assert program.poll() is None, "the program runs"


def check_board(tree: list[Thing]) -> None:
    """All 40 spaces, each with its name and what is to be seen on it."""
    board = assets.board("us")
    buttons = {t.name: t for t in tree if t.role == BUTTON}
    for space in board.spaces:
        assert buttons[space.name].description, f"{space.name} says nothing about itself"
    assert buttons["Boardwalk"].description == "Street, colour dark blue. For sale at $400."
    assert "Ann" in buttons["GO"].description
    assert sum(t.role == BUTTON and t.name == "Chance" for t in tree) == 3


def check_sums(tree: list[Thing]) -> None:
    """Everybody's cash."""
    names = [t.name for t in tree]
    assert "Ann, $1,500" in names
    assert "Bob, $1,500" in names


def check_log(tree: list[Thing], heard: list[str]) -> None:
    """Lines in the log are what was announced."""
    lines = [t.name for t in tree if t.role == BUTTON and "threw" in t.name]
    assert len(lines) >= 2
    assert [line for line in lines if "to see who begins" in line and line in heard]
