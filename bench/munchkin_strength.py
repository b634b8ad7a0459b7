"""`python -m bench.munchkin_strength [GAMES [ONE OTHERS]]`: how strong Munchkin's bots are, with errors.

One bot against three others in four-player games, default rules; each deal is played from all four
seats. A shared victory counts for its part. Also how many rounds the games take. OTHERS is a level for
all three or one for each: `easy,normal,normal`.
"""

import sys
from math import sqrt

from bench.shares import luck
from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance

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


def play(level: str, others: str, game: int) -> tuple[float, int]:
    """The part of the victory that is the one's, and the rounds that were begun."""
    me = game % 4
    state = MUNCHKIN.new(4, {}, open_chance(f"k1:{game // 4 + 1:x}"))
    levels = others.split(",") if "," in others else [others] * 3
    levels.insert(me, level)
    players = [make_player(MUNCHKIN, levels[s], s, luck(game, s)) for s in range(4)]
    turns, turn = 0, -1
    while not state.is_over() and turns < MOST_ROUNDS * 4:
        play_match(state, players, 1)
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
