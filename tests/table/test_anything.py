"""Whatever is asked, in whatever order: an answer, a table that rebuilds, and nothing else."""

import random

import pytest

from koloda.kernel.seats import SPECTATOR
from koloda.table.settings import TableSettings
from koloda.table.tickets import Ticket
from tests.table.house import House, lobby, raw, seated

SHORT = TableSettings(turn_ms=4_000, keep_ms=6_000, keep_after=2, keeper="plain", provable=True)
CODES = [
    "draw",
    "pass",
    "uno",
    "catch:A",
    "catch:B",
    "r5",
    "w:g",
    "ok",
    "",
    "¿",
    "call:C",
    "take",
    "ch",
    "x" * 500,
]


def ask(house: House, dice: random.Random) -> Ticket:
    """Something, sensible or not."""
    table = house.table
    seat = dice.choice([0, 0, 1, 1, 2, 2, 3, 9, -1, -2, 10**20])
    who = dice.choice(["", "p0", "p1", "p2", "p3", "nobody"])
    message = dice.choice(["", "", str(dice.randrange(40))])
    how = dice.randrange(20)
    if how < 8:
        sure = 0 <= seat < len(table.chairs) and dice.random() < 0.8
        codes = (table.legal(seat) if sure and table.begun else []) or CODES
        serial = dice.choice([-1, -1, -1, 64, 10**20])
        by = table.chairs[seat].person if sure else who
        told = dice.choice([-1, 250, 10**20])
        return table.act(seat, dice.choice(codes), serial, by=by, message=message, told=told)
    name = dice.choice(["Anya", "", "x" * 60, "два\nслова"])
    questions = [
        lambda: table.ask("sit", seat, person=who or "p4", name=name, by=who, message=message),
        lambda: table.ask("leave", seat, by=who, message=message),
        lambda: table.ask("hand_over", seat, person=who or "p5", name=name, by=who),
        lambda: table.ask("kick", seat, by=who),
        lambda: table.ask("add_bot", seat, level=dice.choice(["plain", "random", "no"]), name=name, by=who),
        lambda: table.ask("remove_bot", seat, by=who),
        lambda: table.ask("resize", count=dice.choice([2, 3, 4, 0, 10**20]), by=who),
        lambda: table.ask("start", by=who, message=message),
        lambda: table.ask("pause", by=who),
        lambda: table.ask("resume"),
        lambda: table.ask("resume"),
        lambda: table.ask("away", seat),
        lambda: table.ask("back", seat, by=who),
        lambda: table.ask("add", seat, bytes=dice.choice(["00", "zz", ""]), by=who),
        lambda: table.ask("agree", seat, by=who),
        lambda: table.ask("downtime", ms=dice.randrange(1_000)),
    ]
    return dice.choice(questions)()


@pytest.mark.parametrize("seed", range(8))
def test_anything_may_be_asked_at_any_moment(seed: int) -> None:
    dice = random.Random(seed)
    house = seated(2, 1, SHORT) if seed % 4 else lobby(3, SHORT)
    tickets: list[Ticket] = []
    for step in range(250):
        tickets.append(ask(house, dice))
        if dice.random() < 0.2:
            house.table.round_trip(dice.randrange(3), dice.randrange(500))
        house.run_on(dice.choice([0, 10, 300, 2_500]))
        if step % 25 == 24:
            before = [raw(house.table.snapshot(seat)) for seat in (0, 1, SPECTATOR)]
            due = house.table.next_due()
            if not house.table.is_idle():
                continue
            house.restart()
            assert [raw(house.table.snapshot(seat)) for seat in (0, 1, SPECTATOR)] == before
            assert house.table.next_due() == due
    house.did(house.table.ask("resume"))
    house.run_on(10_000)
    assert all(ticket.answer is not None for ticket in tickets)
    assert any(ticket.answer and ticket.answer.done for ticket in tickets)
    assert [entry.version for entry in house.table.log] == list(range(len(house.stored)))
