"""A whole game that looks, from one seat, as a position that travels does: what needs the engine (a bot of
ours, the screen of a terminal) stands on it. Hidden cards lie anyhow; nothing is known of them.
"""

import re
from collections import Counter
from functools import lru_cache
from random import Random

from koloda.kernel import Game, NotationError, State
from koloda.kernel.positions import BAR, read_header, split_outside_quotes
from koloda.kernel.seats import LETTERS

UNKNOWN = re.compile(r"(?<![^ ,=/>])\?(\d*)(?![^ ,=/>])")
"""`?5`: so many cards that the seat does not know."""
COVERED = re.compile(r"\?(\d+)>(\S)")
"""So many cards under one of their kind."""
DECKS = {"deck": "…", "DD": "…", "TD": "…"}
"""Where all cards lie that lie nowhere else, as positions write it."""
BACKS = ("TD", "TX")
"""Piles of the second of two packs."""
HELD = ("drawn", "accused")
"""What points at cards that are in a hand."""
PILES = ("discard", "pile", "disc", "DX", "TX")

Fields = dict[str, str]


def world_of(game: Game, text: str, lot: Random) -> State | None:
    """A state that fits a view's text as far as it can be told from it; None where none is found."""
    for written in readings(game, text, lot):
        try:
            return game.read(written)
        except (NotationError, ValueError):
            continue
    return None


def readings(game: Game, text: str, lot: Random) -> list[str]:
    """The text as it is, with cards in place of what is unknown, and without what cannot be told."""
    parts = [part.strip() for part in split_outside_quotes(text, BAR)]
    header = parts[0]
    fields = {name: value for name, _, value in (part.partition(" ") for part in parts[1:])}
    named = name_all(fields, hidden_cards(game, header, fields), lot)
    unsure = [name for name in fields if "?" in fields[name] and not known_to_read(name)]
    mover = {name: last_is_down(value, named) if name == "disc" else value for name, value in named.items()}
    spare = {name: UNKNOWN.sub("", named[name]).strip() or "-" for name in unsure}
    found = [named, mover, {**named, **spare}]
    found += [{other: named[other] for other in named if other != name} for name in unsure]
    found.append({name: value for name, value in named.items() if name not in unsure})
    found.append({name: UNKNOWN.sub("", value).strip() or "-" for name, value in found[-1].items()})
    return [text, *(BAR.join([header, *(f"{name} {value}" for name, value in one.items())]) for one in found)]


def known_to_read(name: str) -> bool:
    return is_hand(name) or name in DECKS or name in PILES


def is_hand(name: str) -> bool:
    return len(name) == 1 and name in LETTERS


def hidden_cards(game: Game, header: str, fields: Fields) -> list[str]:
    """The cards of the pack that are named nowhere, in its order."""
    count, options = read_header(header)
    cards = game.all_cards(count, options)
    left, short = Counter(cards), {card.partition("-")[2]: card for card in cards if "-" in card}
    words = words_of(tuple({*cards, *short}))
    for value in fields.values():
        for word in words.findall(value):
            left[word if left[word] > 0 else short.get(word, word)] -= 1
    return list(left.elements())


@lru_cache(16)
def words_of(cards: tuple[str, ...]) -> re.Pattern[str]:
    longest = sorted(map(re.escape, cards), key=len, reverse=True)
    return re.compile(rf"(?<![\w.*-])(?:{'|'.join(longest)})(?![\w.*-])")


def name_all(fields: Fields, rest: list[str], lot: Random) -> Fields:
    """Cards in place of what is unknown: first those that must be of a kind, then the hands."""
    named = dict(fields)
    for name, value in fields.items():
        named[name] = COVERED.sub(lambda found: name_covered(found, rest), value)
    for name in DECKS:
        found = UNKNOWN.search(fields.get(name, ""))
        if found:
            named[name] = DECKS[name]
        if found and name != "deck":  # two packs: the cards of each stand together in the game's order
            take(rest, int(found[1] or 1), back=name in BACKS)
    for name in PILES:
        if name in named:
            numbers = [card for card in rest if card[0].islower()]
            named[name] = name_cards(named[name], numbers, back=name in BACKS)
            rest = list((Counter(rest) - Counter(named[name].split())).elements())
    lot.shuffle(rest)
    for name in named:
        if is_hand(name):
            named[name] = name_hand(named[name], rest)
    for name in HELD:
        if name in named:
            named[name] = name_cards(named[name], hand_of(named[name], named))
    return named


def take(cards: list[str], count: int, *, back: bool = False) -> list[str]:
    start = max(0, len(cards) - count) if back else 0
    taken = cards[start : start + count]
    del cards[start : start + count]
    return taken


def name_covered(found: re.Match[str], rest: list[str]) -> str:
    kind = [card for card in rest if card[0] == found[2]][: int(found[1])]
    for card in kind:
        rest.remove(card)
    return "".join(f"{card}>" for card in kind) + found[2]


def name_cards(value: str, cards: list[str], *, back: bool = False) -> str:
    """Cards in place of `?5`; what there are no cards for stays unknown."""

    def name(found: re.Match[str]) -> str:
        count = int(found[1] or 1)
        taken = take(cards, count, back=back)
        unknown = [f"?{count - len(taken)}"] if len(taken) < count else []
        listed = found.start() and value[found.start() - 1] in "=,"
        return ("," if listed else " ").join([*taken, *unknown])

    return UNKNOWN.sub(name, value)


def name_hand(value: str, rest: list[str]) -> str:
    """A hand; its cards that came last (`fresh`) are some of it."""
    hand, fresh, last = value.partition(" fresh=")
    before = len(hand)
    hand = name_cards(hand, rest)
    if not fresh or not UNKNOWN.search(last):
        return hand + fresh + last
    return hand + fresh + name_cards(last, hand[before - 2 :].lstrip("=,").split(","))


def hand_of(value: str, named: Fields) -> list[str]:
    """The cards in the hand that a field points into: of whom it names, else of whose turn it is."""
    seats = [word for word in value.split() if is_hand(word)]
    return named.get(seats[0] if seats else named.get("turn", "A"), "").split()


def last_is_down(value: str, named: Fields) -> str:
    """The mover has seen what lies on top, face down."""
    return value if "/" in value else f"{value}/{named.get('turn', 'A')}"
