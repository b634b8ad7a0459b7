"""What the random tours of a game give, and the file that remembers it.

With KOLODA_GOLDEN=new in the environment the file is written instead of compared.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import CHANCE, Event
from koloda.kernel.game import Game
from koloda.kernel.options import REFEREE
from koloda.testing.subject import Options, Subject
from koloda.testing.walks import PlainTable, Walk
from koloda.texts.wanted import cited_clauses

ACTIONS: Final = 150
LAPS: Final = 20
ACTIONS_A_LAP: Final = 150
ATTEMPTS: Final = 3
"""So many things are tried before each action."""
HEAD: Final = """\
# Random games that must come out the same on every machine, compiled or not: game, table, seed,
# number of actions, digest of all positions on the way. KOLODA_GOLDEN=new writes this file anew.
"""
UNREACHED_HEAD: Final = """\
# Clauses that the code cites and random tours never meet: they need tests of their own.
"""


def write_header(seats: int, options: Options) -> str:
    words = [options.get(REFEREE, "")] + [f"{k}={v}" for k, v in options.items() if k != REFEREE]
    return " ".join([f"{seats}p", *filter(None, words)])


def digest_lines(subject: Subject, edition: Callable[[Options], Game | None] | None = None) -> list[str]:
    """The tours of a game, each with the digest of its way; or as an earlier `edition` of it plays those that
    it still can."""
    lines = []
    for number, (seats, options) in enumerate(subject.tours):
        table = PlainTable(subject, seats, options, 0xC0DE + number)
        if edition is not None:
            earlier = edition(options)
            if earlier is None or earlier is subject.game:
                continue
            table.game = earlier
        walk = Walk(table)
        running = hashlib.sha256()
        while walk.steps < ACTIONS and (action := walk.next()) is not None:
            line = walk.state.write_action(action)
            walk.state.apply(action)
            running.update(f"{line}\n{walk.state.digest()}\n".encode())
        header = write_header(seats, options)
        what = f"{subject} {header} | {walk.table.seed_name} | {walk.steps}"
        lines.append(f"{what} | {running.hexdigest()[:16]}")
    return lines


class Reach:
    """What has been met on the tours of a game."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.verbs: set[str] = set()
        self.cards: set[str] = set()
        self.clauses: set[str] = set()
        self.refusals: dict[tuple[str, tuple[str, ...]], Refusal] = {}
        self.events: dict[str, Event] = {}
        for lap in range(LAPS):
            if self.verbs >= subject.verbs and self.cards >= subject.playable:
                break
            for number, (seats, options) in enumerate(subject.tours):
                self.tour(PlainTable(subject, seats, options, 1000 * lap + number))

    def tour(self, table: PlainTable) -> None:
        walk = Walk(table)
        self.meet(table.new(seeded=False).play(f"~ seed {table.seed_name}"))
        while walk.steps < ACTIONS_A_LAP and (action := walk.next()) is not None:
            line = walk.state.write_action(action)
            self.verbs.add(self.subject.verb(walk.state, action))
            self.cards |= self.subject.named(line)
            self.clauses |= {window.clause for window in walk.state.windows()}
            for _ in range(ATTEMPTS):
                self.try_any(walk)
            self.meet(walk.state.apply(action))

    def meet(self, events: list[Event]) -> None:
        self.clauses |= {event.clause for event in events}
        self.events |= {event.kind: event for event in events if event.kind != CHANCE}
        told = [str(event.secret["line"]) for event in events if event.kind == CHANCE]
        self.verbs |= {self.subject.told(line) for line in told}

    def try_any(self, walk: Walk) -> None:
        """Something that is probably refused, for the clause that says so."""
        try:
            seat = walk.dice.randrange(walk.state.count)
            refusal = walk.state.why_not(walk.state.read_action(seat, walk.random_code()))
        except NotationError as error:
            self.clauses.add(error.clause)
            return
        if refusal is not None:
            self.clauses.add(refusal.clause)
            self.refusals[refusal.clause, tuple(sorted(refusal.values))] = refusal

    def unreached(self) -> list[str]:
        return sorted(cited(self.subject.game) - self.clauses)


def cited(game: Game) -> set[str]:
    """The clauses that a game's code names."""
    return {clause for _, clause in cited_clauses(game)}


@cache
def reach_of(subject: Subject) -> Reach:
    """Made once a game: the tours take a while."""
    return Reach(subject)


def golden_matches(subject: Subject, path: Path) -> None:
    """The same games as ever, and no other clauses out of reach."""
    digests, unreached = digest_lines(subject), reach_of(subject).unreached()
    if os.environ.get("KOLODA_GOLDEN") == "new":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(HEAD + lines_of(digests) + UNREACHED_HEAD + lines_of(unreached), encoding="utf-8")
    assert path.is_file(), f"{path.name} is not there: KOLODA_GOLDEN=new pytest writes it"
    lines = path.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith("#")]
    changed = "the game plays otherwise than remembered; if it should, its version moves"
    assert digests == [line for line in kept if " | " in line], changed
    assert unreached == [line for line in kept if " | " not in line], "other clauses are out of reach"


def lines_of(words: list[str]) -> str:
    return "".join(f"{word}\n" for word in words)
