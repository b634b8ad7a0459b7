"""How quick and how attentive a bot is (chapter 9.6), and what it can tell from the open play."""

from math import log
from typing import Final, final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.matching import are_same, is_run, match_rule
from koloda.games.montana.view import MontanaView, played_cards
from koloda.kernel import Chance
from koloda.kernel.masks import BITS
from koloda.kernel.seats import NOBODY, bit

SLOWEST: Final = 2950
QUICKEST_COVER: Final = 220
QUICKEST_DUTY: Final = 200
QUICKEST_CALL: Final = 500
AFTER_GRACE: Final = 100

Pace = tuple[int, int, int]
"""Mean and spread of the normal part, mean of the exponential part, in ms."""


@final
class Attention:
    """A column of the table: reaction times, and how often in a hundred something is missed or seen."""

    def __init__(
        self,
        cover: Pace,
        never_covers: i64,
        duty: Pace,
        forgets: tuple[int, int, int],
        misplays: i64,
        notices: tuple[int, int, int],
        call: Pace,
    ) -> None:
        self.cover = cover
        self.never_covers: i64 = never_covers
        self.duty = duty
        self.forgets = forgets
        self.misplays: i64 = misplays
        self.notices = notices
        self.call = call

    def forgets_duty(self, offence: i64) -> int:
        """Words, tap, shout."""
        return self.forgets[offence - codes.NO_WORDS]

    def notices_offence(self, offence: i64) -> int:
        """A wrong play, missing words or tap, a missing shout."""
        return self.notices[0 if offence == codes.WRONG_PLAY else 2 if offence == codes.NO_SHOUT else 1]


ATTENTION: Final = {
    "plain": Attention((560, 110, 180), 0, (650, 120, 120), (0, 0, 0), 0, (0, 0, 0), (1400, 250, 350)),
    "easy": Attention((800, 180, 350), 4, (900, 200, 250), (12, 12, 15), 3, (35, 30, 40), (1700, 400, 600)),
    "normal": Attention((560, 110, 180), 1, (650, 120, 120), (4, 4, 5), 1, (65, 60, 75), (1400, 250, 350)),
    "hard": Attention((500, 90, 150), 1, (450, 80, 60), (1, 1, 1), 0, (92, 90, 97), (1100, 150, 150)),
    "expert": Attention((500, 90, 150), 1, (450, 80, 60), (1, 1, 1), 0, (94, 92, 98), (1100, 150, 150)),
}


def reaction(pace: Pace, chance: Chance) -> int:
    """Ex-Gaussian: the sum of a normal and an exponential time. Twelve even draws make the normal one."""
    steps: i64 = 0
    for _ in range(12):
        steps += chance.below(1000)
    spread = float(steps - 5994) / 1000.0
    tail = -log(float(chance.below(1000000) + 1) / 1000000.0)
    return int(pace[0] + pace[1] * spread + pace[2] * tail)


def is_wrong(seen: MontanaView) -> bool:
    """Whether the open play was a wrong one: everybody has seen what it was laid on."""
    before, played = seen.before, played_cards(seen)
    if before is None or not played or seen.table.open < 0:
        return False
    if seen.table.astray:
        return True
    first = played[0]
    if first >= cards.RULES:
        return False
    if not fits(before, first):
        return True
    if len(played) == 1:
        return False
    active = before.table.tops[cards.SMILE]
    return not ((active == cards.SAME and are_same(played)) or (active == cards.RUN and is_run(played)))


def fits(seen: MontanaView, card: i64) -> bool:
    """Chapter 3.4, from a view."""
    return (cards.FITTING[match_rule(seen.table) * 36 + seen.shown_pile[-1]] & BITS[card]) != 0


def owed_duty(seen: MontanaView) -> i64:
    """NO_WORDS or NO_TAP while the open play owes words or a tap, else NOBODY."""
    played = played_cards(seen)
    if seen.table.open < 0 or not played or played[0] >= cards.RULES:
        return NOBODY
    active = seen.table.tops[cards.SMILE]
    card: i64 = played[-1]
    if active == cards.SAY and cards.COLOUR_OF[card] == cards.BLUE:
        offence, done = codes.NO_WORDS, codes.SAY + codes.words_for(card)
    elif active == cards.TAP and cards.COLOUR_OF[card] == cards.RED:
        offence, done = codes.NO_TAP, codes.TAP
    else:
        return NOBODY
    if seen.table.penalised & offence_bit(offence, seen.table.open):
        return NOBODY
    for action in seen.since:
        if action.seat == seen.table.open and action.code == done:
            return NOBODY
    return offence


def owes_shout(seen: MontanaView, seat: i64) -> bool:
    """montana.shout.owed: one card left after the settlement of a play that changed this hand."""
    if seen.table.open < 0 or seen.table.stage != phases.SETTLED or seen.sizes[seat] != 1:
        return False
    return (seen.table.changed & ~seen.table.said & ~seen.table.penalised & bit(seat)) != 0
