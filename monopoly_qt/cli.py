"""The command line. Nothing heavy is imported before it is known what for: most commands need no window."""

import argparse
import contextlib
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from . import DISPLAY_NAME, __version__, logfile, quick_imports

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
    if not argv or (
        argv[0] not in COMMANDS
        and argv[0] not in ("-h", "--help", "--version", "--selftest")
        and not argv[0].startswith("--selftest=")
    ):
        argv = ["play", *argv]
    return _parser(argv[0]).parse_args(argv)


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("monopoly-qt", description=f"{DISPLAY_NAME}.", epilog=_EPILOG)
    parser.add_argument("--version", action="version", version=f"{DISPLAY_NAME} {__version__}")
    parser.add_argument("--selftest", metavar="FILE.json", type=Path, help="test this installation")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="open the window (default)")
    play.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    demo = commands.add_parser("demo", help="play a whole game of computers in the real window, with pictures")
    if command == "demo":
        from .app.demo import add_arguments as add_demo

        add_demo(demo)
    scenario = commands.add_parser("scenario", help="run scenario files against the rules")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    check = commands.add_parser("check", help="tell whether saved games are whole")
    check.add_argument("files", nargs="+", metavar="FILE")
    simulate = commands.add_parser("simulate", help="play many games of computers without a window")
    if command == "simulate":
        from .ai.simulate import add_arguments as add_simulate

        add_simulate(simulate)
    return parser


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
    quick_imports.load()
    if args.command == "demo":
        from .app import demo

        return demo.run(args)
    from . import app

    return app.play(args.file)
