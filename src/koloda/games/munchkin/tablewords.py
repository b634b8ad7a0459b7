"""The words of a position about the table: whose turn, the combat, what is owed and shared."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, frames, phases, seatwords
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.seatwords import Placing, number, sees, split_list
from koloda.games.munchkin.state import Combat, Foe, MunchkinPublic, MunchkinState
from koloda.games.munchkin.terms import read_terms
from koloda.games.munchkin.windows import LAPS, asked_by_lap
from koloda.kernel import NotationError, State
from koloda.kernel.facts import EXACT
from koloda.kernel.fields import Field
from koloda.kernel.seats import EVERYTHING, NOBODY, bit, has, letter, read_seats, seats_in, write_seats

SLASH: Final = " / "
NO_DEAL: Final = "share=0 pick=main"


def whole(state: State) -> MunchkinState:
    assert isinstance(state, MunchkinState)
    return state


def known(state: State) -> MunchkinPublic:
    assert isinstance(state, MunchkinPublic)
    return state


def placing(state: State) -> Placing:
    assert isinstance(state, Placing)
    return state


def may_read(state: MunchkinPublic, author: i64, to: i64, seat: i64) -> bool:
    """deal.public: whether a proposal or a deal is told to `seat`."""
    return state.options.deal_public or sees(seat, author) or sees(seat, to)


def write_row(state: MunchkinPublic, listed: list[int]) -> str:
    return " ".join([state.code(card) for card in listed]) or "-"


# The table


class Row(Field):
    """`stays`: whatever is taken back, it does not change."""

    def __init__(
        self, name: str, default: str = "-", *, compare: int = EXACT, head: int = 0, stays: bool = False
    ) -> None:
        super().__init__(name, default, compare=compare, head=head)
        self.stays = stays

    def tell(self, table: MunchkinState, seat: i64) -> str:
        """The value as this seat may know it."""
        raise NotImplementedError

    def put(self, table: Placing, text: str) -> None:
        """The value into a position that is being read."""
        raise NotImplementedError

    def write(self, state: State, seat: i64) -> str:
        return self.tell(whole(state), seat)

    def read(self, state: State, text: str) -> None:
        self.put(placing(state), text)

    def compared(self, state: MunchkinState) -> str:
        """What is compared to know whether it has to be taken back."""
        return self.tell(state, EVERYTHING)


class SeatRow(Row):
    """One munchkin: the words that are not as usual."""

    def __init__(self, seat: int) -> None:
        super().__init__(letter(seat), "")
        self.seat: i64 = seat

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def tell(self, table: MunchkinState, seat: i64) -> str:
        words: list[str] = []
        who = self.seat
        munchkin = table.seats[who]
        blind = table.stage == phases.S_CREATE and not sees(seat, who)
        for row in seatwords.SEAT_WORDS:
            if not (blind and row.blind):
                value = row.write(table, munchkin, who, seat)
                if value != row.missing(table):
                    words.append(row.word(value))
        return " ".join(words)

    def in_full(self, state: MunchkinState) -> str:
        return " ".join([row.in_full(state, self.seat) for row in seatwords.SEAT_WORDS])

    def put(self, table: Placing, text: str) -> None:
        names: set[str] = set()
        for word in text.split():
            if word == "-":
                continue
            name, equals, value = word.partition("=")
            if name in names:
                raise NotationError(f"{name!r} is given twice for seat {self.name}")
            names.add(name)
            row = seatwords.find_word(word)
            if row is None:
                what = f"{name!r} of a seat" if equals else f"{word!r} for seat {self.name}"
                raise NotationError(f"unknown word {what}; known are {seatwords.WRITTEN}")
            row.read(table, table.seats[self.seat], value if equals else row.bare(word))

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        words = found.split()
        for word in expected.split():
            if not seatwords.word_holds(word, words, hidden):
                return False
        return True


class PlayerRow(Row):
    """The seat on turn, the host."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        return letter(getattr(table, self.name))

    def put(self, table: Placing, text: str) -> None:
        setattr(table, self.name, table.seat(text))


class PhaseRow(Row):
    """The innermost window; `held` with it."""

    def missing(self, state: State) -> str:
        return phases.PHASES[phases.T_START if known(state).combat is None else phases.C_OPEN]

    def tell(self, table: MunchkinState, seat: i64) -> str:
        return phases.PHASES[table.phase()] + (" held" if table.held else "")

    def put(self, table: Placing, text: str) -> None:
        name, _, held = text.partition(" ")
        fresh = phases.PHASES[phases.W_FRESH]
        if name not in phases.PHASES or name == fresh:
            others = [other for other in phases.PHASES if other != fresh]
            raise NotationError(f"unknown phase {name!r}; known are {', '.join(others)}")
        phase = phases.PHASES.index(name)
        table.held = held == "held" and (phase == phases.W_KILL or phase == phases.W_RUN)
        if held and not table.held:
            raise NotationError(f"{held!r} is no word of the phase {name}")
        if phase < phases.W_DIE:
            table.stage = phase
        else:
            table.frame = Frame(phase, NOBODY, 0, 0, [])


class UnderRow(Row):
    """What goes on below a locked window, and who has passed in it at this v."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        if table.frame is None:
            return "-"
        mask = table.passed if seat == EVERYTHING else table.passed & own_bit(seat)
        return " ".join([phases.PHASES[table.stage]] + [letter(other) for other in seats_in(mask)])

    def put(self, table: Placing, text: str) -> None:
        if table.frame is None:
            return
        words = split_list(text, " ")
        if not words:
            table.stage = usual_stage(table, table.the_frame())
            return
        if words[0] not in phases.PHASES or phases.PHASES.index(words[0]) >= phases.W_DIE:
            raise NotationError(f"no open window {words[0]!r} goes on")
        table.stage = phases.PHASES.index(words[0])
        table.passed = read_seats(" ".join(words[1:]) or "-", table.count)


def usual_stage(state: MunchkinState, frame: Frame) -> i64:
    """Where a locked window stands when the text does not say."""
    prompt = frame.kind == phases.W_PICK or frame.kind == phases.R_SPLIT
    if state.combat is None:
        encore = prompt and frame.values[frames.BY] == frames.BY_ENCORE
        return phases.T_END if frame.kind == phases.R_SPLIT or encore else phases.T_START
    flees = frame.kind == phases.W_DIE and frame.values[frames.AGAINST] != cards.NO_CARD
    bad_stuff = prompt and frame.values[frames.BY] == frames.BY_EFFECT
    bad_stuff = bad_stuff and state.kind(frame.values[frames.CARD]).type != vocabulary.CURSE
    return phases.F_ROLL if flees or bad_stuff else phases.C_OPEN


def own_bit(seat: i64) -> i64:
    return bit(seat) if seat >= 0 else 0


class DoorRow(Row):
    def tell(self, table: MunchkinState, seat: i64) -> str:
        return seatwords.write_card(table, table.door)

    def put(self, table: Placing, text: str) -> None:
        if text != "-":
            table.door = table.place(text)


class CombatRow(Row):
    """`v4 A+B vs pitbull[overfed] twin:flake`."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        combat = table.combat
        return "-" if combat is None else f"v{combat.version} {self.compared(table)}"

    def compared(self, state: MunchkinState) -> str:
        """time.version: the v goes on."""
        combat = state.combat
        if combat is None:
            return "-"
        foes: list[str] = []
        for foe in combat.foes:
            code = state.code(foe.card) + ("" if foe.like == foe.card else ":" + state.code(foe.like))
            foes.append(seatwords.write_bracket(state, code, foe.enhancers))
        return f"{'+'.join([letter(seat) for seat in combat.fighters()])} vs {' '.join(foes)}"

    def put(self, table: Placing, text: str) -> None:
        if text == "-":
            return
        sides, vs, foes = text.partition(" vs ")
        words = sides.split()
        combat = Combat(table.turn)
        if words and words[0].startswith("v") and words[0][1:].isdigit():
            combat.version = number(words.pop(0)[1:], "a version", 1, 999999)
        if not vs or len(words) != 1:
            raise NotationError(f"a combat is `v4 A+B vs monster monster`, not {text!r}")
        main, plus, helper = words[0].partition("+")
        if table.seat(main) != table.turn:
            raise NotationError(f"the main munchkin {main} is not the seat on turn")
        if plus:
            combat.helper = table.seat(helper)
            if combat.helper == combat.main:
                raise NotationError("nobody is his own helper")
        combat.foes = [self.read_foe(table, word) for word in split_list(foes, " ")]
        table.combat = combat

    def read_foe(self, table: Placing, word: str) -> Foe:
        code, lying = seatwords.split_bracket(word)
        like = ""
        at = code.find(":")
        while code not in table.cards.numbers and at >= 0:
            if code[:at] in table.cards.numbers:
                code, like = code[:at], code[at + 1 :]
                break
            at = code.find(":", at + 1)
        card = table.place(code)
        foe = Foe(card, table.named(like) if like else card)
        if table.kind(foe.like).type != vocabulary.MONSTER:
            raise NotationError(f"{word!r} is no monster")
        foe.enhancers = [table.typed(enhancer, vocabulary.ENHANCER, "enhancer") for enhancer in lying]
        return foe

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        """The version, the munchkins and the monsters, each only if it is written."""
        if expected == "-" or found == "-":
            return expected == found
        sides, vs, foes = f" {expected}".partition(" vs ")
        is_sides, _, is_foes = f" {found}".partition(" vs ")
        if any(word not in is_sides.split() for word in sides.split()):
            return False
        return not vs or foes.split() == is_foes.split()


class DealRow(Row):
    """With the helper: in a combat, or until all is shared and paid."""

    def missing(self, state: State) -> str:
        combat = known(state).combat
        return NO_DEAL if combat is not None and combat.helper != NOBODY else "-"

    def tell(self, table: MunchkinState, seat: i64) -> str:
        combat = table.combat
        helper = combat.helper if combat is not None else table.partner
        if helper == NOBODY:
            return "-"
        terms = table.terms
        text = "forced" if table.forced else NO_DEAL if terms is None else terms.text(table.cards)
        if not table.forced and not may_read(table, table.turn, helper, seat):
            text = "?"
        return text if combat is not None else f"{letter(helper)}: {text}"

    def put(self, table: Placing, text: str) -> None:
        if text == "-":
            return
        who, colon, rest = text.partition(": ")
        if colon and len(who) == 1:
            table.partner = table.seat(who)
            text = rest
        if text == "forced":
            table.forced = True
            return
        terms = read_terms(table.cards, table.count, text)
        if terms is None:
            raise NotationError(f"these are no terms: {text!r}", clause="munchkin.deal.terms")
        table.terms = terms


class PlayedRow(Row):
    """The other cards of the combat, and for which side: `coral>M`."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        combat = table.combat
        played = [] if combat is None else combat.played
        words = [table.code(card) + (f">{codes.SIDES[side]}" if side else "") for card, side in played]
        return " ".join(words) or "-"

    def put(self, table: Placing, text: str) -> None:
        combat = fought(table, text)
        if combat is None:
            return
        for word in split_list(text, " "):
            code, arrow, side = word.partition(">")
            if arrow and side not in ("M", "W"):
                raise NotationError(f"a side is M or W, not {side!r}")
            combat.played.append((table.place(code), codes.SIDES.index(side) if arrow else 0))


def fought(state: Placing, text: str) -> Combat | None:
    if state.combat is None and text != "-":
        raise NotationError("there is no combat for `played`, `free` or `rolled`")
    return state.combat


class OwedRow(Row):
    """Treasures, and levels of monsters that were sent away: `2 L1`."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        return f"{table.owed} L{table.owed_levels}" if table.owed_levels else str(table.owed)

    def put(self, table: Placing, text: str) -> None:
        owed, _, levels = text.partition(" L")
        table.owed = number(owed, "owed")
        table.owed_levels = number(levels or "0", "owed levels")


class PassedRow(Row):
    """hidden.passes: a seat knows its own."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        mask = table.passed_here()
        phase = table.phase()
        if seat == EVERYTHING or phase == phases.S_CREATE:
            return write_seats(mask)
        if table.options.ask and seat >= 0 and has(asked_by_lap(table), seat):
            return write_seats(mask)
        if phase not in LAPS and phase != phases.C_OPEN:
            return "-"
        return f"{letter(seat)} ?" if seat >= 0 and has(mask, seat) else "?"

    def put(self, table: Placing, text: str) -> None:
        table.note_passed(read_seats(text, table.count))


class FreeRow(Row):
    """Monsters that chase nobody any more."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        combat = table.combat
        foes = [] if combat is None else combat.foes
        return write_row(table, [int(foe.card) for foe in foes if foe.free])

    def put(self, table: Placing, text: str) -> None:
        fought(table, text)
        for code in split_list(text, " "):
            table.foe(code).free = True


class RolledRow(Row):
    """Who has settled with which monster: `A:mouse`."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        combat = table.combat
        words: list[str] = []
        for who in [] if combat is None else combat.fighters():
            foes = table.the_combat().foes
            words += [f"{letter(who)}:{table.code(foe.card)}" for foe in foes if has(foe.rolled, who)]
        return " ".join(words) or "-"

    def put(self, table: Placing, text: str) -> None:
        fought(table, text)
        for word in split_list(text, " "):
            who, _, code = word.partition(":")
            foe = table.foe(code)
            foe.rolled = foe.rolled | bit(table.seat(who))


class SplitRow(Row):
    """Treasures that lie face up to be shared."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        return write_row(table, table.split)

    def put(self, table: Placing, text: str) -> None:
        table.split = [table.place(code) for code in split_list(text, " ")]


class PickedRow(Row):
    """W.SECRET: each knows its own card."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        words = [
            f"{letter(who)}:{table.code(card) if sees(seat, who) else '?'}" for who, card in table.picked
        ]
        return " ".join(words) or "-"

    def put(self, table: Placing, text: str) -> None:
        for word in split_list(text, " "):
            who, _, code = word.partition(":")
            table.picked.append((table.seat(who), table.named(code)))
