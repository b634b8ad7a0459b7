"""`koloda join`: a table of a server, for somebody at the terminal or for a bot with a token."""

import argparse
import asyncio
import os

from rich.markup import escape
from rich.text import Text

from koloda.cli import guests
from koloda.cli.afar import AfarTable
from koloda.cli.boards import make_board
from koloda.cli.commands import Left, find_command
from koloda.cli.console_io import ConsoleIO, TypedLine, open_console
from koloda.cli.errors import CommandError
from koloda.cli.play import open_terminal
from koloda.cli.session import TerminalSession
from koloda.cli.words import Tongue, find, say
from koloda.client.address import HttpAnswer, TableAddress, ask, find_table
from koloda.client.errors import ClientError
from koloda.client.line import Line
from koloda.client.players import SeatedPlayer
from koloda.client.seat import TableSeat, number_of, sit_down
from koloda.kernel.seats import LETTERS, letter
from koloda.library.seeds import read_seed
from koloda.table.chairs import PROGRAM
from koloda.texts import Texts
from koloda.wire.lobby import ChairText

TOKEN = "KOLODA_TOKEN"
UNKNOWN = "guest.unknown"
"""What a server says to a cookie that it does not know any more."""
NEWS = ("away", "keep", "back", "pause", "resume")
"""What is told of the table besides the game."""
START = ("start", "начать")
MAKE_TOKEN = ("token", "ключ")
LOOK_MS = 300


def join(arguments: argparse.Namespace) -> int:
    token = arguments.token or os.environ.get(TOKEN, "")
    if arguments.bot and not token:
        raise CommandError(say("error-join-token"))
    try:
        if arguments.bot:
            return asyncio.run(play_bot(arguments.url, token, arguments.bot, Tongue.lang))
        return play_here(arguments.url, token, arguments.name or "", Tongue.lang)
    except ClientError as error:
        raise CommandError(problem_words(error)) from None


def problem_words(error: ClientError) -> str:
    """What the server says, in the reader's language where there are words for it."""
    code = error.code.replace(".", "-")
    return find(f"join-{code}") or Texts("", Tongue.lang).find(f"koloda-problem-{code}") or str(error)


async def play_bot(url: str, token: str, who: str, lang: str) -> int:
    """A bot plays the seat of a token to the end of the game."""
    address = await find_table(url)
    async with TableSeat(Line(address, token=token, lang=lang)) as seat:
        player = SeatedPlayer(seat, who, read_seed(None))
        print(say("join-bot", who=who, seat=seat.letter, game=seat.game), flush=True)
        await player.play()
        names = [one.name for one in seat.table.chairs if one.seat in seat.winners] if seat.table else []
    print(say("join-won", who=", ".join(names)) if names else say("join-over"))
    return 0


def play_here(url: str, token: str, name: str, lang: str) -> int:
    """Somebody plays at this terminal."""
    address = asyncio.run(find_table(url))
    cookie = "" if token else asyncio.run(come_in(address, name))
    seat = TableSeat(Line(address, token=token, cookie=cookie, lang=lang))
    with AfarTable(seat) as table, open_terminal(open_console()) as console:
        texts = Texts(table.game.name, lang)
        try:
            WaitingRoom(table, texts, console, cookie).wait()
        except (Left, EOFError, KeyboardInterrupt):
            console.print(texts.say("koloda-goodbye"))
            return 0
        names = [chair.name for chair in table.chairs]
        board = make_board(texts, names, number_of(seat.letter), table.shown.header)
        board.notes = {
            number: level_words(texts, one)
            for number, one in enumerate(table.table.chairs)
            if one.kind == "bot"
        }
        return AfarSession(table, number_of(seat.letter), board, texts, console).run()


async def come_in(address: TableAddress, name: str) -> str:
    """The cookie of a person who has a seat there now."""
    cookie = guests.cookie_of(address.origin)
    if not cookie and not name:
        raise CommandError(say("error-join-name"))
    try:
        cookie = await sit_down(address, name, cookie)
    except ClientError as error:
        if error.code == UNKNOWN:
            raise CommandError(say("error-join-name")) from None
        raise
    guests.keep(address.origin, cookie)
    return cookie


def chair_words(texts: Texts, one: ChairText) -> str:
    """`B Rex (program of one's own, away)`."""
    if one.kind == "empty":
        return f"{one.seat} {say('join-seat-empty')}"
    notes = [level_words(texts, one)] if one.kind == "bot" else []
    notes += [say("join-seat-away")] if one.away else []
    return f"{one.seat} {escape(one.name)}" + (f" [dim]({', '.join(notes)})[/dim]" if notes else "")


def level_words(texts: Texts, one: ChairText) -> str:
    """What kind of bot it is."""
    return say("join-program") if one.level == PROGRAM else texts.say(f"koloda-bot-{one.level}").lower()


class WaitingRoom:
    """Before the game: who is there. The owner begins."""

    def __init__(self, table: AfarTable, texts: Texts, console: ConsoleIO, cookie: str) -> None:
        self.table = table
        self.texts = texts
        self.console = console
        self.cookie = cookie
        self.chat = 0

    def wait(self) -> None:
        shown: list[str] = []
        while not self.table.begun:
            chairs = [chair_words(self.texts, one) for one in self.table.table.chairs]
            if chairs != shown:
                shown = chairs
                self.console.print(Text.from_markup("  " + " · ".join(chairs)))
            self.chat = tell_chat(self.table, self.console, self.chat)
            owns = self.table.table.owner == self.table.seat.letter
            self.console.prompt(say("join-start" if owns else "join-wait") + " › ")
            line = self.console.read(LOOK_MS)
            if line is not None:
                self.obey(line.text.strip())
            self.table.tick()

    def obey(self, typed: str) -> None:
        command = find_command(typed)
        if command and command[0] == "quit":
            raise Left
        if typed.startswith("/"):
            talk(self.table, self.console, typed[1:])
        elif typed.lower() in START:
            self.ask("start")
        elif typed.lower().partition(" ")[0] in MAKE_TOKEN:
            self.make_token(typed.partition(" ")[2].strip().upper())
        elif typed:
            self.console.print(say("join-help"))

    def make_token(self, seat: str) -> None:
        """For a program of somebody's own, told as the line that seats it."""
        empty = [one.seat for one in self.table.table.chairs if one.kind == "empty"]
        if seat not in empty:
            self.console.print(say("join-which", there=" ".join(empty) or "-"))
            return
        made = self.ask(f"seats/{seat}/program", {})
        if made is not None:
            address = self.table.seat.line.address
            link = f"{address.origin}/t/{address.table}"
            self.console.print(Text(f"  koloda join {link} --token {made.body['token']} --bot hard"))

    def ask(self, path: str, body: dict[str, object] | None = None) -> HttpAnswer | None:
        """Asks the server as the person here; what it refuses is printed."""
        address = self.table.seat.line.address
        where = f"/api/tables/{address.table}/{path}"
        try:
            return self.table.do(ask(address.origin, "POST", where, body, self.cookie))
        except ClientError as error:
            self.console.print(problem_words(error))
            return None


class AfarSession(TerminalSession):
    """A game at a server's table: with chat, and with what happens around the game."""

    table: AfarTable
    told_chat = 0

    def run(self) -> int:
        self.catch_up()
        return super().run()

    def obey(self, line: TypedLine) -> None:
        if line.text.strip().startswith("/"):
            talk(self.table, self.console, line.text.strip()[1:])
        else:
            super().obey(line)

    def is_time_for(self, line: str) -> bool:
        return line.strip().startswith("/") or super().is_time_for(line)

    def show(self) -> None:
        self.show_around()
        super().show()

    def show_around(self) -> None:
        self.told_chat = tell_chat(self.table, self.console, self.told_chat)
        news, self.table.news = self.table.news, []
        for step in news:
            if step.kind in NEWS and step.seat != letter(self.seat):
                who = self.board.names[LETTERS.index(step.seat)] if step.seat in LETTERS else ""
                said = find(f"join-around-{step.kind}", who=who)
                if said is not None:
                    self.console.print(Text(f"  {said}", "dim"))


def tell_chat(table: AfarTable, console: ConsoleIO, told: int) -> int:
    """Prints what has been said since; how much that is now."""
    for line in table.chat[told:]:
        console.print(Text.assemble(("  " + line.name, "bold"), f": {line.text}"))
    return len(table.chat)


def talk(table: AfarTable, console: ConsoleIO, text: str) -> None:
    problem = table.say(text.strip()) if text.strip() else ""
    if problem:
        console.print(Text(f"  ✗ {problem}"))
