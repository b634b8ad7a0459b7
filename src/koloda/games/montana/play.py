"""Montana as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.montana.cards import RULES
from koloda.games.montana.codes import (
    CALL,
    CLOSE_FINAL,
    CLOSE_RACE,
    CLOSE_SWAP,
    CLOSE_TURN,
    COVER,
    DECK,
    DRAW,
    FIRST,
    KEEP,
    LOSER,
    NEXT,
    PILE_SHIFT,
    SAY,
    SET,
    SHOUT,
    SWAP,
    TAP,
    cards_of,
)
from koloda.games.montana.fields import write_field, write_position
from koloda.games.montana.notation import read_code, read_host_code, write_code
from koloda.games.montana.rules.answers import close_race, cover, name_loser, swap
from koloda.games.montana.rules.calls import call, say, shout, tap
from koloda.games.montana.rules.dealing import deal, go_on_dealing, name_first, next_deal
from koloda.games.montana.rules.ending import close_check, end_deal, is_match_over, total
from koloda.games.montana.rules.judging import why_not
from koloda.games.montana.rules.listing import fill, forms, legal
from koloda.games.montana.rules.matching import why_wrong
from koloda.games.montana.rules.piles import find_pile
from koloda.games.montana.rules.plays import draw, keep, lay, play, run_out, triggered
from koloda.games.montana.state import DEAL, DRAWN, NOBODY, OVER, MontanaState
from koloda.games.montana.state import FIRST as FIRST_PHASE
from koloda.games.montana.view import view
from koloda.games.montana.windows import must, pause, rank, wait, windows
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event
from koloda.kernel.hosting import Wait
from koloda.kernel.seats import HOST, bit
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import Window


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
        return why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        code, seat = action.code, action.seat
        if code <= SET:
            self.do_cards(action, out)
        elif code == DRAW:
            draw(self, out)
        elif code == KEEP:
            keep(self, out)
        elif seat == HOST:
            self.do_host(action, out)
        elif code == COVER:
            cover(self, seat, action.args[0], out)
        elif code == TAP:
            tap(self, out)
        elif code == SHOUT:
            shout(self, seat, out)
        elif code < SAY:
            swap(self, code - SWAP, out)
        elif code < CALL:
            say(self, code - SAY, out)
        else:
            call(self, seat, (code - CALL) & 7, (code - CALL) >> 3, out)

    def do_cards(self, action: Action, out: list[Event] | None) -> None:
        """The check of the play before closes; the position before this one is kept as long as it may
        be called, or lies in a race or swap."""
        cards = cards_of(action)
        table = self.options.table != 0
        close_check(self)
        rule = cards[0] >= RULES
        pile = find_pile(self, cards[0], action.code >> PILE_SHIFT) if rule else NOBODY
        if table:
            before = self.clone()
            self.open = self.turn
            self.laid_on = pile
            self.astray = 1 if self.phase == DRAWN and (len(cards) > 1 or cards[0] != self.drawn) else 0
            self.wrong = 0 if why_wrong(self, cards) is None else 1
            self.laid_at = self.step
            self.base = before
        elif not rule and self.may_wait(cards):
            self.base = self.clone()
        if rule:
            lay(self, cards[0], pile, out)
        else:
            play(self, cards, out)

    def may_wait(self, cards: tuple[int, ...]) -> bool:
        """Whether a play may come to a race or a swap."""
        digits = triggered(self, cards)
        return 2 in digits or 5 in digits

    def do_host(self, action: Action, out: list[Event] | None) -> None:
        code = action.code
        if code == CLOSE_TURN:
            run_out(self, out)
        elif code == CLOSE_RACE:
            close_race(self, out)
        elif code == CLOSE_SWAP:
            swap(self, self.after(self.turn), out)
        elif code == CLOSE_FINAL:
            end_deal(self, self.winner, out)
        elif code == NEXT:
            next_deal(self, out)
        elif code == DECK:
            deal(self, action.args, out)
        elif code == FIRST:
            name_first(self, action.args[0], out)
        elif code == LOSER:
            name_loser(self, action.args[0], out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on_dealing(self, out)

    def deals_next(self) -> bool:
        return self.phase == DEAL or self.phase == FIRST_PHASE or (self.phase == OVER and not self.is_over())

    def tells_chance(self, action: Action) -> bool:
        code = action.code
        return code == DECK or code == FIRST or code == LOSER

    def is_over(self) -> bool:
        return is_match_over(self)

    def winners(self) -> i64:
        return bit(self.winner) if self.phase == OVER and self.winner >= 0 else 0

    def totals(self) -> list[int]:
        return [total(self, seat) for seat in range(self.count)]

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def field(self, name: str) -> str | None:
        return write_field(self, name)

    def write(self) -> str:
        return write_position(self)

    def read_action(self, seat: i64, code: str) -> Action:
        return read_host_code(code, self.count) if seat == HOST else read_code(seat, code, self.count)

    def write_code(self, action: Action) -> str:
        return write_code(action)

    def clone(self) -> "Montana":
        copy = Montana(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Montana)
        self.copy_kernel(other)
        self.copy_table(other)
