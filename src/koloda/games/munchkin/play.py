"""Munchkin as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin.codes import (
    ABSENT,
    ACCEPT,
    ASK,
    BACK,
    CALL,
    CHEAT,
    CLAIM,
    CLOSE,
    COUNTER,
    CURSE,
    DIE,
    DISPUTE,
    DOFF,
    DONE,
    DROP,
    ENH,
    EVENT,
    EXPIRE,
    FIRST,
    GIVE,
    GUAL,
    HOLD,
    JOIN,
    KEEP,
    KICK,
    LOOT,
    OFFER,
    PASS,
    PICK,
    POW,
    PUT,
    RANDOM,
    READY,
    REFUSE,
    ROLL,
    RULE,
    RULINGS,
    RUN,
    SAY,
    SELL,
    SEX,
    SHOW,
    SHUFFLE,
    SKIP,
    TAKE,
    THROW,
    TRASH,
    TROUBLE,
    USE,
    WANDER,
    WEAR,
    WITHDRAW,
)
from koloda.games.munchkin.facts import write_fact
from koloda.games.munchkin.fields import write_position
from koloda.games.munchkin.notation import ANSWERING, PROPOSING, read_code, read_host_code, write_code
from koloda.games.munchkin.packs.vocabulary import DOOR, TREASURE
from koloda.games.munchkin.placing import read_position
from koloda.games.munchkin.rules.combat import declare, dismiss_helper, hold
from koloda.games.munchkin.rules.creation import choose_sex, deal, get_ready, place
from koloda.games.munchkin.rules.drifting import drift
from koloda.games.munchkin.rules.flight import roll
from koloda.games.munchkin.rules.flow import close, come_back, go_absent, pass_by, settle, tell_asked
from koloda.games.munchkin.rules.forms import fill, forms
from koloda.games.munchkin.rules.gear import doff, drop, put, sell, wear
from koloda.games.munchkin.rules.judging import BESIDE, why_not
from koloda.games.munchkin.rules.listing import legal
from koloda.games.munchkin.rules.picks import pick
from koloda.games.munchkin.rules.plays import (
    cheat,
    enhance,
    join,
    play_curse,
    play_event,
    play_gual,
    throw,
    use,
    wander,
)
from koloda.games.munchkin.rules.powers import use_power
from koloda.games.munchkin.rules.proposals import accept, close_proposal, counter, propose
from koloda.games.munchkin.rules.referee import (
    UNDO,
    call,
    difference,
    dispute,
    hands_of,
    has_leaked,
    is_disputable,
    overlay,
    snapshot,
)
from koloda.games.munchkin.rules.reward import winners
from koloda.games.munchkin.rules.strength import key
from koloda.games.munchkin.rules.telling import spell_cards, tell, tell_only, tell_some
from koloda.games.munchkin.rules.turns import done, give, kick, loot, take, trash, trouble
from koloda.games.munchkin.rules.zones import mark_seen
from koloda.games.munchkin.state import (
    G_OVER,
    S_CREATE,
    S_DEAL,
    T_END,
    W_KILL,
    W_RUN,
    MunchkinState,
)
from koloda.games.munchkin.view import view
from koloda.games.munchkin.windows import asked_in_lap, counts_passes, must, windows
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event, Value
from koloda.kernel.positions import read_segments
from koloda.kernel.seats import HOST, bit, letter
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import Window


@final
class MunchkinTable(MunchkinState):
    """A Munchkin position that can be played on."""

    def must(self) -> i64:
        return must(self)

    def windows(self) -> list[Window]:
        return windows(self)

    def legal(self, seat: i64) -> list[Action]:
        if seat == HOST:
            closing = [window.close for window in self.windows() if window.close is not None]
            return [action for action in closing if why_not(self, action) is None]
        return legal(self, seat)

    def forms(self, seat: i64) -> list[Form]:
        return forms(self, seat)

    def fill(self, form: Form, chance: Chance) -> Action:
        return fill(self, form, chance)

    def drift(self, seat: i64, listed: list[Action], chance: Chance) -> Action | None:
        return drift(self, seat, listed, chance)

    def judge(self, action: Action) -> Refusal | None:
        return why_not(self, action)

    # Doing

    def do(self, action: Action, out: list[Event] | None) -> None:
        self.out = out
        try:
            if self.options.table:
                self.do_at_table(action)
            else:
                self.carry_out(action)
        finally:
            self.out = None

    def carry_out(self, action: Action) -> None:
        """time.atomic: the action with all it forces, then what goes on by itself."""
        self.shown = []
        combat = self.combat
        asked = asked_in_lap(self) if self.options.ask else 0
        before = key(self) if combat is not None and self.is_fighting() else []
        if action.seat == HOST:
            self.do_host(action)
        else:
            if not self.is_secret(action) or self.seats[action.seat].absent:
                come_back(self, action.seat)  # a secret action must not show by `late`
            self.do_seat(action)
            if self.options.ask and action.code not in BESIDE and action.code != PASS:
                self.begin_lap()
        if action.code == RULE:
            combat = self.combat  # what is taken back comes as a new one
        settle(self, combat if before else None, before)
        if self.options.ask:
            tell_asked(self, asked)
        self.unseen = self.is_secret(action) and self.opened != self.step

    def is_secret(self, action: Action) -> bool:
        """hidden.passes, setup.reveal, deal.public: what the others must not notice."""
        code = action.code
        if action.seat == HOST:
            return False
        if self.stage == S_CREATE:
            return code != READY
        return code == PASS or ((code in PROPOSING or code in ANSWERING) and not self.options.deal_public)

    def begin_lap(self) -> None:
        """time.ask-mode: an accepted action begins the lap anew."""
        if self.stage != S_CREATE:
            self.passed = 0
        if counts_passes(self) and self.frames:
            self.frames[-1].seats = 0

    def do_at_table(self, action: Action) -> None:
        """human.dispute: keeps what `rule undo` would put back."""
        before = snapshot(self)
        hands = hands_of(self)
        piles = [len(self.draws[DOOR]), len(self.draws[TREASURE])]
        known = bool(self.undo)
        base = overlay(before, self.undo)
        self.leaked = False
        self.carry_out(action)
        if action.code == DISPUTE or action.code == RULE:
            return
        if is_disputable(action):
            base = before
        elif not known:
            return
        self.undo = "" if has_leaked(self, hands, piles) else difference(base, snapshot(self))

    def take_back(self) -> None:
        """The words of `undo` hold again; versions, proposals and what was seen go on."""
        combat = self.combat
        version = 1 if combat is None else combat.version
        position = read_segments(self.write())
        for name, value in overlay(position.fields, self.undo).items():
            if name == "combat" and not value.startswith("v") and value != "-":
                value = f"v{version} {value}"
            position.fields[name] = value
        position.fields["undo"] = "-"
        fresh = MunchkinTable(self.options, self.count, None)
        read_position(fresh, position)
        self.copy_table(fresh)
        self.restart()

    def do_seat(self, action: Action) -> None:
        seat, code, args = action.seat, action.code, action.args
        if code >= KICK and code <= TRASH:
            self.do_phase(code, args)
        elif code >= GUAL and code <= THROW:
            self.do_play(seat, code, args)
        elif code >= ASK and code <= WITHDRAW:
            self.do_proposal(action)
        elif code == PUT:
            if self.stage == S_CREATE:
                place(self, seat, args[0], worn=args[1] == 1)
            else:
                put(self, seat, args[0], worn=args[1] == 1)
        elif code == SEX:
            choose_sex(self, seat, args[0])
        elif code == READY:
            get_ready(self, seat)
        elif code == WEAR:
            wear(self, seat, args[0])
        elif code == DOFF:
            doff(self, seat, args[0])
        elif code == DROP:
            drop(self, seat, args[0])
        elif code == SELL:
            sell(self, seat, args[0], list(args[1:]))
        elif code == CLAIM or code == RUN:
            declare(self, W_KILL if code == CLAIM else W_RUN)
        elif code == PASS:
            pass_by(self, seat)
            tell_only(self, "pass", seat, "munchkin.hidden.passes", {})
        elif code == HOLD:
            hold(self, seat)
        elif code == ROLL:
            roll(self, seat, args[0])
        elif code == PICK:
            pick(self, seat, args)
        else:
            self.do_talk(action)

    def do_talk(self, action: Action) -> None:
        seat, code, args = action.seat, action.code, action.args
        if code == KEEP:
            self.seats[seat].fresh = []
            tell(self, "keep", seat, "munchkin.when.fresh", {})
        elif code == SHOW:
            self.show(seat, args[0], list(args[1:]))
        elif code == SAY:
            self.say(seat, action)
        elif code == CALL:
            call(self, seat, args[0], args[1], args[2])
        elif code == DISPUTE:
            dispute(self, seat, action.text)
        elif code == RULE:
            self.pop_frame()
            if args[0] == UNDO:
                self.take_back()
            self.undo = ""
            tell(self, "rule", seat, "munchkin.iron.owner", {"ruling": RULINGS[args[0]]})
        else:
            dismiss_helper(self, "munchkin.help.forced-win")

    def say(self, seat: i64, action: Action) -> None:
        """human.talk: of a whisper the others see only that there is one."""
        said: dict[str, Value] = {"text": action.text}
        if not action.args:
            tell(self, "say", seat, "munchkin.human.talk", said)
            return
        whom = action.args[0]
        both = bit(seat) | bit(whom)
        tell_some(self, "whisper", seat, "munchkin.human.talk", {"target": letter(whom)}, said, both)

    def show(self, seat: i64, mask: i64, cards: list[int]) -> None:
        """show.cards: marked as known to those who saw it."""
        for card in cards:
            mark_seen(self, seat, card, mask)
        secret = {"cards": spell_cards(self, cards)}
        tell_some(
            self, "show", seat, "munchkin.show.cards", {"count": len(cards)}, {**secret}, mask | bit(seat)
        )

    def do_phase(self, code: i64, args: tuple[int, ...]) -> None:
        if code == KICK:
            kick(self)
        elif code == TAKE:
            take(self)
        elif code == TROUBLE:
            trouble(self, args[0])
        elif code == LOOT:
            loot(self)
        elif code == SKIP:
            self.enter(T_END)
            tell(self, "skip", self.turn, "munchkin.turn.choice", {})
        elif code == DONE:
            done(self)
        elif code == GIVE:
            give(self, args)
        else:
            trash(self, list(args))

    def do_play(self, seat: i64, code: i64, args: tuple[int, ...]) -> None:
        if code == USE:
            use(self, seat, args)
        elif code == EVENT:
            play_event(self, seat, args)
        elif code == POW:
            use_power(self, seat, args)
        elif code == ENH:
            enhance(self, seat, args[0], args[1])
        elif code == WANDER:
            wander(self, seat, args[0], args[1])
        elif code == JOIN:
            join(self, seat, args[0])
        elif code == CHEAT:
            cheat(self, seat, args[0], args[1])
        elif code == THROW:
            throw(self, seat, args[0], args[1])
        elif code == GUAL:
            play_gual(self, seat, args[0], args[1])
        elif code == CURSE:
            play_curse(self, seat, args[0], args[1])

    def do_proposal(self, action: Action) -> None:
        seat, code, args = action.seat, action.code, action.args
        if code <= OFFER:
            propose(self, seat, code - ASK, args[0], action.text)
        elif code == ACCEPT:
            accept(self, args[0])
        elif code == COUNTER:
            counter(self, seat, args[0], action.text)
        else:
            close_proposal(self, args[0], "refused" if code == REFUSE else "withdrawn")

    def do_host(self, action: Action) -> None:
        code, args = action.code, action.args
        if code == CLOSE:
            close(self, args[0])
        elif code == EXPIRE:
            close_proposal(self, args[0], "expired")
        elif code == ABSENT:
            go_absent(self, args[0])
        elif code == BACK:
            come_back(self, args[0])
        else:
            self.lines = (action,) + self.lines
            deal(self)

    def go_on(self, out: list[Event] | None) -> None:
        if self.stage == S_DEAL:
            self.out = out
            deal(self)
            self.out = None

    def deals_next(self) -> bool:
        return self.stage == S_DEAL

    def tells_chance(self, action: Action) -> bool:
        code = action.code
        return code == SHUFFLE or code == DIE or code == RANDOM or code == FIRST

    # Ending

    def is_over(self) -> bool:
        return self.stage == G_OVER

    def winners(self) -> i64:
        return winners(self) if self.stage == G_OVER else 0

    def totals(self) -> list[int]:
        """Levels; who stands where is end.rank."""
        return [int(munchkin.level) for munchkin in self.seats]

    # Text

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def field(self, name: str) -> str | None:
        return write_fact(self, name)

    def write(self) -> str:
        return write_position(self)

    def read_action(self, seat: i64, code: str) -> Action:
        if seat == HOST:
            return read_host_code(self.cards, self.count, code)
        return read_code(self.cards, self.count, seat, code)

    def write_code(self, action: Action) -> str:
        return write_code(self.cards, self.count, action)

    def clone(self) -> "MunchkinTable":
        copy = MunchkinTable(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, MunchkinTable)
        self.copy_kernel(other)
        self.copy_table(other)

    def __repr__(self) -> str:
        return f"MunchkinTable({letter(self.turn)}: {self.write()})"
