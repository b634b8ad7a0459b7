"""Cards as a host spells them out: named ones, `?5` for five that do not matter, a last `…` for the rest."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.positions import ELLIPSES, Supply, unknown_count

REST: Final = -1
"""`…` in a told order; `?n` is -1 - n."""
ANY_ONE: Final = -2
"""`?1`."""


def read_told(text: str, read_card: Callable[[str], i64]) -> tuple[int, ...]:
    """The cards of a told order, top first."""
    words = text.split()
    told: list[int] = []
    for at, word in enumerate(words):
        hidden = unknown_count(word)
        if hidden > 0:
            told.append(-1 - hidden)
        elif word in ELLIPSES:
            if at < len(words) - 1:
                raise NotationError("`…` stands at the end")
            told.append(REST)
        else:
            told.append(int(read_card(word)))
    return tuple(told)


def write_told(told: tuple[int, ...], codes: list[str]) -> str:
    """What `read_told` reads."""
    return " ".join([codes[card] if card >= 0 else "…" if card == REST else f"?{-1 - card}" for card in told])


def spell(
    told: tuple[int, ...],
    cards: list[int],
    pack: list[int],
    codes: list[str],
    clause: str,
    *,
    whole: bool = True,
) -> list[int]:
    """The order of these cards that is told, all of them if it is the whole one; what stays unnamed comes in
    the order of the pack."""
    have = Supply(cards)
    for card in told:
        if card >= 0 and not have.name(card):
            raise Refusal(clause, {"card": codes[card]})
    rest = have.rest_in(pack)
    order: list[int] = []
    for card in told:
        if card >= 0:
            order.append(card)
            continue
        n = len(rest) if card == REST else -1 - card
        if n > len(rest):
            raise Refusal(clause, {"count": n})
        order += rest[len(rest) - n :]
        rest = rest[: len(rest) - n]
    if rest and whole:
        raise Refusal(clause, {"count": len(rest)})
    return order
