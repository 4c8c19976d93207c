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


@cache
def luminance(colour: str) -> float:
    """The relative luminance of #RRGGBB, 0 for black to 1 for white."""
    red, green, blue = (_linear(channel) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """The colour on the way from one to the other; share 0 is the first, 1 the second."""
    (r, g, b), (to_r, to_g, to_b) = _channels(one), _channels(other)
    red, green, blue = r + (to_r - r) * share, g + (to_g - g) * share, b + (to_b - b) * share
    return f"#{round(red):02X}{round(green):02X}{round(blue):02X}"


@cache
def on(background: str, dark: str = _DARK, light: str = _LIGHT) -> str:
    """Whichever of a dark and a light colour is easier to read on this background."""
    return light if contrast(light, background) >= contrast(dark, background) else dark


@cache
def stand_out(colour: str, background: str, ratio: float) -> str:
    """The colour itself, or the nearest step towards black or white that reaches the ratio on this background."""
    for step in range(41):
        for end in (_DARK, _LIGHT):
            tried = mix(colour, end, step / 40)
            if contrast(tried, background) >= ratio:
                return tried
    return on(background)
