"""Runs scenario files: a position, steps, and what must then hold."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ..assets import board
from ..core.board import BoardError
from ..core.chance import ChanceError, Face, Outcome, Recorded, Throw
from ..core.engine import IllegalAction, apply, why_not
from ..core.game import new_state
from ..core.rules import Rules, RulesError, parse_rules
from ..core.state import State, position_of
from .scenario_expect import RESERVED, Check, failures, read_expect
from .scenario_file import Names, Place, ScenarioError, ScenarioFile, names_of, parse_file, read_file
from .scenario_position import check_new_game, position, set_cash, set_packs
from .scenario_steps import ANY_RULE, Step, read_step
from .terminal import say

PASSED, FAILED, NOT_VALID = 0, 1, 2


class Scenario(NamedTuple):
    """A scenario ready to play; `dealt` is the order in which the deeds come off the pile."""

    title: str
    cites: tuple[str, ...]
    names: Names
    start: State
    dice: list[Throw]
    dealt: list[int]
    steps: list[Step | list[Check]]


class Scripted:
    """The dice of a scenario and its deal. A throw more than the file gives is an error in the file."""

    def __init__(self, dice: list[Throw], dealt: list[int]) -> None:
        self._coming = list(dice)
        self._dealt = dealt
        self.outcomes: list[Outcome] = []

    def throw(self, speed_die: bool = False) -> Throw:
        """See Chance. A third face is left aside where the speed die is not thrown."""
        if not self._coming:
            raise ChanceError("no further throw is given in dice")
        throw = self._coming.pop(0)
        if speed_die and len(throw) < 3:
            raise ChanceError(f"{list(throw)} lacks the speed die")
        throw = throw if speed_die else throw[:2]
        self.outcomes.append(list(throw))
        return throw

    def shuffle(self, count: int) -> list[int]:
        """See Chance. Deeds are dealt as the file says, then in board order."""
        if not self._dealt:
            raise ChanceError("the deeds dealt are not given in deal")
        order: list[int] = self._dealt + [n for n in range(count) if n not in self._dealt]
        self.outcomes.append(list(order))
        return order


def run(files: Sequence[str]) -> int:
    """Play the files, print what fails, and return the exit status: 0 passed, 1 failed, 2 not a valid scenario."""
    counts = [0, 0, 0]
    for name in files:
        try:
            trouble = play(load(Path(name)))
            status = FAILED if trouble else PASSED
        except ScenarioError as error:
            trouble, status = str(error), NOT_VALID
        except Exception as error:  # a fault of ours in one file must not hide the others
            trouble, status = f"the program broke off: {error!r}", FAILED
        counts[status] += 1
        if trouble:
            say(f"{name}: {trouble}")
    say(f"{counts[PASSED]} passed, {counts[FAILED]} failed")
    return max(status for status in (PASSED, FAILED, NOT_VALID) if counts[status] or status == PASSED)


def load(path: Path) -> Scenario:
    """A scenario from its file. ScenarioError says what is wrong with it, and where."""
    return _prepare(read_file(path))


def parse(data: bytes) -> Scenario:
    """A scenario from the bytes of a file. See load."""
    return _prepare(parse_file(data))


def _prepare(file: ScenarioFile) -> Scenario:
    try:
        rules = parse_rules(file.rules)
        names = names_of(file, board(file.board), RESERVED)
    except RulesError as error:
        raise ScenarioError(f"rules: {error}") from None
    except BoardError as error:
        raise ScenarioError(f"board: {error}") from None
    dealt = _deal(file, names, rules)
    start = _new_game(file, names, rules) if file.new_game else position(file, names, rules)
    dice = [_throw(faces, rules, f"dice[{n}]") for n, faces in enumerate(file.dice)]
    steps = [_step(step, names, f"steps[{n}]") for n, step in enumerate(file.steps)]
    return Scenario(file.title, tuple(file.cites), names, start, dice, dealt, steps)


def _new_game(file: ScenarioFile, names: Names, rules: Rules) -> State:
    check_new_game(file)
    in_order = Recorded([list(range(len(pack))) for pack in names.board.packs])
    start = new_state(names.board, rules, len(file.players), in_order)
    set_cash(start, file)
    set_packs(start, names, file)
    return start


def _deal(file: ScenarioFile, names: Names, rules: Rules) -> list[int]:
    """The order of the pile of deeds that leads to the given deal."""
    if not isinstance(file.deal, list):
        return []
    if not file.new_game or not rules.deal_deeds:
        raise ScenarioError("deal: goes only with new_game and rules.deal_deeds")
    if len(file.deal) != len(file.players):
        raise ScenarioError(f"deal: needs a list for each of the {len(file.players)} players")
    hands = [names.deeds(f"deal[{n}]", hand) for n, hand in enumerate(file.deal)]
    for n, hand in enumerate(hands):
        if len(hand) != rules.deal_deeds:
            raise ScenarioError(f"deal[{n}]: has {len(hand)} deeds, not {rules.deal_deeds}")
        if any(deed in other for other in hands[:n] for deed in hand):
            raise ScenarioError(f"deal[{n}]: one of the deeds is dealt to another player already")
    return [names.board.deeds.index(deed) for hand in hands for deed in hand]


def _throw(faces: list[Place], rules: Rules, where: str) -> Throw:
    white, third = faces[:2], faces[2:]
    if len(white) < 2 or any(not isinstance(face, int) or not 1 <= face <= 6 for face in white):
        raise ScenarioError(f"{where}: needs two dice from 1 to 6")
    if third and not rules.speed_die:
        raise ScenarioError(f"{where}: a third die is only thrown with rules.speed_die")
    if third and (len(third) > 1 or third[0] not in (1, 2, 3, "bus", "mr")):
        raise ScenarioError(f'{where}: the third die is 1, 2, 3, "bus" or "mr"')
    found: tuple[Face, ...] = tuple(faces)
    return found


def _step(step: dict[str, object], names: Names, where: str) -> Step | list[Check]:
    if "expect" not in step:
        return read_step(step, names, where)
    if len(step) != 1:
        raise ScenarioError(f"{where}: nothing else stands beside expect")
    return read_expect(step["expect"], names, f"{where}.expect")


def play(scenario: Scenario) -> str:
    """Play all steps; "" if everything holds, else which step fails, what was expected and what is.

    ScenarioError when a step needs a throw that the file does not give.
    """
    state = scenario.start
    chance = Scripted(scenario.dice, scenario.dealt)
    for n, step in enumerate(scenario.steps):
        if isinstance(step, list):
            trouble = "; ".join(failures(step, state))
        elif step.refused:
            trouble = _refused(state, step)
        else:
            try:
                state, trouble = _played(state, step, chance)
            except ChanceError as error:
                raise ScenarioError(f"steps[{n}]: {error}") from None
        if trouble:
            return f"steps[{n}]: {trouble}"
    return ""


def _played(state: State, step: Step, chance: Scripted) -> tuple[State, str]:
    refusal = why_not(state, step.action)
    if refusal is not None:
        return state, f"expected {_verb(step)} to be possible, is refused: {refusal.rule} ({refusal.key})"
    return apply(state, step.action, chance)[0], ""


def _refused(state: State, step: Step) -> str:
    expected = "refused" if step.refused == ANY_RULE else f"refused: {step.refused}"
    before = position_of(state.copy())
    refusal = why_not(state, step.action)
    if refusal is None:
        return f"expected {_verb(step)} to be {expected}, is possible"
    if step.refused not in (ANY_RULE, refusal.rule):
        return f"expected {_verb(step)} to be {expected}, is refused: {refusal.rule} ({refusal.key})"
    try:
        apply(state, step.action, Scripted([], []))
    except IllegalAction:
        unchanged = position_of(state) == before
        return "" if unchanged else f"expected {_verb(step)} to change nothing, is a changed position"
    return f"expected {_verb(step)} to be {expected}, is played all the same"


def _verb(step: Step) -> str:
    return f'"{step.action.__struct_config__.tag}"'
