"""The text of a position, taken apart: `2p strict target=200 | A r1 g2 | top r7 | turn A`."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.errors import NotationError
from koloda.kernel.options import REFEREE

BAR = " | "
ELLIPSES = ("…", "...")


@final
class Position:
    """What a position's text says, before the game reads its fields."""

    def __init__(self, count: int, options: dict[str, str]) -> None:
        self.count = count
        self.options = options
        self.fields: dict[str, str] = {}
        self.known: list[str] = []
        """Fields that the game has asked for."""
        self.chance = ""
        self.since: list[str] = []

    def take(self, name: str, default: str) -> str:
        """The value of a field, which is then done with."""
        self.known.append(name)
        return self.fields.pop(name, default)

    def finish(self) -> None:
        """Every field must have been taken."""
        for name in self.fields:
            raise NotationError(f"unknown field {name!r}; known are {', '.join(self.known)}")


def split_words(text: str) -> list[str]:
    """Words apart by spaces; a text in quotes stays whole."""
    words: list[str] = []
    word = ""
    quoted = False
    escaped = False
    for char in text:
        if char == " " and not quoted:
            if word:
                words.append(word)
            word = ""
            continue
        word += char
        if escaped:
            escaped = False
        elif char == "\\" and quoted:
            escaped = True
        elif char == '"':
            quoted = not quoted
    if quoted:
        raise NotationError(f"a quote is not closed in {text!r}")
    if word:
        words.append(word)
    return words


def split_outside_quotes(text: str, mark: str) -> list[str]:
    """The parts between marks that do not stand inside quotes."""
    parts: list[str] = []
    start = 0
    quoted = False
    at = 0
    while at < len(text):
        char = text[at]
        if char == '"':
            quoted = not quoted
        elif char == "\\" and quoted:
            at += 1
        elif not quoted and text.startswith(mark, at):
            parts.append(text[start:at])
            at += len(mark)
            start = at
            continue
        at += 1
    parts.append(text[start:])
    return parts


def read_header(text: str) -> tuple[int, dict[str, str]]:
    """`3p strict target=200`: how many seats, and the options as they stand."""
    words = split_words(text)
    if not words or not words[0].endswith("p") or not is_number(words[0][:-1], 3):
        raise NotationError(f"a position begins with the number of players, as in 3p, not {text[:20]!r}")
    options: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals:
            name, value = REFEREE, word
        if name in options:
            raise NotationError(f"option {name!r} is given twice")
        options[name] = value
    return int(words[0][:-1]), options


def read_segments(text: str) -> Position:
    """Header and fields; the game reads the values."""
    if "\n" in text or "\r" in text:
        raise NotationError("a position is one line")
    parts = split_outside_quotes(text.strip(), BAR)
    count, options = read_header(parts[0])
    position = Position(count, options)
    for number, part in enumerate(parts[1:], 2):
        name, _, value = part.strip().partition(" ")
        value = value.strip()
        if not name:
            raise NotationError(f"segment {number} is empty")
        if position.since:
            raise NotationError("`since` is the last segment")
        if name == "since":
            position.since = split_actions(value)
        elif name == "chance":
            position.chance = value
        elif position.chance:
            raise NotationError(f"{name!r} stands after the chance")
        elif name in position.fields:
            raise NotationError(f"field {name!r} is given twice")
        else:
            position.fields[name] = value
    return position


def split_actions(text: str) -> list[str]:
    """`A b+; B draw`: the actions one by one."""
    return [part.strip() for part in split_outside_quotes(text, ";") if part.strip()]


@final
class Supply:
    """The cards of a pack, to be named one by one; what is left fills `…` and `?5`."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.left: dict[int, int] = {}
        for card in order:
            self.left[card] = self.left.get(card, 0) + 1

    def name(self, card: int) -> bool:
        """Takes one copy; False when there is none left."""
        left = self.left.get(card, 0)
        if left == 0:
            return False
        self.left[card] = left - 1
        return True

    def rest(self) -> list[int]:
        """What nobody has named, in pack order."""
        return self.rest_in(self.order)

    def rest_in(self, order: list[int]) -> list[int]:
        """The same in the order of another pack that holds these cards."""
        left = dict(self.left)
        found: list[int] = []
        for card in order:
            if left.get(card, 0):
                left[card] -= 1
                found.append(card)
        return found

    def last(self, count: int) -> list[int]:
        """Takes `count` cards that do not matter: the last ones of what is left."""
        rest = self.rest()
        if count > len(rest):
            raise NotationError(f"?{count} asks for more cards than the pack has left ({len(rest)})")
        taken = rest[len(rest) - count :]
        for card in taken:
            self.left[card] -= 1
        return taken

    def take_rest(self) -> list[int]:
        return self.last(len(self.rest()))

    def fill(self, words: list[str], read_card: Callable[[str], i64]) -> list[int]:
        """The cards of a pile whose named ones are taken already: `?5` and `…` become cards too."""
        cards: list[int] = []
        for word in words:
            hidden = unknown_count(word)
            if hidden >= 0:
                cards += self.last(hidden)
            elif word in ELLIPSES:
                cards += self.take_rest()
            else:
                cards.append(int(read_card(word)))
        return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles:
    """The cards of a position: named ones first, then `?n` pile by pile, then `…`, which only piles that are
    `open_ended` may have."""

    def __init__(
        self, pack: list[int], read_card: Callable[[str], i64], open_ended: tuple[str, ...] = ("deck",)
    ) -> None:
        self.supply: Supply = Supply(pack)
        self.read_card = read_card
        self.open_ended = open_ended
        self.words: dict[str, list[str]] = {}

    def too_many(self, card: i64) -> NotationError:
        """What a card is refused with that the pack has no more of."""
        raise NotImplementedError

    def take(self, card: i64) -> None:
        """One card that lies somewhere."""
        if not self.supply.name(card):
            raise self.too_many(card)

    def name(self, field: str, text: str) -> None:
        """The named cards of a pile."""
        words = split_cards(text)
        self.words[field] = words
        for at, word in enumerate(words):
            if word in ELLIPSES:
                if at < len(words) - 1 or field not in self.open_ended:
                    raise NotationError(f"`…` stands at the end of a pile, not in {field!r}")
            elif unknown_count(word) < 0:
                self.take(self.read_card(word))

    def fill(self, field: str) -> list[int]:
        """The cards of a pile, once those of all piles are named."""
        return self.supply.fill(self.words[field], self.read_card)


def is_number(text: str, most: int = 9) -> bool:
    """Whether a text is a whole number of at most so many digits."""
    return text.isascii() and text.isdigit() and len(text) <= most


def unknown_count(word: str) -> int:
    """5 for `?5`, 1 for `?`, -1 for anything else."""
    if not word.startswith("?"):
        return -1
    number = word[1:]
    if not number:
        return 1
    return int(number) if is_number(number, 4) else -1


def split_cards(text: str) -> list[str]:
    """The words of a pile; `-` is an empty one."""
    return [] if text == "-" else text.split()


def one_of(text: str, values: dict[str, int], field: str) -> i64:
    if text not in values:
        raise NotationError(f"{field} is {' or '.join(values)}, not {text!r}")
    return values[text]


def read_number(text: str, field: str, digits: int = 9) -> int:
    if not is_number(text, digits):
        raise NotationError(f"{field} is a number, not {text!r}")
    return int(text)
