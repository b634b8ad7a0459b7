"""`python -m bench.munchkin_strength [GAMES [ONE OTHERS]]`: how strong Munchkin's bots are, with errors.

One bot against three others in four-player games, default rules; each deal is played from all four
seats. A shared victory counts for its part. Also how many rounds the games take. OTHERS is a level for
all three or one for each: `easy,normal,normal`. Three random players do not talk or show their cards
here: that was half of all actions and changes nothing but the time a game takes.
"""

import sys
from math import sqrt

from bench.shares import luck
from koloda.bots.arena import carry_out, play_match
from koloda.bots.decisions import closing
from koloda.bots.levels import make_player
from koloda.bots.player import Plan, Player
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.seats import has
from koloda.kernel.state import State

MATCHES = [
    ("hard", "random"),
    ("plain", "plain"),
    ("easy", "plain"),
    ("normal", "plain"),
    ("hard", "plain"),
    ("normal", "easy"),
    ("hard", "easy"),
    ("hard", "normal"),
    ("easy", "easy"),
    ("normal", "normal"),
    ("hard", "hard"),
    ("hard", "easy,normal,normal"),
]
LONG = 40
"""Rounds."""
MOST_ROUNDS = 200
TALK = ("say", "show")


class RandomSeat:
    """A random player who does everything but talk, as likely as the game's own, for whom no view is made.

    Forms are filled in the state itself: they name nothing that the seat could not see.
    """

    def __init__(self, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance

    def plan(self, state: State, waited_for: bool) -> Plan | None:
        legal = state.legal(self.seat)
        forms = [form for form in state.forms(self.seat) if form.verb not in TALK]
        count = len(legal) + len(forms)
        pick = self.chance.below(count + (not waited_for)) if count else 0
        if pick >= count:
            return None
        chosen = legal[pick] if pick < len(legal) else state.fill(forms[pick - len(legal)], self.chance)
        return Plan(chosen, 600 + self.chance.below(1901))


def play_among_random(state: State, bot: Player, others: list[RandomSeat]) -> None:
    """One action: who means to act first acts first, as in the arena."""
    must = state.must()
    plans = [other.plan(state, has(must, other.seat)) for other in others]
    seat = bot.seat
    plans.append(bot.plan(state.view(seat), state.legal(seat), state.forms(seat), has(must, seat)))
    found = [plan for plan in plans if plan is not None]
    action = min(found, key=lambda plan: plan.ms).action if found else closing(state)
    assert action is not None
    carry_out(state, [bot], action, [])


def play(level: str, others: str, game: int) -> tuple[float, int]:
    """The part of the victory that is the one's, and the rounds that were begun."""
    me = game % 4
    state = MUNCHKIN.new(4, {}, open_chance(f"k1:{game // 4 + 1:x}"))
    levels = others.split(",") if "," in others else [others] * 3
    levels.insert(me, level)
    random = [RandomSeat(seat, luck(game, seat)) for seat in range(4) if levels[seat] == "random"]
    bots = [make_player(MUNCHKIN, levels[s], s, luck(game, s)) for s in range(4) if levels[s] != "random"]
    turns, turn = 0, -1
    while not state.is_over() and turns < MOST_ROUNDS * 4:
        if len(random) == 3:
            play_among_random(state, bots[0], random)
        else:
            play_match(state, bots, 1)
        if state.turn != turn:
            turn = int(state.turn)
            turns += 1
    winners = int(state.winners())
    return (winners >> me & 1) / max(winners.bit_count(), 1), -(-turns // 4)


def share(level: str, others: str, games: int) -> tuple[float, list[int]]:
    found = [play(level, others, game) for game in range(games)]
    return sum(won for won, _ in found) / games, sorted(rounds for _, rounds in found)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    matches = [(sys.argv[2], sys.argv[3])] if len(sys.argv) > 3 else MATCHES
    print(f"| one | against three | games won of {games} | rounds, median | longest | over {LONG} |")
    print("| --- | --- | --- | --- | --- | --- |")
    for level, others in matches:
        part, rounds = share(level, others, games)
        error = sqrt(part * (1 - part) / games)
        late = sum(count > LONG for count in rounds)
        length = f"{rounds[games // 2]} | {rounds[-1]} | {100 * late / games:.1f} %"
        print(f"| {level} | {others} | {100 * part:.1f} % ± {100 * error:.1f} | {length} |", flush=True)


if __name__ == "__main__":
    main()
