"""The command line. Nothing heavy is imported before it is known what for: most commands need no window."""

import argparse
import contextlib
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from . import DISPLAY_NAME, __version__, logfile

COMMANDS: Final = ("play", "demo", "scenario", "simulate", "check")
_EPILOG: Final = "Without a command, or with the name of a saved game, the window opens."


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    multiprocessing.freeze_support()
    if argv is None:  # as a program, not called by a test
        logfile.begin()
    args = _parse(list(sys.argv[1:] if argv is None else argv))
    try:
        return _run(args)
    except BrokenPipeError:  # the reader of our output left, e.g. `head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _parse(argv: list[str]) -> argparse.Namespace:
    """What is asked for. A first word that is no command and no option is a saved game to open."""
    if not argv or (argv[0] not in COMMANDS and argv[0] not in ("-h", "--help", "--version", "--selftest")
                    and not argv[0].startswith("--selftest=")):
        argv = ["play", *argv]
    return _parser(argv[0] == "simulate").parse_args(argv)


def _parser(with_simulate: bool) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("monopoly-qt", description=f"{DISPLAY_NAME}.", epilog=_EPILOG)
    parser.add_argument("--version", action="version", version=f"{DISPLAY_NAME} {__version__}")
    parser.add_argument("--selftest", metavar="FILE.json", type=Path, help="test this installation")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="open the window (default)")
    play.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    demo = commands.add_parser("demo", help="play a whole game of computers in the real window, with pictures")
    demo.add_argument("--seed", type=_seed, default=1, help="the game's seed (default 1)")
    demo.add_argument("--seats", type=_seats, default=("casual",) * 4, help="the computers, e.g. casual,expert")
    demo.add_argument("--out", type=Path, default=Path("demo"), metavar="DIR", help="where pictures and game go")
    demo.add_argument("--theme", choices=("light", "dark", "contrast"), default="light", help="the window's colours")
    demo.add_argument("--size", type=_size, default=(1366, 768), metavar="WxH", help="the window's size")
    scenario = commands.add_parser("scenario", help="run scenario files against the rules")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    check = commands.add_parser("check", help="tell whether saved games are whole")
    check.add_argument("files", nargs="+", metavar="FILE")
    simulate = commands.add_parser("simulate", help="play many games of computers without a window")
    if with_simulate:
        from .ai.simulate import add_arguments

        add_arguments(simulate)
    return parser


def _seed(text: str) -> int:
    value = int(text)
    if not 0 <= value < 2**63:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 2^63 - 1")
    return value


def _seats(text: str) -> tuple[str, ...]:
    seats = tuple(part.strip() for part in text.split(","))
    if not 2 <= len(seats) <= 8:
        raise argparse.ArgumentTypeError(f"{len(seats)} seats; 2 to 8 are possible")
    return seats


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = int(width), int(height)
    if size < (1024, 700) or size[1] < 700:
        raise argparse.ArgumentTypeError(f"{text}: the window is at least 1024x700")
    return size


def _run(args: argparse.Namespace) -> int:
    if args.selftest is not None:
        from . import selftest

        return selftest.run(args.selftest)
    if args.command == "scenario":
        from .save import scenario

        return scenario.run(args.files)
    if args.command == "check":
        from .save import check

        return check.run(args.files)
    if args.command == "simulate":
        from .ai import simulate

        return simulate.run(args)
    from . import app

    if args.command == "demo":
        return app.demo(args)
    return app.play(args.file)
