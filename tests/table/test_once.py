"""An ordinary action is read once and judged once; what is stored is what was done."""

import random
from collections import Counter

import pytest

from koloda.games import GAMES
from koloda.kernel import Action, Event, Refusal, State
from koloda.kernel.chance import open_chance
from koloda.kernel.positions import Position
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import open_table, table_at
from koloda.table.settings import TableSettings
from tests.contract.market.game import MARKET, Market, MarketGame
from tests.contract.market.table import agree
from tests.table.house import House, Luck

counted: Counter[str] = Counter()


class CountingMarket(Market):
    """The invented game, with a count of what is asked of it."""

    def read_action(self, seat: int, code: str) -> Action:
        counted["read"] += 1
        return super().read_action(seat, code)

    def judge(self, action: Action) -> Refusal | None:
        counted["judged"] += 1
        return super().judge(action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        counted["done"] += 1
        super().do(action, out)


class CountingGame(MarketGame):
    def read_fields(self, position: Position) -> State:
        counting = CountingMarket(agree(position.count, position.options), position.count, None)
        counting.copy_from(super().read_fields(position))
        return counting


COUNTING = CountingGame()


def test_an_ordinary_action_is_read_once_and_judged_once() -> None:
    position = MARKET.new(3, {}, open_chance("k1:1")).text()
    table = table_at(COUNTING, position, [Chair(name, person=name) for name in "ABC"], HandClock())
    stored = House(table, HandClock())
    counted.clear()
    ticket = table.act(0, "draw", by="A")
    assert table.propose() and counted == {"read": 1, "judged": 1}
    table.confirm()
    assert ticket.answer is not None and ticket.answer.done
    assert counted == {"read": 1, "judged": 1, "done": 1}
    stored.refused(table.act(0, "draw", by="A"))
    assert counted == {"read": 2, "judged": 2, "done": 1}


def test_what_could_not_be_stored_is_judged_again_and_not_read_again() -> None:
    """Between the two the table may have changed."""
    position = MARKET.new(3, {}, open_chance("k1:1")).text()
    table = table_at(COUNTING, position, [Chair(name, person=name) for name in "ABC"], HandClock())
    counted.clear()
    table.act(0, "draw", by="A")
    assert table.propose()
    table.withdraw()
    assert table.propose()
    table.confirm()
    assert counted == {"read": 1, "judged": 2, "done": 1}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_stored_reads_as_what_was_done(name: str) -> None:
    """Bots and somebody who fills forms by lot: after every action the stored text is the action itself."""
    game, clock, dice = GAMES[name], HandClock(1000), random.Random(name)
    count = max(game.least, 2)
    chairs = [Chair("Anya", person="p0"), *(Chair(f"bot {seat}", level="plain") for seat in range(1, count))]
    settings = TableSettings(turn_ms=5_000, provable=True)
    house = House(open_table(game, {}, chairs, clock, founder="p0", settings=settings, luck=Luck()), clock)
    house.did(house.table.ask("start", by="p0"))
    checked = 0
    for _ in range(60):
        table = house.table
        if table.is_over:
            break
        codes = table.legal(0)
        for form in table.forms(0):
            chance = open_chance(f"k1:{dice.getrandbits(40):x}")
            codes.append(table.state.write_code(table.state.fill(form, chance)))
        if codes:
            table.act(0, dice.choice(codes), by="p0")
        until = clock.ms + 3_000
        while clock.ms < until:
            while entries := table.propose():
                for entry in entries:
                    if entry.judged is not None:
                        assert table.state.action(entry.action) == entry.judged
                        checked += 1
                table.confirm()
            due = table.next_due()
            clock.ms = until if due is None else max(clock.ms, min(due, until))
    assert checked > 20
