"""Arne as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.arne import codes, phases, verbs
from koloda.games.arne.position import FIELDS
from koloda.games.arne.rules import dealing
from koloda.games.arne.rules.grounds import ground
from koloda.games.arne.rules.joint import has_joint, random_joint
from koloda.games.arne.rules.judging import bar_black_now, tells_chance
from koloda.games.arne.rules.listing import legal, meant
from koloda.games.arne.rules.moves import move
from koloda.games.arne.rules.races import rank
from koloda.games.arne.rules.scoring import leaders, points
from koloda.games.arne.rules.turns import agree, may, must
from koloda.games.arne.state import ArneState
from koloda.games.arne.view import view
from koloda.games.arne.windows import waits_for_youngest, windows
from koloda.kernel import Action, Chance, Event, Form, Refusal, State, Value, View, Window
from koloda.kernel.errors import Ground
from koloda.kernel.fields import sheets
from koloda.kernel.seats import HOST


@final
class Arne(ArneState):
    """A position of Arne that can be played on."""

    def must(self) -> i64:
        return must(self)

    def may(self) -> i64:
        return may(self)

    def pause(self) -> Action | None:
        if self.phase == phases.QUIET:
            return Action(HOST, codes.pack_code(codes.TICK, aim=phases.QUIET))
        return Action(HOST, codes.pack_code(codes.FIRST, aim=0)) if waits_for_youngest(self) else None

    def windows(self) -> list[Window]:
        return windows(self)

    def legal(self, seat: i64) -> list[Action]:
        if seat != HOST:
            return legal(self, seat)
        return [window.close for window in windows(self) if window.close is not None and not window.waits]

    def host_choices(self) -> list[Action]:
        """arne.setup.first: ages are not known here, so the table says who is the youngest."""
        if not waits_for_youngest(self):
            return []
        return [Action(HOST, codes.pack_code(codes.FIRST, aim=seat)) for seat in range(self.count)]

    def forms(self, seat: i64) -> list[Form]:
        if seat < 0 or self.waiting or bar_black_now(self, seat) or not has_joint(self, seat):
            return []
        return [Form(seat, "k-", "BLACK & BLACK", 2, len(self.hands[seat]))]

    def fill(self, form: Form, chance: Chance) -> Action:
        return random_joint(self, form.seat, chance)

    def judge(self, action: Action) -> Refusal | None:
        return verbs.why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        kind = codes.kind_of(action.code)
        if kind == codes.OK:  # what random play does most: faster than by its row
            agree(self, action.seat, out)
        elif kind >= codes.PLAY and kind <= codes.SKIP:
            move(self, action.seat, action.code, out)
        else:
            verbs.do(self, action, out)

    def go_on(self, out: list[Event] | None) -> None:
        dealing.go_on(self, out)

    def deals_next(self) -> bool:
        return self.phase == phases.SETUP

    def tells_chance(self, action: Action) -> bool:
        return action.seat == HOST and tells_chance(self, codes.kind_of(action.code))

    def rank(self, action: Action) -> i64:
        return rank(self, action)

    def is_over(self) -> bool:
        return self.phase == phases.OVER

    def winners(self) -> i64:
        return leaders(self) if self.phase == phases.OVER else 0

    def totals(self) -> list[int]:
        return [int(points(self, seat)) for seat in range(self.count)]

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def views(self, seats: list[int]) -> list[View]:
        return sheets(FIELDS, self, seats)

    def field(self, name: str) -> str | None:
        return FIELDS.find(self, name)

    def write(self) -> str:
        return FIELDS.write(self)

    def read_action(self, seat: i64, code: str) -> Action:
        return verbs.read_action(self, seat, code)

    def write_code(self, action: Action) -> str:
        return verbs.VERBS.write(self, action)

    def parts(self, action: Action) -> dict[str, Value]:
        return verbs.VERBS.parts(self, action)

    def meant(self, seat: i64, values: dict[str, str]) -> Action | None:
        return meant(self, seat, values)

    def ground(self, action: Action) -> Ground | None:
        return ground(self, action)

    def clone(self) -> "Arne":
        copy = Arne(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Arne)
        self.copy_kernel(other)
        self.copy_table(other)
