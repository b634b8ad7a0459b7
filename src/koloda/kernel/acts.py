"""The verbs of a game of the kit, written without numbers: the kit gives each its codes."""

from typing import Final

from mypy_extensions import i64

from koloda.kernel.cards import CardPack
from koloda.kernel.masks import bit
from koloda.kernel.verbs import Slot, Verb, WordSlot

UNNUMBERED: Final = -100


def act(word: str, *slots: Slot, name: str = "") -> Verb:
    """Something a player can do: its word, and what it names (`card_of`, a `SeatSlot` …), each behind a mark.

    Codes have one punctuation everywhere: `:` before what is meant (`transfer:7d`), `>` before what is aimed
    at (`8s>7s`, `swap>B`), `!` for a shout. Without a word (`7s`) it needs a name.
    """
    return Verb(word, UNNUMBERED, list(slots), name=name)


def card_of(pack: CardPack, mark: str = "", name: str = "card") -> WordSlot:
    """A card that an action names."""
    return WordSlot(name, mark, pack.codes, what="card")


def number(rows: list[Verb]) -> None:
    """Gives every verb that has none a range of codes of its own."""
    first: i64 = 0
    for row in rows:
        if row.code != UNNUMBERED and row.last() >= first:
            first = row.last() + 1
    numbered: list[Slot] = []
    for row in rows:
        if row.code != UNNUMBERED:
            continue
        width: i64 = 0
        for slot in reversed(row.slots):
            if slot in numbered:
                raise ValueError(f"two verbs share one slot {slot.name!r}: each needs its own")
            numbered.append(slot)
            if slot.shift >= 0:
                bits: i64 = len(slot.words).bit_length() if isinstance(slot, WordSlot) else bits_of(slot)
                slot.shift = width
                slot.limit = bit(bits) - 1
                width += bits
        row.code = first
        first += bit(width)


def bits_of(slot: Slot) -> int:
    return int(slot.limit).bit_length()
