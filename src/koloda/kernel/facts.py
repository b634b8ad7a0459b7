"""How an expected value is compared with what is found."""

from typing import Final

from koloda.kernel.positions import ELLIPSES, unknown_count

EXACT: Final = 0
"""The same words in the same order."""
SET: Final = 1
"""The same words in any order."""
CARDS: Final = 2
"""A hand: in any order; `?5` stands for any five cards, `…` for any further ones."""
PILE: Final = 3
"""A pile, top first, in order, with `?5` and `…`."""
HEAP: Final = 4
"""A pile, top last; below its top card in any order."""
PAIRS: Final = 5
"""`A 20 B 30`: only the named ones are compared."""
SOME: Final = 6
"""Only the words that are expected are compared."""


def spread(text: str) -> list[str]:
    """The words of a list of cards, `?3` as three `?`."""
    words: list[str] = []
    if text == "-":
        return words
    for word in text.split():
        unknown = unknown_count(word)
        if unknown < 0:
            words.append(word)
        else:
            words += ["?"] * unknown
    return words


def same_bag(expected: list[str], found: list[str], hidden: bool) -> bool:
    more = bool(expected) and expected[-1] in ELLIPSES
    if more:
        expected = expected[:-1]
    left = found[:]
    unknown = 0
    for word in expected:
        if word == "?" and not hidden:
            unknown += 1
        elif word in left:
            left.remove(word)
        else:
            return False
    return len(left) >= unknown if more else len(left) == unknown


def same_row(expected: list[str], found: list[str], hidden: bool) -> bool:
    more = bool(expected) and expected[-1] in ELLIPSES
    if more:
        expected = expected[:-1]
    if len(found) < len(expected) or (len(found) > len(expected) and not more):
        return False
    return all(
        (word == "?" and not hidden) or word == is_ for word, is_ in zip(expected, found, strict=False)
    )


def same(kind: int, head: int, expected: str, found: str, hidden: bool) -> bool:
    """Whether the found text is what the expected one says.

    The first `head` words must be equal. `hidden` is for what a seat sees: there `?` means a card
    that it does not know, not just any card.
    """
    if kind == SOME:
        return all(word in found.split() for word in expected.split())
    if head:
        first, given = expected.split(), found.split()
        if first == ["-"] or given == ["-"]:
            return first == given
        if first[:head] != given[:head]:
            return False
        expected, found = " ".join(first[head:]) or "-", " ".join(given[head:]) or "-"
    if kind == EXACT:
        return expected.split() == found.split()
    if kind == SET:
        return sorted(expected.split()) == sorted(found.split())
    if kind == PAIRS:
        wanted, is_ = expected.split(), found.split()
        if len(wanted) % 2:
            return wanted == is_
        has = dict(zip(is_[::2], is_[1::2], strict=False))
        return all(has.get(who) == value for who, value in zip(wanted[::2], wanted[1::2], strict=True))
    cards, pile = spread(expected), spread(found)
    if kind == CARDS:
        return same_bag(cards, pile, hidden)
    if kind == PILE:
        return same_row(cards, pile, hidden)
    if not cards or not pile:
        return cards == pile
    if cards[-1] in ELLIPSES:  # nothing is said of the top card
        return same_bag(cards, pile, hidden)
    return same_row(cards[-1:], pile[-1:], hidden) and same_bag(cards[:-1], pile[:-1], hidden)
