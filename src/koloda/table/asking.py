"""What can be asked of a table. Every question is a ticket in its queue; nothing has happened yet."""

from typing import Final

from koloda.kernel.seats import HOST
from koloda.table import entries as kinds
from koloda.table.queue import Queue
from koloda.table.tickets import Ticket

REMEMBERED: Final = 512
"""So many answers are kept for messages that are sent again."""


MOST: Final = 1 << 40
"""No seat, serial or time means more; the rules count in machine words."""


class Asking:
    """The questions; a table decides them. `by` is a person, `message` the client's id of the question."""

    def __init__(self) -> None:
        self.queue = Queue()
        self.answered: dict[tuple[str, str], Ticket] = {}

    def now(self) -> int:
        """The table's own time."""
        raise NotImplementedError

    def act(
        self, seat: int, code: str, serial: int = -1, *, by: str = "", message: str = "", told: int = -1
    ) -> Ticket:
        """A seat's action; `told` is the client's ms from painting the prompt to the press."""
        return self.ask(
            Ticket(kinds.ACTION, seat, by=by, message=message, code=code, serial=serial, told=told)
        )

    def sit(self, seat: int, person: str, name: str, *, by: str = "", message: str = "") -> Ticket:
        """A person takes an empty seat."""
        return self.ask_seat("sit", seat, by, message, person=person, name=name)

    def leave(self, seat: int, *, by: str = "", message: str = "") -> Ticket:
        """In the middle of a game a bot plays on until somebody sits down."""
        return self.ask_seat("leave", seat, by, message)

    def hand_over(self, seat: int, person: str, name: str, *, by: str = "", message: str = "") -> Ticket:
        """Somebody else goes on at this seat."""
        return self.ask_seat("hand", seat, by, message, person=person, name=name)

    def kick(self, seat: int, *, by: str = "", message: str = "") -> Ticket:
        return self.ask_seat("kick", seat, by, message)

    def add_bot(self, seat: int, level: str, name: str, *, by: str = "", message: str = "") -> Ticket:
        return self.ask_seat("bot", seat, by, message, level=level, name=name)

    def remove_bot(self, seat: int, *, by: str = "", message: str = "") -> Ticket:
        return self.ask_seat("unbot", seat, by, message)

    def ask_seat(self, how: str, seat: int, by: str, message: str, **values: str) -> Ticket:
        return self.ask(Ticket(kinds.SEAT, seat, by=by, message=message, values={"how": how, **values}))

    def resize(self, count: int, *, by: str = "", message: str = "") -> Ticket:
        """How many seats there are, before the start."""
        return self.ask(Ticket(kinds.RESIZE, HOST, by=by, message=message, values={"count": within(count)}))

    def start(self, *, by: str = "", message: str = "") -> Ticket:
        """Every seat is taken and nobody is away: deal."""
        return self.ask(Ticket(kinds.START, HOST, by=by, message=message))

    def pause(self, *, by: str = "", message: str = "") -> Ticket:
        """No clock runs, no bot acts, no action is taken."""
        return self.ask(Ticket(kinds.PAUSE, HOST, by=by, message=message))

    def resume(self, *, by: str = "", message: str = "") -> Ticket:
        return self.ask(Ticket(kinds.RESUME, HOST, by=by, message=message))

    def mute(self, seat: int, *, on: bool, by: str = "", message: str = "") -> Ticket:
        """Whether the words of this seat's person, or of all who watch, are kept from the table."""
        return self.ask(Ticket(kinds.MUTE, seat, by=by, message=message, values={"on": on}))

    def away(self, seat: int) -> Ticket:
        """The person's last connection has gone."""
        return self.ask(Ticket(kinds.AWAY, seat))

    def back(self, seat: int, *, by: str = "") -> Ticket:
        """The person is there again, and gets the seat back from the bot that kept it."""
        return self.ask(Ticket(kinds.BACK, seat, by=by))

    def add(self, seat: int, text: str, *, by: str = "", message: str = "") -> Ticket:
        """A person's own bytes, in hex, for the deal that has been committed to."""
        return self.ask(Ticket(kinds.ADD, seat, by=by, message=message, values={"bytes": text}))

    def agree(self, seat: int, *, by: str = "", message: str = "") -> Ticket:
        """The person agrees to the open record, where hands would stay closed for ever."""
        return self.ask(Ticket(kinds.AGREE, seat, by=by, message=message))

    def follow(self, table: str) -> Ticket:
        """Tells everybody where the rematch is played; the first word counts."""
        return self.ask(Ticket(kinds.NEXT, HOST, values={"table": table}))

    def stood(self, ms: int) -> Ticket:
        """For so long nobody ran this table; its clocks go on as if that time had not been."""
        return self.ask(Ticket(kinds.STOOD, HOST, values={"ms": within(ms)}))

    def ask(self, ticket: Ticket) -> Ticket:
        """Puts it into the queue; a message that has come before gets the answer that it got then."""
        if ticket.by and ticket.message:
            first = self.answered.setdefault((ticket.by, ticket.message), ticket)
            if first is not ticket:
                first.share(ticket)
                return ticket
            self.forget()
        ticket.seat = within(ticket.seat)
        ticket.serial = within(ticket.serial)
        ticket.told = within(ticket.told)
        ticket.arrived = self.now()
        self.queue.asked.append(ticket)
        return ticket

    def forget(self) -> None:
        while len(self.answered) > REMEMBERED:
            del self.answered[next(iter(self.answered))]


def within(number: int) -> int:
    return max(-MOST, min(number, MOST))
