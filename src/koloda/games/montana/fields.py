"""The fields of a Montana position (chapters 3.1 and 7): written and read."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.cards import (
    CODES,
    DIGIT_PILE,
    DIGITS,
    MOVE_RULE,
    NO_CARD,
    PILE_OF,
    PILES,
    RULES,
    SMILE,
    VICTORY,
)
from koloda.games.montana.codes import OFFENCES
from koloda.games.montana.notation import read_card, write_cards
from koloda.games.montana.options import FIRST_RANDOM
from koloda.games.montana.rules.ending import deal_points, total
from koloda.games.montana.state import (
    DEAL,
    DRAWN,
    FINAL,
    FIRST,
    MOVE,
    NOBODY,
    OVER,
    PHASES,
    MontanaState,
)
from koloda.kernel.errors import NotationError
from koloda.kernel.facts import CARDS, PAIRS, PILE, SET
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
    "pile", "deck", "rules", "turn", "phase", "dir", "skip", "said", "owed", "drawn", "last", "age", "idle",
    "first", "moves", "total", "over",
]  # fmt: skip
"""In writing order, after the hands."""

INSIDE: Final = ["covers", "triggers", "pending", "open", "owes", "due", "spent", "penalised"]
"""Inside a play: a position is not read from these, they tell two such moments apart."""

FACT_KINDS: Final[dict[str, tuple[int, int]]] = {
    **{letter(seat): (CARDS, 0) for seat in range(6)},
    "pile": (PILE, 0),
    "deck": (PILE, 0),
    "skip": (SET, 0),
    "said": (SET, 0),
    "idle": (SET, 0),
    "due": (SET, 0),
    "owes": (SET, 0),
    "spent": (SET, 0),
    "total": (PAIRS, 0),
    "points": (PAIRS, 0),
    "covers": (PAIRS, 0),
}

PILE_NAMES: Final = {"V": int(VICTORY), "S": int(SMILE), "M": int(MOVE_RULE)}


def write_field(state: MontanaState, name: str) -> str | None:
    """A field, or a fact that a scenario may ask for."""
    if len(name) == 1:
        seat = ord(name) - 65
        return write_cards(state.cards_in(seat)) if 0 <= seat < state.count else None
    if name == "pile":
        return write_cards(state.pile_cards())
    if name == "deck":
        return write_cards(state.deck_cards())
    if name == "top":
        return "-" if state.pile_size == 0 else CODES[state.top()]
    if name == "rules":
        return write_rules(state, hidden=False)
    if name == "turn":
        return write_seat(state.turn)
    if name == "phase":
        return PHASES[state.phase]
    if name == "dir":
        return "+" if state.direction > 0 else "-"
    if name == "skip":
        return write_seats(state.skip)
    if name == "said":
        return write_seats(state.said)
    if name == "drawn":
        return "-" if state.drawn < 0 else CODES[state.drawn]
    if name == "age":
        return " ".join([str(pile + 1) for pile in state.age])
    if name == "idle":
        return write_seats(state.idle)
    if name == "first":
        return write_seat(state.first)
    if name == "total":
        return write_numbers([(seat, total(state, seat)) for seat in range(state.count)])
    if name == "over":
        return write_seat(state.winner) if state.phase == OVER else "-"
    if name == "points":
        over = state.phase == OVER
        return write_numbers([(s, deal_points(state, s) if over else 0) for s in range(state.count)])
    if name == "void":
        return "" if state.phase == OVER and state.winner < 0 else "no"
    number = {"owed": state.owed, "last": state.last, "moves": state.moves}.get(name)
    return write_inside(state, name) if number is None else str(number)


def write_inside(state: MontanaState, name: str) -> str | None:
    """What has no field: it lies inside a play."""
    if name == "covers":
        done = [(seat, time) for seat, time in enumerate(state.times) if time >= 0]
        return write_numbers(done)
    if name == "triggers":
        return " ".join([str(digit) for digit in state.triggers]) or "-"
    if name == "pending":
        return write_seat(state.winner) if state.phase == FINAL else "-"
    if name == "open":
        return write_seat(state.open)
    if name == "owes":
        return ["-", "say", "tap", "say tap"][state.owes]
    if name == "due":
        return write_seats(state.due)
    if name == "spent":
        return write_seats(state.spent)
    if name == "penalised":
        words = [f"{letter(seat)}:shout" for seat in range(state.count) if state.penalised & bit(seat)]
        words += [OFFENCES[k] for k in (1, 2) if state.penalised & bit(8 + k)]
        return " ".join(words) or "-"
    if name == "unfounded":
        return "" if state.unfounded else "no"
    return None


def write_seat(seat: i64) -> str:
    return "-" if seat == NOBODY else letter(seat)


def write_numbers(pairs: list[tuple[int, int]]) -> str:
    return " ".join([f"{letter(seat)} {number}" for seat, number in pairs]) or "-"


def write_rules(state: MontanaState, *, hidden: bool) -> str:
    """`V=Vodd>Veven M=!o= D=#3>#6,#2`; who may not know them sees covered cards as `?2>`."""
    words: list[str] = []
    for name, pile in PILE_NAMES.items():
        if state.tops[pile] >= 0:
            words.append(f"{name}={write_rule_pile(state, pile, hidden=hidden)}")
    digits = [write_rule_pile(state, DIGIT_PILE + k, hidden=hidden) for k in range(3)]
    while digits and digits[-1] == "-":
        digits.pop()
    if digits:
        words.append("D=" + ",".join(digits))
    return " ".join(words) or "-"


def write_rule_pile(state: MontanaState, pile: i64, *, hidden: bool) -> str:
    if state.tops[pile] < 0:
        return "-"
    under = [CODES[card] for card in state.under[pile]]
    if hidden and under:
        under = [f"?{len(under)}"]
    return ">".join([*under, CODES[state.tops[pile]]])


def default_field(state: MontanaState, name: str) -> str:
    """What a field is when it is left out; empty where it is always written."""
    if name == "phase":
        return "DRAWN" if state.drawn >= 0 else "MOVE"
    if name == "dir":
        return "+"
    if name == "last":
        return "1"
    if name == "age":
        return "1 2 3"
    if name in ("owed", "moves"):
        return "0"
    if name == "total":
        return write_numbers([(seat, 0) for seat in range(state.count)])
    if name == "turn":
        return "-" if is_between(state.phase) else ""
    if name == "pile":
        return "-" if state.phase == DEAL else ""
    if name == "deck":
        return write_cards(state.options.pack) if state.phase == DEAL else ""
    return "-"


def is_between(phase: i64) -> bool:
    """Whether nobody is in turn."""
    return phase == OVER or phase == DEAL or phase == FIRST


def write_position(state: MontanaState) -> str:
    parts = [state.options.header(state.count)]
    if state.phase != DEAL:
        for seat in range(state.count):
            parts.append(f"{letter(seat)} {write_cards(state.cards_in(seat))}")
    for name in FIELDS if state.base is None else FIELDS + INSIDE:
        value = write_field(state, name)
        if value is not None and value != default_field(state, name):
            parts.append(f"{name} {value}")
    return " | ".join(parts)


class Piles:
    """The cards of a position: named ones first, then `?n` seat by seat, then `…`."""

    def __init__(self, order: list[int]) -> None:
        self.pack = Pack(order)
        self.words: dict[str, list[str]] = {}

    def name(self, field: str, words: list[str]) -> None:
        self.words[field] = words
        for at, word in enumerate(words):
            if word in ELLIPSES:
                if at < len(words) - 1 or field not in ("deck", "pile"):
                    raise NotationError(f"`…` stands at the end of a pile, not in {field!r}")
            elif unknown_count(word) < 0:
                card = read_card(word)
                if not self.pack.name(card):
                    raise NotationError(
                        f"the pack has no more {CODES[card]} than are named already",
                        clause="montana.comp.deck",
                    )

    def fill(self, field: str) -> list[int]:
        return self.pack.fill(self.words[field], read_card)


def read_position(state: MontanaState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    take = position.take
    given = take("phase", "")
    drawn = take("drawn", "-")
    state.phase = read_phase(given or ("MOVE" if drawn == "-" else "DRAWN"))
    read_cards(state, position)
    state.turn = read_optional_seat(take("turn", "-" if is_between(state.phase) else "A"), state.count)
    state.direction = one_of(take("dir", "+"), {"+": 1, "-": -1}, "dir")
    state.skip = read_seats(take("skip", "-"), state.count)
    state.said = read_seats(take("said", "-"), state.count)
    state.owed = read_number(take("owed", "0"), "owed")
    state.drawn = NO_CARD if drawn == "-" else read_card(drawn)
    state.last = read_number(take("last", "1"), "last")
    state.age = read_age(take("age", "1 2 3"))
    state.idle = read_seats(take("idle", "-"), state.count)
    state.first = read_optional_seat(take("first", "-"), state.count)
    state.moves = read_number(take("moves", "0"), "moves")
    totals = read_pairs(take("total", "-"), state.count, "total")
    state.points = tuple([totals.get(seat, 0) for seat in range(state.count)]) if totals else ()
    over = take("over", "-")
    if over != "-" and state.phase != OVER:
        raise NotationError("somebody has won only in phase OVER")
    state.winner = read_optional_seat(over, state.count)
    position.finish()
    check_sense(state)


def read_phase(text: str) -> i64:
    phase = PHASES.index(text) if text in PHASES else -1
    if phase < 0:
        raise NotationError(f"{text!r} is no phase of Montana: {', '.join(PHASES)}")
    if phase not in (MOVE, DRAWN, OVER, DEAL, FIRST):
        raise NotationError(f"{text} is written as the position before the play, with `since`")
    return phase


def check_sense(state: MontanaState) -> None:
    """What a position cannot be, whoever wrote it."""
    name = PHASES[state.phase]
    if is_between(state.phase):
        if state.turn != NOBODY:
            raise NotationError(f"in {name} nobody is in turn")
    elif state.turn == NOBODY:
        raise NotationError(f"in {name} somebody is in turn")
    if (state.phase == DRAWN) != (state.drawn >= 0):
        raise NotationError("phase DRAWN and the drawn card belong together")
    if state.drawn >= 0 and not state.copies_in(state.turn, state.drawn):
        raise NotationError(f"the drawn card {CODES[state.drawn]} is not in the hand of the player in turn")
    for seat in seats_in(state.said):
        if state.size(seat) != 1:
            raise NotationError(f"{letter(seat)} has shouted without holding exactly one card")
    if state.last < 1:
        raise NotationError("the latest number play has at least one card")
    if state.idle == all_seats(state.count):
        raise NotationError("everybody has drawn in vain: the deal is void (phase OVER)")
    if state.first >= 0 and state.options.first == FIRST_RANDOM:
        raise NotationError("`first` is kept only with the options first=winner and first=rotate")


def read_age(text: str) -> tuple[int, ...]:
    if sorted(text.split()) != ["1", "2", "3"]:
        raise NotationError(f"age is the digit piles 1, 2 and 3 in some order, not {text!r}")
    return tuple([int(word) - 1 for word in text.split()])


def read_pairs(text: str, count: i64, field: str) -> dict[int, int]:
    words = split_cards(text)
    if len(words) % 2:
        raise NotationError(f"{field} is seats and numbers in turn, not {text!r}")
    return {
        int(read_seat(words[i], count)): read_number(words[i + 1], field) for i in range(0, len(words), 2)
    }


def read_cards(state: MontanaState, position: Position) -> None:
    dealing = state.phase == DEAL
    piles = Piles(state.options.pack)
    hands = [letter(seat) for seat in range(state.count)]
    for name in hands:
        piles.name(name, split_cards(position.take(name, "-" if dealing else "?7")))
    pile = position.take("pile", "-" if dealing else "")
    if not pile or (pile == "-" and not dealing):
        raise NotationError("a Montana position names its play `pile`, bottom first")
    piles.name("pile", split_cards(pile))
    rules = read_rules(position.take("rules", "-"))
    piles.name("rules", [word for words in rules for word in words])
    piles.name("deck", split_cards(position.take("deck", "…")))
    for seat, name in enumerate(hands):
        for card in piles.fill(name):
            state.add(seat, card)
    for card in piles.fill("pile"):
        if card >= RULES:
            raise NotationError(f"the rule card {CODES[card]} does not lie on the play pile")
        state.lay(card)
    for at, words in enumerate(rules):
        for word in words:
            state.put_rule(at, read_card(word))
    state.age = (0, 1, 2)
    for pile_at in range(int(DIGIT_PILE), int(PILES)):
        top = state.tops[pile_at]
        if top >= 0 and state.digit_pile(top - DIGITS + 1) != pile_at:
            raise NotationError("two piles never show the same digit", clause="montana.pile.same-digit")
    state.set_deck(piles.fill("deck"))


def read_rules(text: str) -> list[list[str]]:
    """The cards of the six rule piles, bottom first."""
    found: list[list[str]] = [[] for _ in range(PILES)]
    for part in split_cards(text):
        name, mark, cards = part[:1], part[1:2], part[2:]
        if mark != "=" or (name not in PILE_NAMES and name != "D"):
            raise NotationError(f"rule piles are V=, S=, M= and D=, not {part!r}")
        piles = cards.split(",") if name == "D" else [cards]
        if len(piles) > 3:
            raise NotationError("there are three piles for digit rules", clause="montana.pile.six")
        for at, pile in enumerate(piles):
            words = [] if pile == "-" else pile.split(">")
            place = int(DIGIT_PILE) + at if name == "D" else PILE_NAMES[name]
            for word in words:
                kind = PILE_OF[read_card(word)]
                if kind != (DIGIT_PILE if name == "D" else place):
                    raise NotationError(f"{word} does not belong on pile {name}", clause="montana.pile.six")
            if found[place]:
                raise NotationError(f"rule pile {name} is given twice")
            found[place] = words
    return found


def same_rules(expected: str, found: str) -> bool:
    """Only the piles that are named are compared; empty digit piles at the end may be left out."""
    if expected == "-":
        return found == "-"
    wanted, is_ = rule_words(expected), rule_words(found)
    return all(is_.get(name, ["-"] * 3 if name == "D" else ["-"]) == piles for name, piles in wanted.items())


def rule_words(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part in split_cards(text):
        if part[:1] == "D":
            piles = part[2:].split(",")
            found["D"] = piles + ["-"] * (3 - len(piles))
        else:
            found[part[:1]] = [part[2:]]
    return found
