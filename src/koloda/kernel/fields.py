"""The fields of a position as a table. A row says how a field is called, written, read, compared and shown;
the text of a position, what a seat sees of it, and the facts that a scenario may ask for follow from them.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel import seats
from koloda.kernel.errors import NotationError
from koloda.kernel.facts import EXACT, PAIRS, SET, same
from koloda.kernel.positions import BAR, Position, one_of, read_number, split_cards
from koloda.kernel.seats import EVERYTHING, NOBODY, SPECTATOR, letter, read_seat, write_seats
from koloda.kernel.state import State
from koloda.kernel.views import View, seen_windows
from koloda.kernel.windows import TURN, Window

POSITION: Final = 0
"""Part of a position and of what is seen of it."""
VIEW: Final = 1
"""Only part of what a seat sees."""
PLAIN: Final = 2
"""Seen beside the text."""
FACT: Final = 3
"""Only told when asked for."""
INSIDE: Final = 4
"""Written and seen, but never read: it tells apart two moments inside a step, whose text has `since`."""
SECRET: Final = 5
"""The same, and seen by nobody."""
DRAWN: Final = 6
"""Worked out when a view is drawn (`View.facts`), from as much of a state as the view knows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One row. `default` is what it says where it is left out; `always` that it never is; `compare` and
    `head` are of `facts.same`; `own` that seats may see more than somebody who only watches,
    `masked` that others see that there is something, but not what. `attribute` is the variable of the state
    that the row stands for, where there is one."""

    def __init__(
        self,
        name: str,
        default: str = "-",
        *,
        compare: int = EXACT,
        head: int = 0,
        always: bool = False,
        own: bool = False,
        masked: bool = False,
        place: int = POSITION,
    ) -> None:
        self.name = name
        self.default = default
        self.compare = compare
        self.head = head
        self.always = always
        self.own: bool = own or masked
        self.masked = masked
        self.place = place
        self.attribute: str = ""

    def kind(self) -> str:
        """What a screen makes of it: `hand`, `pile`, `heap`, `row`, `pairs`, `suit`, `seat`, `seats`,
        `points`, `number`, `word`, or `text` for what can only be shown as it is written."""
        return "text"

    def is_there(self, state: State) -> bool:
        """Whether this position has the field at all."""
        return True

    def missing(self, state: State) -> str:
        """What the field says where it is left out."""
        return self.default

    def says_nothing(self, state: State, value: str) -> bool:
        """Whether the text leaves this value out."""
        return not self.always and value == self.missing(state)

    def is_beside(self, state: State, value: str) -> bool:
        """Whether a view has this value beside its text."""
        return self.says_nothing(state, value)

    def write(self, state: State, seat: i64) -> str:
        """The value as this seat may know it; the whole of it for EVERYTHING."""
        raise NotImplementedError

    def read(self, state: State, text: str) -> None:
        """Puts the value into a new state."""
        raise NotImplementedError

    def copy(self, into: State, of: State) -> None:
        """Gives one state the value of another, for `State.copy_from`."""
        if self.attribute and self.place == POSITION:
            value: object = getattr(of, self.attribute)
            setattr(into, self.attribute, value.copy() if isinstance(value, list) else value)

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        """Whether a fact holds; `hidden` where a seat's view is asked."""
        return same(self.compare, self.head, expected, found, hidden)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A number of at most so many digits."""

    def __init__(
        self,
        name: str,
        attribute: str = "",
        default: str = "0",
        *,
        digits: int = 9,
        always: bool = False,
        own: bool = False,
    ) -> None:
        super().__init__(name, default, always=always, own=own)
        self.attribute: str = attribute or name
        self.digits = digits

    def kind(self) -> str:
        return "number"

    def write(self, state: State, seat: i64) -> str:
        return str(getattr(state, self.attribute))

    def read(self, state: State, text: str) -> None:
        setattr(state, self.attribute, read_number(text, self.name, self.digits))


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field):
    """One of some words; the attribute is its place among them, counted from `least`."""

    def __init__(
        self,
        name: str,
        words: list[str],
        attribute: str = "",
        *,
        default: str = "",
        least: int = 0,
        always: bool = False,
        own: bool = False,
        place: int = POSITION,
    ) -> None:
        super().__init__(name, default or words[0], always=always, own=own, place=place)
        self.words = words
        self.attribute: str = attribute or name
        self.least = least

    def kind(self) -> str:
        return "word"

    def write(self, state: State, seat: i64) -> str:
        number: int = getattr(state, self.attribute)
        return self.words[number - self.least]

    def read(self, state: State, text: str) -> None:
        if text not in self.words:
            raise NotationError(f"{self.name} is one of {', '.join(self.words)}, not {text!r}")
        setattr(state, self.attribute, self.words.index(text) + self.least)


@final
class Sign(Field):
    """One of two words; the attribute is 1 for the first, -1 for the second."""

    def __init__(self, name: str, plus: str, minus: str, attribute: str) -> None:
        super().__init__(name, plus)
        self.minus = minus
        self.attribute: str = attribute

    def kind(self) -> str:
        return "word"

    def write(self, state: State, seat: i64) -> str:
        number: int = getattr(state, self.attribute)
        return self.default if number > 0 else self.minus

    def read(self, state: State, text: str) -> None:
        setattr(state, self.attribute, int(one_of(text, {self.default: 1, self.minus: -1}, self.name)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Field):
    """One seat, or `-` for nobody."""

    def __init__(self, name: str, attribute: str = "", default: str = "-", *, always: bool = False) -> None:
        super().__init__(name, default, always=always)
        self.attribute: str = attribute or name

    def kind(self) -> str:
        return "seat"

    def write(self, state: State, seat: i64) -> str:
        number: int = getattr(state, self.attribute)
        return write_seat(number)

    def read(self, state: State, text: str) -> None:
        setattr(state, self.attribute, int(seats.read_optional_seat(text, state.count)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Field):
    """Some seats, as a mask."""

    def __init__(
        self,
        name: str,
        attribute: str = "",
        default: str = "-",
        *,
        always: bool = False,
        place: int = POSITION,
    ) -> None:
        super().__init__(name, default, compare=SET, always=always, place=place)
        self.attribute: str = attribute or name

    def kind(self) -> str:
        return "seats"

    def write(self, state: State, seat: i64) -> str:
        mask: int = getattr(state, self.attribute)
        return write_seats(mask)

    def read(self, state: State, text: str) -> None:
        setattr(state, self.attribute, int(seats.read_seats(text, state.count)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Field):
    """A number for each seat, `A 20 B 0`; the attribute is a row of them, which may be empty while all are
    0."""

    def __init__(self, name: str, attribute: str = "", *, place: int = POSITION) -> None:
        super().__init__(name, "-", compare=PAIRS, place=place)
        self.attribute: str = attribute or name

    def kind(self) -> str:
        return "points"

    def write(self, state: State, seat: i64) -> str:
        row: tuple[int, ...] = getattr(state, self.attribute)
        return write_pairs([(who, row[who] if row else 0) for who in range(state.count)])

    def says_nothing(self, state: State, value: str) -> bool:
        row: tuple[int, ...] = getattr(state, self.attribute)
        return not any(row)

    def read(self, state: State, text: str) -> None:
        pairs = read_pairs(text, state.count, self.name)
        setattr(state, self.attribute, tuple([pairs.get(who, 0) for who in range(state.count)]))


@final
class Turn(Field):
    """Whose turn it is, by the window that is open."""

    def kind(self) -> str:
        return "seats"

    def write(self, state: State, seat: i64) -> str:
        for window in state.windows():
            if window.kind == TURN:
                return write_seats(window.seats)
        return "-"


@final
class Over(Field):
    """Who has won, once it is over."""

    def kind(self) -> str:
        return "seats"

    def write(self, state: State, seat: i64) -> str:
        return write_seats(state.winners()) if state.is_over() else "-"


@final
class Total(Field):
    """The points of the match."""

    def kind(self) -> str:
        return "points"

    def write(self, state: State, seat: i64) -> str:
        return write_pairs(list(enumerate(state.totals())))


def facts_of_all() -> list[Field]:
    """What a scenario may ask of every game and a screen shows of it, where a game has no rows of its own:
    `turn`, `over`, `total`."""
    return [
        Turn("turn", place=PLAIN),
        Over("over", compare=SET, place=FACT),
        Total("total", compare=PAIRS, place=FACT),
    ]


@final
class Fields:
    """The rows of a game in writing order. Those of `first` are read before the others. Of two rows with one
    name, which a view has in another place than the position, the second is the one that is asked for."""

    def __init__(self, rows: list[Field], first: tuple[str, ...] = ()) -> None:
        self.rows = rows
        self.by_name: dict[str, Field] = {row.name: row for row in rows}
        self.written: list[Field] = [row for row in rows if row.place in (POSITION, INSIDE, SECRET)]
        self.reading: list[Field] = [self.by_name[name] for name in first]
        self.reading += [row for row in rows if row.place == POSITION and row.name not in first]
        self.seen: list[Field] = [row for row in rows if row.place not in (FACT, SECRET, DRAWN)]
        self.drawn: list[Field] = [row for row in rows if row.place == DRAWN]

    def find(self, state: State, name: str) -> str | None:
        """A field or a fact as text; None when there is no such thing."""
        row = self.by_name.get(name)
        return row.write(state, EVERYTHING) if row is not None and row.is_there(state) else None

    def write(self, state: State) -> str:
        """The position without its chance."""
        parts = [state.header()]
        for row in self.written:
            if row.is_there(state):
                value = row.write(state, EVERYTHING)
                if not row.says_nothing(state, value):
                    parts.append(f"{row.name} {value}")
        return BAR.join(parts)

    def take(self, state: State, position: Position, name: str) -> None:
        """Reads one field."""
        row = self.by_name[name]
        row.read(state, position.take(name, row.missing(state)))

    def read(self, state: State, position: Position) -> None:
        """Fills a new state; fields that have been taken already are left alone."""
        for row in self.reading:
            if row.is_there(state) and row.name not in position.known:
                self.take(state, position, row.name)
        position.finish()

    def facts(self, state: State, seat: i64) -> dict[str, str]:
        """What is worked out for whoever draws what this seat sees."""
        found: dict[str, str] = {}
        for row in self.drawn:
            value = row.write(state, seat) if row.is_there(state) else ""
            if value:
                found[row.name] = value
        return found

    def same(self, name: str, expected: str, found: str, hidden: bool) -> bool:
        """Whether a fact holds; `hidden` where a seat's view is asked."""
        row = self.by_name.get(name)
        return same(EXACT, 0, expected, found, hidden) if row is None else row.same(expected, found, hidden)


@final
class Shown:
    """What `seat` sees of a position. A spectator is shown what all see alike, which then serves for any
    seat: `own` are the rows of which one may see more."""

    def __init__(self, table: Fields, state: State, seat: i64 = SPECTATOR) -> None:
        self.table = table
        self.state = state
        self.fields: dict[str, str] = {}
        self.plain: dict[str, str] = {}
        self.own: list[Field] = []
        self.seat: i64 = seat
        self.seat_fields: dict[str, str] = self.fields
        self.seat_plain: dict[str, str] = self.plain
        for row in table.seen:
            if not row.is_there(state):
                continue
            value = row.write(state, seat)
            if row.place == PLAIN:
                self.plain[row.name] = value
            elif not row.is_beside(state, value):
                self.fields[row.name] = value
            elif row.place != VIEW:
                self.plain[row.name] = value
            if row.own and (not row.masked or row.name in self.fields):
                self.own.append(row)

    def to(self, seat: i64) -> dict[str, str]:
        """The fields as this seat sees them."""
        self.look(seat)
        return self.seat_fields

    def plain_to(self, seat: i64) -> dict[str, str]:
        """What this seat sees beside them; the same object for all who see the same."""
        self.look(seat)
        return self.seat_plain

    def look(self, seat: i64) -> None:
        """Makes both at once, for the seat that is asked about."""
        if seat == self.seat:
            return
        fields, plain, late = self.fields.copy(), self.plain, False
        for row in self.own if seat >= 0 else []:
            name, value = row.name, row.write(self.state, seat)
            if row.place != PLAIN and not row.is_beside(self.state, value):
                if name not in fields:
                    late = True
                    if name in plain:
                        plain = plain.copy() if plain is self.plain else plain
                        del plain[name]
                fields[name] = value
                continue
            if name in fields:
                del fields[name]
            if row.place != VIEW and plain.get(name) != value:
                plain = plain.copy() if plain is self.plain else plain
                plain[name] = value
        if late:
            fields = {row.name: fields[row.name] for row in self.table.seen if row.name in fields}
        self.seat, self.seat_fields, self.seat_plain = seat, fields, plain


def sees(seat: i64, other: i64) -> bool:
    """Whether what only `other` knows is told to `seat`."""
    return seat == other or seat == EVERYTHING


@final
class Sheet(View):
    """A view for people alone, with what anybody who watches could work out."""

    def __init__(
        self, seat: i64, header: str, shown: Shown, windows: list[Window], drawn: dict[str, str]
    ) -> None:
        super().__init__(seat, header, shown.to(seat), windows, shown.plain_to(seat))
        self.drawn = drawn

    def facts(self) -> dict[str, str]:
        return self.drawn


def sheets(table: Fields, state: State, seats: list[int]) -> list[View]:
    """The views of several seats as people need them: made once what they share, and nothing for bots."""
    shown = Shown(table, state)
    header = state.header()
    windows = seen_windows(state.windows(), SPECTATOR)
    drawn = table.facts(state, SPECTATOR)
    return [Sheet(seat, header, shown, windows, drawn) for seat in seats]


def write_seat(seat: i64) -> str:
    """`A`, or `-` for nobody."""
    return "-" if seat == NOBODY else letter(seat)


def hidden(count: i64) -> str:
    """`?5`: cards whose faces are not known."""
    return f"?{count}" if count else "-"


def write_pairs(pairs: list[tuple[int, int]]) -> str:
    """`A 20 B 30`."""
    return " ".join([f"{letter(seat)} {number}" for seat, number in pairs]) or "-"


def read_pairs(text: str, count: i64, field: str) -> dict[int, int]:
    words = split_cards(text)
    if len(words) % 2:
        raise NotationError(f"{field} is seats and numbers in turn, not {text!r}")
    return {
        int(read_seat(words[i], count)): read_number(words[i + 1], field) for i in range(0, len(words), 2)
    }


def everybody(state: State) -> str:
    return write_seats(seats.all_seats(state.count))
