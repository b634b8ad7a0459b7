"""Two worlds that look the same to a seat give that seat the same bytes."""

import random

import pytest

from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import Refusal
from koloda.kernel.game import Game
from koloda.kernel.seats import SPECTATOR, bit
from koloda.kernel.state import State
from koloda.server.link import Link
from koloda.server.room import Room
from koloda.server.store.store import TableRow
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.table import table_at

COUNT = 3


class World:
    """A table at a position, and the socket of one seat."""

    def __init__(self, game: Game, position: str, seat: int) -> None:
        chairs = [Chair(f"P{n}", person=f"p{n}") for n in range(COUNT)]
        row = TableRow(id="t", code=None, game=game.name, public=False, watch=True, created=0)
        self.table = table_at(game, position, chairs, HandClock(1000))
        self.link = Link("" if seat == SPECTATOR else f"p{seat}", "", "en", self)
        self.sent: list[bytes] = []
        self.backlog = 0
        Room(None, row, self.table, 0).attach(self.link, None, SPECTATOR, [])  # type: ignore[arg-type]

    def tell(self, text: bytes) -> None:
        self.sent.append(text)

    def act(self, seat: int, code: str) -> bool:
        """Whether the rules let it happen."""
        try:
            self.table.submit(seat, code)
        except Refusal:
            return False
        return True

    def told(self, seat: int) -> bool:
        """Whether the last change has dealt this seat something it alone may know."""
        return any(
            event.secret and seat >= 0 and event.knows & bit(seat) for event in self.table.log[-1].events
        )


def codes(state: State, seat: int) -> set[str]:
    return {state.write_code(action) for action in state.legal(seat)}


@pytest.mark.parametrize("name", ["uno"])  # elsewhere a deal that ends shows the hands
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    game = GAMES[name]
    compared = differ = 0
    for seed in range(3):
        lot = random.Random(seed)
        state = game.new(COUNT, {}, open_chance(f"k1:{seed + 1}"))
        for step in range(120):
            acting = [seat for seat in range(COUNT) if state.legal(seat)]
            if state.is_over() or not acting:
                break
            if step % 5 == 0:
                for seat in [*range(COUNT), SPECTATOR]:
                    other = game.guess(state.view(seat), open_chance(f"k1:{step + 7}"))
                    differ += other.text() != state.text()
                    worlds = [World(game, world.text(), seat) for world in (state, other)]
                    assert worlds[0].sent == worlds[1].sent
                    actor = lot.choice([who for who in range(COUNT) if who != seat])
                    both = sorted(codes(state, actor) & codes(other, actor))
                    if not both:
                        continue
                    code = lot.choice(both)
                    assert all(world.act(actor, code) for world in worlds)
                    if not any(world.told(seat) for world in worlds):
                        assert worlds[0].sent == worlds[1].sent
                        compared += 1
            seat = lot.choice(acting)
            state.apply(lot.choice(state.legal(seat)))
    assert compared > 20 and differ > 50
