"""The fields of a Montana position (chapters 3.1 and 7), and the facts about it."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.notation import read_card, write_card, write_cards
from koloda.games.montana.options import MontanaOptions
from koloda.games.montana.rules.digits import LOST_RACE
from koloda.games.montana.rules.ending import deal_points
from koloda.games.montana.rules.piles import clause_of, takes_sets
from koloda.games.montana.state import MontanaPublic, MontanaState
from koloda.kernel import NotationError, State
from koloda.kernel import fields as rows
from koloda.kernel.facts import CARDS, PAIRS, PILE, SET
from koloda.kernel.fields import Field, Fields, hidden, sees, write_pairs, write_seat
from koloda.kernel.positions import Piles, Position, split_cards
from koloda.kernel.seats import EVERYTHING, NOBODY, all_seats, bit, letter, seats_in

PILE_NAMES: Final = {"V": int(cards.VICTORY), "S": int(cards.SMILE), "M": int(cards.MOVE_RULE)}
DIGIT_NAMES: Final = {f"D{at + 1}": int(cards.DIGIT_PILE) + at for at in range(3)}


def montana(state: State) -> MontanaState:
    assert isinstance(state, MontanaState)
    return state


def is_between(state: MontanaState) -> bool:
    """Whether nobody is in turn."""
    phase = state.phase
    return phase == phases.OVER or phase == phases.DEAL or phase == phases.FIRST


# Cards


class HandField(Field):
    """A seat's cards; all of them once the deal is over (montana.score.cards)."""

    def __init__(self, seat: int) -> None:
        super().__init__(letter(seat), compare=CARDS, own=True)
        self.seat: i64 = seat

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def missing(self, state: State) -> str:
        return "-" if montana(state).phase == phases.DEAL else "?7"

    def says_nothing(self, state: State, value: str) -> bool:
        return montana(state).phase == phases.DEAL

    def is_beside(self, state: State, value: str) -> bool:
        return False

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        if sees(seat, self.seat) or table.phase == phases.OVER:
            return write_cards(table.cards_in(self.seat))
        return hidden(table.size(self.seat))


class PileField(Field):
    """Bottom first; everybody sees the latest play."""

    def missing(self, state: State) -> str:
        return "-" if montana(state).phase == phases.DEAL else ""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        if seat == EVERYTHING:
            return write_cards(table.pile_cards())
        latest = table.latest()
        under = int(table.pile_size) - len(latest)
        return f"?{under} {write_cards(latest)}" if under else write_cards(latest)


class DeckField(Field):
    """Top first."""

    def says_nothing(self, state: State, value: str) -> bool:
        table = montana(state)
        return table.phase == phases.DEAL and value == write_cards(table.options.pack)

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        return write_cards(table.deck_cards()) if seat == EVERYTHING else hidden(table.deck_size)


class RulesField(Field):
    """`V=Vodd>Veven M=!o= D=#3>#6,#2`; who may not know them sees covered cards as `?2>`."""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        words: list[str] = []
        for name, pile in PILE_NAMES.items():
            if table.tops[pile] >= 0:
                words.append(f"{name}={write_rule_pile(table, pile, seat)}")
        digits = [write_rule_pile(table, pile, seat) for pile in DIGIT_NAMES.values()]
        while digits and digits[-1] == "-":
            digits.pop()
        if digits:
            words.append("D=" + ",".join(digits))
        return " ".join(words) or "-"

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        """Only the piles that are named are compared; empty digit piles at the end may be left out."""
        if expected == "-":
            return found == "-"
        wanted, is_ = rule_words(expected), rule_words(found)
        for name, piles in wanted.items():
            if is_.get(name, ["-"] * 3 if name == "D" else ["-"]) != piles:
                return False
        return True


def write_rule_pile(state: MontanaState, pile: i64, seat: i64) -> str:
    if state.tops[pile] < 0:
        return "-"
    under = [cards.CODES[card] for card in state.under[pile]]
    if under and seat != EVERYTHING:
        under = [f"?{len(under)}"]
    return ">".join([*under, cards.CODES[state.tops[pile]]])


def rule_words(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part in split_cards(text):
        if part[:1] == "D":
            piles = part[2:].split(",")
            found["D"] = piles + ["-"] * (3 - len(piles))
        else:
            found[part[:1]] = [part[2:]]
    return found


def read_rules(text: str) -> list[list[str]]:
    """The cards of the six rule piles, bottom first."""
    found: list[list[str]] = [[] for _ in range(cards.PILES)]
    for part in split_cards(text):
        name, mark, named = part[:1], part[1:2], part[2:]
        if mark != "=" or (name not in PILE_NAMES and name != "D"):
            raise NotationError(f"rule piles are V=, S=, M= and D=, not {part!r}")
        piles = named.split(",") if name == "D" else [named]
        if len(piles) > 3:
            raise NotationError("there are three piles for digit rules", clause="montana.pile.six")
        for at, pile in enumerate(piles):
            words = [] if pile == "-" else pile.split(">")
            place = int(cards.DIGIT_PILE) + at if name == "D" else PILE_NAMES[name]
            for word in words:
                kind = cards.PILE_OF[read_card(word)]
                if kind != (cards.DIGIT_PILE if name == "D" else place):
                    raise NotationError(f"{word} does not belong on pile {name}", clause="montana.pile.six")
            if found[place]:
                raise NotationError(f"rule pile {name} is given twice")
            found[place] = words
    return found


class MontanaPiles(Piles):
    """montana.comp.deck: no card more often than the pack has it."""

    def __init__(self, options: MontanaOptions) -> None:
        super().__init__(options.pack, read_card, ("deck", "pile"))

    def too_many(self, card: i64) -> NotationError:
        text = f"the pack has no more {cards.CODES[card]} than are named already"
        return NotationError(text, clause="montana.comp.deck")


def read_piles(state: MontanaState, position: Position) -> None:
    piles = MontanaPiles(state.options)
    for name in [letter(seat) for seat in range(state.count)] + ["pile"]:
        text = position.take(name, FIELDS.by_name[name].missing(state))
        if name == "pile" and (not text or (text == "-" and state.phase != phases.DEAL)):
            raise NotationError("a Montana position names its play `pile`, bottom first")
        piles.name(name, text)
    rules = read_rules(position.take("rules", "-"))
    piles.name("rules", " ".join([word for words in rules for word in words]) or "-")
    piles.name("deck", position.take("deck", "…"))
    for seat in range(state.count):
        for card in piles.fill(letter(seat)):
            state.add(seat, card)
    for card in piles.fill("pile"):
        if card >= cards.RULES:
            raise NotationError(f"the rule card {cards.CODES[card]} does not lie on the play pile")
        state.lay(card)
    for at, words in enumerate(rules):
        for word in words:
            state.put_rule(at, read_card(word))
    for pile in DIGIT_NAMES.values():
        top = state.tops[pile]
        if top >= 0 and state.digit_pile(top - cards.DIGITS + 1) != pile:
            raise NotationError("two piles never show the same digit", clause="montana.pile.same-digit")
    state.set_deck(piles.fill("deck"))


# Who and what


class TurnField(rows.Seat):
    def missing(self, state: State) -> str:
        return "-" if is_between(montana(state)) else "A"

    def says_nothing(self, state: State, value: str) -> bool:
        return value == "-" and is_between(montana(state))


class PhaseField(rows.Word):
    """Where nothing is said, a drawn card says it."""

    def missing(self, state: State) -> str:
        return "DRAWN" if montana(state).drawn >= 0 else "MOVE"

    def read(self, state: State, text: str) -> None:
        if text not in phases.PHASES:
            raise NotationError(f"{text!r} is no phase of Montana: {', '.join(phases.PHASES)}")
        if text in ("RACE", "SWAP", "FINAL"):
            raise NotationError(f"{text} is written as the position before the play, with `since`")
        super().read(state, text)


class DrawnField(Field):
    """The card drawn in this move, known to whoever drew it."""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        return write_card(table.drawn) if table.drawn < 0 or sees(seat, table.turn) else "?"

    def read(self, state: State, text: str) -> None:
        montana(state).drawn = cards.NO_CARD if text == "-" else read_card(text)


class AgeField(Field):
    """The digit piles, the oldest rule first (montana.pile.full)."""

    def write(self, state: State, seat: i64) -> str:
        return " ".join([str(pile + 1) for pile in montana(state).age])

    def read(self, state: State, text: str) -> None:
        if sorted(text.split()) != ["1", "2", "3"]:
            raise NotationError(f"age is the digit piles 1, 2 and 3 in some order, not {text!r}")
        montana(state).age = tuple([int(word) - 1 for word in text.split()])


class OverField(rows.Seat):
    def write(self, state: State, seat: i64) -> str:
        return super().write(state, seat) if montana(state).phase == phases.OVER else "-"

    def read(self, state: State, text: str) -> None:
        if text != "-" and montana(state).phase != phases.OVER:
            raise NotationError("somebody has won only in phase OVER")
        super().read(state, text)


# Inside a play


class InsideField(Field):
    """What tells two moments inside a play apart."""

    def says_nothing(self, state: State, value: str) -> bool:
        return state.base is None or value == "-"


class CoversField(InsideField):
    """The times of a race: until it is over, others know only who has covered."""

    def is_beside(self, state: State, value: str) -> bool:
        return not montana(state).times

    def write(self, state: State, seat: i64) -> str:
        covered = [(who, time) for who, time in enumerate(montana(state).times) if time >= 0]
        if seat == EVERYTHING:
            return write_pairs(covered)
        return " ".join([f"{letter(who)} ?" for who, _ in covered]) or "-"


class TriggersField(InsideField):
    def write(self, state: State, seat: i64) -> str:
        return " ".join([str(digit) for digit in montana(state).triggers]) or "-"


class PendingField(InsideField):
    """Whose win may still be taken away."""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        return write_seat(table.winner) if table.phase == phases.FINAL else "-"


class OpenField(InsideField):
    def write(self, state: State, seat: i64) -> str:
        return write_seat(montana(state).open)


class OwesField(InsideField):
    def write(self, state: State, seat: i64) -> str:
        return ["-", "say", "tap", "say tap"][montana(state).owes]


class InsideSeatsField(InsideField):
    """Some seats of the open play."""

    def __init__(self, name: str, *, place: int) -> None:
        super().__init__(name, compare=SET, place=place)
        self.seats = rows.Seats(name)

    def write(self, state: State, seat: i64) -> str:
        return self.seats.write(state, seat)


class PenalisedField(InsideField):
    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        words = [f"{letter(who)}:shout" for who in range(table.count) if table.penalised & bit(who)]
        words += [codes.OFFENCES[k] for k in (1, 2) if table.penalised & bit(8 + k)]
        return " ".join(words) or "-"


# Facts


class DealPointsField(Field):
    """What the deal that is over has brought."""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        over = table.phase == phases.OVER
        return write_pairs([(who, deal_points(table, who) if over else 0) for who in range(table.count)])


class VoidField(Field):
    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        return "" if table.phase == phases.OVER and table.winner < 0 else "no"


class UnfoundedField(Field):
    """Whether the latest call of the open play was without reason."""

    def write(self, state: State, seat: i64) -> str:
        return "" if montana(state).unfounded else "no"


# What is seen beside the position


class TopField(Field):
    def write(self, state: State, seat: i64) -> str:
        return write_card(montana(state).top())


class LatestField(Field):
    """The cards of the latest number play, the top card last."""

    def write(self, state: State, seat: i64) -> str:
        return write_cards(montana(state).latest())


class ActiveField(Field):
    """The rule cards in force by their piles: `V Vodd S - M !o= D1 #3 D2 - D3 #6`."""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        piles = {**PILE_NAMES, **DIGIT_NAMES}
        return " ".join([f"{name} {write_card(table.tops[pile])}" for name, pile in piles.items()])


class ClausesField(Field):
    """The clause that holds on each pile, whether a card lies there or not: `V montana.win.base …`."""

    def write(self, state: State, seat: i64) -> str:
        table = montana(state)
        piles = {**PILE_NAMES, **DIGIT_NAMES}
        return " ".join([f"{name} {clause_of(table, pile)}" for name, pile in piles.items()])


class RaceField(Field):
    """While a race can come: how many cards whoever loses it takes."""

    def is_there(self, state: State) -> bool:
        return isinstance(state, MontanaPublic) and state.digit_pile(2) >= 0

    def write(self, state: State, seat: i64) -> str:
        return str(LOST_RACE)


class SeveralField(Field):
    """`yes` where several cards may be played at once."""

    def is_there(self, state: State) -> bool:
        return isinstance(state, MontanaPublic) and takes_sets(state)

    def write(self, state: State, seat: i64) -> str:
        return "yes"


FIELDS: Final = Fields(
    [
        *[HandField(seat) for seat in range(6)],
        PileField("pile", compare=PILE),
        DeckField("deck", compare=PILE),
        RulesField("rules"),
        TurnField("turn"),
        PhaseField("phase", phases.PHASES),
        rows.Sign("dir", "+", "-", "direction"),
        rows.Seats("skip"),
        rows.Seats("said"),
        rows.Number("owed"),
        DrawnField("drawn", own=True),
        rows.Number("last", default="1"),
        AgeField("age", "1 2 3"),
        rows.Seats("idle"),
        rows.Seat("first"),
        rows.Number("moves"),
        rows.Points("total", "points"),
        OverField("over", "winner"),
        CoversField("covers", place=rows.SECRET),
        TriggersField("triggers", place=rows.INSIDE),
        PendingField("pending", place=rows.INSIDE),
        OpenField("open", place=rows.INSIDE),
        OwesField("owes", compare=SET, place=rows.SECRET),
        InsideSeatsField("due", place=rows.SECRET),
        InsideSeatsField("spent", place=rows.INSIDE),
        PenalisedField("penalised", place=rows.INSIDE),
        CoversField("covers", compare=PAIRS, place=rows.VIEW),
        TopField("top", place=rows.PLAIN),
        LatestField("latest", place=rows.PLAIN),
        ActiveField("active", compare=PAIRS, place=rows.PLAIN),
        ClausesField("clauses", compare=PAIRS, place=rows.PLAIN),
        RaceField("race", place=rows.DRAWN),
        SeveralField("several", place=rows.DRAWN),
        DealPointsField("points", compare=PAIRS, place=rows.FACT),
        VoidField("void", place=rows.FACT),
        UnfoundedField("unfounded", place=rows.FACT),
    ]
)


def read_position(state: MontanaState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    FIELDS.take(state, position, "drawn")
    FIELDS.take(state, position, "phase")
    read_piles(state, position)
    FIELDS.read(state, position)
    check_sense(state)


def check_sense(state: MontanaState) -> None:
    """What a position cannot be, whoever wrote it."""
    name = phases.PHASES[state.phase]
    if is_between(state):
        if state.turn != NOBODY:
            raise NotationError(f"in {name} nobody is in turn")
    elif state.turn == NOBODY:
        raise NotationError(f"in {name} somebody is in turn")
    if (state.phase == phases.DRAWN) != (state.drawn >= 0):
        raise NotationError("phase DRAWN and the drawn card belong together")
    if state.drawn >= 0 and not state.copies_in(state.turn, state.drawn):
        raise NotationError(
            f"the drawn card {cards.CODES[state.drawn]} is not in the hand of the player in turn"
        )
    for seat in seats_in(state.said):
        if state.size(seat) != 1:
            raise NotationError(f"{letter(seat)} has shouted without holding exactly one card")
    if state.last < 1:
        raise NotationError("the latest number play has at least one card")
    if state.idle == all_seats(state.count):
        raise NotationError("everybody has drawn in vain: the deal is void (phase OVER)")
    if state.first >= 0 and not state.options.keeps_first():
        raise NotationError("`first` is kept only with the options first=winner and first=rotate")
