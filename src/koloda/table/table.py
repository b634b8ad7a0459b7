"""A game as it runs: what people ask is judged in its turn, bots act in their own time, and windows
that run out become recorded actions of the host.

Nothing here waits: `next_due` says when something will happen by itself. How a table is run, what can
be asked and what can be read stands at the door of this package.
"""

import os
from collections.abc import Callable
from functools import partial
from typing import Final

from koloda.bots.player import Plan
from koloda.kernel.actions import Form
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event
from koloda.kernel.game import Game
from koloda.kernel.options import read_options
from koloda.kernel.records import Record
from koloda.kernel.seats import HOST, has, seats_in
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import ANSWER, HOLD, PAUSE, TURN, Window
from koloda.table import entries as kinds
from koloda.table.asking import Asking
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock
from koloda.table.entries import Entry, Plain
from koloda.table.judging import Judge, Luck, needs_return
from koloda.table.scenes import Moment
from koloda.table.standing import Standing
from koloda.table.tickets import Answer, Ticket
from koloda.table.updates import Ear, Update

Listener = Callable[[int, list[Event]], None]

DESERTED: Final[dict[str, Plain]] = {"deserted": True}
MISSED_MOST: Final = 200
"""So many changes are told one by one; who has missed more gets a scene alone."""


class Due:
    """Something that could happen next: those with an earlier `order` first, but not before `at`."""

    __slots__ = ("at", "order", "take")

    def __init__(self, order: int, at: int, take: Callable[[], list[Entry]]) -> None:
        self.order = order
        self.at = at
        self.take = take


class Table(Asking):
    """One running game and those who sit at it.

    `log` starts with version 0: what happened before the first action (the deal).
    """

    def __init__(self, standing: Standing, clock: Clock, luck: Luck = os.urandom) -> None:
        super().__init__()
        self.standing = standing
        self.clock = clock
        self.judge = Judge(standing, luck)
        self.pending: list[Entry] = []
        self.pending_ticket: Ticket | None = None
        self.listeners: list[Listener] = []
        self.ears: dict[int, list[Ear]] = {}
        self.plans: dict[int, tuple[int, Plan]] = {}
        self.thought: dict[int, tuple[int, int]] = {}
        self.looked = -1
        self.upcoming: int | None = None
        """What `propose` found: when something is due, on the table's own time."""
        self.queue.note_windows(standing.windows, self.now())

    # What it is

    @property
    def game(self) -> Game:
        return self.standing.game

    @property
    def state(self) -> State:
        return self.standing.state

    @property
    def chairs(self) -> list[Chair]:
        return self.standing.chairs

    @property
    def head(self) -> Record:
        return self.standing.head

    @property
    def log(self) -> list[Entry]:
        return self.standing.log

    @property
    def version(self) -> int:
        return self.standing.version

    def version_for(self, seat: int) -> int:
        """How many changes this seat has been told of: the only number that leaves for it."""
        return self.standing.version_for(seat)

    def seat_of(self, person: str) -> int:
        """Where a person sits; SPECTATOR for somebody who only watches."""
        return self.standing.seat_of(person)

    @property
    def options(self) -> dict[str, str]:
        """All of the game's, also those that are as usual."""
        return read_options(self.game.options, self.standing.options)

    @property
    def begun(self) -> bool:
        return self.standing.begun

    @property
    def is_over(self) -> bool:
        return self.begun and bool(self.state.is_over())

    def is_away(self, seat: int) -> bool:
        """Whether the person has gone, or a bot acts for him."""
        return needs_return(self.chairs[seat])

    def people_here(self) -> list[int]:
        """The seats of persons who are not known to have gone."""
        return [
            seat for seat, chair in enumerate(self.chairs) if chair.is_person and chair.away_since is None
        ]

    def last_at(self) -> int:
        """The moment of the last entry."""
        return self.log[-1].at

    def now(self) -> int:
        """The table's own time: it stands still while the table is paused."""
        paused_at = self.standing.paused_at
        return (self.clock.now() if paused_at is None else paused_at) - self.standing.stood

    # What people do; what they can ask stands in `Asking`

    def remember(self, entry: Entry) -> None:
        """What was answered when this entry happened."""
        if entry.text("message"):
            ticket = Ticket(entry.kind, entry.seat, by=entry.text("by"), message=entry.text("message"))
            ticket.settle(Answer(self.version_for(entry.seat)))
            self.answered[ticket.by, ticket.message] = ticket
            self.forget()

    def round_trip(self, seat: int, ms: int) -> None:
        """A round trip of the seat's connection, as the server measured it."""
        self.queue.line(seat).add(ms)
        here = [place for place, chair in enumerate(self.chairs) if chair.is_present]
        self.standing.lag = max((self.queue.line(place).median for place in here), default=0)

    def submit(self, seat: int, code: str, serial: int = -1) -> list[Event]:
        """Does what a seat sends at once, or raises its Refusal (or NotationError) and changes nothing.

        For whoever has no store and no network; others ask by `act`.
        """
        assert not self.pending
        ticket = Ticket(kinds.ACTION, seat, code=code, serial=serial)
        found = self.judge.entries(ticket, self.clock.now())
        self.pending = found
        self.confirm()
        return [event for entry in found for event in entry.events]

    def is_early(self, ticket: Ticket) -> bool:
        """Whether it waits for its moment (`hosting.Wait`)."""
        return any(waiting is ticket for waiting, _ in self.queue.waiting.values())

    def why_not(self, seat: int, code: str) -> Refusal | None:
        """Nothing, or why this would be refused now."""
        return self.state.why_not(self.judge.read(seat, code))

    # What a seat may know

    def listen(self, seat: int, ear: Ear) -> None:
        """From now on the ear hears every change that the seat (or SPECTATOR) may know of."""
        assert seat != HOST
        self.ears.setdefault(seat, []).append(ear)

    def unlisten(self, seat: int, ear: Ear) -> None:
        self.ears[seat].remove(ear)

    def snapshot(self, seat: int) -> Update:
        """How it stands, with the prompts and the time they have left."""
        assert seat != HOST
        return Update(True, [], Moment(self.standing, self.now()).see(self.state.view(seat)))

    def missed(self, version: int, seat: int) -> Update:
        """What a client that knows this version lacks; a snapshot where that cannot be told."""
        assert seat != HOST
        known = self.standing.number_of(version, seat) if version >= 0 else -1
        if not 0 <= known <= self.version or self.version - known > MISSED_MOST:
            return self.snapshot(seat)
        seen = [entry for entry in self.log[known + 1 :] if self.standing.sees(seat, entry)]
        return update(Moment(self.standing, self.now()), seen, self.state.view(seat))

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
        return self.standing.waits_for_host()

    def time_left(self, window: Window) -> int | None:
        """Milliseconds until the host closes a window of a view; None without a clock."""
        clock = self.standing.clocks.get(window.serial)
        limit = self.standing.limits.get(window.serial, 0)
        return None if clock is None or limit == 0 else clock.left(limit, self.now())

    def since(self, version: int) -> list[Entry]:
        """What has been logged after that number: every secret included."""
        return self.log[version + 1 :]

    def record(self) -> Record:
        """The game so far, over or not; it replays to this very position. It tells every hand."""
        return self.standing.record()

    def open_record(self) -> str | None:
        """The record with its deals as text; None while it may not be public."""
        return self.standing.open_record()

    # What happens

    def propose(self) -> list[Entry]:
        """What happens next, to be stored; nothing while nothing is due or a proposal is unconfirmed."""
        if self.pending:
            return []
        self.look()
        while True:
            self.sort_asked()
            now = self.now()
            due = self.first_due(now)
            if due is None or due.at > now:
                self.upcoming = None if due is None else due.at
                return []
            self.pending = due.take()
            if self.pending:
                return self.pending

    def confirm(self) -> None:
        """The proposal is stored: it happens, those who listen hear it, whoever asked is answered."""
        happened, ticket = self.pending, self.pending_ticket
        self.pending, self.pending_ticket = [], None
        for entry in happened:
            self.standing.happen(entry)
        self.look()
        self.tell(happened)
        if ticket is not None:
            ticket.settle(Answer(self.version_for(ticket.seat)))

    def absorb(self, entries: list[Entry]) -> None:
        """Somebody else has written these: they happen here too, and those who listen hear it.

        A table that only follows must not propose.
        """
        assert not self.pending
        for entry in entries:
            self.standing.happen(entry)
            self.remember(entry)
        self.tell(entries)

    def tell(self, happened: list[Entry]) -> None:
        self.queue.note_windows(self.standing.windows, self.now())
        for entry in happened:
            if entry.kind == kinds.SEAT:
                self.queue.lines.pop(entry.seat, None)
            for listener in self.listeners:
                listener(entry.version, entry.events)
        news = {
            seat: [entry for entry in happened if self.standing.sees(seat, entry)]
            for seat, ears in self.ears.items()
            if ears
        }
        seats = [seat for seat, seen in news.items() if seen]
        moment = Moment(self.standing, self.now())
        for seat, view in zip(seats, self.state.views(seats), strict=True):
            told = update(moment, news[seat], view)
            for ear in list(self.ears[seat]):
                ear(told)

    def withdraw(self) -> None:
        """The proposal could not be stored: nothing has happened, and it will be judged anew."""
        ticket = self.pending_ticket
        self.pending, self.pending_ticket = [], None
        if ticket is not None:
            self.queue.put_back(ticket)

    def tick(self) -> None:
        """Does everything that is due now, earliest first, without a store."""
        while self.propose():
            self.confirm()

    def is_idle(self) -> bool:
        """Whether nobody waits for an answer, so that the table may be dropped and rebuilt later."""
        return not self.pending and self.queue.is_idle()

    def next_due(self) -> int | None:
        """When something happens by itself, on the table's clock; None while it waits for people."""
        self.look()
        now = self.now()
        if self.queue.asked:
            return self.clock.now()
        due = self.first_due(now)
        return None if due is None else self.clock.now() + max(0, due.at - now)

    def first_due(self, now: int) -> Due | None:
        first: Due | None = None
        for due in self.dues(now):
            if first is None or due.order < first.order:
                first = due
        return first

    def dues(self, now: int) -> list[Due]:
        """All that could happen next by itself."""
        queue = self.queue
        found: list[Due] = []
        if queue.ready:
            ticket = queue.ready[0]
            found.append(Due(ticket.arrived, now, self.take_ready))
        if self.wants_deal():
            found.append(Due(-1, now, partial(self.judged, Ticket(kinds.COMMIT, HOST))))
        if self.standing.paused_at is not None or not self.standing.begun:
            return found
        if queue.presses:
            found.append(Due(queue.first, queue.race_ends(self.people_here()), self.end_race))
        if queue.kept:
            first = queue.first_kept()
            found.append(Due(first.dated, first.until, self.take_kept))
        for place, (_, action) in queue.waiting.items():
            left = 0 if self.is_over else queue.wait_of(action, self.state, self.standing.clocks, now)
            if left is not None:
                found.append(Due(now + left, now + left, partial(self.end_wait, place)))
        if self.state.is_over():
            return found
        since, patience = self.standing.empty_since, self.standing.settings.desert_ms
        if since is not None and patience:
            at = since + patience
            found.append(Due(at, at, partial(self.judged, Ticket(kinds.PAUSE, HOST, values=DESERTED))))
        for seat, chair in enumerate(self.chairs):
            if chair.away_since is None and not chair.timeouts:
                continue
            keeps = self.keeps_at(chair)
            if keeps is not None:
                found.append(Due(keeps, keeps, partial(self.judged, Ticket(kinds.KEEP, seat))))
        for seat, (at, _) in self.plans.items():
            found.append(Due(at, at, partial(self.take_plan, seat)))
        for at, window in self.closings(now):
            found.append(Due(at, at, partial(self.close, window)))
        return found

    def sort_asked(self) -> None:
        """Sends what has been asked to its place in the queue."""
        asked, self.queue.asked = self.queue.asked, []
        for ticket in asked:
            self.sort(ticket)

    def sort(self, ticket: Ticket) -> None:
        plays = self.begun and not self.is_over and self.standing.paused_at is None
        if ticket.kind != kinds.ACTION or not plays or ticket.seat == HOST:
            self.queue.ready.append(ticket)
            return
        try:
            self.judge.own(ticket)
            if ticket.action is None:
                self.queue.react(ticket, self.standing.windows)
            action = ticket.action or self.judge.read(ticket.seat, ticket.code)
        except (Refusal, NotationError) as error:
            self.refuse(ticket, error)
            return
        standing = self.standing
        self.queue.place(ticket, action, self.state, standing.windows, standing.clocks, self.now())

    def judged(self, ticket: Ticket) -> list[Entry]:
        """The entries of a ticket; nothing where it is refused or already so, and it is answered."""
        try:
            found = self.judge.entries(ticket, self.clock.now())
        except (Refusal, NotationError) as error:
            self.refuse(ticket, error)
            return []
        if found:
            self.pending_ticket = ticket
        else:
            ticket.settle(Answer(self.version_for(ticket.seat)))
        return found

    def refuse(self, ticket: Ticket, error: Refusal | NotationError) -> None:
        ticket.settle(Answer(self.version_for(ticket.seat), error))

    def take_ready(self) -> list[Entry]:
        return self.judged(self.queue.ready.pop(0))

    def end_race(self) -> list[Entry]:
        self.queue.end_race()
        return []

    def take_kept(self) -> list[Entry]:
        return self.judged(self.queue.take_kept(self.state))

    def end_wait(self, place: tuple[int, int]) -> list[Entry]:
        ticket, _ = self.queue.waiting.pop(place)
        ticket.arrived = self.now()
        self.sort(ticket)
        return []

    def take_plan(self, seat: int) -> list[Entry]:
        at, plan = self.plans.pop(seat)
        ticket = Ticket(kinds.ACTION, seat, values={"bot": True})
        ticket.action = plan.action
        ticket.arrived = at
        self.sort(ticket)
        return []

    def close(self, window: Window) -> list[Entry]:
        """The time is out: the default that the rules name."""
        assert window.close is not None
        asked = window.seats & self.state.must() if window.kind in (TURN, ANSWER) else 0
        late: list[Plain] = [*seats_in(asked)]
        ticket = Ticket(kinds.ACTION, HOST, serial=int(window.serial), values={"late": late})
        ticket.action = window.close
        return self.judged(ticket)

    def wants_deal(self) -> bool:
        """Whether a deal lies ahead that the table has not committed to."""
        deals = self.standing.deals
        return (
            self.standing.settings.provable
            and (not deals or bool(deals[-1].seed))
            and self.state.deals_next()
            and not self.state.is_over()
        )

    def keeps_at(self, chair: Chair) -> int | None:
        """When a bot begins to keep this seat warm."""
        settings = self.standing.settings
        if not chair.is_present:
            return None
        if settings.keep_after and chair.timeouts >= settings.keep_after:
            return self.now()
        if settings.keep_ms and chair.away_since is not None:
            return chair.away_since + settings.keep_ms
        return None

    def closings(self, now: int) -> list[tuple[int, Window]]:
        """The windows that the host will close, and when."""
        found: list[tuple[int, Window]] = []
        for window in self.standing.windows:
            if window.close is None or (window.waits and not window.stand_ms):
                continue
            limit = self.standing.limits[window.serial]
            if self.nobody_looks(window):
                found.append((now, window))
            elif limit:
                found.append((self.standing.clocks[window.serial].due(limit, now), window))
        return found

    def nobody_looks(self, window: Window) -> bool:
        """A pause is over when every person has had enough; bots among themselves say so one by one."""
        if window.kind != PAUSE:
            return False
        asked = window.seats & self.state.must()
        if not asked or any(self.chairs[seat].is_present for seat in seats_in(asked)):
            return False
        only_bots = not any(chair.is_present for chair in self.chairs)
        return not (only_bots and any(self.chairs[seat].player for seat in seats_in(asked)))

    # Bots

    def look(self) -> None:
        """After a change: what the bots mean to do."""
        standing = self.standing
        if self.looked == standing.version:
            return
        self.looked = standing.version
        if not standing.begun or self.state.is_over():
            self.plans.clear()
            return
        held = any(window.kind == HOLD for window in standing.windows)
        asked = 0 if held else self.state.must()
        for seat, chair in enumerate(self.chairs):
            bot = chair.player
            if bot is None:
                self.plans.pop(seat, None)
                continue
            since = standing.thinking[seat]
            if self.thought.get(seat) == since:
                continue
            self.thought[seat] = since
            before = self.plans.pop(seat, None)
            self.queue.forget_plan(seat)
            if standing.luck:
                bot.chance = standing.bot_chance(seat, since[1])
            plan = bot.plan(
                self.state.view(seat), self.state.legal(seat), self.state.forms(seat), has(asked, seat)
            )
            if plan is None:
                continue
            still = before is not None and before[1].action == plan.action and before[1].ms == plan.ms
            due = before[0] if before is not None and still else since[0] + self.bot_ms(plan)
            self.plans[seat] = (due, plan)  # what is still meant keeps its time

    def bot_ms(self, plan: Plan) -> int:
        """How long a bot takes at this table."""
        return int(plan.ms) * self.standing.settings.bot_pace // 100


def update(moment: Moment, seen: list[Entry], view: View) -> Update:
    """The last entries that the view's seat sees, as it reads them, and how it stands."""
    scene = moment.see(view)
    first = scene.version - len(seen) + 1
    return Update(False, [moment.tell(entry, at, scene.seat) for at, entry in enumerate(seen, first)], scene)
