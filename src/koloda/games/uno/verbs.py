"""The actions of UNO (chapter 3.3), a row each: its word, what it names, when it is allowed, what it does."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.notation import CARD_SLOT, ORDER_SLOT, colour_slot, read_card
from koloda.games.uno.rules import answers, blanks, dealing, judging, plays
from koloda.games.uno.rules.defaults import default_action
from koloda.games.uno.rules.ending import next_round
from koloda.games.uno.state import UnoState
from koloda.kernel import Action, Event, Refusal, State, Value
from koloda.kernel.seats import HOST, all_seats, bit, letter, read_seat
from koloda.kernel.verbs import Flag, SeatSlot, Slot, Verb, Verbs, WordSlot, read_quoted, write_quoted

JOKE_LENGTH: Final = 280


class UnoVerb(Verb):
    """A row with its rules."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        raise NotImplementedError

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        raise NotImplementedError


# The turn


class PlayVerb(UnoVerb):
    """`w4:g>C!`."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        code = action.code
        return judging.why_not_card(
            state, action.seat, codes.card_of(code), codes.colour_of(code), codes.target_of(code)
        )

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        code, seat = action.code, action.seat
        card, shout = codes.card_of(code), (code & codes.SHOUTED) != 0
        if not state.options.table:
            plays.play(state, seat, card, codes.colour_of(code), codes.target_of(code), shout, out)
            return
        before = state.clone()
        assert isinstance(before, UnoState)
        before.base = None
        before.since = ()
        before.call_held = 0
        by_turn = seat == state.turn and state.phase < phases.PENALTY
        wrong = by_turn and judging.misplay(state, seat, card) is not None
        state.drew = 0
        state.called = 0
        plays.play(state, seat, card, codes.colour_of(code), codes.target_of(code), shout, out)
        state.misplayed = 1 if wrong else 0
        state.base = before
        if not state.held:
            state.paused = state.step  # of the hold for P himself


class DrawVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_turn_action(state, action.seat) or judging.why_not_draw(state, action.seat)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        plays.draw_card(state, out)


class PassVerb(UnoVerb):
    """Ends the turn; in JOKE nobody knows one."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        if state.phase == phases.JOKE:
            return judging.why_not_in(state, action.seat, phases.JOKE)
        return judging.why_not_turn_action(state, action.seat) or judging.why_not_pass(state, action.seat)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        if state.phase == phases.JOKE:
            blanks.fail_joke(state, out)
        else:
            plays.end_turn(state, out)


class ColourVerb(UnoVerb):
    """`col:g`: for the first card of a round."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_in(state, action.seat, phases.START_COLOUR)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        answers.name_start_colour(state, action.code - codes.COLOUR, out)


# Attention


class ShoutVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_shout(state, action.seat)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        answers.shout(state, action.seat, out)


class CatchVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_catch(state, action.seat, action.code - codes.CATCH)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        answers.catch(state, action.seat, action.code - codes.CATCH, out)


class CallVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_call(state, action.seat, action.code - codes.CALL)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        base = state.base
        before = base if isinstance(base, UnoState) else None
        answers.call(state, before, action.seat, action.code - codes.CALL, out)


# Answers


class ChallengeVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_challenge(state, action.seat)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        answers.challenge(state, out)


class TakeVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        wanted = phases.PENALTY if state.phase == phases.PENALTY else phases.CHALLENGE
        return judging.why_not_in(state, action.seat, wanted)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        answers.take(state, out)


class AgreeVerb(UnoVerb):
    """`ok`: the next round may begin."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        if state.phase != phases.ROUND_OVER:
            return judging.wrong_moment()
        return judging.not_asked() if state.agreed & bit(action.seat) else None

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        state.agreed |= bit(action.seat)
        if out is not None:
            out.append(Event("ok", action.seat, "uno.score.next-round", {}))
        if state.agreed == all_seats(state.count):
            next_round(state, out)


# Blanks


class JokeVerb(UnoVerb):
    """`joke`, with its words in quotes or without."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        if not text:
            return codes.act(seat, codes.JOKE)
        said = text.removeprefix(" ").strip()
        return (
            Action(seat, codes.JOKE, (), read_quoted(said, JOKE_LENGTH, "a joke")) if text[0] == " " else None
        )

    def write(self, state: State, action: Action) -> str:
        return f" {write_quoted(action.text)}" if action.text else ""

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return {"verb": self.name, "text": action.text} if action.text else {"verb": self.name}

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_in(state, action.seat, phases.JOKE)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        blanks.tell_joke(state, action.text, out)


class VoteVerb(UnoVerb):
    """`laugh`, `stone`."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        seat = action.seat
        if state.phase != phases.VOTE:
            return judging.wrong_moment()
        return judging.not_asked() if seat == state.turn or state.voted & bit(seat) else None

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        blanks.vote(state, action.seat, action.code == codes.LAUGH, out)


class CrowVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        actor = state.after(state.turn) if state.phase == phases.STUNT else state.turn
        return judging.why_not_by(state, action.seat, phases.STUNT, actor)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        blanks.crow(state, True, out)


class DoneVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_in(state, action.seat, phases.CUSTOM)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        blanks.end_custom(state, out)


class DiscardVerb(UnoVerb):
    """`disc:r5,g7!`: args are the cards."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return judging.why_not_shed(state, action.seat, action.args)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        blanks.choose_shed(state, action.seat, action.args, action.code > codes.SHED, out)


class KeepVerb(UnoVerb):
    """`keep:r5!`."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        card = (action.code - codes.KEEP) & 63
        refusal = judging.why_not_in(state, action.seat, phases.KEEP)
        if refusal is None and not state.holds(action.seat, card):
            refusal = Refusal("uno.act.held", {"card": cards.CODES[card]})
        return refusal

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        blanks.keep(state, (action.code - codes.KEEP) & 63, action.code >= codes.KEEP + 64, out)


# The host


class HoldVerb(UnoVerb):
    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return None if state.held or state.call_held else judging.wrong_moment()

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        state.held = 0
        state.call_held = 0


class CloseVerb(UnoVerb):
    """Ends a phase in which nobody need act."""

    def __init__(self, word: str, code: i64, phase: i64) -> None:
        super().__init__(word, code, host=True)
        self.phase: i64 = phase

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return None if state.phase == self.phase else judging.wrong_moment()

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        if self.phase == phases.VOTE:
            blanks.count_votes(state, out)
        elif self.phase == phases.STUNT:
            blanks.crow(state, False, out)
        elif self.phase == phases.CUSTOM:
            blanks.end_custom(state, out)
        elif self.phase == phases.LAST_CALL:
            answers.close_calls(state, out)
        else:
            next_round(state, out)


class AutoVerb(UnoVerb):
    """`~ auto B take`: what uno.win.default names for a seat; args are the seat, the code and its args."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        who, _, code = text.strip().partition(" ")
        if not code:
            return None
        return codes.auto(VERBS.read(state, read_seat(who, state.count), code.strip()))

    def write(self, state: State, action: Action) -> str:
        inner = codes.asked(action)
        return f" {letter(inner.seat)} {VERBS.write(state, inner)}"

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        inner = codes.asked(action)
        refusal = why_not(state, inner)
        if refusal is None and inner != default_action(state, inner.seat):
            refusal = Refusal("uno.win.default")
        return refusal

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        do(state, codes.asked(action), out)


class DealerVerb(UnoVerb):
    """`~ dealer B`, or what was drawn for it: `~ dealer A:r5 B:g9`."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        text = text.strip()
        if not text:
            return None
        if ":" not in text:
            return Action(seat, codes.DEALER, (int(read_seat(text, state.count)),))
        args: list[int] = []
        for word in text.split():
            who, _, card = word.partition(":")
            args += [int(read_seat(who, state.count)), int(read_card(card))]
        return Action(seat, codes.DEALER, tuple(args))

    def write(self, state: State, action: Action) -> str:
        args = action.args
        if len(args) == 1:
            return f" {letter(args[0])}"
        return "".join([f" {letter(args[i])}:{cards.CODES[args[i + 1]]}" for i in range(0, len(args), 2)])

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        seats = tuple([letter(seat) for seat in action.args[::2]])
        return {"verb": self.name, "target": seats[0] if len(action.args) == 1 else seats}

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        return dealing.judge_dealer(state, action.args)

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        if len(action.args) == 1:
            dealing.name_dealer(state, action.args[0], out)
        else:
            dealing.draw_for_dealer(state, action.args, out)
        dealing.go_on_dealing(state, out)


class OrderVerb(UnoVerb):
    """`~ deck …`, `~ shuffle …`: results of chance that the host tells when they are due."""

    def why_not(self, state: UnoState, action: Action) -> Refusal | None:
        due = action.code == codes.DECK and state.phase == phases.DEAL
        return None if due else Refusal("koloda.chance.unasked")

    def do(self, state: UnoState, action: Action, out: list[Event] | None) -> None:
        dealing.deal(state, action.args, out)


def shout_slot(shift: int) -> Slot:
    return Flag("shout", "!", shift=shift)


ROWS: Final[list[UnoVerb]] = [
    PlayVerb(
        "",
        0,
        [
            CARD_SLOT,
            colour_slot(shift=6, bits=3, absent=int(cards.NO_COLOUR)),
            SeatSlot("target", ">", shift=9, bits=4, absent=int(codes.NO_TARGET)),
            shout_slot(13),
        ],
        name="play",
    ),
    DrawVerb("draw", codes.DRAW),
    PassVerb("pass", codes.PASS),
    ShoutVerb("uno", codes.SHOUT),
    ChallengeVerb("ch", codes.CHALLENGE),
    TakeVerb("take", codes.TAKE),
    JokeVerb("joke", codes.JOKE),
    VoteVerb("laugh", codes.LAUGH),
    VoteVerb("stone", codes.STONE),
    CrowVerb("crow", codes.CROW),
    DoneVerb("done", codes.DONE),
    AgreeVerb("ok", codes.OK),
    DiscardVerb("disc", codes.SHED, [WordSlot("cards", ":", cards.CODES, many=","), shout_slot(0)]),
    ColourVerb("col", codes.COLOUR, [colour_slot(bits=2)]),
    CatchVerb("catch", codes.CATCH, [SeatSlot("target", ":", bits=4)]),
    CallVerb("call", codes.CALL, [SeatSlot("target", ":", bits=4)]),
    KeepVerb("keep", codes.KEEP, [WordSlot("card", ":", cards.CODES), shout_slot(6)]),
    HoldVerb("hold", codes.HOLD, host=True),
    AutoVerb("auto", codes.AUTO, host=True),
    CloseVerb("vote", codes.VOTE_OVER, phases.VOTE),
    CloseVerb("stunt", codes.STUNT_OVER, phases.STUNT),
    CloseVerb("custom", codes.CUSTOM_OVER, phases.CUSTOM),
    CloseVerb("call", codes.CALL_OVER, phases.LAST_CALL),
    CloseVerb("next", codes.NEXT, phases.ROUND_OVER),
    DealerVerb("dealer", codes.DEALER, host=True),
    OrderVerb("deck", codes.DECK, [ORDER_SLOT], host=True),
    OrderVerb("shuffle", codes.SHUFFLE, [ORDER_SLOT], host=True),
]
VERBS: Final = Verbs("UNO", [*ROWS])


def why_not(state: UnoState, action: Action) -> Refusal | None:
    """The checks of uno.act.order: the first failing clause."""
    verb = VERBS.find(action.code)
    if not isinstance(verb, UnoVerb) or verb.host != (action.seat == HOST):
        return Refusal("koloda.action.unknown")
    return verb.why_not(state, action)


def do(state: UnoState, action: Action, out: list[Event] | None) -> None:
    verb = VERBS.find(action.code)
    assert isinstance(verb, UnoVerb)
    verb.do(state, action, out)
