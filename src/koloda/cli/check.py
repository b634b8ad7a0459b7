"""`koloda check FILE…`: holds the games to the scenarios in texts and Markdown."""

import argparse
import sys

from koloda.cli.errors import CommandError
from koloda.cli.setup import complain, read_file
from koloda.cli.words import say
from koloda.games import GAMES
from koloda.kernel import NotationError
from koloda.kernel.scenarios import Run, Scenario, read_scenarios


def check(arguments: argparse.Namespace) -> int:
    """0 when every fact holds, 1 when one fails, 2 when something cannot be read."""
    complain()
    passed, failed, unreadable = 0, 0, 0
    for path in arguments.files:
        try:
            scenarios = read(path)
        except (CommandError, NotationError) as error:
            unreadable += report(path, error)
            continue
        for scenario in scenarios:
            try:
                failures = Run(GAMES[scenario.game], scenario).run()
            except NotationError as error:
                unreadable += report(path, error)
                continue
            for failure in failures:
                print(f"{path}:{failure.line}: {failure.scenario}")
                print(f"    {say('check-expected')} {failure.expected}")
                print(f"    {say('check-found')} {failure.found}")
            passed += not failures
            failed += bool(failures)
    told = [say("checked", passed=passed, failed=failed)]
    told += [say("checked-unreadable", count=unreadable)] if unreadable else []
    print(", ".join(told))
    return 2 if unreadable else 1 if failed else 0


def read(path: str) -> list[Scenario]:
    text = read_file(path)
    markdown = path.endswith((".md", ".markdown"))
    if not markdown and not text.strip():
        raise CommandError(say("error-empty", text=path))
    return read_scenarios(text, list(GAMES), markdown=markdown)


def report(path: str, error: CommandError | NotationError) -> int:
    where = "" if isinstance(error, CommandError) else f"{path}: "
    print(f"koloda: {where}{error}", file=sys.stderr)
    return 1
