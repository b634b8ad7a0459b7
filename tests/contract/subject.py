"""What the contract must be told about a game under test."""

import random
import re
from collections import Counter

from koloda.kernel.game import Game
from koloda.kernel.positions import split_outside_quotes
from koloda.kernel.seats import letter
from koloda.kernel.state import State

Options = dict[str, str]


class Subject:
    """A game, and what cannot be asked of it in general.

    `places` are the fields that hold its cards; `verbs` every kind of action; `codes` patterns of codes
    for random attempts, with `words` to put into them; `texts` values for options that are free text.
    `seats` are the numbers of players to try, each with the options that it needs;
    `brief` are options under which random play ends soon, `endless` those with which it may not;
    `tours` tables that together show everything. Hidden things may become known by the public values
    of the events in `reveals`, or by which event of `branches` follows; the secrets of the events in
    `remembered` a seat may know from earlier, without seeing them on the table. With `strides` the quick
    suite follows its games that much less far: every step of a game with thousands of moves is long.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: list[str] = []
        self.verbs: set[str] = set()
        self.reveals: dict[str, set[str]] = {}
        self.branches: set[str] = set()
        self.remembered: set[str] = set()
        self.codes: list[str] = []
        self.words: dict[str, list[str]] = {}
        self.cards: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.seats: dict[int, Options] = {count: {} for count in range(game.least, game.most + 1)}
        self.brief: Options = {}
        self.endless: set[str] = set()
        self.tours: list[tuple[int, Options]] = []
        self.longest = 100_000
        self.strides = 1
        self.source = ""

    def __repr__(self) -> str:
        return self.game.name

    def verb(self, line: str) -> str:
        """The kind of an action: its first word, without what it names; a card is `CARD`."""
        who, _, code = line.partition(" ")
        word = re.split(r"[ :>!]", code)[0]
        kind = "CARD" if word in self.cards else word
        return f"~ {kind}" if who == "~" else kind

    def named(self, line: str) -> set[str]:
        """The cards that an action names."""
        return {*line.split(), *re.findall(r"[^ :,>!]+", line)} & set(self.cards)

    def pack(self, state: State) -> Counter[str]:
        """The cards that must be there."""
        return Counter(self.cards)

    def found(self, state: State) -> Counter[str]:
        """The cards of the position, wherever they are."""
        names = [letter(seat) for seat in range(state.count)] + self.places
        words = [word.strip(",") for name in names for word in (state.field(name) or "").split()]
        return Counter(word for word in words if word != "-")

    def hidden(self, state: State, seat: int) -> list[str]:
        """The fields whose cards the rules hide from a seat; none where they cannot be exchanged freely."""
        return [letter(other) for other in range(state.count) if other != seat] + ["deck"]

    def mix(self, state: State, seat: int, dice: random.Random) -> str:
        """The position with the cards hidden from a seat exchanged at random; empty where that cannot be."""
        names = self.hidden(state, seat)
        segments = split_outside_quotes(state.text(), " | ")
        piles = {at: part.split() for at, part in enumerate(segments) if part.split()[0] in names}
        cards = [word for words in piles.values() for word in words[1:] if word != "-"]
        if not cards or segments[-1].startswith("since"):
            return ""
        dice.shuffle(cards)
        for at, words in piles.items():
            segments[at] = " ".join([words[0], *(word if word == "-" else cards.pop() for word in words[1:])])
        return " | ".join(segments)
