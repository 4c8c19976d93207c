"""Makes resources/sounds: short, quiet tones out of nothing but arithmetic, so that no licence question arises.

python tools/make_sounds.py [FOLDER]
"""

import io
import math
import random
import struct
import sys
import wave
from pathlib import Path
from typing import NamedTuple

OUT = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050  # samples a second
PEAK = 0.42  # of full scale: the loudest moment of a sound of loudness 1
SILENCE = math.log(1000)  # a tone has died when it is 60 dB down


class Partial(NamedTuple):
    """One sine of an instrument: its multiple of the pitch, its level, and how much faster than the note it dies."""

    ratio: float
    level: float
    haste: float


class Instrument(NamedTuple):
    """What a note sounds like. ``breath`` is noise in the first moment, dying ``haste`` times as fast as the note."""

    partials: tuple[Partial, ...]
    attack: float  # seconds
    breath: float = 0.0
    haste: float = 1.0
    softness: float = 0.0  # 0: white noise, towards 1: duller


class Note(NamedTuple):
    """A note: instrument, when it begins and how long it takes to die (seconds), pitch (Hz), level."""

    instrument: Instrument
    start: float
    length: float
    pitch: float
    level: float = 1.0


BELL = Instrument((Partial(1, 1, 1), Partial(2, 0.35, 1.6), Partial(3, 0.12, 2.4), Partial(4.2, 0.05, 4)), 0.004)
BAR = Instrument((Partial(1, 1, 1), Partial(3.93, 0.22, 3), Partial(9.2, 0.06, 7)), 0.003, 0.05, 12, 0.6)
COIN = Instrument((Partial(1, 1, 1), Partial(1.51, 0.5, 1.3), Partial(2.43, 0.3, 2)), 0.001, 0.1, 10)
WOOD = Instrument((Partial(1, 1, 1), Partial(2.3, 0.4, 1.6), Partial(3.7, 0.2, 2.5)), 0.001, 0.5, 3, 0.55)
IRON = Instrument(
    (Partial(1, 1, 1), Partial(1.48, 0.7, 1.2), Partial(2.09, 0.5, 1.4), Partial(3.36, 0.3, 2)), 0.002, 0.3, 6, 0.3
)
PAPER = Instrument((), 0.06, 1, 1, 0.35)

G3, C4, ES4, G4, C5, D5, E5, G5, A5, C6, E6 = (
    196.0,
    261.63,
    311.13,
    392.0,
    523.25,
    587.33,
    659.26,
    783.99,
    880.0,
    1046.5,
    1318.5,
)

LOUDNESS = {"step": 0.55, "card": 0.5, "dice": 0.8, "bid": 0.7, "jail": 0.8, "pay": 0.6, "receive": 0.65}
SOUNDS: dict[str, tuple[Note, ...]] = {
    "dice": tuple(
        Note(WOOD, start, 0.09, pitch, level)
        for start, pitch, level in (
            (0.0, 1150, 1.0),
            (0.06, 1420, 0.8),
            (0.15, 1080, 0.9),
            (0.21, 1350, 0.6),
            (0.31, 1210, 0.65),
            (0.39, 1480, 0.45),
            (0.50, 1120, 0.4),
            (0.56, 1390, 0.3),
        )
    ),
    "step": (Note(WOOD, 0, 0.09, 560),),
    "buy": (Note(BAR, 0, 0.35, C5), Note(BAR, 0.11, 0.5, G5), Note(WOOD, 0.11, 0.1, 240, 0.6)),
    "pay": (Note(COIN, 0, 0.22, 2350), Note(COIN, 0.10, 0.25, 1980), Note(COIN, 0.20, 0.3, 1570, 0.9)),
    "receive": (Note(COIN, 0, 0.2, 1570, 0.8), Note(COIN, 0.09, 0.25, 1980, 0.9), Note(COIN, 0.18, 0.45, 2640)),
    "card": (Note(PAPER, 0, 0.28, 0), Note(PAPER, 0.16, 0.16, 0, 0.6)),
    "house": (Note(WOOD, 0, 0.14, 420), Note(WOOD, 0.17, 0.14, 420, 0.9), Note(BAR, 0.34, 0.4, E5, 0.8)),
    "auction": (Note(WOOD, 0, 0.2, 205), Note(WOOD, 0.2, 0.25, 205), Note(BELL, 0.42, 0.6, D5, 0.5)),
    "bid": (Note(BAR, 0, 0.28, A5),),
    "won": (
        Note(WOOD, 0, 0.22, 205),
        Note(BAR, 0.14, 0.4, C5, 0.8),
        Note(BAR, 0.24, 0.4, E5, 0.8),
        Note(BAR, 0.34, 0.6, G5),
    ),
    "jail": (Note(IRON, 0, 0.9, 175), Note(IRON, 0.07, 0.5, 262, 0.5), Note(WOOD, 0, 0.15, 110, 0.8)),
    "turn": (Note(BELL, 0, 0.6, G5, 0.8), Note(BELL, 0.16, 0.9, C6, 0.8)),
    "trade": (Note(BAR, 0, 0.3, E5), Note(BAR, 0.12, 0.3, C5), Note(BAR, 0.26, 0.3, C5), Note(BAR, 0.38, 0.5, E5)),
    "bankrupt": (
        Note(BELL, 0, 0.5, G4),
        Note(BELL, 0.24, 0.5, ES4),
        Note(BELL, 0.48, 0.8, C4),
        Note(BELL, 0.48, 0.8, G3, 0.5),
    ),
    "win": (
        Note(BELL, 0, 0.5, C5, 0.8),
        Note(BELL, 0.13, 0.5, E5, 0.8),
        Note(BELL, 0.26, 0.5, G5, 0.8),
        Note(BELL, 0.39, 0.95, C6),
        Note(BELL, 0.39, 0.95, E5, 0.5),
        Note(BELL, 0.62, 0.72, E6, 0.5),
    ),
}


def tone(note: Note, noise: random.Random) -> list[float]:
    """The samples of one note."""
    kind = note.instrument
    samples = []
    dull = 0.0
    for i in range(round(note.length * RATE)):
        time = i / RATE
        age = SILENCE * time / note.length
        value = sum(
            p.level * math.exp(-age * p.haste) * math.sin(math.tau * note.pitch * p.ratio * time) for p in kind.partials
        )
        if kind.breath:
            dull += (1 - kind.softness) * (noise.uniform(-1, 1) - dull)
            value += kind.breath * math.exp(-age * kind.haste) * dull
        samples.append(note.level * value * min(1.0, time / kind.attack))
    return samples


def mix(notes: tuple[Note, ...], loudness: float) -> list[int]:
    """All notes together as 16-bit samples, as loud as asked."""
    noise = random.Random(1935)
    total = [0.0] * (1 + round(RATE * max(note.start + note.length for note in notes)))
    for note in notes:
        offset = round(note.start * RATE)
        for i, value in enumerate(tone(note, noise), offset):
            total[i] += value
    scale = 32_767 * PEAK * loudness / max(map(abs, total))
    return [round(value * scale) for value in total]


def make(name: str) -> bytes:
    """One of SOUNDS as a WAV file: mono, 16 bits, RATE. The same bytes each time on one machine."""
    samples = mix(SOUNDS[name], LOUDNESS.get(name, 1.0))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return file.getvalue()


def main(folder: Path) -> None:
    """Writes all sounds."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        (folder / f"{name}.wav").write_bytes(make(name))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT)
