"""The actions of Iota (chapter 3.2), a row each: word, what it names, when it is allowed, what it does."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota import cards, codes, notation, phases
from koloda.games.iota.cells import TAKEN, cell_of, tile_of
from koloda.games.iota.rules import calls, dealing, judging, turns
from koloda.games.iota.rules.attempts import drafted
from koloda.games.iota.rules.passing import why_not_pass
from koloda.games.iota.rules.taking import why_not_take
from koloda.games.iota.state import IotaState
from koloda.kernel import Action, Event, Refusal, State, Value
from koloda.kernel.seats import HOST, NOBODY, letter, read_seat
from koloda.kernel.verbs import IN_ARGS, OrderSlot, SeatSlot, Verb, Verbs


class IotaVerb(Verb):
    """A row with its rules."""

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        raise NotImplementedError

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        raise NotImplementedError


def is_declared(state: State) -> bool:
    """Whether jokers are laid with their meaning at this table (iota.joker.declare)."""
    assert isinstance(state, IotaState)
    return state.options.declared


# The draft


class DraftStepVerb(IotaVerb):
    """`+gt2@1,0`, `*gs3@2,0`."""

    def __init__(self, mark: str, code: i64, name: str) -> None:
        super().__init__("", code, name=name)
        self.mark = mark

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        if not text.startswith(self.mark):
            return None
        declared = self.code == codes.PLACE and is_declared(state)
        return Action(seat, self.code, (int(notation.read_lay(text[1:], declared)),))

    def write(self, state: State, action: Action) -> str:
        return self.mark + notation.write_lay(action.args[0])

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        tile, cell = tile_of(action.args[0]), cell_of(action.args[0])
        found: dict[str, Value] = {"verb": self.name, "card": cards.CODES[tile & cards.CARD]}
        found["cell"] = notation.write_cell(cell)
        if tile >> cards.MEANT:
            found["meaning"] = notation.write_meaning(tile)
        return found


class PlaceVerb(DraftStepVerb):
    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return judging.why_not_laid(drafted(state), action.args)

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        turns.add_step(state, action.args[0], out)


class ReplaceVerb(DraftStepVerb):
    """Takes a joker for a natural."""

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return why_not_take(drafted(state), action.args[0])

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        turns.add_step(state, action.args[0] | TAKEN, out)


class UndoVerb(IotaVerb):
    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return None if state.draft else Refusal("iota.turn.undo")

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        turns.undo(state, out)


class CommitVerb(IotaVerb):
    """`.`: the cards of the draft are laid."""

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return None if drafted(state).lays else Refusal("iota.turn.main")

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        calls.offer(state, turns.committed(state, None), out)


# Full moves


class TurnVerb(IotaVerb):
    """`T gs4@2,0 L rt1@0,1 …`, `T gs4@2,0 P rt1`: takes, then lays or cards to exchange; or these alone."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        words = text.split()
        if text and text[0] != " ":
            return None
        if self.word != "T":
            return self.read_rest(state, seat, (), [self.word, *words])
        end = len(words)
        for mark in ("L", "P"):
            end = min(end, words.index(mark) if mark in words else end)
        takes = tuple([int(notation.read_lay(word, False)) for word in words[:end]])
        if not takes or len(takes) > codes.MOST_TAKES:
            return None
        return self.read_rest(state, seat, takes, words[end:])

    def read_rest(self, state: State, seat: i64, takes: tuple[int, ...], words: list[str]) -> Action:
        if not words:
            return Action(seat, codes.TAKES + len(takes), takes)
        if words[0] == "L":
            declared = is_declared(state)
            lays = [int(notation.read_lay(word, declared)) for word in words[1:]]
            return Action(seat, codes.LAYS + len(takes), (*takes, *lays))
        exchanged = [int(notation.read_card(word)) for word in words[1:]]
        return Action(seat, codes.PASSES + len(takes) if takes else codes.PASS, (*takes, *exchanged))

    def write(self, state: State, action: Action) -> str:
        words = [notation.write_lay(take) for take in codes.takes_in(action)]
        if codes.is_lay(action):
            words += ["L"] if words else []
            words += [notation.write_lay(lay) for lay in codes.rest_of(action)]
        elif codes.is_pass(action):
            words += ["P"] if words else []
            words += write_exchanged(codes.rest_of(action))
        return "".join([f" {word}" for word in words])

    def parts(self, state: State, action: Action) -> dict[str, Value]:
        takes = tuple([notation.write_lay(take) for take in codes.takes_in(action)])
        found: dict[str, Value] = {"verb": self.name}
        if takes:
            found["takes"] = takes
        if codes.is_lay(action):
            found["cards"] = tuple([notation.write_lay(lay) for lay in codes.rest_of(action)])
        elif codes.is_pass(action):
            found["cards"] = tuple(write_exchanged(codes.rest_of(action)))
        return found

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return judging.why_not_full(state, action)

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        calls.offer(state, codes.in_order(action), out)


class TakeTurnVerb(TurnVerb):
    """A full move that begins with takes."""

    def last(self) -> i64:
        return self.code | codes.MOST_TAKES


class PassVerb(TurnVerb):
    """`P gs1 rt2`: also ends a draft of takes."""

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return why_not_pass(drafted(state), action.args)

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        calls.offer(state, turns.committed(state, action.args), out)


def write_exchanged(exchanged: tuple[int, ...]) -> list[str]:
    """Cards that a seat does not know are -1."""
    if exchanged and exchanged[0] < 0:
        return [f"?{len(exchanged)}"]
    return [cards.CODES[card] for card in exchanged]


# Answers


class WindowAnswerVerb(IotaVerb):
    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return None if state.phase == phases.WINDOW else Refusal("iota.table.window")


class CallVerb(WindowAnswerVerb):
    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        calls.call(state, action.seat, out)


class SayOkVerb(WindowAnswerVerb):
    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        calls.agree(state, action.seat, out)


# The host


class CloseVerb(WindowAnswerVerb):
    """`~ close`: nobody has called in time."""

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        calls.stand(state, out)


class DeckVerb(IotaVerb):
    """`~ deck gs1 ?3 …`."""

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        return dealing.why_not_deal(state, action.args)

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        dealing.deal(state, dealing.told_deck(action.args), out)


class FirstVerb(IotaVerb):
    """`~ first B`."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        return Action(seat, codes.FIRST, (int(read_seat(text.strip(), state.count)),))

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        free = state.phase == phases.DEAL and state.first == NOBODY and state.options.first < 0
        return None if free and action.args[0] < state.count else Refusal("iota.setup.first")

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        dealing.name_first(state, action.args[0], out)
        dealing.go_on_dealing(state, out)


class AutoVerb(IotaVerb):
    """`~ auto B P`: iota.human.auto."""

    def read(self, state: State, seat: i64, text: str) -> Action | None:
        if not text.endswith(" P"):
            return None
        return Action(seat, codes.AUTO, (int(read_seat(text[:-2].strip(), state.count)),))

    def write(self, state: State, action: Action) -> str:
        return f" {letter(action.args[0])} P"

    def why_not(self, state: IotaState, action: Action) -> Refusal | None:
        free = state.phase == phases.TURN and action.args[0] == state.turn
        return None if free else Refusal("iota.human.auto")

    def do(self, state: IotaState, action: Action, out: list[Event] | None) -> None:
        turns.commit(state, Action(state.turn, codes.PASS), out)


ROWS: Final[list[IotaVerb]] = [
    PlaceVerb("+", codes.PLACE, "place"),
    ReplaceVerb("*", codes.REPLACE, "replace"),
    UndoVerb("<", codes.UNDO, name="undo"),
    CommitVerb(".", codes.COMMIT, name="commit"),
    TurnVerb("L", codes.LAYS, name="lay"),
    PassVerb("P", codes.PASS, name="pass"),
    TakeTurnVerb("T", codes.LAYS + 1, name="lay"),
    TakeTurnVerb("T", codes.PASSES, name="pass"),
    TakeTurnVerb("T", codes.TAKES, name="take"),
    CallVerb("!", codes.CALL, name="call"),
    SayOkVerb("ok", codes.OK),
    CloseVerb("close", codes.CLOSE, host=True),
    DeckVerb("deck", codes.DECK, [OrderSlot(cards.CODES, notation.read_card)], host=True),
    FirstVerb("first", codes.FIRST, [SeatSlot("target", " ", shift=IN_ARGS)], host=True),
    AutoVerb("auto", codes.AUTO, [SeatSlot("target", " ", shift=IN_ARGS)], host=True),
]
VERBS: Final = Verbs("Iota", [*ROWS], clause=notation.CODE)


def why_not(state: IotaState, action: Action) -> Refusal | None:
    """The checks in the order of chapter 3.4."""
    code = action.code
    refusal = judging.why_not_act(state, action.seat, code == codes.CALL or code == codes.OK)
    if refusal is not None:
        return refusal
    host = action.seat == HOST
    if host and state.phase == phases.WINDOW and code != codes.CLOSE:
        return Refusal("iota.table.window", {"open": "yes"})
    verb = VERBS.find(code)
    if not isinstance(verb, IotaVerb) or verb.host != host:
        return Refusal("iota.turn.active" if host else "iota.turn.code")
    return verb.why_not(state, action)


def do(state: IotaState, action: Action, out: list[Event] | None) -> None:
    verb = VERBS.find(action.code)
    assert isinstance(verb, IotaVerb)
    verb.do(state, action, out)
