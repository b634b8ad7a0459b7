"""A person at a table in the terminal: sees what the seat sees, types codes and commands."""

from contextlib import suppress

from rich.padding import Padding
from rich.text import Text

from koloda.cli.boards.generic import TerminalBoard
from koloda.cli.lists import show_rules
from koloda.cli.terminal import ConsoleIO
from koloda.cli.typed import Question, ask, from_keys
from koloda.kernel import Event, NotationError, Refusal, Window
from koloda.kernel.seats import HOST, bit, letter, seats_in
from koloda.kernel.windows import ANSWER, HOLD, PAUSE, TURN
from koloda.table.table import Table
from koloda.table.tickets import Ticket
from koloda.texts import Texts

COMMANDS = ("help", "table", "score", "log", "why", "rules", "quit")
LONGEST_WAIT = 1000
COUNTDOWN_STEP = 100
LOG_LINES = 30


class Left(Exception):
    """The person has had enough."""


class TerminalSession:
    """One person's game. `run` returns the exit status."""

    def __init__(
        self, table: Table, seat: int, board: TerminalBoard, texts: Texts, console: ConsoleIO
    ) -> None:
        self.table = table
        self.seat = seat
        self.board = board
        self.texts = texts
        self.console = console
        self.told = -1
        self.drawn = -1
        self.seen: list[str] = []
        self.history: list[str] = []
        self.rounds: list[list[int]] = []
        self.totals = [0] * len(table.chairs)
        self.question: Question | None = None
        self.paused = -1
        self.line: str | None = None
        self.following: list[str] = []
        """What was typed in the same line, for when its beginning is done."""
        self.sent: Ticket | None = None
        """What this person has done last; it may have to wait for its moment."""

    def run(self) -> int:
        try:
            self.console.print(self.texts.say("koloda-welcome", {"seat": letter(self.seat)}))
            self.show_always()
            while True:
                self.table.tick()
                self.show()
                if self.table.state.is_over():
                    return 0
                self.listen()
        except (Left, EOFError):
            self.console.print(self.texts.say("koloda-goodbye"))
            return 0
        except KeyboardInterrupt:
            self.console.print(self.texts.say("koloda-goodbye"))
            return 130

    # Reading

    def listen(self) -> None:
        """Waits for a line, but not longer than until something happens by itself."""
        self.console.prompt(self.prompt())
        if self.line is None:
            self.line = self.console.read(self.patience())
        else:
            self.console.wait(self.patience())
        if self.line is not None and (self.console.live or self.is_time_for(self.line)):
            line, self.line = self.line, None
            self.obey(from_keys(line), line.strip())

    def patience(self) -> int:
        due = self.table.next_due()
        left = LONGEST_WAIT if due is None else max(0, min(LONGEST_WAIT, due - self.table.clock.now()))
        return min(left, COUNTDOWN_STEP) if self.console.live and self.countdown() is not None else left

    def is_time_for(self, line: str) -> bool:
        """Lines that were written ahead wait until the game asks, unless they count right now."""
        line = from_keys(line)
        if self.sent is not None and self.sent.answer is None:
            return False
        if self.question or line.partition(" ")[0].lower() in COMMANDS or self.is_asked():
            return True
        if self.table.next_due() is None:
            return True  # no better moment will come by itself
        if line.startswith("~"):
            return self.table.waits_for_host()
        press = self.press_code()
        if press and line in ("", press):
            return True
        try:
            return bool(line) and self.table.why_not(self.seat, self.code(line)) is None
        except NotationError:
            return True

    def is_asked(self) -> bool:
        """Whether the game waits for this seat and lets it know, and a pause does not keep it."""
        windows = self.table.view(self.seat).windows
        if any(self.board.hides(window) and window.seats & bit(self.seat) for window in windows):
            return False
        return self.table.waits_for(self.seat) and bool(
            self.board.listed(self.table.offers(self.seat)) or self.table.forms(self.seat)
        )

    def press_code(self) -> str:
        """The code of a press whose time counts, while this seat may still press."""
        for window in self.table.view(self.seat).windows:
            if window.reaction is not None and window.seats & bit(self.seat):
                return window.reaction.code
        return ""

    def obey(self, line: str, typed: str) -> None:
        question, self.question = self.question, None
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in COMMANDS:
            self.command(word, rest)
        elif question is not None:
            self.reply(question, line, typed)
        elif not line:
            self.enter()
        elif line.startswith("~"):
            self.tell_host(line[1:].strip())
        else:
            first, *self.following = self.board.split(line)
            self.act(self.code(first), typed)

    def reply(self, question: Question, line: str, typed: str) -> None:
        code = question.answer(line)
        if code is None:
            if line:
                self.act(self.code(line), typed)
            else:
                self.show_choices()
            return
        self.question = ask(code, self.codes(), further=bool(line))
        if self.question is None:
            self.act(code, code)
        else:
            self.put_question(self.question)

    def code(self, line: str) -> str:
        things = self.board.points_at(line)
        if things:
            with suppress(NotationError):  # then it is said as it was typed
                return self.table.meant(self.seat, things)
        return self.board.code(line, self.codes(), self.table.forms(self.seat))

    def codes(self) -> list[str]:
        """The codes to show and to complete."""
        return [offer.code for offer in self.board.listed(self.table.offers(self.seat))]

    def act(self, code: str, typed: str) -> None:
        """Sends a code, or first asks for what it leaves open."""
        question = ask(code, self.codes())
        if question is not None:
            self.question = question
            self.put_question(question)
            return
        self.sent = self.table.act(self.seat, code)
        self.sent.on_answer = lambda ticket: self.hear(ticket, typed)
        self.table.tick()
        if self.sent.answer is None and self.console.live and self.table.is_early(self.sent):
            self.console.print(Text(f"  {self.texts.say('koloda-in-a-moment')}", "dim"))

    def hear(self, ticket: Ticket, typed: str) -> None:
        """What has come of something done."""
        assert ticket.answer is not None
        if ticket.answer.error is not None:
            self.refuse(ticket.answer.error, typed)
        elif self.following:
            line = self.following.pop(0)
            self.act(self.code(line), line)

    def put_question(self, question: Question) -> None:
        choices = " · ".join(self.board.choice(question.mark, part) for part in question.parts)
        if question.optional:
            choices += f" · {self.texts.say('koloda-choose-none')}"
        self.console.print(
            Text.from_markup(self.texts.say("koloda-choose", {"code": question.head, "choices": choices}))
        )

    def enter(self) -> None:
        """An empty line is the press of a race, ends a pause, says what the board takes it for, or shows the
        table again."""
        legal, press = self.table.legal(self.seat), self.press_code()
        offers = self.table.offers(self.seat) if self.is_asked() else []
        meant = press or self.board.meant_by_enter(offers)
        if meant:
            self.act(meant, press)
        elif self.is_resting() and len(legal) == 1:
            self.act(legal[0], "")
        else:
            self.show_table()

    def tell_host(self, code: str) -> None:
        """Where the game waits for its host, the person is the table's owner."""
        if not self.table.waits_for_host():
            self.console.print(self.texts.say("koloda-host-only"))
            return
        try:
            self.table.submit(HOST, code)
        except (Refusal, NotationError) as error:
            self.refuse(error, f"~ {code}")

    def refuse(self, error: Refusal | NotationError, typed: str) -> None:
        self.console.print(Padding(Text.from_markup(f"✗ {self.board.why(error, typed)}"), (0, 0, 0, 2)))

    def command(self, word: str, rest: str) -> None:
        if word == "quit":
            raise Left
        if word == "help":
            self.show_help()
        elif word == "table":
            self.show_table()
        elif word == "score":
            self.console.print(self.board.sheet(self.rounds, self.totals))
        elif word == "log":
            lines = self.history[-LOG_LINES:] or [self.texts.say("koloda-log-empty")]
            self.console.print(*(Text.from_markup(f"  {line}") for line in lines))
        elif word == "why":
            self.explain(rest)
        else:
            if not show_rules(self.texts, self.console.print, rest):
                self.console.print(self.texts.say("koloda-unknown-clause", {"text": rest}))

    def explain(self, typed: str) -> None:
        code = self.code(typed)
        question = ask(code, self.codes())
        try:
            refusal = None if question else self.table.why_not(self.seat, code)
        except NotationError as error:
            self.console.print(Text.from_markup(self.board.why(error, typed)))
            return
        said = self.texts.say("koloda-allowed") if refusal is None else self.board.why(refusal, typed)
        self.console.print(Text.from_markup(said))

    # Showing

    def show(self) -> None:
        """What has happened since, and the table when it is this person's move."""
        looks = False
        for entry in self.table.since(self.told):
            self.told = entry.version
            for event in entry.events:
                if event.reaches(self.seat):
                    self.tell(event)
                    looks = self.board.shows_table(event)
        if looks:
            self.show_table()
        if self.drawn != self.table.version and (self.is_asked() or self.table.waits_for_host()):
            self.drawn = self.table.version
            seen = [self.board.essence(self.table.view(self.seat)), *self.table.legal(self.seat)]
            if seen != self.seen:  # nobody should notice what the others do in secret
                self.seen = seen
                self.show_table()
        self.show_pause()

    def tell(self, event: Event) -> None:
        for sentence in self.board.tell(event, event.values(self.seat)):
            self.history.append(sentence)
            self.console.print(Padding(Text.from_markup(sentence), (0, 0, 0, 2)))
        if self.board.ends_round(event):
            totals = self.table.state.totals()
            self.rounds.append([new - old for new, old in zip(totals, self.totals, strict=True)])
            self.totals = totals
            self.console.print("", Padding(self.board.sheet(self.rounds, totals), (0, 0, 1, 1)))

    def show_table(self) -> None:
        if self.is_resting():
            if not self.console.live:
                self.console.print(f"  {self.texts.say('koloda-press-enter')}")
            return
        view, offers = self.table.view(self.seat), self.table.offers(self.seat)
        self.console.print("", self.board.draw(view, self.table.state.totals(), offers))
        self.show_choices()

    def show_choices(self) -> None:
        if self.table.waits_for_host():
            self.console.print(self.board.host_line(self.table.host_choices()))
            return
        view = self.table.view(self.seat)
        legal = self.table.legal(self.seat)
        if self.is_asked() or (legal and self.open_hold() is not None):
            choices = self.board.choices(view, self.table.offers(self.seat), self.table.forms(self.seat))
            if choices is not None:
                self.console.print(choices)

    def show_pause(self) -> None:
        """Without a prompt a pause is told once, as it begins."""
        hold = self.open_hold()
        if hold is not None and hold.serial != self.paused:
            self.paused = hold.serial
            if not self.console.live:
                self.console.print(f"  {self.pause_words(hold.ms)}")

    def show_help(self) -> None:
        names = ["code", "why", "rules", "table", "score", "log", "help", "quit"]
        self.console.print(Text(f"{self.texts.say('koloda-commands')}:", "bold"))
        self.console.print(*(f"  {self.texts.say(f'koloda-command-{name}')}" for name in names))
        typing = self.texts.find(f"{self.texts.game}-typing")
        if typing is not None:
            self.console.print(f"  {typing}")
        self.show_always()

    def show_always(self) -> None:
        always = self.board.always()
        if always:
            self.console.print(Text.from_markup(self.texts.say("koloda-any-moment", {"text": always})))

    # The line at the bottom

    def prompt(self) -> str:
        left = self.countdown()
        hold = self.open_hold()
        if hold is not None and left is not None:
            return f"{self.pause_words(left)} › "
        if self.is_asked():
            said = self.texts.say("koloda-press-enter" if self.is_resting() else "koloda-prompt")
            if self.press_code():
                said = self.texts.say("koloda-press-now")
            if left is not None:
                said = self.texts.say("koloda-prompt-time", {"text": said, "seconds": str(-(-left // 1000))})
            return f"{said} › "
        asked = 0
        for window in self.table.view(self.seat).windows:
            if window.kind in (TURN, ANSWER) and not self.board.hides(window):
                asked |= window.seats & ~bit(self.seat)
        if not asked:
            return "› "
        names = ", ".join(self.table.chairs[seat].name for seat in seats_in(asked))
        return f"{self.texts.say('koloda-waiting-for', {'who': names})} › "

    def pause_words(self, ms: int) -> str:
        return self.texts.say("koloda-pause", {"seconds": f"{ms / 1000:.1f}"})

    def countdown(self) -> int | None:
        """ms left of the pause, or of this seat's answer."""
        window = self.open_hold() or self.own_window()
        return None if window is None else self.table.time_left(window)

    def open_hold(self) -> Window | None:
        return next((w for w in self.table.view(self.seat).windows if w.kind == HOLD), None)

    def is_resting(self) -> bool:
        """Whether a pause is open that this person may end."""
        window = self.own_window()
        return window is not None and window.kind == PAUSE and self.is_asked()

    def own_window(self) -> Window | None:
        windows = self.table.view(self.seat).windows
        own = [w for w in windows if w.ms and w.seats & bit(self.seat) and not w.waits]
        return next((w for w in reversed(own) if not self.board.hides(w)), None)
