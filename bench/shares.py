"""How often one bot beats three others: each deal is played from all four seats."""

from math import sqrt

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.game import Game


def luck(number: int, seat: int) -> Chance:
    return open_chance(f"k1:{number * 16 + seat + 1000:x}")


def share(game: Game, options: dict[str, str], level: str, others: str, games: int) -> float:
    """The part of the games that it won; a shared victory is divided."""
    won = 0.0
    for number in range(games):
        me = number % 4
        state = game.new(4, options, open_chance(f"k1:{number // 4 + 1:x}"))
        levels = [level if seat == me else others for seat in range(4)]
        players = [make_player(game, levels[seat], seat, luck(number, seat)) for seat in range(4)]
        play_match(state, players)
        winners = int(state.winners())
        won += (winners >> me & 1) / winners.bit_count()
    return won / games


def print_shares(game: Game, options: dict[str, str], matches: list[tuple[str, str]], games: int) -> None:
    print(f"| one | against three | won of {games} |\n| --- | --- | --- |")
    for level, others in matches:
        part = share(game, options, level, others, games)
        error = sqrt(part * (1 - part) / games)
        print(f"| {level} | {others} | {100 * part:.1f} % ± {100 * error:.1f} |", flush=True)
