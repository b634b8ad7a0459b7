"""How a bot judges a table of Arne: from its view, in the eyes of its level."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import cards, codes, phases
from koloda.games.arne.bot import tactics
from koloda.games.arne.bot.tactics import Style
from koloda.games.arne.bot.weights import BY_HAND, Weights, trained
from koloda.games.arne.play import Arne
from koloda.games.arne.rules.judging import cards_needed, why_not_joint
from koloda.games.arne.rules.targets import is_rival
from koloda.games.arne.state import ArneState
from koloda.games.arne.view import ArneView
from koloda.kernel import Action, Brain, Chance, Form, View

HASTY: Final = Weights({**BY_HAND, "patience": 100, "waits": 100})
"""Who does not wait for a better moment."""
STYLES: Final = {
    "plain": Style(0, 0, HASTY),
    "easy": Style(60, 800, HASTY),
    "normal": Style(15, 200, HASTY),
    "hard": Style(0, 0, Weights(BY_HAND)),
    "expert": Style(0, 0, trained()),
}
QUICKEST: Final = 600
SLOWEST: Final = 1500
"""ms for a black card or an `ok`."""
NEVER: Final = -1000000
PRIME: Final[i64] = 1000003


def is_black_play(action: Action) -> bool:
    kind = codes.kind_of(action.code)
    return kind >= codes.MINUS and kind <= codes.JOINT


def is_move(action: Action) -> bool:
    kind = codes.kind_of(action.code)
    return kind >= codes.PLAY and kind <= codes.SKIP


class ArneBrain(Brain):
    """What all levels share: when to look for a black card, when for a move, when to be content.

    How fast and how hastily it reacts is drawn once a window, before it looks at its hand: when an `ok`
    comes tells nothing of the cards behind it (arne.window.ok).
    """

    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.style = STYLES[level]
        self.weights = self.style.weights
        self.seat: i64 = seat
        self.window: i64 = -1
        self.reaction: i64 = QUICKEST
        self.hasty = False
        self.mood: i64 = 0
        self.ms: i64 = -1

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, ArneView)
        self.look_up(view, chance)
        table = Arne(view.table.options, view.table.count, None)
        tactics.lay_out(view, table)
        blacks = [action for action in legal if is_black_play(action)]
        if blacks:
            black = self.black(view, table, blacks, len(forms) > 0, chance)
            if black is not None:
                return black
        if not waited_for:
            return None
        moves = [action for action in legal if is_move(action)]
        if moves:
            self.ms = -1
            return self.move(view, table, moves, chance)
        for action in legal:
            kind = codes.kind_of(action.code)
            if kind == codes.OK or kind == codes.DONE:
                return action
        if codes.kind_of(legal[0].code) == codes.COLOUR:
            return legal[chance.below(len(legal))]
        return self.gift(table, [action for action in legal if codes.kind_of(action.code) == codes.GIVE])

    def look_up(self, view: ArneView, chance: Chance) -> None:
        serial: i64 = view.windows[-1].serial if view.windows else -1
        if serial != self.window:
            self.window = serial
            self.reaction = QUICKEST + chance.below(SLOWEST - QUICKEST + 1)
            self.hasty = chance.below(100) < self.style.haste
            self.mood = chance.below(1 << 20)
        self.ms = self.reaction

    def misjudged(self, action: Action) -> i64:
        """How far off a guess at this action is: the same for as long as a window lasts."""
        if not self.style.blur:
            return 0
        mixed: i64 = (action.code ^ self.mood) % PRIME
        for arg in action.args:
            mixed = (mixed * 31 + arg) % PRIME
        return mixed * mixed % PRIME % (2 * self.style.blur + 1) - self.style.blur

    def delay(self) -> i64:
        return self.ms

    def gift(self, table: ArneState, gifts: list[Action]) -> Action:
        """An honest gift of the cards that will be missed least."""
        most = max([len(action.args) for action in gifts])
        best = gifts[0]
        least: i64 = -NEVER
        for action in gifts:
            if len(action.args) == most:
                loss = sum([self.price(table, card) for card in action.args])
                if loss < least:
                    least = loss
                    best = action
        return best

    def price(self, table: ArneState, card: i64) -> int:
        if not cards.is_score(card):
            return self.weights.kept[card]
        own = table.fits(table.places[self.seat], card)
        return (
            int(tactics.score_worth(table, table.places[self.seat], card, self.weights))
            if own
            else int(cards.VALUE_OF[card]) // 10
        )

    def black(
        self, view: ArneView, table: ArneState, blacks: list[Action], joint: bool, chance: Chance
    ) -> Action | None:
        raise NotImplementedError

    def move(self, view: ArneView, table: ArneState, moves: list[Action], chance: Chance) -> Action:
        raise NotImplementedError

    def best_own(self, table: ArneState, moves: list[Action]) -> Action | None:
        """The own-colour card that brings most to the own field."""
        place: i64 = table.places[self.seat]
        best: Action | None = None
        most: i64 = NEVER
        for action in moves:
            card = codes.card_of(action.code)
            if (
                codes.kind_of(action.code) == codes.PLAY
                and table.fits(place, card)
                and codes.field_of(action.code) == 15
            ):
                value = tactics.score_worth(table, place, card, self.weights)
                if value > most:
                    most = value
                    best = action
        return best


@final
class PlainBrain(ArneBrain):
    """The yardstick: lays its best own-colour card, else makes a random white move; plays each black
    card on a random rival as soon as it can, a lock on its own field. It never changes."""

    def black(
        self, view: ArneView, table: ArneState, blacks: list[Action], joint: bool, chance: Chance
    ) -> Action | None:
        good = [action for action in blacks if self.is_aimed_well(table, action)]
        if not good:
            return None
        kinds = sorted({int(codes.kind_of(action.code)) for action in good})
        kind = kinds[chance.below(len(kinds))]
        ways = [action for action in good if codes.kind_of(action.code) == kind]
        return ways[chance.below(len(ways))]

    def is_aimed_well(self, table: ArneState, action: Action) -> bool:
        kind = codes.kind_of(action.code)
        if kind == codes.STOP or kind == codes.REVERSE or kind == codes.THIEF_TOP:
            return True
        if kind == codes.LOCK:
            return codes.field_of(action.code) == table.places[self.seat]
        return is_rival(table, self.seat, codes.field_of(action.code))

    def move(self, view: ArneView, table: ArneState, moves: list[Action], chance: Chance) -> Action:
        own = self.best_own(table, moves)
        return own if own is not None else moves[chance.below(len(moves))]


@final
class LevelBrain(ArneBrain):
    """easy, normal and hard: the same judgement, in haste and by eye, or calm and exact."""

    def black(
        self, view: ArneView, table: ArneState, blacks: list[Action], joint: bool, chance: Chance
    ) -> Action | None:
        if self.hasty:
            return None
        before = tactics.standing(table, self.seat, self.weights)
        now = self.is_last_chance(table)
        best: Action | None = None
        most: i64 = 0
        for action in blacks + (self.thefts(table) if joint and self.level != "easy" else []):
            gain = self.gain(view, table, action, before)
            if gain > 0:
                gain += self.misjudged(action) - self.costs(table, action, now)
            if gain > most:
                most = gain
                best = action
        return best

    def is_last_chance(self, table: ArneState) -> bool:
        """One's own final turn: what is not played now is lost."""
        if table.phase == phases.FINAL:
            return table.turn == self.seat
        last = table.is_final() and table.turn == self.seat
        return bool(last and table.options.drawer_out)

    def costs(self, table: ArneState, action: Action, now: bool) -> i64:
        if now:
            return 0
        if codes.kind_of(action.code) == codes.STOP or codes.kind_of(action.code) == codes.REVERSE:
            return 0
        parts = action.args if codes.kind_of(action.code) == codes.JOINT else (int(action.code),)
        near_end = table.is_final() and table.options.final_open != 0
        return sum([int(tactics.cost(table, card, near_end, self.weights)) for card in cards_needed(parts)])

    def gain(self, view: ArneView, table: ArneState, action: Action, before: i64) -> i64:
        kind = codes.kind_of(action.code)
        if kind == codes.STOP or (kind == codes.REVERSE and not table.options.dummy):
            return self.extra_turn(table)
        if kind == codes.THIEF_TOP:
            top = view.pile[-1]
            worth = self.weights.hidden if top < 0 else self.price(table, top)
            return 0 if table.is_final() else worth
        return tactics.after_black(table, self.seat, action, self.weights) - before

    def extra_turn(self, table: ArneState) -> i64:
        """What one more turn brings; claimed as late as possible."""
        if table.phase != phases.END or table.claim == self.seat:
            return 0
        following = table.sitters[table.after(table.places[table.turn], table.direction)]
        if table.claim < 0 and following == self.seat and table.deck_left() > table.count:
            return 0
        own = 0
        for card in table.hands[self.seat]:
            if cards.is_score(card) and table.fits(table.places[self.seat], card):
                own += 1
        few = table.deck_left() <= 3 * table.count
        return self.weights.extra_turn if own >= 2 or few else 0

    def thefts(self, table: ArneState) -> list[Action]:
        """A chameleon and a thief together take any rival's card."""
        hand = table.hands[self.seat]
        found: list[Action] = []
        if cards.CHAMELEON not in hand or cards.THIEF not in hand:
            return found
        field: i64 = 0 if table.options.dummy else 1
        while field <= table.count:
            if is_rival(table, self.seat, field):
                for number in range(1, len(table.fields[field]) + 1):
                    for how in (int(codes.KEEP), 0):
                        parts = (
                            int(codes.pack_code(codes.CHAMELEON, 0, field, number)),
                            int(codes.pack_code(codes.THIEF, 0, field, number, how)),
                        )
                        if why_not_joint(table, self.seat, parts) is None:
                            found.append(Action(self.seat, codes.pack_code(codes.JOINT), parts))
            field += 1
        return found

    def move(self, view: ArneView, table: ArneState, moves: list[Action], chance: Chance) -> Action:
        if self.hasty:
            own = self.best_own(table, moves)
            return own if own is not None else moves[chance.below(len(moves))]
        best = moves[0]
        most: i64 = NEVER
        now = tactics.standing(table, self.seat, self.weights)
        for action in moves:
            value = self.move_worth(view, table, action, now) + self.misjudged(action)
            if value > most:
                most = value
                best = action
        return best

    def move_worth(self, view: ArneView, table: ArneState, action: Action, now: i64) -> i64:
        """The outlook after a move; what is hidden is taken at its average."""
        code = action.code
        kind = codes.kind_of(code)
        if (
            kind == codes.PLAY
            or kind == codes.X3
            or kind == codes.DISCARD
            or kind == codes.SWAP
            or kind == codes.SKIP
        ):
            lies = kind == codes.DISCARD or kind == codes.SKIP
            value = tactics.after_move(table, self.seat, code, self.weights)
            if kind == codes.DISCARD:
                value -= tactics.treat(codes.card_of(code))
            return value if not lies or not table.options.table else value - self.shame(table, action)
        by = self.weights
        left = (
            now
            + tactics.hand_worth(table, self.seat, self.weights)
            - by.kept[cards.PULL + (kind - codes.PULL)]
        )
        if kind == codes.DRAW3:
            deck = table.deck_left()
            return left + by.hidden * by.draw3_three // 100 if deck > 3 * table.count else left
        if kind == codes.PULL:
            return left + by.hidden + by.pull_more
        if kind == codes.TWO_BLACK:
            size = view.sizes[codes.aim_of(code)]
            return left + by.black_card * min(size, 6)
        if kind == codes.TWO_SCORE:
            return left + self.asked_worth(view, table, code)
        assert kind == codes.PASS
        return left - tactics.hand_worth(table, self.seat, by) + by.hidden * by.pass_five // 100

    def shame(self, table: ArneState, action: Action) -> i64:
        """A rule is not broken for a few points, seen or not."""
        if codes.kind_of(action.code) == codes.SKIP:
            return 10000 if table.has_white(self.seat) else 0
        card = codes.card_of(action.code)
        own = cards.is_score(card) and table.fits(table.places[self.seat], card)
        return 10000 if own or card >= 43 else 0

    def asked_worth(self, view: ArneView, table: ArneState, code: i64) -> i64:
        """What a take-two may bring: the unseen points of the colour, by the size of that hand."""
        unseen = tactics.cards_unseen(view)
        size = view.sizes[codes.aim_of(code)]
        if table.options.minimum:
            return 60 * size // 8
        colour = codes.colour_of(code)
        place: i64 = table.places[self.seat]
        left = tactics.own_unseen(table, view, colour, self.weights)
        if unseen == 0:
            return 0
        found = left * size // unseen
        own = table.colours[place] >> colour & 1
        return found * (self.weights.asked_own if own else self.weights.asked_foreign) // 100


def make_brain(level: str, seat: i64) -> Brain:
    return PlainBrain(level, seat) if level == "plain" else LevelBrain(level, seat)
