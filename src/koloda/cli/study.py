"""`koloda study`: a position or a record as a board, to play on for every seat, to step through, to keep."""

import argparse
import os
import sys

from rich.text import Text

from koloda.cli.commands import Left
from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.setup import find_game, read_file
from koloda.cli.tryout import Lines, Tryout
from koloda.cli.typed import from_keys
from koloda.cli.words import say
from koloda.kernel import Game, NotationError, Refusal
from koloda.kernel.seats import bit, letter, read_seat, seats_in
from koloda.study.reading import Pasted, read_pasted, write_link
from koloda.study.study import Study, StudyStep
from koloda.texts import Texts, choose_language

WORDS = {
    "back": ("back", "b", "назад"),
    "on": ("on", "next", "вперёд", "вперед"),
    "go": ("go", "дальше"),
    "sit": ("seat", "место"),
    "let_bots": ("bots", "боты"),
    "text": ("text", "текст"),
    "help": ("help", "?", "помощь"),
    "quit": ("quit", "q", "exit", "выход"),
}
NAMES = {name: command for command, names in WORDS.items() for name in names}
LEVEL = "normal"


def study(arguments: argparse.Namespace) -> int:
    pasted = read_pasted(read_text(arguments.text), find_named(arguments))
    game = find_game(pasted.game, arguments.lang)
    session = StudySession(game, Texts(game.name, choose_language(arguments.lang)), pasted)
    try:
        session.run()
    except (Left, EOFError):
        print(say("learn-bye"))
    return 0


def find_named(arguments: argparse.Namespace) -> str:
    return find_game(arguments.game, arguments.lang).name if arguments.game else ""


def read_text(said: str) -> str:
    """What is written there: the text itself, a file of it, or `-` for standard input."""
    if said == "-":
        return sys.stdin.read()
    if os.path.isfile(said):
        return read_file(said)
    if " " not in said and "#" not in said:
        raise CommandError(say("study-no-text", text=said))
    return said


class StudySession:
    """A study, and how far in it somebody is who types."""

    def __init__(self, game: Game, texts: Texts, pasted: Pasted) -> None:
        self.game = game
        self.pasted = pasted
        self.console = open_console()
        self.lines = Lines(self.console)
        self.study = Study(game, pasted.position)
        self.ahead = list(pasted.actions)
        """What was done after this moment, to step on to."""
        if len(self.ahead) <= 8:
            self.study.follow(self.ahead)
            self.ahead = []
        self.bots = self.front = 0
        self.fixed = -1
        """The seat that was asked for; -1 for whoever has to act."""
        self.table = Tryout(game, texts, self.console, self.seat(), self.study.state)

    def seat(self) -> int:
        """Whose eyes: the first of those who have to act, else the same as before."""
        must = [int(seat) for seat in seats_in(self.study.state.must() & ~self.bots)]
        self.front = self.fixed if self.fixed >= 0 else must[0] if must else self.front
        return self.front

    def run(self) -> None:
        self.help("")
        self.show()
        self.table.show_always()
        while True:
            state = self.study.state
            at, whole = len(self.study.done), len(self.study.done) + len(self.ahead)
            who = "" if state.is_over() else f" · {letter(self.table.seat)}"
            line = self.lines.read(say("study-place", at=at, count=whole) + who)
            word, _, rest = line.partition(" ")
            command = NAMES.get(word.lower()) or NAMES.get(from_keys(word).lower())
            if command and self.table.question is None:
                getattr(self, command)(rest.strip())
            elif line or self.table.enter():
                self.act(line)
            else:
                self.go("")

    def show(self) -> None:
        seat = self.seat()
        if seat != self.table.seat:
            self.table.sit(seat, self.study.state)
        self.table.show(self.study.state)

    def act(self, line: str) -> None:
        state = self.study.state
        code = self.table.understand(line, state)
        if not code:
            return
        try:
            self.done([self.study.play(f"{letter(self.table.seat)} {code}")])
        except (NotationError, Refusal) as error:
            self.table.refuse(error, line)

    def done(self, steps: list[StudyStep]) -> None:
        """Something new was done: what lay ahead is another story now."""
        self.ahead = []
        if self.bots:
            steps += self.study.answer(self.bots, LEVEL)
        self.table.tell(steps)
        self.show()

    # Commands

    def back(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 1
        lines = [*self.study.done, *self.ahead]
        keep = max(0, len(self.study.done) - count)
        self.study = Study(self.game, self.pasted.position)
        self.study.follow(lines[:keep])
        self.ahead = lines[len(self.study.done) :]
        self.show()

    def on(self, rest: str) -> None:
        """Steps to what was done next."""
        count = int(rest) if rest.isdecimal() else 1
        steps: list[StudyStep] = []
        while self.ahead and len(steps) < count:
            line, self.ahead = self.ahead[0], self.ahead[1:]
            steps.append(self.study.play(line, "".join(self.ahead[:1])))
            self.console.print(Text(f"  {line}", "dim"))
            self.table.tell(steps[-1:])
        self.show()

    def go(self, _: str) -> None:
        """What was done next, or what the host does where nobody acts."""
        if self.ahead:
            self.on("")
            return
        line = self.study.host_line()
        if line:
            self.done([self.study.play(line)])
        else:
            self.show()

    def sit(self, rest: str) -> None:
        """Through the eyes of that seat from now on; without one through those of whoever has to act."""
        try:
            self.fixed = int(read_seat(rest.upper(), self.study.state.count)) if rest else -1
        except NotationError as error:
            self.console.print(str(error))
        self.show()

    def let_bots(self, _: str) -> None:
        """Bots play the other seats from now on, or no longer."""
        everybody = int(bit(self.study.state.count)) - 1
        self.bots = 0 if self.bots else everybody & ~int(bit(self.table.seat))
        self.console.print(Text(say("study-bots-on" if self.bots else "study-bots-off"), "dim"))
        self.done([])

    def text(self, _: str) -> None:
        """The position as it stands, and the address of the whole in a browser."""
        self.console.print(Text(f"{self.game.name} {self.study.state.text()}"), soft_wrap=True)
        moves = [*self.study.done, *self.ahead]
        link = write_link(self.game.name, self.pasted.position, moves)
        self.console.print(Text(link, "dim"), soft_wrap=True)

    def help(self, _: str) -> None:
        self.console.print(Text(say("study-how"), "dim"))

    def quit(self, _: str) -> None:
        raise Left
