"""What has been asked and not yet decided: at once, after a wait, or together with what others send.

All times are the table's own: they stand still while it is paused.
"""

import hashlib
from typing import NamedTuple

from koloda.kernel import Action, Refusal, State, Window
from koloda.kernel.hosting import Wait
from koloda.kernel.seats import has
from koloda.table.clocks import WindowClock
from koloda.table.latency import RACE, Latency
from koloda.table.tickets import Answer, Ticket


class Kept(NamedTuple):
    """An action that is ordered with what arrives about the same time (`hosting.Ordering`)."""

    dated: int
    until: int
    tie_ms: int
    ticket: Ticket
    action: Action


class Press(NamedTuple):
    """An action in a race: what counts is the reaction after the prompt, not the arrival."""

    moment: int
    rank: int
    lot: bytes
    ticket: Ticket


class Queue:
    """`ready` is in the order in which it will be judged."""

    def __init__(self) -> None:
        self.asked: list[Ticket] = []
        self.ready: list[Ticket] = []
        self.waiting: dict[tuple[int, int], tuple[Ticket, Action]] = {}
        """By seat and `hosting.Wait.slot`."""
        self.presses: list[Press] = []
        self.kept: list[Kept] = []
        self.latencies: dict[int, Latency] = {}
        self.opened: dict[int, int] = {}
        """When the windows that are open now were sent out, by their serials."""
        self.first = 0
        """When the first press of the race arrived."""

    def latency(self, seat: int) -> Latency:
        return self.latencies.setdefault(seat, Latency())

    def note_windows(self, windows: list[Window], now: int) -> None:
        """The prompts for new windows go out now."""
        self.opened = {window.serial: self.opened.get(window.serial, now) for window in windows}

    # Where an action goes

    def place(
        self,
        ticket: Ticket,
        action: Action,
        state: State,
        windows: list[Window],
        clocks: dict[int, WindowClock],
        now: int,
    ) -> None:
        """Puts an action where it belongs: to wait, into the race, among its neighbours, or to be judged."""
        seat = ticket.seat
        wait = state.wait(action)
        if wait is not None and self.time_left(wait, clocks, now) != 0:
            place = seat, int(wait.slot)
            older = self.waiting.pop(place, None)
            if older is not None:
                older[0].settle(Answer(-1, Refusal("koloda.table.replaced")))
            self.waiting[place] = ticket, action
            return
        race = self.race_of(ticket, windows)
        ordered = next((window for window in windows if window.ordering is not None), None)
        # A press is judged here too: one that is not possible opens no race. It is judged again in its turn.
        if race is not None and (self.presses or state.why_not(action) is None):
            self.press(ticket, action, state, race)
        elif ordered is not None and ordered.ordering is not None:
            ordering = ordered.ordering
            back = min(self.latency(seat).median // 2, int(ordering.allowed_ms))
            until = ticket.arrived + int(ordering.keep_ms)
            self.kept.append(Kept(ticket.arrived - back, until, int(ordering.tie_ms), ticket, action))
        else:
            self.ready.append(ticket)

    def wait_of(self, action: Action, state: State, clocks: dict[int, WindowClock], now: int) -> int | None:
        """ms until the host may take the action; None while that is not known."""
        wait = state.wait(action)
        return 0 if wait is None else self.time_left(wait, clocks, now)

    def time_left(self, wait: Wait, clocks: dict[int, WindowClock], now: int) -> int | None:
        if wait.serial < 0:
            return None
        clock = clocks.get(wait.serial)
        if clock is None:
            return 0
        left = clock.left(int(wait.ms), now)
        return None if left and clock.since is None else left

    def race_of(self, ticket: Ticket, windows: list[Window]) -> Window | None:
        """The race that an action of this seat is part of, whatever it is; the client may say which."""
        races = [
            window
            for window in windows
            if window.race and window.reaction is None and ticket.seat >= 0 and has(window.seats, ticket.seat)
        ]
        named = [window for window in races if window.serial == ticket.serial]
        return max(named or races, key=lambda window: self.opened[window.serial], default=None)

    def press(self, ticket: Ticket, action: Action, state: State, window: Window) -> None:
        opened = self.opened[window.serial]
        elapsed = ticket.arrived - opened
        told = min(ticket.told, elapsed) if ticket.told >= 0 else elapsed
        moment = opened + int(RACE.effective(told, elapsed, self.latency(ticket.seat).median))
        if not self.presses:
            self.first = ticket.arrived
        # Between equals a lot decides that neither line nor seat has any part in.
        lot = hashlib.sha256(f"{window.serial} {self.first} {ticket.seat}".encode()).digest()
        self.presses.append(Press(moment, int(state.rank(action)), lot, ticket))

    def react(self, ticket: Ticket, windows: list[Window]) -> None:
        """Writes the time into an action that is a press with its time, or refuses it as too late."""
        verb = ticket.code.partition(" ")[0]
        for window in windows:
            reaction = window.reaction
            if reaction is not None and reaction.code == verb:
                elapsed = ticket.arrived - self.opened[window.serial]
                told = min(ticket.told, elapsed) if ticket.told >= 0 else elapsed
                effective = reaction.effective(told, elapsed, self.latency(ticket.seat).median)
                if effective > reaction.most:
                    raise Refusal("koloda.window.stale", {"serial": int(window.serial)})
                ticket.code = f"{reaction.code} {effective}"
                return

    # Races

    def race_ends(self, seats: list[int]) -> int:
        """When nobody of these who has not pressed yet can have been faster than the first."""
        pressed = {press.ticket.seat for press in self.presses}
        lines = [
            self.latencies[seat].allowance for seat in seats if seat in self.latencies and seat not in pressed
        ]
        return self.first + max(lines, default=0)

    def end_race(self) -> None:
        """The presses become ready, the fastest first, ahead of all that came later."""
        ranked = [press.ticket for press in sorted(self.presses, key=lambda press: press[:3])]
        for ticket in ranked:
            ticket.arrived = self.first
        self.presses.clear()
        self.ready[:0] = ranked

    # Neighbours

    def first_kept(self) -> Kept:
        """The earliest, or one so close to it that the game's own order decides."""
        return min(self.kept, key=lambda kept: (kept.dated, kept.until))

    def take_kept(self, state: State) -> Ticket:
        earliest = self.first_kept()
        near = [kept for kept in self.kept if kept.dated <= earliest.dated + earliest.tie_ms]
        chosen = min(near, key=lambda kept: (state.rank(kept.action), kept.dated, kept.ticket.seat))
        self.kept.remove(chosen)
        return chosen.ticket

    def forget_plan(self, seat: int) -> None:
        """A bot has changed its mind about what waits for its time."""
        meant = [
            place for place, kept in self.waiting.items() if place[0] == seat and kept[0].values.get("bot")
        ]
        for place in meant:
            del self.waiting[place]

    def set_back(self, now: int) -> None:
        """The table's time has been set back: nothing has arrived later than now."""
        for ticket in [*self.asked, *self.ready]:
            ticket.arrived = min(ticket.arrived, now)
        self.first = min(self.first, now)
        self.presses = [press._replace(moment=min(press.moment, now)) for press in self.presses]
        self.kept = [
            kept._replace(dated=min(kept.dated, now), until=min(kept.until, now)) for kept in self.kept
        ]

    def remove(self, ticket: Ticket) -> bool:
        """Whether it waited here; it does no longer."""
        for tickets in (self.asked, self.ready):
            if ticket in tickets:
                tickets.remove(ticket)
                return True
        for press in self.presses:
            if press.ticket is ticket:
                self.presses.remove(press)
                return True
        for kept in self.kept:
            if kept.ticket is ticket:
                self.kept.remove(kept)
                return True
        for place, (waiting, _) in self.waiting.items():
            if waiting is ticket:
                del self.waiting[place]
                return True
        return False

    def put_back(self, ticket: Ticket) -> None:
        self.ready.insert(0, ticket)

    def is_idle(self) -> bool:
        return not (self.asked or self.ready or self.presses or self.kept or self.waiting)
