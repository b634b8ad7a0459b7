"""uno.hum.vote: how bots vote on a joke."""

import pytest

from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.kernel.chance import open_chance
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from tests.rules import Rules

UNO = find_game("uno")
JOKED = "3p strict blank_rules=B08,B03,B05 | A wb1 r1 g2 b3 | B y1 y2 | C g1 g3 | top y5"


def votes(people: int, level: str = "normal") -> set[str]:
    """All that a bot at B votes, by different luck."""
    state = Rules("uno").play(JOKED, "A wb1:r; A joke")
    found = set()
    for seed in range(1, 30):
        player = make_player(UNO, level, 1, open_chance(f"k1:{seed:x}"))
        player.people = people
        plan = player.plan(state.view(1), state.legal(1), state.forms(1), True)
        assert plan is not None
        found.add(state.write_action(plan.action))
    return found


@pytest.mark.parametrize("level", ["plain", "easy", "normal", "hard", "expert"])
def test_bots_among_themselves_laugh_now_and_then(level: str) -> None:
    assert votes(0b001, level) == {"B laugh", "B stone"}


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_where_a_person_votes_bots_do_not_laugh(level: str) -> None:
    assert votes(0b100, level) == {"B stone"}


def test_a_person_alone_with_bots_may_make_them_laugh() -> None:
    heard = set()
    for luck in range(12):
        clock = HandClock(1000 + luck)
        chairs = [Chair("Anya", person="p0"), Chair("Bo", level="normal"), Chair("Cy", level="normal")]
        table = table_at(UNO, JOKED, chairs, clock)
        table.luck = str(luck)
        table.submit(0, "wb1:r")
        table.submit(0, "joke")
        for _ in range(40):
            clock.advance(500)
            table.tick()
        heard |= {code for code in table.record().actions if code.endswith(("laugh", "stone"))}
    assert {code[-5:] for code in heard} == {"laugh", "stone"}
