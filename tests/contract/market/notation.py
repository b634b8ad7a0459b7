"""Actions as text."""

import json

from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.seats import (
    HOST,
    letter,
    read_seat,
)
from tests.contract.market.table import (
    ASK,
    CARD_CODES,
    CLOSE_OFFER,
    DECK,
    DENY,
    DIE,
    EXPIRE,
    FRUITS,
    GIVE,
    HOST_WORDS,
    MOVE,
    NOTE_LENGTH,
    SELL,
    WORDS,
)


def read_card(text: str) -> int:
    if text not in CARD_CODES:
        raise NotationError(f"{text!r} is no card of the market")
    return CARD_CODES.index(text)


def read_fruit(text: str) -> int:
    if len(text) != 1 or text not in FRUITS:
        raise NotationError(f"{text!r} is no fruit: p, q or r is meant")
    return FRUITS.index(text)


def write_cards(cards: list[int]) -> str:
    return " ".join(CARD_CODES[card] for card in cards) or "-"


def read_cards(text: str) -> list[int]:
    return [] if text == "-" else [read_card(word) for word in text.split()]


def read_code(seat: int, text: str, count: int) -> Action:
    verb, colon, rest = text.partition(":")
    if text in WORDS:
        return Action(seat, WORDS.index(text))
    if text.startswith("move>"):
        return Action(seat, MOVE + read_seat(text[5:], count))
    if colon and verb == "sell":
        return Action(seat, SELL, tuple(read_card(word) for word in rest.split(",")))
    if colon and verb == "deny":
        return Action(seat, DENY + read_seat(rest, count))
    if colon and verb == "give":
        who, _, card = rest.partition(":")
        return Action(seat, GIVE + read_seat(who, count) * 32 + read_card(card))
    if colon and verb == "ask":
        words, _, note = rest.partition(" ")
        who, _, fruit = words.partition(":")
        return Action(seat, ASK, (read_seat(who, count), read_fruit(fruit)), read_note(note or '""'))
    raise NotationError(f"{text!r} is no action of the market", clause="koloda.action.unknown")


def read_note(text: str) -> str:
    try:
        note = json.loads(text)
    except ValueError:
        note = None
    if not isinstance(note, str) or len(note) > NOTE_LENGTH or not (note.isprintable() or not note):
        raise NotationError(f"a note is one line in quotes of at most {NOTE_LENGTH} characters")
    return note


def write_note(note: str) -> str:
    return json.dumps(note, ensure_ascii=False)


def read_host_code(text: str, count: int) -> Action:
    verb, _, rest = text.partition(" ")
    if text in HOST_WORDS:
        return Action(HOST, HOST_WORDS[text])
    if verb == "expire":
        return Action(HOST, EXPIRE, (int(read_seat(rest, count)),))
    if verb == "deck" and rest:
        return Action(HOST, DECK, tuple(read_cards(rest)))
    if verb == "die" and rest in ("1", "2", "3", "4", "5", "6"):
        return Action(HOST, DIE, (int(rest),))
    raise NotationError(f"'~ {text}' is no host action of the market", clause="koloda.action.unknown")


def write_code(action: Action) -> str:
    code = action.code
    if code < len(WORDS):
        return WORDS[code]
    if code == SELL:
        return "sell:" + ",".join(CARD_CODES[card] for card in action.args)
    if code == ASK:
        return f"ask:{letter(action.args[0])}:{FRUITS[action.args[1]]} {write_note(action.text)}"
    if code == EXPIRE:
        return f"expire {letter(action.args[0])}"
    if code == DECK:
        return "deck " + write_cards(list(action.args))
    if code == DIE:
        return f"die {action.args[0]}"
    if code >= CLOSE_OFFER:
        return next(word for word, number in HOST_WORDS.items() if number == code)
    if code >= GIVE:
        return f"give:{letter((code - GIVE) // 32)}:{CARD_CODES[(code - GIVE) % 32]}"
    return f"move>{letter(code - MOVE)}" if code >= MOVE else f"deny:{letter(code - DENY)}"
