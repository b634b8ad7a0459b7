"""What proposals say: the terms of help (munchkin.deal.terms) and of a trade (munchkin.trade.offer)."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD, Cards
from koloda.kernel.positions import split_words
from koloda.kernel.seats import LETTERS, letter

SHARES: Final = ("half+", "half-", "all")
HALF_UP: Final = -1
HALF_DOWN: Final = -2
WHOLE: Final = -3
NOW: Final = 0
AFTER_WIN: Final = 1
WHEN: Final = ("now", "win")
FORBIDDEN: Final = '"|;/\n\r'
"""A quoted text holds none of these (munchkin.code.action)."""


@final
class Terms:
    """What a helper gets; `plays` are (card, seat, when)."""

    def __init__(self) -> None:
        self.share: i64 = 0
        self.helper_first = False
        self.pay: list[int] = []
        self.plays: list[tuple[int, int, int]] = []
        self.note = ""

    def text(self, cards: Cards) -> str:
        """All of it: `share=half+ pick=helper pay=whip`."""
        share = str(self.share) if self.share >= 0 else SHARES[-1 - self.share]
        words = [f"share={share}", f"pick={'helper' if self.helper_first else 'main'}"]
        if self.pay:
            words.append("pay=" + ",".join([cards.codes[card] for card in self.pay]))
        if self.plays:
            plays = [f"{cards.codes[card]}>{letter(seat)}@{WHEN[when]}" for card, seat, when in self.plays]
            words.append("play=" + ",".join(plays))
        if self.note:
            words.append(f'note="{self.note}"')
        return " ".join(words)

    def next_play(self, when: i64) -> tuple[int, int, int] | None:
        """The first play that is due then."""
        for play in self.plays:
            if play[2] == when:
                return play
        return None

    def without(self, card: i64) -> "Terms":
        """The same with one play less."""
        rest = Terms()
        rest.share = self.share
        rest.helper_first = self.helper_first
        rest.pay = self.pay
        rest.plays = [play for play in self.plays if play[0] != card]
        rest.note = self.note
        return rest

    def part(self, count: i64) -> i64:
        """How many of `count` treasures are the helper's."""
        if self.share == HALF_UP:
            return (count + 1) // 2
        if self.share == HALF_DOWN:
            return count // 2
        if self.share == WHOLE or self.share > count:
            return count
        return self.share


@final
class Swap:
    """What a trade moves."""

    def __init__(self) -> None:
        self.give: list[int] = []
        self.want: list[int] = []
        self.note = ""


def read_pairs(text: str, known: tuple[str, ...]) -> dict[str, str] | None:
    """`share=1 note="…"` as a table; None when it is not written so, or a word is doubled."""
    found: dict[str, str] = {}
    for word in split_words(text):
        name, equals, value = word.partition("=")
        if not equals or not value or name not in known or name in found or "note" in found:
            return None
        found[name] = value
    return found


def read_note(value: str) -> str | None:
    inner = value[1:-1]
    if len(value) < 2 or value[0] != '"' or value[-1] != '"' or any(mark in inner for mark in FORBIDDEN):
        return None
    return inner


def read_list(cards: Cards, value: str) -> list[int] | None:
    """NO_CARD for a word that is no card; None when one is doubled."""
    found: list[int] = []
    if value == "-":
        return found
    for code in value.split(","):
        card = cards.numbers.get(code, NO_CARD)
        if card in found:
            return None
        found.append(card)
    return found


def read_terms(cards: Cards, count: i64, text: str) -> Terms | None:
    """None when a word or value is none of the table's."""
    pairs = read_pairs(text, ("share", "pick", "pay", "play", "note"))
    if pairs is None:
        return None
    terms = Terms()
    share = pairs.get("share", "0")
    if share in SHARES:
        terms.share = -1 - SHARES.index(share)
    elif share.isascii() and share.isdigit() and len(share) < 7:
        terms.share = int(share)
    else:
        return None
    pick = pairs.get("pick", "main")
    if pick != "main" and pick != "helper":
        return None
    terms.helper_first = pick == "helper"
    pay = read_list(cards, pairs.get("pay", "-"))
    note = read_note(pairs.get("note", '""'))
    if pay is None or NO_CARD in pay or note is None:
        return None
    terms.pay = pay
    terms.note = note
    if "play" in pairs:
        for part in pairs["play"].split(","):
            play = read_play(cards, count, part)
            if play is None or play[0] in [known[0] for known in terms.plays]:
                return None
            terms.plays.append(play)
    return terms


def read_play(cards: Cards, count: i64, text: str) -> tuple[int, int, int] | None:
    """`gual.1>B@now`."""
    code, _, rest = text.partition(">")
    who, _, when = rest.partition("@")
    seat = LETTERS.find(who) if len(who) == 1 else -1
    if code not in cards.numbers or seat < 0 or seat >= count or when not in WHEN:
        return None
    return cards.numbers[code], seat, WHEN.index(when)


def read_swap(cards: Cards, text: str) -> Swap | None:
    pairs = read_pairs(text, ("give", "want", "note"))
    if pairs is None:
        return None
    give = read_list(cards, pairs.get("give", "-"))
    want = read_list(cards, pairs.get("want", "-"))
    note = read_note(pairs.get("note", '""'))
    if give is None or want is None or note is None or not (give or want):
        return None
    swap = Swap()
    swap.give = give
    swap.want = want
    swap.note = note
    return swap
