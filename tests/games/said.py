"""What is said at a table: every sentence about the events and refusals of random games.

`python -m tests.games.said arne ru` prints them for reading.
"""

import sys
from collections.abc import Iterator

from rich.text import Text

from koloda.cli.boards import make_board
from koloda.cli.boards.generic import TerminalBoard
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.seats import SPECTATOR
from koloda.testing.golden import write_header
from koloda.testing.subject import Subject
from koloda.testing.walks import PlainTable, Walk
from koloda.texts import Texts
from tests.contract.subjects import SUBJECTS

NAMES = {
    "ru": ["Аня", "Боря", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Зоя", "Игорь", "Катя", "Лёня", "Маша"],
    "en": ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gail", "Hugo", "Ivy", "Jack", "Kim", "Leo"],
}
Said = tuple[str, str]
"""The event's kind or the refusal's clause, and the sentence."""


def lines_of(subject: Subject, lang: str, *, steps: int, lap: int = 0) -> Iterator[Said]:
    """Everything that anybody at the game's tours is told."""
    for number, (seats, options) in enumerate(subject.tours):
        walk = Walk(PlainTable(subject, seats, options, 7000 * lap + number))
        boards = boards_at(subject, lang, seats, write_header(seats, options))
        while walk.steps < steps and (action := walk.next()) is not None:
            yield from refusals(walk, boards)
            for event in walk.state.apply(action):
                for board in boards:
                    if event.reaches(board.seat):
                        for line in board.tell(event, event.values(board.seat)):
                            yield f"{event.kind} {event.clause}", plain(line)


def boards_at(subject: Subject, lang: str, seats: int, header: str) -> list[TerminalBoard]:
    texts = Texts(subject.game.name, lang)
    texts.speakers = texts.speakers[:1]
    return [make_board(texts, NAMES[lang][:seats], seat, header) for seat in (0, 1, SPECTATOR)]


def refusals(walk: Walk, boards: list[TerminalBoard]) -> Iterator[Said]:
    """What seat A hears when it tries anything."""
    code = walk.random_code()
    try:
        refusal = walk.state.why_not(walk.state.read_action(0, code))
    except NotationError as error:
        if error.clause:
            yield error.clause, said_of(boards[0], Refusal(error.clause), code)
        return
    if refusal is not None:
        yield refusal.clause, said_of(boards[0], refusal, code)


def said_of(board: TerminalBoard, refusal: Refusal, typed: str) -> str:
    said, _, _ = board.why(refusal, typed).rpartition(" [dim](")
    return plain(said)


def plain(line: str) -> str:
    return Text.from_markup(line).plain


def main(game: str, lang: str) -> None:
    subject = next(one for one in SUBJECTS if one.game.name == game)
    seen: set[str] = set()
    for kind, line in lines_of(subject, lang, steps=120):
        if line not in seen:
            seen.add(line)
            print(f"{kind}: {line}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
