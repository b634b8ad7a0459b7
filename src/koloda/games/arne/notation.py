"""The action codes of Arne as text (chapter 1.3)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.cards import CODES, COLOURS, NUMBERS, is_minus, is_score
from koloda.games.arne.codes import (
    CALL,
    CALLS,
    CHAMELEON,
    COLOUR,
    CRASH,
    DECK,
    DISCARD,
    DONE,
    DRAW3,
    FIRST,
    GIVE,
    JOINT,
    KEEP,
    LOCK,
    MARKERS,
    MINUS,
    MOST_STACKS,
    NO_AIM,
    NO_FIELD,
    NO_NAMED,
    OK,
    PASS,
    PLAY,
    PULL,
    PULLED,
    REST,
    REVERSE,
    SKIP,
    STOP,
    SWAP,
    THIEF,
    THIEF_TOP,
    TICK,
    TICKS,
    TWO_BLACK,
    TWO_SCORE,
    X3,
    aim_of,
    card_of,
    colour_of,
    field_of,
    flag_of,
    kind_of,
    pack_code,
    stack_of,
)
from koloda.games.arne.rules.setup import write_colours
from koloda.games.arne.state import ArneState
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.positions import ELLIPSES, is_number
from koloda.kernel.seats import HOST, LETTERS, letter

PLAIN: Final[dict[str, int]] = {
    "draw3": int(DRAW3),
    "pass": int(PASS),
    "skip": int(SKIP),
    "ok": int(OK),
    "done": int(DONE),
    "k-stop": int(STOP),
    "k-rev": int(REVERSE),
    "k-thief@top": int(THIEF_TOP),
}
"""Codes that name nothing."""
AIMED: Final[dict[str, int]] = {
    "pull": int(PULL),
    "2black": int(TWO_BLACK),
    "2score": int(TWO_SCORE),
    "swap": int(SWAP),
}
ON_STACK: Final[dict[str, int]] = {
    "x3": int(X3),
    "k-crash": int(CRASH),
    "k-lock": int(LOCK),
    "k-cham": int(CHAMELEON),
    "k-thief": int(THIEF),
}
WORD_OF: Final = {kind: word for word, kind in [*PLAIN.items(), *AIMED.items(), *ON_STACK.items()]}
JOINED: Final = "+k-cham"
AND: Final = "&"


def unknown(text: str) -> NotationError:
    """arne.code.action."""
    return NotationError(f"{text!r} is no action of Arne", clause="arne.code.action")


def read_card(text: str) -> i64:
    card = NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of Arne", clause="arne.code.action")
    return card


def read_colour(text: str) -> i64:
    colour = COLOURS.find(text) if len(text) == 1 else -1
    if colour < 0:
        raise NotationError(f"{text!r} is no colour: one of {' '.join(COLOURS)}", clause="arne.code.action")
    return colour


def read_player(text: str, count: i64) -> i64:
    seat = LETTERS.find(text) if len(text) == 1 else -1
    if seat < 0 or seat >= count:
        raise NotationError(f"there is no player {text!r} at this table", clause="arne.code.action")
    return seat


def read_field(text: str, state: ArneState) -> i64:
    least = 0 if state.options.dummy else 1
    if not is_number(text, 2) or text != str(int(text)) or not least <= int(text) <= state.count:
        raise NotationError(f"there is no field {text!r} at this table", clause="arne.code.action")
    return int(text)


def read_colours(text: str) -> i64:
    """A mask; `-` is none."""
    mask: i64 = 0
    if text != "-":
        for char in text:
            colour = read_colour(char)
            if mask >> colour & 1:
                raise NotationError(f"a colour stands twice in {text!r}")
            mask |= 1 << colour
    return mask


def read_code(state: ArneState, seat: i64, text: str) -> Action:
    """A player's action as it stands behind the letter."""
    if f" {AND} " in text:
        parts = [part.strip() for part in text.split(f" {AND} ")]
        return Action(seat, pack_code(JOINT), tuple([int(read_black(state, part)) for part in parts]))
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    if verb == "give":
        words = rest.split()
        if not words:
            raise unknown(text)
        cards = () if words == ["-"] else tuple([int(read_card(word)) for word in words])
        return Action(seat, pack_code(GIVE), cards)
    return Action(seat, read_single(state, text, verb, rest))


def read_single(state: ArneState, text: str, verb: str, rest: str) -> i64:
    if rest:
        if verb == "colour":
            return pack_code(COLOUR, colour=read_colour(rest))
        if verb == "disc":
            return pack_code(DISCARD, read_card(rest))
        if verb == "play":
            return read_lay(state, PLAY, rest, text)
        raise unknown(text)
    if text in PLAIN:
        return pack_code(PLAIN[text])
    if text.startswith("call:"):
        if text[5:] not in CALLS:
            raise unknown(text)
        return pack_code(CALL, aim=CALLS.index(text[5:]))
    word, arrow, aim = text.partition(">")
    if arrow and word in AIMED:
        return read_aimed(state, word, aim)
    if text.startswith("x3@"):
        field, stack = read_stack(state, text[3:], text)
        return pack_code(X3, 0, field, stack)
    return read_black(state, text)


def read_aimed(state: ArneState, word: str, aim: str) -> i64:
    """`pull>B`, `2score>B:r`."""
    who, colon, colour = aim.partition(":")
    if colon and word != "2score":
        raise unknown(f"{word}>{aim}")
    named = read_colour(colour) if colon else NO_NAMED
    return pack_code(AIMED[word], aim=read_player(who, state.count), colour=named)


def read_lay(state: ArneState, kind: i64, text: str, whole: str) -> i64:
    """`r500`, `b500+k-cham>2`: a score card, or a -200 with its field."""
    what, arrow, aim = text.partition(">")
    joined = what.endswith(JOINED)
    card = read_card(what[: -len(JOINED)] if joined else what)
    if not (is_score(card) if kind == PLAY else is_minus(card) and arrow):
        raise unknown(whole)
    field = read_field(aim, state) if arrow else NO_FIELD
    return pack_code(kind, card, field, flag=1 if joined else 0)


def read_stack(state: ArneState, text: str, whole: str) -> tuple[i64, i64]:
    """`2.3`: field and number."""
    field, dot, number = text.partition(".")
    if not dot or not is_number(number, 4) or number != str(int(number)):
        raise unknown(whole)
    if not 0 < int(number) <= MOST_STACKS:
        raise unknown(whole)
    return read_field(field, state), int(number)


def read_black(state: ArneState, text: str) -> i64:
    """One black card with its target."""
    if text in PLAIN and text.startswith("k-"):
        return pack_code(PLAIN[text])
    word, at, target = text.partition("@")
    if not at:
        if not text.startswith("k-200"):
            raise unknown(text)
        return read_lay(state, MINUS, text, text)
    if word not in ON_STACK or word == "x3":
        raise unknown(text)
    flag: i64 = 0
    aim: i64 = NO_AIM
    if word == "k-thief":
        target, _, how = target.partition(":")
        if how not in ("keep", "drop"):
            raise unknown(text)
        flag = KEEP if how == "keep" else 0
    elif word == "k-cham":
        target, arrow, to = target.partition(">")
        aim = read_field(to, state) if arrow else NO_AIM
    field, stack = read_stack(state, target, text)
    return pack_code(ON_STACK[word], 0, field, stack, flag, aim)


def read_host_code(state: ArneState, text: str) -> Action:
    """A host's action as it stands behind the `~`."""
    if text.startswith("tick:") and text[5:] in TICKS:
        return Action(HOST, pack_code(TICK, aim=TICKS.index(text[5:])))
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    if not rest:
        raise unknown(f"~ {text}")
    if verb == "pull":
        return Action(HOST, pack_code(PULLED, read_card(rest)))
    if verb == "first":
        return Action(HOST, pack_code(FIRST, aim=read_player(rest, state.count)))
    if verb == "markers":
        return Action(HOST, pack_code(MARKERS), tuple([int(read_colours(word)) for word in rest.split()]))
    if verb == "deck":
        words = rest.split()
        for word in words[:-1]:
            if word in ELLIPSES:
                raise NotationError("`…` stands at the end")
        order = [REST if word in ELLIPSES else int(read_card(word)) for word in words]
        return Action(HOST, pack_code(DECK), tuple(order))
    raise unknown(f"~ {text}")


def write_code(action: Action) -> str:
    """What `read_code` and `read_host_code` read."""
    code = action.code
    kind = kind_of(code)
    if kind == GIVE:
        return "give " + write_cards(action.args)
    if kind == JOINT:
        return f" {AND} ".join([write_single(part) for part in action.args])
    if kind == MARKERS:
        return "markers " + " ".join([write_colours(mask) for mask in action.args])
    if kind == DECK:
        return "deck " + " ".join(["…" if card == REST else CODES[card] for card in action.args])
    return write_single(code)


def write_single(code: i64) -> str:
    kind = kind_of(code)
    card, field, aim = card_of(code), field_of(code), aim_of(code)
    if kind == PLAY or kind == MINUS:
        text = ("play " if kind == PLAY else "") + CODES[card] + (JOINED if flag_of(code) else "")
        return text if field == NO_FIELD else f"{text}>{field}"
    if kind == COLOUR:
        return f"colour {COLOURS[colour_of(code)]}"
    if kind == DISCARD:
        return f"disc {CODES[card]}"
    if kind == CALL:
        return f"call:{CALLS[aim]}"
    if kind == TICK:
        return f"tick:{TICKS[aim]}"
    if kind == PULLED:
        return f"pull {CODES[card]}"
    if kind == FIRST:
        return f"first {letter(aim)}"
    word = WORD_OF[int(kind)]
    if word in PLAIN:
        return word
    if word in AIMED:
        colour = colour_of(code)
        return f"{word}>{letter(aim)}" + ("" if colour == NO_NAMED else f":{COLOURS[colour]}")
    text = f"{word}@{field}.{stack_of(code)}"
    if kind == THIEF:
        return text + (":keep" if flag_of(code) == KEEP else ":drop")
    return text if aim == NO_AIM else f"{text}>{aim}"


def write_cards(cards: tuple[int, ...] | list[int] | bytes) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"
