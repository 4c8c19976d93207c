"""Saved games: whole, or told to be broken."""

import contextlib
import errno
import itertools
import os
import random
import time
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopoly_qt.core.actions import AnyAction
from monopoly_qt.core.game import Game
from monopoly_qt.core.state import position_of
from monopoly_qt.save import check, content, files
from monopoly_qt.save.errors import GameFileError
from monopoly_qt.save.lines import START, seal
from tests.core.random_games import random_action
from tests.save.games import random_game

GAME = random_game(5, 120)
DATA = files.encode_game(GAME, 4000)


def sealed(*bodies: bytes) -> bytes:
    """A file of these lines with the right checksums."""
    lines, digest = [], START
    for body in bodies:
        line, digest = seal(body, digest)
        lines.append(line)
    return b"".join(lines)


def bodies(data: bytes = DATA) -> list[bytes]:
    return files.read_bytes(data).sealed.bodies


def trouble(data: bytes) -> str:
    found = files.read_bytes(data).trouble
    return found.key if found else ""


@pytest.mark.parametrize("seed", range(6))
def test_save_and_load_is_identical(seed: int, tmp_path: Path) -> None:
    game = random_game(seed, 700)
    path = tmp_path / "a.monopoly"
    files.write_game(path, game, 77)
    first = path.read_bytes()
    again = files.read_game(path)
    assert again.setup == game.setup
    assert again.log == game.log
    assert position_of(again.state) == position_of(game.state)
    files.write_game(path, again, files.read(path).played)
    assert path.read_bytes() == first


def test_a_loaded_game_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    files.write_game(tmp_path / "a.monopoly", GAME)
    again = files.read_game(tmp_path / "a.monopoly")
    original = Game(GAME.setup, GAME.board, GAME.log)
    luck, same_luck = random.Random(1), random.Random(1)
    for _ in range(40):
        if original.state.stack:
            original.do(random_action(original.state, luck))
            again.do(random_action(again.state, same_luck))
    assert again.log == original.log


def test_a_person_can_read_it() -> None:
    lines = DATA.decode().splitlines()
    assert lines[0].startswith('{"format":"monopoly-game","version":1,')
    assert lines[1].startswith('{"action":{"do":"roll","seat":0},"outcomes":[[')
    assert len(lines) == GAME.version + 2


def test_every_flipped_bit_is_noticed() -> None:
    luck = random.Random(2)
    places = {*range(600), *range(len(DATA) - 300, len(DATA)), *luck.sample(range(len(DATA)), 400)}
    for place in places:
        flipped = bytearray(DATA)
        flipped[place] ^= 1 << luck.randrange(8)
        assert trouble(bytes(flipped)), place


def test_every_truncation_is_noticed_and_recovered_up_to_the_last_whole_line() -> None:
    ends = [0, *files.read_bytes(DATA).sealed.ends]
    for line, (start, end) in enumerate(itertools.pairwise(ends)):
        for cut in {start, (start + end) // 2, end - 1}:
            reading = files.read_bytes(DATA[:cut])
            assert reading.trouble
            if line >= 1:
                assert reading.game
                assert reading.game.log == GAME.log[: line - 1]
                assert reading.trouble.actions == line - 1


def test_recovery_ends_before_the_damage() -> None:
    ends = files.read_bytes(DATA).sealed.ends
    broken = bytearray(DATA)
    broken[ends[40] + 5] ^= 4
    reading = files.read_bytes(bytes(broken))
    assert reading.trouble
    assert (reading.trouble.key, reading.trouble.values) == ("damaged", {"line": 42})
    assert reading.game
    assert reading.game.log == GAME.log[:40]


def test_lines_swapped_left_out_or_twice_are_noticed() -> None:
    lines = DATA.splitlines(keepends=True)
    for changed in (
        [*lines[:7], lines[8], lines[7], *lines[9:]],
        [*lines[:7], *lines[8:]],
        [*lines[:8], *lines[7:]],
        [*lines, lines[-1]],
        [*lines, b"\n"],
    ):
        assert trouble(b"".join(changed))


HEADER = bodies()[0]
DEEP = b"[" * 50_000 + b"]" * 50_000


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        ("no_end", [HEADER]),
        ("not_a_game", [b'{"format":"monopoly-board/1","version":1}']),
        ("not_a_game", [b"{}"]),
        ("not_a_game", [b"[]"]),
        ("newer", [HEADER.replace(b'"version":1', b'"version":2', 1)]),
        ("not_understood", [HEADER.replace(b'"rules_version":1', b'"rules_version":9')]),
        ("not_understood", [HEADER.replace(b'"token":"car"', b'"token":"../../x"', 1)]),
        ("not_understood", [HEADER.replace(b'"name":"P0"', '"name":"a\u202eb"'.encode())]),
        ("not_understood", [HEADER.replace(b'"name":"P0"', b'"name":"a\\u0007b"')]),
        ("not_a_game", [HEADER.replace(b'"name":"P0"', b'"name":"\\ud800"')]),
        ("not_understood", [HEADER.replace(b'"name":"P0"', b'"name":"P0","name":"P0"')]),
        ("not_understood", [HEADER.replace(b"#000000", b"red", 1)]),
        ("board", [HEADER.replace(b'"board":"us"', b'"board":"../us"')]),
        ("not_understood", [HEADER, b'{"action":{"do":"fly","seat":0}}']),
        ("not_understood", [HEADER, b'{"action":{"do":"roll","seat":0},"outcomes":[[1,2]],"more":1}']),
        ("not_understood", [HEADER, b'{"action":{"do":"roll","seat":0},"action":{"do":"roll","seat":0}}']),
        ("not_understood", [HEADER, b'{"action":{"do":"roll","seat":NaN}}']),
        ("not_understood", [HEADER, b'{"action":{"do":"roll","seat":1.0}}']),
        ("not_understood", [HEADER, b'{"action":{"do":"roll","seat":' + b"9" * 5000 + b"}}"]),
        ("not_understood", [HEADER, b'{"action": {"do":"roll","seat":0}}']),
        ("not_understood", [HEADER, b'{"action":' + DEEP[:45_000] + b"}"]),
        ("not_understood", [HEADER, b'{"snapshot":{}}']),
        ("impossible", [HEADER, b'{"action":{"do":"roll","seat":1},"outcomes":[[1,2]]}']),
        ("impossible", [HEADER, b'{"action":{"do":"roll","seat":0},"outcomes":[[1,7]]}']),
        ("impossible", [HEADER, b'{"action":{"do":"roll","seat":0}}']),
        ("impossible", [HEADER, b'{"action":{"do":"roll","seat":0},"outcomes":[[1,2],[3,4]]}']),
        ("impossible", [HEADER, b'{"action":{"do":"mortgage","seat":0,"on":999999999999}}']),
        ("other_end", [*bodies()[:-2], bodies()[-1]]),
        ("after_end", [*bodies(), bodies()[1]]),
        ("damaged", [HEADER, b'{"action":{"do":"' + b"x" * 200_000 + b'"}}']),
    ],
)
def test_wrong_content_under_a_right_checksum(key: str, lines: list[bytes]) -> None:
    assert trouble(sealed(*lines)) == key


def test_rules_out_of_range_are_refused() -> None:
    header = msgspec.json.decode(HEADER, type=content.Header)
    rules = msgspec.structs.replace(header.setup.rules, end_rounds=0)
    wrong = msgspec.structs.replace(header, setup=msgspec.structs.replace(header.setup, rules=rules))
    assert trouble(sealed(content.encode(wrong))) == "not_understood"


def test_larger_than_the_bound_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.monopoly"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(GameFileError) as caught:
        files.read_game(path)
    assert caught.value.key == "too_large"
    assert check.run([str(path)]) == 2
    assert "32000001 bytes" in capsys.readouterr().out


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=2000))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    assert trouble(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(
        ["do", "seat", "on", "to", "give", "take", "cash", "deeds", "jail_cards", "amount", "group", "move"]
    ) | st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip
VERBS = sorted(a.__struct_config__.tag for a in get_args(AnyAction))
numbers = st.integers(-3, 45) | st.integers(-(2**63), 2**63 - 1)
goods = st.fixed_dictionaries({}, optional={
    "cash": numbers, "deeds": st.lists(numbers, max_size=3), "jail_cards": st.lists(numbers, max_size=2)
})  # fmt: skip
actions = st.fixed_dictionaries(
    {"do": st.sampled_from(VERBS), "seat": numbers},
    optional={"on": numbers, "to": numbers, "amount": numbers, "move": numbers, "group": st.text(max_size=5),
              "give": goods, "take": goods},
)  # fmt: skip
KEYS = {a.__struct_config__.tag: a.__struct_fields__ for a in get_args(AnyAction)}


@settings(max_examples=300, deadline=None)
@given(st.integers(0, GAME.version - 1), actions, st.lists(st.lists(numbers, max_size=3), max_size=2))
def test_no_action_breaks_the_reader(after: int, action: dict[str, object], outcomes: list[list[int]]) -> None:
    fitting = {k: v for k, v in action.items() if k == "do" or k in KEYS[str(action["do"])]}
    line = msgspec.json.encode({"action": fitting, "outcomes": outcomes})
    with contextlib.suppress(msgspec.ValidationError):  # else a key is missing: not understood
        line = content.encode(msgspec.json.decode(line, type=content.Done))
    assert trouble(sealed(*bodies()[: after + 1], line)) in ("no_end", "impossible", "not_understood")


@settings(max_examples=200, deadline=None)
@given(json_values)
def test_no_json_breaks_the_reader(value: object) -> None:
    try:
        line = msgspec.json.encode({"action": value})
    except (UnicodeEncodeError, msgspec.MsgspecError, OverflowError):
        return
    assert trouble(sealed(HEADER, line))


def test_a_long_game_is_checked_fast() -> None:
    data = files.encode_game(random_game(11, 1500))
    begin = time.process_time()
    reading = files.read_bytes(data)
    took = time.process_time() - begin
    assert reading.game
    assert took < 1 + reading.game.version / 5000


# Writing


@pytest.mark.parametrize(
    ("number", "key"), [(errno.ENOSPC, "disk_full"), (errno.EACCES, "not_allowed"), (errno.EIO, "failed")]
)
@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_the_old_file_stays_when_writing_fails(
    number: int, key: str, call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.monopoly"
    files.write_game(path, GAME)

    def broken(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, call, broken)
    with pytest.raises(GameFileError) as caught:
        files.write_game(path, random_game(6, 30))
    monkeypatch.undo()
    assert caught.value.key == key
    assert files.read_game(path).log == GAME.log
    assert [p.name for p in tmp_path.iterdir() if p.is_file()] == ["a.monopoly"]


def test_a_short_write_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, bytes(data)[:1000]))
    files.write_game(tmp_path / "a.monopoly", GAME)
    monkeypatch.undo()
    assert files.read_game(tmp_path / "a.monopoly").log == GAME.log


def test_a_disk_that_lies_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.monopoly"
    files.write_game(path, GAME)
    monkeypatch.setattr(os, "write", lambda handle, data: len(data))
    with pytest.raises(GameFileError) as caught:
        files.write_game(path, random_game(6, 30))
    monkeypatch.undo()
    assert caught.value.key == "not_kept"
    assert files.read_game(path).log == GAME.log


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    target = tmp_path / "far" / "game.monopoly"
    target.write_bytes(b"")
    link = tmp_path / "link.monopoly"
    link.symlink_to(target)
    files.write_game(link, GAME)
    assert link.is_symlink()
    assert target.read_bytes() == files.encode_game(GAME)


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.monopoly"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path, tmp_path / "none", Path("a\x00b")):
        with pytest.raises(GameFileError) as caught:
            files.read(path)
        assert caught.value.key == "unreadable"


# The command


def test_check_says_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.monopoly"
    path.write_bytes(DATA)
    assert check.run([str(path)]) == 0
    assert f"{path}: whole. {GAME.version} actions" in capsys.readouterr().out


def test_check_says_what_is_wrong_and_how_much_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, cut = tmp_path / "a.monopoly", tmp_path / "b.monopoly"
    whole.write_bytes(DATA)
    cut.write_bytes(DATA[: files.read_bytes(DATA).sealed.ends[60] + 9])
    assert check.run([str(cut), str(whole), str(tmp_path / "none"), str(tmp_path)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert "ends in the middle of line 62" in lines[0]
    assert f"up to action 60, in turn {GAME.at(60).turns}" in lines[0]
    assert "whole" in lines[1]
    assert "can't be read" in lines[2]
    assert "can't be read" in lines[3]
