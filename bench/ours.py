"""Koloda's own side: the shipped state class, in whatever build is imported."""

import json
import resource
import sys
import time

import koloda.kernel.state
from koloda.bots.playout import playout, playouts
from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.game import Game
from koloda.kernel.seats import seats_in
from koloda.kernel.state import State

UNO = GAMES["uno"]
MONTANA = GAMES["montana"]
ARNE = GAMES["arne"]
ONE_ROUND = {"target": "round"}


def is_compiled() -> bool:
    return not str(koloda.kernel.state.__file__).endswith(".py")


class Games:
    """Whole games, full rules, strict, uniform random legal actions."""

    def __init__(self, game: Game, players: int, options: dict[str, str], *, offers: bool = False) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.offers = offers
        self.seed = 0

    def run(self, games: int) -> tuple[int, float]:
        self.seed += 1
        start = time.process_time()
        decisions = playouts(self.game, self.players, self.options, self.seed, games, offers=self.offers)
        return decisions, time.process_time() - start


def uno(players: int) -> Games:
    """Single rounds of UNO."""
    return Games(UNO, players, ONE_ROUND)


def arne() -> Games:
    """Four at Arne; black cards are offered to everybody before each answer."""
    return Games(ARNE, 4, {}, offers=True)


def live_state(players: int, seed: int) -> State:
    """A position in the middle of a round."""
    state = UNO.new(players, ONE_ROUND, open_chance(f"k1:{seed:x}"))
    for step in range(12):
        if state.pause() is None and not state.is_over():
            seat = seats_in(state.must())[0]
            actions = state.legal(seat)
            state.push(actions[step % len(actions)])
    return state


FULL_FIELDS = (
    "4p strict | A r50 b50 g50 k-lock k-stop a-pull v100 | B y50 o50 v50 k-rev a-draw3 b100 | "
    "C o100 k-cham k-stop a-pass v1000 | D bx2 k-rev k-thief a-swap o1000 | "
    "field1 [r1000 x3 crash lock] [r500] [rx2 crash] [r200] [k-200g cham] | "
    "field2 [y1000 x3] [y500 crash] [yx2] [k-200y] | "
    "field3 [g1000] [g500] [gx2] [g200] [k-200r cham] | "
    "field4 [b1000 crash lock] [b500] [b200] [k-200b] | disc o200/A k-thief v200/B a-pull"
)


def full_state() -> State:
    """Arne near its end, with much on the fields."""
    return ARNE.read(f"{FULL_FIELDS} | deck …")


def clone_microseconds(state: State) -> float:
    count = 200_000 if is_compiled() else 5_000
    best = 1e9
    for _ in range(5):
        start = time.process_time()
        for _ in range(count):
            state.clone()
        best = min(best, (time.process_time() - start) / count * 1e6)
    return best


def megabytes_of(count: int) -> float:
    """What so many live four-player states take."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    states = [live_state(4, seed) for seed in range(count)]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert len(states) == count
    return (after - before) / 1024


def same_digests(game: Game, options: dict[str, str], games: int) -> bool:
    """Whether the fast path and the checked one end in the same positions."""
    for seed in range(1, games + 1):
        fast = game.new(4, options, open_chance(f"k1:{seed:x}"))
        checked = fast.clone()
        playout(fast, open_chance("k1:1"))
        play_checked(checked)
        if fast.digest() != checked.digest():
            return False
    return True


def play_checked(state: State) -> None:
    """`playout` again, every action judged by `apply` and its text read back."""
    chance = open_chance("k1:1")
    while not state.is_over():
        if state.pause() is not None:
            for seat in range(state.count):
                actions = state.legal(seat)
                pick = chance.below(len(actions) + 1) if actions else 0
                if pick < len(actions):
                    state.play(state.write_action(actions[pick]))
                    if state.pause() is None:
                        break
            close = state.pause()
            if close is not None:
                state.play(state.write_action(close))
            continue
        seat = seats_in(state.must())[0]
        actions, forms = state.legal(seat), state.forms(seat)
        if actions:
            chosen = actions[chance.below(len(actions))]
        else:
            chosen = state.fill(forms[chance.below(len(forms))], chance)
        state.play(state.write_action(chosen))


def main() -> None:
    """Run apart by the benchmark for the interpreted build: decisions per second as JSON."""
    found = {}
    for players in (2, 4):
        rounds = uno(players)
        rounds.run(3)
        decisions, seconds = rounds.run(int(sys.argv[1]))
        found[str(players)] = decisions / seconds
    print(json.dumps({"compiled": is_compiled(), "per_second": found}))


if __name__ == "__main__":
    main()
