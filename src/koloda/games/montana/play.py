"""Montana as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.montana import codes, phases, verbs
from koloda.games.montana.options import FIRST_NAMED
from koloda.games.montana.position import FIELDS
from koloda.games.montana.rules.dealing import go_on_dealing
from koloda.games.montana.rules.ending import hand_points, is_match_over, total
from koloda.games.montana.rules.grounds import ground
from koloda.games.montana.rules.listing import fill, forms, legal, meant
from koloda.games.montana.rules.plays import draw, keep, put_down
from koloda.games.montana.state import MontanaState
from koloda.games.montana.view import view
from koloda.games.montana.windows import must, pause, rank, wait, windows
from koloda.kernel import Action, Chance, Event, Form, Refusal, State, Value, View, Window
from koloda.kernel.errors import Ground
from koloda.kernel.fields import sheets
from koloda.kernel.hosting import Wait
from koloda.kernel.seats import HOST, bit


@final
class Montana(MontanaState):
    """A Montana position that can be played on."""

    def must(self) -> i64:
        return must(self)

    def pause(self) -> Action | None:
        return pause(self)

    def windows(self) -> list[Window]:
        return windows(self)

    def wait(self, action: Action) -> Wait | None:
        return wait(self, action)

    def rank(self, action: Action) -> i64:
        return rank(self, action)

    def legal(self, seat: i64) -> list[Action]:
        if seat == HOST:
            return [window.close for window in self.windows() if window.close is not None]
        return legal(self, seat)

    def forms(self, seat: i64) -> list[Form]:
        return forms(self, seat)

    def fill(self, form: Form, chance: Chance) -> Action:
        return fill(self, form, chance)

    def judge(self, action: Action) -> Refusal | None:
        return verbs.why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        code = action.code
        if code <= codes.SET:  # what random play does most; faster than by its row
            put_down(self, codes.cards_of(action), codes.pile_of(code), out)
        elif code == codes.DRAW:
            draw(self, out)
        elif code == codes.KEEP:
            keep(self, out)
        else:
            verbs.do(self, action, out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on_dealing(self, out)

    def deals_next(self) -> bool:
        return (
            self.phase == phases.DEAL
            or (self.phase == phases.FIRST and self.options.first != FIRST_NAMED)
            or (self.phase == phases.OVER and not self.is_over())
        )

    def tells_chance(self, action: Action) -> bool:
        code = action.code
        drawn = code == codes.FIRST and self.options.first != FIRST_NAMED
        return code == codes.DECK or code == codes.LOSER or drawn

    def host_choices(self) -> list[Action]:
        """montana.setup.first: the table's owner names the first mover."""
        if self.phase != phases.FIRST or self.options.first != FIRST_NAMED:
            return []
        return [Action(HOST, codes.FIRST, (seat,)) for seat in range(self.count)]

    def is_over(self) -> bool:
        return is_match_over(self)

    def winners(self) -> i64:
        return bit(self.winner) if self.phase == phases.OVER and self.winner >= 0 else 0

    def totals(self) -> list[int]:
        return [total(self, seat) for seat in range(self.count)]

    def worth(self) -> list[int]:
        return [hand_points(self, seat) for seat in range(self.count)]

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def views(self, seats: list[int]) -> list[View]:
        return sheets(FIELDS, self, seats)

    def field(self, name: str) -> str | None:
        return FIELDS.find(self, name)

    def write(self) -> str:
        return FIELDS.write(self)

    def read_action(self, seat: i64, code: str) -> Action:
        return verbs.VERBS.read(self, seat, code)

    def write_code(self, action: Action) -> str:
        return verbs.VERBS.write(self, action)

    def parts(self, action: Action) -> dict[str, Value]:
        return verbs.VERBS.parts(self, action)

    def meant(self, seat: i64, values: dict[str, str]) -> Action | None:
        return meant(self, seat, values)

    def ground(self, action: Action) -> Ground | None:
        return ground(self, action)

    def clone(self) -> "Montana":
        copy = Montana(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Montana)
        self.copy_kernel(other)
        self.copy_table(other)
