"""What a Montana table agrees on: the options of docs/rules/montana.md, chapter 6."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.montana import cards
from koloda.kernel import NotationError, Option
from koloda.kernel.options import MS, read_options, write_options
from koloda.kernel.seats import LETTERS, NOBODY

MOST: Final = 6
SEATS: Final = tuple(LETTERS[:MOST])
LONGEST: Final = 600000

OPTIONS: Final = [
    Option("referee", "strict", "montana.table.strict", words=("strict", "table")),
    Option("target", "0", "montana.tour.target", words=("0", "300", "500")),
    Option("first", "random", "montana.setup.first", words=("random", "winner", "rotate", "host", *SEATS)),
    Option("smile_split", "multi", "montana.comp.rule", words=("multi", "duty"), group="fine"),
    Option("digit_cover", "choose", "montana.pile.full", words=("choose", "oldest"), group="fine"),
    Option("multi_trigger", "each", "montana.digit.multi", words=("each", "top", "first"), group="fine"),
    Option("wrong_then", "pass", "montana.wrong.then", words=("pass", "retry"), group="fine"),
    Option("false_call", "0", "montana.call.unfounded", words=("0", "2"), group="fine"),
    Option("count_winner_hand", "yes", "montana.score.cards", words=("yes", "no"), group="fine"),
    Option("race", "live", "montana.race.chance", words=("live", "chance")),
    Option("move_limit", "0", "montana.end.stop", least=0, most=999999999, group="fine"),
    Option("turn_ms", "60000", "montana.turn.timeout", least=0, most=LONGEST, group="time", unit=MS),
    Option("swap_ms", "15000", "montana.digit.5", least=0, most=LONGEST, group="time", unit=MS),
    Option("race_ms", "3000", "montana.race.close", least=500, most=60000, group="time", unit=MS),
    Option("final_ms", "4000", "montana.end.stop", least=100, most=60000, group="time", unit=MS),
    Option("grace_ms", "1200", "montana.call.admission", least=0, most=60000, group="time", unit=MS),
    Option("hold_ms", "2500", "montana.call.admission", least=0, most=60000, group="time", unit=MS),
]

PRESETS: Final = {
    "advised": {"referee": "table"},
    "quick": {"referee": "table"},
    "family": {"race_ms": "5000", "turn_ms": "120000", "swap_ms": "30000"},
}
"""Chapter 6: the lobby recommends the table referee for this game."""

FIRST_WINNER: Final = 1
FIRST_ROTATE: Final = 2
FIRST_NAMED: Final = 3
TRIGGER_EACH: Final = 0
TRIGGER_TOP: Final = 1
TRIGGER_FIRST: Final = 2

WORDS: Final = {option.name: option.words for option in OPTIONS}


def place(values: dict[str, str], name: str) -> i64:
    """A word as its place among the option's values."""
    return WORDS[name].index(values[name])


@final
class MontanaOptions:
    """The options as numbers for the rules, and as the words they were written in."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = values
        self.table: i64 = place(values, "referee")
        self.target: i64 = int(values["target"])
        self.first: i64 = place(values, "first")
        self.beginner: i64 = SEATS.index(values["first"]) if values["first"] in SEATS else NOBODY
        self.duty: i64 = place(values, "smile_split")
        self.oldest: i64 = place(values, "digit_cover")
        self.multi_trigger: i64 = place(values, "multi_trigger")
        self.retry: i64 = place(values, "wrong_then")
        self.false_call: i64 = int(values["false_call"])
        self.skip_winner: i64 = place(values, "count_winner_hand")
        self.by_chance: i64 = place(values, "race")
        self.move_limit: i64 = int(values["move_limit"])
        self.turn_ms: i64 = int(values["turn_ms"])
        self.swap_ms: i64 = int(values["swap_ms"])
        self.race_ms: i64 = int(values["race_ms"])
        self.final_ms: i64 = int(values["final_ms"])
        self.grace_ms: i64 = int(values["grace_ms"])
        self.hold_ms: i64 = int(values["hold_ms"])
        self.pack: list[int] = cards.pack(duty=self.duty != 0)

    def keeps_first(self) -> bool:
        """Whether who began one deal decides who begins the next."""
        return self.first == FIRST_WINNER or self.first == FIRST_ROTATE

    def header(self, count: i64) -> str:
        return f"{count}p {write_options(OPTIONS, self.values)}"


def agree(count: i64, given: dict[str, str]) -> MontanaOptions:
    """Options for that many players, or the clause that forbids them (montana.setup.players)."""
    if count < 2 or count > MOST:
        raise NotationError(f"Montana is for 2 to 6 players, not {count}", clause="montana.setup.players")
    options = MontanaOptions(read_options(OPTIONS, given))
    if options.beginner >= count:
        first = options.values["first"]
        raise NotationError(f"there is no seat {first} at a table of {count}", clause="montana.setup.first")
    return options
