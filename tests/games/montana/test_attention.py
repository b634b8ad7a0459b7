"""Chapter 9.6 at a live table: what bots forget, misplay and notice there, and how long they take.

Every share is tested against the clause's number by a normal approximation of the binomial, three and a
half standard errors either way: a true model fails such a test about once in two thousand, and the seeds
are fixed.
"""

from math import sqrt
from statistics import mean

import pytest

from koloda.bots.levels import make_player
from koloda.kernel.chance import open_chance
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.table import Table
from tests.rules import Rules
from tests.table.house import House

rules = Rules("montana")


TABLES = 150
LEVELS = ["easy", "normal", "hard"]
OTHERS = "B r3* r5* g6* | C b3* b5* g4* | deck ?40"
WRONG = f"3p table | A r1* g1* g2* | {OTHERS} | pile b5* | since A play r1*"
WORDS = f"3p table | A b1* g1* g2* | {OTHERS} | pile b6* | rules S=:say | since A play b1*"
SHOUT = f"3p table | A b1* g1* | {OTHERS} | pile b6* | since A play b1*"

Seen = list[int]
"""When something was done, in ms after the play; a table where it was not done is left out."""


def live(position: str, seat: int, level: str, number: int) -> tuple[Table, HandClock]:
    """A bot at one seat, persons who do nothing at the others."""
    clock = HandClock()
    chairs = [Chair(name, person=name) for name in "ABC"]
    bot = make_player(rules.game, level, seat, open_chance(f"k1:{number * 31 + 7:x}"))
    chairs[seat] = Chair("bot", bot=bot)
    return table_at(rules.game, position, chairs, clock), clock


def times_of(position: str, seat: int, level: str, code: str) -> Seen:
    """When the bot has done it, within ten seconds of many tables alike."""
    found: Seen = []
    for number in range(TABLES):
        table, clock = live(position, seat, level, number)
        House(table, clock).run_on(10_000)
        found += [entry.at for entry in table.log if entry.action == code][:1]
    return found


def assert_share(found: Seen, expected: float) -> None:
    share = len(found) / TABLES
    error = sqrt(expected * (1 - expected) / TABLES)
    assert abs(share - expected) <= 3.5 * error, f"{share} where {expected} is due"


def assert_quicker(times: dict[str, Seen]) -> None:
    """The better the level, the sooner on average, by more than two standard errors of the slower one."""
    for slow, quick in (("easy", "normal"), ("normal", "hard")):
        spread = sqrt(mean((ms - mean(times[slow])) ** 2 for ms in times[slow]) / len(times[slow]))
        assert mean(times[quick]) + 2 * spread < mean(times[slow])


def test_wrong_plays_are_noticed_more_often_and_sooner_by_better_levels() -> None:
    """A call of a wrong card waits only among its neighbours, 250 ms."""
    times = {level: times_of(WRONG, 2, level, "C call A wrong") for level in LEVELS}
    for level, part in zip(LEVELS, (0.35, 0.65, 0.92), strict=True):
        assert_share(times[level], part)
        assert min(times[level]) >= 500 + 250
    assert_quicker(times)


def test_missing_words_are_noticed_by_level_and_never_called_before_the_grace() -> None:
    times = {level: times_of(WORDS, 2, level, "C call A say") for level in LEVELS}
    for level, part in zip(LEVELS, (0.30, 0.60, 0.90), strict=True):
        assert_share(times[level], part)
        assert min(times[level]) >= 1_300 + 250


def test_missing_shouts_are_noticed_by_level() -> None:
    for level, part in zip(LEVELS, (0.40, 0.75, 0.97), strict=True):
        assert_share(times_of(SHOUT, 2, level, "C call A shout"), part)


@pytest.mark.parametrize(
    ("position", "code", "forgets"),
    [(WORDS, "A say b1", (0.12, 0.04, 0.01)), (SHOUT, "A montana", (0.15, 0.05, 0.01))],
    ids=["words", "shout"],
)
def test_own_duties_are_forgotten_by_level_and_done_sooner_by_better_ones(
    position: str, code: str, forgets: tuple[float, ...]
) -> None:
    times = {level: times_of(position, 0, level, code) for level in LEVELS}
    for level, part in zip(LEVELS, forgets, strict=True):
        assert_share(times[level], 1 - part)
    assert_quicker(times)


def test_whole_deals_of_bots_have_slips_and_calls_of_them() -> None:
    """A lone player has the real game: bots forget and misplay, others call it, never without a reason."""
    said: list[str] = []
    for number in range(6):
        clock = HandClock()
        chairs = [
            Chair(
                f"bot {seat}",
                bot=make_player(rules.game, "easy", seat, open_chance(f"k1:{number * 8 + seat:x}")),
            )
            for seat in range(4)
        ]
        text = rules.game.new(4, {"referee": "table"}, open_chance(f"k1:{number + 3:x}")).text()
        house = House(table_at(rules.game, text, chairs, clock), clock)
        house.run_on(3_600_000)
        assert house.table.is_over
        for entry in house.table.log:
            said += [
                f"{event.values(-1)['offence']} {event.values(-1)['right']}"
                for event in entry.events
                if event.kind == "called"
            ]
    assert said and not [call for call in said if call.endswith("no")], "no call is unfounded"
    assert len(set(said)) >= 2, "several kinds of slips are made and noticed"
