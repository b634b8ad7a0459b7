"""How a bot plays Montana: from its view alone, with an attention that fits its level."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.bot import attention
from koloda.games.montana.bot.rollouts import WORLDS, imagine, look_ahead, rank, relax
from koloda.games.montana.bot.tactics import WON, moves, worth
from koloda.games.montana.options import MontanaOptions
from koloda.games.montana.play import Montana
from koloda.games.montana.view import MontanaView
from koloda.kernel import Action, Brain, Chance, Form, View
from koloda.kernel.masks import BITS

HASTE: Final = {"easy": 70, "normal": 30, "hard": 0, "expert": 0}
"""How often in a hundred a move is made without thinking."""
OVERLOOKS: Final = {"easy": 20, "normal": 0, "hard": 0, "expert": 0}
"""How often in a hundred what fits is not seen, and a card is drawn or kept instead."""
NOT_YET: Final[i64] = -1
UNSEEN: Final = -1
"""For an offence that this bot does not notice, a duty that it forgets, a race that it sleeps through."""


class MontanaBrain(Brain):
    """What all levels share: covers, duties and calls.

    What it notices, forgets and how fast it is are settled once for each play (`minded`, by offence and
    seat) and each race; a move once for each position, however often the host asks.
    """

    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat
        self.attention = attention.ATTENTION[level]
        self.play: i64 = NOT_YET
        self.minded: dict[int, int] = {}
        self.race: i64 = NOT_YET
        self.cover_ms: i64 = 0
        self.asked: tuple[int, ...] = ()
        self.decided: Action | None = None
        self.pondering: i64 = 0
        self.ms: i64 = NOT_YET
        self.agreed: MontanaOptions | None = None
        self.relaxed: MontanaOptions | None = None

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, MontanaView)
        self.ms = NOT_YET
        if view.table.open >= 0:
            action = self.attend(view, legal, chance)
            if action is not None:
                return action
        if not waited_for:
            return None
        if view.table.phase == phases.RACE:
            return self.cover(view, chance)
        return self.settle_move(view, legal, chance)

    def delay(self) -> i64:
        return self.ms

    def cover(self, view: MontanaView, chance: Chance) -> Action | None:
        """montana.race.form: the time is the action; without one it sleeps through the race."""
        if self.race != view.table.opened:
            self.race = view.table.opened
            slow = min(attention.SLOWEST, int(view.table.options.race_ms))
            self.cover_ms = min(
                max(attention.reaction(self.attention.cover, chance), attention.QUICKEST_COVER), slow
            )
            if chance.below(100) < self.attention.never_covers:
                self.cover_ms = UNSEEN
        if self.cover_ms == UNSEEN:
            return None
        self.ms = self.cover_ms
        return Action(self.seat, codes.COVER, (int(self.cover_ms),))

    # The open play

    def attend(self, view: MontanaView, legal: list[Action], chance: Chance) -> Action | None:
        """What this seat owes the open play, then what others owe or did wrong."""
        if self.play != view.table.played:
            self.play = view.table.played
            self.minded.clear()
        duty = attention.owed_duty(view)
        if duty >= 0 and view.table.open == self.seat and self.minds_duty(duty, chance):
            return codes.act(
                self.seat,
                codes.TAP if duty != codes.NO_WORDS else codes.SAY + codes.words_for(view.shown_pile[-1]),
            )
        if attention.owes_shout(view, self.seat) and self.minds_duty(codes.NO_SHOUT, chance):
            return codes.act(self.seat, codes.SHOUT)
        best: Action | None = None
        if view.table.open != self.seat:
            if attention.is_wrong(view):
                best = self.call(view, view.table.open, codes.WRONG_PLAY, legal, best, chance)
            if duty >= 0:
                best = self.call(view, view.table.open, duty, legal, best, chance)
        for other in range(view.table.count):
            if other != self.seat and attention.owes_shout(view, other):
                best = self.call(view, other, codes.NO_SHOUT, legal, best, chance)
        return best

    def minds_duty(self, offence: i64, chance: Chance) -> bool:
        """Whether it remembers what it owes; `ms` says when."""
        key = int(offence * 8 + self.seat)
        if key not in self.minded:
            ms = max(attention.reaction(self.attention.duty, chance), attention.QUICKEST_DUTY)
            self.minded[key] = UNSEEN if chance.below(100) < self.attention.forgets_duty(offence) else ms
        if self.minded[key] == UNSEEN:
            return False
        self.ms = self.minded[key]
        return True

    def call(
        self,
        view: MontanaView,
        target: i64,
        offence: i64,
        legal: list[Action],
        best: Action | None,
        chance: Chance,
    ) -> Action | None:
        """The call of an offence that this seat has noticed, unless another comes before it."""
        key = int(offence * 8 + target)
        if key not in self.minded:
            ms = max(attention.reaction(self.attention.call, chance), attention.QUICKEST_CALL)
            if offence != codes.WRONG_PLAY:
                ms = max(ms, int(view.table.options.grace_ms) + attention.AFTER_GRACE)
            noticed = chance.below(100) < self.attention.notices_offence(offence)
            self.minded[key] = ms if noticed else UNSEEN
        ms = self.minded[key]
        action = codes.act(self.seat, codes.call(target, offence))
        if ms == UNSEEN or action not in legal or (best is not None and self.ms <= ms):
            return best
        self.ms = ms
        return action

    def cards_in(self, action: Action) -> i64:
        if action.code > codes.SET:
            return 0
        return max(1, len(action.args))

    # The move

    def settle_move(self, view: MontanaView, legal: list[Action], chance: Chance) -> Action | None:
        decided = self.decided
        if decided is None or not self.has_decided(view):
            decided = self.misplay(view, chance) if view.table.options.table else None
            if decided is None:
                state = imagine(view, self.relax(view.table.options), chance)
                decided = self.move(view, state, moves(state, self.seat), chance)
            self.decide(view, decided, chance)
        self.hold_back(view)
        return decided

    def has_decided(self, view: MontanaView) -> bool:
        """Whether this very position has been thought about."""
        return self.decided is not None and self.asked == position_of(view)

    def decide(self, view: MontanaView, action: Action, chance: Chance) -> None:
        self.asked = position_of(view)
        self.decided = action
        self.pondering = attention.AFTER_GRACE + attention.reaction(self.attention.duty, chance) // 2

    def hold_back(self, view: MontanaView) -> None:
        """montana.bot.fair: never before `hold_ms`."""
        if view.table.open >= 0 and view.table.phase != phases.SWAP and view.table.phase != phases.DRAWN:
            self.ms = view.table.options.hold_ms + max(0, self.pondering)

    def misplay(self, view: MontanaView, chance: Chance) -> Action | None:
        """A number card that does not fit, now and then."""
        if view.table.phase == phases.SWAP or chance.below(100) >= self.attention.misplays:
            return None
        wrong = [
            card
            for card in set(view.hands[self.seat] or [])
            if card < cards.RULES and not attention.fits(view, card)
        ]
        wrong.sort()
        return codes.act(self.seat, wrong[chance.below(len(wrong))]) if wrong else None

    def relax(self, options: MontanaOptions) -> MontanaOptions:
        relaxed = self.relaxed
        if relaxed is None or self.agreed is not options:
            relaxed = relax(options)
            self.agreed = options
            self.relaxed = relaxed
        return relaxed

    def careless(self, actions: list[Action], chance: Chance) -> Action:
        """Any card that can be put down; draws or keeps only when there is none."""
        plays = [action for action in actions if action.code <= codes.SET]
        if not plays:
            return actions[chance.below(len(actions))]
        firsts = sorted({first_card(action) for action in plays})
        first = firsts[chance.below(len(firsts))]
        ways = [action for action in plays if first_card(action) == first]
        return ways[chance.below(len(ways))]

    def move(self, view: MontanaView, state: Montana, actions: list[Action], chance: Chance) -> Action:
        raise NotImplementedError


def position_of(view: MontanaView) -> tuple[int, ...]:
    """What tells one question from the next."""
    return (int(view.table.opened), int(view.table.phase), *view.sizes)


def first_card(action: Action) -> int:
    return int(codes.card_of(action.code)) if action.code < codes.CARDS else action.args[0]


@final
class PlainBrain(MontanaBrain):
    """The yardstick: a random fitting play or rule card, draws only when nothing fits, does its duties,
    calls nobody. It never changes."""

    def move(self, view: MontanaView, state: Montana, actions: list[Action], chance: Chance) -> Action:
        return self.careless(actions, chance)


@final
class LevelBrain(MontanaBrain):
    """easy, normal and hard: the same judgement, used more and more; `hard` also looks ahead."""

    def ponders(self, view: View, waited_for: bool) -> bool:
        assert isinstance(view, MontanaView)
        table = view.table
        moves = table.phase <= phases.DRAWN or table.phase == phases.SWAP
        return waited_for and self.level == "hard" and moves and table.open < 0 and not self.has_decided(view)

    def move(self, view: MontanaView, state: Montana, actions: list[Action], chance: Chance) -> Action:
        if chance.below(100) < OVERLOOKS[self.level]:
            for action in actions:
                if action.code == codes.DRAW or action.code == codes.KEEP:
                    return action
        if chance.below(100) < HASTE[self.level]:
            return self.careless(sparing(state, actions), chance)
        ranked = rank(state, self.seat, actions)
        if self.level == "easy" or self.level == "normal" or worth(state, self.seat, ranked[0]) == WON:
            return ranked[0]
        return look_ahead(state, ranked, view, self.relax(view.table.options), chance, WORLDS)


def sparing(state: Montana, actions: list[Action]) -> list[Action]:
    """Without the numbers that win by the open rule, where another card can be put down: even in haste
    nobody throws those away."""
    victory = state.tops[cards.VICTORY]
    if victory < 0:
        return actions
    wanted = cards.ODD_CARDS if victory == cards.ODD else cards.EVEN_CARDS
    others: list[Action] = []
    for action in actions:
        played = action.args if action.code == codes.SET else (int(action.code),)
        if not [card for card in played if card < cards.RULES and wanted & BITS[card]]:
            others.append(action)
    return others if [action for action in others if action.code <= codes.SET] else actions


def make_brain(level: str, seat: i64) -> Brain:
    return PlainBrain(level, seat) if level == "plain" else LevelBrain(level, seat)
