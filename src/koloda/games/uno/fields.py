"""The fields of a UNO position (the table at the head of chapter 7): written and read."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno.cards import (
    BLANK1,
    CODES,
    COLOUR_OF,
    COLOURS,
    NO_COLOUR,
    PLUS,
    RANK_OF,
    SWAP,
    WILD,
    WILD4,
    copies,
)
from koloda.games.uno.notation import read_card, read_colour, write_cards
from koloda.games.uno.options import UnoOptions
from koloda.games.uno.rules.ending import left_points, round_points, total
from koloda.games.uno.rules.turns import is_held_for
from koloda.games.uno.state import (
    CHALLENGE,
    DEAL,
    DEALER_DRAW,
    DISCARD,
    DRAWN,
    LAST_CALL,
    MATCH_OVER,
    NOBODY,
    PENALTY,
    PHASES,
    ROUND_OVER,
    START_COLOUR,
    TURN,
    VOTE,
    Choice,
    UnoState,
    Verdict,
)
from koloda.kernel.errors import NotationError
from koloda.kernel.facts import CARDS, HEAP, PAIRS, PILE, SET
from koloda.kernel.positions import ELLIPSES, Pack, Position, one_of, read_number, split_cards, unknown_count
from koloda.kernel.seats import (
    all_seats,
    bit,
    letter,
    read_optional_seat,
    read_seat,
    read_seats,
    seats_in,
    write_seats,
)

FIELDS: Final = [
    "discard", "deck", "colour", "dir", "dealer", "turn", "phase", "drawn", "owes", "jump", "held", "armed",
    "accused", "verdict", "stack", "three", "open", "stiff", "shed", "chosen", "votes", "tied", "idle",
    "round", "total", "over", "ok",
]  # fmt: skip
"""In writing order, after the hands."""

KINDS: Final[dict[str, tuple[int, int]]] = {
    **{letter(seat): (CARDS, 0) for seat in range(10)},
    "discard": (HEAP, 0),
    "deck": (PILE, 0),
    "drawn": (CARDS, 0),
    "accused": (CARDS, 2),
    "verdict": (CARDS, 3),
    "owes": (SET, 0),
    "three": (SET, 0),
    "open": (SET, 0),
    "stiff": (SET, 0),
    "tied": (SET, 0),
    "ok": (SET, 0),
    "over": (SET, 0),
    "votes": (SET, 0),
    "chosen": (SET, 0),
    "shed": (PAIRS, 0),
    "total": (PAIRS, 0),
    "points": (PAIRS, 0),
    "left": (PAIRS, 0),
}


def write_field(state: UnoState, name: str) -> str | None:
    """A field, or a fact that a scenario may ask for."""
    if len(name) == 1:
        seat = ord(name) - 65
        return write_cards(state.cards_in(seat)) if 0 <= seat < state.count else None
    if name == "discard":
        return write_cards(state.pile_cards())
    if name == "deck":
        return write_cards(state.deck_cards())
    if name == "top":
        return "-" if state.top < 0 else CODES[state.top]
    if name == "colour":
        return write_colour(state.colour)
    if name == "dir":
        return "cw" if state.direction > 0 else "ccw"
    if name == "dealer":
        return write_seat(state.dealer)
    if name == "turn":
        return write_seat(state.turn)
    if name == "phase":
        return PHASES[state.phase]
    if name == "drawn":
        return write_cards(state.cards_in(state.drawn_row()))
    if name == "owes":
        return write_seats(state.owes)
    if name == "jump":
        return "open" if state.jump else "-"
    if name == "held":
        return "yes" if state.held or is_held_for(state, state.turn) else "-"
    if name == "armed":
        return write_seat(state.armed)
    if name == "accused":
        return write_accused(state, True)
    if name == "verdict":
        return write_verdicts(state.verdicts, all_seats(state.count))
    if name == "three":
        return write_seats(state.three)
    if name == "open":
        return write_seats(state.open)
    if name == "stiff":
        return write_seats(state.stiff)
    if name == "shed":
        return write_numbers(
            [(seat, state.shed[seat]) for seat in range(len(state.shed)) if state.shed[seat]]
        )
    if name == "chosen":
        return write_choices(state.chosen, all_seats(state.count))
    if name == "votes":
        return write_votes(state, all_seats(state.count))
    if name == "tied":
        return write_seats(state.tied)
    if name == "over":
        return write_seats(state.won) if state.phase in (LAST_CALL, ROUND_OVER, MATCH_OVER) else "-"
    if name == "ok":
        return write_seats(state.agreed)
    if name == "total":
        return write_numbers([(seat, total(state, seat)) for seat in range(state.count)])
    if name == "left":
        return write_numbers([(seat, left_points(state, seat)) for seat in range(state.count)])
    if name == "points":
        over = state.phase in (ROUND_OVER, MATCH_OVER)
        return write_numbers([(s, round_points(state, s) if over else 0) for s in range(state.count)])
    if name == "stack":
        return str(state.stack)
    if name == "idle":
        return str(state.idle)
    return str(state.round) if name == "round" else None


def write_seat(seat: i64) -> str:
    return "-" if seat == NOBODY else letter(seat)


def write_colour(colour: i64) -> str:
    return "-" if colour == NO_COLOUR else COLOURS[colour]


def write_numbers(pairs: list[tuple[int, int]]) -> str:
    return " ".join([f"{letter(seat)} {number}" for seat, number in pairs]) or "-"


def write_accused(state: UnoState, shown: bool) -> str:
    if state.accused == NOBODY:
        return "-"
    cards = state.cards_in(state.accused_row())
    hand = write_cards(cards) if shown else f"?{len(cards)}"
    return f"{letter(state.accused)} {write_colour(state.colour_before)} {hand}"


def write_verdicts(verdicts: tuple[Verdict, ...], seats: i64) -> str:
    """What the seats of a mask know of the challenges: the hand is for challenger and accused."""
    parts = []
    for challenger, accused, guilty, cards in verdicts:
        shown = (seats & (bit(challenger) | bit(accused))) != 0
        hand = write_cards(list(cards)) if shown else f"?{len(cards)}"
        verdict = "guilty" if guilty else "innocent"
        parts.append(f"{letter(challenger)} {letter(accused)} {verdict} {hand}")
    return ", ".join(parts) or "-"


def write_choices(chosen: tuple[Choice, ...], seats: i64) -> str:
    parts = []
    for seat, cards, shout in chosen:
        shown = ",".join([CODES[card] for card in cards]) + ("!" if shout else "")
        parts.append(f"{letter(seat)}:{shown if seats & bit(seat) else f'?{len(cards)}'}")
    return " ".join(parts) or "-"


def same_choices(expected: str, found: str, hidden: bool) -> bool:
    """`C:?2` is two cards that do not matter or, in a view, are not known; `C:?` leaves the number open."""
    wanted, is_ = sorted(expected.split()), sorted(found.split())
    return len(wanted) == len(is_) and all(
        one == two or same_choice(one, two, hidden) for one, two in zip(wanted, is_, strict=True)
    )


def same_choice(expected: str, found: str, hidden: bool) -> bool:
    if expected[:3] != f"{found[:2]}?" or (hidden and found[2:3] != "?"):
        return False
    return expected[3:] in ("", found[3:] if hidden else str(found.count(",") + 1))


def write_votes(state: UnoState, seats: i64) -> str:
    parts = []
    for seat in seats_in(state.voted):
        vote = "laugh" if state.laughed & bit(seat) else "stone"
        parts.append(f"{letter(seat)}:{vote if seats & bit(seat) else '?'}")
    return " ".join(parts) or "-"


def is_default(state: UnoState, name: str, value: str) -> bool:
    """Whether a field is as it is when it is left out."""
    if name == "total":
        return not any(state.points)
    return value == default_field(state, name)


def default_field(state: UnoState, name: str) -> str:
    """What a field is when it is left out; empty where it is always written."""
    if name == "colour":
        return "-" if state.top < 0 else write_colour(COLOUR_OF[state.top])
    if name == "dir":
        return "cw"
    if name == "dealer":
        return "-" if state.phase == DEALER_DRAW else letter(state.count - 1)
    if name in ("stack", "idle"):
        return "0"
    if name == "round":
        return "1"
    if name == "tied":
        return write_seats(all_seats(state.count)) if state.phase == DEALER_DRAW else "-"
    return "" if name in ("discard", "deck", "turn", "phase") else "-"


def write_position(state: UnoState) -> str:
    parts = [state.options.header(state.count)]
    for seat in range(state.count):
        parts.append(f"{letter(seat)} {write_cards(state.cards_in(seat))}")
    for name in FIELDS:
        value = write_field(state, name)
        if value is not None and not is_default(state, name, value):
            parts.append(f"{name} {value}")
    return " | ".join(parts)


class Piles:
    """The cards of a position: named ones first, then `?n` seat by seat, then `…`."""

    def __init__(self, options: UnoOptions) -> None:
        self.options = options
        self.pack = Pack(options.pack)
        self.words: dict[str, list[str]] = {}

    def name(self, field: str, text: str) -> None:
        words = split_cards(text)
        self.words[field] = words
        for at, word in enumerate(words):
            if word in ELLIPSES:
                if at < len(words) - 1 or field not in ("deck", "discard"):
                    raise NotationError(f"`…` stands at the end of a pile, not in {field!r}")
            elif unknown_count(word) < 0:
                card = read_card(word)
                if not self.pack.name(card):
                    raise self.too_many(card)

    def too_many(self, card: i64) -> NotationError:
        clause = "uno.deck.full"
        if card >= SWAP and int(card) not in self.options.pack:
            clause = "uno.deck.classic" if self.options.classic else "uno.deck.blanks"
        elif card >= BLANK1:
            clause = "uno.deck.blanks"
        return NotationError(f"the pack has no more {CODES[card]} than are named already", clause=clause)

    def fill(self, field: str) -> list[int]:
        return self.pack.fill(self.words[field], read_card)


def read_position(state: UnoState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    take = position.take
    phase_name = take("phase", "TURN")
    if phase_name not in PHASES:
        raise NotationError(f"{phase_name!r} is no phase of UNO: {', '.join(PHASES)}")
    phase = PHASES.index(phase_name)
    if phase == LAST_CALL:
        raise NotationError("LAST_CALL is written as the position before the last play, with `since`")
    state.phase = phase
    early = phase in (DEALER_DRAW, DEAL)
    read_piles(state, position, early)
    state.top = int(state.pile[state.pile_size - 1]) if state.pile_size and not early else -1
    read_who(state, position, phase, early)
    read_colour_field(state, position)
    state.direction = one_of(take("dir", "cw"), {"cw": 1, "ccw": -1}, "dir")
    read_turn_cards(state, take("drawn", "-"))
    state.owes = read_seats(take("owes", "-"), state.count)
    for seat in seats_in(state.owes):
        if state.size(seat) != 1:
            raise NotationError(f"{letter(seat)} owes a shout without holding exactly one card")
    state.jump = one_of(take("jump", "-"), {"-": 0, "open": 1}, "jump")
    state.held = one_of(take("held", "-"), {"-": 0, "yes": 1}, "held")
    state.armed = read_optional_seat(take("armed", "-"), state.count)
    read_accused(state, take("accused", "-"))
    state.verdicts = tuple([read_verdict(text, state.count) for text in split_list(take("verdict", "-"))])
    state.stack = read_number(take("stack", "0"), "stack")
    state.three = read_seats(take("three", "-"), state.count)
    state.open = read_seats(take("open", "-"), state.count)
    state.stiff = read_seats(take("stiff", "-"), state.count)
    read_shed(state, take("shed", "-"), take("chosen", "-"))
    read_votes(state, take("votes", "-"))
    state.idle = read_number(take("idle", "0"), "idle")
    state.round = read_number(take("round", "1"), "round")
    totals = read_pairs(take("total", "-"), state.count, "total")
    state.points = tuple([totals.get(seat, 0) for seat in range(state.count)]) if totals else ()
    state.won = read_seats(take("over", "-"), state.count)
    state.agreed = read_seats(take("ok", "-"), state.count)
    position.finish()
    check_sense(state)


ONLY_IN: Final[dict[str, tuple[int, ...]]] = {
    "jump": (TURN, PENALTY),
    "accused": (CHALLENGE, PENALTY),
    "stack": (PENALTY,),
    "shed": (DISCARD,),
    "chosen": (DISCARD,),
    "votes": (VOTE,),
    "tied": (DEALER_DRAW,),
    "owes": tuple(range(LAST_CALL)),
    "held": tuple(range(LAST_CALL)),
    "armed": tuple(range(LAST_CALL)),
    "ok": (ROUND_OVER, MATCH_OVER),
}
"""The phases in which a field may say something."""
ALWAYS_IN: Final = {
    "accused": CHALLENGE,
    "stack": PENALTY,
    "shed": DISCARD,
    "tied": DEALER_DRAW,
    "over": MATCH_OVER,
}
"""The phase in which a field must say something."""


def check_sense(state: UnoState) -> None:
    """What a position cannot be, whoever wrote it."""
    phase = state.phase
    if state.in_play():
        if state.turn == NOBODY:
            raise NotationError(f"in {PHASES[phase]} somebody is in turn")
        for seat in range(state.count):
            if state.size(seat) == 0:
                raise NotationError(f"{letter(seat)} has no cards left: the round is over (phase ROUND_OVER)")
    elif state.turn != NOBODY:
        raise NotationError(f"in {PHASES[phase]} nobody is in turn")
    name = PHASES[phase]
    needs_blank = ("DISCARD", "JOKE", "VOTE", "KEEP", "STUNT", "CUSTOM")
    if name in needs_blank:
        if state.top < BLANK1:
            raise NotationError(f"in {name} the top card is a blank")
        state.player = state.turn
    if name == "START_COLOUR" and (state.top < WILD or state.top == WILD4):
        raise NotationError("in START_COLOUR the top card is a wild one that asks for a colour")
    if name == "PENALTY" and state.options.stacking == 0:
        raise NotationError("there is no PENALTY without stacking")
    if name == "PENALTY" and state.top != WILD4 and RANK_OF[state.top] != PLUS:
        raise NotationError("in PENALTY the top card is a Draw Two or a Wild Draw Four")
    if state.accused != NOBODY and (state.top != WILD4 or state.accused == state.turn):
        raise NotationError("accused is who played the Wild Draw Four on top, by somebody else")
    if state.jump and (not state.options.jump_in or state.top >= WILD):
        raise NotationError("W-JUMP opens with a coloured card, where jump_in is on")
    for field, phases in ONLY_IN.items():
        value = write_field(state, field)
        if value not in ("-", "0") and phase not in phases:
            raise NotationError(f"{field} {value} has no place in {name}")
    if state.won and phase not in (ROUND_OVER, MATCH_OVER):
        raise NotationError(f"nothing has been won in {name}")
    for field, where in ALWAYS_IN.items():
        if phase == where and write_field(state, field) in ("-", "0"):
            raise NotationError(f"{name} needs the field {field!r}")


def split_list(text: str) -> list[str]:
    return [] if text == "-" else [part.strip() for part in text.split(",")]


def read_piles(state: UnoState, position: Position, early: bool) -> None:
    piles = Piles(state.options)
    fields = position.fields
    hands = [letter(seat) for seat in range(state.count)]
    for name in hands:
        piles.name(name, position.take(name, "-" if early else "?7"))
    if "top" in fields and "discard" in fields:
        raise NotationError("`top` is short for `discard`: one of them")
    default = "-" if early else ""
    discard = position.take("top", "") or position.take("discard", default)
    if not discard:
        raise NotationError("a UNO position names its `top` card or its `discard` pile")
    if discard == "-" and not early:
        raise NotationError("the discard pile has a top card")
    piles.name("discard", discard)
    piles.name("deck", position.take("deck", "…"))
    for seat, name in enumerate(hands):
        for card in piles.fill(name):
            state.add(seat, card)
    pile = piles.fill("discard")
    deck = piles.fill("deck")
    for card in pile:
        state.lay(card)
    state.set_deck(deck)


def read_who(state: UnoState, position: Position, phase: int, early: bool) -> None:
    nobody = early or phase in (ROUND_OVER, MATCH_OVER)
    state.turn = read_optional_seat(position.take("turn", "-" if nobody else "A"), state.count)
    dealer = "-" if phase == DEALER_DRAW else letter(state.count - 1)
    state.dealer = read_optional_seat(position.take("dealer", dealer), state.count)
    if phase != DEALER_DRAW and state.dealer == NOBODY:
        raise NotationError("the dealer is known once the cards are dealt")
    tied = write_seats(all_seats(state.count)) if phase == DEALER_DRAW else "-"
    state.tied = read_seats(position.take("tied", tied), state.count)


def read_colour_field(state: UnoState, position: Position) -> None:
    top = state.top
    given = position.take("colour", "")
    state.colour = NO_COLOUR if given in ("", "-") else read_colour(given)
    if top < 0:
        return
    if top < WILD:
        if given and state.colour != COLOUR_OF[top]:
            raise NotationError(f"the colour in force is that of the top card {CODES[top]}, not {given!r}")
        state.colour = COLOUR_OF[top]
    elif state.phase == START_COLOUR:
        state.colour = NO_COLOUR
    elif state.colour == NO_COLOUR:
        raise NotationError("on a wild card the colour in force must be given")


def read_turn_cards(state: UnoState, text: str) -> None:
    for word in [] if text == "-" else text.split():
        card = read_card(word)
        drawn = state.drawn_row()
        if state.turn == NOBODY or state.copies_in(drawn, card) >= state.copies_in(state.turn, card):
            raise NotationError(f"the drawn card {word} is not in the hand of the player in turn")
        state.add(drawn, card)
    if text != "-" and state.phase != DRAWN:
        raise NotationError("cards drawn this turn belong to phase DRAWN")


def read_accused(state: UnoState, text: str) -> None:
    if text == "-":
        return
    words = text.split()
    if len(words) < 2:
        raise NotationError(f"accused is seat, colour before and hand, not {text!r}")
    state.accused = read_seat(words[0], state.count)
    state.colour_before = NO_COLOUR if words[1] == "-" else read_colour(words[1])
    for word in words[2:]:
        if word == "-":
            continue
        card = read_card(word)
        if state.copies_in(state.accused_row(), card) >= copies(card):
            raise NotationError(f"the pack has no more {word} than the accused is said to have held")
        state.add(state.accused_row(), card)


def read_verdict(text: str, count: i64) -> Verdict:
    words = text.split()
    if len(words) < 3 or words[2] not in ("guilty", "innocent"):
        raise NotationError(f"a verdict is challenger, accused, guilty or innocent, hand, not {text!r}")
    cards = tuple([int(read_card(word)) for word in words[3:] if word != "-"])
    challenger, accused = int(read_seat(words[0], count)), int(read_seat(words[1], count))
    return challenger, accused, 1 if words[2] == "guilty" else 0, cards


def read_pairs(text: str, count: i64, field: str) -> dict[int, int]:
    words = split_cards(text)
    if len(words) % 2:
        raise NotationError(f"{field} is seats and numbers in turn, not {text!r}")
    return {
        int(read_seat(words[i], count)): read_number(words[i + 1], field) for i in range(0, len(words), 2)
    }


def read_shed(state: UnoState, shed: str, chosen: str) -> None:
    numbers = read_pairs(shed, state.count, "shed")
    choices: list[Choice] = []
    for word in [] if chosen == "-" else chosen.split():
        who, _, cards = word.partition(":")
        shout = cards.endswith("!")
        listed = [int(read_card(card)) for card in cards.rstrip("!").split(",")]
        choices.append((int(read_seat(who, state.count)), tuple(listed), 1 if shout else 0))
    for seat, listed_cards, _ in choices:
        for card in listed_cards:
            if listed_cards.count(card) > state.copies_in(seat, card):
                raise NotationError(f"{letter(seat)} cannot discard {CODES[card]}: it is not in the hand")
    for seat, number in numbers.items():
        if number >= state.size(seat):
            raise NotationError(f"{letter(seat)} cannot shed {number} of {state.size(seat)} cards")
    if numbers:
        state.shed = tuple([numbers.get(seat, 0) for seat in range(state.count)])
    state.chosen = tuple(choices)


def read_votes(state: UnoState, text: str) -> None:
    for word in [] if text == "-" else text.split():
        who, _, vote = word.partition(":")
        seat = read_seat(who, state.count)
        if seat == state.turn:
            raise NotationError(f"{letter(seat)} tells the joke and does not vote")
        state.voted |= bit(seat)
        if one_of(vote, {"stone": 0, "laugh": 1}, "a vote"):
            state.laughed |= bit(seat)
