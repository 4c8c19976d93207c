"""`monopoly-qt scenario` and `monopoly-qt check` as commands, with names of files that a terminal can't show."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly_qt.cli import main

TESTS = Path(__file__).resolve().parents[1]


def test_the_commands_pass_their_exit_status_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = str(TESTS / "scenarios" / "turn-1-move.json")
    assert main(["scenario", scenario]) == 0
    assert main(["scenario", scenario, str(tmp_path)]) == 2
    game = str(TESTS / "golden" / "short-us.monopoly")
    assert main(["check", game]) == 0
    assert main(["check", game, scenario]) == 2
    assert "not a saved game" in capsys.readouterr().out


def test_any_name_of_a_file_can_be_printed(tmp_path: Path) -> None:
    strange = tmp_path / "a\u202e\x1b[2J\n\udcff.monopoly"
    shutil.copy(TESTS / "golden" / "short-us.monopoly", strange)
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-m", "monopoly_qt", "check", strange],
        capture_output=True, env={"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "HOME": str(tmp_path)}, cwd=TESTS.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"whole. " in done.stdout
    assert done.stdout.count(b"\n") == 1
