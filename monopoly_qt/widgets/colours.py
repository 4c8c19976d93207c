"""Arithmetic on colours: contrast as WCAG 2.2 reckons it, mixing, and the nearest colour that stands out enough."""

from functools import cache

_DARK = "#000000"
_LIGHT = "#FFFFFF"


def _channels(colour: str) -> tuple[int, int, int]:
    number = int(colour.removeprefix("#"), 16)
    return number >> 16, number >> 8 & 255, number & 255


@cache
def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _luminance(red: int, green: int, blue: int) -> float:
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


@cache
def luminance(colour: str) -> float:
    """The relative luminance of #RRGGBB, 0 for black to 1 for white."""
    return _luminance(*_channels(colour))


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    return _contrast(luminance(one), luminance(other))


def _between(one: tuple[int, int, int], other: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    (r, g, b), (to_r, to_g, to_b) = one, other
    return round(r + (to_r - r) * share), round(g + (to_g - g) * share), round(b + (to_b - b) * share)


def mix(one: str, other: str, share: float) -> str:
    """The colour on the way from one to the other; share 0 is the first, 1 the second."""
    return "#{:02X}{:02X}{:02X}".format(*_between(_channels(one), _channels(other), share))


@cache
def on(background: str, dark: str = _DARK, light: str = _LIGHT) -> str:
    """Whichever of a dark and a light colour is easier to read on this background."""
    return light if contrast(light, background) >= contrast(dark, background) else dark


@cache
def stand_out(colour: str, background: str, ratio: float) -> str:
    """The colour itself, or the nearest step towards black or white that reaches the ratio on this background."""
    start, behind = _channels(colour), luminance(background)
    ends = [(end, _channels(end)) for end in (_DARK, _LIGHT)]
    for step in range(41):  # on numbers: the bands of a board ask for some hundred colours
        for name, end in ends:
            if _contrast(_luminance(*_between(start, end, step / 40)), behind) >= ratio:
                return mix(colour, name, step / 40)
    return on(background)
