"""How long a bot takes: as a person would, longer where there is more to weigh.

What is done without a card (a draw, a pass, a challenge) takes the same however little else could be done, so
that nothing can be read from it; a card that is the only one is quick, but no two are equally quick.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from koloda.kernel import Chance

ANSWERS: Final = {"plain": 900, "easy": 1900, "normal": 1500, "hard": 1250, "expert": 1250}
"""ms for one of a few cards that the game waits for, about the middle."""
REACTS: Final = {
    "plain": (600, 900), "easy": (1400, 2500), "normal": (1000, 2100), "hard": (600, 1300),
    "expert": (600, 1300),
}  # fmt: skip
"""ms for stepping in unasked: bots must not outrun people."""
WITHOUT_CARD: Final = 0.8
ONE_CARD: Final = 0.6
TWICE_THE_CHOICE: Final = 0.13
"""So much longer wherever there are twice as many possibilities."""
ONE_MORE: Final = 0.4
"""So much longer for each further card of one move."""
MOST_CHOICES: Final[i64] = 256
CLEAR: Final = 0.85
CLOSE: Final = 1.35
"""So much of the time goes into a choice that is clear, and into one between equals."""
GAP: Final = 0.06
"""How much less likely to win with the second best, for a choice to be rather clear."""
SPREAD: Final = 0.16
"""Of the logarithm (a logistic law): one time in twenty takes 1.6 times as long as the middle."""
LEAST: Final = 450
MOST: Final = 8000
DRAWS: Final[i64] = 1 << 20


def weighing(best: float, second: float) -> float:
    """How much longer or shorter a choice takes, by what it and the next best come to."""
    return CLEAR + (CLOSE - CLEAR) * exp(-max(0.0, best - second) / GAP)


def answering(level: str, choices: i64, cards: i64, chance: Chance, weighed: float = 1.0) -> i64:
    """ms for a move with so many cards, out of so many that were possible."""
    share = WITHOUT_CARD
    if cards > 0:
        many = float(min(max(choices, 1), MOST_CHOICES))
        share = ONE_CARD + TWICE_THE_CHOICE * log(many) / log(2.0) + ONE_MORE * float(cards - 1)
        share *= weighed
    even = (float(chance.below(DRAWS)) + 0.5) / float(DRAWS)
    ms = ANSWERS[level] * share * exp(SPREAD * log(even / (1.0 - even)))
    return min(max(int(ms), LEAST), MOST)


def reacting(level: str, chance: Chance) -> i64:
    """ms until it steps in where nobody has asked it."""
    least, most = REACTS[level]
    return least + chance.below(most - least + 1)
