"""A game under test: what follows from it, and what its author must say."""

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from koloda.kernel.actions import Action
from koloda.kernel.cards import CardField
from koloda.kernel.errors import NotationError
from koloda.kernel.game import Game
from koloda.kernel.options import Option
from koloda.kernel.positions import read_header, split_outside_quotes, unknown_count
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from koloda.kernel.verbs import Flag, NumberSlot, SeatSlot, Slot, Verb, WordSlot
from koloda.texts.wanted import source_of

Options = dict[str, str]
QUICK = "quick"
"""The preset under which random play ends soonest."""
MOST_IN_ROW = 3
NUMBERS = 12


class Subject:
    """A game, and what cannot be asked of it in general; nothing need be said of a game that is made of rows
    and reveals nothing by accident.

    - `places`: the fields that hold its cards, beside the hands; for a game of the kit they are known.
    - `tours`: tables that together show everything, as headers (`4p strict target=50`).
    - `seats`: the numbers of players to try, each with the options that it needs.
    - `brief`: options under which random play ends soon; `endless` those with which it may not; `longest`
      how many actions it may take.
    - `reveals`: by which public values of which events something hidden becomes known; `branches`: events of
      which it depends on something hidden whether they come; `remembered`: events whose secret a seat
      may know from earlier, without seeing it on the table.
    - `codes`: actions to try whose text no row tells, with `words` to put into them; `texts`: values for
      options that are free text.
    - `unmet`: kinds of action that no tour meets; `cards`: those that should come up, where it is not all.
    - `fixed`: scenarios that mean certain seats and cannot be turned round, by their names.
    - `strides`: the quick suite follows its games that much less far: every step of a game with thousands of
      moves is long.
    """

    def __init__(
        self,
        game: Game,
        *,
        places: Sequence[str] = (),
        tours: Sequence[str] = (),
        seats: Mapping[int, Options] | None = None,
        brief: Options | None = None,
        endless: Iterable[str] = (),
        longest: int = 100_000,
        reveals: Mapping[str, set[str]] | None = None,
        branches: Iterable[str] = (),
        remembered: Iterable[str] = (),
        codes: Sequence[str] = (),
        words: Mapping[str, Sequence[str]] | None = None,
        texts: Mapping[str, Sequence[str]] | None = None,
        unmet: Iterable[str] = (),
        cards: Sequence[str] = (),
        fixed: Iterable[str] = (),
        strides: int = 1,
    ) -> None:
        self.game = game
        self.places: list[str] = [*places] or [
            row.name for row in game.fields.rows if isinstance(row, CardField) and row.attribute != "hands"
        ]
        self.texts: dict[str, list[str]] = {name: [*values] for name, values in (texts or {}).items()}
        self.seats: dict[int, Options] = dict(seats or playable(game))
        self.brief: Options = dict(game.presets.get(QUICK, {}) if brief is None else brief)
        self.endless: set[str] = set(endless)
        self.longest = longest
        self.reveals: dict[str, set[str]] = dict(reveals or {})
        self.branches: set[str] = set(branches)
        self.remembered: set[str] = set(remembered)
        self.codes: list[str] = [*codes]
        self.words: dict[str, list[str]] = {name: [*values] for name, values in (words or {}).items()}
        self.unmet: set[str] = set(unmet)
        self.fixed: set[str] = set(fixed)
        self.strides = strides
        self.tours: list[tuple[int, Options]] = [read_header(tour) for tour in tours] or self.all_values()
        self.cards: list[str] = [*cards] or sorted(
            {card for count, options in self.tours for card in game.all_cards(count, options)}
        )
        self.known: set[str] = set(self.cards)
        self.rows: list[Verb] = [row for row in game.grammar().rows if not row.host and can_fill(row)]
        """The actions whose text follows from their rows."""

    def __repr__(self) -> str:
        return self.game.name

    @property
    def source(self) -> Path:
        """The folder of the game's code."""
        return source_of(self.game)

    # Tables

    def values(self, option: Option) -> list[str]:
        """What an option may be: its words, the ends and the middle of its range, its texts."""
        found = list(option.words)
        if option.most >= option.least:
            middle = (option.least + option.most) // 2
            found += [str(number) for number in sorted({option.least, middle, option.most})]
        return found or self.texts.get(option.name, [option.default])

    def all_values(self) -> list[tuple[int, Options]]:
        """A table for every value of every option, and one of each size."""
        counts = list(self.seats)
        found = [(count, dict(self.seats[count])) for count in counts]
        others = [
            {option.name: value}
            for option in self.game.options
            for value in self.values(option)
            if value != option.default
        ]
        for at, options in enumerate(others):
            count = counts[at % len(counts)]
            if plays(self.game, count, self.seats[count] | options):
                found.append((count, self.seats[count] | options))
        return found

    # Actions

    @property
    def verbs(self) -> set[str]:
        """Every kind of action that the tours should meet."""
        rows = self.game.grammar().rows
        return {kind_of(row) for row in rows} - {"", "~ seed"} - self.unmet

    @property
    def playable(self) -> set[str]:
        """The cards that actions may name, which are all or none in most games."""
        if any("CARD" in code for code in self.codes):
            return self.known
        slots = [slot for row in self.game.grammar().rows for slot in row.slots if isinstance(slot, WordSlot)]
        return self.known & {word for slot in slots for word in slot.words}

    def verb(self, state: State, action: Action) -> str:
        """The kind of an action: its word, or the name of its row where it has none."""
        row = self.game.grammar().find(action.code)
        return state.write_code(action).partition(" ")[0] if row is None else kind_of(row)

    def told(self, line: str) -> str:
        """The kind of a host's line that tells a result."""
        return "~ " + re.split(r"[ :]", line.removeprefix("~ "), maxsplit=1)[0]

    def named(self, line: str) -> set[str]:
        """The cards that an action names."""
        return {*line.split(), *re.findall(r"[^ :,>!]+", line)} & self.known

    def random_code(self, state: State, dice: random.Random) -> str:
        """A code of the game's language, whether it makes sense now or not."""
        at = dice.randrange(len(self.rows) + len(self.codes))
        if at < len(self.rows):
            return fill_row(self.rows[at], state, dice)
        code = self.codes[at - len(self.rows)]
        seats = [letter(seat) for seat in range(state.count)]
        for word, choices in {"SEAT": seats, "CARD": self.cards, **self.words}.items():
            while word in code:
                code = code.replace(word, dice.choice(choices), 1)
        return code

    # Cards

    def pack(self, state: State) -> Counter[str]:
        """The cards that must be there."""
        count, options = read_header(state.header())
        return Counter(self.game.all_cards(count, options))

    def found(self, state: State) -> Counter[str]:
        """The cards of the position, wherever they are."""
        names = [letter(seat) for seat in range(state.count)] + self.places
        return Counter(card for name in names for card in self.cards_in(state.field(name) or ""))

    def cards_in(self, text: str) -> list[str]:
        """The cards of a field; `8s>7s` is two of them."""
        found: list[str] = []
        for word in text.split():
            plain = word.strip(",")
            found += [plain] if plain in self.known else [part for part in plain.split(">") if part != "-"]
        return found

    def hidden(self, state: State, seat: int) -> list[str]:
        """The fields whose unseen cards may be exchanged; none while other fields name some of them."""
        return [letter(other) for other in range(state.count) if other != seat] + self.places

    def mix(self, state: State, seat: int, dice: random.Random) -> str:
        """The position with the cards hidden from a seat exchanged at random; empty where that cannot be."""
        names = self.hidden(state, seat)
        segments = split_outside_quotes(state.text(), " | ")
        if not names or segments[-1].startswith("since"):
            return ""
        view = state.view(seat)
        hidden: list[tuple[int, int]] = []  # segment, word
        lists = [part.split() for part in segments]
        for at, words in enumerate(lists):
            if words[0] in names:
                shut = unseen(view.field(words[0]) or "", len(words) - 1)
                hidden += [(at, place + 1) for place in shut if words[place + 1] in self.known]
        cards = [lists[at][place] for at, place in hidden]
        dice.shuffle(cards)
        for (at, place), card in zip(hidden, cards, strict=True):
            lists[at][place] = card
        return " | ".join(" ".join(words) for words in lists) if cards else ""


def plays(game: Game, count: int, options: Options) -> bool:
    """Whether so many can play so."""
    try:
        game.new(count, options, None)
    except NotationError:
        return False
    return True


def playable(game: Game) -> dict[int, Options]:
    """The numbers of players that need no option."""
    return {count: {} for count in range(game.least, game.most + 1) if plays(game, count, {})}


def kind_of(row: Verb) -> str:
    kind = row.word or row.name
    return f"~ {kind.split()[0]}" if row.host else kind


def can_fill(row: Verb) -> bool:
    """Whether the text of an action follows from its row."""
    return all(isinstance(slot, SeatSlot | WordSlot | NumberSlot | Flag) for slot in row.slots)


def fill_row(row: Verb, state: State, dice: random.Random) -> str:
    text = row.word
    for slot in row.slots:
        if slot.absent < 0 or dice.random() < 0.5:
            count = dice.randint(1, MOST_IN_ROW) if slot.many else 1
            text += slot.mark + slot.many.join([fill_slot(slot, state, dice) for _ in range(count)])
    return text


def fill_slot(slot: Slot, state: State, dice: random.Random) -> str:
    if isinstance(slot, WordSlot):
        return dice.choice(slot.words)
    if isinstance(slot, SeatSlot):
        return letter(dice.randrange(state.count))
    return "" if isinstance(slot, Flag) else str(dice.randrange(NUMBERS))


def unseen(shown: str, count: int) -> list[int]:
    """Which cards of a pile a view hides: `?2 7h` of three the first two."""
    found: list[int] = []
    at = 0
    for word in shown.split():
        number = unknown_count(word)
        found += range(at, at + max(0, number))
        at += 1 if number < 0 else number
    return found if at == count else []
