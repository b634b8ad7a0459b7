"""From what is asked to what would be written: the entries, or the Refusal.

Refusals of the table itself are `koloda.table.*`; those of an action are the rules'.
"""

from collections.abc import Callable
from typing import Final

from koloda.bots.levels import LEVELS
from koloda.kernel.actions import SEED, Action
from koloda.kernel.deals import is_hex
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.seats import HOST, SPECTATOR, letter
from koloda.kernel.state import State
from koloda.table import entries as kinds
from koloda.table.chairs import Chair
from koloda.table.entries import Entry, Plain
from koloda.table.standing import Standing
from koloda.table.tickets import Ticket

NAME_LENGTH: Final = 40

Luck = Callable[[int], bytes]


class Judge:
    """Writes the entries for what is asked of a table as it stands. Nothing changes."""

    def __init__(self, standing: Standing, luck: Luck) -> None:
        self.standing = standing
        self.luck = luck
        self.at = 0
        self.rules: dict[str, Callable[[Ticket], list[Entry]]] = {
            kinds.ACTION: self.act,
            kinds.SEAT: self.change_seat,
            kinds.RESIZE: self.resize,
            kinds.START: self.start,
            kinds.PAUSE: self.pause,
            kinds.RESUME: self.resume,
            kinds.MUTE: self.mute,
            kinds.AWAY: self.go_away,
            kinds.BACK: self.come_back,
            kinds.KEEP: self.keep,
            kinds.COMMIT: self.commit,
            kinds.ADD: self.add,
            kinds.AGREE: self.agree,
            kinds.NEXT: self.follow,
            kinds.STOOD: self.stood,
        }

    def entries(self, ticket: Ticket, at: int) -> list[Entry]:
        """What the ticket comes to at that moment; nothing where it is so already."""
        self.at = at
        found = self.rules[ticket.kind](ticket)
        for step, entry in enumerate(found, 1):
            entry.version = self.standing.version + step
            entry.at = at
        if found and ticket.message:
            found[-1].values["message"] = ticket.message
        if found and ticket.by:
            found[-1].values["by"] = ticket.by
        return found

    def entry(self, kind: str, seat: int = HOST, values: dict[str, Plain] | None = None) -> Entry:
        return Entry(0, "", [], kind=kind, seat=seat, values=values)

    # Actions

    def read(self, seat: int, code: str) -> Action:
        state = self.standing.state
        return state.action(f"~ {code}") if seat == HOST else state.read_action(seat, code)

    def act(self, ticket: Ticket) -> list[Entry]:
        standing, seat = self.standing, ticket.seat
        state = standing.state
        if seat != HOST:
            self.own(ticket)
        returns = bool(ticket.by) and seat >= 0 and needs_return(standing.chairs[seat])
        if not (returns and standing.deserted):
            self.in_play()
        action = ticket.action if ticket.action is not None else self.read(seat, ticket.code)
        if ticket.serial >= 0 and not any(ticket.serial == window.serial for window in standing.windows):
            raise Refusal("koloda.window.stale", {"serial": ticket.serial})
        if seat == HOST and ticket.by:
            self.hosts(ticket, action)
        refusal = state.why_not(action)
        if refusal is not None:
            raise refusal
        if state.chance is None and action.code != SEED:
            state.clone().apply(action)  # a result that does not fit is refused only when it is used
        found: list[Entry] = []
        if returns:
            found += [self.entry(kinds.BACK, seat), *self.wake_up()]
        if self.needs_seed(state, action):
            found.append(self.action(f"~ seed {standing.next_seed()}", HOST, {}))
        found.append(self.action(state.write_action(action), seat, ticket.values))
        return found

    def action(self, text: str, seat: int, values: dict[str, Plain]) -> Entry:
        return Entry(0, text, [], kind=kinds.ACTION, seat=seat, values=dict(values))

    def needs_seed(self, state: State, action: Action) -> bool:
        """Whether this very action deals, from a deal that has been committed to and not yet used."""
        deals = self.standing.deals
        if not deals or deals[-1].seed or action.code == SEED or not state.deals_next():
            return False
        trial = state.clone()
        trial.apply(action)
        return not trial.deals_next() and not trial.is_over()

    # Who may

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.standing.chairs):
            raise Refusal("koloda.seat.unknown", {"seat": seat})
        return self.standing.chairs[seat]

    def own(self, ticket: Ticket) -> Chair:
        """The seat is that of the person who asks."""
        chair = self.chair(ticket.seat)
        if ticket.by and chair.person != ticket.by:
            raise Refusal("koloda.table.seat", {"seat": letter(ticket.seat)})
        return chair

    def owned(self, ticket: Ticket) -> None:
        """Only the owner of the table may."""
        if ticket.by and ticket.by != self.standing.owner:
            raise Refusal("koloda.table.owner")

    def hosts(self, ticket: Ticket, action: Action) -> None:
        """A person may speak for the host where the game waits for its word; never about chance."""
        self.owned(ticket)
        told = action.code == SEED or self.standing.state.tells_chance(action)
        if told or not self.standing.waits_for_host():
            raise Refusal("koloda.table.host")

    def in_play(self) -> None:
        if not self.standing.begun:
            raise Refusal("koloda.table.waits")
        if self.standing.paused_at is not None:
            raise Refusal("koloda.table.paused")

    def not_begun(self) -> None:
        if self.standing.begun:
            raise Refusal("koloda.table.begun")

    # Seats

    def change_seat(self, ticket: Ticket) -> list[Entry]:
        """`how` says what: sit, leave, hand, kick, bot, unbot."""
        how = ticket.values.get("how")
        chair = self.chair(ticket.seat)
        if how == "sit":
            if not chair.empty:
                raise Refusal("koloda.table.taken", {"seat": letter(ticket.seat)})
            return [self.person(ticket), *self.wake_up()]
        if how == "hand":
            self.own(ticket)
            return [self.person(ticket), *self.wake_up()]
        if how == "leave":
            self.own(ticket)
            return [self.empty(ticket)] if chair.is_person else []
        self.owned(ticket)
        if how == "kick":
            return [self.empty(ticket)] if chair.is_person else []
        if how == "unbot":
            return [] if chair.is_person or chair.empty else [self.empty(ticket)]
        if not chair.empty:
            raise Refusal("koloda.table.taken", {"seat": letter(ticket.seat)})
        level = ticket.values["level"]
        if level not in LEVELS:
            raise NotationError(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")
        return [self.sits(ticket, Chair(self.name(ticket), level=str(level)))]

    def person(self, ticket: Ticket) -> Entry:
        who = str(ticket.values["person"])
        if self.standing.seat_of(who) >= 0:
            raise Refusal("koloda.table.seated")
        if who in self.standing.kicked:
            raise Refusal("koloda.table.kicked")
        return self.sits(ticket, Chair(self.name(ticket), person=who))

    def empty(self, ticket: Ticket) -> Entry:
        return self.sits(ticket, Chair("", empty=True))

    def sits(self, ticket: Ticket, chair: Chair) -> Entry:
        if self.standing.begun and self.standing.state.is_over():
            raise Refusal("koloda.over")
        return self.entry(kinds.SEAT, ticket.seat, {**chair.plain(), "how": ticket.values["how"]})

    def name(self, ticket: Ticket) -> str:
        name = str(ticket.values["name"]).strip()
        if not name or len(name) > NAME_LENGTH or not name.isprintable():
            raise NotationError(f"a name has 1 to {NAME_LENGTH} characters on one line")
        return name

    def resize(self, ticket: Ticket) -> list[Entry]:
        self.owned(ticket)
        self.not_begun()
        game, chairs = self.standing.game, self.standing.chairs
        count = ticket.values["count"]
        if not isinstance(count, int) or not game.least <= count <= game.most:
            raise NotationError(f"{game.name} is for {game.least} to {game.most} players, not {count}")
        if any(not chair.empty for chair in chairs[count:]):
            raise Refusal("koloda.table.taken", {"seat": letter(len(chairs) - 1)})
        game.new(count, self.standing.options, None)
        return [] if count == len(chairs) else [self.entry(kinds.RESIZE, HOST, {"count": count})]

    # The course of the table

    def start(self, ticket: Ticket) -> list[Entry]:
        self.owned(ticket)
        self.not_begun()
        standing = self.standing
        for seat, chair in enumerate(standing.chairs):
            if chair.empty or chair.away_since is not None:
                raise Refusal("koloda.table.absent", {"seat": letter(seat)})
        seed = standing.next_seed() if standing.deals else f"k1:{self.luck(7).hex()}"
        return [self.entry(kinds.START), self.action(f"~ seed {seed}", HOST, {})]

    def pause(self, ticket: Ticket) -> list[Entry]:
        self.owned(ticket)
        if not self.standing.begun:
            raise Refusal("koloda.table.waits")
        paused = self.standing.paused_at is not None
        return [] if paused else [self.entry(kinds.PAUSE, HOST, dict(ticket.values))]

    def resume(self, ticket: Ticket) -> list[Entry]:
        self.owned(ticket)
        return [self.entry(kinds.RESUME)] if self.standing.paused_at is not None else []

    def mute(self, ticket: Ticket) -> list[Entry]:
        self.owned(ticket)
        person = "?" if ticket.seat == SPECTATOR else self.chair(ticket.seat).person
        if not person:
            raise Refusal("koloda.table.mute", {"seat": letter(ticket.seat)})
        on = bool(ticket.values["on"])
        if (person in self.standing.muted) == on:
            return []
        return [self.entry(kinds.MUTE, ticket.seat, {"person": person, "on": on})]

    def stood(self, ticket: Ticket) -> list[Entry]:
        """Not longer than nothing has been written: the table's own time never goes back."""
        told = ticket.values["ms"]
        ms = min(told if isinstance(told, int) else 0, self.at - self.standing.log[-1].at)
        return [self.entry(kinds.STOOD, HOST, {"ms": ms})] if ms > 0 else []

    def follow(self, ticket: Ticket) -> list[Entry]:
        return [] if self.standing.next_table else [self.entry(kinds.NEXT, HOST, dict(ticket.values))]

    # Absence

    def go_away(self, ticket: Ticket) -> list[Entry]:
        chair = self.own(ticket)
        gone = chair.is_person and chair.away_since is None
        return [self.entry(kinds.AWAY, ticket.seat)] if gone else []

    def come_back(self, ticket: Ticket) -> list[Entry]:
        chair = self.own(ticket)
        if not chair.is_person or not needs_return(chair):
            return []
        return [self.entry(kinds.BACK, ticket.seat), *self.wake_up()]

    def wake_up(self) -> list[Entry]:
        """A game that was paused because nobody was there goes on with whoever comes."""
        return [self.entry(kinds.RESUME)] if self.standing.deserted else []

    def keep(self, ticket: Ticket) -> list[Entry]:
        chair = self.chair(ticket.seat)
        return [self.entry(kinds.KEEP, ticket.seat)] if chair.is_present else []

    # Deals

    def commit(self, ticket: Ticket) -> list[Entry]:
        values: dict[str, Plain] = {"salt": self.luck(16).hex(), "secret": self.luck(32).hex()}
        return [self.entry(kinds.COMMIT, HOST, values)]

    def add(self, ticket: Ticket) -> list[Entry]:
        self.own(ticket)
        deals = self.standing.deals
        if not deals or deals[-1].seed or ticket.seat in deals[-1].added:
            raise Refusal("koloda.table.dealt")
        text = str(ticket.values["bytes"])
        if not is_hex(text):
            raise NotationError("what is added to a deal is 1 to 32 bytes in small hex digits")
        return [self.entry(kinds.ADD, ticket.seat, {"bytes": text})]

    def agree(self, ticket: Ticket) -> list[Entry]:
        chair = self.own(ticket)
        if not self.standing.begun or not self.standing.state.is_over():
            raise Refusal("koloda.table.running")
        return [] if chair.person in self.standing.agreed else [self.entry(kinds.AGREE, ticket.seat)]


def needs_return(chair: Chair) -> bool:
    return chair.keeper is not None or chair.away_since is not None
