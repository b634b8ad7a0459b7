"""What an Iota table agrees on: the options of docs/rules/iota.md, chapter 6."""

from typing import Final, final

from mypy_extensions import i64

from koloda.kernel import NotationError, Option
from koloda.kernel.options import read_options, write_options
from koloda.kernel.seats import LETTERS

LEAST: Final = 2
MOST: Final = 4

OPTIONS: Final = [
    Option("referee", "strict", "iota.table.free", words=("strict", "table")),
    Option("table_penalty", "replay", "iota.table.right", words=("replay", "lose-turn"), group="fine"),
    Option("pack", "full", "iota.var.short", words=("full", "short")),
    Option("scoring", "on", "iota.var.kids", words=("on", "kids")),
    Option("first", "random", "iota.setup.first", words=("random", "youngest", "A", "B", "C", "D")),
    Option("starter_joker", "keep", "iota.setup.starter-joker", words=("keep", "redraw"), group="house"),
    Option("joker_meaning", "float", "iota.joker.float", words=("float", "declared"), group="house"),
    Option("joker_take", "free", "iota.take.with-lay", words=("free", "with-lay"), group="house"),
    Option("stall_rounds", "3", "iota.end.stall", least=0, most=9, group="fine"),
    Option("show_draft", "off", "iota.human.takeback", words=("off", "on"), group="fine"),
]
PRESETS: Final = {
    "quick": {"pack": "short"},
    "family": {"pack": "short", "show_draft": "on", "stall_rounds": "2"},
}
DEFAULTS: Final = {option.name: option.default for option in OPTIONS}

RANDOM: Final[i64] = -1
YOUNGEST: Final[i64] = -2
"""Who begins: drawn, marked by the host, or a seat."""


@final
class IotaOptions:
    """The options as numbers for the rules, and as the words they were written in."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = values
        self.table = values["referee"] == "table"
        self.lose_turn = values["table_penalty"] == "lose-turn"
        self.short = values["pack"] == "short"
        self.kids = values["scoring"] == "kids"
        self.first: i64 = read_first(values["first"])
        self.declared = values["joker_meaning"] == "declared"
        self.redraw = self.declared or values["starter_joker"] == "redraw"
        self.with_lay = values["joker_take"] == "with-lay"
        self.stall_rounds: i64 = int(values["stall_rounds"])
        self.show_draft = values["show_draft"] == "on"

    def header(self, count: i64) -> str:
        return f"{count}p {write_options(OPTIONS, self.values)}"


def read_first(word: str) -> i64:
    if word == "random":
        return RANDOM
    return YOUNGEST if word == "youngest" else LETTERS.index(word)


def agree(count: i64, given: dict[str, str]) -> IotaOptions:
    """Options that go together, or the clause that forbids them."""
    if count < LEAST or count > MOST:
        raise NotationError(f"Iota is for 2 to 4 players, not {count}", clause="iota.setup.players")
    values = read_options(OPTIONS, given)
    if read_first(values["first"]) >= count:
        raise NotationError(
            f"there is no seat {values['first']} at a table of {count}", clause="iota.setup.first"
        )
    if values["joker_meaning"] == "declared":
        if given.get("starter_joker") == "keep":
            raise NotationError(
                "a joker that lies first has no declared meaning", clause="iota.joker.declare"
            )
        values["starter_joker"] = DEFAULTS["starter_joker"]
    return IotaOptions(values)
