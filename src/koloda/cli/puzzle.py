"""`koloda puzzle`: a position with one best choice; every day another, the same for everybody."""

import argparse
from datetime import UTC, date, datetime

from rich.padding import Padding
from rich.text import Text

from koloda.cli.commands import Left
from koloda.cli.errors import CommandError
from koloda.cli.learn import School
from koloda.cli.setup import find_game
from koloda.cli.words import say
from koloda.games import GAMES
from koloda.kernel import Game
from koloda.study.puzzles import FIRST_DAY, Puzzle, lesson_of, of_the_day, read_puzzles
from koloda.texts import choose_language


def puzzle(arguments: argparse.Namespace) -> int:
    lang = choose_language(arguments.lang)
    day = read_day(arguments.date)
    game = find_game(arguments.game, arguments.lang) if arguments.game else game_of_the_day(day)
    found = read_puzzles(game)
    if not found:
        raise CommandError(say("puzzle-none", game=game.name))
    chosen = of_the_day(found, day)
    if arguments.number is not None:
        if not 1 <= arguments.number <= len(found):
            raise CommandError(say("puzzle-no-number", number=arguments.number, count=len(found)))
        chosen = found[arguments.number - 1]
    school = School(game, lang, [])
    try:
        lesson = lesson_of(game, chosen, lang)
        school.open(lesson)
        school.do(lesson.tasks[0])
        tell(school, chosen)
    except (Left, EOFError):
        print(say("learn-bye"))
    return 0


def read_day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CommandError(say("puzzle-date", text=text)) from None


def game_of_the_day(day: date) -> Game:
    """Every day another game, of those that have puzzles."""
    games = [game for game in GAMES.values() if read_puzzles(game)]
    return games[(day - FIRST_DAY).days % len(games)]


def tell(school: School, solved: Puzzle) -> None:
    """What every choice comes to."""
    school.console.print(Text(say("puzzle-chances"), "bold"))
    for code, chance in solved.chances:
        school.console.print(Padding(Text(f"{chance:5.1f} %  {code}"), (0, 2)))
