"""The actions of Arne, a row each: its word, what it names, when it may be done, what it does."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import cards, codes, notation, phases
from koloda.games.arne.options import NO_CLOCKS
from koloda.games.arne.rules import dealing, gifts, judging, turns
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.defaults import default_move
from koloda.games.arne.rules.moves import move
from koloda.games.arne.state import ArneState
from koloda.kernel import Action, Event, NotationError, Refusal, State, Value
from koloda.kernel.positions import is_number
from koloda.kernel.seats import HOST, NOBODY, letter
from koloda.kernel.verbs import Flag, NumberSlot, OrderSlot, Slot, Verb, Verbs, WordSlot

AND: Final = " & "


# What actions name: the bits of a code are those of `codes.pack_code`


class PlayerSlot(Slot):
    """`>B`."""

    def __init__(self, mark: str = ">") -> None:
        super().__init__("target", mark, shift=27, bits=4)

    def read(self, state: State, text: str) -> i64:
        return notation.read_player(text, state.count)

    def write(self, state: State, number: i64) -> str:
        return letter(number)


class FieldSlot(Slot):
    """A field by its place; 0 is the dummy's."""

    def read(self, state: State, text: str) -> i64:
        assert isinstance(state, ArneState)
        least = 0 if state.options.dummy else 1
        if not is_number(text, 2) or text != str(int(text)) or not least <= int(text) <= state.count:
            raise NotationError(f"there is no field {text!r} at this table", clause="arne.code.action")
        return int(text)

    def write(self, state: State, number: i64) -> str:
        return str(number)


class StackSlot(NumberSlot):
    """The number of a stack on its field, from 1."""

    def read(self, state: State, text: str) -> i64:
        number = super().read(state, text)
        return number if 0 < number <= codes.MOST_STACKS else -1


class ColourSlot(Slot):
    def __init__(self, mark: str, absent: int = -1) -> None:
        super().__init__("colour", mark, shift=31, bits=3, absent=absent)

    def read(self, state: State, text: str) -> i64:
        return notation.read_colour(text)

    def write(self, state: State, number: i64) -> str:
        return cards.COLOURS[number]


class CardSlot(WordSlot):
    def __init__(self, mark: str, first: int = 0, last: int = int(cards.KINDS)) -> None:
        super().__init__("card", mark, cards.CODES, shift=5, bits=6)
        self.first = first
        self.last = last

    def read(self, state: State, text: str) -> i64:
        card = notation.read_card(text)
        return card if self.first <= card < self.last else -1


def on_stack() -> list[Slot]:
    """`@2.3`."""
    return [FieldSlot("field", "@", shift=11, bits=4), StackSlot("stack", ".", shift=15, bits=10, digits=4)]


def to_field(absent: int = int(codes.NO_FIELD)) -> FieldSlot:
    return FieldSlot("field", ">", shift=11, bits=4, absent=absent)


JOINED: Final = Flag("joined", "+k-cham", shift=25)


class ArneVerb(Verb):
    """A row with its rules."""

    def __init__(
        self, word: str, kind: i64, slots: list[Slot] | None = None, *, name: str = "", host: bool = False
    ) -> None:
        super().__init__(word, codes.pack_code(kind), slots, name=name, host=host, fixed=True)

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        raise NotImplementedError

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        raise NotImplementedError


# The mover


class ColourVerb(ArneVerb):
    """`colour r`."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        return judging.why_not_colour(state, action.seat, codes.colour_of(action.code))

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        dealing.choose_colour(state, action.seat, codes.colour_of(action.code), out)


class MoveVerb(ArneVerb):
    """One of the mover's moves: a card laid, discarded or carried out, or a skip."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        seat, code = action.seat, action.code
        skips = codes.kind_of(code) == codes.SKIP
        return judging.why_not_move_now(state, seat, skips) or judging.why_not_move(state, seat, code)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        move(state, action.seat, action.code, out)

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        """An action card is named by its verb."""
        found = super().parts(state, action)
        kind = codes.kind_of(action.code)
        if codes.PULL <= kind <= codes.X3:
            found["card"] = cards.CODES[cards.PULL + (kind - codes.PULL)]
        return found


class DoneVerb(ArneVerb):
    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        return judging.why_not_done(state, action.seat)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        turns.end_final_turn(state, out)


# Answers


class GiveVerb(ArneVerb):
    """`give r50 b100`, `give -`; args are the cards."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        words = text.split()
        if not words:
            return None
        args = () if words == ["-"] else tuple([int(notation.read_card(word)) for word in words])
        return Action(seat, self.code, args)

    def write(self, state: State, action: Action) -> str:
        return " " + notation.write_cards(action.args)

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        return {"verb": self.name, "cards": tuple([cards.CODES[card] for card in action.args])}

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        return gifts.why_not_give(state, action.seat, action.args)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        gifts.give(state, action.seat, action.args, out)


class AgreeVerb(ArneVerb):
    """`ok`."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        return judging.why_not_ok(state, action.seat)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        turns.agree(state, action.seat, out)


class CallVerb(ArneVerb):
    """`call:give`."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        return gifts.why_not_call(state, action.seat, codes.aim_of(action.code))

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        gifts.call(state, action.seat, codes.aim_of(action.code), out)


# Black cards


class BlackVerb(ArneVerb):
    """One black card with its target."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        seat = action.seat
        return judging.why_not_black_now(state, seat) or judging.why_not_black(state, seat, action.code)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        play_black(state, action.seat, action.code, out)
        turns.restart(state, action.seat)

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        found = super().parts(state, action)
        found["verb"] = "black"
        found["card"] = cards.CODES[judging.card_played(action.code)]
        if codes.kind_of(action.code) == codes.THIEF_TOP:
            found["pile"] = "discard"
        return found


class JointVerb(ArneVerb):
    """`k-stop & k-rev`: several at once (arne.race.joint); args are their codes."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        if AND not in text:
            return None
        args: list[int] = []
        for part in text.split(AND):
            one = VERBS.read(state, seat, part.strip())
            if codes.kind_of(one.code) < codes.MINUS:
                raise VERBS.unknown(part.strip())
            args.append(int(one.code))
        return Action(seat, self.code, tuple(args))

    def write(self, state: State, action: Action) -> str:
        return AND.join([VERBS.write(state, Action(action.seat, code)) for code in action.args])

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        played = [cards.CODES[judging.card_played(code)] for code in action.args]
        return {"verb": "joint", "cards": tuple(played)}

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        seat = action.seat
        return judging.why_not_black_now(state, seat) or judging.why_not_joint(state, seat, action.args)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        for code in action.args:
            play_black(state, action.seat, code, out)
        turns.restart(state, action.seat)


# The host


class TickVerb(ArneVerb):
    """`~ tick:end`: the time of the open window is out."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        phase = codes.aim_of(action.code)
        if state.phase != phase:
            return Refusal("arne.window.phase")
        silent = state.options.tempo == NO_CLOCKS and (phase == phases.BEAT or phase == phases.END)
        return Refusal("arne.window.tempo") if silent else None

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        phase = state.phase
        if phase == phases.COLOUR:
            dealing.choose_colour(state, state.turn, dealing.first_free_colour(state), out)
        elif phase == phases.MOVE:
            move(state, state.turn, default_move(state), out)
        elif phase == phases.GIVE:
            gifts.give(state, state.asked, gifts.default_gift(state), out)
        elif phase == phases.FINAL:
            turns.end_final_turn(state, out)
        else:
            turns.close(state, out)


class PulledVerb(ArneVerb):
    """`~ pull r50`: told when it is asked for."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        return Refusal("koloda.chance.unasked")


class FirstVerb(ArneVerb):
    """`~ first B`."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        if state.phase != phases.SETUP:
            return Refusal("koloda.chance.unasked")
        return None if state.first == NOBODY else Refusal("arne.setup.first")

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        dealing.name_first(state, codes.aim_of(action.code), out)
        dealing.go_on(state, out)


class MarkersVerb(ArneVerb):
    """`~ markers r yv`: a mask of colours for each seat that chooses, then the dummy's."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        words = text.split()
        return (
            Action(seat, self.code, tuple([int(notation.read_colours(word)) for word in words]))
            if words
            else None
        )

    def write(self, state: State, action: Action) -> str:
        return "".join([f" {notation.write_colours(mask)}" for mask in action.args])

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        if state.phase != phases.SETUP:
            return Refusal("koloda.chance.unasked")
        if state.first == NOBODY:
            return Refusal("arne.setup.first")
        if not dealing.waits_for_markers(state):
            return Refusal("arne.setup.colour")
        return dealing.why_not_markers(state, action.args)

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        dealing.deal_markers(state, action.args, out)


class DeckVerb(ArneVerb):
    """`~ deck r50 …`."""

    def why_not(self, state: ArneState, action: Action) -> Refusal | None:
        if state.phase != phases.SETUP:
            return Refusal("koloda.chance.unasked")
        if state.first == NOBODY:
            return Refusal("arne.setup.first")
        if dealing.waits_for_markers(state):
            return Refusal("arne.setup.colour")
        try:
            dealing.told_order(state, action.args)
        except Refusal as refusal:
            return refusal
        return None

    def do(self, state: ArneState, action: Action, out: list[Event] | None) -> None:
        dealing.set_deck(state, dealing.told_order(state, action.args), out)


ROWS: Final[list[ArneVerb]] = [
    JointVerb("", codes.JOINT, name="joint"),
    ColourVerb("colour", codes.COLOUR, [ColourSlot(" ")]),
    MoveVerb("play", codes.PLAY, [CardSlot(" ", 0, int(cards.PULL)), JOINED, to_field()]),
    MoveVerb("pull", codes.PULL, [PlayerSlot()]),
    MoveVerb("2black", codes.TWO_BLACK, [PlayerSlot()]),
    MoveVerb("2score", codes.TWO_SCORE, [PlayerSlot(), ColourSlot(":", int(codes.NO_NAMED))]),
    MoveVerb("draw3", codes.DRAW3),
    MoveVerb("pass", codes.PASS),
    MoveVerb("swap", codes.SWAP, [PlayerSlot()]),
    MoveVerb("x3", codes.X3, on_stack()),
    MoveVerb("disc", codes.DISCARD, [CardSlot(" ")]),
    MoveVerb("skip", codes.SKIP),
    GiveVerb("give", codes.GIVE),
    AgreeVerb("ok", codes.OK),
    DoneVerb("done", codes.DONE),
    CallVerb("call", codes.CALL, [WordSlot("act", ":", codes.CALLS, shift=27, bits=4)]),
    BlackVerb("", codes.MINUS, [CardSlot("", int(cards.MINUS), int(cards.CRASH)), JOINED, to_field(-1)]),
    BlackVerb("k-crash", codes.CRASH, on_stack()),
    BlackVerb("k-lock", codes.LOCK, on_stack()),
    BlackVerb(
        "k-cham",
        codes.CHAMELEON,
        [*on_stack(), FieldSlot("to", ">", shift=27, bits=4, absent=int(codes.NO_AIM))],
    ),
    BlackVerb("k-thief@top", codes.THIEF_TOP),
    BlackVerb(
        "k-thief", codes.THIEF, [*on_stack(), WordSlot("then", ":", ["drop", "keep"], shift=25, bits=2)]
    ),
    BlackVerb("k-stop", codes.STOP),
    BlackVerb("k-rev", codes.REVERSE),
    TickVerb("tick", codes.TICK, [WordSlot("phase", ":", codes.TICKS, shift=27, bits=4)], host=True),
    PulledVerb("pull", codes.PULLED, [CardSlot(" ")], host=True),
    FirstVerb("first", codes.FIRST, [PlayerSlot(" ")], host=True),
    MarkersVerb("markers", codes.MARKERS, host=True),
    DeckVerb("deck", codes.DECK, [OrderSlot(cards.CODES, notation.read_card)], host=True),
]
VERBS: Final = Verbs("Arne", [*ROWS], kind=31, clause="arne.code.action")


def read_action(state: ArneState, seat: i64, code: str) -> Action:
    """A code of several black cards begins like that of the first."""
    if seat != HOST and AND in code:
        found = ROWS[0].read(state, seat, code)
        if found is not None:
            return found
    return VERBS.read(state, seat, code)


def why_not(state: ArneState, action: Action) -> Refusal | None:
    """The checks of arne.refuse.order: the first failing clause."""
    verb = VERBS.find(action.code)
    if not isinstance(verb, ArneVerb) or verb.host != (action.seat == HOST):
        return Refusal("koloda.action.unknown")
    return verb.why_not(state, action)


def do(state: ArneState, action: Action, out: list[Event] | None) -> None:
    verb = VERBS.find(action.code)
    assert isinstance(verb, ArneVerb)
    verb.do(state, action, out)
