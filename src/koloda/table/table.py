"""A game as it runs: what people send is applied at once, bots act in their own time, and windows
that run out become recorded actions of the host.

Nothing here waits: `next_due` says when something will happen by itself, `tick` does what is due.
"""

from collections.abc import Callable

from koloda.bots.player import Plan
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event
from koloda.kernel.game import Game
from koloda.kernel.records import Record, copy_head
from koloda.kernel.seats import HOST, SPECTATOR, has, seats_in
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import HOLD, PAUSE, Window
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock, WindowClock

Listener = Callable[[int, list[Event]], None]


class Entry:
    """One applied action, as text, and what happened; `version` counts them."""

    def __init__(self, version: int, action: str, events: list[Event]) -> None:
        self.version = version
        self.action = action
        self.events = events


class Table:
    """One running game. `new_table` deals one, `table_at` begins from a position.

    `log` starts with version 0: what happened before the first action (the deal).
    """

    def __init__(
        self, game: Game, state: State, chairs: list[Chair], clock: Clock, head: Record, opening: list[Event]
    ) -> None:
        self.game = game
        self.state = state
        self.chairs = chairs
        self.clock = clock
        self.head = head
        self.log = [Entry(0, "", opening)]
        self.listeners: list[Listener] = []
        self.plans: dict[int, tuple[int, Plan]] = {}
        self.clocks: dict[int, WindowClock] = {}
        self.tell_bots(opening)
        self.look()

    # What people do

    def submit(self, seat: int, code: str, serial: int = -1) -> list[Event]:
        """Does what a seat sends, or raises its Refusal (or NotationError) and changes nothing."""
        return self.apply(self.read(seat, code), serial)

    def why_not(self, seat: int, code: str) -> Refusal | None:
        """Nothing, or why this would be refused now."""
        return self.state.why_not(self.read(seat, code))

    def read(self, seat: int, code: str) -> Action:
        return self.state.action(f"~ {code}") if seat == HOST else self.state.read_action(seat, code)

    # What a seat may know

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def legal(self, seat: int) -> list[str]:
        """The codes of what the seat can do now."""
        return [self.state.write_code(action) for action in self.state.legal(seat)]

    def forms(self, seat: int) -> list[Form]:
        return self.state.forms(seat)

    def waits_for(self, seat: int) -> bool:
        return has(self.state.must(), seat)

    def waits_for_host(self) -> bool:
        """Whether nothing goes on until the host tells something (who deals, how a shuffle ended)."""
        state = self.state
        return not state.is_over() and not state.must() and not state.windows()

    def time_left(self, window: Window) -> int | None:
        """Milliseconds until the host closes a window of a view; None without a clock."""
        clock = self.clocks.get(window.serial)
        return None if clock is None or window.ms == 0 else clock.left(window.ms, self.clock.now())

    def since(self, version: int) -> list[Entry]:
        """What has been logged after that version."""
        return self.log[version + 1 :]

    @property
    def version(self) -> int:
        return len(self.log) - 1

    def record(self) -> Record:
        """The game so far, over or not; it replays to this very position."""
        record = copy_head(self.head)
        record.position = self.head.position
        record.actions = [entry.action for entry in self.log[1:]]
        record.digest = self.state.digest()
        return record

    # Time

    def next_due(self) -> int | None:
        """When something happens by itself, on the table's clock; None while it waits for people."""
        due = [at for at, _ in self.plans.values()] + [at for at, _ in self.closings()]
        return min(due, default=None)

    def tick(self) -> None:
        """Does everything that is due now, earliest first."""
        while True:
            now = self.clock.now()
            closing = min(self.closings(), key=lambda found: found[0], default=None)
            seat = min(self.plans, key=lambda who: self.plans[who][0], default=None)
            if seat is not None and (closing is None or self.plans[seat][0] < closing[0]):
                at, plan = self.plans[seat]
                if at > now:
                    return
                del self.plans[seat]
                if self.state.why_not(plan.action) is None:
                    self.apply(plan.action)
            elif closing is not None:
                at, window = closing
                if at > now or window.close is None:
                    return
                self.apply(window.close, window.serial)
            else:
                return

    def closings(self) -> list[tuple[int, Window]]:
        """The windows that the host will close, and when."""
        found: list[tuple[int, Window]] = []
        now = self.clock.now()
        for window in self.state.windows():
            if window.close is None or window.waits:
                continue
            if self.nobody_looks(window):
                found.append((now, window))
            elif window.ms:
                found.append((now + self.clocks[window.serial].left(window.ms, now), window))
        return found

    def nobody_looks(self, window: Window) -> bool:
        """A pause is over when every person has had enough; bots among themselves say so one by one."""
        asked = window.seats & self.state.must()
        if window.kind != PAUSE or not asked:
            return False
        if any(self.chairs[seat].is_person for seat in seats_in(asked)):
            return False
        only_bots = not any(chair.is_person for chair in self.chairs)
        return not (only_bots and any(self.chairs[seat].bot for seat in seats_in(asked)))

    # Inside

    def apply(self, action: Action, serial: int = -1) -> list[Event]:
        text = self.state.write_action(action)
        events = self.state.apply(action, serial)
        self.log.append(Entry(len(self.log), text, events))
        self.tell_bots(events)
        self.look()
        for listener in self.listeners:
            listener(self.version, events)
        return events

    def tell_bots(self, events: list[Event]) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None:
                for event in events:
                    if event.reaches(seat):
                        chair.bot.see(event.kind, event.seat, event.values(seat))

    def look(self) -> None:
        """After a change: which clocks run, and what the bots mean to do."""
        now = self.clock.now()
        windows = self.state.windows()
        self.clocks = {
            window.serial: self.clocks.get(window.serial) or WindowClock(now) for window in windows
        }
        for window in windows:
            clock = self.clocks[window.serial]
            if window.waits:
                clock.stand(now)
            else:
                clock.run(now)
        before = self.plans.copy()
        self.plans.clear()
        if self.state.is_over():
            return
        held = any(window.kind == HOLD for window in windows)
        asked = 0 if held else self.state.must()
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None:
                legal, forms = self.state.legal(seat), self.state.forms(seat)
                plan = chair.bot.plan(self.state.view(seat), legal, forms, has(asked, seat))
                if plan is not None:
                    old = before.get(seat)
                    if old is not None and old[1].action == plan.action and old[1].ms == plan.ms:
                        self.plans[seat] = old  # what is still meant keeps its time
                    else:
                        self.plans[seat] = (now + plan.ms, plan)


def new_table(game: Game, options: dict[str, str], seed: str, chairs: list[Chair], clock: Clock) -> Table:
    """A new game of that seed, dealt before these eyes."""
    open_chance(seed)
    state = game.new(len(chairs), options, None)
    head = Record(game.name, game.version, state.view(SPECTATOR).header)
    head.names = [chair.name for chair in chairs]
    head.seed = seed
    opening = state.play(f"~ seed {seed}")
    return Table(game, state, chairs, clock, head, opening)


def table_at(game: Game, position: str, chairs: list[Chair], clock: Clock) -> Table:
    """A game that goes on from a position."""
    state = game.read(position)
    head = Record(game.name, game.version, state.view(SPECTATOR).header)
    head.names = [chair.name for chair in chairs]
    head.position = state.text()
    return Table(game, state, chairs, clock, head, [])
