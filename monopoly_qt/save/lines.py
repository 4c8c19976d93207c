"""Lines that each carry a running checksum: of themselves and of all lines before them."""

import hashlib
from typing import Final

import msgspec

from .errors import GameFileError

LONGEST_LINE: Final = 100_000
_DIGITS: Final = 16  # of the SHA-256, which is chained in full
_MARK: Final = b',"sum":"'
_END: Final = b'"}'
_TAIL: Final = len(_MARK) + _DIGITS + len(_END)
START: Final = bytes(32)


def seal(body: bytes, before: bytes) -> tuple[bytes, bytes]:
    """The line for a JSON object, and the checksum that the next line goes on from."""
    digest = hashlib.sha256(before + body).digest()
    return body[:-1] + _MARK + _digits(digest) + _END + b"\n", digest


def _digits(digest: bytes) -> bytes:
    return digest.hex()[:_DIGITS].encode()


class Sealed(msgspec.Struct, frozen=True):
    """The lines whose checksum is right, up to the first that is not; their digests; the end of the last in bytes."""

    bodies: list[bytes]
    digests: list[bytes]
    ends: list[int]
    trouble: GameFileError | None


def unseal(data: bytes) -> Sealed:
    """The JSON objects of a file, without their checksums."""
    bodies: list[bytes] = []
    digests: list[bytes] = []
    ends: list[int] = []
    digest, at, trouble = START, 0, None
    while at < len(data):
        end = data.find(b"\n", at)
        if end < 0:
            trouble = GameFileError("cut_off", line=len(bodies) + 1)
            break
        line = data[at:end]
        body = line[:-_TAIL] + b"}"
        digest = hashlib.sha256(digest + body).digest()
        if len(line) > LONGEST_LINE or line[-_TAIL:] != _MARK + _digits(digest) + _END:
            trouble = GameFileError("damaged", line=len(bodies) + 1)
            break
        at = end + 1
        bodies.append(body)
        digests.append(digest)
        ends.append(at)
    return Sealed(bodies, digests, ends, trouble)
