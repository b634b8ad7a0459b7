"""What the text of a position says of one seat, word by word, and the cards of a position being read."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import cards, phases
from koloda.games.munchkin.options import MunchkinOptions
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.state import DISPUTED, USED, Character, Foe, MunchkinPublic, MunchkinState
from koloda.kernel import NotationError
from koloda.kernel.facts import CARDS, same
from koloda.kernel.positions import Supply, unknown_count
from koloda.kernel.seats import EVERYTHING, bit, has, letter, read_seat, read_seats, seats_in, write_seats


def sees(seat: i64, other: i64) -> bool:
    """Whether what only `other` knows is told to `seat`."""
    return seat == other or seat == EVERYTHING


# Cards


@final
class Placing(MunchkinState):
    """A position that is being read: every card may be named once."""

    def __init__(self, options: MunchkinOptions, count: i64) -> None:
        super().__init__(options, count, None)
        self.seat_all()
        self.supply = Supply(list(range(len(self.cards.codes))))
        self.unknown: list[tuple[list[int], int]] = []
        """Hands that hold so many cards that do not matter."""
        self.open_ended: list[str] = []
        """Piles that end with `…`."""

    def named(self, code: str) -> int:
        card = self.cards.numbers.get(code, cards.NO_CARD)
        if card == cards.NO_CARD:
            raise NotationError(f"no card {code!r} in the packs {self.options.values['packs']}")
        return card

    def place(self, code: str) -> int:
        """A card that lies where the text says, and nowhere else."""
        card = self.named(code)
        if not self.supply.name(card):
            raise NotationError(f"the card {code!r} is named twice")
        return card

    def typed(self, code: str, card_type: int, what: str) -> int:
        card = self.place(code)
        if self.kind(card).type != card_type:
            raise NotationError(f"{code!r} is no {what}")
        return card

    def seat(self, text: str) -> int:
        return int(read_seat(text, self.count))

    def foe(self, code: str) -> Foe:
        combat = self.combat
        foe = None if combat is None else combat.find(self.named(code))
        if foe is None:
            raise NotationError(f"{code!r} is not in the combat")
        return foe


def number(text: str, what: str, least: int = 0, most: int = 99) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not digits.isascii() or not digits.isdigit() or len(digits) > 6 or not least <= int(text) <= most:
        raise NotationError(f"{what} is a number from {least} to {most}, not {text!r}")
    return int(text)


def split_list(text: str, mark: str) -> list[str]:
    """Parts between marks outside square brackets; `-` is none."""
    if text == "-":
        return []
    parts: list[str] = []
    part = ""
    depth = 0
    for char in text:
        depth += (char == "[") - (char == "]")
        if char == mark and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += char
    parts.append(part)
    return [part for part in parts if part]


def split_bracket(text: str) -> tuple[str, list[str]]:
    """`pitbull[souvenir,overfed]`: the card and what lies with it."""
    code, bracket, rest = text.partition("[")
    if not bracket:
        return code, []
    if not rest.endswith("]") or len(rest) < 2:
        raise NotationError(f"the bracket of {text!r} is not closed")
    return code, rest[:-1].split(",")


def write_card(state: MunchkinPublic, card: i64) -> str:
    return "-" if card == cards.NO_CARD else state.code(card)


def commas(state: MunchkinPublic, listed: list[int]) -> str:
    return ",".join([state.code(card) for card in listed]) or "-"


def write_bracket(state: MunchkinPublic, code: str, lying: list[int]) -> str:
    return f"{code}[{commas(state, lying)}]" if lying else code


# What is said of a seat


class SeatWord:
    """One word of a seat, `NAME=VALUE`. `stays`: whatever is taken back, it does not change."""

    def __init__(self, name: str, default: str = "-", *, stays: bool = False, blind: bool = False) -> None:
        self.name = name
        self.default = default
        self.stays = stays
        self.blind = blind
        """setup.reveal: nobody else knows it until all are ready."""

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        raise NotImplementedError

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        raise NotImplementedError

    def word(self, value: str) -> str:
        return f"{self.name}={value}"

    def in_full(self, state: MunchkinState, who: i64) -> str:
        return self.word(self.write(state, state.seats[who], who, EVERYTHING))

    def lasting(self, state: MunchkinState, who: i64) -> str:
        """The word without what stays whatever is taken back."""
        return self.in_full(state, who)

    def missing(self, state: MunchkinState) -> str:
        return self.default

    def takes(self, word: str) -> bool:
        """Whether a word of the text is this one."""
        return word.startswith(f"{self.name}=")

    def bare(self, word: str) -> str:
        """The value in a word without `=`."""
        return word


class LevelWord(SeatWord):
    """`L3`."""

    def word(self, value: str) -> str:
        return f"L{value}"

    def takes(self, word: str) -> bool:
        return word.startswith("L") and "=" not in word

    def bare(self, word: str) -> str:
        return word[1:]

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        return str(munchkin.level)

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        least = cards.LOWEST if state.cards.sinks else 1
        munchkin.level = number(value, "a level", least, int(state.options.goal))


class ChoiceWord(SeatWord):
    """One of two words that stand alone; the attribute is whether it is the second."""

    def __init__(
        self, first: str, second: str, attribute: str, *, stays: bool = False, blind: bool = False
    ) -> None:
        super().__init__(first, first, stays=stays, blind=blind)
        self.second = second
        self.attribute = attribute

    def word(self, value: str) -> str:
        return value

    def takes(self, word: str) -> bool:
        return word == self.name or word == self.second

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        second: int = getattr(munchkin, self.attribute)
        return self.second if second else self.name

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        second = value == self.second
        if self.attribute == "sex":
            setattr(munchkin, self.attribute, int(second))
        else:
            setattr(munchkin, self.attribute, second)  # compiled, one expression would make it a number


class PersonWord(SeatWord):
    """The race or class card."""

    def __init__(self, name: str, card_type: int, attribute: str) -> None:
        super().__init__(name, blind=True)
        self.type = card_type
        self.attribute = attribute

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        card: int = getattr(munchkin, self.attribute)
        return write_card(state, card)

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        words = split_list(value, ",")
        if len(words) > 1:
            raise NotationError(f"one {self.name} card at a time, not {value!r}")
        if words:
            setattr(munchkin, self.attribute, state.typed(words[0], self.type, self.name))


class ItemsWord(SeatWord):
    """Worn or carried, each with the Cheat! that lies with it."""

    def __init__(self, name: str, attribute: str) -> None:
        super().__init__(name, blind=True)
        self.attribute = attribute

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        items: list[int] = getattr(munchkin, self.attribute)
        words = [write_bracket(state, state.code(item), munchkin.cheats_on(item)) for item in items]
        return ",".join(words) or "-"

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        items: list[int] = getattr(munchkin, self.attribute)
        for word in split_list(value, ","):
            code, lying = split_bracket(word)
            item = state.place(code)
            if not state.kind(item).is_item():
                raise NotationError(f"{code!r} is no item")
            items.append(item)
            for cheat in lying:
                munchkin.cheats.append((item, state.typed(cheat, vocabulary.CHEAT, "Cheat!")))


class CursesWord(SeatWord):
    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        return commas(state, munchkin.curses)

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        words = split_list(value, ",")
        munchkin.curses = [state.typed(word, vocabulary.CURSE, "curse") for word in words]


class HandWord(SeatWord):
    """Another's: what he has shown this seat, and how many more."""

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        blind = state.stage == phases.S_CREATE and not sees(seat, who)
        held = munchkin.lying() + munchkin.hand if blind else munchkin.hand
        return write_held(state, munchkin, held, who, seat)

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        for word in split_list(value, ","):
            count = unknown_count(word)
            if count >= 0:
                state.unknown.append((munchkin.hand, count))
            else:
                munchkin.hand.append(state.place(word))


def write_held(state: MunchkinState, munchkin: Character, held: list[int], who: i64, seat: i64) -> str:
    if sees(seat, who):
        return commas(state, held)
    shown = [card for card, _ in munchkin.seen if card in held and munchkin.has_shown(card, seat)]
    words = [state.code(card) for card in shown]
    if len(held) > len(words):
        words.append(f"?{len(held) - len(words)}")
    return ",".join(words) or "-"


def write_left(state: MunchkinState, now: Character, was: list[int], who: i64, seat: i64) -> str:
    """Cards that have left a hand, then the others as they are known."""
    gone = [state.code(card) for card in was if card not in now.hand]
    held = write_held(state, now, [card for card in was if card in now.hand], who, seat)
    return ",".join(gone + ([] if held == "-" else [held])) or "-"


class FreshWord(SeatWord):
    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        return write_held(state, munchkin, munchkin.fresh, who, seat)

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        munchkin.fresh = [state.named(word) for word in split_list(value, ",")]


class SeenWord(SeatWord):
    """HandWord cards with those who have seen them."""

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        words: list[str] = []
        for card, mask in munchkin.seen:
            if sees(seat, who) or (seat >= 0 and has(mask, seat)):
                words.append(f"{state.code(card)}:{''.join([letter(other) for other in seats_in(mask)])}")
        return ",".join(words) or "-"

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        for word in split_list(value, ","):
            code, _, who = word.rpartition(":")
            munchkin.seen.append((state.named(code), int(read_seats(" ".join(who), state.count))))


class CountWord(SeatWord):
    """A number."""

    def __init__(self, name: str, most: int, *, stays: bool = False) -> None:
        super().__init__(name, "0", stays=stays)
        self.most = most

    def missing(self, state: MunchkinState) -> str:
        return str(state.options.holds) if self.name == "holds" else self.default

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        return str(getattr(munchkin, self.name))

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        setattr(munchkin, self.name, number(value, self.name, 0, self.most))


class StabbedWord(SeatWord):
    """Who has backstabbed him in this combat."""

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        return write_seats(munchkin.stabbed).replace(" ", ",")

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        munchkin.stabbed = read_seats(" ".join(split_list(value, ",")) or "-", state.count)


class UsedWord(SeatWord):
    """What was done already and may be done once."""

    def write(self, state: MunchkinState, munchkin: Character, who: i64, seat: i64) -> str:
        return self.names(munchkin.used)

    def names(self, used: i64) -> str:
        return ",".join([word for at, word in enumerate(USED) if used >> at & 1]) or "-"

    def lasting(self, state: MunchkinState, who: i64) -> str:
        """Disputes stay made."""
        return self.word(self.names(state.seats[who].used & ~DISPUTED))

    def read(self, state: Placing, munchkin: Character, value: str) -> None:
        for word in split_list(value, ","):
            if word not in USED:
                raise NotationError(f"used is of {', '.join(USED)}, not {word!r}")
            munchkin.used |= bit(USED.index(word))


SEAT_WORDS: Final[list[SeatWord]] = [
    LevelWord("L", "1", blind=True),
    ChoiceWord("M", "F", "sex", blind=True),
    PersonWord("race", vocabulary.RACE, "race"),
    PersonWord("class", vocabulary.CLASS, "trade"),
    ItemsWord("on", "worn"),
    ItemsWord("off", "carried"),
    CursesWord("curses", blind=True),
    HandWord("hand"),
    FreshWord("fresh"),
    SeenWord("seen", stays=True),
    CountWord("berserk", 3),
    StabbedWord("stabbed"),
    CountWord("holds", 9),
    UsedWord("used"),
    CountWord("late", 99, stays=True),
    ChoiceWord("here", "absent", "absent", stays=True),
    ChoiceWord("alive", "dead", "dead"),
]
WRITTEN: Final = (
    "L1, M, F, race=, class=, on=, off=, curses=, hand=, fresh=, seen=, berserk=, stabbed=, holds=, used=, "
    "late=, absent, here, dead, alive"
)


def find_word(word: str) -> SeatWord | None:
    for row in SEAT_WORDS:
        if row.takes(word):
            return row
    return None


def word_holds(word: str, found: list[str], hidden: bool) -> bool:
    """Cards of a seat are compared without order, `?3` is any three; what a view leaves out is none."""
    row = find_word(word)
    given = [other for other in found if row is not None and row.takes(other)]
    _, equals, value = word.partition("=")
    if not equals:
        usual = word in ("M", "L1", "here", "alive")
        return word in given or (not given and usual)
    if not given:
        return value == "-" or value == "0"
    wanted = " ".join(split_list(value, ",")) or "-"
    return same(CARDS, 0, wanted, " ".join(split_list(given[0].partition("=")[2], ",")) or "-", hidden)
