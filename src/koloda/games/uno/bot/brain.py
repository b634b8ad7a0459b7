"""How a bot judges a UNO position: from its view and what it remembers of the discards."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.bot.tactics import Tactics
from koloda.games.uno.view import UnoView
from koloda.kernel import Action, Brain, Chance, Form, Value, View
from koloda.kernel.masks import bit
from koloda.kernel.seats import all_seats

FORGETS: Final = {"plain": 0, "easy": 20, "normal": 6, "hard": 1, "expert": 0}
"""How often in a hundred a due shout is forgotten."""
NOTICES: Final = {"plain": 0, "easy": 35, "normal": 70, "hard": 95, "expert": 98}
"""How often in a hundred a missing shout of another is noticed."""

HASTE: Final = 20
"""How often in a hundred `normal` lays a card without thinking."""


class UnoBrain(Brain):
    """What all levels share: shouts, catches, colours, forced choices."""

    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat
        self.silent = False
        self.blind = False
        self.tactics = Tactics(seat)

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        if kind == "played" or kind == "jumped":
            self.silent = False
            self.blind = False
        self.tactics.see(kind, seat, values)

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, UnoView)
        self.tactics.look(view)
        if not waited_for:
            return self.step_in(view, legal, chance)
        phase = view.table.phase
        if phase == phases.DISCARD:
            return Action(self.seat, codes.SHED, self.worst(view))
        if phase > phases.PENALTY:
            return self.answer(view, phase, chance)
        plays = [action for action in legal if action.code < codes.PLAYS]
        return self.shout_with(self.move(view, legal, plays, chance), legal, chance)

    def step_in(self, view: UnoView, legal: list[Action], chance: Chance) -> Action | None:
        """Unasked: one's own late shout, another's missing one, an identical card."""
        for action in legal:
            code = action.code
            if code == codes.SHOUT and view.table.owes & bit(self.seat):
                if self.silent:
                    return None
                if chance.below(100) < FORGETS[self.level]:
                    self.silent = True
                    return None
                return action
            if code >= codes.CATCH and code < codes.CALL and view.table.owes & bit(code - codes.CATCH):
                if self.blind:
                    continue
                if chance.below(100) >= NOTICES[self.level]:
                    self.blind = True
                    continue
                return action
            if (
                code < codes.PLAYS
                and view.table.jump
                and codes.card_of(code) == view.table.top
                and self.level != "plain"
            ):
                return self.shout_with(action, legal, chance)
        return None

    def shout_with(self, action: Action, legal: list[Action], chance: Chance) -> Action:
        """The same play with the shout, where it counts and is not forgotten."""
        code = action.code
        if code >= codes.PLAYS or code & codes.SHOUTED:
            return action
        loud = codes.act(self.seat, code | codes.SHOUTED)
        if loud in legal and self.tactics.leaves_one(code) and chance.below(100) >= FORGETS[self.level]:
            return loud
        return action

    def cards_in(self, action: Action) -> i64:
        return 1 if action.code < codes.PLAYS else len(action.args)

    def answer(self, view: UnoView, phase: i64, chance: Chance) -> Action:
        if phase == phases.CHALLENGE:
            return codes.act(self.seat, codes.CHALLENGE if self.doubts(view, chance) else codes.TAKE)
        if phase == phases.START_COLOUR:
            return codes.act(self.seat, codes.COLOUR + self.tactics.best_colour(self.hand(view)))
        if phase == phases.JOKE:
            return codes.act(self.seat, codes.JOKE)
        if phase == phases.VOTE:
            return codes.act(self.seat, self.vote(view, chance))
        if phase == phases.KEEP:
            return codes.act(self.seat, codes.KEEP + 64 + self.favourite(view))
        if phase == phases.STUNT:
            return codes.act(self.seat, codes.CROW)
        if phase == phases.CUSTOM:
            return codes.act(self.seat, codes.DONE)
        assert phase == phases.ROUND_OVER
        return codes.act(self.seat, codes.OK)

    def vote(self, view: UnoView, chance: Chance) -> i64:
        """uno.hum.vote: bots laugh only where no person could."""
        voters = all_seats(view.table.count) & ~bit(view.table.turn)
        return codes.STONE if voters & self.people or chance.below(2) else codes.LAUGH

    def hand(self, view: UnoView) -> list[int]:
        hand = view.hands[self.seat]
        assert hand is not None
        return hand

    def worst(self, view: UnoView) -> tuple[int, ...]:
        """The cards to shed: dear ones of rare colours first, wilds last."""
        count = view.table.shed[self.seat]
        colours = self.tactics.colour_counts(self.hand(view))
        ranked = [
            (1000 if card >= cards.WILD else colours[card // 13] * 10 - cards.POINTS[card], card)
            for card in self.hand(view)
        ]
        ranked.sort()
        return tuple([card for _, card in ranked[:count]])

    def favourite(self, view: UnoView) -> int:
        """The card to keep after a joke: a wild always fits."""
        return max(self.hand(view))

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        """Whether to challenge."""
        return False

    def move(self, view: UnoView, legal: list[Action], plays: list[Action], chance: Chance) -> Action:
        raise NotImplementedError


@final
class PlainBrain(UnoBrain):
    """The yardstick: a random card that fits, draws only when none does, always shouts, never
    challenges. It never changes."""

    def move(self, view: UnoView, legal: list[Action], plays: list[Action], chance: Chance) -> Action:
        fitting = [action for action in plays if not self.tactics.is_misplay(codes.card_of(action.code))]
        cards = sorted({int(codes.card_of(action.code)) for action in fitting})
        if not cards:
            return self.without_card(view, legal)
        card = cards[chance.below(len(cards))]
        ways = [
            action
            for action in fitting
            if codes.card_of(action.code) == card and not action.code & codes.SHOUTED
        ]
        return ways[chance.below(len(ways))]

    def without_card(self, view: UnoView, legal: list[Action]) -> Action:
        for code in (codes.DRAW, codes.PASS, codes.TAKE):
            if codes.act(self.seat, code) in legal:
                return codes.act(self.seat, code)
        return legal[0]


@final
class LevelBrain(UnoBrain):
    """easy, normal and hard: the same judgement, seen less and less clearly."""

    def ponders(self, view: View, waited_for: bool) -> bool:
        assert isinstance(view, UnoView)
        return waited_for and self.level == "hard" and view.table.phase < phases.PENALTY

    def doubts(self, view: UnoView, chance: Chance) -> bool:
        if self.level == "easy":
            return chance.below(6) == 0
        return self.tactics.guilt(view) > (45 if self.level == "normal" else 35)

    def quiet(self, legal: list[Action]) -> list[Action]:
        """What can be done in a turn, but for shouts, catches and what others could call."""
        return [
            action
            for action in legal
            if action.code != codes.SHOUT
            and action.code < codes.CATCH
            and not (
                action.code < codes.PLAYS
                and (action.code & codes.SHOUTED or self.tactics.is_misplay(codes.card_of(action.code)))
            )
        ]

    def move(self, view: UnoView, legal: list[Action], plays: list[Action], chance: Chance) -> Action:
        quiet = self.quiet(legal)
        if view.table.phase == phases.PENALTY:
            return self.face_stack(view, quiet, chance)
        if self.level == "easy" or (self.level == "normal" and chance.below(100) < HASTE):
            return self.careless(quiet, chance)
        ranked = self.tactics.rank(quiet)
        if self.level == "normal" or len(ranked) == 1:
            return ranked[0]
        if view.sizes[self.tactics.following()] == 1 and self.tactics.hits(ranked[0]):
            return ranked[0]
        return self.tactics.search(ranked, view, chance)

    def face_stack(self, view: UnoView, quiet: list[Action], chance: Chance) -> Action:
        """Pass the stack on if possible, doubt a Wild Draw Four by odds, else take it."""
        plays = [action for action in quiet if action.code < codes.PLAYS]
        if plays:
            return self.tactics.rank(plays)[0]
        if view.table.accused >= 0 and self.doubts(view, chance):
            return codes.act(self.seat, codes.CHALLENGE)
        return codes.act(self.seat, codes.TAKE)

    def careless(self, quiet: list[Action], chance: Chance) -> Action:
        """A random card that fits; now and then it draws although one does."""
        plays = [action for action in quiet if action.code < codes.PLAYS]
        if not plays or (len(quiet) > len(plays) and chance.below(12) == 0):
            return quiet[-1]
        return plays[chance.below(len(plays))]


def make_brain(level: str, seat: i64) -> Brain:
    return PlainBrain(level, seat) if level == "plain" else LevelBrain(level, seat)
