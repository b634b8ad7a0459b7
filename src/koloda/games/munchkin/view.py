"""What a seat may know (chapter 10)."""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin import frames, phases, position, windowwords
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.position import FIELDS
from koloda.games.munchkin.rules import strength
from koloda.games.munchkin.rules.flight import die_total
from koloda.games.munchkin.rules.picks import prompt_of
from koloda.games.munchkin.state import Changes, Character, MunchkinPublic, MunchkinState
from koloda.games.munchkin.tablewords import may_read
from koloda.games.munchkin.windows import asked_by_lap, counts_passes, must, windows
from koloda.kernel import View
from koloda.kernel.fields import DRAWN, FACT
from koloda.kernel.seats import ALL, EVERYTHING, NOBODY, bit, has, letter, write_seats
from koloda.kernel.views import seen_windows

Known = tuple[list[int], int]
"""Some cards, and how many there are in all."""


class MunchkinView(View):
    """The position's fields as this seat knows them, and whether a lap asks it now."""

    def __init__(self, state: MunchkinState, seat: i64, fields: dict[str, str]) -> None:
        super().__init__(seat, state.header(), fields, seen_windows(windows(state), seat), announce(state))
        self.asked = is_asked(state, seat)
        self.waits: i64 = -1 if counts_passes(state) else must(state)
        """Whom the game waits for; less than none where that is nobody's knowledge."""
        self.sight = Sight(state, seat)
        self.table: MunchkinPublic = self.sight.table
        """What lies open to this seat, as a table of its own."""
        undo = state.undo
        self.before: Sight | None = None
        """What `rule undo` would bring back."""
        if undo is not None and "undo" in fields:
            self.before = Sight(undo.before, seat)
            self.before.name_gone(undo.before, state, seat)
            self.before.words = position.seen_changes(state, undo, seat)

    def field(self, name: str) -> str | None:
        """Also fields at their default, and facts open to all (combat.announce, hidden.passes)."""
        found = super().field(name)
        if found is not None:
            return found
        if position.is_sum(name):
            sums = self.plain.get("sums", "no combat")
            return "" if sums == name else sums
        if name == "winning" or name == "losing":
            verdict = self.plain.get("verdict", "?" if "sums" in self.plain else "no combat")
            return "" if verdict == name else verdict
        if name == "must":
            return "?" if self.waits < 0 else write_seats(self.waits)
        row = FIELDS.by_name.get(name)
        if row is None:
            return "-" if windowwords.is_proposal(name) else None
        if row.place == DRAWN:
            return row.write(self.table, self.seat)
        return row.write(self.table, EVERYTHING) if row.place == FACT else row.missing(self.table)

    def facts(self) -> dict[str, str]:
        return FIELDS.facts(self.table, self.seat)


def view(state: MunchkinState, seat: i64) -> MunchkinView:
    """Built from what the seat may read, field by field."""
    fields = position.position_fields(state, seat)
    for other in range(state.count):
        fields.setdefault(letter(other), "-")
    found = MunchkinView(state, seat, fields)
    for name in ("turn", "host", "phase"):
        if name not in fields:
            found.plain[name] = FIELDS.by_name[name].missing(state)
    return found


# What is open to it, as values


@final
class Sight:
    """A table with nothing on it but what one seat may see, and how much there is that it does not see."""

    def __init__(self, state: MunchkinState, seat: i64) -> None:
        self.hands: list[Known] = [see_hand(state, other, seat) for other in range(state.count)]
        self.table = see(state, seat, self.hands)
        self.fresh: list[Known] = [see_fresh(state, other, seat) for other in range(state.count)]
        self.draws: list[int] = [len(pile) for pile in state.draws]
        self.discards: list[int] = [len(pile) for pile in state.discards]
        self.pickers: list[int] = [picker for picker, _ in state.picked]
        self.choices = len(state.the_frame().values) if state.frame is not None else 0
        """The numbers of the innermost frame, those that are hidden too."""
        self.words: Changes = []
        """Of a position to be taken back: in which order its words are written."""

    def name_gone(self, before: MunchkinState, now: MunchkinState, seat: i64) -> None:
        """Of a position to be taken back: the cards that have left a hand since have been seen."""
        for other in range(now.count):
            if other != seat:
                was, is_ = before.seats[other], now.seats[other]
                self.hands[other] = (seen_before(was.hand, is_, seat), len(was.hand))
                self.fresh[other] = (seen_before(was.fresh, is_, seat), len(was.fresh))


def seen_before(cards: list[int], now: Character, seat: i64) -> list[int]:
    return [card for card in cards if card not in now.hand or now.has_shown(card, seat)]


def see(state: MunchkinState, seat: i64, hands: list[Known]) -> MunchkinPublic:
    """What all see, and of the rest what this seat may know."""
    seen = MunchkinPublic(state.options, state.count, None)
    seen.copy_steps(state)
    seen.copy_public(state)
    own = bit(seat) if seat >= 0 else 0
    lap = ALL if is_asked(state, seat) else own
    for other in range(state.count):
        seen.seats.append(see_munchkin(state, other, seat, hands[other][0]))
    frame = state.frame
    seen.frame = None if frame is None else see_frame(state, frame, seat, lap)
    if state.stage == phases.S_CREATE:
        lap = ALL
    seen.passed = state.passed & (lap if frame is None else own)
    seen.picked = [pick for pick in state.picked if pick[0] == seat]
    for proposal in state.proposals:
        if may_read(state, proposal.author, proposal.to, seat):
            seen.proposals.append(proposal)
    usual = state.next_number == state.usual_number()
    seen.next_number = seen.usual_number() if usual else state.next_number
    combat = state.combat
    helper = combat.helper if combat is not None else state.partner
    if helper != NOBODY and may_read(state, state.turn, helper, seat):
        seen.terms = state.terms
    seen.discards = [
        pile[:] if pile and windowwords.searches(state, pile, seat) else pile[-1:] for pile in state.discards
    ]
    return seen


def is_asked(state: MunchkinState, seat: i64) -> bool:
    """time.ask-mode: it is this seat's turn in a lap."""
    return state.options.ask and seat >= 0 and has(asked_by_lap(state), seat)


def see_munchkin(state: MunchkinState, other: i64, seat: i64, hand: list[int]) -> Character:
    """The others' hands hold what they have shown this seat; in S.CREATE all else is hidden too."""
    munchkin = state.seats[other]
    if other == seat:
        return munchkin.clone()
    copy = munchkin.show()
    if state.stage == phases.S_CREATE:
        copy = Character(0, munchkin.holds)
        copy.late = munchkin.late
        copy.absent = munchkin.absent
    copy.hand = hand[:]
    copy.seen = [entry for entry in munchkin.seen if seat >= 0 and has(entry[1], seat)]
    return copy


def see_hand(state: MunchkinState, other: i64, seat: i64) -> Known:
    """setup.reveal: until all are ready what lies down is as good as in the hand."""
    munchkin = state.seats[other]
    if other == seat:
        return munchkin.hand, len(munchkin.hand)
    cards = munchkin.hand
    if state.stage == phases.S_CREATE:
        cards = munchkin.lying() + cards
    if not munchkin.seen:
        return [], len(cards)
    return [card for card, _ in munchkin.seen if munchkin.has_shown(card, seat) and card in cards], len(cards)


def see_fresh(state: MunchkinState, other: i64, seat: i64) -> Known:
    munchkin = state.seats[other]
    cards = munchkin.fresh
    if other != seat:
        cards = [card for card in cards if munchkin.has_shown(card, seat)]
    return cards, len(munchkin.fresh)


def see_frame(state: MunchkinState, frame: Frame, seat: i64, own: i64) -> Frame:
    """A prompt without the cards that only its chooser may look at."""
    values = frame.values[:]
    prompt = frame.kind == phases.W_PICK or frame.kind == phases.R_SPLIT
    if prompt and frame.seat != seat and prompt_of(frame).is_secret(state):
        values = values[: frames.CHOICES] + [choice for choice in values[frames.CHOICES :] if choice < 0]
    mask = frame.seats if frame.kind == phases.W_SECRET else frame.seats & own
    return Frame(frame.kind, frame.seat, mask, frame.serial, values)


# What is said aloud


def announce(state: MunchkinState) -> dict[str, str]:
    """combat.announce: `sums 7:10`, `parts A level 4, A shovel 3, …`, `stake L1 T3`, `verdict losing`,
    `total 4`; at the end `levels A 10 B 7`. Under referee `table` what players must notice is left out."""
    found: dict[str, str] = {}
    frame = state.frame
    if frame is not None and frame.kind == phases.W_DIE:
        found["total"] = str(die_total(state, frame))
    if state.stage == phases.G_OVER:
        reached = [f"{letter(seat)} {munchkin.level}" for seat, munchkin in enumerate(state.seats)]
        found["levels"] = " ".join(reached)
    if state.combat is None:
        return found
    munchkins, monsters = strength.shown_sums(state)
    parts = munchkins.parts + monsters.parts
    found["sums"] = f"{munchkins.total}:{monsters.total}"
    found["parts"] = ", ".join([f"{whose} {what} {number}" for whose, what, number in parts])
    levels, treasures = strength.stake(state)
    found["stake"] = f"L{levels} T{treasures}"
    if strength.is_for_the_win(state):
        found["wins"] = letter(state.turn)
    if not state.options.table:
        found["verdict"] = "winning" if strength.is_winning(state) else "losing"
    return found
