"""Whom the game asks next: must, may, pauses, windows and closings as one sequence of questions.

A question goes to one seat: it lists what the seat can do and says whether the game waits for it. Who is not
waited for may decline. What the host has to do is done between the questions. There are three orders:

- `answers`: one of the seats that the game waits for, the first by its letter. In a pause every seat is asked
  once, by its letter, whether it steps in; then the host ends the pause.
- `everybody`: the same, and before each answer every seat that could step in is asked, by its letter, until
  one does. Nobody is asked twice before the next answer: meddlers cannot keep a game from going on.
- at once (`questions`): everybody is asked about the same position, and who means to act first acts.
"""

from typing import Final, final

from mypy_extensions import i64

from koloda.kernel import Action, Event, Form, NotationError, State
from koloda.kernel.seats import has
from koloda.kernel.windows import HOLD, PAUSE

ANSWERS: Final = "answers"
EVERYBODY: Final = "everybody"
ORDERS: Final = [ANSWERS, EVERYBODY]


def check_order(order: str) -> None:
    if order not in ORDERS:
        raise NotationError(f"there is no order {order!r}; there is {', '.join(ORDERS)}")


@final
class Decisions:
    """The questions of a game, one after the other. `find` goes on to the next one; then `seat` is asked,
    `legal` is what it can do, `waited_for` whether it has to; `act` or `decline` answers.

    Forms lie beside the list (`forms`). A seat that could only fill in a form is not asked to step in. What
    is done, the host's part too, is written into `done`, and what happened into `events`, where these are
    lists.
    """

    def __init__(self, state: State, order: str = ANSWERS) -> None:
        check_order(order)
        self.state = state
        self.done: list[str] | None = None
        self.events: list[Event] | None = None
        self.everybody: bool = order == EVERYBODY
        self.seat: i64 = -1
        self.waited_for: bool = False
        self.listed: list[Action] = []
        self.pausing: bool = False
        self.stepping: bool = self.everybody
        self.may: i64 = -1
        self.next: i64 = 0

    def at(self, state: State) -> "Decisions":
        """The same question in another world: a copy of the state, or one that looks alike to this seat."""
        other = Decisions(state, EVERYBODY if self.everybody else ANSWERS)
        other.seat = self.seat
        other.waited_for = self.waited_for
        other.pausing = self.pausing
        other.stepping = self.stepping
        other.may = self.may
        other.next = self.next
        if self.seat >= 0 and not self.waited_for:
            other.listed = state.legal(self.seat)
        return other

    def find(self) -> bool:
        """Goes on to the next question, the host's part done; False when the game is over."""
        state = self.state
        while not state.is_over():
            close = state.pause()
            if close is not None:
                if not self.pausing:
                    self.pausing = True
                    self.next = 0
                if self.find_willing(-1):
                    return True
                self.begin()
                self.push(close)
                continue
            if self.pausing:
                self.begin()
            if self.stepping:
                if self.may < 0:
                    self.may = state.may()
                    self.next = 0
                if self.find_willing(self.may):
                    return True
                self.stepping = False
            if self.find_waited_for():
                return True
            self.begin()
            self.push(needed(closing(state), state))
        return False

    def begin(self) -> None:
        """A new moment: everybody may be asked again."""
        self.pausing = False
        self.stepping = self.everybody
        self.may = -1
        self.next = 0

    def find_willing(self, mask: i64) -> bool:
        """The next of these seats that can do something."""
        state = self.state
        seat = self.next
        while seat < state.count:
            if mask >> seat & 1:
                listed = state.legal(seat)
                if listed:
                    self.seat = seat
                    self.listed = listed
                    self.waited_for = False
                    self.next = seat + 1
                    return True
            seat += 1
        return False

    def find_waited_for(self) -> bool:
        """The first of the seats that the game waits for."""
        must = self.state.must()
        if not must:
            return False
        seat: i64 = 0
        while not must & 1:
            must >>= 1
            seat += 1
        self.seat = seat
        self.waited_for = True
        return True

    def legal(self) -> list[Action]:
        """What the seat that is asked can do."""
        return self.state.legal(self.seat) if self.waited_for else self.listed

    def forms(self) -> list[Form]:
        """What the seat that is asked can do beside the list."""
        return self.state.forms(self.seat)

    def push(self, action: Action) -> None:
        done = self.done
        if done is not None:
            done.append(self.state.write_action(action))
        self.state.push(action, self.events)

    def act(self, action: Action) -> None:
        """The seat does this, which came from `legal` or has been judged."""
        self.push(action)
        self.acted()

    def acted(self) -> None:
        """The seat has acted, by whoever carried it out."""
        if self.everybody and not self.pausing:
            self.stepping = self.waited_for  # after one who has stepped in comes the answer
            self.may = -1

    def decline(self) -> None:
        """The seat does nothing. If the game waits for it its time is out, and the host does what the rules
        say then."""
        if self.waited_for:
            self.begin()
            self.push(needed(closing(self.state), self.state))


@final
class Asked:
    """What a seat is asked while everybody else is asked too."""

    def __init__(self, seat: i64, legal: list[Action], forms: list[Form], waited_for: bool) -> None:
        self.seat: i64 = seat
        self.legal = legal
        self.forms = forms
        self.waited_for = waited_for


def questions(state: State) -> list[Asked]:
    """Everybody who can do something, asked at once. In a pause the game waits for nobody; it lasts
    `pause_ms`. Where nobody acts the host does what `closing` says."""
    found: list[Asked] = []
    must = state.must() if state.pause() is None else 0
    seat: i64 = 0
    while seat < state.count:
        legal = state.legal(seat)
        forms = state.forms(seat)
        if legal or forms:
            found.append(Asked(seat, legal, forms, has(must, seat)))
        seat += 1
    return found


def closing(state: State) -> Action | None:
    """What the host does when nobody acts: it ends the pause or the innermost window."""
    pause = state.pause()
    if pause is not None:
        return pause
    for window in reversed(state.windows()):
        if window.close is not None:
            return window.close
    return None


def needed(action: Action | None, state: State) -> Action:
    if action is None:
        raise AssertionError(f"nobody can act: {state.text()}")
    return action


def pause_ms(state: State) -> i64:
    """How long the open pause is; nobody needs to look at a result here."""
    for window in state.windows():
        if window.kind == HOLD:
            return window.ms
        if window.kind == PAUSE:
            return 0
    return 0
