"""UNO as the kernel sees it: the state that is played on."""

from typing import final

from mypy_extensions import i64

from koloda.games.uno.codes import (
    AUTO,
    CALL,
    CALL_OVER,
    CATCH,
    CHALLENGE,
    COLOUR,
    CROW,
    CUSTOM_OVER,
    DEALER,
    DECK,
    DONE,
    DRAW,
    HOLD,
    JOKE,
    KEEP,
    LAUGH,
    NEXT,
    OK,
    PASS,
    PLAYS,
    SHED,
    SHOUT,
    SHOUTED,
    SHUFFLE,
    STONE,
    STUNT_OVER,
    TAKE,
    VOTE_OVER,
    act,
    asked,
)
from koloda.games.uno.fields import write_field, write_position
from koloda.games.uno.notation import read_code, read_host_code, write_code
from koloda.games.uno.options import NAMED
from koloda.games.uno.rules.answers import call, catch, challenge, close_calls, name_start_colour, shout, take
from koloda.games.uno.rules.blanks import (
    choose_shed,
    count_votes,
    crow,
    fail_joke,
    finish_blank,
    keep,
    tell_joke,
    vote,
)
from koloda.games.uno.rules.dealing import deal, draw_for_dealer, go_on_dealing, name_dealer
from koloda.games.uno.rules.defaults import default_action
from koloda.games.uno.rules.ending import next_round, total
from koloda.games.uno.rules.judging import misplay, why_not
from koloda.games.uno.rules.listing import legal
from koloda.games.uno.rules.plays import draw_card, end_turn, play
from koloda.games.uno.state import (
    DEAL,
    DEALER_DRAW,
    DISCARD,
    LAST_CALL,
    MATCH_OVER,
    PENALTY,
    ROUND_OVER,
    UnoState,
)
from koloda.games.uno.state import (
    JOKE as JOKE_PHASE,
)
from koloda.games.uno.view import sheets, view
from koloda.games.uno.windows import must, windows
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event
from koloda.kernel.seats import HOST, all_seats, bit, letter
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import Window


@final
class Uno(UnoState):
    """A UNO position that can be played on."""

    def must(self) -> i64:
        return must(self)

    def pause(self) -> Action | None:
        if self.held or self.call_held:
            return act(HOST, HOLD)
        if self.phase == ROUND_OVER:
            return act(HOST, NEXT)
        return act(HOST, CALL_OVER) if self.phase == LAST_CALL else None

    def windows(self) -> list[Window]:
        return windows(self)

    def legal(self, seat: i64) -> list[Action]:
        return self.legal_for_host() if seat == HOST else legal(self, seat)

    def legal_for_host(self) -> list[Action]:
        """The closing actions of the open windows."""
        return [
            window.close for window in self.windows() if window.close is not None and not self.is_mute(window)
        ]

    def host_choices(self) -> list[Action]:
        """uno.setup.dealer-tie: the table's owner names the dealer."""
        if self.phase != DEALER_DRAW or self.options.dealer != NAMED:
            return []
        return [self.read_action(HOST, f"dealer {letter(seat)}") for seat in range(self.count)]

    def is_mute(self, window: Window) -> bool:
        """A turn's default waits like the turn action it is."""
        close = window.close
        return close is None or self.judge(close) is not None

    def forms(self, seat: i64) -> list[Form]:
        if self.phase == DISCARD and seat >= 0 and self.shed[seat] and not self.waiting:
            n = self.shed[seat]
            return [Form(seat, "disc", "disc:CARD,CARD", n, n)]
        return []

    def fill(self, form: Form, chance: Chance) -> Action:
        cards = chance.shuffled(self.cards_in(form.seat))[: form.least]
        return Action(form.seat, SHED + chance.below(2), tuple(cards))

    def judge(self, action: Action) -> Refusal | None:
        if action.seat == HOST and action.code == AUTO:
            inner = asked(action)
            refusal = why_not(self, inner)
            if refusal is None and inner != default_action(self, inner.seat):
                refusal = Refusal("uno.win.default")
            return refusal
        return why_not(self, action)

    def do(self, action: Action, out: list[Event] | None) -> None:
        code, seat = action.code, action.seat
        if code < PLAYS:
            self.do_play(seat, code, out)
        elif code == DRAW:
            draw_card(self, out)
        elif code == PASS and self.phase != JOKE_PHASE:
            end_turn(self, out)
        elif seat == HOST:
            self.do_host(action, out)
        else:
            self.do_answer(action, out)

    def do_play(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        card = code & 63
        if not self.options.table:
            play(self, seat, card, code >> 6 & 7, code >> 9 & 15, (code & SHOUTED) != 0, out)
            return
        before = self.clone()
        before.base = None
        before.since = ()
        before.call_held = 0
        by_turn = seat == self.turn and self.phase < PENALTY
        wrong = by_turn and misplay(self, seat, card) is not None
        self.drew = 0
        self.called = 0
        play(self, seat, card, code >> 6 & 7, code >> 9 & 15, (code & SHOUTED) != 0, out)
        self.misplayed = 1 if wrong else 0
        self.base = before
        if not self.held:
            self.held_since = self.step  # of the hold for P himself

    def do_answer(self, action: Action, out: list[Event] | None) -> None:
        code, seat = action.code, action.seat
        if code == SHOUT:
            shout(self, seat, out)
        elif code >= CATCH and code < CATCH + 16:
            catch(self, seat, code - CATCH, out)
        elif code >= CALL and code < CALL + 16:
            base = self.base
            before = base if isinstance(base, UnoState) else None
            call(self, before, seat, code - CALL, out)
        elif code == TAKE:
            take(self, out)
        elif code == CHALLENGE:
            challenge(self, out)
        elif code == OK:
            self.agreed |= bit(seat)
            if out is not None:
                out.append(Event("ok", seat, "uno.score.next-round", {}))
            if self.agreed == all_seats(self.count):
                next_round(self, out)
        elif code == JOKE:
            tell_joke(self, action.text, out)
        elif code == PASS:
            fail_joke(self, out)
        elif code == LAUGH or code == STONE:
            vote(self, seat, code == LAUGH, out)
        elif code == CROW:
            crow(self, True, out)
        elif code == DONE:
            self.end_custom(out)
        elif code == SHED or code == SHED + 1:
            choose_shed(self, seat, action.args, code > SHED, out)
        elif code >= KEEP:
            keep(self, (code - KEEP) & 63, code >= KEEP + 64, out)
        else:
            name_start_colour(self, code - COLOUR, out)

    def do_host(self, action: Action, out: list[Event] | None) -> None:
        code = action.code
        if code == HOLD:
            self.held = 0
            self.call_held = 0
        elif code == AUTO:
            self.do(asked(action), out)
        elif code == VOTE_OVER:
            count_votes(self, out)
        elif code == STUNT_OVER:
            crow(self, False, out)
        elif code == CUSTOM_OVER:
            self.end_custom(out)
        elif code == CALL_OVER:
            close_calls(self, out)
        elif code == NEXT:
            next_round(self, out)
        elif code == DECK:
            deal(self, action.args, out)
        elif code == DEALER:
            if len(action.args) == 1:
                name_dealer(self, action.args[0], out)
            else:
                draw_for_dealer(self, action.args, out)
            go_on_dealing(self, out)

    def end_custom(self, out: list[Event] | None) -> None:
        """uno.blank.custom: `done`, or the time is out."""
        if out is not None:
            out.append(Event("custom-done", self.turn, "uno.blank.custom", {}))
        finish_blank(self, out)

    def go_on(self, out: list[Event] | None) -> None:
        go_on_dealing(self, out)

    def deals_next(self) -> bool:
        return self.phase == DEALER_DRAW or self.phase == DEAL or self.phase == ROUND_OVER

    def tells_chance(self, action: Action) -> bool:
        code = action.code
        return code == SHUFFLE or code == DECK or (code == DEALER and self.options.dealer != NAMED)

    def is_over(self) -> bool:
        return self.phase == MATCH_OVER

    def winners(self) -> i64:
        return self.won

    def totals(self) -> list[int]:
        return [total(self, seat) for seat in range(self.count)]

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def views(self, seats: list[int]) -> list[View]:
        return sheets(self, seats)

    def field(self, name: str) -> str | None:
        return write_field(self, name)

    def write(self) -> str:
        return write_position(self)

    def read_action(self, seat: i64, code: str) -> Action:
        return read_host_code(code, self.count) if seat == HOST else read_code(seat, code, self.count)

    def write_code(self, action: Action) -> str:
        return write_code(action)

    def clone(self) -> "Uno":
        copy = Uno(self.options, self.count, None)
        copy.copy_kernel(self)
        copy.copy_table(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Uno)
        self.copy_kernel(other)
        self.copy_table(other)
