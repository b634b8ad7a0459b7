"""What a table of Arne agrees on: the options of docs/rules/arne.md, chapter 6.5."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import cards
from koloda.games.arne.deck import pack
from koloda.kernel import NotationError, Option
from koloda.kernel.options import read_options, write_options
from koloda.kernel.seats import LETTERS

VERSION: Final = 2
MOST_ALONE: Final = 6
"""More play in teams only."""

OPTIONS: Final = [
    Option("referee", "strict", "arne.table.strict", words=("strict", "table")),
    Option("honesty", "honour", "arne.table.honour", words=("honour", "call"), group="fine"),
    Option("variant", "total", "arne.var.base", words=("total", "minimum", "dummy", "team")),
    Option("deck", "auto", "arne.setup.reduce", words=("auto", "star", "one", "one+", "both", "all")),
    Option("colours", "1", "arne.setup.two", words=("1", "2")),
    Option("pick", "choose", "arne.setup.colour", words=("choose", "random")),
    Option("first", "random", "arne.setup.first", words=("random", "youngest"), least=1, most=12),
    Option("x3x2", "x6", "arne.x3.on-x2", words=("x6", "off"), group="house"),
    Option("x2", "multiply", "arne.score.x2", words=("multiply", "once"), group="house"),
    Option("claims", "last", "arne.stop.claims", words=("last", "first"), group="house"),
    Option("swapquiet", "off", "arne.swap.no-black", words=("off", "on"), group="house"),
    Option("passdir", "play", "arne.pass.effect", words=("play", "clockwise"), group="house"),
    Option("dodge", "on", "arne.black.frozen", words=("on", "off"), group="house"),
    Option("final", "turns", "arne.final.in-turn", words=("turns", "open"), group="house"),
    Option("finaldrawer", "last", "arne.final.lap", words=("last", "none"), group="house"),
    Option("minown", "on", "arne.min.m200", words=("on", "off"), group="minimum"),
    Option("teamswap", "any", "arne.team.swap", words=("any", "partner"), group="team"),
    Option("race", "arrival", "arne.race.order", words=("arrival", "bucket"), group="time"),
    Option(
        "tempo", "normal", "arne.window.tempo", words=("normal", "relaxed", "blitz", "none"), group="time"
    ),
]

PRESETS: Final = {
    "quick": {"deck": "star", "tempo": "blitz"},
    "family": {"tempo": "relaxed", "x2": "once", "x3x2": "off"},
}

HAND: Final = 8
"""Cards dealt to each (arne.setup.deal)."""
LEAST_TO_DRAW: Final = 12

RANDOM: Final[i64] = -1
YOUNGEST: Final[i64] = -2
"""What `first` is where it names no seat."""

BEAT_MS: Final = [1500, 3000, 800, 0]
END_MS: Final = [3000, 6000, 1500, 0]
NO_CLOCKS: Final[i64] = 3
"""The place of `none` among the tempos."""


@final
class ArneOptions:
    """The options as numbers for the rules, and as the words they were written in."""

    def __init__(self, count: i64, values: dict[str, str], version: i64) -> None:
        self.values = values
        self.version = version
        self.table: i64 = place(values, "referee")
        self.calls: i64 = place(values, "honesty")
        variant = values["variant"]
        self.minimum = variant == "minimum"
        self.dummy = variant == "dummy"
        self.team = variant == "team"
        self.colours: i64 = int(values["colours"])
        self.pick_random: i64 = place(values, "pick")
        first = values["first"]
        self.first: i64 = RANDOM if first == "random" else YOUNGEST if first == "youngest" else int(first) - 1
        self.no_x6: i64 = place(values, "x3x2")
        self.x2_once: i64 = place(values, "x2")
        self.first_claim: i64 = place(values, "claims")
        self.swap_quiet: i64 = place(values, "swapquiet")
        self.pass_clockwise: i64 = place(values, "passdir")
        self.no_dodge: i64 = place(values, "dodge")
        self.final_open: i64 = place(values, "final")
        self.drawer_out: i64 = place(values, "finaldrawer")
        self.no_own_minus: i64 = place(values, "minown")
        self.partner_swap: i64 = place(values, "teamswap")
        self.bucket: i64 = place(values, "race")
        self.tempo: i64 = place(values, "tempo")
        self.pack: list[int] = pack(thinned(count, values), 2 if self.team else 1)
        self.unshuffled = bytes(self.pack)

    def header(self, count: i64) -> str:
        return f"{count}p {write_options(OPTIONS, self.values)}"


WORDS: Final = {option.name: option.words for option in OPTIONS}


def place(values: dict[str, str], name: str) -> i64:
    """A word as its place among the option's values."""
    return WORDS[name].index(values[name])


def thinned(count: i64, values: dict[str, str]) -> str:
    """arne.setup.reduce, arne.team.deck: which deck `auto` is."""
    if values["deck"] != "auto":
        return values["deck"]
    colours = count // 2 if values["variant"] == "team" else count
    return "star" if colours <= 2 else "one" if colours <= 4 else "all"


def forbid(forbidden: bool, message: str, clause: str) -> None:
    if forbidden:
        raise NotationError(message, clause=clause)


def agree(count: i64, given: dict[str, str], version: i64 = VERSION) -> ArneOptions:
    """Options that go together, or the clause that forbids them."""
    begins = given.get("first", "")
    if len(begins) == 1 and begins in LETTERS:  # the place of the player with this letter
        given = {**given, "first": str(LETTERS.index(begins) + 1)}
    values = read_options(OPTIONS, given)
    variant = values["variant"]
    if variant == "team":
        odd = count < 4 or count > 12 or count % 2 == 1
        forbid(odd, f"the team game is for 4 to 12 players, an even number, not {count}", "arne.team.setup")
    else:
        forbid(
            count < 2 or count > MOST_ALONE, f"Arne is for 2 to 6 players, not {count}", "arne.setup.players"
        )
    dummy = variant == "dummy"
    forbid(dummy and count > 5, "with the dummy at most five play: one colour is its own", "arne.dummy.setup")
    two = values["colours"] == "2"
    too_many = two and count > (2 if dummy else 3)
    forbid(too_many, f"there are not two colours for each of {count} players", "arne.setup.two")
    call = values["honesty"] == "call" and values["referee"] == "strict"
    forbid(call, "honesty=call needs the referee `table`: under `strict` nobody can lie", "arne.table.honour")
    first = values["first"]
    no_seat = first.isdigit() and int(first) > count
    forbid(no_seat, f"there is no seat {first} at a table of {count}", "arne.setup.first")
    options = ArneOptions(count, values, version)
    needed = count * HAND + LEAST_TO_DRAW
    short = len(options.pack) < needed
    forbid(
        short, f"this deck has {len(options.pack)} cards; {count} players need {needed}", "arne.setup.reduce"
    )
    no_reverse = dummy and int(cards.REVERSE) not in options.pack
    forbid(no_reverse, "this deck has no reverse, so nobody could ever get the dummy", "arne.dummy.deck")
    return options
