"""Munchkin as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.position import write_fact, write_position
from koloda.games.munchkin.rules import referee
from koloda.games.munchkin.rules.dealing import deal
from koloda.games.munchkin.rules.drifting import drift
from koloda.games.munchkin.rules.flow import come_back, settle, tell_asked
from koloda.games.munchkin.rules.forms import fill, forms
from koloda.games.munchkin.rules.grounds import ground
from koloda.games.munchkin.rules.judging import BESIDE, why_not
from koloda.games.munchkin.rules.listing import legal
from koloda.games.munchkin.rules.meaning import meant
from koloda.games.munchkin.rules.reward import winners
from koloda.games.munchkin.rules.strength import key
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.verbs import VERBS, row_of
from koloda.games.munchkin.view import view
from koloda.games.munchkin.windows import asked_in_lap, counts_passes, must, windows
from koloda.kernel import Action, Chance, Event, Form, Refusal, State, Value, View, Window
from koloda.kernel.errors import Ground
from koloda.kernel.seats import HOST, letter


@final
class Munchkin(MunchkinState):
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
                before = self.clone()
                self.leaked = False
                self.carry_out(action)
                referee.keep_undo(self, before, action)
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
        of_seat = action.seat != HOST
        if of_seat and (not self.is_secret(action) or self.seats[action.seat].absent):
            come_back(self, action.seat)  # a secret action must not show by `late`
        row_of(action).deed(self, action)
        if of_seat and self.options.ask and action.code not in BESIDE and action.code != codes.PASS:
            self.begin_lap()
        if action.code == codes.RULE:
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
        if self.stage == phases.S_CREATE:
            return code != codes.READY
        deals = code >= codes.ASK and code <= codes.WITHDRAW and not self.options.deal_public
        return code == codes.PASS or deals

    def begin_lap(self) -> None:
        """time.ask-mode: an accepted action begins the lap anew."""
        if self.stage != phases.S_CREATE:
            self.passed = 0
        frame = self.frame
        if frame is not None and counts_passes(self):
            frame.seats = 0

    def go_on(self, out: list[Event] | None) -> None:
        if self.stage == phases.S_DEAL:
            self.out = out
            deal(self)
            self.out = None

    def deals_next(self) -> bool:
        return self.stage == phases.S_DEAL

    def tells_chance(self, action: Action) -> bool:
        code = action.code
        return code == codes.SHUFFLE or code == codes.DIE or code == codes.RANDOM or code == codes.FIRST

    # Ending

    def is_over(self) -> bool:
        return self.stage == phases.G_OVER

    def winners(self) -> i64:
        return winners(self) if self.stage == phases.G_OVER else 0

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
        return VERBS.read(self, seat, code)

    def write_code(self, action: Action) -> str:
        return VERBS.write(self, action)

    def parts(self, action: Action) -> dict[str, Value]:
        return VERBS.parts(self, action)

    def meant(self, seat: i64, values: dict[str, str]) -> Action | None:
        return meant(self, seat, values)

    def ground(self, action: Action) -> Ground | None:
        return ground(self, action)

    def clone(self) -> "Munchkin":
        copy = Munchkin(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Munchkin)
        self.copy_kernel(other)
        self.copy_table(other)

    def __repr__(self) -> str:
        return f"Munchkin({letter(self.turn)}: {self.write()})"
