"""What a Munchkin table agrees on: the options of docs/rules/munchkin.md, chapter 6."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.cards import Cards
from koloda.kernel import Option
from koloda.kernel.options import MS, write_options

VERSION: Final = 3
HOUR: Final = 3600000
OPTIONS: Final = [
    Option("referee", "strict", "munchkin.human.slips", words=("strict", "table")),
    Option("packs", "winter", "munchkin.pack.mix"),
    Option("windows", "clock", "munchkin.time.ask-mode", words=("clock", "ask"), group="time"),
    Option("kill_ms", "3750", "munchkin.combat.wait", least=0, most=HOUR, group="time", unit=MS),
    Option("run_ms", "3750", "munchkin.combat.last-call", least=0, most=HOUR, group="time", unit=MS),
    Option("curse_ms", "3000", "munchkin.curse.window", least=0, most=HOUR, group="time", unit=MS),
    Option("die_ms", "4000", "munchkin.time.answers", least=0, most=HOUR, group="time", unit=MS),
    Option("fresh_ms", "5000", "munchkin.when.fresh", least=0, most=HOUR, group="time", unit=MS),
    Option("pick_ms", "20000", "munchkin.pick.default", least=0, most=HOUR, group="time", unit=MS),
    Option("offer_ms", "30000", "munchkin.offer.life", least=0, most=HOUR, group="time", unit=MS),
    Option("think_ms", "60000", "munchkin.combat.who-decides", least=0, most=HOUR, group="time", unit=MS),
    Option("turn_ms", "90000", "munchkin.time.absent", least=0, most=HOUR, group="time", unit=MS),
    Option("setup_ms", "120000", "munchkin.setup.reveal", least=0, most=HOUR, group="time", unit=MS),
    Option("rule_ms", "30000", "munchkin.human.dispute", least=0, most=HOUR, group="time", unit=MS),
    Option("hold_ms", "10000", "munchkin.time.hold", least=0, most=HOUR, group="time", unit=MS),
    Option("holds", "1", "munchkin.time.hold", least=0, most=9, group="time"),
    Option("bot_delay", "800-2500", "munchkin.time.bots", group="time", unit=MS),
    Option("absent_ms", "30000", "munchkin.time.absent", least=0, most=HOUR, group="time", unit=MS),
    Option("first", "random", "munchkin.setup.first", words=("random", "host", "roll")),
    Option("onlooker_gear", "yes", "munchkin.when.whose-combat", words=("yes", "no"), group="house"),
    Option("run_winning", "no", "munchkin.combat.who-decides", words=("no", "yes"), group="house"),
    Option("monster_floor", "1", "munchkin.combat.floor", words=("1", "none"), group="house"),
    Option("loot_floor", "1", "munchkin.reward.count", words=("1", "0"), group="house"),
    Option("sell_over", "cap", "munchkin.sell.not-10", words=("cap", "refuse"), group="house"),
    Option("deal_enforce", "full", "munchkin.deal.public", words=("full", "split", "honour"), group="fine"),
    Option("deal_public", "yes", "munchkin.deal.public", words=("yes", "no"), group="fine"),
    Option("charity_open", "no", "munchkin.charity.hidden", words=("no", "yes"), group="fine"),
    Option("elf_helper_win", "yes", "munchkin.help.elf-win", words=("yes", "no"), group="house"),
    Option("shared_win", "yes", "munchkin.end.shared", words=("yes", "main"), group="house"),
    Option("death", "loot", "munchkin.death.rule", words=("loot", "soft", "off")),
    Option("hand_limit", "5", "munchkin.zone.limit", least=1, most=20, group="house"),
    Option("goal", "10", "munchkin.end.win", least=5, most=20),
]

PRESETS: Final = {
    "quick": {"goal": "6", "kill_ms": "2500", "run_ms": "2500"},
    "family": {"goal": "8", "death": "soft", "kill_ms": "6000", "run_ms": "6000", "curse_ms": "6000"},
}

FIRST_RANDOM: Final = 0
FIRST_HOST: Final = 1
ENFORCE_FULL: Final = 0
ENFORCE_HONOUR: Final = 2
DEATH_SOFT: Final = 1
CARDS_A_SEAT: Final = 8
"""What a pack that stands alone needs in each deck; several together need enough for the deal."""
DEALT: Final = 4


@final
class MunchkinOptions:
    """The options as numbers for the rules, and as the words they were written in."""

    def __init__(self, values: dict[str, str], cards: Cards, version: i64) -> None:
        self.values = values
        self.version = version
        self.cards = cards
        self.table = values["referee"] == "table"
        self.ask = values["windows"] == "ask"
        self.kill_ms: i64 = int(values["kill_ms"])
        self.run_ms: i64 = int(values["run_ms"])
        self.curse_ms: i64 = int(values["curse_ms"])
        self.die_ms: i64 = int(values["die_ms"])
        self.fresh_ms: i64 = int(values["fresh_ms"])
        self.pick_ms: i64 = int(values["pick_ms"])
        self.offer_ms: i64 = int(values["offer_ms"])
        self.think_ms: i64 = int(values["think_ms"])
        self.turn_ms: i64 = int(values["turn_ms"])
        self.setup_ms: i64 = int(values["setup_ms"])
        self.rule_ms: i64 = int(values["rule_ms"])
        self.hold_ms: i64 = int(values["hold_ms"])
        self.holds: i64 = int(values["holds"])
        self.first: i64 = place(values, "first")
        self.onlooker_gear = values["onlooker_gear"] == "yes"
        self.run_winning = values["run_winning"] == "yes"
        self.monster_floor = values["monster_floor"] == "1"
        self.loot_floor: i64 = int(values["loot_floor"])
        self.sell_cap = values["sell_over"] == "cap"
        self.enforce: i64 = place(values, "deal_enforce")
        self.deal_public = values["deal_public"] == "yes"
        self.charity_open = values["charity_open"] == "yes"
        self.elf_helper_win = values["elf_helper_win"] == "yes"
        self.shared_win = values["shared_win"] == "yes"
        self.death: i64 = place(values, "death")
        self.hand_limit: i64 = int(values["hand_limit"])
        self.goal: i64 = int(values["goal"])

    def header(self, count: i64) -> str:
        return f"{count}p {write_options(OPTIONS, self.values)}"


WORDS: Final = {option.name: option.words for option in OPTIONS}


def place(values: dict[str, str], name: str) -> i64:
    """A word as its place among the option's values."""
    return WORDS[name].index(values[name])
