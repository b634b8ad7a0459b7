"""How a bot plays Munchkin: from its view alone, in the eyes of its level."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.answering import avert, pick, pick_hand, turn_die
from koloda.games.munchkin.codes import (
    ACCEPT,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    CURSE,
    DONE,
    EVENT,
    KEEP,
    KICK,
    LOOT,
    PASS,
    PICK,
    POW,
    PUT,
    READY,
    REFUSE,
    ROLL,
    RULE,
    RUN,
    SKIP,
    TAKE,
    THROW,
    TROUBLE,
    USE,
    WEAR,
)
from koloda.games.munchkin.dealing import (
    ask_terms,
    helpers,
    likes_trade,
    offered_share,
    takes_bid,
    wanted_share,
    would_help,
)
from koloda.games.munchkin.fighting import (
    VICTORY,
    Push,
    blows,
    boosts,
    cheapest,
    danger,
    lacking,
    lacking_against,
    prize,
    total_cost,
    total_move,
    wins_game,
)
from koloda.games.munchkin.housekeeping import (
    JUNK,
    charity,
    leader,
    tidy,
    unload,
)
from koloda.games.munchkin.packs.vocabulary import (
    CLASS,
    END_COMBAT,
    ESCAPE_ALL,
    RACE,
    SERENADE,
)
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.referee import CALL_CLAIM
from koloda.games.munchkin.rules.strength import is_winning, stake
from koloda.games.munchkin.state import (
    C_OPEN,
    CHOICES,
    F_ROLL,
    HELP_ASKED,
    NOBODY,
    S_CREATE,
    T_END,
    T_ROOM,
    TRADE,
    W_CURSE,
    W_DIE,
    W_KILL,
    W_RULE,
    W_RUN,
    W_SECRET,
    MunchkinState,
    Proposal,
)
from koloda.games.munchkin.terms import read_terms
from koloda.games.munchkin.view import MunchkinView
from koloda.games.munchkin.worth import LEVEL, by_worth, card_worth
from koloda.kernel.actions import Action, Form
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.frames import Frame
from koloda.kernel.views import View

ONWARD: Final = (PASS, KEEP, TAKE, ROLL, CLAIM, RUN, KICK, LOOT, SKIP, DONE, READY)
"""What lets the game go on, in this order."""
HASTE: Final = {"easy": 45, "normal": 12, "hard": 0}
"""How often in a hundred a level does the next best thing without thinking."""
MEDDLES: Final = {"easy": 25, "normal": 70, "hard": 100}
"""How often in a hundred it thinks of stopping somebody else's kill."""
ASKS: Final = {"easy": 40, "normal": 85, "hard": 100}
"""How often in a hundred it asks for help in a lost fight."""
CURSES_NOW: Final = 12
"""One chance in so many that `plain` plays a curse when it could."""
PATIENCE: Final = 12000
"""ms that an asked helper has before a bot goes on without him."""
UNDECIDED: Final[i64] = -1


class MunchkinBrain(Brain):
    """What all levels share: the time an action takes (time.bots), and what lets the game go on."""

    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat
        self.meant: Action | None = None
        self.ms: i64 = 0

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, MunchkinView)
        verbs = [form.verb for form in forms if not form.aside]
        patient = self.is_waiting(view)
        action = self.decide(view, view.table, legal, verbs, waited_for, chance)
        if action is not None and (self.meant is None or action != self.meant or patient):
            least, _, most = view.options.values["bot_delay"].partition("-")
            span = int(most) - int(least)
            self.ms = int(least) + (chance.below(span + 1) if span > 0 else 0)
            if patient and (action.code == RUN or action.code == CLAIM):
                self.ms = PATIENCE
        self.meant = action
        return action

    def delay(self) -> i64:
        return self.ms

    def is_waiting(self, view: MunchkinView) -> bool:
        """Somebody has been asked for help and has not answered."""
        for proposal in view.table.proposals:
            if proposal.author == self.seat and proposal.kind == HELP_ASKED:
                return True
        return False

    def decide(
        self,
        view: MunchkinView,
        table: MunchkinState,
        legal: list[Action],
        verbs: list[str],
        waited_for: bool,
        chance: Chance,
    ) -> Action | None:
        raise NotImplementedError

    def go_on(self, table: MunchkinState, legal: list[Action], verbs: list[str]) -> Action | None:
        """Whatever the window waits for."""
        for code in ONWARD:
            for action in legal:
                if action.code == code:
                    return action
        if "give" in verbs or "trash" in verbs:
            return charity(table, self.seat)
        for action in legal:
            if action.code == PICK or action.code == RULE:
                return action
        return None

    def refuse(self, table: MunchkinState) -> Action | None:
        """offer.life: nobody is left without an answer."""
        for proposal in table.proposals:
            if proposal.to == self.seat:
                return Action(self.seat, REFUSE, (int(proposal.number), -1))
        return None


@final
class PlainBrain(MunchkinBrain):
    """The yardstick: wears what it can, fights when winning, flees otherwise, never deals, plays curses
    on the highest level at random moments. It never changes."""

    def decide(
        self,
        view: MunchkinView,
        table: MunchkinState,
        legal: list[Action],
        verbs: list[str],
        waited_for: bool,
        chance: Chance,
    ) -> Action | None:
        if table.frames and not waited_for:
            return None
        refusal = None if table.frames else self.refuse(table)
        if refusal is not None:
            return refusal
        if not table.frames and chance.below(CURSES_NOW) == 0:
            cursed = self.curse(table, legal)
            if cursed is not None:
                return cursed
        if not waited_for:
            return None
        for action in legal:
            if self.wears(table, action):
                return action
        frame = table.top_frame()
        if "pick" in verbs and frame is not None:
            return self.pick_several(table, frame)
        return self.go_on(table, legal, verbs)

    def pick_several(self, table: MunchkinState, frame: Frame) -> Action:
        choices = [choice for choice in frame.values[CHOICES:] if choice >= 0]
        if not choices:
            return pick_hand(table, self.seat, frame)
        return Action(self.seat, PICK, tuple(choices[: wanted(table, frame)]))

    def wears(self, table: MunchkinState, action: Action) -> bool:
        code = action.code
        if code == WEAR:
            return True
        if code != PUT:
            return False
        munchkin = table.seats[self.seat]
        card_type = table.kind(action.args[0]).type
        if card_type == RACE:
            return munchkin.race < 0
        if card_type == CLASS:
            return munchkin.trade < 0
        return action.args[1] == 1

    def curse(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        highest = -1
        found: Action | None = None
        for action in legal:
            if action.code == CURSE and action.args[1] != self.seat:
                level = int(table.seats[action.args[1]].level)
                if level > highest:
                    highest, found = level, action
        return found


@final
class LevelBrain(MunchkinBrain):
    """easy, normal and hard: the same judgement, used more and more."""

    def __init__(self, level: str, seat: i64) -> None:
        super().__init__(level, seat)
        self.turn: i64 = UNDECIDED
        self.asked: list[int] = []
        """Whom it has asked for help in this turn's combat, once or twice."""
        self.countered: list[int] = []
        self.window: i64 = UNDECIDED
        self.minds = True
        """Whether it means to meddle in what this window asks about."""

    def decide(
        self,
        view: MunchkinView,
        table: MunchkinState,
        legal: list[Action],
        verbs: list[str],
        waited_for: bool,
        chance: Chance,
    ) -> Action | None:
        self.notice(view, table, chance)
        if table.frames:
            return self.answer(table, legal, verbs, waited_for)
        if table.stage == S_CREATE:
            return self.create(table, legal) if waited_for else None
        reply = self.reply(table, legal)
        if reply is not None:
            return reply
        if table.combat is not None:
            return self.fight(view, table, legal, verbs, waited_for, chance)
        if not waited_for:
            return None
        if self.level == "easy" and chance.below(100) < HASTE[self.level]:
            return self.go_on(table, legal, verbs)
        step = tidy(table, self.seat, legal, verbs)
        if step is not None:
            return step
        if table.turn == self.seat:
            return self.take_turn(table, legal, verbs)
        return self.go_on(table, legal, verbs)

    def notice(self, view: MunchkinView, table: MunchkinState, chance: Chance) -> None:
        """A new combat, a new claim: what was settled for the old one is forgotten."""
        if table.combat is None or self.turn != table.turn:
            self.turn = table.turn
            self.asked = []
            self.countered = []
        if self.window != view.opened:
            self.window = view.opened
            self.minds = chance.below(100) < MEDDLES[self.level]

    # One's own turn

    def create(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        step = tidy(table, self.seat, legal, [])
        return step if step is not None else Action(self.seat, READY)

    def take_turn(self, table: MunchkinState, legal: list[Action], verbs: list[str]) -> Action | None:
        if table.stage == T_ROOM:
            trouble = self.trouble(table, legal)
            if trouble is not None:
                return trouble
        if table.stage == T_END:
            step = unload(table, self.seat, legal)
            if step is not None:
                return step
        return self.go_on(table, legal, verbs)

    def trouble(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """A monster from hand that falls for certain, the one that brings most."""
        best: Action | None = None
        most = 0
        for action in legal:
            if action.code == TROUBLE:
                kind = table.kind(action.args[0])
                if lacking_against(table, self.seat, action.args[0]) > 0:
                    continue
                worth = int(kind.levels) * LEVEL + 55 * int(kind.loot)
                if worth > most:
                    best, most = action, worth
        return best

    # Fights

    def fight(
        self,
        view: MunchkinView,
        table: MunchkinState,
        legal: list[Action],
        verbs: list[str],
        waited_for: bool,
        chance: Chance,
    ) -> Action | None:
        combat = table.the_combat()
        if table.stage == F_ROLL:
            return self.flee(table, legal) if waited_for else None
        if combat.main == self.seat:
            if table.stage == W_RUN:
                return self.save_skin(table, legal)
            return self.lead(table, legal, chance) if table.stage == C_OPEN and waited_for else None
        if combat.helper == self.seat:
            return self.support(table, legal) if waited_for or table.stage == C_OPEN else None
        if table.stage == W_KILL and waited_for:
            wrong = self.call(table, legal)
            blow = wrong if wrong is not None else self.meddle(table, legal)
            if blow is not None:
                return blow
        if not waited_for:
            return None
        fresh = tidy(table, self.seat, legal, []) if table.seats[self.seat].fresh else None
        return fresh if fresh is not None else self.go_on(table, legal, verbs)

    def lead(self, table: MunchkinState, legal: list[Action], chance: Chance) -> Action | None:
        """The main's choice: kill, get stronger, get help, run."""
        for action in legal:
            if action.code == CLAIM and is_winning(table):
                return action
        need = lacking(table)
        worth = prize(table, 0) + danger(table, self.seat)
        pushes = boosts(table, self.seat, legal)
        alone = cheapest(pushes, need)
        if alone and total_cost(alone) * 10 < worth * 8:
            return alone[0][2]
        if self.is_asking(table):
            return self.run(legal)
        thrifty = [push for push in pushes if push[1] * 4 < worth]
        asking = self.ask(table, total_move(thrifty), chance)
        if asking is not None:
            return asking
        for action in legal:
            if action.code == POW and action.args[0] == SERENADE:
                song = self.sing(table, legal)
                if song is not None:
                    return song
                break
        if danger(table, self.seat) > 3 * JUNK:
            for action in legal:
                if action.code == EVENT and table.kind(action.args[0]).fx[0].verb == END_COMBAT:
                    return action
        return self.run(legal)

    def run(self, legal: list[Action]) -> Action | None:
        for action in legal:
            if action.code == RUN:
                return action
        return None

    def is_asking(self, table: MunchkinState) -> bool:
        for proposal in table.proposals:
            if proposal.author == self.seat and proposal.kind != TRADE:
                return True
        return False

    def ask(self, table: MunchkinState, spare: int, chance: Chance) -> Action | None:
        """help.ask: everybody once, whoever is needed most a second time for more."""
        if table.the_combat().helper != NOBODY or len(self.asked) > 2 * table.count:
            return None
        if not self.asked and chance.below(100) >= ASKS[self.level]:
            self.asked = list(range(table.count)) * 2
            return None
        again = False
        found = helpers(table, self.asked, spare)
        if not found:
            again = True
            twice = [seat for seat in self.asked if self.asked.count(seat) > 1]
            found = helpers(table, twice, spare)
        share = offered_share(table, again=again)
        if not found or (wins_game(table) and self.level == "hard"):
            return None
        if again and share == offered_share(table, again=False):
            return None
        self.asked.append(found[0])
        return Action(self.seat, ASK, (found[0],), ask_terms(share))

    def sing(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """A serenade for whoever turns the fight, paid with the card that is missed least."""
        able = helpers(table, [], 0)
        best: Action | None = None
        least = 2 * JUNK
        for action in legal:
            if action.code == POW and action.args[0] == SERENADE and action.args[2] in able:
                cost = card_worth(table, self.seat, action.args[4])
                if cost < least:
                    best, least = action, cost
        return best

    def support(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """A helper holds his end up, as far as it is worth it to him."""
        need = lacking(table)
        if need > 0 and not table.forced:
            terms = table.terms
            part = 0 if terms is None else int(terms.part(stake(table)[1]))
            worth = part * 55 + danger(table, self.seat)
            plan = cheapest(boosts(table, self.seat, legal), need)
            if plan and total_cost(plan) < worth:
                return plan[0][2]
        for action in legal:
            if action.code == PASS and table.stage != C_OPEN:
                return action
        return None

    # Others' fights

    def call(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """human.slips: a claim that does not add up."""
        if not table.options.table or is_winning(table):
            return None
        for action in legal:
            if action.code == CALL and action.args[0] == CALL_CLAIM:
                return action
        return None

    def meddle(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """Stops a kill that would end the game whatever it costs, another one if it is cheap enough."""
        if not self.minds:
            return None
        final = wins_game(table)
        most = VICTORY if final else self.grudge(table)
        if most == 0:
            return None
        pushes = blows(table, self.seat, legal)
        if not final:
            pushes = [push for push in pushes if push[1] <= most]
        plan = cheapest(pushes, 1 - lacking(table))
        if plan and total_cost(plan) <= most:
            return plan[0][2]
        if final and pushes:
            return strongest(pushes)
        return None

    def grudge(self, table: MunchkinState) -> int:
        """What it is worth to this seat that the main does not grow."""
        combat = table.the_combat()
        main = table.seats[combat.main]
        levels, treasures = stake(table)
        left = int(table.options.goal - main.level) - levels
        if self.level == "easy":
            return 0
        if left <= 1:
            return LEVEL
        if leader(table, self.seat) != combat.main or main.level < table.seats[self.seat].level:
            return 0
        return (20 + 10 * treasures) if left <= 4 else 0

    # Flight

    def save_skin(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """A stick or a sleigh, where the dice would be dear."""
        fear = danger(table, self.seat)
        for action in legal:
            code = action.code
            saves = code == THROW or (code == USE and table.kind(action.args[0]).fx[0].verb == ESCAPE_ALL)
            if saves and card_worth(table, self.seat, action.args[0]) < fear:
                return action
        return None

    def flee(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        saved = self.save_skin(table, legal)
        if saved is not None:
            return saved
        for action in legal:
            if action.code == ROLL:
                return action
        return None

    # Answers

    def reply(self, table: MunchkinState, legal: list[Action]) -> Action | None:
        """Proposals to this seat."""
        for proposal in table.proposals:
            if proposal.to == self.seat:
                return self.reply_to(table, proposal, legal)
        return None

    def reply_to(self, table: MunchkinState, proposal: Proposal, legal: list[Action]) -> Action:
        number = int(proposal.number)
        accept: Action | None = None
        for action in legal:
            if action.code == ACCEPT and action.args[0] == number:
                accept = action
        no = Action(self.seat, REFUSE, (number, -1))
        if accept is None:
            return no
        if proposal.kind == TRADE:
            return accept if likes_trade(table, self.seat, proposal.author, proposal.terms) else no
        if proposal.kind != HELP_ASKED:
            spare = total_move(boosts(table, self.seat, legal)) // 2
            return accept if takes_bid(table, proposal.author, proposal.terms, spare) else no
        terms = read_terms(table.cards, table.count, proposal.terms)
        if terms is not None and would_help(table, self.seat, terms, 0):
            return accept
        if self.level != "easy" and int(proposal.author) not in self.countered:
            self.countered.append(int(proposal.author))
            share = wanted_share(table, self.seat, 0)
            if share > 0:
                return Action(self.seat, COUNTER, (number, -1), ask_terms(share))
        return no

    def answer(
        self, table: MunchkinState, legal: list[Action], verbs: list[str], waited_for: bool
    ) -> Action | None:
        """Locked windows."""
        if not waited_for:
            return None
        frame = table.frames[-1]
        kind = frame.kind
        chosen: Action | None = None
        if kind == W_CURSE:
            chosen = avert(table, self.seat, frame, legal, verbs)
        elif kind == W_DIE:
            chosen = turn_die(table, self.seat, frame, legal, spiteful=self.level == "hard")
        elif kind == W_RULE:
            chosen = Action(self.seat, RULE, (0,))
        elif kind == W_SECRET:
            cards = by_worth(table, self.seat, table.seats[self.seat].hand)
            chosen = Action(self.seat, PICK, (cards[0],))
        else:
            chosen = pick(table, self.seat, frame)
        return chosen if chosen is not None else self.go_on(table, legal, verbs)


def strongest(pushes: list[Push]) -> Action:
    best = pushes[0]
    for push in pushes:
        if push[0] > best[0]:
            best = push
    return best[2]


def make_brain(level: str, seat: i64) -> Brain:
    return PlainBrain(level, seat) if level == "plain" else LevelBrain(level, seat)
