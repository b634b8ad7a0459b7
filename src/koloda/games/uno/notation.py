"""UNO as text: action codes (chapter 3.3) and the fields of a position (chapter 7)."""

import json
from typing import Final

from mypy_extensions import i64

from koloda.games.uno.cards import CODES, COLOURS, NO_COLOUR, NUMBERS
from koloda.games.uno.codes import (
    AUTO,
    CALL,
    CALL_OVER,
    CATCH,
    CHALLENGE,
    COLOUR,
    CROW,
    CUSTOM_OVER,
    DEALER,
    DECK,
    DONE,
    DRAW,
    HOLD,
    JOKE,
    KEEP,
    LAUGH,
    NEXT,
    NO_TARGET,
    OK,
    PASS,
    PLAYS,
    SHED,
    SHOUT,
    SHOUTED,
    SHUFFLE,
    STONE,
    STUNT_OVER,
    TAKE,
    VOTE_OVER,
    act,
    asked,
    play_code,
)
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.seats import HOST, letter, read_seat
from koloda.kernel.spelled import read_told, write_told

WORDS: Final[dict[str, int]] = {
    "draw": int(DRAW),
    "pass": int(PASS),
    "uno": int(SHOUT),
    "ch": int(CHALLENGE),
    "take": int(TAKE),
    "joke": int(JOKE),
    "laugh": int(LAUGH),
    "stone": int(STONE),
    "crow": int(CROW),
    "done": int(DONE),
    "ok": int(OK),
}
HOST_WORDS: Final[dict[str, int]] = {
    "hold": int(HOLD),
    "vote": int(VOTE_OVER),
    "stunt": int(STUNT_OVER),
    "custom": int(CUSTOM_OVER),
    "call": int(CALL_OVER),
    "next": int(NEXT),
}
WORD_OF: Final = {code: word for word, code in [*WORDS.items(), *HOST_WORDS.items()]}
JOKE_LENGTH: Final = 280


def unknown(text: str) -> NotationError:
    return NotationError(f"{text!r} is no action of UNO", clause="koloda.action.unknown")


def read_card(text: str) -> i64:
    card = NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of UNO")
    return card


def read_colour(text: str) -> i64:
    colour = COLOURS.find(text) if len(text) == 1 else -1
    if colour < 0:
        raise NotationError(f"{text!r} is no colour: r, g, b or y is meant", clause="uno.act.whole")
    return colour


def read_code(seat: i64, text: str, count: i64) -> Action:
    """A player's action as it stands behind the seat letter."""
    if text in WORDS:
        return act(seat, WORDS[text])
    if text.startswith("joke "):
        return Action(seat, JOKE, (), read_words(text[5:].strip()))
    shout = text.endswith("!")
    body = text[:-1] if shout else text
    verb, colon, rest = body.partition(":")
    if colon and verb == "catch" and not shout:
        return act(seat, CATCH + read_seat(rest, count))
    if colon and verb == "call" and not shout:
        return act(seat, CALL + read_seat(rest, count))
    if colon and verb == "col" and not shout:
        return act(seat, COLOUR + read_colour(rest))
    if colon and verb == "keep":
        if rest not in NUMBERS:
            raise unknown(text)
        return act(seat, KEEP + NUMBERS[rest] + (64 if shout else 0))
    if colon and verb == "disc":
        words = rest.split(",")
        if not all(word in NUMBERS for word in words):
            raise unknown(text)
        cards = tuple([NUMBERS[word] for word in words])
        return Action(seat, SHED + (1 if shout else 0), cards)
    return read_play(seat, text, body, shout, count)


def read_play(seat: i64, text: str, body: str, shout: bool, count: i64) -> Action:
    rest, arrow, aim = body.partition(">")
    name, colon, colour = rest.partition(":")
    if name not in NUMBERS:
        raise unknown(text)
    target = read_seat(aim, count) if arrow else NO_TARGET
    named = read_colour(colour) if colon else NO_COLOUR
    return act(seat, play_code(NUMBERS[name], named, target, 1 if shout else 0))


def read_words(text: str) -> str:
    """A text in quotes, on one line."""
    try:
        words = json.loads(text)
    except ValueError:
        words = None
    if not isinstance(words, str) or len(words) > JOKE_LENGTH or not words.isprintable():
        raise NotationError(f"a joke is one line in quotes of at most {JOKE_LENGTH} characters")
    return words


def read_host_code(text: str, count: i64) -> Action:
    """A host's action as it stands behind the `~`."""
    if text in HOST_WORDS:
        return act(HOST, HOST_WORDS[text])
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    if verb == "auto" and rest:
        who, _, code = rest.partition(" ")
        inner = read_code(read_seat(who, count), code.strip(), count)
        return Action(HOST, AUTO, (int(inner.seat), int(inner.code), *inner.args), inner.text)
    if verb == "dealer" and rest:
        return Action(HOST, DEALER, read_dealer(rest, count))
    if verb in ("deck", "shuffle") and rest:
        return Action(HOST, DECK if verb == "deck" else SHUFFLE, read_told(rest, read_card))
    raise unknown(f"~ {text}")


def read_dealer(text: str, count: i64) -> tuple[int, ...]:
    if ":" not in text:
        return (int(read_seat(text, count)),)
    args: list[int] = []
    for word in text.split():
        who, _, card = word.partition(":")
        args += [int(read_seat(who, count)), int(read_card(card))]
    return tuple(args)


def write_code(action: Action) -> str:
    """What `read_code` and `read_host_code` read."""
    code = action.code
    if code < PLAYS:
        return write_play(code)
    if code == JOKE and action.text:
        return f"joke {json.dumps(action.text, ensure_ascii=False)}"
    if int(code) in WORD_OF:
        return WORD_OF[int(code)]
    if code == AUTO:
        inner = asked(action)
        return f"auto {letter(inner.seat)} {write_code(inner)}"
    if code == DEALER:
        return "dealer " + write_dealer(action.args)
    if code == DECK or code == SHUFFLE:
        return ("deck " if code == DECK else "shuffle ") + write_told(action.args, CODES)
    if code == SHED or code == SHED + 1:
        return "disc:" + ",".join([CODES[card] for card in action.args]) + ("!" if code > SHED else "")
    if code >= KEEP:
        return f"keep:{CODES[(code - KEEP) & 63]}" + ("!" if code >= KEEP + 64 else "")
    if code >= CALL:
        return f"call:{letter(code - CALL)}"
    if code >= CATCH:
        return f"catch:{letter(code - CATCH)}"
    return f"col:{COLOURS[code - COLOUR]}"


def write_play(code: i64) -> str:
    card, colour, target = code & 63, code >> 6 & 7, code >> 9 & 15
    text = CODES[card]
    if colour != NO_COLOUR:
        text += f":{COLOURS[colour]}"
    if target != NO_TARGET:
        text += f">{letter(target)}"
    return text + "!" if code & SHOUTED else text


def write_dealer(args: tuple[int, ...]) -> str:
    if len(args) == 1:
        return letter(args[0])
    return " ".join([f"{letter(args[i])}:{CODES[args[i + 1]]}" for i in range(0, len(args), 2)])


def write_cards(cards: list[int]) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"
