"""What the random tours of every game give, and the files that remember it.

`python -m tests.contract.golden` writes digests.txt and unreached.txt anew; the changelog says why.
"""

import ast
import hashlib
import re
from pathlib import Path
from typing import Final

from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import CHANCE, Event
from koloda.kernel.options import REFEREE
from tests.contract.subject import Options, Subject
from tests.contract.subjects import SUBJECTS
from tests.contract.walks import Table, Walk

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
ACTIONS: Final = 150
LAPS: Final = 20
ACTIONS_A_LAP: Final = 150

DIGESTS_HEAD: Final = """\
# Random games that must come out the same on every machine, compiled or not: game, table, seed,
# number of actions, digest of all positions on the way.
# After a change of behaviour: python -m tests.contract.golden
"""
UNREACHED_HEAD: Final = """\
# Clauses that the games' code cites and random tours never meet: they need tests of their own.
# After a change: python -m tests.contract.golden
"""


def write_header(seats: int, options: Options) -> str:
    words = [options.get(REFEREE, "")] + [f"{k}={v}" for k, v in options.items() if k != REFEREE]
    return " ".join([f"{seats}p", *filter(None, words)])


def digest_lines(version: int = 0) -> list[str]:
    """What the tours give now, or gave by an earlier version of games that have moved since."""
    lines = []
    for subject in SUBJECTS:
        for number, (seats, options) in enumerate(subject.tours):
            table = Table(subject, seats, options, 0xC0DE + number)
            if version:
                game = subject.game.at(version, options)
                if game is None or game is subject.game:
                    continue
                table.game = game
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
        self.wanted = set(subject.cards)
        for lap in range(LAPS):
            if self.verbs >= subject.verbs and self.cards == self.wanted:
                break
            for number, (seats, options) in enumerate(subject.tours):
                self.tour(Table(subject, seats, options, 1000 * lap + number))

    def tour(self, table: Table) -> None:
        walk = Walk(table)
        self.meet(table.new(seeded=False).play(f"~ seed {table.seed_name}"))
        while walk.steps < ACTIONS_A_LAP and (action := walk.next()) is not None:
            line = walk.state.write_action(action)
            self.verbs.add(self.subject.verb(line))
            self.cards |= self.subject.named(line)
            self.clauses |= {window.clause for window in walk.state.windows()}
            self.try_any(walk)
            self.meet(walk.state.apply(action))

    def meet(self, events: list[Event]) -> None:
        self.clauses |= {event.clause for event in events}
        self.verbs |= {
            self.subject.verb(str(event.secret["line"])) for event in events if event.kind == CHANCE
        }

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
        return sorted(cited(self.subject) - self.clauses)


def cited(subject: Subject) -> set[str]:
    """The clauses that a game's code names in so many words (not those in its comments)."""
    clause = re.compile(rf"{subject.game.name}(\.[a-z0-9-]+)+")
    found = set()
    for path in sorted((ROOT / subject.source).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and clause.fullmatch(node.value)
            ):
                found.add(node.value)
    return found


def read_lines(name: str) -> list[str]:
    """A remembered file without its comments."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def main() -> None:
    unreached = [clause for subject in SUBJECTS for clause in Reach(subject).unreached()]
    for name, head, lines in (
        ("digests.txt", DIGESTS_HEAD, digest_lines()),
        ("unreached.txt", UNREACHED_HEAD, unreached),
    ):
        (HERE / name).write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
