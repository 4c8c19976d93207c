"""Every screen of the window, each brought about in a real one: for tests of what fits, and for pictures of all."""

import tempfile
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEventLoop

from monopoly_qt.bridge.store import Waiting
from monopoly_qt.core import actions as act
from monopoly_qt.core import frames
from monopoly_qt.core.actions import AnyAction, Bundle
from monopoly_qt.core.frames import (
    Auction,
    BuildingAuction,
    BuildingCall,
    Due,
    IncomeTax,
    MortgageReceived,
    Opening,
    Purchase,
    Reason,
    Trade,
    Turn,
)
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import Claim, State
from monopoly_qt.dialogs.new_game import NewGameDialog
from monopoly_qt.main_window.window import MainWindow

from .table import PLAYERS, position

SETS: Final = {0: [1, 3, 5, 32, 34, 31], 1: [16, 18, 19, 6, 8], 7: [15, 39]}
RENT: Final = Reason("rent", ("RENT-3",), 19, parts=((1, 600),))
RICH: Final = (99_999,) * 8


def stack(*on_top: frames.AnyFrame) -> list[frames.AnyFrame]:
    return [Turn(0), *on_top]


def _at(space: int, state: State) -> State:
    """With the token of seat 0 there."""
    state.space[0] = space
    return state


def _jail() -> State:
    state = position(deeds=SETS, seats=8)
    state.jail[0], state.space[0], state.jail_cards[0] = 3, 10, 0
    state.packs[0].remove(state.board.jail_card[0])
    return state


def _over() -> State:
    state = position([], seats=8, deeds=SETS, cash=(0, 0, 4210, 0, 0, 0, 0, 99_999))
    state.winners = [7]
    for seat in (0, 1, 3, 4, 5, 6):
        state.bankrupt[seat] = True
    return state


def _claims() -> State:
    state = position(seats=8, deeds=SETS)
    state.space[:] = [19, 1, 24, 39, 30, 7, 12, 24]
    state.claims.append(Claim(0, 1, 750, 19, ((1, 750),), ("RENT-1",)))
    state.claims.append(Claim(2, 7, 50, 39, ((7, 50),), ("RENT-1",)))
    return state


POSITIONS: Final[dict[str, Callable[[], State]]] = {
    "roll": lambda: position(deeds=SETS, seats=8),
    "opening": lambda: position([Opening(0, tuple(range(8)))], seats=8),
    "jail": _jail,
    "purchase": lambda: _at(34, position(stack(Purchase(0, 34)), seats=8, cash=(40,))),
    "auction": lambda: position(stack(Auction(1, 34, (1, 2, 7, 0), 99_000, 7)), seats=8, cash=RICH),
    "building": lambda: position(stack(BuildingAuction(1, False, (1, 0))), seats=8, deeds=SETS),
    "call": lambda: position(stack(BuildingCall(1, 0, 32, False)), seats=8, deeds=SETS),
    "tax": lambda: position(stack(IncomeTax(0)), seats=8),
    "debt": lambda: position(stack(Due(0, 7, 600, RENT)), seats=8, deeds=SETS, cash=(15,)),
    "trade": lambda: position(stack(Trade(1, 7, Bundle(99, (15, 39)), Bundle(0, (6, 8, 19)))), seats=8, deeds=SETS),
    "received": lambda: position(stack(MortgageReceived(0, 32, "TRADE-3")), seats=8, deeds=SETS, mortgaged=[32]),
    "bus": lambda: position(stack(frames.Choice(0, (3, 5, "bus"), False)), seats=8, rules=Rules(speed_die=True)),
    "triple": lambda: position(stack(frames.Choice(0, (3, 3, 3), True)), seats=8, rules=Rules(speed_die=True)),
    "end": lambda: position([Turn(7, "end")], seats=8),
    "over": _over,
}


def deal(window: MainWindow, state: State, players: Iterable[Player] = PLAYERS) -> None:
    """A game in this position, which is not kept on disk; whoever is called to the keyboard is there."""
    seated = tuple(players)[: len(state.cash)]
    window.session.start(Game(Setup(state.board.id, seated, 1, state.rules), state.board, start=state), None)
    _here(window)


def _here(window: MainWindow) -> None:
    settle()
    here = window.middle.bar.talk.buttons.get("here")
    if window.middle.bar.question is None and here is not None:
        here.click()
        settle()


def settle() -> None:
    """Let all that is to be laid out be laid out."""
    for _ in range(4):
        QCoreApplication.processEvents()


def do(window: MainWindow, *actions: AnyAction) -> None:
    """Play these, each shown to its end."""
    for action in actions:
        window.session.submit(action)
        window.animator.skip()
        _here(window)


def _ask(name: str) -> Callable[[MainWindow], None]:
    return lambda window: deal(window, POSITIONS[name]())


def _computer(seats: Iterable[int]) -> tuple[Player, ...]:
    chosen = set(seats)
    return tuple(msgspec.structs.replace(p, kind="expert") if n in chosen else p for n, p in enumerate(PLAYERS))


def _handed_over(window: MainWindow) -> None:
    state = POSITIONS["auction"]()
    window.session.start(Game(Setup(state.board.id, PLAYERS, 1, state.rules), state.board, start=state), None)


def _thinking(window: MainWindow) -> None:
    deal(window, POSITIONS["end"](), _computer(range(1, 8)))


def _paused(window: MainWindow) -> None:
    deal(window, POSITIONS["roll"]())
    window.session.pause(True)


def _claimed(window: MainWindow) -> None:
    deal(window, _claims())


def _refused(window: MainWindow) -> None:
    deal(window, position([Turn(0)], 8, deeds={0: [16, 18, 19]}, buildings={16: 1}))
    window.session.submit(act.Build(0, 16))


def _hinted(window: MainWindow) -> None:
    deal(window, POSITIONS["purchase"]())
    window.actions_.all["hint"].trigger()


def _gives_up(window: MainWindow) -> None:
    deal(window, POSITIONS["roll"]())
    window.asker.question.button("give_up").click()


def _sheet(kind: str) -> Callable[[MainWindow], None]:
    def opened(window: MainWindow) -> None:
        deal(window, POSITIONS["roll"]())
        window.actions_.all[kind].trigger()
        sheet = window.table.sheet
        if kind == "estate":
            sheet.findChild(type(sheet.close_button), "mortgage_5").click()
        else:
            sheet.sides[0].set_goods(Bundle(10, (5,)))
            sheet.refresh()

    return opened


def _countered(window: MainWindow) -> None:
    deal(window, POSITIONS["trade"]())
    window.asker.question.button("counter").click()


def _played(window: MainWindow) -> None:
    """Some turns, so that there is a log; then a person is asked."""
    deal(window, position(seats=4), _computer([1, 2, 3]))
    session = window.session
    while not (session.asks_person and not session.is_busy and session.state.turns > 25):
        asked = window.asker.question if session.asks_person and not session.is_busy else None
        default = asked.default() if asked is not None else None
        if default is not None:
            default.click()
        session.skip()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    settle()


def _why(window: MainWindow) -> None:
    _played(window)
    window.log.show_why(window.log.list.lines[-1])


def _replay(window: MainWindow) -> None:
    _played(window)
    window.actions_.all["replay"].trigger()


def _card(window: MainWindow) -> None:
    deal(window, POSITIONS["end"]())
    window.middle.cards.show_card(1, 5)
    window.middle.arrange()


def _space(window: MainWindow) -> None:
    deal(window, POSITIONS["auction"]())
    window.reading.show_space(39)


def _london(window: MainWindow) -> None:
    state = position(stack(Purchase(0, 37)), seats=8, cash=RICH, deeds=SETS, board="london")
    deal(window, _at(37, state))


def _dialog(key: str) -> Callable[[MainWindow], None]:
    def opened(window: MainWindow) -> None:
        deal(window, POSITIONS["purchase"]())
        window.actions_.all[key].trigger()

    return opened


def _customised(window: MainWindow) -> None:
    waiting = Waiting(Path("none"), tuple(p.name for p in PLAYERS), 24, date(2026, 11, 29))
    dialog = NewGameDialog(window.settings, [waiting], window)
    while dialog.seats.add_computer.isEnabled():
        dialog.seats.add_computer.click()
    dialog.rules.customise.click()
    window.files.show(dialog)


def _story(window: MainWindow) -> None:
    deal(window, _over())
    window.helps.game_over(window.texts)


def _message(window: MainWindow) -> None:
    deal(window, POSITIONS["roll"]())
    with tempfile.TemporaryDirectory() as folder:
        damaged = Path(folder) / "Sunday evening.monopoly"
        damaged.write_bytes(b"nothing")
        window.files.open_file(damaged)


SCREENS: Final[dict[str, Callable[[MainWindow], None]]] = {
    **{f"ask {name}": _ask(name) for name in POSITIONS},
    "ask london": _london,
    "handed over": _handed_over,
    "thinking": _thinking,
    "paused": _paused,
    "claims": _claimed,
    "refused": _refused,
    "hint": _hinted,
    "give up": _gives_up,
    "estate": _sheet("estate"),
    "trade": _sheet("trade"),
    "counter": _countered,
    "card": _card,
    "space": _space,
    "why": _why,
    "replay": _replay,
    "new game": _dialog("new"),
    "new game customised": _customised,
    "settings": _dialog("settings"),
    "rules": _dialog("rules"),
    "shortcuts": _dialog("shortcuts"),
    "report": _dialog("report"),
    "about": _dialog("about"),
    "story": _story,
    "message": _message,
}
