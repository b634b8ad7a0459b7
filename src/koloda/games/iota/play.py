"""Iota as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.iota.codes import (
    AUTO,
    CALL,
    CLOSE,
    COMMIT,
    DECK,
    FIRST,
    OK,
    PASS,
    PLACE,
    REPLACE,
    UNDO,
    is_full,
    is_lay,
    lay_move,
    pass_move,
    rest_of,
    takes_in,
)
from koloda.games.iota.fields import step_of, write_field, write_position
from koloda.games.iota.listing import fill, forms, legal, offers
from koloda.games.iota.notation import read_code, read_host_code, write_code
from koloda.games.iota.options import RANDOM, YOUNGEST
from koloda.games.iota.rules.calls import agree, call, offer, stand
from koloda.games.iota.rules.dealing import deal, go_on_dealing, name_first, spell
from koloda.games.iota.rules.ending import winners
from koloda.games.iota.rules.judging import why_not, why_not_act
from koloda.games.iota.rules.turns import add_step, commit, committed, undo
from koloda.games.iota.state import DEAL, NOBODY, OVER, WINDOW, IotaState
from koloda.games.iota.view import IotaView
from koloda.games.iota.windows import must, windows
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event
from koloda.kernel.seats import HOST
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import Window


@final
class Iota(IotaState):
    """An Iota position that can be played on."""

    def must(self) -> i64:
        return must(self)

    def pause(self) -> Action | None:
        return Action(HOST, CLOSE) if self.phase == WINDOW else None

    def windows(self) -> list[Window]:
        return windows(self)

    def legal(self, seat: i64) -> list[Action]:
        if seat != HOST:
            return legal(self, seat)
        return [window.close for window in self.windows() if window.close is not None]

    def host_choices(self) -> list[Action]:
        """iota.setup.first: the host marks the youngest."""
        if self.phase != DEAL or self.first != NOBODY or self.options.first != YOUNGEST:
            return []
        return [Action(HOST, FIRST, (seat,)) for seat in range(self.count)]

    def offers(self, seat: i64) -> list[Action]:
        return offers(self, seat)

    def forms(self, seat: i64) -> list[Form]:
        return forms(self, seat)

    def fill(self, form: Form, chance: Chance) -> Action:
        return fill(self, form, chance)

    def judge(self, action: Action) -> Refusal | None:
        return why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        code = action.code
        if is_full(code):
            self.do_full(action, out)
        elif code == PLACE or code == REPLACE:
            add_step(self, step_of(action), out)
        elif code == UNDO:
            undo(self, out)
        elif code == COMMIT:
            offer(self, committed(self, None), out)
        elif code == PASS:
            offer(self, committed(self, action.args), out)
        elif code == CALL:
            call(self, action.seat, out)
        elif code == OK:
            agree(self, action.seat, out)
        else:
            self.do_host(action, out)

    def do_full(self, action: Action, out: list[Event] | None) -> None:
        """iota.turn.set: the order of the lays has no meaning."""
        takes = list(takes_in(action))
        if is_lay(action):
            offer(self, lay_move(action.seat, takes, list(rest_of(action))), out)
        else:
            offer(self, pass_move(action.seat, takes, rest_of(action)), out)

    def do_host(self, action: Action, out: list[Event] | None) -> None:
        code = action.code
        if code == CLOSE:
            stand(self, out)
        elif code == AUTO:
            self.draft = ()
            commit(self, Action(self.turn, PASS), out)
        elif code == DECK:
            deal(self, spell(self, action.args), out)
        elif code == FIRST:
            name_first(self, action.args[0], out)
            go_on_dealing(self, out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on_dealing(self, out)

    def deals_next(self) -> bool:
        return self.phase == DEAL

    def tells_chance(self, action: Action) -> bool:
        return action.code == DECK or (action.code == FIRST and self.options.first == RANDOM)

    def is_over(self) -> bool:
        return self.phase == OVER

    def winners(self) -> i64:
        return winners(self) if self.phase == OVER else 0

    def totals(self) -> list[int]:
        return self.points[:]

    def view(self, seat: i64) -> View:
        return IotaView(self, seat)

    def field(self, name: str) -> str | None:
        return write_field(self, name)

    def write(self) -> str:
        return write_position(self)

    def read_action(self, seat: i64, code: str) -> Action:
        """iota.turn.code has its place in the order of checks: after whose turn it is."""
        try:
            if seat == HOST:
                return read_host_code(code, self.count)
            return read_code(seat, code, self.options.declared)
        except NotationError as error:
            first = why_not_act(self, seat, False)
            if first is None:
                raise
            raise NotationError(error.message, clause=first.clause) from None

    def write_code(self, action: Action) -> str:
        return write_code(action)

    def clone(self) -> "Iota":
        copy = Iota(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Iota)
        self.copy_kernel(other)
        self.copy_table(other)
