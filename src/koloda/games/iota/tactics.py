"""What a move is worth: points now, what it keeps, and what it opens for the next player."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota.board import Board
from koloda.games.iota.cards import CARD, JOKER, PACK
from koloda.games.iota.codes import rest_of, takes_in
from koloda.games.iota.moves import Choices, Moves
from koloda.games.iota.rules.attempts import Attempt, settled_in
from koloda.games.iota.state import TURN, IotaState
from koloda.games.iota.view import IotaView
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance

KEPT_JOKER: Final = 14
"""Points that a joker left in hand is worth for later."""
SHARE: Final = 90
"""How much of the next player's answer counts, in a hundred: what is left open serves everybody."""
SHARE_OF_MANY: Final = 50
FIRST_LOOK: Final = 4
"""Guessed hands for every candidate, and for the few that are left then."""
SECOND_LOOK: Final = 12
WIDE: Final = 16
NARROW: Final = 5


@final
class Tactics:
    """One seat's moves in one position, from its view."""

    def __init__(self, view: IotaView) -> None:
        self.view = view
        state = IotaState(view.options, view.count, None)
        state.phase = TURN
        state.table = view.table
        state.settled = view.settled
        hand = view.hands[view.seat]
        assert hand is not None
        state.hands[view.seat] = hand
        state.deck = view.deck
        self.state = state
        choices = Choices(Attempt(state, view.seat), scored=True)
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
        """The best of a few random lays."""
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
            cards = rest_of(action)
            worth = len(cards) + 10 * len(takes_in(action))
            if cards and cards[len(cards) - 1] >= JOKER:
                worth -= 20
            if worth > most:
                best, most = action, worth
        return best

    # Looking ahead

    def look_ahead(self, chance: Chance) -> Action:
        """Points now and what is kept, less what the next player can make of it on average."""
        order = sorted([(-(self.points[k] + self.keeps(self.lays[k])), k) for k in range(len(self.lays))])
        numbers = [k for _, k in order[:WIDE]]
        pool = self.unseen()
        hands = self.guess_hands(pool, FIRST_LOOK, chance)
        ranked = sorted([(-self.worth(k, hands), k) for k in numbers])
        numbers = [k for _, k in ranked[:NARROW]]
        hands += self.guess_hands(pool, SECOND_LOOK, chance)
        ranked = sorted([(-self.worth(k, hands), k) for k in numbers])
        return self.lays[ranked[0][1]]

    def keeps(self, move: Action) -> int:
        """What the cards left in hand are worth for later turns."""
        view = self.view
        hand = view.hands[view.seat]
        jokers = len(takes_in(move))
        if hand is not None:
            jokers += len([card for card in hand if card >= JOKER])
        lays = rest_of(move)
        jokers -= len([lay for lay in lays if lay & CARD >= JOKER])
        left = view.sizes[view.seat] - len(lays)
        if left == 0 and not view.deck:
            return 0
        return jokers * KEPT_JOKER

    def unseen(self) -> list[int]:
        """The cards that the next player may hold."""
        view = self.view
        left = set(PACK)
        for tile in view.table.values():
            left.discard(tile & CARD)
        for card in view.deck:
            left.discard(card)
        hand = view.hands[view.seat]
        if hand is not None:
            left.difference_update(hand)
        return sorted(left)

    def guess_hands(self, pool: list[int], count: i64, chance: Chance) -> list[list[int]]:
        view = self.view
        following = view.seat + 1 if view.seat + 1 < view.count else 0
        size = view.sizes[following]
        if len(pool) <= size:
            return [pool] if count == FIRST_LOOK else []
        found: list[list[int]] = []
        k: i64 = 0
        while k < count:
            found.append(sorted(chance.shuffled(pool)[:size]))
            k += 1
        return found

    def worth(self, number: int, hands: list[list[int]]) -> int:
        """A hundred times: points and keeps, less the mean of the best answers."""
        move = self.lays[number]
        attempt = Attempt(self.state, self.view.seat)
        attempt.replay(takes_in(move), rest_of(move))
        now = self.points[number] + self.keeps(move)
        if not attempt.hand and not self.view.deck:
            return 100 * now  # nobody answers
        board = Board(attempt.table, settled_in(attempt.table, self.view.settled))
        deck_empty = len(self.view.deck) <= len(rest_of(move))
        moves = Moves(board, hands[0], deck_empty=deck_empty, scored=True, declared=False)
        lost = 0
        for hand in hands:
            moves.deal(hand)
            lost += moves.best()
        share = SHARE if self.view.count == 2 else SHARE_OF_MANY
        return 100 * now - share * lost // len(hands)
