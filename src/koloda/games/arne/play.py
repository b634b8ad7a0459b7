"""Arne as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.arne.codes import (
    CALL,
    COLOUR,
    DECK,
    DONE,
    FIRST,
    GIVE,
    JOINT,
    MARKERS,
    MINUS,
    OK,
    PLAY,
    SKIP,
    TICK,
    aim_of,
    colour_of,
    kind_of,
    pack_code,
)
from koloda.games.arne.fields import write_field, write_position
from koloda.games.arne.notation import read_code, read_host_code, write_code
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.defaults import default_move
from koloda.games.arne.rules.gifts import call, default_gift, give
from koloda.games.arne.rules.joint import has_joint, random_joint
from koloda.games.arne.rules.judging import bar_black_now, tells_chance, why_not
from koloda.games.arne.rules.listing import legal
from koloda.games.arne.rules.moves import move
from koloda.games.arne.rules.races import rank
from koloda.games.arne.rules.scoring import leaders, points
from koloda.games.arne.rules.setup import (
    choose_colour,
    deal_markers,
    first_free_colour,
    go_on,
    name_first,
    set_deck,
    told_order,
)
from koloda.games.arne.rules.turns import agree, close, end_final_turn, may, must, restart
from koloda.games.arne.state import COLOUR as COLOUR_PHASE
from koloda.games.arne.state import FINAL, MOVE, OVER, QUIET, SETUP, ArneState
from koloda.games.arne.state import GIVE as GIVE_PHASE
from koloda.games.arne.view import view
from koloda.games.arne.windows import waits_for_youngest, windows
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event
from koloda.kernel.seats import HOST
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import Window


@final
class Arne(ArneState):
    """A position of Arne that can be played on."""

    def must(self) -> i64:
        return must(self)

    def may(self) -> i64:
        return may(self)

    def pause(self) -> Action | None:
        if self.phase == QUIET:
            return Action(HOST, pack_code(TICK, aim=QUIET))
        return Action(HOST, pack_code(FIRST, aim=0)) if waits_for_youngest(self) else None

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
        return [Action(HOST, pack_code(FIRST, aim=seat)) for seat in range(self.count)]

    def forms(self, seat: i64) -> list[Form]:
        if seat < 0 or self.waiting or bar_black_now(self, seat) or not has_joint(self, seat):
            return []
        return [Form(seat, "k-", "BLACK & BLACK", 2, len(self.hands[seat]))]

    def fill(self, form: Form, chance: Chance) -> Action:
        return random_joint(self, form.seat, chance)

    def judge(self, action: Action) -> Refusal | None:
        return why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        code, seat = action.code, action.seat
        kind = kind_of(code)
        if seat == HOST:
            self.do_host(action, out)
        elif kind == JOINT:
            for part in action.args:
                play_black(self, seat, part, out)
            restart(self, seat)
        elif kind >= MINUS:
            play_black(self, seat, code, out)
            restart(self, seat)
        elif kind >= PLAY and kind <= SKIP:
            move(self, seat, code, out)
        elif kind == OK:
            agree(self, seat, out)
        elif kind == GIVE:
            give(self, seat, action.args, out)
        elif kind == DONE:
            end_final_turn(self, out)
        elif kind == CALL:
            call(self, seat, aim_of(code), out)
        else:
            assert kind == COLOUR
            choose_colour(self, seat, colour_of(code), out)

    def do_host(self, action: Action, out: list[Event] | None) -> None:
        kind = kind_of(action.code)
        if kind == TICK:
            self.run_out(out)
        elif kind == FIRST:
            name_first(self, aim_of(action.code), out)
            go_on(self, out)
        elif kind == MARKERS:
            deal_markers(self, action.args, out)
        else:
            assert kind == DECK
            set_deck(self, told_order(self, action.args), out)

    def run_out(self, out: list[Event] | None) -> None:
        """The time of the open window is out."""
        phase = self.phase
        if phase == COLOUR_PHASE:
            choose_colour(self, self.turn, first_free_colour(self), out)
        elif phase == MOVE:
            move(self, self.turn, default_move(self), out)
        elif phase == GIVE_PHASE:
            give(self, self.asked, default_gift(self), out)
        elif phase == FINAL:
            end_final_turn(self, out)
        else:
            close(self, out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on(self, out)

    def deals_next(self) -> bool:
        return self.phase == SETUP

    def tells_chance(self, action: Action) -> bool:
        return action.seat == HOST and tells_chance(self, kind_of(action.code))

    def rank(self, action: Action) -> i64:
        return rank(self, action)

    def is_over(self) -> bool:
        return self.phase == OVER

    def winners(self) -> i64:
        return leaders(self) if self.phase == OVER else 0

    def totals(self) -> list[int]:
        return [int(points(self, seat)) for seat in range(self.count)]

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def field(self, name: str) -> str | None:
        return write_field(self, name)

    def write(self) -> str:
        return write_position(self)

    def read_action(self, seat: i64, code: str) -> Action:
        return read_host_code(self, code) if seat == HOST else read_code(self, seat, code)

    def write_code(self, action: Action) -> str:
        return write_code(action)

    def clone(self) -> "Arne":
        copy = Arne(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Arne)
        self.copy_kernel(other)
        self.copy_table(other)
