"""The verbs of a table that change who sits where, and how many seats there are."""

from typing import TYPE_CHECKING

from koloda.bots.levels import levels
from koloda.kernel import NotationError, Refusal
from koloda.kernel.seats import HOST, letter
from koloda.table import asking
from koloda.table import entries as kinds
from koloda.table.chairs import Chair
from koloda.table.entries import Entry
from koloda.table.tickets import Ticket
from koloda.table.verb import TableVerb

if TYPE_CHECKING:
    from koloda.table.table_state import TableState


class SeatVerb(TableVerb):
    """Who sits at a seat changes; `how` says by what, in the entry."""

    def __init__(self, name: str, how: str) -> None:
        super().__init__(name, kinds.SEAT)
        self.how = how

    def sits(self, table: "TableState", ticket: Ticket, chair: Chair) -> Entry:
        if table.is_over:
            raise Refusal("koloda.over")
        return self.entry(ticket.seat, {**chair.plain(), "how": self.how})

    def person(self, table: "TableState", ticket: Ticket) -> list[Entry]:
        """The person that the ticket names sits down; a game that stood still for want of people goes on."""
        who = ticket.text("person")
        if table.seat_of(who) >= 0:
            raise Refusal("koloda.table.seated")
        if who in table.kicked:
            raise Refusal("koloda.table.kicked")
        if any(who in persons for seat, persons in enumerate(table.sat) if seat != ticket.seat):
            raise Refusal("koloda.table.sat")
        if table.locked and not table.runs(who) and not table.returns(who, ticket.seat):
            raise Refusal("koloda.table.locked")
        return [
            self.sits(table, ticket, Chair(asking.clean_name(table, ticket), person=who)),
            *wake_up(table),
        ]

    def nobody(self, table: "TableState", ticket: Ticket) -> list[Entry]:
        return [self.sits(table, ticket, Chair("", empty=True))]

    def happen(self, table: "TableState", entry: Entry) -> None:
        old, how = table.chairs[entry.seat].person, entry.text("how")
        if how in ("kick", "ban") and old and old != entry.text("by"):
            table.kicked.add(old)
            if how == "ban":
                table.banned.add(old)
        table.change_seat(entry)


class SitVerb(SeatVerb):
    """A person (`person`, `name`) takes an empty seat. In mid-game it holds the cards of whoever sat there:
    he may come back to it, others need the owner's word. A bot gives up its chair, with its cards, to whoever
    comes late."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.chair_of(table, ticket.seat)
        if not table.can_be_taken(ticket.seat):
            raise Refusal("koloda.table.taken", {"seat": letter(ticket.seat)})
        found = self.person(table, ticket)
        if not table.is_free(ticket.seat) and not table.returns(ticket.text("person"), ticket.seat):
            raise Refusal("koloda.table.vacated", {"seat": letter(ticket.seat)})
        return found


class JoinVerb(SitVerb):
    """A person (`person`, `name`) plays, wherever there is room: on the seat that he has left, on a free one,
    on a new one, or on a bot's."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        person = ticket.text("person")
        seats = [seat for seat in range(len(table.chairs)) if table.can_be_taken(seat)]
        own = [seat for seat in seats if table.returns(person, seat)]
        free = [seat for seat in seats if table.is_free(seat)]
        free.sort(key=lambda seat: not table.chairs[seat].empty)
        if own or free:
            return super().entries(table, self.at_seat(ticket, (own or free)[0]), at)
        more = [] if table.begun or table.seat_of(person) >= 0 else make_room(table)
        if more:
            return [*more, *self.person(table, self.at_seat(ticket, len(table.chairs)))]
        bots = [] if table.begun else [seat for seat, chair in enumerate(table.chairs) if chair.level]
        if not bots:
            raise Refusal("koloda.table.full")
        return self.person(table, self.at_seat(ticket, bots[-1]))

    def at_seat(self, ticket: Ticket, seat: int) -> Ticket:
        return Ticket(self.name, seat, by=ticket.by, values=ticket.values)


class HandOverVerb(SeatVerb):
    """Somebody else (`person`, `name`) goes on at this seat."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.own(table, ticket)
        return self.person(table, ticket)


class LeaveVerb(SeatVerb):
    """In the middle of a game a bot plays on until somebody sits down."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        return self.nobody(table, ticket) if asking.own(table, ticket).is_person else []


class KickVerb(SeatVerb):
    """The owner sends a person or a program away, who does not sit down here again; by a ban he does not
    watch either, nor come to what else the owner opens this evening (which is for whoever runs the tables to
    see to)."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.chair_of(table, ticket.seat)
        asking.owned(table, ticket)
        found = self.nobody(table, ticket) if chair.is_afar else []
        for entry in found:
            entry.values["sent"] = chair.person
        return found


class FreeVerb(TableVerb):
    """The owner lets anybody new take a seat that a person has left in the middle of the game."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.vacant(table, ticket)
        asking.owned(table, ticket)
        return [] if table.is_free(ticket.seat) else [self.entry(ticket.seat)]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.freed.add(entry.seat)


class LockVerb(TableVerb):
    """Whether (`on`) the table takes in nobody new."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        on = bool(ticket.values["on"])
        return [] if table.locked == on else [self.entry(HOST, {"on": on})]

    def happen(self, table: "TableState", entry: Entry) -> None:
        table.locked = bool(entry.values.get("on"))


class AddBotVerb(SeatVerb):
    """A bot (`level`, `name`) takes an empty seat."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.chair_of(table, ticket.seat)
        asking.may_begin(table, ticket, at)
        asking.vacant(table, ticket)
        level = ticket.text("level")
        if level not in levels(table.game):
            raise NotationError(f"there is no bot {level!r}; there is {', '.join(levels(table.game))}")
        return [self.sits(table, ticket, Chair(asking.clean_name(table, ticket), level=level))]


class AddProgramVerb(SeatVerb):
    """A program of somebody's own (`person`, `name`) gets an empty seat that anybody new might take. It
    counts as away until it comes."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.chair_of(table, ticket.seat)
        asking.owned(table, ticket)
        asking.vacant(table, ticket)
        if not table.is_free(ticket.seat):
            raise Refusal("koloda.table.vacated", {"seat": letter(ticket.seat)})
        name = asking.clean_name(table, ticket)
        entry = self.sits(table, ticket, Chair(name, person=ticket.text("person"), program=True))
        entry.values["away"] = True
        return [entry]


class RemoveBotVerb(SeatVerb):
    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        chair = asking.chair_of(table, ticket.seat)
        asking.owned(table, ticket)
        return [] if chair.is_person or chair.empty else self.nobody(table, ticket)


class ResizeVerb(TableVerb):
    """How many seats (`count`) there are, before the start."""

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        asking.owned(table, ticket)
        asking.not_begun(table)
        game, chairs = table.game, table.chairs
        count = ticket.number("count")
        if not game.least <= count <= game.most:
            raise NotationError(f"{game.name} is for {game.least} to {game.most} players, not {count}")
        if any(not chair.empty for chair in chairs[count:]):
            raise Refusal("koloda.table.taken", {"seat": letter(len(chairs) - 1)})
        return [] if count == len(chairs) else change_count(table, count)

    def happen(self, table: "TableState", entry: Entry) -> None:
        if "options" in entry.values:
            table.chosen = asking.read_words(entry.text("options"))
        table.change_count(entry.number("count"))


def change_count(table: "TableState", count: int) -> list[Entry]:
    """So many seats, with the options that go with them; raises where no options do."""
    options = table.game.pin(table.game.fit(count, table.chosen))
    table.game.new(count, options, None)
    found = [TableVerb(kinds.RESIZE).entry(HOST, {"count": count})]
    if options != table.chosen:
        # The options of the larger number may not fit the smaller one, nor the other way round.
        found[0].values["options"] = asking.write_words(options)
    return found


def make_room(table: "TableState") -> list[Entry]:
    """The next larger number of seats that can play; nothing where the table is as large as it gets."""
    for count in range(len(table.chairs) + 1, table.game.most + 1):
        try:
            return change_count(table, count)
        except (NotationError, Refusal):
            continue
    return []


def wake_up(table: "TableState") -> list[Entry]:
    """A game that was paused because nobody was there goes on with whoever comes."""
    return [TableVerb("resume").entry()] if table.deserted else []
