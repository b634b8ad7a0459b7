"""A person at a table in the terminal: sees what the seat sees, types codes and commands."""

from contextlib import suppress
from difflib import get_close_matches

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from koloda.bots.coach import Coach
from koloda.cli.boards.generic import NUMBER, TerminalBoard
from koloda.cli.commands import WORDS, Left, SessionCommands, find_command
from koloda.cli.completion import suggestions
from koloda.cli.console_io import ConsoleIO, Page, TypedLine
from koloda.cli.played import PlayedTable
from koloda.cli.saves import Save
from koloda.cli.typed import Question, ask, from_keys
from koloda.kernel import Event, NotationError, Refusal, Window
from koloda.kernel.seats import HOST, bit, letter, seats_in
from koloda.kernel.windows import ANSWER, HOLD, PAUSE, TURN
from koloda.table.tickets import Ticket
from koloda.texts import Texts

LONGEST_WAIT = 1000
UNKNOWN = "koloda.action.unknown"
COUNTDOWN_STEP = 100


class TerminalSession:
    """One person's game. `run` returns the exit status."""

    def __init__(
        self,
        table: PlayedTable,
        seat: int,
        board: TerminalBoard,
        texts: Texts,
        console: ConsoleIO,
        save: Save | None = None,
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
        self.line: TypedLine | None = None
        self.following: list[str] = []
        """What was typed in the same line, for when its beginning is done."""
        self.sent: Ticket | None = None
        """What this person has done last; it may have to wait for its moment."""
        self.refused: Refusal | NotationError | None = None
        """Why what was tried last cannot be done."""
        self.coach = Coach(table.game, seat)
        self.commands = SessionCommands(self)
        self.save = save
        self.page: Page = ()
        """What the numbers on the screen stand for."""
        console.offer(lambda begun: suggestions(self, begun))

    def run(self) -> int:
        try:
            self.console.print(self.texts.say("koloda-welcome", {"seat": letter(self.seat)}))
            self.show_always()
            while True:
                self.table.tick()
                if self.save is not None:  # before it is shown: whoever has seen a move has it
                    self.save.keep(self.table)
                self.show()
                if self.table.is_over:
                    return 0
                self.listen()
        except (Left, EOFError):
            self.take_leave()
            return 0
        except KeyboardInterrupt:
            self.take_leave()
            return 130

    def take_leave(self) -> None:
        if self.save is not None:
            self.save.keep(self.table)  # the last move may have been interrupted while it was written
        if self.save is not None and self.save.is_kept:
            said = self.texts.say("koloda-go-on", {"text": f"koloda play {self.texts.game} --resume"})
            self.console.print(said)
        self.console.print(self.texts.say("koloda-goodbye"))

    def catch_up(self) -> None:
        """What happened before this person came back is known, and not told again."""
        for entry in self.table.since(self.told):
            self.told = entry.version
            for event in entry.events:
                if event.reaches(self.seat):
                    self.note(event)

    # Reading

    def listen(self) -> None:
        """Waits for a line, but not longer than until something happens by itself."""
        self.console.prompt(self.prompt())
        if self.line is None:
            self.line = self.console.read(self.patience())
        else:
            self.console.wait(self.patience())
        if self.line is not None and (self.console.live or self.is_time_for(self.line.text)):
            line, self.line = self.line, None
            self.obey(line)

    def patience(self) -> int:
        due = self.table.next_due()
        left = LONGEST_WAIT if due is None else max(0, min(LONGEST_WAIT, due - self.table.clock.now()))
        return min(left, COUNTDOWN_STEP) if self.console.live and self.countdown() is not None else left

    def is_time_for(self, line: str) -> bool:
        """Lines that were written ahead wait until the game asks, unless they count right now."""
        if self.sent is not None and self.sent.answer is None:
            return False
        if self.question or find_command(line) or self.is_asked():
            return True
        line = self.said(line)
        if self.table.next_due() is None:
            return True  # no better moment will come by itself
        if line.startswith("~"):
            return self.table.waits_for_host()
        press = self.press_code()
        if press and line in ("", press):
            return True
        if line.isdecimal():
            return False
        try:
            return bool(line) and self.table.why_not(self.seat, self.code(line)) is None
        except NotationError:
            return True

    def said(self, line: str) -> str:
        """A line as it was meant: a shout, or keys of another layout."""
        return self.board.heard(line) or from_keys(line)

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

    def obey(self, line: TypedLine) -> None:
        typed = line.text.strip()
        command = find_command(typed)
        if command:
            self.commands.obey(*command)
            return
        question, self.question = self.question, None
        said = self.said(typed)
        page = self.question_page(question) if question else self.current_page()
        chosen = self.board.pick(said, list(page))
        is_number = said.replace(" ", "").isdecimal()
        if (chosen is not None or is_number) and line.page not in (None, page):
            self.question = question
            self.turned_away(line, page)
            return
        if question is not None and page and is_number and chosen is None:
            self.question = question
            self.console.print(self.texts.say("koloda-no-number", {"text": said, "count": len(page)}))
            self.put_question(question)
        elif question is not None:
            self.reply(question, chosen or said, typed)
        elif not said:
            self.enter()
        elif said.startswith("~"):
            self.tell_host(said[1:].strip())
        elif chosen is None and said.isdecimal():
            self.console.print(self.texts.say("koloda-no-number", {"text": said, "count": len(page)}))
        else:
            first, *self.following = self.board.split(chosen or said)
            self.act(self.code(first), chosen or typed)

    def turned_away(self, line: TypedLine, page: Page) -> None:
        """A number of another list: nothing is done, and it stays; what can be chosen now is shown."""
        said = "koloda-list-changed" if page else "koloda-no-number"
        words = self.texts.say(said, {"text": line.text.strip(), "count": len(page)})
        self.console.print(Text(f"  {words}", "bold"))
        self.console.keep(line)
        if self.question is not None:
            self.put_question(self.question)
        elif page and page != self.page:
            self.show_choices()

    def question_page(self, question: Question) -> Page:
        """What the numbers of a question stand for: its parts, where these are no numbers themselves."""
        parts = question.parts
        return () if any(part.isdecimal() for part in parts) else tuple(parts)

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
        """The codes to complete."""
        return [offer.code for offer in self.board.askable(self.table.offers(self.seat))]

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
        page = self.question_page(question)
        shown = [self.board.choice(question.mark, part) for part in question.parts]
        if page:
            shown = [f"[{NUMBER}]{number}[/] {words}" for number, words in enumerate(shown, 1)]
        choices = " · ".join(shown)
        self.turn_page(page)
        if question.optional:
            choices += f" · {self.texts.say('koloda-choose-none')}"
        self.console.print(
            Text.from_markup(
                self.texts.say("koloda-choose", {"code": question.head.lstrip("+"), "choices": choices})
            )
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
        self.refused = error
        self.console.print(Padding(Text.from_markup(f"✗ {self.board.why(error, typed)}"), (0, 0, 0, 2)))
        if error.clause in (None, "", UNKNOWN):
            near = get_close_matches(typed.lower(), [*WORDS, *self.page], 1)
            said = self.texts.say(
                "koloda-did-you-mean" if near else "koloda-see-help", {"text": "".join(near)}
            )
            self.console.print(Text(f"  {said}", "dim"))

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
        for sentence in self.note(event):
            self.console.print(Padding(Text.from_markup(sentence), (0, 0, 0, 2)))
        if self.board.ends_round(event):
            self.console.print("", Padding(self.board.sheet(self.rounds, self.totals), (0, 0, 1, 1)))

    def note(self, event: Event) -> list[str]:
        """Takes in what happened; its sentences."""
        self.coach.see(event)
        said = self.board.tell(event, event.values(self.seat))
        self.history += said
        if self.board.ends_round(event):
            totals = self.table.state.totals()
            self.rounds.append([new - old for new, old in zip(totals, self.totals, strict=True)])
            self.totals = totals
        return said

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
        choices = self.choices()
        self.turn_page(tuple(self.board.numbered))
        if choices is not None:
            self.console.print(choices)

    def choices(self) -> RenderableType | None:
        """What can be chosen now, drawn; the board then knows the numbers."""
        self.board.numbered = []
        if not self.is_asked() and not (self.open_hold() is not None and self.table.legal(self.seat)):
            return None
        return self.board.choices(
            self.table.view(self.seat), self.table.offers(self.seat), self.table.forms(self.seat)
        )

    def current_page(self) -> Page:
        """What the numbers stand for as the game stands now."""
        self.choices()
        return tuple(self.board.numbered)

    def turn_page(self, page: Page) -> None:
        self.page = page
        self.console.turn_page(page)

    def show_pause(self) -> None:
        """Without a prompt a pause is told once, as it begins."""
        hold = self.open_hold()
        if hold is not None and hold.serial != self.paused:
            self.paused = hold.serial
            if not self.console.live:
                self.console.print(f"  {self.pause_words(hold.ms)}")

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
            said = self.texts.say("koloda-press-enter" if self.is_resting() else self.role())
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

    def role(self) -> str:
        """Whether it is this person's move, or somebody else's in which they are asked."""
        turn = [window for window in self.table.view(self.seat).windows if window.kind == TURN]
        theirs = any(not window.seats & bit(self.seat) for window in turn)
        whose = self.table.view(self.seat).field("turn") or letter(self.seat)
        return "koloda-prompt" if whose == letter(self.seat) and not theirs else "koloda-prompt-answer"

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
