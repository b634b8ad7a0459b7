"""What a UNO table agrees on: the options of docs/rules/uno.md, chapter 6."""

import json
from typing import Final, final

from mypy_extensions import i64

from koloda.games.uno import cards
from koloda.kernel import NotationError, Option
from koloda.kernel.options import MS, read_options, write_options
from koloda.kernel.positions import is_number, split_outside_quotes

VERSION: Final = 2

OPTIONS: Final = [
    Option("referee", "strict", "uno.table.strict", words=("strict", "table")),
    Option("deck", "full", "uno.deck.classic", words=("full", "classic")),
    Option("blanks", "3", "uno.deck.blanks", words=("0", "1", "3"), group="fine"),
    Option("blank_rules", "B01,B03,B04", "uno.blank.custom-parts", group="fine"),
    Option("dealer", "draw", "uno.setup.dealer-draw", words=("draw", "random", "host"), group="fine"),
    Option("next_dealer", "left", "uno.score.next-dealer", words=("left", "winner", "draw"), group="fine"),
    Option("hand", "7", "uno.setup.deal", least=5, most=10),
    Option("scoring", "winner", "uno.alt.count", words=("winner", "against")),
    Option("target", "500", "uno.score.match", words=("round",), least=50, most=1000),
    Option("alt_tie", "share", "uno.alt.tie", words=("share", "round"), group="fine"),
    Option("w4_mode", "challenge", "uno.w4.bluff", words=("challenge", "no_bluff", "free")),
    Option("w4_blockers", "coloured", "uno.w4.blockers", words=("coloured", "numbers"), group="fine"),
    Option("reverse2", "skip", "uno.rev.two", words=("skip", "plain"), group="fine"),
    Option("uno_call", "manual", "uno.call.mode", words=("manual", "auto", "off")),
    Option("uno_penalty", "2", "uno.catch.penalty", least=1, most=4, group="fine"),
    Option("uno_owed_by", "changed", "uno.call.owe-changed", words=("changed", "player"), group="fine"),
    Option("uno_hold", "2000", "uno.win.hold", least=0, most=5000, group="time", unit=MS),
    Option("false_uno", "0", "uno.call.false", least=0, most=2, group="fine"),
    Option("false_catch", "0", "uno.catch.false", least=0, most=2, group="fine"),
    Option("blank_skip", "off", "uno.blank.no-skip", words=("off", "on"), group="fine"),
    Option("joke_laughs", "one", "uno.blank.b08", words=("one", "majority"), group="fine"),
    Option("misplay_penalty", "2", "uno.table.called", least=0, most=4, group="fine"),
    Option(
        "turn_ms", "off", "uno.win.default", words=("off",), least=5000, most=120000, group="time", unit=MS
    ),
    Option("stacking", "off", "uno.house.stack.what", words=("off", "same", "up", "any"), group="house"),
    Option("jump_in", "off", "uno.house.jump.what", words=("off", "on"), group="house"),
    Option("jump_hold", "1000", "uno.win.hold", least=0, most=5000, group="time", unit=MS),
    Option("seven_zero", "off", "uno.house.sevenzero.seven", words=("off", "on"), group="house"),
    Option("draw_until", "off", "uno.house.until.what", words=("off", "on"), group="house"),
    Option("force_play", "off", "uno.house.force.drawn", words=("off", "drawn", "all"), group="house"),
    Option("finish_on", "any", "uno.house.finish", words=("any", "no_wild", "numbers"), group="house"),
]

PRESETS: Final = {
    "quick": {"target": "round"},
    "family": {
        "deck": "classic", "target": "round", "w4_mode": "free", "stacking": "any", "draw_until": "on",
    },
}  # fmt: skip

ROUND_ONLY: Final[i64] = -1
"""The target of a match that is one round."""

NAMED: Final = 2
"""The place of `host` among the ways to find a dealer."""
CHALLENGE: Final = 0
NO_BLUFF: Final = 1
FREE: Final = 2
MANUAL: Final = 0
AUTO: Final = 1
OFF: Final = 2
STACK_SAME: Final = 1
STACK_ANY: Final = 3
FORCE_ALL: Final = 2
FINISH_ANY: Final = 0
FINISH_NO_WILD: Final = 1

WHO: Final = ("next", "chosen", "others", "all", "self")
NO_PART: Final = 0
DRAW_PART: Final = 1
DISCARD_PART: Final = 2
SKIP_PART: Final = 3
AGAIN_PART: Final = 4
OPEN_PART: Final = 5
SWAP_PART: Final = 6
NEXT: Final = 0
CHOSEN: Final = 1
ALL_PLAYERS: Final = 3
SELF: Final = 4
CUSTOM: Final[i64] = 11
"""The number of a `BX` among the rules B00 to B10."""


@final
class BlankRule:
    """What is written on one blank: B00 to B10 by number, or CUSTOM with an automatic part."""

    def __init__(self, number: i64, who: i64, part: i64, amount: i64, text: str) -> None:
        self.number: i64 = number
        self.who: i64 = who
        self.part: i64 = part
        self.amount: i64 = amount
        self.text = text

    def needs_target(self) -> bool:
        return self.number == CUSTOM and self.who == CHOSEN


PLAIN: Final = BlankRule(0, 0, 0, 0, "")


def read_words(text: str) -> str:
    """The text of a blank, in quotes."""
    try:
        words = json.loads(text)
    except ValueError:
        words = ""
    if not 1 <= len(words) <= 140 or not words.isprintable():
        raise NotationError(
            "the text of a blank is one line of 1 to 140 characters", clause="uno.blank.custom"
        )
    return str(words)


def read_blank_rule(text: str) -> BlankRule:
    """`B05`, `BX/none`, `BX/next/draw2`, each BX with its own words: `BX/all/open/"Show all"`."""
    parts = split_outside_quotes(text, "/")
    if parts[0] != "BX":
        number = int(text[1:]) if len(text) == 3 and text[0] == "B" and is_number(text[1:]) else 99
        if number > 10 or len(parts) > 1:
            raise NotationError(
                f"a blank's rule is B00 to B10 or BX with its part, not {text!r}", clause="uno.blank.custom"
            )
        return BlankRule(number, 0, 0, 0, "")
    words = ""
    if parts[-1].startswith('"'):
        words = read_words(parts.pop())
    if parts[1:] == ["none"] or len(parts) == 1:
        return BlankRule(CUSTOM, 0, NO_PART, 0, words)
    if len(parts) == 3 and parts[1] in WHO:
        who = WHO.index(parts[1])
        what, amount = parts[2].rstrip("0123456789"), parts[2].lstrip("abcdefghijklmnopqrstuvwxyz")
        if what in ("draw", "discard") and amount in ("1", "2", "3", "4", "5", "6") and who != SELF:
            return BlankRule(CUSTOM, who, DRAW_PART if what == "draw" else DISCARD_PART, int(amount), words)
        single = {
            "next/skip": SKIP_PART,
            "self/again": AGAIN_PART,
            "all/open": OPEN_PART,
            "chosen/swap": SWAP_PART,
        }
        part = single.get(f"{parts[1]}/{parts[2]}", NO_PART)
        if part != NO_PART:
            return BlankRule(CUSTOM, who, part, 0, words)
    raise NotationError(f"{text!r} is no automatic part of an own rule", clause="uno.blank.custom-parts")


@final
class UnoOptions:
    """The options as numbers for the rules, and as the words they were written in."""

    def __init__(self, values: dict[str, str], version: i64 = VERSION) -> None:
        self.values = values
        self.version = version
        self.words = write_options(OPTIONS, values)
        self.table: i64 = place(values, "referee")
        self.classic = values["deck"] == "classic"
        self.blanks: i64 = 0 if self.classic else int(values["blanks"])
        self.dealer: i64 = place(values, "dealer")
        self.next_dealer: i64 = place(values, "next_dealer")
        self.hand: i64 = int(values["hand"])
        self.against: i64 = place(values, "scoring")
        self.target: i64 = ROUND_ONLY if values["target"] == "round" else int(values["target"])
        self.tie_round: i64 = place(values, "alt_tie")
        self.w4_mode: i64 = place(values, "w4_mode")
        self.w4_numbers: i64 = place(values, "w4_blockers")
        self.reverse_plain: i64 = place(values, "reverse2")
        self.uno_call: i64 = place(values, "uno_call")
        self.uno_penalty: i64 = int(values["uno_penalty"])
        self.owed_by_player: i64 = place(values, "uno_owed_by")
        self.uno_hold: i64 = int(values["uno_hold"])
        self.false_uno: i64 = int(values["false_uno"])
        self.false_catch: i64 = int(values["false_catch"])
        self.blank_skip: i64 = place(values, "blank_skip")
        self.majority: i64 = place(values, "joke_laughs")
        self.misplay_penalty: i64 = int(values["misplay_penalty"])
        self.turn_ms: i64 = 0 if values["turn_ms"] == "off" else int(values["turn_ms"])
        self.stacking: i64 = place(values, "stacking")
        self.jump_in: i64 = place(values, "jump_in")
        self.jump_hold: i64 = int(values["jump_hold"])
        self.seven_zero: i64 = place(values, "seven_zero")
        self.draw_until: i64 = place(values, "draw_until")
        self.force_play: i64 = place(values, "force_play")
        self.finish_on: i64 = place(values, "finish_on")
        self.rules: list[BlankRule] = [read_blank_rule(text) for text in rule_words(values["blank_rules"])]
        self.pack: list[int] = cards.pack(classic=self.classic, blanks=self.blanks)

    def rule(self, card: i64) -> BlankRule:
        """What is written on a blank card; nothing on one that is not in the pack."""
        at = card - cards.BLANK1
        return self.rules[at] if at < len(self.rules) else PLAIN

    def can_bluff(self) -> bool:
        """uno.w4.bluff."""
        return self.w4_mode == CHALLENGE

    def header(self, count: i64) -> str:
        return f"{count}p {self.words}"


WORDS: Final = {option.name: option.words for option in OPTIONS}


def place(values: dict[str, str], name: str) -> i64:
    """A word as its place among the option's values."""
    return WORDS[name].index(values[name])


def rule_words(text: str) -> list[str]:
    return [] if text == "-" else split_outside_quotes(text, ",")


def agree(count: i64, given: dict[str, str], version: i64 = VERSION) -> UnoOptions:
    """Options that go together, or the clause that forbids them (uno.seat.count, uno.deck.classic)."""
    if count < 2 or count > 10:
        raise NotationError(f"UNO is for 2 to 10 players, not {count}", clause="uno.seat.count")
    values = read_options(OPTIONS, given)
    if values["deck"] == "classic":
        if values["blanks"] != "0" and "blanks" in given:
            raise NotationError("the classic pack has no blank cards", clause="uno.deck.classic")
        values["blanks"] = OPTIONS[2].default
    blanks = 0 if values["deck"] == "classic" else int(values["blanks"])
    written = rule_words(values["blank_rules"])
    if "blank_rules" not in given:
        values["blank_rules"] = OPTIONS[3].default
    elif len(written) != blanks:
        raise NotationError(
            f"blank_rules needs one rule for each of the {blanks} blanks, not {len(written)}",
            clause="uno.deck.blanks",
        )
    return UnoOptions(values, version)
