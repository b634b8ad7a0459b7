"""What can be typed at a table besides moves: help, advice, reasons, rules, the score."""

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from koloda.cli.colours import CYAN
from koloda.cli.errors import CommandError
from koloda.cli.rulebook import book_of, chapter_list, show_rules
from koloda.cli.saves import write_save
from koloda.cli.setup import write_file
from koloda.cli.typed import ask, from_keys
from koloda.kernel import NotationError

if TYPE_CHECKING:
    from koloda.cli.session import TerminalSession

WORDS = {
    "help": ("help", "?", "h", "помощь", "справка"),
    "hint": ("hint", "подсказка"),
    "why": ("why", "почему"),
    "rules": ("rules", "правила"),
    "table": ("table", "стол"),
    "score": ("score", "счёт", "счет"),
    "log": ("log", "журнал"),
    "undo": ("undo", "отмена"),
    "save": ("save", "сохранить"),
    "quit": ("quit", "q", "exit", "выход"),
}
"""The commands, each with all its names."""
NAMES = {name: command for command, names in WORDS.items() for name in names}
BOOK = ("book", "книга")
LOG_LINES = 30


def indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2), expand=False)


class Left(Exception):
    """The person has had enough."""


def find_command(line: str) -> tuple[str, str] | None:
    """The command that a line is, and what stands behind it; also in the keys of the other layout."""
    word, _, rest = line.strip().partition(" ")
    found = NAMES.get(word.lower()) or NAMES.get(from_keys(word).lower())
    return (found, rest.strip()) if found else None


class SessionCommands:
    """Carries them out for one session."""

    def __init__(self, session: "TerminalSession") -> None:
        self.session = session
        self.texts = session.texts
        self.board = session.board

    def say(self, name: str, **values: str | int) -> None:
        self.session.console.print(Text.from_markup(self.texts.say(name, values)))

    def obey(self, word: str, rest: str) -> None:
        if word == "quit":
            raise Left
        getattr(self, word)(rest)

    def help(self, _: str) -> None:
        """The commands, how this game's cards are typed, and what can be said at any moment."""
        texts, names = self.texts, [name for name in WORDS if name != "undo" or self.has_undo()]
        lines: list[RenderableType] = [Text(f"{texts.say('koloda-commands')}:", "bold")]
        lines += [indented(texts.say(f"koloda-command-{name}")) for name in ["number", "code", *names]]
        drawn = self.board.cards_drawn()
        if drawn:
            table = Table.grid(padding=(0, 2))
            for picture, words in drawn:
                table.add_row(picture, Text.from_markup(words))
            lines += [Text(f"{texts.say('koloda-cards-typed')}:", "bold"), indented(table)]
        typing = texts.find(f"{texts.game}-typing")
        lines += [indented(typing)] if typing else []
        self.session.console.page_through(*lines)
        self.session.show_always()

    def has_undo(self) -> bool:
        return any(row.name == "undo" for row in self.session.table.game.grammar().rows)

    def table(self, _: str) -> None:
        self.session.show_table()

    def score(self, _: str) -> None:
        self.session.console.print(self.board.sheet(self.session.rounds, self.session.table.state.totals()))

    def log(self, _: str) -> None:
        lines = self.session.history[-LOG_LINES:] or [self.texts.say("koloda-log-empty")]
        self.session.console.print(*(Padding(Text.from_markup(line), (0, 0, 0, 2)) for line in lines))

    def hint(self, _: str) -> None:
        advice = self.session.coach.advise(self.session.table.state)
        if advice is None:
            self.say("koloda-no-hint")
            return
        page = self.session.page
        number = f"{page.index(advice.code) + 1} · " if advice.code in page else ""
        self.say("koloda-hint", text=f"[bold]{number}{escape(advice.code)}[/]")
        for reason in advice.reasons:
            self.say(f"{self.session.table.game.name}-reason-{reason.name}", **reason.values())
        for choice in advice.compared:
            self.say("koloda-hint-chance", text=escape(choice.code), chance=choice.chance, error=choice.error)

    def why(self, rest: str) -> None:
        """Why something cannot be done now; alone, the rule that refused what was tried last."""
        session = self.session
        if not rest:
            self.why_last()
            return
        said = session.said(rest)
        code = session.code(self.board.pick(said, list(session.page)) or said)
        question = ask(code, session.codes())
        try:
            refusal = None if question else session.table.why_not(session.seat, code)
        except NotationError as error:
            session.console.print(Text.from_markup(self.board.why(error, rest)))
            return
        said = self.texts.say("koloda-allowed") if refusal is None else self.board.why(refusal, rest)
        session.console.print(Text.from_markup(said))

    def why_last(self) -> None:
        refused = self.session.refused
        if refused is None:
            self.say("koloda-why-what")
            return
        clause = refused.clause or "koloda.action.unknown"
        self.session.console.print(Text(clause, CYAN))
        self.session.console.print(Padding(self.texts.clause(clause) or "", (0, 0, 0, 2)))

    def rules(self, rest: str) -> None:
        """The chapters, the clauses of one, or the players' rulebook."""
        console = self.session.console
        if not rest:
            console.print(*chapter_list(self.texts))
        elif rest.lower() in BOOK:
            console.page_through(book_of(self.texts))
        elif not show_rules(self.texts, console.print, rest):
            self.say("koloda-unknown-clause", text=escape(rest))

    def undo(self, _: str) -> None:
        session = self.session
        if not self.has_undo():
            self.say("koloda-no-undo")
            return
        code = next((one.code for one in session.table.offers(session.seat) if one.verb == "undo"), None)
        if code is None:
            self.say("koloda-nothing-to-undo")
        else:
            session.act(code, "undo")

    def save(self, rest: str) -> None:
        """Into a file of one's own; without its name where the game keeps itself anyway."""
        session = self.session
        try:
            if rest:
                levels = session.save.levels if session.save is not None else []
                write_file(rest, write_save(session.table, levels))
            elif session.save is None or not session.save.is_kept:
                self.say("koloda-save-where")
                return
        except CommandError as error:
            session.console.print(str(error))
            return
        self.say("koloda-saved", text=escape(rest or str(session.save.path if session.save else "")))
