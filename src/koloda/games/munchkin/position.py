"""The text of a position (munchkin.code.position), field by field, and the facts about it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, frames, phases, seatwords, tablewords, windowwords
from koloda.games.munchkin.powers.power import giver
from koloda.games.munchkin.powers.quiet import STEAL, loot
from koloda.games.munchkin.rules import strength
from koloda.games.munchkin.rules.flight import die_total
from koloda.games.munchkin.rules.gear import haggles
from koloda.games.munchkin.rules.permission import why_not_now
from koloda.games.munchkin.rules.picks import prompt_of
from koloda.games.munchkin.rules.reward import ranks, winners
from koloda.games.munchkin.rules.turns import lowest
from koloda.games.munchkin.seatwords import Placing
from koloda.games.munchkin.state import Changes, MunchkinPublic, MunchkinState, Undo
from koloda.games.munchkin.windows import length
from koloda.kernel import NotationError, State
from koloda.kernel import fields as rows
from koloda.kernel.facts import EXACT, PAIRS, SET, SOME
from koloda.kernel.fields import Field, Fields, write_pairs
from koloda.kernel.positions import Position
from koloda.kernel.seats import EVERYTHING, bit, letter, write_seats

# What `rule undo` would put back


class UndoRow(tablewords.Row):
    """`B L1 hand=gual.1 / TX -`: of a pile only its top, of another's hand the cards that have left it."""

    def tell(self, table: MunchkinState, seat: i64) -> str:
        undo = table.undo
        if undo is None:
            return "-"
        parts = changes(undo) if seat == EVERYTHING else seen_changes(table, undo, seat)
        return tablewords.SLASH.join([f"{name} {' '.join(words)}" for name, words in parts]) or "-"

    def put(self, table: Placing, text: str) -> None:
        """Needs all the rest: see `read_undo`."""
        if text.count('"') % 2:
            raise NotationError(f"a quote is not closed in {text!r}")

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        return sorted(expected.split(tablewords.SLASH)) == sorted(found.split(tablewords.SLASH))


def changes(undo: Undo) -> Changes:
    """The words that would have to change, as they were."""
    found = undo.words
    if found is None:
        found = []
        for row in FIELDS.written:
            if row.is_there(undo.before):
                words = changed_words(row, undo.before, undo.after)
                if words:
                    found.append((row.name, words))
        for name, earlier in undo.earlier:
            for at, (changed, words) in enumerate(found):
                if changed == name and len(name) == 1:
                    found[at] = (name, put_last(words, earlier))
        undo.words = found
    return found


def put_last(words: list[str], earlier: list[str]) -> list[str]:
    """The words of a seat; those that are said of the same as earlier ones come last, in their order."""
    last: list[str] = []
    for word in earlier:
        last += [other for other in words if seatwords.find_word(other) is seatwords.find_word(word)]
    return [word for word in words if word not in last] + last


def changed_words(row: Field, before: MunchkinState, after: MunchkinState) -> list[str]:
    if isinstance(row, tablewords.SeatRow):
        words: list[str] = []
        for word in seatwords.SEAT_WORDS:
            was = word.lasting(before, row.seat)
            if not word.stays and was != word.lasting(after, row.seat):
                words.append(was)
        return words
    if not isinstance(row, tablewords.Row) or row.stays:
        return []
    was = row.compared(before)
    return [] if was == row.compared(after) else was.split(" ")


def seen_changes(state: MunchkinState, undo: Undo, seat: i64) -> Changes:
    """The same as a seat may read them."""
    return [(name, hide(state, undo.before, name, words, seat)) for name, words in changes(undo)]


def hide(state: MunchkinState, before: MunchkinState, name: str, words: list[str], seat: i64) -> list[str]:
    if name in codes.PILES:
        return [windowwords.write_top(state, before.pile(name))]
    if len(name) > 1 or name == write_seats(tablewords.own_bit(seat)):
        return words
    who = [letter(other) for other in range(state.count)].index(name)
    was, now = before.seats[who], state.seats[who]
    found: list[str] = []
    for word in words:
        if word.startswith("hand="):
            word = f"hand={seatwords.write_left(state, now, was.hand, who, seat)}"
        elif word.startswith("fresh="):
            word = f"fresh={seatwords.write_left(state, now, was.fresh, who, seat)}"
        found.append(word)
    return found


def read_undo(state: Placing, text: str) -> None:
    """The position before is this one with those words."""
    if text == "-":
        return
    after = Placing(state.options, state.count)
    after.copy_table(state)
    if after.phase() == phases.W_RULE:
        after.frame = None
    fields = position_fields(after, EVERYTHING)
    earlier: Changes = []
    for part in text.split(tablewords.SLASH):
        name, _, value = part.partition(" ")
        earlier.append((name, value.split(" ")))
        if len(name) == 1:
            value = replace_words(fields.get(name, ""), value)
        elif name == "combat" and value != "-" and not value.startswith("v"):
            combat = after.combat
            value = f"v{1 if combat is None else combat.version} {value}"
        fields[name] = value
    position = Position(int(state.count), state.options.values)
    position.fields = fields
    before = Placing(state.options, state.count)
    read_position(before, position)
    state.undo = Undo(before, after, earlier)


def replace_words(text: str, changed: str) -> str:
    """A seat's words, some of them replaced."""
    kept: list[str] = []
    rows = [seatwords.find_word(word) for word in changed.split()]
    for word in text.split():
        if seatwords.find_word(word) not in rows:
            kept.append(word)
    return " ".join([*kept, changed])


# Facts


class Fact(Field):
    """What follows from what a seat may know."""

    def __init__(self, name: str, tell: Callable[[MunchkinPublic], str], *, compare: int = EXACT) -> None:
        super().__init__(name, compare=compare, place=rows.FACT)
        self.tell = tell

    def write(self, state: State, seat: i64) -> str:
        return self.tell(tablewords.known(state))


def write_total(state: MunchkinPublic) -> str:
    """What the die counts."""
    frame = state.frame
    return str(die_total(state, frame)) if frame is not None and frame.kind == phases.W_DIE else "-"


def write_stake(state: MunchkinPublic) -> str:
    if state.combat is None:
        return "-"
    levels, treasures = strength.stake(state)
    return f"L{levels} T{treasures}"


def write_flight(state: MunchkinPublic) -> str:
    """What is added to whose rolls against whom."""
    combat = state.combat
    words: list[str] = []
    for seat in [] if combat is None else combat.fighters():
        for foe in state.the_combat().foes:
            words += [f"{letter(seat)}:{state.code(foe.card)}", str(strength.flee_mods(state, seat, foe))]
    return " ".join(words) or "-"


class Drawn(Field):
    """What is worked out for whoever draws what a seat sees; empty where it does not matter now."""

    def __init__(
        self, name: str, tell: Callable[[MunchkinPublic, int], str], *, compare: int = EXACT
    ) -> None:
        super().__init__(name, compare=compare, place=rows.DRAWN)
        self.tell = tell

    def write(self, state: State, seat: i64) -> str:
        return self.tell(tablewords.known(state), int(seat))


def write_might(state: MunchkinPublic, seat: int) -> str:
    """Everybody's level and plain bonuses."""
    return write_pairs([(who, strength.might(state, who)) for who in range(len(state.seats))])


def write_poor(state: MunchkinPublic, seat: int) -> str:
    """charity.lowest: who receives charity now; clockwise from the giver."""
    return " ".join([letter(who) for who in lowest(state)]) if state.stage == phases.T_END else ""


def may_sell(state: MunchkinPublic, seat: int) -> bool:
    return 0 <= seat < len(state.seats) and why_not_now(state, seat, "sell") is None


def write_prices(state: MunchkinPublic, seat: int) -> str:
    """sell.from: the gold of all that this seat may sell now, from play and from hand."""
    if not may_sell(state, seat):
        return ""
    own = state.seats[seat].items() + state.seats[seat].hand
    goods = [card for card in own if state.kind(card).is_item()]
    return " ".join([f"{state.code(card)} {state.kind(card).gold}" for card in goods])


def write_haggle(state: MunchkinPublic, seat: int) -> str:
    """power.haggle: whether one of them would count double."""
    return "yes" if may_sell(state, seat) and haggles(state, seat) else ""


def write_choices(state: MunchkinPublic, seat: int) -> str:
    """Among which cards this seat chooses, where a prompt asks it for some."""
    frame = state.frame
    if frame is None or frame.seat != seat or frame.kind not in (phases.W_PICK, phases.R_SPLIT):
        return ""
    choices = frame.values[frames.CHOICES :]
    listed = [choice for choice in choices if choice >= 0]
    found = state.seats[seat].hand if frames.HAND_CARDS in choices else listed
    return " ".join([state.code(card) for card in found])


def write_steal(state: MunchkinPublic, seat: int) -> str:
    """power.steal: what this seat could steal now, and from whom: `B:whip C:boots`."""
    if not 0 <= seat < len(state.seats) or giver(state, seat, STEAL.number) == cards.NO_CARD:
        return ""
    return " ".join([f"{letter(victim)}:{state.code(item)}" for victim, item in loot(state, seat)])


READ_FIRST: Final = (
    "turn", "host", "A", "B", "C", "D", "E", "F", "combat", "played", "owed", "free", "rolled", "phase",
    "passed", "door", "picked", "die", "curse", "prompt", "under",
)  # fmt: skip
FIELDS: Final = Fields(
    [
        *[tablewords.SeatRow(seat) for seat in range(6)],
        tablewords.PlayerRow("turn", "A"),
        tablewords.PlayerRow("host", "A", stays=True),
        tablewords.PhaseRow("phase", compare=SOME),
        tablewords.UnderRow("under", compare=SOME),
        tablewords.DoorRow("door"),
        tablewords.CombatRow("combat"),
        tablewords.DealRow("deal", compare=SOME),
        tablewords.PlayedRow("played"),
        tablewords.OwedRow("owed", "0"),
        tablewords.PassedRow("passed", compare=SET, stays=True),
        tablewords.FreeRow("free", compare=SET),
        tablewords.RolledRow("rolled", compare=SET),
        windowwords.DieRow("die", (phases.W_DIE,), compare=SOME),
        windowwords.CurseRow("curse", (phases.W_CURSE,)),
        tablewords.SplitRow("split", compare=SET),
        tablewords.PickedRow("picked", compare=SET),
        windowwords.PromptRow("prompt", (phases.W_PICK, phases.R_SPLIT), compare=SET, head=1),
        windowwords.NextRow("next", stays=True),
        UndoRow("undo", stays=True),
        windowwords.PileRow("DD", "…"),
        windowwords.PileRow("DX", "-"),
        windowwords.PileRow("TD", "…"),
        windowwords.PileRow("TX", "-"),
        Fact("shown", lambda state: tablewords.write_row(state, state.shown), compare=SET),
        Fact("over", lambda state: write_seats(winners(state)) if state.is_done() else "-", compare=SET),
        Fact("rank", lambda state: write_pairs(list(enumerate(ranks(state)))), compare=PAIRS),
        Fact("ms", lambda state: str(length(state, state.phase()))),
        Fact("total", write_total),
        Fact("stake", write_stake, compare=SOME),
        Fact("flee", write_flight, compare=PAIRS),
        Drawn("might", write_might, compare=PAIRS),
        Drawn("poor", write_poor, compare=SET),
        Drawn("prices", write_prices, compare=PAIRS),
        Drawn("haggle", write_haggle),
        Drawn("choices", write_choices, compare=SET),
        Drawn("steal", write_steal, compare=SET),
    ],
    first=READ_FIRST,
)


def position_fields(state: MunchkinState, seat: i64) -> dict[str, str]:
    """What is not as usual, in writing order, as a seat may know it; piles always stand there."""
    found: dict[str, str] = {}
    for row in FIELDS.written:
        if row.name == "next":
            for proposal in state.proposals:
                if tablewords.may_read(state, proposal.author, proposal.to, seat):
                    name = f"p{proposal.number}"
                    found[name] = windowwords.write_proposal(state, name)
        if row.is_there(state):
            value = row.write(state, seat)
            if not row.says_nothing(state, value):
                found[row.name] = value
    return found


def write_position(state: MunchkinState) -> str:
    fields = position_fields(state, EVERYTHING)
    return " | ".join([state.header()] + [f"{name} {value}" for name, value in fields.items()])


def read_position(state: Placing, position: Position) -> None:
    windowwords.read_proposals(state, position)
    undo = position.fields.get("undo", "-")
    FIELDS.read(state, position)
    windowwords.fill_piles(state)
    check_window(state)
    check_hands(state)
    check_choices(state)
    read_undo(state, undo)


def check_window(state: Placing) -> None:
    """A stage and what belongs to it; what a locked window is not told but follows."""
    fighting = state.combat is not None
    if (phases.C_OPEN <= state.stage <= phases.F_ROLL) != fighting:
        raise NotationError(f"{phases.PHASES[state.stage]} and a combat go together")
    if (state.door != cards.NO_CARD) != (state.stage == phases.T_DOOR):
        raise NotationError("a face-up door and T.DOOR go together")
    frame = state.frame
    if frame is None:
        if state.picked:
            raise NotationError(f"nothing waits in {phases.PHASES[state.stage]}")
    elif frame.kind == phases.W_SECRET:
        mask: i64 = 0
        for seat, munchkin in enumerate(state.seats):
            mask |= bit(seat) if munchkin.hand else 0
        frame.values = [int(mask)]
        frame.seat = state.turn
    elif frame.kind == phases.W_RULE:
        frame.seat = state.host


def check_hands(state: Placing) -> None:
    for munchkin in state.seats:
        shown = [entry[0] for entry in munchkin.seen]
        if state.stage == phases.S_CREATE:
            shown = [card for card in shown if card not in munchkin.lying()]
        for card in munchkin.fresh + shown:
            if card not in munchkin.hand:
                raise NotationError(f"{state.code(card)!r} is fresh or seen, but not in that hand")
    for seat, card in state.picked:
        if card not in state.seats[seat].hand:
            raise NotationError(f"{state.code(card)!r} is picked, but not in that hand")


def check_choices(state: Placing) -> None:
    """A prompt offers only what lies where its source takes from."""
    frame = state.frame
    if frame is None or (frame.kind != phases.W_PICK and frame.kind != phases.R_SPLIT):
        return
    place = prompt_of(frame).place(state, frame)
    for card in frame.values[frames.CHOICES :]:
        if card >= 0 and card not in place:
            raise NotationError(f"{state.code(card)!r} is no choice: it does not lie there")


# Asking


def write_fact(state: MunchkinState, name: str) -> str | None:
    """A field of the position in full, or a fact about it; None when there is no such thing."""
    row = FIELDS.by_name.get(name)
    if isinstance(row, tablewords.SeatRow):
        return row.in_full(state) if row.is_there(state) else None
    if row is not None:
        return row.write(state, EVERYTHING)
    return (
        windowwords.write_proposal(state, name) if windowwords.is_proposal(name) else write_sums(state, name)
    )


def write_sums(state: MunchkinPublic, name: str) -> str | None:
    """`11:17`, `winning`: empty when it is so, otherwise what is found in its place."""
    if is_sum(name):
        if state.combat is None:
            return "no combat"
        found = f"{strength.munchkins_strength(state)}:{strength.monsters_strength(state)}"
        return "" if found == name else found
    if name == "winning" or name == "losing":
        found = "winning" if state.combat is not None and strength.is_winning(state) else "losing"
        return "no combat" if state.combat is None else "" if found == name else found
    return None


def is_sum(name: str) -> bool:
    """`11:17`."""
    munchkins, colon, monsters = name.partition(":")
    return bool(colon) and munchkins.lstrip("-").isdigit() and monsters.lstrip("-").isdigit()


def holds(name: str, expected: str, found: str, hidden: bool) -> bool:
    """A fact compares only the words it writes."""
    if windowwords.is_proposal(name) and "{" not in expected:
        found = found.partition(" {")[0]
    return FIELDS.same(name, expected, found, hidden)
