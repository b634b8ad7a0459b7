"""The actions of a game as a table. A row has a word and what it names; reading, writing and taking apart an
action's code follow from the rows.

A code is a word and the things it names, each behind its mark: `draw`, `catch:B`, `w4:g>C!`, `~ deck r5 …`.
"""

import json
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.events import Value
from koloda.kernel.masks import bit
from koloda.kernel.positions import is_number
from koloda.kernel.seats import HOST, letter, read_seat
from koloda.kernel.spelled import read_told, write_told
from koloda.kernel.state import State

IN_ARGS: Final = -1
"""The shift of a slot whose number is one of the action's args."""
MOST_WRITTEN: Final = 1 << 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """One thing that an action names, called `name` among its parts, behind `mark` in its text.

    Its number stands in the action's code, `bits` wide and `shift` bits up, or IN_ARGS. Where it may be left
    out, `absent` is the number of nothing. With `many`, a separator, it is a row of such things, all in args.
    """

    def __init__(
        self,
        name: str,
        mark: str = "",
        *,
        shift: int = 0,
        bits: int = 6,
        absent: int = -1,
        many: str = "",
    ) -> None:
        self.name = name
        self.mark = mark
        self.shift: i64 = IN_ARGS if many else shift
        self.limit: i64 = bit(bits) - 1
        self.absent: i64 = absent
        self.many = many

    def read(self, state: State, text: str) -> i64:
        """The number of a text at this table; -1 where it is nothing of the kind."""
        raise NotImplementedError

    def write(self, state: State, number: i64) -> str:
        raise NotImplementedError

    def read_row(self, state: State, text: str) -> list[int] | None:
        """The numbers of a row; None where one of them is nothing of the kind."""
        found = [int(self.read(state, word)) for word in text.split(self.many)]
        return None if min(found) < 0 else found

    def write_row(self, state: State, row: tuple[int, ...]) -> str:
        return self.many.join([self.write(state, number) for number in row])


@final
class SeatSlot(Slot):
    def read(self, state: State, text: str) -> i64:
        return read_seat(text, state.count)

    def write(self, state: State, number: i64) -> str:
        return letter(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class WordSlot(Slot):
    """One of some words: cards, colours, offences. `clause` refuses any other, said by `what` it is not."""

    def __init__(
        self,
        name: str,
        mark: str,
        words: list[str],
        *,
        shift: int = 0,
        bits: int = 6,
        absent: int = -1,
        many: str = "",
        what: str = "",
        clause: str = "",
    ) -> None:
        super().__init__(name, mark, shift=shift, bits=bits, absent=absent, many=many)
        self.words = words
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.what = what
        self.clause = clause

    def read(self, state: State, text: str) -> i64:
        number = self.numbers.get(text, -1)
        if number < 0 and self.clause:
            raise NotationError(f"{text!r} is no {self.what}", clause=self.clause)
        return number

    def write(self, state: State, number: i64) -> str:
        return self.words[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberSlot(Slot):
    """A whole number of at most so many digits, without leading zeros."""

    def __init__(
        self, name: str, mark: str, *, shift: int = 0, bits: int = 10, absent: int = -1, digits: int = 6
    ) -> None:
        super().__init__(name, mark, shift=shift, bits=bits, absent=absent)
        self.digits = digits

    def read(self, state: State, text: str) -> i64:
        return int(text) if is_number(text, self.digits) and text == str(int(text)) else -1

    def write(self, state: State, number: i64) -> str:
        return str(number)


@final
class Flag(Slot):
    """A mark that stands alone: there or not."""

    def __init__(self, name: str, mark: str, *, shift: int) -> None:
        super().__init__(name, mark, shift=shift, bits=1, absent=0)

    def read(self, state: State, text: str) -> i64:
        return -1 if text else 1

    def write(self, state: State, number: i64) -> str:
        return ""


@final
class OrderSlot(Slot):
    """` r5 ?3 …`: an order of cards as the host spells it out (`spelled`); it is no part of the action."""

    def __init__(self, codes: list[str], read_card: Callable[[str], i64]) -> None:
        super().__init__("", many=" ")
        self.codes = codes
        self.read_card = read_card

    def read_row(self, state: State, text: str) -> list[int] | None:
        return list(read_told(text, self.read_card)) or None

    def write_row(self, state: State, row: tuple[int, ...]) -> str:
        return " " + write_told(row, self.codes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A row: its `word`, the first of its codes, what it names. A word of the host's is written behind `~`.
    With `fixed` the slots have fixed bits in the code, where `code` has what they are when left out; else
    they are counted from `code` on.

    `name` is the verb among the parts of an action, where the codes have no word (`r5`). A game's own rows
    add what the rules say: whether the action is allowed, and what it does.
    """

    def __init__(
        self,
        word: str,
        code: i64,
        slots: list[Slot] | None = None,
        *,
        name: str = "",
        host: bool = False,
        fixed: bool = False,
    ) -> None:
        self.word = word
        self.code: i64 = code
        self.slots: list[Slot] = slots if slots is not None else []
        self.name: str = name or word
        self.host = host
        self.fixed = fixed

    def last(self) -> i64:
        """The last of its codes."""
        last = self.code
        for slot in self.slots:
            if slot.shift >= 0:
                last += slot.limit << slot.shift
        return last

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        """The action whose text behind the word this is; None where it makes no sense."""
        code = self.code
        args: list[int] = []
        for at, slot in enumerate(self.slots):
            if not text.startswith(slot.mark) or (not slot.mark and not text):
                if slot.absent < 0:
                    return None
                if not self.fixed:
                    code += slot.absent << slot.shift
                continue
            body = text[len(slot.mark) :]
            end = self.end_of(body, at)
            text = body[end:]
            if slot.many:
                row = slot.read_row(state, body[:end])
                if row is None:
                    return None
                args += row
                continue
            number = slot.read(state, body[:end])
            if number < 0:
                return None
            if slot.shift == IN_ARGS:
                args.append(number)
            elif self.fixed:
                code = code & ~(slot.limit << slot.shift) | number << slot.shift
            else:
                code += number << slot.shift
        return None if text else Action(seat, code, tuple(args))

    def make(self, seat: i64, things: list[int]) -> Action:
        """The action that names these things, in the order of the slots."""
        code = self.code
        args: list[int] = []
        for at, slot in enumerate(self.slots):
            number: i64 = things[at]
            if slot.shift == IN_ARGS:
                args.append(number)
            elif self.fixed:
                code = code & ~(slot.limit << slot.shift) | number << slot.shift
            else:
                code += number << slot.shift
        return Action(seat, code, tuple(args))

    def things(self, action: Action) -> list[int]:
        """What the action names, a number each, as `make` takes them."""
        return [int(self.number(action, at)) for at in range(len(self.slots))]

    def end_of(self, text: str, at: int) -> int:
        """Where the mark of a later slot begins."""
        end = len(text)
        for slot in self.slots[at + 1 :]:
            found = text.find(slot.mark)
            if found >= 0 and found < end:
                end = found
        return end

    def number(self, action: Action, at: int) -> i64:
        """What the action has in a slot."""
        slot = self.slots[at]
        if slot.shift >= 0:
            code = action.code if self.fixed else action.code - self.code
            return code >> slot.shift & slot.limit
        before = 0
        for other in self.slots[:at]:
            if other.shift == IN_ARGS:
                before += 1
        return action.args[before]

    def write(self, state: State, action: Action) -> str:
        """What `read` reads, behind the word."""
        text = ""
        for at, slot in enumerate(self.slots):
            if slot.many:
                text += slot.mark + slot.write_row(state, action.args)
                continue
            number = self.number(action, at)
            if number != slot.absent:
                text += slot.mark + slot.write(state, number)
        return text

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        """What the action names, by the names of the slots."""
        found: dict[str, Value] = {"verb": self.name}
        for at, slot in enumerate(self.slots):
            if not slot.name:
                continue
            if slot.many:
                found[slot.name] = tuple([slot.write(state, number) for number in action.args])
                continue
            number = self.number(action, at)
            if number != slot.absent:
                found[slot.name] = slot.write(state, number) or "yes"
        return found


@final
class Verbs:
    """All verbs of a game, by word and by code. `kind` is a mask of the code's bits that tell the verb, where
    it is not told by the whole number."""

    def __init__(
        self, game: str, rows: list[Verb], *, kind: int = -1, clause: str = "koloda.action.unknown"
    ) -> None:
        self.game = game
        self.clause = clause
        self.kind: i64 = kind
        self.words: dict[str, Verb] = {row.word: row for row in rows if row.word and not row.host}
        self.host_words: dict[str, Verb] = {row.word: row for row in rows if row.host}
        self.bare: list[Verb] = [row for row in rows if not row.word]
        self.by_name: dict[str, Verb] = {row.name: row for row in rows}
        self.written: dict[int, str] = {}
        self.rows: list[Verb] = sorted(rows, key=lambda row: int(row.code & kind))
        self.first: vec[i64] = vec[i64]([i64(row.code & kind) for row in self.rows])
        self.last: vec[i64] = vec[i64](
            [i64(row.last() if kind == -1 else row.code & kind) for row in self.rows]
        )

    def find(self, code: i64) -> Verb | None:
        """The row of an action's code: the last one that begins at it or before, if it reaches so far."""
        code &= self.kind
        low: i64 = 0
        high: i64 = len(self.first)
        while low < high:
            middle = (low + high) // 2
            if self.first[middle] <= code:
                low = middle + 1
            else:
                high = middle
        return self.rows[low - 1] if low > 0 and code <= self.last[low - 1] else None

    def row(self, action: Action) -> Verb:
        verb = self.find(action.code)
        if verb is None:
            raise self.unknown(repr(action))
        return verb

    def read(self, state: State, seat: i64, text: str) -> Action:
        """A seat's action as it stands behind its letter, the host's behind `~`."""
        words = self.host_words if seat == HOST else self.words
        head = text if text in words else leading_word(text)
        verb = words.get(head)
        found: Action | None = None
        if verb is not None:
            found = verb.read(state, seat, text[len(head) :])
        elif seat != HOST:
            for row in self.bare:
                found = row.read(state, seat, text)
                if found is not None:
                    break
        if found is None:
            raise self.unknown(f"~ {text}" if seat == HOST else text)
        return found

    def unknown(self, text: str) -> NotationError:
        return NotationError(f"{text!r} is no action of {self.game}", clause=self.clause)

    def write(self, state: State, action: Action) -> str:
        """What `read` reads."""
        plain = not action.args and not action.text
        if plain:
            known = self.written.get(int(action.code))
            if known is not None:
                return known
        verb = self.row(action)
        text = verb.word + verb.write(state, action)
        if plain and len(self.written) < MOST_WRITTEN:
            self.written[int(action.code)] = text
        return text

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return self.row(action).parts(state, action)


def leading_word(text: str) -> str:
    """The letters, digits and dashes that a code begins with."""
    end = 0
    while end < len(text) and (text[end].isalnum() or text[end] == "-"):
        end += 1
    return text[:end]


def read_quoted(text: str, most: int, what: str) -> str:
    """A text in quotes, on one line."""
    try:
        words = json.loads(text)
    except ValueError:
        words = None
    if not isinstance(words, str) or len(words) > most or not words.isprintable():
        raise NotationError(f"{what} is one line in quotes of at most {most} characters")
    return words


def write_quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
