"""Montana as text: the action codes of chapter 3.3."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.cards import CODES, COLOURS, NUMBERS, RULES
from koloda.games.montana.codes import (
    CALL,
    CARDS,
    CLOSE_FINAL,
    CLOSE_RACE,
    CLOSE_SWAP,
    CLOSE_TURN,
    COVER,
    DECK,
    DRAW,
    FIRST,
    KEEP,
    LOSER,
    MALFORMED,
    NEXT,
    NO_PARTNER,
    OFFENCES,
    PILE_SHIFT,
    SAY,
    SET,
    SHOUT,
    SWAP,
    TAP,
    act,
)
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.seats import HOST, LETTERS, letter, read_seat
from koloda.kernel.spelled import read_told, write_told

WORDS: Final[dict[str, int]] = {
    "draw": int(DRAW),
    "keep": int(KEEP),
    "tap": int(TAP),
    "montana": int(SHOUT),
}
HOST_WORDS: Final[dict[str, int]] = {
    "close turn": int(CLOSE_TURN),
    "close race": int(CLOSE_RACE),
    "close swap": int(CLOSE_SWAP),
    "close final": int(CLOSE_FINAL),
    "next": int(NEXT),
}
WORD_OF: Final = {code: word for word, code in [*WORDS.items(), *HOST_WORDS.items()]}


def unknown(text: str) -> NotationError:
    return NotationError(f"{text!r} is no action of Montana", clause="koloda.action.unknown")


def read_card(text: str) -> i64:
    card = NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of Montana")
    return card


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def read_code(seat: i64, text: str, count: i64) -> Action:
    """A player's action as it stands behind the seat letter."""
    if text in WORDS:
        return act(seat, WORDS[text])
    verb, _, rest = text.partition(" ")
    words = rest.split()
    if verb == "play":
        return read_play(seat, text, words)
    if verb == "lay":
        return read_lay(seat, text, words)
    if verb == "swap":
        partner = LETTERS.find(words[0]) if len(words) == 1 and len(words[0]) == 1 else -1
        if 0 <= partner < count:
            return act(seat, SWAP + partner)
        return Action(seat, SWAP + NO_PARTNER, (), " ".join(words))
    if text == "cover":
        return Action(seat, COVER, ())  # the host writes the time; outside a race there is none to write
    if verb == "cover":
        if len(words) != 1 or not is_number(words[0]):
            raise NotationError("a cover has its time in ms, as in 'cover 412'", clause="montana.race.form")
        return Action(seat, COVER, (int(words[0]),))
    if verb == "say":
        return act(seat, SAY + read_words(rest.strip()))
    if verb == "call":
        return read_call(seat, words, count)
    raise unknown(text)


def read_play(seat: i64, text: str, words: list[str]) -> Action:
    """`play b5* b4o`; what is no play is judged in its place (montana.act.form)."""
    cards = [NUMBERS.get(word, 99) for word in words]
    if not cards or max(cards) >= RULES:
        return Action(seat, MALFORMED, (), " ".join(text.split()))
    return act(seat, cards[0]) if len(cards) == 1 else Action(seat, SET, tuple(cards))


def read_lay(seat: i64, text: str, words: list[str]) -> Action:
    """`lay !o=`, `lay #4 @2`."""
    pile = 0
    if len(words) == 2 and words[1] in ("@1", "@2", "@3"):
        pile = int(words[1][1])
        words = words[:1]
    card = NUMBERS.get(words[0], -1) if len(words) == 1 else -1
    if card < RULES:
        return Action(seat, MALFORMED, (), " ".join(text.split()))
    return act(seat, card | pile << PILE_SHIFT)


def read_words(text: str) -> i64:
    """`b5`: colour and number as one of 18."""
    if len(text) == 2 and text[0] in COLOURS and text[1] in "123456":
        return COLOURS.index(text[0]) * 6 + int(text[1]) - 1
    raise NotationError(
        f"the words are a colour and a number, as in b5, not {text!r}", clause="montana.say.form"
    )


def read_call(seat: i64, words: list[str], count: i64) -> Action:
    if len(words) != 2 or words[1] not in OFFENCES:
        raise NotationError(
            f"a call names a seat and one of {', '.join(OFFENCES)}", clause="montana.table.offences"
        )
    return act(seat, CALL + OFFENCES.index(words[1]) * 8 + read_seat(words[0], count))


def read_host_code(text: str, count: i64) -> Action:
    """A host's action as it stands behind the `~`."""
    if text in HOST_WORDS:
        return act(HOST, HOST_WORDS[text])
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    if verb == "deck" and rest:
        return Action(HOST, DECK, read_told(rest, read_card))
    if verb in ("first", "loser") and rest:
        return Action(HOST, FIRST if verb == "first" else LOSER, (int(read_seat(rest, count)),))
    raise unknown(f"~ {text}")


def write_code(action: Action) -> str:
    """What `read_code` and `read_host_code` read."""
    code = action.code
    if code < CARDS:
        card = code & 63
        if card < RULES:
            return f"play {CODES[card]}"
        pile = code >> PILE_SHIFT
        return f"lay {CODES[card]} @{pile}" if pile else f"lay {CODES[card]}"
    if int(code) in WORD_OF:
        return WORD_OF[int(code)]
    if code == SET:
        return "play " + " ".join([CODES[card] for card in action.args])
    if code == MALFORMED:
        return action.text
    if code == COVER:
        return f"cover {action.args[0]}" if action.args else "cover"
    if code == DECK:
        return "deck " + write_told(action.args, CODES)
    if code == FIRST or code == LOSER:
        return ("first " if code == FIRST else "loser ") + letter(action.args[0])
    if code >= CALL:
        return f"call {letter((code - CALL) & 7)} {OFFENCES[(code - CALL) >> 3]}"
    if code >= SAY:
        return f"say {write_words(code - SAY)}"
    if code == SWAP + NO_PARTNER:
        return f"swap {action.text}".strip()
    return f"swap {letter(code - SWAP)}"


def write_words(words: i64) -> str:
    return f"{COLOURS[words // 6]}{words % 6 + 1}"


def write_cards(cards: list[int]) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"
