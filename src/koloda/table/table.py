"""A game as it runs: what people ask is judged in its turn, bots act in their own time, and windows
that run out become recorded actions of the host.

Nothing here waits: `next_due` says when something will happen by itself. How a table is run, what can
be asked and what can be read stands at the door of this package.
"""

import os
from collections.abc import Callable
from functools import partial
from typing import Final

from koloda.kernel import Event, Form, Game, NotationError, Refusal, View, Window
from koloda.kernel.errors import Ground
from koloda.kernel.options import read_options
from koloda.kernel.seats import HOST, has, letter, seats_in
from koloda.kernel.windows import ANSWER, PAUSE, TURN
from koloda.table import entries as kinds
from koloda.table.asking import own, read
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock
from koloda.table.entries import Entry, Plain
from koloda.table.table_state import Luck
from koloda.table.thinking import ThinkingTable
from koloda.table.tickets import Answer, Ticket
from koloda.table.translation import Translation, action_texts, table_text
from koloda.table.verbs import VERBS
from koloda.wire.lobby import TableText
from koloda.wire.socket import ActionText, Snapshot, Update

Listener = Callable[[int, list[Event]], None]
Subscriber = Callable[[Update], None]

DESERTED: Final[dict[str, Plain]] = {"deserted": True}
MISSED_MOST: Final = 200
"""So many changes are told one by one; who has missed more gets a fresh snapshot."""
AWAY: Final = "koloda.store.away"
UNKNOWN: Final = "koloda.store.unknown"
"""Why something is not done, or may have been done: the store does not answer."""
PROGRAM_MS: Final = 30_000
"""How long a program may hold the others up where no clock does: then a bot keeps its seat warm, until it
answers again."""
DIGEST_EVERY: Final = 8
"""So many entries at most lie between two that tell the digest of the position before them."""
REMEMBERED: Final = 512
"""So many answers are kept for messages that are sent again."""


class Due:
    """Something that could happen next: those with an earlier `order` first, but not before `at`."""

    __slots__ = ("at", "order", "take")

    def __init__(self, order: int, at: int, take: Callable[[], list[Entry]]) -> None:
        self.order = order
        self.at = at
        self.take = take


class Table(ThinkingTable):
    """One running game and those who sit at it.

    `log` starts with version 0: what happened before the first action (the deal).
    """

    def __init__(
        self,
        opening: Entry,
        clock: Clock,
        game: Game | None = None,
        chairs: list[Chair] | None = None,
        urandom: Luck = os.urandom,
    ) -> None:
        super().__init__(opening, clock, game, chairs, urandom)
        self.answered: dict[tuple[str, str], Ticket] = {}
        self.pending: list[Entry] = []
        self.pending_ticket: Ticket | None = None
        self.listeners: list[Listener] = []
        self.subscribers: dict[int, list[Subscriber]] = {}
        self.told_text: TableText | None = None
        """The last that those who listen have got."""
        self.upcoming: int | None = None
        """What `propose` found: when something is due, on the table's own time."""
        self.queue.note_windows(self.windows, self.now())

    # What it is

    @property
    def options(self) -> dict[str, str]:
        """All of the game's, also those that are as usual."""
        return read_options(self.game.options, self.chosen)

    def is_away(self, seat: int) -> bool:
        """Whether the person has gone, or a bot acts for him."""
        return self.chairs[seat].needs_return

    def people_here(self) -> list[int]:
        """The seats of persons and programs that are not known to have gone."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_afar and chair.away_since is None]

    def last_at(self) -> int:
        """The moment of the last entry."""
        return self.log[-1].at

    # What people ask

    def ask(
        self, verb: str, seat: int = int(HOST), *, by: str = "", message: str = "", **values: Plain
    ) -> Ticket:
        """Something that a table can do (`verbs`), with the values that it needs."""
        return self.put(Ticket(verb, seat, by=by, message=message, values=values))

    def act(
        self, seat: int, code: str, serial: int = -1, *, by: str = "", message: str = "", told: int = -1
    ) -> Ticket:
        """A seat's action; `told` is the client's ms from painting the prompt to the press."""
        return self.put(Ticket("act", seat, by=by, message=message, code=code, serial=serial, told=told))

    def stood(self, ms: int) -> Ticket:
        """For so long nobody ran the table: its clocks go back before anything else happens."""
        ticket = Ticket("downtime", int(HOST), values={"ms": ms})
        self.queue.put_back(ticket)
        return ticket

    def put(self, ticket: Ticket) -> Ticket:
        """Puts it into the queue; a message that has come before gets the answer that it got then, and one
        that asked for something else is refused."""
        if ticket.verb not in VERBS:
            raise ValueError(f"a table cannot {ticket.verb}")
        if ticket.by and ticket.message:
            ticket.mark = ticket.asks()
            first = self.answered.setdefault((ticket.by, ticket.message), ticket)
            if first is not ticket:
                if first.mark and first.mark != ticket.mark:
                    self.refuse(ticket, Refusal("koloda.table.message"))
                else:
                    first.share(ticket)
                return ticket
            self.forget()
        ticket.arrived = self.now()
        self.queue.asked.append(ticket)
        return ticket

    def forget(self) -> None:
        while len(self.answered) > REMEMBERED:
            del self.answered[next(iter(self.answered))]

    def remember(self, entry: Entry) -> None:
        """What was answered when this entry happened."""
        if entry.text("message"):
            ticket = Ticket("", entry.seat, by=entry.text("by"), message=entry.text("message"))
            ticket.mark = entry.text("asked")
            ticket.settle(Answer(self.version_for(entry.seat)))
            self.answered[ticket.by, ticket.message] = ticket
            self.forget()

    def round_trip(self, seat: int, ms: int) -> None:
        """A round trip of the seat's connection, as the server measured it."""
        self.queue.latency(seat).add(ms)
        here = [place for place, chair in enumerate(self.chairs) if chair.is_present]
        self.lag = max((self.queue.latency(place).median for place in here), default=0)

    def submit(self, seat: int, code: str, serial: int = -1) -> list[Event]:
        """Does what a seat sends at once, or raises its Refusal (or NotationError) and changes nothing.

        For whoever has no store and no network; others ask by `act`.
        """
        assert not self.pending
        found = self.entries_of(Ticket("act", seat, code=code, serial=serial))
        self.pending = found
        self.confirm()
        return [event for entry in found for event in entry.events]

    def is_early(self, ticket: Ticket) -> bool:
        """Whether it waits for its moment (`hosting.Wait`)."""
        return any(waiting is ticket for waiting, _ in self.queue.waiting.values())

    def why_not(self, seat: int, code: str) -> Refusal | None:
        """Nothing, or why this would be refused now."""
        return self.state.why_not(read(self.state, seat, code))

    def ground(self, seat: int, code: str) -> Ground | None:
        """The clause that allows this, where there is one to tell."""
        return self.state.ground(read(self.state, seat, code))

    def meant(self, seat: int, values: dict[str, str]) -> str:
        """The code of what a seat means that points at these things; it may well be refused."""
        action = self.state.meant(seat, values)
        if action is None:
            raise Refusal("koloda.action.unknown")
        return self.state.write_code(action)

    # What a seat may know

    def subscribe(self, seat: int, subscriber: Subscriber) -> None:
        """From now on the subscriber hears every change that the seat (or SPECTATOR) may know of."""
        assert seat != HOST
        self.subscribers.setdefault(seat, []).append(subscriber)

    def unsubscribe(self, seat: int, subscriber: Subscriber) -> None:
        self.subscribers[seat].remove(subscriber)

    def snapshot(self, seat: int) -> Snapshot:
        """How it stands, with the prompts and the time they have left."""
        return self.snapshot_with([], seat, fresh=True)

    def missed(self, version: int, seat: int) -> Snapshot:
        """What a client that knows this version lacks; without the past where that cannot be told."""
        known = self.number_of(version, seat) if version >= 0 else -1
        if not 0 <= known <= self.version or self.version - known > MISSED_MOST:
            return self.snapshot(seat)
        seen = [entry for entry in self.log[known + 1 :] if self.sees(seat, entry)]
        return self.snapshot_with(seen, seat, fresh=False)

    def snapshot_with(self, seen: list[Entry], seat: int, *, fresh: bool) -> Snapshot:
        assert seat != HOST
        self.told_text = text = table_text(self)
        translation = Translation(self, self.now())
        position = translation.position(self.state.view(seat))
        steps = translation.step_texts(seen, seat)
        return Snapshot(
            self.version_for(seat), fresh, letter(seat), self.clock.now(), text, position, steps, []
        )

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def legal(self, seat: int) -> list[str]:
        """The codes of what the seat can do now."""
        return [self.state.write_code(action) for action in self.state.legal(seat)]

    def offers(self, seat: int) -> list[ActionText]:
        """What is listed for people, each with what it names."""
        return action_texts(self, self.state.offers(seat))

    def forms(self, seat: int) -> list[Form]:
        return self.state.forms(seat)

    def waits_for(self, seat: int) -> bool:
        return has(self.state.must(), seat)

    def time_left(self, window: Window) -> int | None:
        """Milliseconds until the host closes a window of a view; None without a clock."""
        clock = self.clocks.get(window.serial)
        limit = self.limits.get(window.serial, 0)
        return None if clock is None or limit == 0 else clock.left(limit, self.now())

    def since(self, version: int) -> list[Entry]:
        """What has been logged after that number: every secret included."""
        return self.log[version + 1 :]

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
            self.happen(entry)
            if entry.kind == kinds.STOOD:
                self.queue.set_back(self.now())
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
            self.read(entry)
        self.tell(entries)

    def read(self, entry: Entry) -> None:
        """An entry that comes from a store: it must lead on from the very position that it was written in."""
        digest = entry.text("digest")
        if digest and not self.state.stands_at(digest):
            raise NotationError(f"entry {entry.version} was written in another position than this log's")
        self.happen(entry)
        self.remember(entry)

    def tell(self, happened: list[Entry]) -> None:
        self.queue.note_windows(self.windows, self.now())
        for entry in happened:
            if entry.kind == kinds.SEAT:
                self.queue.latencies.pop(entry.seat, None)
            for listener in self.listeners:
                listener(entry.version, entry.events)
        news = {
            seat: [entry for entry in happened if self.sees(seat, entry)]
            for seat, subscribers in self.subscribers.items()
            if subscribers
        }
        seats = [seat for seat, seen in news.items() if seen]
        if not seats:
            return
        text = table_text(self)
        changed = None if text is self.told_text or text == self.told_text else text
        self.told_text = text
        translation = Translation(self, self.now())
        for seat, view in zip(seats, self.state.views(seats), strict=True):
            steps = translation.step_texts(news[seat], seat)
            update = Update(self.version_for(seat), steps, translation.position(view), changed)
            for subscriber in list(self.subscribers[seat]):
                subscriber(update)

    def withdraw(self) -> None:
        """The proposal could not be stored: nothing has happened, and it will be judged anew, unless whoever
        asked has been sent away."""
        ticket = self.pending_ticket
        self.pending, self.pending_ticket = [], None
        if ticket is not None and ticket.given_up:
            self.drop(ticket)
        elif ticket is not None:
            self.queue.put_back(ticket)

    def drop(self, ticket: Ticket, clause: str = AWAY) -> bool:
        """Refuses what waits in the queue because nothing can be stored: it will not be done from there, and
        the same message may be sent again. False where it does not wait any more."""
        waited = self.queue.remove(ticket)
        if waited or (ticket.given_up and ticket is not self.pending_ticket):
            if self.answered.get((ticket.by, ticket.message)) is ticket:
                del self.answered[ticket.by, ticket.message]
            self.refuse(ticket, Refusal(clause))
        return waited

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
            found.append(Due(-1, now, partial(self.judged, Ticket("commit", int(HOST)))))
        if self.paused_at is not None or not self.begun:
            return found
        if queue.presses:
            found.append(Due(queue.first, queue.race_ends(self.people_here()), self.end_race))
        if queue.kept:
            first = queue.first_kept()
            found.append(Due(first.dated, first.until, self.take_kept))
        for place, (_, action) in queue.waiting.items():
            left = 0 if self.is_over else queue.wait_of(action, self.state, self.clocks, now)
            if left is not None:
                found.append(Due(now + left, now + left, partial(self.end_wait, place)))
        if self.state.is_over():
            return found
        since, patience = self.empty_since, self.settings.desert_ms
        if since is not None and patience:
            at = since + patience
            found.append(Due(at, at, partial(self.judged, Ticket("pause", int(HOST), values=DESERTED))))
        for seat, chair in enumerate(self.chairs):
            if chair.away_since is None and not chair.timeouts and not chair.program:
                continue
            keeps = self.keeps_at(seat, now)
            if keeps is not None:
                found.append(Due(keeps, keeps, partial(self.judged, Ticket("keep", seat))))
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
        plays = self.begun and not self.is_over and self.paused_at is None
        if ticket.verb != "act" or not plays or ticket.seat == HOST:
            self.queue.ready.append(ticket)
            return
        try:
            own(self, ticket)
            if ticket.action is None:
                self.queue.react(ticket, self.windows)
                ticket.action = read(self.state, ticket.seat, ticket.code)
        except (Refusal, NotationError) as error:
            self.refuse(ticket, error)
            return
        self.queue.place(ticket, ticket.action, self.state, self.windows, self.clocks, self.now())

    def entries_of(self, ticket: Ticket) -> list[Entry]:
        """What a ticket comes to as the table stands; raises its Refusal (or NotationError)."""
        at = max(self.clock.now(), self.last_at())  # a table may come from a process whose clock is ahead
        found = VERBS[ticket.verb].entries(self, ticket, at)
        for step, entry in enumerate(found, 1):
            entry.version = self.version + step
            entry.at = at
        if found and self.begun and self.version - self.digested >= DIGEST_EVERY:
            found[0].values["digest"] = self.state.digest()
        if found and ticket.message:
            found[-1].values["message"] = ticket.message
            found[-1].values["asked"] = ticket.mark
        if found and ticket.by:
            found[-1].values["by"] = ticket.by
        return found

    def judged(self, ticket: Ticket) -> list[Entry]:
        """The entries of a ticket; nothing where it is refused or already so, and it is answered."""
        try:
            found = self.entries_of(ticket)
        except (Refusal, NotationError) as error:
            self.refuse(ticket, error)
            return []
        if found:
            self.pending_ticket = ticket
        else:
            ticket.settle(Answer(self.version_for(ticket.seat)))
        return found

    def refuse(self, ticket: Ticket, error: Refusal | NotationError) -> None:
        error.__traceback__ = None  # it is remembered, and would keep what led to it
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
        ticket = Ticket("act", seat, values={"bot": True})
        ticket.action = plan.action
        ticket.arrived = at
        self.sort(ticket)
        return []

    def close(self, window: Window) -> list[Entry]:
        """The time is out: the default that the rules name."""
        assert window.close is not None
        asked = window.seats & self.state.must() if window.kind in (TURN, ANSWER) else 0
        late: list[Plain] = [*seats_in(asked)]
        ticket = Ticket("act", int(HOST), serial=int(window.serial), values={"late": late})
        ticket.action = window.close
        return self.judged(ticket)

    def wants_deal(self) -> bool:
        """Whether a deal lies ahead that the table has not committed to."""
        deals = self.deals
        return (
            self.settings.provable
            and (not deals or bool(deals[-1].seed))
            and self.state.deals_next()
            and not self.state.is_over()
        )

    def keeps_at(self, seat: int, now: int) -> int | None:
        """When a bot begins to keep this seat warm. Where nobody else waits for a person, none does."""
        settings, chair = self.settings, self.chairs[seat]
        if not chair.is_afar or chair.keeper is not None or (chair.is_person and self.lone_seat() >= 0):
            return None
        if settings.keep_after and chair.timeouts >= settings.keep_after:
            return now
        keep_ms = settings.keep_ms or (PROGRAM_MS if chair.program else 0)
        ends = self.program_late(seat, now) if chair.program else None
        if keep_ms and chair.away_since is not None:
            gone = chair.away_since + keep_ms
            return gone if ends is None else min(gone, ends)
        return ends

    def program_late(self, seat: int, now: int) -> int | None:
        """When a program has held the others up for too long: also a person who plays alone, who himself may
        take his time."""
        if not self.waits_for(seat):
            return None
        turn_ms = self.settings.turn_ms
        most = min(PROGRAM_MS, turn_ms) if turn_ms and self.lone_seat() >= 0 else PROGRAM_MS
        ends = [
            self.clocks[window.serial].due(most, now)
            for window in self.windows
            if window.kind in (TURN, ANSWER) and has(window.seats, seat) and not window.waits
        ]
        return min(ends, default=None)

    def closings(self, now: int) -> list[tuple[int, Window]]:
        """The windows that the host will close, and when."""
        found: list[tuple[int, Window]] = []
        for window in self.windows:
            if window.close is None or (window.waits and not window.stand_ms):
                continue
            limit = self.limits[window.serial]
            if self.nobody_looks(window):
                found.append((now, window))
            elif limit:
                found.append((self.clocks[window.serial].due(limit, now), window))
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
