"""The 36 cards, `6s` to `Ah`, and which beats which."""

from typing import Final

from koloda.kernel.cards import suited_pack

RANKS: Final = "6789TJQKA"
SUITS: Final = "scdh"
PACK: Final = suited_pack(RANKS, SUITS)


def rank_of(card: int) -> int:
    return card % len(RANKS)


def suit_of(card: int) -> int:
    return card // len(RANKS)


def beats(card: int, other: int, trump: int) -> bool:
    """durak.beat.higher."""
    if suit_of(card) == suit_of(other):
        return card > other
    return suit_of(card) == trump


def worth(card: int, trump: int) -> int:
    """How dear a card is: by rank, and any trump more than all others."""
    return rank_of(card) + (len(RANKS) if suit_of(card) == trump else 0)
