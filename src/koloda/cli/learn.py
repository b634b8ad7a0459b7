"""`koloda learn`: the lessons of a game and the examples of its rulebook, to be played."""

import argparse

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from koloda.cli import saves
from koloda.cli.colours import CYAN
from koloda.cli.commands import Left
from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.setup import find_game
from koloda.cli.tryout import Lines, Tryout
from koloda.cli.typed import from_keys
from koloda.cli.words import say
from koloda.games import GAMES
from koloda.kernel import Game, NotationError, Refusal
from koloda.kernel.seats import read_seat
from koloda.study.lessons import LOOK, Lesson, Task, course, examples, open_attempt
from koloda.study.study import Study
from koloda.texts import Texts, choose_language

SHOW = ("show", "покажи", "показать")
NEXT = ("next", "дальше")
AGAIN = ("again", "заново")
HELP = ("help", "?", "помощь")
LEAVE = ("quit", "q", "exit", "выход")


def learn(arguments: argparse.Namespace) -> int:
    lang = choose_language(arguments.lang)
    if arguments.game is None:
        return list_courses(lang)
    game = find_game(arguments.game, arguments.lang)
    lessons, others = course(game, lang), examples(game, lang)
    wanted = lessons or others
    if arguments.lesson is not None:
        wanted = from_lesson(lessons, arguments.lesson) or from_lesson(others, arguments.lesson)
        if not wanted:
            there = ", ".join(one.name for one in [*lessons, *others])
            raise CommandError(say("learn-no-lesson", text=arguments.lesson, there=there))
    if not wanted:
        raise CommandError(say("learn-nothing", game=game.name))
    try:
        return School(game, lang, lessons).teach(wanted)
    except (Left, EOFError):
        print(say("learn-bye"))
        return 0


def from_lesson(lessons: list[Lesson], name: str) -> list[Lesson]:
    """From the one of that name on."""
    found = [at for at, one in enumerate(lessons) if one.name.lower() == name.lower()]
    return lessons[found[0] :] if found else []


def list_courses(lang: str) -> int:
    console = open_console()
    for name, game in GAMES.items():
        lessons, texts = course(game, lang), Texts(name, lang)
        done = read_done(name)
        counted = sum(one.name in done for one in lessons)
        title = texts.find(f"{name}-name") or name
        console.print(Text.assemble((f"{name}  ", "bold"), title))
        said = say("learn-progress", done=counted, count=len(lessons), name=name)
        shown = said if lessons else say("learn-examples", count=len(examples(game, lang)), name=name)
        console.print(Padding(shown, (0, 0, 0, len(name) + 2)))
    return 0


def read_done(game: str) -> set[str]:
    """The lessons that were done on this machine."""
    try:
        lines = (saves.folder() / "lessons").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return set()
    return {name for each, _, name in (line.partition(" ") for line in lines) if each == game}


def note_done(game: str, lesson: str) -> None:
    if lesson in read_done(game):
        return
    try:
        saves.folder().mkdir(parents=True, exist_ok=True)
        with (saves.folder() / "lessons").open("a", encoding="utf-8") as file:
            file.write(f"{game} {lesson}\n")
    except OSError:
        return  # it is only remembered for the list


class School:
    """Goes through lessons with somebody who types."""

    def __init__(self, game: Game, lang: str, lessons: list[Lesson]) -> None:
        self.game = game
        self.texts = Texts(game.name, lang)
        self.console = open_console()
        self.lines = Lines(self.console)
        self.course = [one.name for one in lessons]

    def teach(self, lessons: list[Lesson]) -> int:
        self.console.print(Text(say("learn-how"), "dim"))
        for lesson in lessons:
            self.open(lesson)
            for task in lesson.tasks:
                self.do(task)
            if lesson.after:
                self.console.print(Padding(Markdown(lesson.after), (0, 2)))
            if lesson.name in self.course:
                note_done(self.game.name, lesson.name)
        if lessons and lessons[-1].name in self.course:
            return self.play_first()
        return 0

    def open(self, lesson: Lesson) -> None:
        place = (
            f"{self.course.index(lesson.name) + 1}/{len(self.course)} " if lesson.name in self.course else ""
        )
        title = lesson.title[:1].upper() + lesson.title[1:]
        self.console.print("", Text.assemble((f"{place}{title}", "bold"), (f"  {lesson.name}", CYAN)))
        if lesson.before:
            self.console.print(Padding(Markdown(lesson.before), (0, 2)))

    def do(self, task: Task) -> None:
        """Until it is done, shown or left out."""
        study = Study(self.game, task.position)
        seat = int(read_seat(task.seat, study.state.count))
        table = Tryout(self.game, self.texts, self.console, seat, study.state)
        done: list[str] = []
        attempt = open_attempt(self.game, task.position, done, task.goal)
        table.show(attempt.study.state)
        table.show_always()
        if task.kind == LOOK:
            self.read(say("learn-look"))
            return
        while True:
            line = self.read(say(f"learn-task-{task.kind}"))
            word = from_keys(line).lower()
            if line.lower() in NEXT or word in NEXT:
                return
            if line.lower() in AGAIN or word in AGAIN:
                attempt = open_attempt(self.game, task.position, [], task.goal)
                table.show(attempt.study.state)
                continue
            shows = line.lower() in SHOW or word in SHOW
            if shows and attempt.moved < 0:
                attempt = open_attempt(self.game, task.position, [], task.goal)
            state = attempt.study.state
            if shows:
                move = attempt.next_move or f"{task.seat} {self.first_choice(table)}"
                self.console.print(Text(f"  {move}", "bold"))
            else:
                code = table.understand(line, state)
                if not code:
                    if table.question is None:
                        table.show(state)
                    continue
                move = f"{task.seat} {code}"
            before = open_attempt(self.game, task.position, attempt.study.done, task.goal)
            try:
                outcome = attempt.act(move)
            except (NotationError, Refusal) as error:
                table.refuse(error, line)
                if error.clause and attempt.is_asked(error.clause):
                    table.say(f"[bold]{say('learn-well')}[/]")
                    return
                continue
            table.tell(before.study.follow(outcome.lines))
            if outcome.met:
                table.say(f"[bold]{say('learn-well')}[/]")
                return
            if outcome.aside:
                table.say(say("learn-aside"))
                attempt = open_attempt(self.game, task.position, [], task.goal)
            table.show(attempt.study.state)

    def first_choice(self, table: Tryout) -> str:
        return table.offers[0].code if table.offers else ""

    def read(self, asked: str) -> str:
        line = self.lines.read(asked)
        word = from_keys(line).lower()
        if line.lower() in LEAVE or word in LEAVE:
            raise Left
        if line.lower() in HELP:
            self.console.print(Text(say("learn-how"), "dim"))
            return self.read(asked)
        return line

    def play_first(self) -> int:
        """The first game after the course, against easy bots."""
        command = ["play", self.game.name, "--bots", "easy", "--lang", self.texts.lang]
        if "quick" in self.game.presets:
            command += ["--preset", "quick"]
        shown: RenderableType = Text(say("learn-first-game", text=f"koloda {' '.join(command[:4])}"), "bold")
        self.console.print("", shown)
        if not self.lines.live:
            return 0
        self.read(say("learn-enter"))
        from koloda.cli.arguments import read_arguments
        from koloda.cli.play import play

        return play(read_arguments(command))
