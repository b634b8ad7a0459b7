"""What a seat sees, as numbers: named parts, each of a shape that does not change during a game.

Everything is taken from the seat's view, so nothing can be in it that the seat may not know. Seats stand in
their order, whoever looks: `me` says which is one's own.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from koloda.kernel.fields import Fields, Sign, Word
from koloda.kernel.positions import unknown_count
from koloda.kernel.seats import LETTERS, has
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import NOTICE, PROPOSAL

MOST: Final[i64] = 32767
NOT_IN_CARDS: Final = " []=,>/|+()"


def clip(number: i64) -> i16:
    """A number as far as there is room for it."""
    return i16(max(-MOST, min(MOST, number)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One row: its name, its shape, what it means. `fill` writes it; all its numbers are 0 before."""

    def __init__(self, name: str, shape: Sequence[int], meaning: str) -> None:
        self.name = name
        self.shape: list[int] = list(shape)
        self.meaning = meaning
        size: i64 = 1
        for length in shape:
            size *= length
        self.size: i64 = size

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The parts of a game at a table, one behind the other."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts: list[Part] = list(parts)
        self.starts: dict[str, int] = {}
        size: i64 = 0
        for part in parts:
            if part.name in self.starts:
                raise ValueError(f"two parts are called {part.name!r}")
            self.starts[part.name] = int(size)
            size += part.size
        self.size: i64 = size

    def write(self, view: View, out: vec[i16], at: i64) -> None:
        """Writes what a view shows from that place on."""
        clear(out, at, self.size)
        for part in self.parts:
            part.fill(view, out, at)
            at += part.size

    def write_state(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """The same for a seat of a state; a game may do it faster, with the same result."""
        self.write(state.view(seat), out, at)

    def read(self, view: View) -> vec[i16]:
        """All numbers of a view."""
        row = vec[i16]([i16(0)] * int(self.size))
        self.write(view, row, 0)
        return row


def clear(out: vec[i16], at: i64, size: i64) -> None:
    end = at + size
    while at < end:
        out[at] = 0
        at += 1


# The rows of all games


@final
class MyPart(Part):
    def __init__(self, count: int) -> None:
        super().__init__("me", (count,), "1 at the seat that looks")

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        if view.seat >= 0:
            out[at + view.seat] = 1


@final
class AskedPart(Part):
    def __init__(self, count: int) -> None:
        super().__init__(
            "asked", (count,), "1 at each seat that an open window asks, as far as this seat sees it"
        )
        self.count: i64 = count

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for window in view.windows:
            if window.kind == NOTICE or window.kind == PROPOSAL:
                continue
            seat: i64 = 0
            while seat < self.count:
                if has(window.seats, seat):
                    out[at + seat] = 1
                seat += 1


@final
class CardsPart(Part):
    """How often each code stands in some fields, and last how many cards there are that are not known."""

    def __init__(self, name: str, fields: Sequence[str], codes: Mapping[str, int], meaning: str) -> None:
        kinds = 1 + max([-1, *codes.values()])
        super().__init__(name, (kinds + 1,), f"{meaning}: how many of each card, last those that are unknown")
        self.fields: list[str] = list(fields)
        self.codes: dict[str, int] = dict(codes)
        self.unknown: i64 = kinds

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for field in self.fields:
            count_cards(view.field(field) or "", self.codes, self.unknown, out, at)


def count_cards(text: str, codes: dict[str, int], unknown: i64, out: vec[i16], at: i64) -> None:
    for word in split_words(text):
        place = codes.get(word, -1)
        if place < 0 and ":" in word:  # a code and what is said of it
            place = codes.get(word.partition(":")[0], -1)
        if place >= 0:
            out[at + place] += 1
        else:
            hidden = unknown_count(word)
            if hidden > 0:
                out[at + unknown] = clip(i64(out[at + unknown]) + hidden)


def split_words(text: str) -> list[str]:
    """The codes of a field, whatever stands between them."""
    for mark in NOT_IN_CARDS[1:]:
        if mark in text:
            text = text.replace(mark, " ")
    return text.split()


@final
class HandsPart(Part):
    """The same for the field of each seat, called by its letter."""

    def __init__(self, name: str, count: int, codes: Mapping[str, int], meaning: str) -> None:
        kinds = 1 + max([-1, *codes.values()])
        what = f"{meaning}, by seat: how many of each card, last those that are unknown"
        super().__init__(name, (count, kinds + 1), what)
        self.count: i64 = count
        self.codes: dict[str, int] = dict(codes)
        self.kinds: i64 = kinds

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        seat: i64 = 0
        while seat < self.count:
            text = view.field(LETTERS[seat]) or ""
            count_cards(text, self.codes, self.kinds, out, at + seat * (self.kinds + 1))
            seat += 1


@final
class TopPart(Part):
    """One card of a field: the first, or the last."""

    def __init__(
        self, name: str, field: str, codes: Mapping[str, int], meaning: str, *, last: bool = False
    ) -> None:
        super().__init__(name, (1 + max([-1, *codes.values()]),), f"{meaning}: 1 at the card")
        self.field = field
        self.codes: dict[str, int] = dict(codes)
        self.last = last

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        words = split_words(view.field(self.field) or "")
        if words:
            place = self.codes.get(words[-1] if self.last else words[0], -1)
            if place >= 0:
                out[at + place] = 1


@final
class WordPart(Part):
    """Which of some words a field begins with."""

    def __init__(self, field: str, words: Sequence[str], meaning: str, name: str = "") -> None:
        super().__init__(name or field, (len(words),), f"{meaning}: 1 at {', '.join(words)}")
        self.field = field
        self.words: dict[str, int] = {word: at for at, word in enumerate(words)}

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        said = (view.field(self.field) or "").split()
        if said:
            place = self.words.get(said[0], -1)
            if place >= 0:
                out[at + place] = 1


@final
class NumberPart(Part):
    def __init__(self, field: str, meaning: str) -> None:
        super().__init__(field, (1,), meaning)

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        text = view.field(self.name) or ""
        if text.isdigit() or (text.startswith("-") and text[1:].isdigit()):
            out[at] = clip(int(text))


@final
class SeatsPart(Part):
    """The seats that a field names."""

    def __init__(self, name: str, count: int, meaning: str, field: str = "") -> None:
        super().__init__(name, (count,), f"{meaning}: 1 at each such seat")
        self.count: i64 = count
        self.field = field or name

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        for word in (view.field(self.field) or "").replace(",", " ").replace("+", " ").split():
            seat: i64 = LETTERS.find(word) if len(word) == 1 else -1
            if 0 <= seat < self.count:
                out[at + seat] = 1


@final
class PointsPart(Part):
    """`A 20 B 30`."""

    def __init__(self, field: str, count: int, meaning: str) -> None:
        super().__init__(field, (count,), f"{meaning}, by seat")
        self.count: i64 = count

    def fill(self, view: View, out: vec[i16], at: i64) -> None:
        words = (view.field(self.name) or "").split()
        for place in range(0, len(words) - 1, 2):
            seat: i64 = LETTERS.find(words[place]) if len(words[place]) == 1 else -1
            number = words[place + 1]
            if 0 <= seat < self.count and number.removeprefix("-").isdigit():
                out[at + seat] = clip(int(number))


def number_codes(codes: Sequence[str]) -> dict[str, int]:
    """Each different code with its place, in their order."""
    found: dict[str, int] = {}
    for code in codes:
        if code not in found:
            found[code] = len(found)
    return found


def parts_of_fields(fields: Fields, count: i64, cards: Sequence[str], suits: str = "") -> list[Part]:
    """What follows from the fields of a game, where it declares nothing else."""
    codes = number_codes(cards)
    seats = int(count)
    parts: list[Part] = [MyPart(seats), AskedPart(seats)]
    hands = False
    for row in fields.seen:
        name, kind = row.name, row.kind()
        if name in [part.name for part in parts]:
            continue
        if len(name) == 1 and name in LETTERS:
            if not hands:
                parts.append(HandsPart("hands", seats, codes, "what is known of the hands"))
                hands = True
        elif isinstance(row, Word):
            parts.append(WordPart(name, row.words, f"the field {name}"))
        elif isinstance(row, Sign):
            parts.append(WordPart(name, [row.default, row.minus], f"the field {name}"))
        elif kind == "suit":
            parts.append(WordPart(name, list(suits), f"the field {name}"))
        elif kind in ("seat", "seats"):
            parts.append(SeatsPart(name, seats, f"the field {name}"))
        elif kind == "points":
            parts.append(PointsPart(name, seats, f"the field {name}"))
        elif kind == "number":
            parts.append(NumberPart(name, f"the field {name}"))
        else:
            parts.append(CardsPart(name, [name], codes, f"the field {name}"))
            if kind in ("pile", "row"):
                parts.append(TopPart(f"{name}-top", name, codes, f"the first card of {name}"))
            elif kind == "heap":
                parts.append(TopPart(f"{name}-top", name, codes, f"the last card of {name}", last=True))
    return parts
