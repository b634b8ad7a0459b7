"""The fields of an Iota position (the table at the head of chapter 7): written and read."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.board import Board
from koloda.games.iota.cards import CARD, CODES, JOKER, MEANT, NATURALS, PACK, cards_of, face
from koloda.games.iota.cells import put
from koloda.games.iota.codes import PLACE, REPLACE, is_lay, rest_of, takes_in
from koloda.games.iota.moves import Choices
from koloda.games.iota.notation import read_card, read_cell, read_code, read_lay, write_cards, write_code
from koloda.games.iota.rules.attempts import Attempt, drafted, settled_in
from koloda.games.iota.rules.calls import can_answer
from koloda.games.iota.rules.ending import end_of, winners
from koloda.games.iota.rules.judging import why_not
from koloda.games.iota.rules.lines import why_not_table, write_cell, write_ends
from koloda.games.iota.rules.turns import add_step, write_lay, write_step
from koloda.games.iota.state import DEAL, ENDS, LARGEST, NOBODY, OVER, PHASES, TURN, WINDOW, IotaState
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.facts import CARDS, PAIRS, PILE, SET
from koloda.kernel.positions import ELLIPSES, Pack, Position, is_number, split_cards, unknown_count
from koloda.kernel.seats import bit, letter, read_seat, read_seats, seats_in, write_seats

FIELDS: Final = [
    "grid", "deck", "out", "turn", "phase", "first", "points", "dry", "draft", "move", "ok", "settled",
    "known",
]  # fmt: skip
"""In writing order, after the hands."""

KINDS: Final[dict[str, tuple[int, int]]] = {
    **{letter(seat): (CARDS, 0) for seat in range(4)},
    "grid": (SET, 0),
    "deck": (PILE, 0),
    "out": (CARDS, 0),
    "points": (PAIRS, 0),
    "total": (PAIRS, 0),
    "lines": (SET, 0),
    "over": (SET, 0),
    "ok": (SET, 0),
    "settled": (SET, 0),
    "known": (SET, 0),
}


def write_field(state: IotaState, name: str) -> str | None:
    """A field, or a fact that a scenario may ask for."""
    if len(name) == 1:
        seat = ord(name) - 65
        return write_cards(state.hands[seat]) if 0 <= seat < state.count else None
    if name == "grid":
        return write_grid(state.table)
    if name == "deck":
        return write_cards(state.deck)
    if name == "out":
        return write_cards(state.out)
    if name == "turn":
        return "-" if state.turn == NOBODY else letter(state.turn)
    if name == "phase":
        return PHASES[state.phase]
    if name == "first":
        return letter(state.first) if state.phase == DEAL and state.first != NOBODY else "-"
    if name == "points" or name == "total":
        return " ".join([f"{letter(seat)} {state.points[seat]}" for seat in range(state.count)])
    if name == "dry":
        return str(state.dry)
    if name == "draft":
        return " ".join([write_step(step) for step in state.draft]) or "-"
    if name == "move":
        return "-" if state.move is None else write_code(state.move)
    if name == "ok":
        return write_seats(state.agreed)
    if name == "settled":
        return " ".join([write_ends(first, last) for first, last in state.settled]) or "-"
    if name == "known":
        return write_known(state.deck, state.known)
    return write_fact(state, name)


def write_fact(state: IotaState, name: str) -> str | None:
    if name == "over":
        return write_seats(winners(state)) if state.phase == OVER else "-"
    if name == "end":
        return ENDS[state.end]
    if name == "score":
        total, times = state.score
        return f"{total * times} {total}x{times}" if times else "-"
    if name == "lines":
        return " ".join([str(line) for line in state.lines_scored]) or "-"
    if name == "call":
        return state.verdict
    if name == "cell":
        return write_grid(tried(state).table)
    if name == "dom":
        attempt = tried(state)
        found = [write_domains(attempt.board()), *write_meanings(attempt.table)] if state.table else []
        return "; ".join([part for part in found if part != "-"]) or "-"
    if name == "moves" or name == "best":
        if state.phase != TURN:
            return "-"
        choices = Choices(Attempt(state, state.turn), scored=True, floating=True)
        if name == "best":
            return str(max(choices.points)) if choices.points else "-"
        return f"{len(choices.lays)} {len(choices.passes)}"
    return None


def tried(state: IotaState) -> Attempt:
    """The table with the draft, or with the move that waits to be called."""
    move = state.move
    if move is not None:
        attempt = Attempt(state, move.seat)
        attempt.replay(takes_in(move), rest_of(move) if is_lay(move) else ())
        return attempt
    return drafted(state) if state.turn != NOBODY else Attempt(state, 0)


def write_grid(table: dict[int, int]) -> str:
    return " ".join([write_lay(put(table[cell], cell)) for cell in sorted(table)]) or "-"


def write_domains(board: Board) -> str:
    """`2,0 gs3 gs4; 3,0 …`: what each open joker may be."""
    solved = board.solve()
    found: list[str] = []
    for k in range(board.jokers):
        at = board.joker_at[k]
        cards = cards_of(board.domain(at)) if solved else []
        found.append(f"{write_cell(board.cell(at))} {write_cards(cards)}")
    return "; ".join(found) or "-"


def write_meanings(table: dict[int, int]) -> list[str]:
    """iota.joker.declare: a declared joker is exactly one card."""
    return [
        f"{write_cell(cell)} {CODES[face(table[cell])]}" for cell in sorted(table) if table[cell] >> MEANT
    ]


def write_known(deck: list[int], known: dict[int, int]) -> str:
    """`bc2:A j1:ABC`, in the order of the deck."""
    words: list[str] = []
    for card in deck:
        mask = known.get(card, 0)
        if mask:
            words.append(f"{CODES[card]}:{''.join([letter(seat) for seat in seats_in(mask)])}")
    return " ".join(words) or "-"


def default_field(state: IotaState, name: str) -> str:
    """What a field is when it is left out; empty where it is always written."""
    if name == "points":
        return " ".join([f"{letter(seat)} 0" for seat in range(state.count)])
    if name == "dry":
        return "0"
    if state.phase == DEAL:
        return write_cards(PACK) if name == "deck" else "" if name in ("phase", "first") else "-"
    if name == "out":
        return "" if state.options.short else "-"
    return "" if name in ("grid", "deck", "turn", "phase") else "-"


def write_position(state: IotaState) -> str:
    parts = [state.options.header(state.count)]
    if state.phase != DEAL:
        for seat in range(state.count):
            parts.append(f"{letter(seat)} {write_cards(state.hands[seat])}")
    for name in FIELDS:
        value = write_field(state, name)
        if value is not None and value != default_field(state, name):
            parts.append(f"{name} {value}")
    return " | ".join(parts)


# Reading


class Piles:
    """The cards of a position: named ones first, then `?n` seat by seat, then `…`."""

    def __init__(self) -> None:
        self.pack = Pack(PACK)
        self.words: dict[str, list[str]] = {}

    def take(self, card: i64) -> None:
        if not self.pack.name(card):
            clause = "iota.cards.jokers" if card >= JOKER else "iota.cards.naturals"
            raise NotationError(f"{CODES[card]} is named twice", clause=clause)

    def name(self, field: str, text: str) -> None:
        words = split_cards(text)
        self.words[field] = words
        for at, word in enumerate(words):
            if word in ELLIPSES:
                if at < len(words) - 1 or field != "deck":
                    raise NotationError(f"`…` stands at the end of the deck, not in {field!r}")
            elif unknown_count(word) < 0:
                self.take(read_card(word))

    def fill(self, field: str) -> list[int]:
        return self.pack.fill(self.words[field], read_card)


def read_position(state: IotaState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    take = position.take
    phase = take("phase", "TURN")
    if phase not in PHASES:
        raise NotationError(f"{phase!r} is no phase of Iota: {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    early = state.phase == DEAL
    if state.phase == WINDOW and not state.options.table:
        raise NotationError("nobody can call a move under a strict referee", clause="iota.table.window")
    read_piles(state, position, early)
    nobody = early or state.phase == OVER
    turn = take("turn", "-" if nobody else "A")
    if nobody != (turn == "-"):
        raise NotationError(f"in {phase} the turn cannot be {turn!r}")
    state.turn = NOBODY if turn == "-" else read_seat(turn, state.count)
    read_first(state, take("first", "" if early else "-"), early)
    read_points(state, take("points", "-"))
    dry = take("dry", "0")
    if not is_number(dry):
        raise NotationError(f"dry is a number, not {dry!r}")
    state.dry = int(dry)
    read_known(state, take("known", "-"))
    read_settled(state, take("settled", "-"))
    draft, move, agreed = take("draft", "-"), take("move", "-"), take("ok", "-")
    position.finish()
    if not early:
        check_table(state)
    read_draft(state, draft)
    read_move(state, move, agreed)
    if state.phase == OVER:
        state.end = end_of(state)


def read_piles(state: IotaState, position: Position, early: bool) -> None:
    piles = Piles()
    hands = [letter(seat) for seat in range(state.count)]
    for name in hands:
        piles.name(name, position.take(name, "-" if early else "?4"))
    grid = position.take("grid", "-")
    if early != (grid == "-"):
        raise NotationError("a starter lies once the cards are dealt: `grid`", clause="iota.setup.deal")
    read_grid(state, piles, grid)
    piles.name("deck", position.take("deck", "…"))
    short = state.options.short and not early
    piles.name("out", position.take("out", "?32" if short else "-"))
    for seat, name in enumerate(hands):
        state.hands[seat] = sorted(piles.fill(name))
        if len(state.hands[seat]) > LARGEST:
            raise NotationError(f"{name} holds more than {LARGEST} cards", clause="iota.lay.refill")
    state.out = sorted(piles.fill("out"))
    state.deck = piles.fill("deck")
    if state.out and (not short or state.out[-1] >= NATURALS):
        raise NotationError("only naturals leave the game, and only in a short one", clause="iota.var.short")
    if early and (len(state.deck) < len(PACK) or any(state.hands)):
        raise NotationError("in DEAL all cards are in the deck", clause="iota.setup.deal")
    if early:
        state.deck = PACK[:]


def read_grid(state: IotaState, piles: Piles, text: str) -> None:
    for word in [] if text == "-" else text.split():
        lay = read_lay(word, state.options.declared)
        tile, cell = lay & 0x3FFF, lay >> 14
        piles.take(tile & CARD)
        if int(cell) in state.table:
            raise NotationError(f"two cards on {write_cell(cell)}", clause="iota.lay.cell")
        if state.options.declared and tile & CARD >= JOKER and not tile >> MEANT:
            raise NotationError(f"{word} has no meaning", clause="iota.joker.declare")
        state.table[int(cell)] = int(tile)


def read_first(state: IotaState, text: str, early: bool) -> None:
    if not early:
        if text != "-":
            raise NotationError("the first player is told in DEAL only", clause="iota.setup.first")
        return
    if text == "-":
        return
    asked = state.options.first
    state.first = read_seat(text, state.count) if text else asked if asked >= 0 else 0
    if asked >= 0 and state.first != asked:
        raise NotationError(f"the table agreed that {letter(asked)} begins", clause="iota.setup.first")


def read_points(state: IotaState, text: str) -> None:
    words = split_cards(text)
    if len(words) % 2:
        raise NotationError(f"points is seats and numbers in turn, not {text!r}")
    for i in range(0, len(words), 2):
        if not is_number(words[i + 1]):
            raise NotationError(f"points are numbers, not {words[i + 1]!r}")
        state.points[read_seat(words[i], state.count)] = int(words[i + 1])


def read_known(state: IotaState, text: str) -> None:
    for word in [] if text == "-" else text.split():
        name, _, seats = word.partition(":")
        card = int(read_card(name))
        mask: i64 = 0
        for seat in seats:
            mask |= bit(read_seat(seat, state.count))
        if card not in state.deck or mask == 0:
            raise NotationError(f"{word!r}: a card of the deck and who knows it is meant")
        state.known[card] = mask


def read_settled(state: IotaState, text: str) -> None:
    found: list[tuple[int, int]] = []
    for word in [] if text == "-" else text.split():
        one, _, two = word.partition(">")
        first, last = int(read_cell(one)), int(read_cell(two))
        if not state.options.table or not is_line(state.table, first, last):
            raise NotationError(f"{word!r} is no settled line of this table", clause="iota.table.stands")
        found.append((first, last))
    state.settled = tuple(sorted(set(found)))


def is_line(table: dict[int, int], first: int, last: int) -> bool:
    """Whether these cells are the ends of a run of two or more."""
    step = 1 if first >> 16 == last >> 16 else 1 << 16
    if first >= last or (last - first) % step or not settled_in(table, ((first, last),)):
        return False
    return all(cell in table for cell in range(first, last + 1, step))


def check_table(state: IotaState) -> None:
    """A table on which a line is wrong cannot be (but see iota.table.stands)."""
    refusal = why_not_table(Board(state.table, state.settled))
    if refusal is not None:
        why = ", ".join([f"{name} {value}" for name, value in refusal.values.items()])
        raise NotationError(f"the table is not valid: {why}", clause=refusal.clause)


def read_draft(state: IotaState, text: str) -> None:
    if text != "-" and state.phase != TURN:
        raise NotationError("a draft belongs to a turn", clause="iota.turn.draft")
    for word in [] if text == "-" else text.split():
        action = read_code(state.turn, word, state.options.declared)
        if action.code != PLACE and action.code != REPLACE:
            raise NotationError(f"{word!r} is no step of a draft", clause="iota.turn.draft")
        must_be_allowed(state, action, word)
        add_step(state, step_of(action), None)
    state.unseen = False


def step_of(action: Action) -> i64:
    """A draft step as the draft keeps it."""
    return action.args[0] | (1 << 50 if action.code == REPLACE else 0)


def read_move(state: IotaState, text: str, agreed: str) -> None:
    if (text == "-") == (state.phase == WINDOW) or (agreed != "-" and state.phase != WINDOW):
        raise NotationError("a move waits in WINDOW and only there", clause="iota.table.window")
    if text == "-":
        return
    move = read_code(state.turn, text, state.options.declared)
    if not is_lay(move) and not takes_in(move):
        raise NotationError("a plain pass does not wait", clause="iota.table.window")
    state.phase = TURN
    must_be_allowed(state, move, text)
    state.phase = WINDOW
    state.move = move
    state.agreed = read_seats(agreed, state.count)
    if state.agreed & bit(state.turn) or can_answer(state) == 0:
        raise NotationError(f"{agreed!r} cannot all have said ok", clause="iota.table.window")


def must_be_allowed(state: IotaState, action: Action, text: str) -> None:
    refusal = why_not(state, action)
    if refusal is not None:
        raise NotationError(f"{text!r} is refused: {refusal.clause}", clause=refusal.clause)
