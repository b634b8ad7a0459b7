"""From what travels to a game that looks so: what can be done there is what can be done at the table."""

from random import Random

import pytest

from koloda.bots.decisions import EVERYBODY, Decisions
from koloda.client.worlds import world_of
from koloda.games import GAMES

STEPS = 150


@pytest.mark.parametrize("name", GAMES)
def test_a_world_offers_what_the_table_offers(name: str) -> None:
    game, lot, found = GAMES[name], Random(name), 0
    for seed in range(2):
        count = game.least + seed
        state = game.new(count, game.fit(count, {}), None)
        state.play(f"~ seed k1:{seed:04x}")
        asked = Decisions(state, EVERYBODY)
        for _ in range(STEPS):
            if not asked.find():
                break
            text = state.view(asked.seat).text()
            world = world_of(game, text, lot)
            if world is not None:
                found += 1
                expected = {state.write_code(action) for action in state.legal(asked.seat)}
                assert {world.write_code(action) for action in world.legal(asked.seat)} == expected, text
                assert world.view(asked.seat).fields.get("ABCD"[asked.seat]) == state.view(
                    asked.seat
                ).fields.get("ABCD"[asked.seat])
            else:
                assert "phase RACE" in text, text
            legal = asked.legal()
            if legal and (asked.waited_for or lot.random() < 0.1):
                asked.act(lot.choice(legal))
            else:
                asked.decline()
    assert found > 30


def test_what_is_no_view_comes_to_nothing() -> None:
    assert world_of(GAMES["uno"], "2p strict | A r5 | nonsense x", Random(1)) is None
