"""`python -m bench.pack_balance [GAMES [PLAYERS…]]`: how Munchkin's packs play together, by games of bots.

Winter and Dacha mixed, default rules, bots of level `hard` on all seats, GAMES for each number of players
(2000 for 3, 4, 5 and 6). Deal n is seed n, so that every run plays the same games; two processes share them.
Printed are the rounds of a game, the seats' shares of the victories with their 95 % intervals (by their
letters, and by their places after whoever began), and for every card in how many games it was drawn and in
how many of those it was played.

A card is drawn when it leaves its pile. It is played when it does what it is for: a monster fights, a curse
falls, an item is worn or thrown, anything else is laid or used; not when it is carried, sold, paid or given.
"""

import sys
from math import sqrt
from multiprocessing import Pool
from typing import NamedTuple

from bench.shares import luck
from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.cards import NO_CARD, Cards
from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.shelf import load_cards
from koloda.games.munchkin.play import Munchkin
from koloda.kernel.actions import Action
from koloda.kernel.chance import open_chance

PACKS = "winter,dacha"
PROCESSES = 2
MOST_ROUNDS = 200
LEAST_PLAYED = 0.005
"""Of the games in which a card is drawn."""
MOST_AHEAD = 0.1
"""Of a seat, over an equal share."""
ROUNDS = (8, 20)
"""In which the median game ends."""
FIRST_CARD = (
    codes.TROUBLE, codes.WEAR, codes.GUAL, codes.CURSE, codes.USE, codes.ENH, codes.WANDER, codes.JOIN,
    codes.EVENT, codes.CHEAT, codes.THROW,
)  # fmt: skip
"""Actions that play the card they name first."""
SECOND_CARD = {codes.WANDER: 1, codes.EVENT: 2, codes.CHEAT: 1}
"""And where they name another one that they bring into play."""


class Played(NamedTuple):
    rounds: int
    shares: list[float]
    first: int
    drawn: set[int]
    played: set[int]


def play_game(order: tuple[int, int]) -> Played:
    """One game: how many play, and which deal."""
    count, number = order
    state = MUNCHKIN.new(count, {"packs": PACKS}, open_chance(f"k1:{number:x}"))
    assert isinstance(state, Munchkin)
    players = [make_player(MUNCHKIN, "hard", seat, luck(number, seat)) for seat in range(count)]
    watch = Watch(state)
    first, turn, turns = -1, -1, 0
    while not state.is_over() and turns < MOST_ROUNDS * count:
        action = next_action(state, players)
        carry_out(state, players, action, [])
        watch.note(action)
        if state.stage != phases.S_CREATE and state.turn != turn:
            turn = int(state.turn)
            first = turn if first < 0 else first
            turns += 1
    winners = int(state.winners())
    shares = [(winners >> seat & 1) / max(winners.bit_count(), 1) for seat in range(count)]
    return Played(-(-turns // count), shares, first, watch.drawn, watch.played)


class Watch:
    """Which cards have left their piles, and which were played."""

    def __init__(self, state: Munchkin) -> None:
        self.state = state
        self.drawn: set[int] = set()
        self.played: set[int] = set()
        self.left = (-1, -1)

    def note(self, action: Action) -> None:
        state = self.state
        piles = (state.pile("DD"), state.pile("TD"))
        left = (len(piles[0]), len(piles[1]))
        if left != self.left:
            self.left = left
            self.drawn |= set(range(len(state.options.cards.codes))).difference(*piles)
        args = action.args
        laid = action.code == codes.PUT and (args[1] or state.kind(args[0]).is_person())
        if laid or action.code in FIRST_CARD:
            self.played.add(args[0])
        if action.code in SECOND_CARD:
            self.played.add(args[SECOND_CARD[action.code]])
        if state.combat is not None:
            self.played.update(int(foe.card) for foe in state.combat.foes)
        if state.frame is not None and state.frame.kind == phases.W_CURSE:
            self.played.add(state.frame.values[0])
        self.played.discard(NO_CARD)


# What was found


def interval(share: float, games: int) -> float:
    """Half of the 95 % interval."""
    return 1.96 * sqrt(share * (1 - share) / games)


def seat_shares(found: list[Played], *, turned: bool) -> list[float]:
    """Of the victories; by seats, or counted from whoever began."""
    count = len(found[0].shares)
    totals = [0.0] * count
    for game in found:
        for place in range(count):
            totals[place] += game.shares[(place + game.first) % count if turned else place]
    return [total / len(found) for total in totals]


def write_shares(shares: list[float], games: int) -> str:
    return ", ".join(f"{100 * share:.1f} ± {100 * interval(share, games):.1f}" for share in shares)


def print_players(count: int, found: list[Played]) -> bool:
    games = len(found)
    rounds = sorted(game.rounds for game in found)
    median, middle = rounds[games // 2], f"{rounds[games // 10]}–{rounds[games * 9 // 10]}"
    seats, places = seat_shares(found, turned=False), seat_shares(found, turned=True)
    print(
        f"| {count} | {games} | {median} | {middle} | {rounds[-1]} | {write_shares(seats, games)}"
        f" | {write_shares(places, games)} |",
        flush=True,
    )
    ahead = max(max(seats), max(places)) - 1 / count
    return ROUNDS[0] <= median <= ROUNDS[1] and ahead <= MOST_AHEAD


def print_cards(cards: Cards, found: list[Played]) -> list[str]:
    """A line for each kind of card; the codes of those that are played too seldom."""
    seldom = []
    print("\n| card | type | copies | drawn in % of the games | played in % of those |")
    print("| --- | --- | --- | --- | --- |")
    rows = []
    for code, copies in copies_of(cards).items():
        drawn = [game for game in found if not copies.isdisjoint(game.drawn)]
        played = sum(not copies.isdisjoint(game.played) for game in drawn)
        rows.append((played / max(len(drawn), 1), code, copies, len(drawn)))
    for share, code, copies, drawn_in in sorted(rows, key=lambda row: (row[0], row[1])):
        kind = vocabulary.TYPES[cards.kinds[min(copies)].type]
        often = f"{100 * drawn_in / len(found):.1f} | {100 * share:.1f}"
        print(f"| {code} | {kind} | {len(copies)} | {often} |")
        if share < LEAST_PLAYED:
            seldom.append(code)
    return seldom


def copies_of(cards: Cards) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for card, kind in enumerate(cards.kinds):
        found.setdefault(f"{kind.pack}:{kind.code}", set()).add(card)
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    counts = [int(word) for word in sys.argv[2:]] or [3, 4, 5, 6]
    print("| players | games | rounds, median | 8 of 10 | longest | won by seats A, B …, % | by turn, % |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    found: list[Played] = []
    fair = True
    with Pool(PROCESSES) as pool:
        for count in counts:
            orders = [(count, number) for number in range(1, games + 1)]
            played = list(pool.imap(play_game, orders, chunksize=10))
            fair = print_players(count, played) and fair
            found += played
    seldom = print_cards(load_cards(PACKS), found)
    print(f"\nplayed in under {100 * LEAST_PLAYED} % of the games they are drawn in: {seldom or 'none'}")
    print(f"rounds and seats {'within' if fair else 'NOT within'} their bounds")


if __name__ == "__main__":
    main()
