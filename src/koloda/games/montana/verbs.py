"""The actions of Montana (chapter 3.3), a row each: word, what it names, when it is allowed, what it does."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.notation import read_card
from koloda.games.montana.rules import answers, calls, dealing, judging, plays
from koloda.games.montana.rules.ending import end_deal, is_match_over
from koloda.games.montana.state import MontanaState
from koloda.kernel import Action, Event, NotationError, Refusal, State, Value
from koloda.kernel.positions import is_number
from koloda.kernel.seats import HOST, LETTERS, read_seat
from koloda.kernel.verbs import IN_ARGS, OrderSlot, SeatSlot, Verb, Verbs, WordSlot


class MontanaVerb(Verb):
    """A row with its rules. Behind its word stands a space, or nothing."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        return self.read_words(state, seat, text.split()) if not text or text[0] == " " else None

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        """The action with these words behind its own."""
        return super().read(state, seat, " " + " ".join(words) if words else "")

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        raise NotImplementedError

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        raise NotImplementedError


# The move


class MoveVerb(MontanaVerb):
    """What only the one in turn does: montana.act.phase, montana.turn.out-of-turn, then the rest."""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        return judging.why_not_move(state, action.seat) or self.why_not_now(state, action)

    def why_not_now(self, state: MontanaState, action: Action) -> Refusal | None:
        return judging.why_not_cards(state, action.seat, action)

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        plays.put_down(state, codes.cards_of(action), codes.pile_of(action.code), out)


class PlayVerb(MoveVerb):
    """`play b5*`; with more cards a SET. What is no play is judged in its place (montana.act.form)."""

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        found = [cards.NUMBERS.get(word, 99) for word in words]
        if not found or max(found) >= cards.RULES:
            return malformed(seat, self.word, words)
        return codes.act(seat, found[0]) if len(found) == 1 else Action(seat, codes.SET, tuple(found))


class LayVerb(MoveVerb):
    """`lay !o=`, `lay #4 @2`."""

    def last(self) -> i64:
        return codes.CARDS - 1

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        found = super().read_words(state, seat, words)
        if found is None or (len(words) == 2) != (codes.pile_of(found.code) > 0):
            return malformed(seat, self.word, words)
        return found


class MalformedVerb(MoveVerb):
    """A `play` or `lay` that makes no sense."""

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        return None

    def write(self, state: State, action: Action) -> str:
        return action.text

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return {"verb": action.text.partition(" ")[0]}

    def why_not_now(self, state: MontanaState, action: Action) -> Refusal | None:
        return Refusal("montana.act.form")


def malformed(seat: i64, verb: str, words: list[str]) -> Action:
    return Action(seat, codes.MALFORMED, (), " ".join([verb, *words]))


class DrawVerb(MoveVerb):
    def why_not_now(self, state: MontanaState, action: Action) -> Refusal | None:
        return Refusal("montana.draw.once") if state.phase == phases.DRAWN else None

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        plays.draw(state, out)


class KeepCardVerb(MoveVerb):
    def why_not_now(self, state: MontanaState, action: Action) -> Refusal | None:
        return Refusal("montana.draw.must") if state.phase == phases.MOVE else None

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        plays.keep(state, out)


# Answers


class SwapHandsVerb(MontanaVerb):
    """`swap B`; words that name nobody are judged in their place (montana.digit.5)."""

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        partner = LETTERS.find(words[0]) if len(words) == 1 and len(words[0]) == 1 else -1
        if 0 <= partner < state.count:
            return codes.act(seat, codes.SWAP + partner)
        return Action(seat, codes.SWAP + codes.NO_PARTNER, (), " ".join(words))

    def write(self, state: State, action: Action) -> str:
        return f" {action.text}" if action.text else super().write(state, action)

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        return judging.why_not_swap(state, action.seat, action.code - codes.SWAP)

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        answers.swap(state, action.code - codes.SWAP, out)


class CoverVerb(MontanaVerb):
    """`cover 412`, its time in ms; the host writes it, outside a race there is none to write."""

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        if words and (len(words) != 1 or not is_number(words[0])):
            raise NotationError("a cover has its time in ms, as in 'cover 412'", clause="montana.race.form")
        return Action(seat, codes.COVER, tuple([int(word) for word in words]))

    def write(self, state: State, action: Action) -> str:
        return f" {action.args[0]}" if action.args else ""

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return {"verb": self.name, "ms": action.args[0]} if action.args else {"verb": self.name}

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        return judging.why_not_cover(state, action.seat, action.args)

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        answers.cover(state, action.seat, action.args[0], out)


# Attention


class DutyVerb(MontanaVerb):
    """What only the player of the open play may owe."""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        return None if action.seat == state.open else Refusal("montana.duty.void")


class TapVerb(DutyVerb):
    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        calls.tap(state, out)


class SayWordsVerb(DutyVerb):
    """`say b5`: colour and number."""

    def last(self) -> i64:
        return self.code + len(codes.WORDS) - 1

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        said = " ".join(words)
        if said not in codes.WORDS:
            text = f"the words are a colour and a number, as in b5, not {said!r}"
            raise NotationError(text, clause="montana.say.form")
        return codes.act(seat, codes.SAY + codes.WORDS.index(said))

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        calls.say(state, action.code - codes.SAY, out)


class ShoutVerb(MontanaVerb):
    """«Монтана!»"""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        size = state.size(action.seat)
        fits = state.options.table and size == 1
        return None if fits else Refusal("montana.shout.void", {"count": int(size)})

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        calls.shout(state, action.seat, out)


class CallVerb(MontanaVerb):
    """`call B wrong`."""

    def read_words(self, state: State, seat: i64, words: list[str]) -> Action | None:
        if len(words) != 2 or words[1] not in codes.OFFENCES:
            text = f"a call names a seat and one of {', '.join(codes.OFFENCES)}"
            raise NotationError(text, clause="montana.table.offences")
        return codes.act(seat, codes.call(read_seat(words[0], state.count), codes.OFFENCES.index(words[1])))

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        code = action.code
        return judging.why_not_call(state, action.seat, codes.target_of(code), codes.offence_of(code))

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        code = action.code
        calls.call(state, action.seat, codes.target_of(code), codes.offence_of(code), out)


# The host


class CloseVerb(MontanaVerb):
    """`~ close turn`: the time of a window is out."""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        phase = state.phase
        if action.code == codes.CLOSE_TURN:
            fits = phase == phases.MOVE or phase == phases.DRAWN
        elif action.code == codes.CLOSE_RACE:
            fits = phase == phases.RACE and not state.options.by_chance
        else:
            fits = phase == (phases.SWAP if action.code == codes.CLOSE_SWAP else phases.FINAL)
        return None if fits else Refusal("montana.act.phase")

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        if action.code == codes.CLOSE_TURN:
            plays.run_out(state, out)
        elif action.code == codes.CLOSE_RACE:
            answers.close_race(state, out)
        elif action.code == codes.CLOSE_SWAP:
            answers.swap(state, state.after(state.turn), out)
        else:
            end_deal(state, state.winner, out)


class NextVerb(MontanaVerb):
    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        fits = state.phase == phases.OVER and not is_match_over(state)
        return None if fits else Refusal("montana.act.phase")

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        dealing.next_deal(state, out)


class DeckVerb(MontanaVerb):
    """`~ deck b5* ?3 …`: the order that the host tells when it is due."""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        return None if state.phase == phases.DEAL else Refusal("koloda.chance.unasked")

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        dealing.deal(state, action.args, out)


class FirstVerb(MontanaVerb):
    """`~ first B`."""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        return None if state.phase == phases.FIRST else Refusal("montana.act.phase")

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        dealing.name_first(state, action.args[0], out)


class LoserVerb(MontanaVerb):
    """`~ loser B`: montana.race.chance."""

    def why_not(self, state: MontanaState, action: Action) -> Refusal | None:
        fits = state.phase == phases.RACE and state.options.by_chance
        return None if fits else Refusal("montana.act.phase")

    def do(self, state: MontanaState, action: Action, out: list[Event] | None) -> None:
        answers.name_loser(state, action.args[0], out)


RULE_CARDS: Final = cards.CODES[cards.RULES :]
CLOSED: Final = ["turn", "race", "swap", "final"]
ROWS: Final[list[MontanaVerb]] = [
    PlayVerb("play", codes.SET, [WordSlot("cards", " ", cards.CODES, many=" ")]),
    PlayVerb("play", 0, [WordSlot("card", " ", cards.CODES)]),
    LayVerb(
        "lay",
        cards.RULES,
        [WordSlot("card", " ", RULE_CARDS), WordSlot("pile", " @", ["", "1", "2", "3"], shift=6, absent=0)],
    ),
    MalformedVerb("", codes.MALFORMED),
    DrawVerb("draw", codes.DRAW),
    KeepCardVerb("keep", codes.KEEP),
    SwapHandsVerb("swap", codes.SWAP, [SeatSlot("target", " ", bits=4, absent=int(codes.NO_PARTNER))]),
    CoverVerb("cover", codes.COVER),
    TapVerb("tap", codes.TAP),
    SayWordsVerb("say", codes.SAY, [WordSlot("words", " ", codes.WORDS, bits=5)]),
    ShoutVerb("montana", codes.SHOUT),
    CallVerb(
        "call",
        codes.CALL,
        [SeatSlot("target", " ", bits=3), WordSlot("offence", " ", codes.OFFENCES, shift=3, bits=2)],
    ),
    CloseVerb("close", codes.CLOSE_TURN, [WordSlot("window", " ", CLOSED, bits=2)], host=True),
    NextVerb("next", codes.NEXT, host=True),
    DeckVerb("deck", codes.DECK, [OrderSlot(cards.CODES, read_card)], host=True),
    FirstVerb("first", codes.FIRST, [SeatSlot("target", " ", shift=IN_ARGS)], host=True),
    LoserVerb("loser", codes.LOSER, [SeatSlot("target", " ", shift=IN_ARGS)], host=True),
]
VERBS: Final = Verbs("Montana", [*ROWS])


def why_not(state: MontanaState, action: Action) -> Refusal | None:
    """The checks of montana.act.order and montana.call.checks: the first failing clause."""
    if action.seat != HOST and state.phase >= phases.OVER:
        return Refusal("montana.act.phase")
    verb = VERBS.find(action.code)
    if not isinstance(verb, MontanaVerb) or verb.host != (action.seat == HOST):
        return Refusal("koloda.action.unknown")
    return verb.why_not(state, action)


def do(state: MontanaState, action: Action, out: list[Event] | None) -> None:
    verb = VERBS.find(action.code)
    assert isinstance(verb, MontanaVerb)
    verb.do(state, action, out)
