"""Iota as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.iota import codes, phases, verbs
from koloda.games.iota.options import RANDOM, YOUNGEST
from koloda.games.iota.position import FIELDS
from koloda.games.iota.rules.dealing import go_on_dealing
from koloda.games.iota.rules.ending import winners
from koloda.games.iota.rules.grounds import ground
from koloda.games.iota.rules.judging import why_not_act
from koloda.games.iota.rules.listing import fill, forms, legal, meant, offers
from koloda.games.iota.state import IotaState
from koloda.games.iota.view import views
from koloda.games.iota.windows import must, windows
from koloda.kernel import Action, Chance, Event, Form, NotationError, Refusal, State, Value, View, Window
from koloda.kernel.errors import Ground
from koloda.kernel.seats import HOST, NOBODY


@final
class Iota(IotaState):
    """An Iota position that can be played on."""

    def must(self) -> i64:
        return must(self)

    def pause(self) -> Action | None:
        return Action(HOST, codes.CLOSE) if self.phase == phases.WINDOW else None

    def windows(self) -> list[Window]:
        return windows(self)

    def legal(self, seat: i64) -> list[Action]:
        if seat != HOST:
            return legal(self, seat)
        return [window.close for window in self.windows() if window.close is not None]

    def host_choices(self) -> list[Action]:
        """iota.setup.first: the host marks the youngest."""
        if self.phase != phases.DEAL or self.first != NOBODY or self.options.first != YOUNGEST:
            return []
        return [Action(HOST, codes.FIRST, (seat,)) for seat in range(self.count)]

    def offers(self, seat: i64) -> list[Action]:
        return offers(self, seat)

    def forms(self, seat: i64) -> list[Form]:
        return forms(self, seat)

    def fill(self, form: Form, chance: Chance) -> Action:
        return fill(self, form, chance)

    def judge(self, action: Action) -> Refusal | None:
        return verbs.why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        verbs.do(self, action, out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on_dealing(self, out)

    def deals_next(self) -> bool:
        return self.phase == phases.DEAL

    def tells_chance(self, action: Action) -> bool:
        return action.code == codes.DECK or (action.code == codes.FIRST and self.options.first == RANDOM)

    def is_over(self) -> bool:
        return self.phase == phases.OVER

    def winners(self) -> i64:
        return winners(self) if self.phase == phases.OVER else 0

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(self.count)]

    def view(self, seat: i64) -> View:
        return views(self, [seat])[0]

    def views(self, seats: list[int]) -> list[View]:
        return views(self, seats)

    def field(self, name: str) -> str | None:
        return FIELDS.find(self, name)

    def write(self) -> str:
        return FIELDS.write(self)

    def read_action(self, seat: i64, code: str) -> Action:
        """iota.turn.code has its place in the order of checks: after whose turn it is."""
        try:
            return verbs.VERBS.read(self, seat, code)
        except NotationError as error:
            first = why_not_act(self, seat, False)
            if first is None:
                raise
            raise NotationError(error.message, clause=first.clause) from None

    def write_code(self, action: Action) -> str:
        return verbs.VERBS.write(self, action)

    def parts(self, action: Action) -> dict[str, Value]:
        return verbs.VERBS.parts(self, action)

    def meant(self, seat: i64, values: dict[str, str]) -> Action | None:
        return meant(self, seat, values)

    def ground(self, action: Action) -> Ground | None:
        return ground(self, action)

    def clone(self) -> "Iota":
        copy = Iota(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Iota)
        self.copy_kernel(other)
        self.copy_table(other)
