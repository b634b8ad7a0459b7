"""What a move is worth: points now, what it keeps, and what it opens for the next player."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota import codes
from koloda.games.iota.cards import CARD, JOKER, PACK
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.moves import Choices, Lays
from koloda.games.iota.rules.attempts import Attempt, settled_in
from koloda.games.iota.state import HAND, IotaState
from koloda.games.iota.view import IotaView, seen_state
from koloda.kernel import Action, Chance

KEPT_JOKER: Final = 14
"""Points that a joker left in hand is worth for later."""
SHARE: Final = 90
"""How much of the next player's answer counts, in a hundred: what is left open serves everybody."""
SHARE_OF_MANY: Final = 50
GAIN: Final = 50
"""How much of the own next move counts, in a hundred: somebody else moves before it."""
ROUNDS: Final = ((16, 6), (8, 6), (4, 12))
"""How many candidates are compared, over how many more guessed hands; the better ones go on."""


@final
class Candidate:
    """A lay, the table and the hand after it, and what guessed hands make of it so far."""

    def __init__(self, number: int, now: int, moves: Lays | None, kept: list[int]) -> None:
        self.number = number
        self.now = now
        self.moves = moves
        self.kept = kept
        self.lost = 0
        self.gained = 0

    def look(self, theirs: list[int], drawn: list[int]) -> None:
        """The best answer of the next player, and the best that the own new hand could do there."""
        lost, gained = self.answers(theirs, drawn)
        self.lost += lost
        self.gained += gained

    def answers(self, theirs: list[int], drawn: list[int]) -> tuple[int, int]:
        moves = self.moves
        if moves is None:
            return 0, 0  # nobody answers
        moves.deal(theirs)
        lost = moves.best()
        moves.deal(sorted(self.kept + drawn[: max(HAND - len(self.kept), 0)]))
        return lost, moves.best()

    def worth(self, seen: int, share: int) -> int:
        return 100 * seen * self.now - share * self.lost + GAIN * self.gained


@final
class Tactics:
    """One seat's moves in one position, from its view."""

    def __init__(self, view: IotaView) -> None:
        self.view = view
        self.state: IotaState = seen_state(view)
        choices = Choices(Attempt(self.state, view.seat), scored=True)
        self.lays = choices.lays
        self.points = choices.points
        self.passes = choices.passes

    def most_points(self, chance: Chance) -> Action:
        """The dearest lay, any of several."""
        best = -1000000
        found: list[Action] = []
        for k in range(len(self.lays)):
            worth = self.points[k]
            if worth > best:
                best = worth
                found = []
            if worth == best:
                found.append(self.lays[k])
        return found[chance.below(len(found))]

    def better_of(self, count: i64, chance: Chance) -> Action:
        """The best of some random lays."""
        best = chance.below(len(self.lays))
        k: i64 = 1
        while k < count:
            other = chance.below(len(self.lays))
            if self.points[other] > self.points[best]:
                best = other
            k += 1
        return self.lays[best]

    def pass_on(self) -> Action:
        """Nothing to lay: take a joker if one can be had, else exchange all but jokers."""
        best = self.passes[0]
        most = -1
        for action in self.passes:
            cards = codes.rest_of(action)
            worth = len(cards) + 10 * len(codes.takes_in(action))
            if cards and cards[len(cards) - 1] >= JOKER:
                worth -= 20
            if worth > most:
                best, most = action, worth
        return best

    # Looking ahead

    def look_ahead(self, chance: Chance) -> Action:
        """Points now and what is kept, less what the next player can make of it on average."""
        field = self.best(ROUNDS[0][0])
        pool = self.unseen()
        view = self.view
        share = SHARE if view.table.count == 2 else SHARE_OF_MANY
        size = view.sizes[view.seat + 1 if view.seat + 1 < view.table.count else 0]
        drawn = size + min(HAND, len(view.deck))
        seen = 0
        for most, count in ROUNDS:
            field = field[:most]
            if len(field) == 1:
                break
            for _ in range(count):
                cards = chance.shuffled(pool)
                for candidate in field:
                    candidate.look(cards[:size], cards[size:drawn])
            seen += count
            ranked = sorted([(-c.worth(seen, share), k) for k, c in enumerate(field)])
            field = [field[k] for _, k in ranked]
        return self.lays[field[0].number]

    def best(self, count: int) -> list[Candidate]:
        """The lays with most points now, what they keep counted."""
        order = sorted([(-(self.points[k] + self.keeps(self.lays[k])), k) for k in range(len(self.lays))])
        return [self.candidate(k) for _, k in order[:count]]

    def candidate(self, number: int) -> Candidate:
        move = self.lays[number]
        now = self.points[number] + self.keeps(move)
        attempt = Attempt(self.state, self.view.seat)
        attempt.replay(codes.takes_in(move), codes.rest_of(move))
        if not attempt.hand and not self.view.deck:
            return Candidate(number, now, None, [])
        dense = DenseGrid(attempt.grid, settled_in(attempt.grid, self.state.settled))
        empty = len(self.view.deck) <= len(codes.rest_of(move))
        moves = Lays(dense, [], deck_empty=empty, scored=True, declared=False)
        return Candidate(number, now, moves, attempt.hand)

    def keeps(self, move: Action) -> int:
        """What the cards left in hand are worth for later turns."""
        view = self.view
        hand = view.hands[view.seat]
        jokers = len(codes.takes_in(move))
        if hand is not None:
            jokers += len([card for card in hand if card >= JOKER])
        lays = codes.rest_of(move)
        jokers -= len([lay for lay in lays if lay & CARD >= JOKER])
        left = view.sizes[view.seat] - len(lays)
        if left == 0 and not view.deck:
            return 0
        return jokers * KEPT_JOKER

    def unseen(self) -> list[int]:
        """The cards that the next player may hold."""
        view = self.view
        left = set(PACK)
        for tile in view.table.grid.values():
            left.discard(tile & CARD)
        for card in view.deck:
            left.discard(card)
        hand = view.hands[view.seat]
        if hand is not None:
            left.difference_update(hand)
        return sorted(left)
