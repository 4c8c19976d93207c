"""Reads JSON that others may have written: bounded, without duplicate keys, NaN or what can't be shown."""

import re
import unicodedata
from typing import Final, NoReturn, TypeVar

import msgspec

DEEPEST: Final = 16
_PATH = r"(?s)^(?P<what>.*?)(?: - at `(?P<key>key in )?\$(?P<path>.*)`)?$"  # compiled when it is needed
T = TypeVar("T")


class NotJson(Exception):
    """Bytes that are not strict JSON; the text says where and why."""


def load_json(data: bytes, largest: int) -> object:
    """The value that the bytes hold. NotJson when they are more than `largest`, nested too deep or not strict JSON."""
    import json  # for scenarios only; games are read by msgspec

    if len(data) > largest:
        raise NotJson(f"the file has {len(data)} bytes, more than the {largest} that are possible")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotJson(f"byte {error.start}: not UTF-8 text") from None
    if _depth(text) > DEEPEST:
        raise NotJson(f"nested deeper than {DEEPEST} levels")
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
        msgspec.json.decode(data)  # refuses what json lets through: halves of characters
    except json.JSONDecodeError as error:
        raise NotJson(f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except msgspec.DecodeError as error:
        raise NotJson(shown(str(error))) from None
    except ValueError:
        raise NotJson("a number has too many digits") from None
    return value


def _depth(text: str) -> int:
    """How deep brackets are nested (those inside texts count too: a bound need not be exact)."""
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for n, (key, _) in enumerate(pairs) if key in {k for k, _ in pairs[:n]})
        raise NotJson(f'the key "{shown(twice)}" stands twice in one object')
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise NotJson(f"{name} is not a number of JSON")


def convert(value: object, kind: type[T], where: str, errors: type[Exception]) -> T:
    """The value as `kind`; else an exception of the class `errors` that says where it doesn't fit, and why."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise errors(_with_place(str(error), where)) from None


def _with_place(message: str, where: str) -> str:
    """msgspec's "what - at `$.path`" as "path: what"."""
    found = re.match(_PATH, message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    place = f"{where}{path}" if where else path.lstrip(".")
    return f"{place or 'the file'}: {shown(what)}"


def shown(text: str) -> str:
    """The text with everything escaped that a terminal could not show or would obey."""
    return "".join(c if unicodedata.category(c)[0] != "C" else c.encode("unicode_escape").decode() for c in text)
