"""A position that can be played on."""

import hashlib

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.actions import SEED, Action, Form
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.errors import ChanceNeeded, Ground, NotationError, Refusal
from koloda.kernel.events import Event, Value
from koloda.kernel.hosting import Wait
from koloda.kernel.positions import split_actions
from koloda.kernel.seats import HOST, bit, letter, read_seat
from koloda.kernel.spelled import ANY_ONE, REST
from koloda.kernel.views import View
from koloda.kernel.windows import Window


def tells_the_same(told: Action, line: Action) -> bool:
    """Whether a host's line tells a single result: by its name, as `?1`, or as `…`."""
    if told.seat != HOST or told.code != line.code:
        return False
    head = line.args[:-1]
    return told.args in (line.args, (*line.args, REST), (*head, ANY_ONE), (*head, REST))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a game at one moment: ints, lists and tuples; no clock, no names, no locale.

    A game gives the methods of the second half. Only `push` changes a state.

    - Who may act: `must` is the mask of the seats the game waits for; `legal(seat)` lists what any
      seat can do now, one action per different effect, in a stable order; `forms(seat)` names the
      families that cannot be listed. Both depend on nothing that this seat's view does not show.
    - `why_not` answers None or the Refusal; it also accepts what differs from a listed action in
      nothing that counts. `apply` raises it and changes nothing. `push` trusts its caller.
    - Events are made when `out` is a list.
    - Chance: with a source (`chance`) the game draws by itself. Without one an action that needs a
      result waits (`waiting`) for the host's line; the two are one step, and until it is complete the
      position is the one before. A result that could be only one (the shuffle of a single card) is
      not waited for; a line that tells it all the same, right after the step, changes nothing (`sure`).
    - An open play that can be called back keeps the position before it (`base`) and what was done
      since; the text of such a moment is the text of `base` with those actions.
    - `step` counts the actions and numbers the windows; it is no part of the position. An action
      that only its own seat may know of (`do` sets `unseen`) is not counted: a number must not tell it.
      `opened`, `played` and `paused` are the steps at which the phase began, the latest play was made and
      the latest pause began, as far as a game keeps them: a window's serial is such a step and a slot.
    """

    def __init__(self, count: i64, chance: Chance | None) -> None:
        self.count: i64 = count
        self.chance = chance
        self.step: i64 = 0
        self.opened: i64 = 0
        self.played: i64 = 0
        self.paused: i64 = 0
        self.unseen: bool = False
        self.base: State | None = None
        self.since: tuple[Action, ...] = ()
        self.waiting: tuple[Action, ...] = ()
        self.lines: tuple[Action, ...] = ()
        self.sure: tuple[Action, ...] = ()

    # What every game shares

    def why_not(self, action: Action) -> Refusal | None:
        """Nothing, or why this action is refused now."""
        if action.seat >= self.count or action.seat < HOST:
            return Refusal("koloda.seat.unknown", {"seat": int(action.seat)})
        if action.code == SEED:
            if action.seat != HOST or not self.deals_next() or self.waiting:
                return Refusal("koloda.seed.when")
            return None
        if self.waiting:
            if action.seat == HOST and self.tells_chance(action):
                return None
            return Refusal("koloda.chance.wait")
        refusal = self.judge(action)
        return None if refusal is not None and self.sure_place(action) >= 0 else refusal

    # `serial` is an int: a default of type i64 is lost when compiled code calls an interpreted subclass.
    def apply(self, action: Action, serial: int = -1) -> list[Event]:
        """Does what a player asks for, or raises the Refusal and changes nothing.

        Live, `serial` names the window that the action was meant for.
        """
        if serial >= 0 and not self.is_open(serial):
            raise Refusal("koloda.window.stale", {"serial": serial})
        refusal = self.why_not(action)
        if refusal is not None:
            raise refusal
        out: list[Event] = []
        told = self.sure_place(action) if self.sure else -1
        if told >= 0 and self.judge(action) is not None:
            self.hear_sure(action, told)
        elif self.chance is None and action.code != SEED:
            self.attempt(self.waiting + (action,), out)
        else:
            self.push(action, out)
        return out

    def push(self, action: Action, out: list[Event] | None = None) -> None:
        """Carries out an action that came from `legal` or has been judged."""
        step = self.step + 1
        self.step = step
        if action.code == SEED:
            self.chance = open_chance(action.text)
            self.go_on(out)
        else:
            self.do(action, out)
        self.step = step  # taking a play back restores the position, not the count
        if self.unseen:
            self.unseen = False
            self.step = step - 1
        if self.base is not None:
            self.since = self.since + (action,)

    def attempt(self, step: tuple[Action, ...], out: list[Event]) -> None:
        """One action with the host's lines so far: done whole, or the position stays as it was."""
        before = self.clone()
        self.waiting = ()
        self.sure = ()
        self.lines = step[1:]
        try:
            self.push(step[0], out)
            if self.lines:
                raise Refusal("koloda.chance.unasked")
        except ChanceNeeded:
            self.copy_from(before)
            self.waiting = step
            out.clear()
        except (Refusal, NotationError):
            self.copy_from(before)
            self.lines = ()
            raise
        else:
            if self.base is not None:
                self.since = self.since + step[1:]
        self.lines = ()

    def next_line(self) -> Action:
        """The host's line for the result needed now, where chance has no source."""
        if not self.lines:
            raise ChanceNeeded
        line = self.lines[0]
        self.lines = self.lines[1:]
        self.sure = ()  # lines come in the order of their results
        return line

    def need_no_line(self, line: Action) -> None:
        """A result that could be only this one: the host may tell it by this line, and need not."""
        if self.lines and self.lines[0] == line:
            self.lines = self.lines[1:]
        elif self.chance is None:
            self.sure = self.sure + (line,)

    def sure_place(self, action: Action) -> int:
        """Which result of the latest step that needed no line this one tells; -1 where none."""
        if not self.waiting:
            for at in range(len(self.sure)):
                if tells_the_same(action, self.sure[at]):
                    return at
        return -1

    def hear_sure(self, action: Action, at: int) -> None:
        self.sure = self.sure[at + 1 :]
        if self.base is not None:
            self.since = self.since + (action,)

    def is_open(self, serial: i64) -> bool:
        for window in self.windows():
            if window.serial == serial:
                return True
        return False

    def copy_steps(self, other: "State") -> None:
        """What a seat knows of the kernel's part: the count of steps, and when windows opened."""
        self.step = other.step
        self.opened = other.opened
        self.played = other.played
        self.paused = other.paused

    def copy_kernel(self, other: "State") -> None:
        """The part of `copy_from` that is the kernel's."""
        self.count = other.count
        chance = other.chance
        self.chance = None if chance is None else chance.clone()
        self.copy_steps(other)
        self.base = other.base
        self.since = other.since
        self.waiting = other.waiting
        self.sure = other.sure

    def may(self) -> i64:
        """The seats that are not waited for and could step in."""
        mask: i64 = 0
        must = self.must()
        seat: i64 = 0
        while seat < self.count:
            if not must & bit(seat) and (self.legal(seat) or self.forms(seat)):
                mask |= bit(seat)
            seat += 1
        return mask

    def text(self) -> str:
        """The position; the game's `read` inverts it."""
        since = self.waiting
        base = self.base
        if base is None:
            chance = self.chance
            text = self.write()
            if chance is not None:
                text += f" | chance {chance.text()}"
        else:
            text = base.text()
            since = self.since + since
        if since:
            text += " | since " + "; ".join([self.write_action(action) for action in since])
        return text

    def digest(self) -> str:
        """Sixteen hex digits that tell this position from any other, however its chance came."""
        base = self.base
        text = self.write() if base is None else f"{base.write()}\n{self.write()}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def stands_at(self, digest: str) -> bool:
        """Whether this is the position of that digest."""
        return self.digest() == digest

    def action(self, text: str) -> Action:
        """Reads `A r5` or `~ hold`."""
        who, _, code = text.strip().partition(" ")
        code = code.strip()
        if not code:
            raise NotationError(f"an action is a seat and a code, as in 'A draw', not {text!r}")
        if who != "~":
            return self.read_action(read_seat(who, self.count), code)
        verb, _, seed = code.partition(" ")
        if verb == "seed":
            open_chance(seed)
            return Action(HOST, SEED, (), seed)
        return self.read_action(HOST, code)

    def write_action(self, action: Action) -> str:
        """`A r5`: what `action` reads."""
        if action.code == SEED:
            return f"~ seed {action.text}"
        return f"{letter(action.seat)} {self.write_code(action)}"

    def play(self, text: str) -> list[Event]:
        """Applies actions written as text: `A r5; ~ hold; B draw`."""
        out: list[Event] = []
        for part in split_actions(text):
            out += self.apply(self.action(part))
        return out

    # What a game gives

    def must(self) -> i64:
        raise NotImplementedError

    def legal(self, seat: i64) -> list[Action]:
        raise NotImplementedError

    def offers(self, seat: i64) -> list[Action]:
        """What a client lists: `legal`, where that is thousands of moves their first steps."""
        return self.legal(seat)

    def forms(self, seat: i64) -> list[Form]:
        return []

    def fill(self, form: Form, chance: Chance) -> Action:
        """A random filled form that `why_not` accepts."""
        raise NotImplementedError

    def judge(self, action: Action) -> Refusal | None:
        """`why_not` for what is the game's own."""
        raise NotImplementedError

    def do(self, action: Action, out: list[Event] | None) -> None:
        """`push` for what is the game's own."""
        raise NotImplementedError

    def go_on(self, out: list[Event] | None) -> None:
        """A source of chance has come: do what waited for it."""

    def deals_next(self) -> bool:
        """Whether a deal lies ahead, so that a new seed may come."""
        return False

    def tells_chance(self, action: Action) -> bool:
        """Whether this host action tells a result of chance."""
        return False

    def host_choices(self) -> list[Action]:
        """What the host may answer while the game waits for nothing but its word (who is the youngest, who
        deals); none otherwise, and none where chance would tell."""
        return []

    def windows(self) -> list[Window]:
        """The open windows, outermost first."""
        return []

    def pause(self) -> Action | None:
        """What ends a HOLD or a PAUSE that is open; None while the game waits for answers.

        Until the host does it, seats may step in, but nobody is asked.
        """
        return None

    def wait(self, action: Action) -> Wait | None:
        """How long the host lets an action wait before it is judged; None when it is taken at once."""
        return None

    def rank(self, action: Action) -> i64:
        """Which of the actions that arrived together comes first: the lowest."""
        return 0

    def drift(self, seat: i64, listed: list[Action], chance: Chance) -> Action | None:
        """One of the actions that carry the game towards its end; None where any of them does.

        For random play that has to end, in games where uniform choices lead nowhere.
        """
        return None

    def is_out(self, seat: i64) -> bool:
        """Whether a seat has nothing more to do in this match, while others play on."""
        return False

    def is_over(self) -> bool:
        raise NotImplementedError

    def winners(self) -> i64:
        """The seats that have won what has just ended."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """The points of the match so far."""
        raise NotImplementedError

    def worth(self) -> list[int]:
        """What the cards in each hand count when hands are counted; empty where they are not."""
        return []

    def view(self, seat: i64) -> View:
        """What this seat may know; SPECTATOR for somebody who only watches."""
        raise NotImplementedError

    def views(self, seats: list[int]) -> list[View]:
        """What several seats may know at the same moment, to be shown to people: a game may make once what
        they share and leave out what only its bots read."""
        return [self.view(seat) for seat in seats]

    def field(self, name: str) -> str | None:
        """A field of the position or a fact about it as text; None when there is no such thing."""
        raise NotImplementedError

    def header(self) -> str:
        """What a position begins with: `3p strict target=200`."""
        raise NotImplementedError

    def write(self) -> str:
        """The position without its chance."""
        raise NotImplementedError

    def read_action(self, seat: i64, code: str) -> Action:
        raise NotImplementedError

    def write_code(self, action: Action) -> str:
        raise NotImplementedError

    def parts(self, action: Action) -> dict[str, Value]:
        """What an action names, taken apart for whoever draws it: its `verb`, and under their own names what
        it is about (`card`, `cards`, `target`, `colour` …), as codes. Two states of one game say the same."""
        return {"verb": self.write_code(action).partition(" ")[0]}

    def meant(self, seat: i64, values: dict[str, str]) -> Action | None:
        """What a seat means that points at things (`card`, `cell`) and names no action: to be told why that
        is not possible now. By default what is offered of another card, said of this one."""
        card = values.get("card", "")
        for action in self.offers(seat):
            other = self.parts(action).get("card")
            if card and isinstance(other, str):
                return self.read_action(seat, self.write_code(action).replace(other, card))
        return None

    def ground(self, action: Action) -> Ground | None:
        """Why an action is allowed; None where no clause says more than that it is."""
        return None

    def clone(self) -> "State":
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Becomes equal to a state of the same game."""
        raise NotImplementedError
