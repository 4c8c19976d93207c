"""Where dice and shuffles come from: a seed, a script, or a record."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

Face = int | str
Throw = tuple[Face, ...]  # two white dice, and with the speed die a third: 1–3, "bus" or "mr"
Outcome = list[Face]

SPEED_FACES: Final[tuple[Face, ...]] = (1, 2, 3, "bus", "mr", "mr")
_MASK: Final = (1 << 64) - 1
_THROWS: Final[tuple[Throw, ...]] = tuple((a, b) for a in range(1, 7) for b in range(1, 7))
_FAST_THROWS: Final[tuple[Throw, ...]] = tuple((*t, s) for t in _THROWS for s in SPEED_FACES)


class ChanceError(Exception):
    """A script or record that has no further outcome, or not one of the kind that is asked for."""


class Chance(Protocol):
    """What the engine asks for luck; every outcome that was handed out is in `outcomes`."""

    outcomes: list[Outcome]

    def throw(self, speed_die: bool = False) -> Throw:
        """Two dice, with the speed die three."""

    def shuffle(self, count: int) -> list[int]:
        """A random order of the numbers 0 … count-1."""


def mix(seed: int, index: int) -> int:
    """The 64-bit number with this index under this seed (the SplitMix64 generator, 2014, public domain)."""
    z = (seed + (index + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Seeded:
    """Outcome i follows from the seed and i alone, so undo gives the same dice and a replay needs no generator."""

    def __init__(self, seed: int, index: int = 0) -> None:
        self.seed = seed
        self.index = index
        self.outcomes: list[Outcome] = []

    def throw(self, speed_die: bool = False) -> Throw:
        """See Chance."""
        faces = _FAST_THROWS if speed_die else _THROWS
        throw = faces[mix(self.seed, self.index) * len(faces) >> 64]
        self.index += 1
        self.outcomes.append(list(throw))
        return throw

    def shuffle(self, count: int) -> list[int]:
        """See Chance. One outcome: the swaps follow from a seed of their own."""
        inner = mix(self.seed, self.index)
        self.index += 1
        order = list(range(count))
        for n in range(count - 1, 0, -1):
            other = mix(inner, n) * (n + 1) >> 64
            order[n], order[other] = order[other], order[n]
        self.outcomes.append(list(order))
        return order


class Recorded:
    """Hands out again what was recorded, or what a script says. ChanceError when that doesn't fit."""

    def __init__(self, outcomes: Iterable[Sequence[Face]]) -> None:
        self._coming = [list(o) for o in outcomes]
        self.outcomes: list[Outcome] = []

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for."""
        return len(self._coming) - len(self.outcomes)

    def _next(self) -> Outcome:
        if not self.left:
            raise ChanceError("no further outcome is recorded")
        outcome = self._coming[len(self.outcomes)]
        self.outcomes.append(outcome)
        return outcome

    def throw(self, speed_die: bool = False) -> Throw:
        """See Chance."""
        outcome = tuple(self._next())
        if outcome not in (_FAST_THROWS if speed_die else _THROWS):
            raise ChanceError(f"{list(outcome)} is not a throw of {'three' if speed_die else 'two'} dice")
        return outcome

    def shuffle(self, count: int) -> list[int]:
        """See Chance."""
        order = [n for n in self._next() if isinstance(n, int)]
        if sorted(order) != list(range(count)):
            raise ChanceError(f"{order} is not an order of {count} things")
        return order
