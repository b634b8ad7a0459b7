"""What an expert knows of hidden hands: `python -m bench.belief montana`.

In games between bots of one level every seat is asked, before each of its moves, in how many of its worlds
the others hold the cards that they really hold; beside it the same for deals that fit the view alone. The
rows are a calibration: of the cards that were given a chance to lie in a hand, so many lay there.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.kernel import Event, Mind, State
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import LETTERS

Chances = dict[tuple[int, str], float]


def positions(name: str, players: int, level: str, deal: int) -> Iterator[tuple[State, list[Mind]]]:
    """A game, with minds that have seen what their seats saw."""
    game = find_game(name)
    state = game.new(players, {}, open_chance(f"k1:{deal + 1:x}"))
    seats = [
        make_player(game, level, seat, open_chance(f"k1:{deal * 16 + seat + 9:x}")) for seat in range(players)
    ]
    minds = [mind for seat in range(players) if isinstance(mind := game.expert(seat), Mind)]
    while not state.is_over():
        yield state, minds
        out: list[Event] = []
        carry_out(state, seats, next_action(state, seats), out)
        for seat, mind in enumerate(minds):
            for event in out:
                if event.reaches(seat):
                    mind.see(event.kind, event.seat, event.values(seat))


def hands_of(state: State, seat: int) -> Iterator[tuple[int, str]]:
    """The cards of the others; where a seat's field says more than its hand, those after `hand=`."""
    for other in range(int(state.count)):
        if other != seat:
            words = (state.field(LETTERS[other]) or "").split()
            named = [word.removeprefix("hand=") for word in words if word.startswith("hand=")]
            for code in named[0].split(",") if named else words:
                yield other, code


def chances(deal: Callable[[], State], seat: int, worlds: int) -> Chances:
    found: Chances = defaultdict(float)
    for _ in range(worlds):
        for place in set(hands_of(deal(), seat)):
            found[place] += 1 / worlds
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=60)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    chance = open_chance("k1:77")
    total, count = [0.0, 0.0], 0
    rows: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for deal in range(arguments.deals):
        for state, minds in positions(arguments.game, arguments.players, arguments.level, deal):
            for seat, mind in enumerate(minds):
                if not state.must() >> seat & 1 or len(state.legal(seat)) < 2:
                    continue
                view = state.view(seat)
                mind.look(view)
                believed = chances(lambda mind=mind: mind.world(chance), seat, arguments.worlds)  # type: ignore[misc]
                plain = chances(lambda view=view: game.guess(view, chance), seat, arguments.worlds)  # type: ignore[misc]
                held = set(hands_of(state, seat))
                for place in held:
                    total[0] += believed.get(place, 0.0)
                    total[1] += plain.get(place, 0.0)
                    count += 1
                for place, share in believed.items():
                    row = rows[min(9, int(share * 10))]
                    row[0] += 1
                    row[1] += place in held
    print(
        f"{arguments.game}, {arguments.players} players: the true cards of the others had a chance of "
        f"{100 * total[0] / count:.1f} %, {100 * total[1] / count:.1f} % by the view alone ({count} cards)"
    )
    for tenth, (given, true) in sorted(rows.items()):
        span = f"{10 * tenth:3d} to {10 * tenth + 10:3d} %"
        print(f"{span}: {given:7d} cards, {100 * true / given:5.1f} % were there")


if __name__ == "__main__":
    main()
