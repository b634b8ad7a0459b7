"""The example package as it would be installed, and what the contract must be told of it."""

import random
import re
from collections import Counter
from pathlib import Path

from koloda.kernel.state import State
from koloda_durak.cards import PACK
from koloda_durak.game import DURAK
from tests.contract.subject import Subject

FOLDER = Path(__file__).parents[2] / "examples" / "durak"


class DurakSubject(Subject):
    def found(self, state: State) -> Counter[str]:
        """A beaten card and the one upon it are one word."""
        return Counter(
            card for word, times in super().found(state).items() for card in word.split(">") * times
        )

    def hidden(self, state: State, seat: int) -> list[str]:
        return [*super().hidden(state, seat), "discard"]

    def mix(self, state: State, seat: int, dice: random.Random) -> str:
        """The last card of the deck lies open: it changes places with whatever came there."""
        mixed = super().mix(state, seat, dice)
        bottom = re.search(r"(\w\w) \|", (state.field("deck") or "") + " |")
        other = re.search(r"\| deck [^|]*?(\w\w)(?= \||$)", mixed)
        if not bottom or not other or state.deals_next():
            return mixed
        swap = {bottom[1]: other[1], other[1]: bottom[1]}
        return re.sub("|".join(swap), lambda card: swap[card[0]], mixed)


def make_durak() -> Subject:
    subject = DurakSubject(DURAK)
    subject.cards = PACK.codes
    subject.places = ["table", "deck", "discard"]
    subject.verbs = {"CARD", "transfer", "take", "pass", "~ close", "~ deck"}
    subject.words = {"CARD": subject.cards}
    subject.codes = ["CARD", "CARD>CARD", "transfer:CARD", "take", "pass"]
    # whose time is out lays his lowest card; who begins shows his lowest trump
    subject.reveals = {"attacked": {"card"}, "trump": {"card"}, "first": {"card"}}
    subject.branches = {"first", "bout"}
    subject.tours = [(2, {}), (4, {"transfer": "on"}), (6, {"throw": "sides"})]
    return subject
