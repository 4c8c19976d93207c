"""Whole games in the real window: by clicks, by keys alone, killed and gone on with."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.store import Store
from monopoly_qt.core import actions as act
from monopoly_qt.core.frames import Purchase, Turn
from monopoly_qt.core.game import Player, Setup
from monopoly_qt.core.rules import Rules
from monopoly_qt.dialogs.new_game import NewGameDialog
from monopoly_qt.dialogs.setups import COLOURS
from monopoly_qt.save.files import read_game
from monopoly_qt.save.journal import Journal

from .desk import Desk, seated
from .table import position

SHORT = Rules(end_rounds=8)
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk")
    yield desk
    desk.close()


def setup(*kinds: str, rules: Rules = SHORT, seed: int = 3) -> Setup:
    players = [msgspec.structs.replace(p, colour=COLOURS[n]) for n, p in enumerate(seated(*kinds))]
    return Setup("us", tuple(players), seed, rules)


COMMIT = ("roll", "buy", "decline", "bid", "pass", "pay_flat", "suggestion", "reject", "keep", "want", "go", "end_turn")


def committing(desk: Desk, number: int) -> str:
    """An answer that is possible and goes on with the game; sometimes a property is not bought."""
    question = desk.window.asker.question
    assert question is not None
    found = [key for key in COMMIT if key in question.answers.buttons and question.button(key).isEnabled()]
    if not found:  # a debt that can't be paid is left by giving up
        return "give_up" if "give_up" in question.answers.buttons else "leave"
    return found[-1] if found[0] in ("buy", "bid") and number % 2 else found[0]


def over_or_asked(desk: Desk) -> bool:
    return not desk.state.stack or desk.is_asked()


def test_two_people_and_two_computers_by_clicks(desk: Desk) -> None:
    """From the card "Who is playing?" to the end, each question answered by a click on what Enter would take."""
    desk.settings.set(keys.LAST_SETUP, msgspec.json.encode(setup("person", "person", "casual", "greedy")).decode())
    desk.window.begin(None)
    desk.until(lambda: isinstance(desk.window.files.dialog, NewGameDialog))
    desk.click(desk.find("start"))
    seen = set()
    while desk.state.stack:
        desk.until(lambda: over_or_asked(desk))
        if not desk.state.stack:
            break
        desk.come()
        before = desk.session.game.version
        seen.add(desk.state.decision)
        desk.answer(committing(desk, before))
        desk.until(lambda before=before: desk.session.game.version > before)
    assert {"roll", "purchase", "end_turn"} <= seen
    assert {a.seat for a in desk.actions} == {0, 1, 2, 3}
    assert desk.state.round == 8
    desk.until(lambda: desk.window.files.dialog is not None)  # the end, with the story of the game


def tab_to(desk: Desk, name: str) -> None:
    """Press Tab until this button has the focus."""
    for _ in range(30):
        focus = desk.window.focusWidget()
        if focus is not None and focus.objectName() == name:
            return
        desk.press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {name}")


def test_a_whole_game_by_keyboard_alone(desk: Desk) -> None:
    """Enter starts the remembered set-up, Enter takes what is meant, Esc closes the end."""
    players = setup("person", "person", "casual")
    desk.settings.set(keys.LAST_SETUP, msgspec.json.encode(players).decode())
    desk.window.begin(None)
    desk.until(lambda: isinstance(desk.window.files.dialog, NewGameDialog))
    desk.press(Qt.Key.Key_Return)
    desk.until(lambda: desk.session.has_game)
    while desk.state.stack:
        desk.until(lambda: over_or_asked(desk))
        if not desk.state.stack:
            break
        before = desk.session.game.version, desk.window.middle.bar.question
        if desk.state.decision == "auction" and desk.window.asker.question is not None:  # nobody drives up prices
            tab_to(desk, "answer_pass")
            desk.press(Qt.Key.Key_Space)
        else:
            desk.press(Qt.Key.Key_Return)
        if desk.window.table.sheet is not None:  # cash is short, and what Enter takes is the way to raise some
            desk.press(Qt.Key.Key_Escape)
            desk.until(lambda: desk.window.table.sheet is None)
            tab_to(desk, f"answer_{committing(desk, 1)}")
            desk.press(Qt.Key.Key_Space)
        desk.until(lambda b=before: (desk.session.game.version, desk.window.middle.bar.question) != b)
    assert {a.seat for a in desk.actions} == {0, 1, 2}
    desk.until(lambda: desk.window.files.dialog is not None)
    desk.press(Qt.Key.Key_Escape)
    desk.until(lambda: desk.window.files.dialog is None)


def test_menu_keys(desk: Desk) -> None:
    desk.deal(position([Turn(0), Purchase(0, 39)], 3))
    desk.come()
    desk.press(Qt.Key.Key_B, CTRL)
    assert desk.actions == [act.Buy(0)]
    desk.press(Qt.Key.Key_Z, CTRL)
    assert desk.actions == []
    assert desk.state.owner[39] == -1
    desk.press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert desk.actions == [act.Buy(0)]
    desk.come()
    desk.press(Qt.Key.Key_R, CTRL)
    assert desk.actions[-1] == act.Roll(0)
    assert not desk.session.can_undo()  # never past a throw
    desk.press(Qt.Key.Key_Z, CTRL)
    assert desk.actions[-1] == act.Roll(0)


def test_undo_stops_at_another_player(desk: Desk) -> None:
    """Each may take back their own decision; a computer's answer in between ends that."""
    desk.deal(position([Turn(0), Purchase(0, 39)], 2), "person", "greedy")
    desk.come()
    assert not desk.session.can_undo()
    desk.answer("decline")
    desk.until(lambda: any(a.seat == 1 for a in desk.actions))
    assert not desk.session.can_undo()
    reason = desk.window.actions_.all["undo"].statusTip()
    assert "own last decision" in reason


def test_disabled_menu_entries_say_why(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 3))
    desk.come()
    all_ = desk.window.actions_.all
    assert all_["roll"].isEnabled()
    assert not all_["buy"].isEnabled()
    assert all_["buy"].statusTip()
    assert "Ann is not in Jail" in all_["pay_fine"].statusTip()


def test_a_click_skips_what_moves(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, tmp_path / "slow", speed="very_slow")
    desk.deal(position([Turn(0)], 3))
    desk.answer("roll")
    assert desk.session.is_busy
    desk.press(Qt.Key.Key_Space)
    assert not desk.session.is_busy
    desk.come()
    assert len(desk.actions) == 1  # Space did not press the button that had the focus
    desk.close()


def test_pause_stops_computers(desk: Desk) -> None:
    desk.begin(setup("greedy", "greedy", rules=Rules()))
    desk.until(lambda: len(desk.actions) > 3)
    desk.session.pause(True)
    bar = desk.window.middle.bar
    desk.until(lambda: "go_on" in bar.talk.buttons)
    before = len(desk.actions)
    desk.qtbot.wait(150)
    assert len(desk.actions) == before
    desk.click(bar.talk.buttons["go_on"])
    desk.until(lambda: len(desk.actions) > before)
    desk.session.pause(True)


# Kept as it happens

_CHILD = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from monopoly_qt.app import application, build
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.bridge import settings as keys
from monopoly_qt.core.game import Player, Setup
folder = Path(sys.argv[1])
app = application(["test"])
settings = Settings(folder / "settings.ini")
settings.set(keys.SPEED, "very_fast")
window = build(settings, folder / "games")
window.show()
players = tuple(Player(name, token, colour, "greedy") for name, token, colour in
                (("Ann", "car", "#C8420F"), ("Bob", "dog", "#1C6E93")))
window.session.applied.connect(lambda: print(window.session.game.version, flush=True))
window.files.start(Setup("us", players, 7))
app.exec()
"""


def test_killed_and_gone_on_with_at_that_very_action(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "desk"
    child = subprocess.Popen(
        [sys.executable, "-c", _CHILD, str(folder)], stdout=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert child.stdout is not None
    told = 0
    while told < 25:
        told = int(child.stdout.readline())
    child.send_signal(signal.SIGKILL)
    told = max([told, *map(int, child.stdout.read().split())])
    child.wait()
    child.stdout.close()
    desk.window.begin(None)
    desk.until(lambda: isinstance(desk.window.files.dialog, NewGameDialog))
    assert "Ann and Bob" in desk.find("unfinished_0").text()
    desk.session.pausing.connect(lambda: None)
    desk.session.reset.connect(lambda: desk.session.pause(True))
    desk.press(Qt.Key.Key_Return)  # the unfinished game is what Enter takes
    desk.until(lambda: desk.session.has_game)
    assert desk.session.game.version in (told, told + 1)  # one more may be on disk than was told
    assert desk.session.game.setup.players[0] == Player("Ann", "car", "#C8420F", "greedy")


def test_a_second_copy_says_so_and_offers_a_copy(desk: Desk, tmp_path: Path) -> None:
    other = Store(tmp_path / "desk" / "games")
    opened = other.begin(setup("person", "greedy"))
    assert isinstance(opened.keeper, Journal)
    opened.game.do(act.Roll(0))
    opened.keeper.keep(opened.game.log[-1])
    desk.window.files.resume(opened.keeper.path)
    box = desk.window.files.dialog
    assert isinstance(box, QMessageBox)
    assert "another window" in box.text()
    assert not desk.session.has_game
    copy = next(b for b in box.buttons() if "copy" in b.text())
    desk.click(copy)
    desk.until(lambda: desk.session.has_game)
    assert desk.session.game.version == 1
    opened.keeper.close()
    assert len(list((tmp_path / "desk" / "games").glob("*.monopoly"))) == 2


def test_save_and_open(desk: Desk, tmp_path: Path) -> None:
    desk.begin(setup("person", "greedy"))
    desk.answer("roll")
    file = tmp_path / "Sunday & <b>Co.monopoly"
    assert desk.window.windowTitle() == "Monopoly Qt"
    desk.window.files.write(file)
    assert desk.window.windowTitle() == "Sunday & <b>Co — Monopoly Qt"  # so that one sees that it was saved
    saved = read_game(file)
    assert saved.log[:1] == desk.session.game.log[:1]
    assert desk.settings.get(keys.RECENT) == (str(file),)
    desk.window.files.open_file(file)
    assert desk.session.game.setup == saved.setup
    assert desk.session.game.version >= 1
    recent = desk.window.actions_.menus["recent"]
    desk.window.files.fill_recent(recent)
    assert recent.actions()[0].text() == "Sunday && <b>Co.monopoly"
    desk.begin(setup("person", "greedy"))
    assert desk.window.windowTitle() == "Monopoly Qt"


def test_save_as_proposes_who_plays_and_when(desk: Desk) -> None:
    start = setup("person", "person")
    first, second = start.players
    named = msgspec.structs.replace(first, name="A/n: n?")
    desk.begin(msgspec.structs.replace(start, players=(named, second)))
    desk.window.files.save_as()
    dialog = desk.window.files.dialog
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == f"A n n and {second.name} {date.today()}.monopoly"


def test_a_damaged_file_is_refused_in_words_and_the_game_stays(desk: Desk, tmp_path: Path) -> None:
    desk.begin(setup("person", "greedy"))
    game = desk.session.game
    for junk in (b"", b"\x00" * 100, b"{}\n", b"[" * 100_000):
        file = tmp_path / "junk.monopoly"
        file.write_bytes(junk)
        desk.window.files.open_file(file)
        box = desk.window.files.dialog
        assert isinstance(box, QMessageBox)
        assert "junk.monopoly" in box.informativeText()
        assert box.textFormat() == Qt.TextFormat.PlainText
        assert desk.session.game is game
        box.close()


def test_a_full_disk_is_told_and_the_game_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.begin(setup("person", "greedy"))
    desk.come()
    monkeypatch.setattr(os, "fsync", _full)
    desk.answer("roll")
    desk.until(lambda: isinstance(desk.window.files.dialog, QMessageBox))
    box = desk.window.files.dialog
    assert isinstance(box, QMessageBox)
    assert "disk is full" in box.informativeText()
    assert len(desk.actions) >= 1
    monkeypatch.undo()


def _full(_handle: int) -> None:
    raise OSError(28, "No space left on device")


def test_time_is_up(desk: Desk) -> None:
    desk.begin(setup("person", "person", rules=Rules(end_minutes=1)))
    desk.answer("roll")
    desk.session.clock.set(59_950, 60_000)
    desk.session.clock.start()
    desk.until(lambda: act.TimeUp() in desk.actions)
    assert desk.state.time_up


def test_hostile_names(desk: Desk) -> None:
    names = ("<b>&amp;</b>", "&Quit", "👨‍👩‍👧\u202eevil")
    players = tuple(
        Player(name, p.token, p.colour) for name, p in zip(names, seated("person", "person", "person"), strict=True)
    )
    desk.begin(Setup("us", players, 1))
    desk.answer("roll")
    desk.come()
    assert desk.window.players.panels[0].accessibleName().startswith(names[0])
    assert desk.window.middle.title.textFormat() == Qt.TextFormat.PlainText
    assert names[0] in desk.window.log.line(0).accessibleName()


def test_a_fault_is_shown_and_the_window_lives_on(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 3))
    desk.window.files.tell_fault("ValueError: <b>x</b>")
    box = desk.window.files.dialog
    assert isinstance(box, QMessageBox)
    assert "ValueError: <b>x</b>" in box.informativeText()
    box.close()
    desk.answer("roll")
    assert desk.actions == [act.Roll(0)]


def test_a_computer_that_fails_takes_a_safe_way(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from monopoly_qt.ai.player import Computer

    def fail(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Computer, "decide", fail)
    desk.deal(position([Turn(1)], 2), "person", "greedy")
    desk.until(lambda: bool(desk.actions))
    assert desk.actions[0] == act.Roll(1)


def test_closing_in_the_middle_of_anything_loses_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, tmp_path / "first", speed="very_slow")
    desk.begin(setup("person", "person"))
    for _ in range(2):
        desk.answer("roll")
        desk.session.skip()
    desk.answer("roll")
    desk.close()  # while dice roll
    store = Store(tmp_path / "first" / "games")
    waiting = store.unfinished()
    again = Desk(qtbot, tmp_path / "first")
    again.window.begin(None)
    if waiting:
        again.window.files.resume(waiting[0].key)
        assert len(again.actions) == 3
    else:  # not yet a turn played: nothing to go on with
        assert again.window.files.dialog is not None
    again.close()


# The command line


def _run(tmp_path: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    command = [sys.executable, "-m", "monopoly_qt", *words]
    root = Path(__file__).resolve().parents[2]
    env["PYTHONPATH"] = str(root)
    return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120, check=False)


def test_play_without_a_display_says_so_and_plays_the_demonstration(tmp_path: Path) -> None:
    done = _run(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "no display" in done.stdout
    assert " won in round " in done.stdout
    pictures = sorted((tmp_path / "demo").glob("*.png"))
    assert len(pictures) >= 5
    game = read_game(tmp_path / "demo" / "game.monopoly")
    assert not game.state.stack
    assert all(p.read_bytes().startswith(b"\x89PNG") for p in pictures)


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--seats", "casual"], "1 seats"), (["--seats", "x,y"], 'no computer "x"'), (["--size", "5x5"], "1024x700")],
)
def test_the_demonstration_refuses_what_cant_be(tmp_path: Path, words: list[str], said: str) -> None:
    done = _run(tmp_path, "demo", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_version_and_scenarios_need_no_qt(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    for words in (["--version"], ["check", str(root / "README.md")]):
        code = (
            "import sys\nfrom monopoly_qt.cli import main\n"
            f"try:\n    main({words!r})\nexcept SystemExit:\n    pass\n"
            "print('PySide6' in sys.modules)"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ}, cwd=root
        )
        assert done.stdout.splitlines()[-1] == "False"
