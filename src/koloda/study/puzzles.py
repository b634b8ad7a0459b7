"""Puzzles: positions where one choice is clearly better than all others, by what its seat can know.

They are kept as text (`docs/puzzles`), made and checked by `make puzzles`.
"""

from datetime import date
from typing import Final, NamedTuple

from koloda.kernel import Game, NotationError
from koloda.study.books import read_shipped
from koloda.study.lessons import BEST, Lesson, Task
from koloda.texts import Texts, read_beside

FIRST_DAY: Final = date(2026, 1, 1)


class Puzzle(NamedTuple):
    """`chances` are the choices that were compared with the chance to win of each in hundredths, the best
    first: it is the solution."""

    number: int
    position: str
    seat: str
    chances: list[tuple[str, float]]

    @property
    def best(self) -> str:
        return self.chances[0][0]


def read_puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game in their order; a package brings its own as `texts/puzzles.txt`."""
    text = read_beside(game.name, "puzzles.txt") or read_shipped("puzzles", f"{game.name}.txt")
    return read_text(text)


def read_text(text: str) -> list[Puzzle]:
    found: list[Puzzle] = []
    position = seat = ""
    for number, line in enumerate(text.split("\n"), 1):
        word, _, rest = line.strip().partition(" ")
        if word == "position":
            position = rest
        elif word == "seat":
            seat = rest
        elif word == "chances":
            found.append(Puzzle(len(found) + 1, position, seat, read_chances(rest, number)))
        elif word and not word.startswith("#"):
            raise NotationError(f"a puzzle has no line {word!r}", where=f"line {number}")
    return found


def read_chances(text: str, line: int) -> list[tuple[str, float]]:
    """`r5 82.1 | draw 40`: codes may hold blanks."""
    try:
        parts = [part.strip().rsplit(" ", 1) for part in text.split(" | ")]
        return [(code, float(chance)) for code, chance in parts]
    except ValueError:
        raise NotationError("chances are codes with their numbers", where=f"line {line}") from None


def write_puzzle(puzzle: Puzzle) -> str:
    told = " | ".join(f"{code} {chance:.1f}" for code, chance in puzzle.chances)
    return f"position {puzzle.position}\nseat {puzzle.seat}\nchances {told}\n"


def of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """The same for everybody on the same day."""
    return puzzles[(day - FIRST_DAY).days % len(puzzles)]


def lesson_of(game: Game, puzzle: Puzzle, lang: str) -> Lesson:
    """The same as something to do at a board."""
    texts = Texts(game.name, lang)
    task = Task(BEST, puzzle.position, puzzle.seat, f"{puzzle.seat} {puzzle.best}")
    title = texts.say("koloda-puzzle", {"number": puzzle.number})
    return Lesson(f"P{puzzle.number}", title, texts.say("koloda-puzzle-before"), "", [task])
