"""UNO as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.uno import codes, phases, verbs
from koloda.games.uno.options import NAMED
from koloda.games.uno.position import FIELDS
from koloda.games.uno.rules.dealing import go_on_dealing
from koloda.games.uno.rules.ending import left_points, total
from koloda.games.uno.rules.grounds import ground
from koloda.games.uno.rules.listing import legal, meant
from koloda.games.uno.rules.plays import draw_card, end_turn, play
from koloda.games.uno.state import UnoState
from koloda.games.uno.view import view
from koloda.games.uno.windows import must, windows
from koloda.kernel import Action, Chance, Event, Form, Refusal, State, Value, View, Window
from koloda.kernel.errors import Ground
from koloda.kernel.fields import sheets
from koloda.kernel.seats import HOST, letter


@final
class Uno(UnoState):
    """A UNO position that can be played on."""

    def must(self) -> i64:
        return must(self)

    def pause(self) -> Action | None:
        if self.held or self.call_held:
            return codes.act(HOST, codes.HOLD)
        if self.phase == phases.ROUND_OVER:
            return codes.act(HOST, codes.NEXT)
        return codes.act(HOST, codes.CALL_OVER) if self.phase == phases.LAST_CALL else None

    def windows(self) -> list[Window]:
        return windows(self)

    def legal(self, seat: i64) -> list[Action]:
        return self.legal_for_host() if seat == HOST else legal(self, seat)

    def legal_for_host(self) -> list[Action]:
        """The closing actions of the open windows; a turn's default waits like the turn action it is."""
        closing = [window.close for window in self.windows() if window.close is not None]
        return [action for action in closing if self.judge(action) is None]

    def host_choices(self) -> list[Action]:
        """uno.setup.dealer-tie: the table's owner names the dealer."""
        if self.phase != phases.DEALER_DRAW or self.options.dealer != NAMED:
            return []
        return [self.read_action(HOST, f"dealer {letter(seat)}") for seat in range(self.count)]

    def forms(self, seat: i64) -> list[Form]:
        if self.phase == phases.DISCARD and seat >= 0 and self.shed[seat] and not self.waiting:
            n = self.shed[seat]
            return [Form(seat, "disc", "disc:CARD,CARD", n, n)]
        return []

    def fill(self, form: Form, chance: Chance) -> Action:
        cards = chance.shuffled(self.cards_in(form.seat))[: form.least]
        return Action(form.seat, codes.SHED + chance.below(2), tuple(cards))

    def judge(self, action: Action) -> Refusal | None:
        return verbs.why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        code = action.code
        if code == codes.DRAW:  # what random play does most: a tenth faster than by its row
            draw_card(self, out)
        elif code == codes.PASS and self.phase != phases.JOKE:
            end_turn(self, out)
        elif code < codes.PLAYS and not self.options.table:
            card, colour, target = code & 63, code >> 6 & 7, code >> 9 & 15
            play(self, action.seat, card, colour, target, (code & codes.SHOUTED) != 0, out)
        else:
            verbs.do(self, action, out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on_dealing(self, out)

    def deals_next(self) -> bool:
        phase = self.phase
        return phase == phases.DEALER_DRAW or phase == phases.DEAL or phase == phases.ROUND_OVER

    def tells_chance(self, action: Action) -> bool:
        code = action.code
        if code == codes.DEALER:
            return self.options.dealer != NAMED
        return code == codes.SHUFFLE or code == codes.DECK

    def is_over(self) -> bool:
        return self.phase == phases.MATCH_OVER

    def winners(self) -> i64:
        return self.won

    def totals(self) -> list[int]:
        return [total(self, seat) for seat in range(self.count)]

    def worth(self) -> list[int]:
        return [left_points(self, seat) for seat in range(self.count)]

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

    def clone(self) -> "Uno":
        copy = Uno(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Uno)
        self.copy_kernel(other)
        self.copy_table(other)
