"""What a UNO player weighs: colours, tempo, whom to hit, what has gone; and a look ahead."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno.cards import (
    NO_COLOUR,
    NUMBERS,
    OF_COLOUR,
    OF_RANK,
    ONE,
    PLUS,
    POINTS,
    RANK_OF,
    REVERSE,
    SEVEN_RANK,
    SKIP,
    SWAP,
    WILD,
    WILD4,
    ZERO_RANK,
)
from koloda.games.uno.codes import DRAW, NO_TARGET, PASS, PLAYS
from koloda.games.uno.options import NO_BLUFF, UnoOptions
from koloda.games.uno.play import Uno
from koloda.games.uno.rollouts import calm, roll_out, without_shouts
from koloda.games.uno.state import DRAWN, PENALTY, ROUND_OVER, UnoState
from koloda.games.uno.view import UnoView, guess
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance
from koloda.kernel.events import Value
from koloda.kernel.seats import bit

WORLDS: Final = 60
"""How many guessed deals a look ahead plays through."""
MARGIN: Final = 2.0
"""How many standard errors better another move must be."""
CANDIDATES: Final = 7
LONGEST: Final = 400


class Tactics:
    """One seat's memory and judgement. `look` takes in the view that the rest speaks about."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.gone: list[int] = []
        self.view: UnoView | None = None
        self.hand: list[int] = []
        self.bluffs: i64 = 0
        self.honest: i64 = 0
        self.agreed: UnoOptions | None = None
        self.relaxed: UnoOptions | None = None
        self.worlds: i64 = WORLDS
        self.margin = MARGIN

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        """Remembers what lies in the discard pile, and who bluffs."""
        if kind in ("played", "jumped", "start-card"):
            self.gone.append(NUMBERS[str(values["card"])])
        elif kind == "shed":
            cards = values["cards"]
            assert isinstance(cards, tuple)
            self.gone += [NUMBERS[code] for code in cards]
        elif kind in ("reshuffled", "next-round"):
            self.gone = self.gone[-1:]
        elif kind == "challenged":
            if values["verdict"] == "guilty":
                self.bluffs += 1
            else:
                self.honest += 1

    def look(self, view: UnoView) -> None:
        self.view = view
        hand = view.hands[self.seat]
        self.hand = hand if hand is not None else []
        view.remembered = self.gone[:-1][: max(0, int(view.pile_size) - 1)]

    def seen(self) -> UnoView:
        view = self.view
        assert view is not None
        return view

    def colour_counts(self, hand: list[int]) -> list[int]:
        counts = [0, 0, 0, 0]
        for card in hand:
            if card < WILD:
                counts[card // 13] += 1
        return counts

    def best_colour(self, hand: list[int]) -> int:
        counts = self.colour_counts(hand)
        return counts.index(max(counts))

    def fits(self, card: i64) -> bool:
        """By the rules of matching, as this seat sees the table."""
        view = self.seen()
        if card >= WILD or OF_COLOUR[view.colour] & ONE[card]:
            return True
        return view.top < WILD and (OF_RANK[RANK_OF[view.top]] & ONE[card]) != 0

    def is_proper(self) -> bool:
        """Whether a Wild Draw Four would be an honest one."""
        view = self.seen()
        numbers_only = view.options.w4_numbers != 0
        for card in self.hand:
            if card < WILD and card // 13 == view.colour and not (numbers_only and card % 13 >= PLUS):
                return False
        return True

    def is_misplay(self, card: i64) -> bool:
        """What a table referee would let pass and others could call."""
        view = self.seen()
        if not view.options.table or view.phase == PENALTY:
            return False
        if view.phase == DRAWN and view.drawn is not None and int(card) not in view.drawn:
            return True
        if card == WILD4 and view.options.w4_mode == NO_BLUFF and not self.is_proper():
            return True
        return not self.fits(card)

    def leaves_one(self, code: i64) -> bool:
        """Whether this play, as far as one can tell, leaves exactly one card."""
        view = self.seen()
        size = len(self.hand)
        card, target = code & 63, code >> 9 & 15
        if size < 2:
            return False
        if target != NO_TARGET:
            return view.sizes[target] == 1
        if view.options.seven_zero and RANK_OF[card] == ZERO_RANK:
            before = (self.seat - view.direction + view.count) % view.count
            return view.sizes[before] == 1
        return size == 2

    def following(self) -> i64:
        view = self.seen()
        return (self.seat + view.direction + view.count) % view.count

    def guilt(self, view: UnoView) -> int:
        """How likely, in a hundred, the accused holds the colour: by his cards and by what
        challenges have shown so far."""
        unseen = 25 - self.colour_counts(view.hands[self.seat] or [])[view.colour_before]
        unseen -= len([card for card in self.gone if card < WILD and card // 13 == view.colour_before])
        rest = max(1, 112 - len(self.gone) - view.sizes[self.seat])
        lacks = 1.0
        for _ in range(view.accused_size):
            lacks *= 1.0 - max(0, unseen) / rest
        holds = 1.0 - lacks
        bluffing = float(self.bluffs + 1) / float(self.bluffs + self.honest + 2)
        return int(100 * holds * bluffing / (holds * bluffing + lacks))

    def rank(self, actions: list[Action]) -> list[Action]:
        """Best first; of a wild's colours only the two best stay."""
        counts = self.colour_counts(self.hand)
        scored = [(-self.worth(action.code, counts), at) for at, action in enumerate(actions)]
        scored.sort()
        return [actions[at] for _, at in scored]

    def worth(self, code: i64, counts: list[int]) -> int:
        """A number for a move, higher is better."""
        if code >= PLAYS:
            return 0 if code == DRAW or code == PASS else -50
        view = self.seen()
        card, colour, target = code & 63, code >> 6 & 7, code >> 9 & 15
        size = len(self.hand)
        if size == 1:
            return 1000
        near = view.sizes[self.following()]
        danger = 60 if near <= 1 else 30 if near == 2 else 10 if near <= 4 else 4
        if card < WILD:
            worth = 100 + POINTS[card] // 5 + 4 * (counts[card // 13] - 1)
            rank = RANK_OF[card]
            if rank == PLUS or rank == SKIP or (rank == REVERSE and view.count == 2):
                worth += danger
            elif rank == REVERSE:
                behind = view.sizes[(self.seat - view.direction + view.count) % view.count]
                worth += 20 if near < behind else -10
            elif view.options.seven_zero and target != NO_TARGET and rank == SEVEN_RANK:
                worth += 25 * (size - 1 - view.sizes[target])
            return worth
        left = counts[colour] if colour < NO_COLOUR else 0
        worth = 70 + 4 * left - (0 if size <= 3 else 15)
        if card == WILD4:
            worth += danger - (0 if self.is_proper() or view.options.w4_mode != 0 else 12)
        elif card == SWAP:
            worth += 20 * (size - 1 - view.sizes[target]) if target != NO_TARGET else -15
        elif card > SWAP:
            number = view.options.rule(card).number
            worth += danger if number in (1, 5, 10) else 20 if number == 4 else 0
            if target != NO_TARGET:
                worth += 10 - view.sizes[target]
        return worth

    def search(self, ranked: list[Action], view: UnoView, chance: Chance) -> Action:
        """Tries the best few moves in many guessed deals. Another than the first must be better
        there by more than luck explains."""
        moves = self.candidates(ranked)
        count = len(moves)
        gain = [0.0] * count
        squares = [0.0] * count
        options = self.relax(view.options)
        for _ in range(self.worlds):
            state = Uno(view.options, view.count, chance)
            guess(state, view, chance)
            calm(state, options)
            first = 0.0
            for at, move in enumerate(moves):
                trial = state.clone()
                trial.push(move)
                roll_out(trial, chance, LONGEST)
                value = self.outcome(trial)
                if at == 0:
                    first = value
                gain[at] += value - first
                squares[at] += (value - first) * (value - first)
        best = 0
        for at in range(1, count):
            if gain[at] > self.margin * squares[at] ** 0.5 and gain[at] > gain[best]:
                best = at
        return moves[best]

    def candidates(self, ranked: list[Action]) -> list[Action]:
        """The best few; at most two colours for each wild."""
        found: list[Action] = []
        seen: dict[int, int] = {}
        for action in ranked:
            key = int(action.code & 63) if action.code < PLAYS else int(action.code)
            seen[key] = seen.get(key, 0) + 1
            if action.code < PLAYS and action.code & 63 >= WILD and seen[key] > 2:
                continue
            found.append(action)
            if len(found) == CANDIDATES:
                break
        return found

    def relax(self, options: UnoOptions) -> UnoOptions:
        relaxed = self.relaxed
        if relaxed is None or self.agreed is not options:
            relaxed = without_shouts(options)
            self.agreed = options
            self.relaxed = relaxed
        return relaxed

    def outcome(self, state: UnoState) -> float:
        """1 for a round won; an unfinished one by the cards left."""
        if state.phase < ROUND_OVER or not state.won:
            return 0.2
        return 1.0 if state.won & bit(self.seat) else 0.0
