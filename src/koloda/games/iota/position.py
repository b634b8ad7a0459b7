"""The fields of an Iota position (the table at the head of chapter 7), and the facts about it."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota import codes, notation, phases
from koloda.games.iota.cards import CARD, CODES, JOKER, MEANT, NATURALS, PACK, cards_of
from koloda.games.iota.cells import TAKEN, cell_of, put, step_between, tile_of
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.moves import Choices
from koloda.games.iota.rules.attempts import Attempt, drafted, settled_in
from koloda.games.iota.rules.calls import can_answer
from koloda.games.iota.rules.ending import end_of, winners
from koloda.games.iota.rules.lines import why_not_table
from koloda.games.iota.rules.scoring import LayScore, score_lay
from koloda.games.iota.state import LARGEST, IotaState
from koloda.games.iota.verbs import VERBS, do, why_not
from koloda.kernel import Action, NotationError, State
from koloda.kernel import fields as rows
from koloda.kernel.facts import CARDS, PILE, SET
from koloda.kernel.fields import Field, Fields, hidden, sees
from koloda.kernel.positions import Piles, Position, split_cards
from koloda.kernel.seats import EVERYTHING, bit, letter, read_seat, seats_in, write_seats

UNKNOWN: Final = -1
"""A card that a seat does not know."""


def iota(state: State) -> IotaState:
    assert isinstance(state, IotaState)
    return state


def is_early(state: State) -> bool:
    """Whether nothing is dealt."""
    return iota(state).phase == phases.DEAL


# Cards


class HandField(Field):
    """A seat's cards; all of them when the game is over (iota.end.over)."""

    def __init__(self, seat: int) -> None:
        super().__init__(letter(seat), compare=CARDS, own=True)
        self.seat: i64 = seat

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def missing(self, state: State) -> str:
        return "-" if is_early(state) else "?4"

    def says_nothing(self, state: State, value: str) -> bool:
        return is_early(state)

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        hand = table.hands[self.seat]
        return (
            notation.write_cards(hand)
            if sees(seat, self.seat) or table.phase == phases.OVER
            else hidden(len(hand))
        )


class TilesField(Field):
    """The cards on the table by their cells."""

    def says_nothing(self, state: State, value: str) -> bool:
        return is_early(state)

    def write(self, state: State, seat: i64) -> str:
        return write_grid(iota(state).grid)


class DeckField(Field):
    """Top first; a seat knows where cards lie that it has put under it."""

    def says_nothing(self, state: State, value: str) -> bool:
        return is_early(state) and value == notation.write_cards(PACK)

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        return (
            notation.write_cards(table.deck) if seat == EVERYTHING else write_hidden(seen_deck(table, seat))
        )


class OutField(Field):
    """iota.var.short: the cards that have left the game."""

    def missing(self, state: State) -> str:
        return "?32" if iota(state).options.short and not is_early(state) else "-"

    def says_nothing(self, state: State, value: str) -> bool:
        return value == "-" and (is_early(state) or not iota(state).options.short)

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        shown = seat == EVERYTHING or table.phase == phases.OVER
        return notation.write_cards(table.out) if shown else hidden(len(table.out))


def seen_deck(state: IotaState, seat: i64) -> list[int]:
    return [card if state.knows(seat, card) else UNKNOWN for card in state.deck]


def write_hidden(cards: list[int]) -> str:
    """`?3 bc2 ?1`."""
    words: list[str] = []
    unknown = 0
    for card in cards:
        if card == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            words.append(f"?{unknown}")
            unknown = 0
        words.append(CODES[card])
    if unknown:
        words.append(f"?{unknown}")
    return " ".join(words) or "-"


def write_grid(grid: dict[int, int]) -> str:
    return " ".join([notation.write_lay(put(grid[cell], cell)) for cell in sorted(grid)]) or "-"


class IotaPiles(Piles):
    """iota.cards.naturals, iota.cards.jokers: every card is there once."""

    def __init__(self) -> None:
        super().__init__(PACK, notation.read_card)

    def too_many(self, card: i64) -> NotationError:
        clause = "iota.cards.jokers" if card >= JOKER else "iota.cards.naturals"
        return NotationError(f"{CODES[card]} is named twice", clause=clause)


def read_piles(state: IotaState, position: Position) -> None:
    early = is_early(state)
    piles = IotaPiles()
    for seat in range(state.count):
        name_pile(state, piles, position, letter(seat))
    grid = position.take("grid", "-")
    if early != (grid == "-"):
        raise NotationError("a starter lies once the cards are dealt: `grid`", clause="iota.setup.deal")
    read_grid(state, piles, grid)
    piles.name("deck", position.take("deck", "…"))
    name_pile(state, piles, position, "out")
    for seat in range(state.count):
        state.hands[seat] = sorted(piles.fill(letter(seat)))
        if len(state.hands[seat]) > LARGEST:
            raise NotationError(f"{letter(seat)} holds more than {LARGEST} cards", clause="iota.lay.refill")
    state.out = sorted(piles.fill("out"))
    state.deck = piles.fill("deck")
    if state.out and (early or not state.options.short or state.out[-1] >= NATURALS):
        raise NotationError("only naturals leave the game, and only in a short one", clause="iota.var.short")
    if early and (len(state.deck) < len(PACK) or any(state.hands)):
        raise NotationError("in DEAL all cards are in the deck", clause="iota.setup.deal")
    if early:
        state.deck = PACK[:]


def name_pile(state: IotaState, piles: Piles, position: Position, name: str) -> None:
    piles.name(name, position.take(name, FIELDS.by_name[name].missing(state)))


def read_grid(state: IotaState, piles: Piles, text: str) -> None:
    for word in split_cards(text):
        lay = notation.read_lay(word, state.options.declared)
        tile, cell = tile_of(lay), cell_of(lay)
        piles.take(tile & CARD)
        if int(cell) in state.grid:
            raise NotationError(f"two cards on {notation.write_cell(cell)}", clause="iota.lay.cell")
        if state.options.declared and tile & CARD >= JOKER and not tile >> MEANT:
            raise NotationError(f"{word} has no meaning", clause="iota.joker.declare")
        state.grid[int(cell)] = int(tile)


# Who and what


class TurnField(rows.Seat):
    def missing(self, state: State) -> str:
        return "-" if is_early(state) or iota(state).phase == phases.OVER else "A"

    def says_nothing(self, state: State, value: str) -> bool:
        return is_early(state) and value == "-"

    def read(self, state: State, text: str) -> None:
        table = iota(state)
        if (text == "-") != (is_early(state) or table.phase == phases.OVER):
            raise NotationError(f"in {phases.PHASES[table.phase]} the turn cannot be {text!r}")
        super().read(state, text)


class PhaseField(rows.Word):
    def read(self, state: State, text: str) -> None:
        if text not in phases.PHASES:
            raise NotationError(f"{text!r} is no phase of Iota: {', '.join(phases.PHASES)}")
        super().read(state, text)
        table = iota(state)
        if table.phase == phases.WINDOW and not table.options.table:
            raise NotationError("nobody can call a move under a strict referee", clause="iota.table.window")


class FirstField(Field):
    """Who begins, as long as nothing is dealt."""

    def missing(self, state: State) -> str:
        return "" if is_early(state) else "-"

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        return letter(table.first) if is_early(table) and table.first >= 0 else "-"

    def read(self, state: State, text: str) -> None:
        if text == "-":
            return
        table = iota(state)
        if not is_early(table):
            raise NotationError("the first player is told in DEAL only", clause="iota.setup.first")
        asked = table.options.first
        table.first = read_seat(text, table.count) if text else max(asked, 0)
        if asked >= 0 and table.first != asked:
            raise NotationError(f"the table agreed that {letter(asked)} begins", clause="iota.setup.first")


class KnownField(Field):
    """`bc2:A j1:ABC`: who knows the place of a card, in the order of the deck."""

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        words: list[str] = []
        for card in table.deck:
            mask = table.known.get(card, 0)
            if mask and table.knows(seat, card):
                words.append(f"{CODES[card]}:{''.join([letter(who) for who in seats_in(mask)])}")
        return " ".join(words) or "-"

    def read(self, state: State, text: str) -> None:
        table = iota(state)
        for word in split_cards(text):
            name, _, seats = word.partition(":")
            card = int(notation.read_card(name))
            mask: i64 = 0
            for seat in seats:
                mask |= bit(read_seat(seat, table.count))
            if card not in table.deck or mask == 0:
                raise NotationError(f"{word!r}: a card of the deck and who knows it is meant")
            table.known[card] = mask


class SettledField(Field):
    """iota.table.stands: the lines that are not judged again."""

    def write(self, state: State, seat: i64) -> str:
        return " ".join([notation.write_ends(first, last) for first, last in iota(state).settled]) or "-"

    def read(self, state: State, text: str) -> None:
        table = iota(state)
        found: list[tuple[int, int]] = []
        for word in split_cards(text):
            one, _, two = word.partition(">")
            first, last = int(notation.read_cell(one)), int(notation.read_cell(two))
            if not table.options.table or not is_line(table.grid, first, last):
                raise NotationError(f"{word!r} is no settled line of this table", clause="iota.table.stands")
            found.append((first, last))
        table.settled = tuple(sorted(set(found)))


def is_line(grid: dict[int, int], first: int, last: int) -> bool:
    """Whether these cells are the ends of a run of two or more."""
    step = int(step_between(first, last))
    if first >= last or (last - first) % step or not settled_in(grid, ((first, last),)):
        return False
    return all(cell in grid for cell in range(first, last + 1, step))


# The turn


class DraftField(Field):
    """The steps so far: their owner's, unless the table shows drafts (iota.human.takeback)."""

    def write(self, state: State, seat: i64) -> str:
        return " ".join([notation.write_step(step) for step in seen_draft(iota(state), seat)]) or "-"

    def read(self, state: State, text: str) -> None:
        table = iota(state)
        if text != "-" and table.phase != phases.TURN:
            raise NotationError("a draft belongs to a turn", clause="iota.turn.draft")
        for word in split_cards(text):
            action = VERBS.read(table, table.turn, word)
            if action.code != codes.PLACE and action.code != codes.REPLACE:
                raise NotationError(f"{word!r} is no step of a draft", clause="iota.turn.draft")
            must_be_allowed(table, action, word)
            do(table, action, None)
        table.unseen = False


def seen_draft(state: IotaState, seat: i64) -> tuple[int, ...]:
    return state.draft if sees(seat, state.turn) or state.options.show_draft else ()


class MoveField(Field):
    """The move that waits to be called."""

    def write(self, state: State, seat: i64) -> str:
        move = seen_move(iota(state), seat)
        return "-" if move is None else VERBS.write(state, move)

    def read(self, state: State, text: str) -> None:
        table = iota(state)
        if (text == "-") == (table.phase == phases.WINDOW):
            raise NotationError("a move waits in WINDOW and only there", clause="iota.table.window")
        if text == "-":
            return
        move = VERBS.read(table, table.turn, text)
        if not codes.is_lay(move) and not codes.takes_in(move):
            raise NotationError("a plain pass does not wait", clause="iota.table.window")
        table.phase = phases.TURN
        must_be_allowed(table, move, text)
        table.phase = phases.WINDOW
        table.move = move


def seen_move(state: IotaState, seat: i64) -> Action | None:
    """Takes and lays lie open; exchanged cards only their owner knows."""
    move = state.move
    if move is None or sees(seat, move.seat) or not codes.is_pass(move):
        return move
    return Action(move.seat, move.code, codes.takes_in(move) + (UNKNOWN,) * len(codes.rest_of(move)))


class AgreedField(rows.Seats):
    """Who has said `ok`."""

    def read(self, state: State, text: str) -> None:
        super().read(state, text)
        table = iota(state)
        if text != "-" and table.phase != phases.WINDOW:
            raise NotationError("a move waits in WINDOW and only there", clause="iota.table.window")
        if table.phase == phases.WINDOW and (table.agreed & bit(table.turn) or can_answer(table) == 0):
            raise NotationError(f"{text!r} cannot all have said ok", clause="iota.table.window")


def must_be_allowed(state: IotaState, action: Action, text: str) -> None:
    refusal = why_not(state, action)
    if refusal is not None:
        raise NotationError(f"{text!r} is refused: {refusal.clause}", clause=refusal.clause)


# Facts


class OverField(Field):
    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        return write_seats(winners(table)) if table.phase == phases.OVER else "-"


class ScoreField(Field):
    """The points of the latest move: `34 17x2`."""

    def write(self, state: State, seat: i64) -> str:
        total, times = iota(state).score
        return f"{total * times} {total}x{times}" if times else "-"


class LinesScoredField(Field):
    """The sums of the lines that counted in it."""

    def write(self, state: State, seat: i64) -> str:
        return " ".join([str(line) for line in iota(state).lines_scored]) or "-"


class VerdictField(Field):
    """What the latest call found."""

    def write(self, state: State, seat: i64) -> str:
        return iota(state).verdict


class CellField(Field):
    """`cell 2,0 j2`; `cell 2,0 -` where nothing lies."""

    def write(self, state: State, seat: i64) -> str:
        return write_grid(tried(iota(state)).grid)

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        cell, _, card = expected.partition(" ")
        lying = [word.partition("@")[0] for word in found.split() if word.partition("@")[2] == cell]
        return lying == ([] if card == "-" else [card])


class ListedField(Field):
    """How many full moves there are: lays, and passes."""

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        if table.phase != phases.TURN:
            return "-"
        choices = Choices(Attempt(table, table.turn), scored=True, floating=True)
        return f"{len(choices.lays)} {len(choices.passes)}"


class BestField(Field):
    """The points of the dearest lay."""

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        if table.phase != phases.TURN:
            return "-"
        choices = Choices(Attempt(table, table.turn), scored=True, floating=True)
        return str(max(choices.points)) if choices.points else "-"


def tried(state: IotaState) -> Attempt:
    """The table with the draft, or with the move that waits to be called."""
    move = state.move
    if move is not None:
        attempt = Attempt(state, move.seat)
        attempt.replay(codes.takes_in(move), codes.rest_of(move) if codes.is_lay(move) else ())
        return attempt
    return drafted(state) if state.turn >= 0 else Attempt(state, 0)


# What is worked out for whoever draws a view


class DomainsField(Field):
    """`2,0 gs3 gs4; 3,0 …`: what each open joker may be. `dom 2,0 #8` asks how many."""

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        if not table.grid:
            return "-"
        attempt = tried(table)
        dense = attempt.dense()
        solved = dense.solve()
        found: list[str] = []
        for k in range(dense.jokers):
            at = dense.joker_at[k]
            cards = cards_of(dense.domain(at)) if solved else []
            found.append(f"{notation.write_cell(dense.cell(at))} {notation.write_cards(cards)}")
        if seat == EVERYTHING:
            found += write_meanings(attempt.grid)
        return "; ".join(found) or "-"

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        cell, _, wanted = expected.partition(" ")
        for part in found.split("; "):
            where, _, cards = part.partition(" ")
            if where == cell:
                if wanted.startswith("#"):
                    return wanted == f"#{0 if cards == '-' else len(cards.split())}"
                return sorted(wanted.split()) == sorted(cards.split())
        return False


def write_meanings(grid: dict[int, int]) -> list[str]:
    """iota.joker.declare: a declared joker is exactly one card."""
    declared = [cell for cell in sorted(grid) if grid[cell] >> MEANT]
    return [f"{notation.write_cell(cell)} {notation.write_meaning(grid[cell])}" for cell in declared]


class OwnHandField(Field):
    """The own cards as the draft leaves them."""

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        if seat < 0:
            return ""
        return notation.write_cards(drafted(table).hand if seat == table.turn else table.hands[seat])


class CountingField(Field):
    """Of cards that lie there but do not count yet (iota.human.score)."""

    def is_there(self, state: State) -> bool:
        table = iota(state)
        if not table.has_points() or not table.grid:
            return False
        move = table.move
        if move is not None:
            return codes.is_lay(move)
        return any(not step & TAKEN for step in table.draft)


class PreviewField(CountingField):
    """The points of the draft or of the waiting move, and why they double: `34 17x2 chain`."""

    def write(self, state: State, seat: i64) -> str:
        table = iota(state)
        attempt = tried(table)
        last = len(attempt.lays) == len(table.hands[table.turn]) and not table.deck
        score: LayScore = score_lay(attempt.dense(), attempt.lays, last=last)
        why = ["chain"] * int(score.chains) + ["four"] * score.four + ["last"] * score.last
        return " ".join([f"{score.points} {score.sum}x{score.times}", *why])


class LinesField(CountingField):
    """The lines that count in it with their sums, and `x2` for a chain: `0,0>3,0=8x2 3,0>3,1=5`."""

    def write(self, state: State, seat: i64) -> str:
        attempt = tried(iota(state))
        dense = attempt.dense()
        found: list[str] = []
        for first, step, length in dense.lines_through(
            [dense.place(int(cell_of(lay))) for lay in attempt.lays]
        ):
            ends = notation.write_ends(dense.cell(first), dense.cell(first + (length - 1) * step))
            total, chain = dense.sum_of(first, step)
            found.append(f"{ends}={total}{'x2' if chain else ''}")
        return " ".join(found)


FIELDS: Final = Fields(
    [
        *[HandField(seat) for seat in range(4)],
        TilesField("grid", compare=SET),
        DeckField("deck", compare=PILE, own=True),
        OutField("out", compare=CARDS),
        TurnField("turn"),
        PhaseField("phase", phases.PHASES, default="TURN", always=True),
        FirstField("first"),
        rows.Points("points"),
        rows.Number("dry"),
        DraftField("draft", own=True),
        MoveField("move", own=True),
        AgreedField("ok", "agreed"),
        SettledField("settled", compare=SET),
        KnownField("known", compare=SET, own=True),
        LinesField("lines", place=rows.DRAWN),
        PreviewField("preview", place=rows.DRAWN),
        OwnHandField("hand", place=rows.DRAWN),
        DomainsField("dom", place=rows.DRAWN),
        LinesScoredField("lines", compare=SET, place=rows.FACT),
        ScoreField("score", place=rows.FACT),
        rows.Points("total", "points", place=rows.FACT),
        OverField("over", compare=SET, place=rows.FACT),
        rows.Word("end", phases.ENDS, place=rows.FACT),
        VerdictField("call", place=rows.FACT),
        CellField("cell", place=rows.FACT),
        ListedField("moves", place=rows.FACT),
        BestField("best", place=rows.FACT),
    ]
)


def read_position(state: IotaState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    FIELDS.take(state, position, "phase")
    read_piles(state, position)
    for name in ("turn", "first", "points", "dry", "known", "settled"):
        FIELDS.take(state, position, name)
    if not is_early(state):
        check_table(state)
    FIELDS.read(state, position)
    if state.phase == phases.OVER:
        state.end = end_of(state)


def check_table(state: IotaState) -> None:
    """A table on which a line is wrong cannot be (but see iota.table.stands)."""
    refusal = why_not_table(DenseGrid(state.grid, state.settled))
    if refusal is not None:
        why = ", ".join([f"{name} {value}" for name, value in refusal.values.items()])
        raise NotationError(f"the table is not valid: {why}", clause=refusal.clause)
