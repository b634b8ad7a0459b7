"""Bots use what the rules allow, each thing now and then and nothing all the time (`simulate --habits`)."""

from collections import Counter

import pytest

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.games.uno import cards, codes
from koloda.games.uno.play import Uno
from koloda.kernel.chance import open_chance
from koloda.lab.games import Series, play_game

ROUND = {"target": "round"}
Rates = dict[str, tuple[float, float]]


def rates(name: str, options: dict[str, str], level: str, games: int) -> dict[str, float]:
    """How often each kind of event happens in a game of three such bots."""
    series = Series(name, options, [level] * 3, "k1:5", habits=True)
    counted: Counter[str] = Counter()
    for number in range(games):
        for seat in play_game(series, number).habits:
            counted.update(seat)
    return {kind: count / games for kind, count in counted.items()}


@pytest.mark.parametrize(
    ("name", "options", "level", "games", "wanted"),
    [
        (
            "uno", ROUND, "normal", 60,
            {"challenged": (0.2, 1.5), "took": (0.2, 1.8), "swapped": (0.1, 1.0), "shouted": (2.0, 5.0),
             "caught": (0.03, 0.6), "three": (0.1, 1.2)},
        ),
        ("iota", {}, "normal", 8, {"took": (0.4, 3.5), "exchanged": (0.0, 0.8)}),
        (
            "montana", {"referee": "table"}, "easy", 40,
            {"called": (0.4, 2.5), "shouted": (1.0, 4.0), "said": (0.2, 1.5), "tapped": (0.15, 1.2),
             "covered": (1.0, 5.0), "swapped": (0.2, 1.6)},
        ),
        (
            "arne", {}, "hard", 16,
            {"stole": (1.2, 5.5), "put-on": (4.0, 16.0), "laid-on": (0.7, 4.5), "gave": (1.2, 5.5),
             "swapped": (0.3, 2.0)},
        ),
        (
            "munchkin", {}, "hard", 12,
            {"propose": (2.5, 12.0), "accept": (1.5, 8.0), "countered": (0.2, 2.5), "trade": (0.2, 2.5),
             "curse": (3.5, 14.0), "enhance": (1.0, 6.5), "monster": (0.4, 4.5), "power": (1.0, 7.5)},
        ),
    ],
)  # fmt: skip
def test_what_the_rules_allow_is_used_now_and_then(
    name: str, options: dict[str, str], level: str, games: int, wanted: Rates
) -> None:
    found = rates(name, options, level, games)
    out = {kind: found.get(kind, 0.0) for kind, (least, most) in wanted.items()}
    assert all(wanted[kind][0] <= rate <= wanted[kind][1] for kind, rate in out.items()), out


def test_some_wild_draw_fours_are_bluffs_and_most_are_not() -> None:
    bluffs = honest = 0
    for seed in range(60):
        state = find_game("uno").new(3, ROUND, open_chance(f"k1:{seed + 1:x}"))
        assert isinstance(state, Uno)
        luck = [open_chance(f"k1:{seed * 16 + seat + 9:x}") for seat in range(3)]
        players = [make_player(find_game("uno"), "normal", seat, luck[seat]) for seat in range(3)]
        while not state.is_over():
            action = next_action(state, players)
            if 0 <= action.code < codes.PLAYS and codes.card_of(action.code) == cards.WILD4:
                held = [card for card in state.cards_in(action.seat) if card < cards.WILD]
                lies = any(cards.COLOUR_OF[card] == state.colour for card in held)
                bluffs, honest = bluffs + lies, honest + (not lies)
            carry_out(state, players, action, [])
    assert 0.05 < bluffs / (bluffs + honest) < 0.5, (bluffs, honest)
