"""`koloda analyse`: a recorded game, judged decision by decision."""

import argparse
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table

from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.replay import open_record
from koloda.cli.setup import read_file
from koloda.cli.words import say
from koloda.kernel import NotationError
from koloda.study.analysis import Analysis, Assessed, Estimate, analyse
from koloda.texts import choose_language

TOLD = 12
"""So many mistakes are told at most."""


def analyse_record(arguments: argparse.Namespace) -> int:
    """What it has found so far is told also when it is stopped."""
    game, record = open_record(arguments)
    if arguments.effort < 1:
        raise CommandError(say("error-effort", count=arguments.effort))
    names = dict(zip("ABCDEFGHIJKL", record.names, strict=False))
    lang = choose_language(arguments.lang)
    with Console(stderr=True).status("") as status, interrupts() as stopped:

        def progress(done: int, all_of_them: int) -> bool:
            status.update(say("analyse-progress", done=done, most=all_of_them))
            return not stopped

        try:
            found = analyse(
                read_file(arguments.record), effort=arguments.effort, lang=lang, progress=progress
            )
        except NotationError as error:
            raise CommandError(f"{arguments.record}: {error}") from None
    if arguments.json:
        print(json.dumps(written(found), ensure_ascii=False))
    else:
        tell(found, game.name, names)
    return 130 if stopped else 0


@contextmanager
def interrupts() -> Iterator[list[int]]:
    """Ctrl-C is noted, and stops nothing by itself."""
    seen: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    try:
        yield seen
    finally:
        signal.signal(signal.SIGINT, before)


def written(found: Analysis) -> dict[str, Any]:
    return {
        "game": found.game,
        "complete": found.complete,
        "decisions": [
            {
                **one._asdict(),
                "done": one.done._asdict(),
                "choices": [choice._asdict() for choice in one.choices],
            }
            for one in found.decisions
        ],
        "curve": [one._asdict() for one in found.curve],
        "given": {seat: one._asdict() for seat, one in found.given.items()},
        "luck": {seat: one._asdict() for seat, one in found.luck.items()},
    }


def tell(found: Analysis, game: str, names: dict[str, str]) -> None:
    console = open_console()
    if not found.complete:
        console.print(say("analyse-stopped"))
    table = Table(say("column-player"), box=None, pad_edge=False)
    for column in ("column-decisions", "column-mistakes", "column-given", "column-luck"):
        table.add_column(say(column), justify="right")
    for seat in found.seats:
        mine = [one for one in found.decisions if one.seat == seat]
        table.add_row(
            named(seat, names),
            str(len(mine)),
            str(len([one for one in mine if one.mistake])),
            share(found.given[seat]),
            share(found.luck[seat]),
        )
    console.print(table)
    mistakes = found.mistakes
    if not mistakes:
        console.print(say("analyse-none"))
    for one in mistakes[:TOLD]:
        for line in mistake(one, names):
            console.print(line, markup=False, highlight=False)
    if len(mistakes) > TOLD:
        console.print(say("analyse-more", count=len(mistakes) - TOLD))


def mistake(one: Assessed, names: dict[str, str]) -> list[str]:
    best = one.choices[0]
    told = say(
        "analyse-mistake",
        step=one.step + 1,
        who=named(one.seat, names),
        done=one.done.code or say("analyse-nothing"),
        chance=percent(one.done.chance),
        better=best.code or say("analyse-nothing"),
        best=percent(best.chance),
        error=percent(one.error),
    )
    return [told, *(f"    {reason}" for reason in one.reasons)]


def named(seat: str, names: dict[str, str]) -> str:
    return f"{seat} {names[seat]}" if seat in names else seat


def percent(chance: float) -> int:
    return round(100 * chance)


def share(part: Estimate) -> str:
    return f"{100 * part.value:+.0f} % ± {100 * part.error:.0f}".replace("-", "−")
