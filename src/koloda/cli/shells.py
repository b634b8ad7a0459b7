"""Completion in the shell: what `koloda completion` prints, and what it answers when Tab is pressed."""

import argparse
from collections.abc import Callable

from argcomplete.finders import CompletionFinder
from argcomplete.shell_integration import shellcode

from koloda.bots.levels import LEVELS
from koloda.games import GAMES

Answers = Callable[..., list[str]]


def completion(arguments: argparse.Namespace) -> int:
    """The script that a shell reads once."""
    print(shellcode(["koloda"], shell=arguments.shell))
    return 0


def answer(parser: argparse.ArgumentParser) -> None:
    """Tells the shell what may follow, and leaves."""
    describe(parser)
    CompletionFinder()(parser)


def describe(parser: argparse.ArgumentParser) -> None:
    """Games, presets, options and levels by the names of the arguments that take them."""
    answers: dict[str, Answers] = {
        "game": games,
        "preset": presets,
        "option": options,
        "bots": levels,
        "clause": clauses,
        "lesson": lessons,
    }
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                describe(inner)
        elif action.dest in answers:
            action.completer = answers[action.dest]  # type: ignore[attr-defined]


def games(**_: object) -> list[str]:
    return list(GAMES)


def levels(prefix: str = "", **_: object) -> list[str]:
    """Also the second of several: `hard,no…`."""
    before = prefix.rpartition(",")
    return ["".join(before[:2]) + level for level in LEVELS]


def presets(parsed_args: argparse.Namespace, **_: object) -> list[str]:
    game = GAMES.get(parsed_args.game)
    return list(game.presets) if game else []


def options(parsed_args: argparse.Namespace, **_: object) -> list[str]:
    game = GAMES.get(parsed_args.game)
    found = game.options if game else []
    return [f"{one.name}={value}" for one in found for value in one.words or (one.default,)]


def clauses(parsed_args: argparse.Namespace, **_: object) -> list[str]:
    from koloda.texts import Texts

    if parsed_args.game not in GAMES:
        return []
    return [clause for _, names in Texts(parsed_args.game, "en").chapters() for clause in names]


def lessons(parsed_args: argparse.Namespace, **_: object) -> list[str]:
    from koloda.study.lessons import course, examples

    game = GAMES.get(parsed_args.game)
    return [one.name for one in [*course(game, "en"), *examples(game, "en")]] if game else []
