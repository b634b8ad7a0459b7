"""What a UNO player weighs: colours, tempo, whom to hit, what has gone; and a look ahead."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.bot.rollouts import calm, roll_out, without_shouts
from koloda.games.uno.guess import guess
from koloda.games.uno.options import NO_BLUFF, UnoOptions
from koloda.games.uno.play import Uno
from koloda.games.uno.state import UnoState
from koloda.games.uno.view import UnoView
from koloda.kernel import Action, Chance, Value
from koloda.kernel.masks import BITS
from koloda.kernel.seats import NOBODY, bit

WORLDS: Final = 60
"""How many guessed deals a look ahead plays through."""
MARGIN: Final = 2.0
"""How many standard errors better another move must be."""
CANDIDATES: Final = 7
LACKING: Final = 6
"""What it is worth to name a colour that the next player lacks: a card is worth 4."""
MOST_SEATS: Final = 10
LONGEST: Final = 400


class Tactics:
    """One seat's memory and judgement. `look` takes in the view that the rest speaks about."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.gone: list[int] = []
        self.view: UnoView | None = None
        self.hand: list[int] = []
        self.lacking: list[int] = [0] * MOST_SEATS
        """By seat the cards of colours that it has shown not to hold, until it draws again."""
        self.colour: i64 = cards.NO_COLOUR
        self.fresh: i64 = NOBODY
        """Who has drawn in this turn."""
        self.bluffs: i64 = 0
        self.honest: i64 = 0
        self.agreed: UnoOptions | None = None
        self.relaxed: UnoOptions | None = None
        self.worlds: i64 = WORLDS
        self.margin = MARGIN

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        """Remembers what lies in the discard pile, who bluffs, and who could not match."""
        self.see_lack(kind, seat, values)
        if kind in ("played", "jumped", "start-card"):
            self.gone.append(cards.NUMBERS[str(values["card"])])
        elif kind == "shed":
            named = values["cards"]
            assert isinstance(named, tuple)
            self.gone += [cards.NUMBERS[code] for code in named]
        elif kind in ("reshuffled", "next-round"):
            self.gone = self.gone[-1:]
        elif kind == "challenged":
            if values["verdict"] == "guilty":
                self.bluffs += 1
            else:
                self.honest += 1

    def see_lack(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        if kind == "drew":
            willing = values["count"] == 1 and self.fresh != seat
            self.lacking[seat] = int(cards.OF_COLOUR[self.colour]) if willing else 0
            self.fresh = seat
        elif kind == "played" or kind == "jumped" or kind == "start-card":
            card = cards.NUMBERS[str(values["card"])]
            self.colour = cards.COLOUR_OF[card]
            self.see_colour(values)
            self.fresh = NOBODY
        elif kind == "passed":
            self.fresh = NOBODY
        elif kind == "colour":
            self.see_colour(values)
        elif kind == "swapped" or kind == "rotated" or kind == "undone" or kind == "dealt":
            self.lacking = [0] * MOST_SEATS

    def see_colour(self, values: dict[str, Value]) -> None:
        named = str(values.get("colour", ""))
        if named:
            self.colour = cards.COLOURS.index(named)

    def lacks(self, seat: i64, colour: i64) -> bool:
        return (self.lacking[seat] & cards.OF_COLOUR[colour]) != 0

    def look(self, view: UnoView) -> None:
        self.view = view
        self.colour = view.table.colour
        hand = view.hands[self.seat]
        self.hand = hand if hand is not None else []
        view.remembered = self.gone[:-1][: max(0, int(view.table.pile_size) - 1)]

    def seen(self) -> UnoView:
        view = self.view
        assert view is not None
        return view

    def colour_counts(self, hand: list[int]) -> list[int]:
        counts = [0, 0, 0, 0]
        for card in hand:
            if card < cards.WILD:
                counts[card // 13] += 1
        return counts

    def best_colour(self, hand: list[int]) -> int:
        counts = self.colour_counts(hand)
        return counts.index(max(counts))

    def fits(self, card: i64) -> bool:
        """By the rules of matching, as this seat sees the table."""
        view = self.seen()
        if card >= cards.WILD or cards.OF_COLOUR[view.table.colour] & BITS[card]:
            return True
        return (
            view.table.top < cards.WILD and (cards.OF_RANK[cards.RANK_OF[view.table.top]] & BITS[card]) != 0
        )

    def is_proper(self) -> bool:
        """Whether a Wild Draw Four would be an honest one."""
        view = self.seen()
        numbers_only = view.table.options.w4_numbers != 0
        for card in self.hand:
            if (
                card < cards.WILD
                and card // 13 == view.table.colour
                and not (numbers_only and card % 13 >= cards.PLUS)
            ):
                return False
        return True

    def is_misplay(self, card: i64) -> bool:
        """What a table referee would let pass and others could call."""
        view = self.seen()
        if not view.table.options.table or view.table.phase == phases.PENALTY:
            return False
        if view.table.phase == phases.DRAWN and view.drawn is not None and int(card) not in view.drawn:
            return True
        if card == cards.WILD4 and view.table.options.w4_mode == NO_BLUFF and not self.is_proper():
            return True
        return not self.fits(card)

    def leaves_one(self, code: i64) -> bool:
        """Whether this play, as far as one can tell, leaves exactly one card."""
        view = self.seen()
        size = len(self.hand)
        card, target = codes.card_of(code), codes.target_of(code)
        if size < 2:
            return False
        if target != codes.NO_TARGET:
            return view.sizes[target] == 1
        if view.table.options.seven_zero and cards.RANK_OF[card] == cards.ZERO_RANK:
            before = (self.seat - view.table.direction + view.table.count) % view.table.count
            return view.sizes[before] == 1
        return size == 2

    def following(self) -> i64:
        view = self.seen()
        return (self.seat + view.table.direction + view.table.count) % view.table.count

    def guilt(self, view: UnoView) -> int:
        """How likely, in a hundred, the accused holds the colour: by his cards and by what
        challenges have shown so far."""
        if self.lacks(view.table.accused, view.table.colour_before):
            return 0
        unseen = 25 - self.colour_counts(view.hands[self.seat] or [])[view.table.colour_before]
        unseen -= len(
            [card for card in self.gone if card < cards.WILD and card // 13 == view.table.colour_before]
        )
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
        if code >= codes.PLAYS:
            return 0 if code == codes.DRAW or code == codes.PASS else -50
        view = self.seen()
        card, colour, target = codes.card_of(code), codes.colour_of(code), codes.target_of(code)
        size = len(self.hand)
        if size == 1:
            return 1000
        near = view.sizes[self.following()]
        danger = 90 if near <= 1 else 30 if near == 2 else 10 if near <= 4 else 4
        if card < cards.WILD:
            worth = 100 + cards.POINTS[card] // 5 + 4 * (counts[card // 13] - 1)
            rank = cards.RANK_OF[card]
            if rank == cards.PLUS or rank == cards.SKIP or (rank == cards.REVERSE and view.table.count == 2):
                worth += danger
            elif rank == cards.REVERSE:
                behind = view.sizes[(self.seat - view.table.direction + view.table.count) % view.table.count]
                worth += 20 if near < behind else -10
            elif view.table.options.seven_zero and target != codes.NO_TARGET and rank == cards.SEVEN_RANK:
                worth += 25 * (size - 1 - view.sizes[target])
            return worth
        left = counts[colour] if colour < cards.NO_COLOUR else 0
        worth = 70 + 4 * left - (0 if size <= 3 else 15)
        if colour < cards.NO_COLOUR and self.lacks(self.following(), colour):
            worth += LACKING
        if card == cards.WILD4:
            worth += danger - (0 if self.is_proper() or view.table.options.w4_mode != 0 else 12)
        elif card == cards.SWAP:
            worth += self.worth_of_swap(target, size - 1, danger) if target != codes.NO_TARGET else -15
        elif card > cards.SWAP:
            number = view.table.options.rule(card).number
            worth += danger if number in (1, 5, 10) else 20 if number == 4 else 0
            if target != codes.NO_TARGET:
                worth += 10 - view.sizes[target]
        return worth

    def worth_of_swap(self, target: i64, left: i64, danger: i64) -> i64:
        """By how many cards fewer he has; a short hand is best taken from who would lay it next."""
        gain = left - self.seen().sizes[target]
        return 20 * gain + (danger // 4 if gain > 0 and target == self.following() else 0)

    def search(self, ranked: list[Action], view: UnoView, chance: Chance) -> Action:
        """Tries the best few moves in many guessed deals. Another than the first must be better
        there by more than luck explains."""
        moves = self.candidates(ranked)
        count = len(moves)
        gain = [0.0] * count
        squares = [0.0] * count
        options = self.relax(view.table.options)
        for _ in range(self.worlds):
            state = Uno(view.table.options, view.table.count, chance)
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
            key = int(codes.card_of(action.code)) if action.code < codes.PLAYS else int(action.code)
            seen[key] = seen.get(key, 0) + 1
            if action.code < codes.PLAYS and codes.card_of(action.code) >= cards.WILD and seen[key] > 2:
                continue
            if seen[key] > 1 and self.names_lack(found, action):
                continue
            found.append(action)
            if len(found) == CANDIDATES:
                break
        return found

    def names_lack(self, found: list[Action], other: Action) -> bool:
        """Whether the same wild has been found with a colour that the next player lacks."""
        following = self.following()
        for action in found:
            same = action.code < codes.PLAYS and codes.card_of(action.code) == codes.card_of(other.code)
            named = codes.colour_of(action.code)
            if same and named < cards.NO_COLOUR and self.lacks(following, named):
                return True
        return False

    def hits(self, action: Action) -> bool:
        """Whether it keeps the next player from a turn, or takes his hand."""
        if action.code >= codes.PLAYS:
            return False
        card = codes.card_of(action.code)
        if card >= cards.WILD:
            return card == cards.WILD4 or codes.target_of(action.code) == self.following()
        rank = cards.RANK_OF[card]
        return (
            rank == cards.PLUS
            or rank == cards.SKIP
            or (rank == cards.REVERSE and self.seen().table.count == 2)
        )

    def relax(self, options: UnoOptions) -> UnoOptions:
        relaxed = self.relaxed
        if relaxed is None or self.agreed is not options:
            relaxed = without_shouts(options)
            self.agreed = options
            self.relaxed = relaxed
        return relaxed

    def outcome(self, state: UnoState) -> float:
        """1 for a round won; an unfinished one by the cards left."""
        if state.phase < phases.ROUND_OVER or not state.won:
            return 0.2
        return 1.0 if state.won & bit(self.seat) else 0.0
