"""What the tests of bots share: what a bot does in a position, and bots among themselves."""

from koloda.bots.arena import carry_out
from koloda.bots.levels import make_player
from koloda.bots.player import Player
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance
from koloda.kernel.state import State


def chosen(level: str, text: str, seat: int, seed: int = 1) -> str:
    """What a bot of this level does at a seat of a position."""
    return decide(level, MUNCHKIN.read(text), seat, seed)


def decide(level: str, state: State, seat: int, seed: int = 1) -> str:
    return intent(state, make_player(MUNCHKIN, level, seat, open_chance(f"k1:{seed}")))[0] or "nothing"


def intent(state: State, player: Player) -> tuple[str, int]:
    """What a bot means to do and in how many ms; every plan can be carried out."""
    seat = int(player.seat)
    waited_for = bool(state.must() >> seat & 1)
    plan = player.plan(state.view(seat), state.legal(seat), state.forms(seat), waited_for)
    if plan is None:
        return "", 0
    assert state.why_not(plan.action) is None, state.write_action(plan.action)
    return state.write_action(plan.action), int(plan.ms)


def seated(levels: str) -> list[Player]:
    """A bot of each level, seats in order; `-` is somebody who never does anything."""
    return [
        make_player(MUNCHKIN, level, seat, open_chance(f"k1:{seat + 7}"))
        for seat, level in enumerate(levels.split())
        if level != "-"
    ]


def tell(state: State, players: list[Player], code: str) -> None:
    """Somebody acts, and the bots see it."""
    carry_out(state, players, state.action(code), [])


def play_on(state: State, players: list[Player], most: int) -> list[str]:
    """What the bots do, whoever is first, until none of them wants to do anything."""
    done: list[str] = []
    while len(done) < most and not state.is_over():
        plans = [(ms, code) for code, ms in (intent(state, player) for player in players) if code]
        if not plans:
            break
        done.append(min(plans)[1])
        tell(state, players, done[-1])
    return done
