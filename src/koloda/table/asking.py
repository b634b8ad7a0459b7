"""What is asked of whoever asks a table for something: whose seat it is, whether the time is right, whether
name and words will do; and how actions and options are written.
"""

from typing import TYPE_CHECKING, Final

from koloda.kernel import Action, NotationError, Refusal, State
from koloda.kernel.seats import HOST, letter
from koloda.table import entries as kinds
from koloda.table.chairs import Chair
from koloda.table.entries import Entry, Plain
from koloda.table.names import is_name, is_written, looks
from koloda.table.tickets import Ticket

if TYPE_CHECKING:
    from koloda.table.table_state import TableState

PATIENCE: Final = 10_000
"""How long, in ms, a start waits for somebody who is away, and a vote for those who have not spoken."""
NAME_LENGTH: Final = 40
LINE_LENGTH: Final = 400
"""Letters in a line of chat, or in the words inside an action."""
LINES: Final = 6
LINE_MS: Final = 1000
"""So many lines at once, and then one in so many ms."""
NO_WORDS: Final = "…"
"""What somebody who is muted may still write where an action needs words."""


def chair_of(table: "TableState", seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("koloda.seat.unknown", {"seat": seat})
    return table.chairs[seat]


def own(table: "TableState", ticket: Ticket) -> Chair:
    """The seat is that of the person who asks."""
    chair = chair_of(table, ticket.seat)
    if ticket.by and chair.person != ticket.by:
        raise Refusal("koloda.table.seat", {"seat": letter(ticket.seat)})
    return chair


def owned(table: "TableState", ticket: Ticket) -> None:
    """Only the owner of the table may."""
    if ticket.by and not table.runs(ticket.by):
        raise Refusal("koloda.table.owner")


def may_begin(table: "TableState", ticket: Ticket, at: int) -> None:
    """The owner; also whoever sits here and has waited long enough for his word before a game."""
    owner = table.seat_of(table.owner)
    since = table.chairs[owner].away_since if owner >= 0 else None
    if since is None and table.follows:
        since = table.log[0].at
    waited = since is not None and at - table.downtime - since >= PATIENCE
    if table.begun or not waited or not table.sits(ticket.by):
        owned(table, ticket)


def vacant(table: "TableState", ticket: Ticket) -> None:
    if not chair_of(table, ticket.seat).empty:
        raise Refusal("koloda.table.taken", {"seat": letter(ticket.seat)})


def in_play(table: "TableState") -> None:
    if not table.begun:
        raise Refusal("koloda.table.waits")
    if table.paused_at is not None:
        raise Refusal("koloda.table.paused")


def not_begun(table: "TableState") -> None:
    if table.begun:
        raise Refusal("koloda.table.begun")


def clean_name(table: "TableState", ticket: Ticket) -> str:
    """The name that a ticket gives, unless it cannot be seen or looks like that of a person here."""
    name = ticket.text("name").strip()
    if not is_name(name, NAME_LENGTH):
        raise NotationError(f"a name has 1 to {NAME_LENGTH} characters on one line")
    others = [chair for seat, chair in enumerate(table.chairs) if seat != ticket.seat and chair.is_person]
    if others and looks(name) in [looks(chair.name) for chair in others]:
        raise Refusal("koloda.table.name", {"name": name})
    return name


def check_words(table: "TableState", ticket: Ticket, action: Action, at: int) -> None:
    """What a player writes inside an action obeys what holds for chat."""
    words = table.state.parts(action).get("text", "")
    if not isinstance(words, str) or not words:
        return
    if ticket.by in table.muted and words != NO_WORDS:
        raise Refusal("koloda.table.muted")
    if len(words) > LINE_LENGTH or not is_written(words):
        raise Refusal("koloda.table.words", {"most": LINE_LENGTH})
    spoken = table.spoken.get(ticket.by, [])
    if len(spoken) >= LINES and at - spoken[-LINES] < LINES * LINE_MS:
        raise Refusal("koloda.table.hurry")


def read(state: State, seat: int, code: str) -> Action:
    return state.action(f"~ {code}") if seat == HOST else state.read_action(seat, code)


def action_entry(text: str, seat: int, values: dict[str, Plain]) -> Entry:
    return Entry(0, text, [], kind=kinds.ACTION, seat=seat, values=dict(values))


def write_words(options: dict[str, str]) -> str:
    """Options as they are headed in positions; no value has a blank."""
    return " ".join([f"{name}={value}" for name, value in options.items()])


def read_words(text: str) -> dict[str, str]:
    """What `write_words` wrote."""
    found: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        found[name] = value
    return found
