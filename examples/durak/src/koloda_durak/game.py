"""Durak as a whole: its options, its fields, its verbs."""

from typing import Final

from koloda.kernel import Brain, Chance, Option
from koloda.kernel import fields as rows
from koloda.kernel.acts import act, card_of
from koloda.kernel.cards import LAST, SHUT, HeapOf, PairsOf, PileOf, SuitOf, hands_of
from koloda.kernel.kit import KitGame
from koloda_durak.bot import DurakBrain
from koloda_durak.cards import PACK
from koloda_durak.state import PHASES, Durak

LEAST, MOST = 2, 6

OPTIONS: Final = [
    Option("transfer", "off", "durak.transfer.agreed", words=("off", "on")),
    Option("throw", "all", "durak.throw.who", words=("all", "sides")),
]
ROWS: Final = [
    *hands_of(MOST, PACK),
    PairsOf("table", "covers", PACK),
    PileOf("deck", PACK, shown=LAST),
    HeapOf("discard", PACK, "…", shown=SHUT),
    SuitOf("trump", PACK),
    rows.Seat("attack"),
    rows.Seat("defend"),
    rows.Seats("passed"),
]


VERBS: Final = [
    act("", card_of(PACK), name="lay"),
    act("", card_of(PACK), card_of(PACK, ">", "other"), name="beat"),
    act("transfer", card_of(PACK, ":")),
    act("take"),
    act("pass"),
]


class DurakGame(KitGame):
    def make(self, count: int, options: dict[str, str], chance: Chance | None) -> Durak:
        return Durak(self, count, options, chance)

    def brain(self, level: str, seat: int) -> Brain:
        return DurakBrain(self, level, seat)


DURAK: Final = DurakGame(
    "durak",
    1,
    LEAST,
    MOST,
    options=OPTIONS,
    phases=PHASES,
    pack=PACK,
    rows=ROWS,
    verbs=VERBS,
    presets={"transfer": {"transfer": "on"}},
    closed=True,
    minutes=(10, 20),
    age=7,
)
