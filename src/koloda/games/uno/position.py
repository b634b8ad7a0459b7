"""The fields of a UNO position (the table at the head of chapter 7), and the facts about it."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno import cards, phases
from koloda.games.uno.notation import read_card, read_colour, write_cards
from koloda.games.uno.options import UnoOptions
from koloda.games.uno.rules.answers import waiting_cards
from koloda.games.uno.rules.ending import left_points, round_points, total
from koloda.games.uno.rules.matching import is_proper
from koloda.games.uno.rules.turns import is_held_for
from koloda.games.uno.state import Choice, UnoPublic, UnoState, Verdict
from koloda.kernel import NotationError, State
from koloda.kernel import fields as rows
from koloda.kernel.facts import CARDS, HEAP, PAIRS, PILE, SET
from koloda.kernel.fields import Field, Fields, hidden, read_pairs, sees, write_pairs
from koloda.kernel.positions import Piles, Position, one_of, split_cards
from koloda.kernel.seats import EVERYTHING, NOBODY, bit, letter, read_seat, seats_in


def uno(state: State) -> UnoState:
    assert isinstance(state, UnoState)
    return state


# Cards


class HandField(Field):
    """A seat's cards (uno.hid.view): its own, or all hands while they lie open (uno.blank.b07)."""

    def __init__(self, seat: int) -> None:
        super().__init__(letter(seat), compare=CARDS, always=True, own=True)
        self.seat: i64 = seat

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def missing(self, state: State) -> str:
        return "-" if is_early(uno(state)) else "?7"

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        if table.open or sees(seat, self.seat):
            return write_cards(table.cards_in(self.seat))
        return hidden(table.size(self.seat))


class DiscardField(Field):
    """Bottom first; everybody sees the top card, and the whole row while a dealer is drawn for."""

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        if seat == EVERYTHING or table.top < 0 or table.pile_size < 2:
            return write_cards(table.pile_cards())
        return f"?{table.pile_size - 1} {cards.CODES[table.top]}"


class DeckField(Field):
    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        return write_cards(table.deck_cards()) if seat == EVERYTHING else hidden(table.deck_size)


class DrawnField(Field):
    """The cards drawn this turn."""

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        row = table.drawn_row()
        if table.open or sees(seat, table.turn):
            return write_cards(table.cards_in(row))
        return hidden(table.size(row))

    def read(self, state: State, text: str) -> None:
        table = uno(state)
        row = table.drawn_row()
        for word in split_cards(text):
            card = read_card(word)
            if table.turn == NOBODY or table.copies_in(row, card) >= table.copies_in(table.turn, card):
                raise NotationError(f"the drawn card {word} is not in the hand of the player in turn")
            table.add(row, card)
        if text != "-" and table.phase != phases.DRAWN:
            raise NotationError("cards drawn this turn belong to phase DRAWN")


class UnoPiles(Piles):
    """uno.deck.full, uno.deck.classic, uno.deck.blanks: no card more often than the pack has it."""

    def __init__(self, options: UnoOptions) -> None:
        super().__init__(options.pack, read_card, ("deck", "discard"))
        self.options = options

    def too_many(self, card: i64) -> NotationError:
        clause = "uno.deck.full"
        if card >= cards.SWAP and int(card) not in self.options.pack:
            clause = "uno.deck.classic" if self.options.classic else "uno.deck.blanks"
        elif card >= cards.BLANK1:
            clause = "uno.deck.blanks"
        return NotationError(
            f"the pack has no more {cards.CODES[card]} than are named already", clause=clause
        )


def is_early(state: UnoState) -> bool:
    return state.phase == phases.DEALER_DRAW or state.phase == phases.DEAL


def read_piles(state: UnoState, position: Position) -> None:
    early = is_early(state)
    piles = UnoPiles(state.options)
    fields = position.fields
    for seat in range(state.count):
        row = FIELDS.by_name[letter(seat)]
        piles.name(row.name, position.take(row.name, row.missing(state)))
    if "top" in fields and "discard" in fields:
        raise NotationError("`top` is short for `discard`: one of them")
    discard = position.take("top", "") or position.take("discard", "-" if early else "")
    position.known.append("discard")
    if not discard:
        raise NotationError("a UNO position names its `top` card or its `discard` pile")
    if discard == "-" and not early:
        raise NotationError("the discard pile has a top card")
    piles.name("discard", discard)
    piles.name("deck", position.take("deck", "…"))
    for seat in range(state.count):
        for card in piles.fill(letter(seat)):
            state.add(seat, card)
    pile = piles.fill("discard")
    deck = piles.fill("deck")
    for card in pile:
        state.lay(card)
    state.set_deck(deck)
    state.top = int(state.pile[state.pile_size - 1]) if state.pile_size and not early else -1


# Who and what


class PhaseField(rows.Word):
    def read(self, state: State, text: str) -> None:
        if text not in phases.PHASES:
            raise NotationError(f"{text!r} is no phase of UNO: {', '.join(phases.PHASES)}")
        if text == "LAST_CALL":
            raise NotationError("LAST_CALL is written as the position before the last play, with `since`")
        super().read(state, text)


class TurnField(rows.Seat):
    def missing(self, state: State) -> str:
        return "A" if uno(state).in_play() else "-"


class DealerField(rows.Seat):
    def missing(self, state: State) -> str:
        return "-" if uno(state).phase == phases.DEALER_DRAW else letter(state.count - 1)

    def read(self, state: State, text: str) -> None:
        super().read(state, text)
        table = uno(state)
        if table.phase != phases.DEALER_DRAW and table.dealer == NOBODY:
            raise NotationError("the dealer is known once the cards are dealt")


class TiedField(rows.Seats):
    def missing(self, state: State) -> str:
        return rows.everybody(state) if uno(state).phase == phases.DEALER_DRAW else "-"


class ColourField(Field):
    """The colour in force: that of the top card, or the one named with a wild card."""

    def missing(self, state: State) -> str:
        top = uno(state).top
        return "-" if top < 0 else write_colour(cards.COLOUR_OF[top])

    def write(self, state: State, seat: i64) -> str:
        return write_colour(uno(state).colour)

    def read(self, state: State, text: str) -> None:
        table = uno(state)
        top = table.top
        table.colour = cards.NO_COLOUR if text == "-" else read_colour(text)
        if top < 0:
            return
        if top < cards.WILD:
            if table.colour != cards.COLOUR_OF[top] and text != "-":
                raise NotationError(
                    f"the colour in force is that of the top card {cards.CODES[top]}, not {text!r}"
                )
            table.colour = cards.COLOUR_OF[top]
        elif table.phase == phases.START_COLOUR:
            table.colour = cards.NO_COLOUR
        elif table.colour == cards.NO_COLOUR:
            raise NotationError("on a wild card the colour in force must be given")


class OwesField(rows.Seats):
    def read(self, state: State, text: str) -> None:
        super().read(state, text)
        table = uno(state)
        for seat in seats_in(table.owes):
            if table.size(seat) != 1:
                raise NotationError(f"{letter(seat)} owes a shout without holding exactly one card")


class HeldField(rows.Word):
    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        return "yes" if table.held or is_held_for(table, table.turn) else "-"


# Challenges


class AccusedField(Field):
    """Who may be challenged, the colour before, and the hand he held; that he alone knows."""

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        if table.accused == NOBODY:
            return "-"
        row = table.accused_row()
        shown = table.open or sees(seat, table.accused)
        hand = write_cards(table.cards_in(row)) if shown else f"?{table.size(row)}"
        return f"{letter(table.accused)} {write_colour(table.colour_before)} {hand}"

    def read(self, state: State, text: str) -> None:
        table = uno(state)
        words = split_cards(text)
        if not words:
            return
        if len(words) < 2:
            raise NotationError(f"accused is seat, colour before and hand, not {text!r}")
        table.accused = read_seat(words[0], table.count)
        table.colour_before = cards.NO_COLOUR if words[1] == "-" else read_colour(words[1])
        for word in words[2:]:
            if word == "-":
                continue
            card = read_card(word)
            if table.copies_in(table.accused_row(), card) >= cards.copies(card):
                raise NotationError(f"the pack has no more {word} than the accused is said to have held")
            table.add(table.accused_row(), card)


class VerdictsField(Field):
    """What challenges have shown: the hand is for challenger and accused."""

    def write(self, state: State, seat: i64) -> str:
        parts = []
        for challenger, accused, guilty, held in uno(state).verdicts:
            shown = sees(seat, challenger) or sees(seat, accused)
            hand = write_cards(list(held)) if shown else f"?{len(held)}"
            verdict = "guilty" if guilty else "innocent"
            parts.append(f"{letter(challenger)} {letter(accused)} {verdict} {hand}")
        return ", ".join(parts) or "-"

    def read(self, state: State, text: str) -> None:
        parts = [] if text == "-" else [part.strip() for part in text.split(",")]
        uno(state).verdicts = tuple([read_verdict(part, state.count) for part in parts])

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        wanted, is_ = expected.split(","), found.split(",")
        if len(wanted) != len(is_):
            return False
        for one, two in zip(wanted, is_, strict=True):
            if not super().same(one.strip(), two.strip(), hidden):
                return False
        return True


def read_verdict(text: str, count: i64) -> Verdict:
    words = text.split()
    if len(words) < 3 or words[2] not in ("guilty", "innocent"):
        raise NotationError(f"a verdict is challenger, accused, guilty or innocent, hand, not {text!r}")
    held = tuple([int(read_card(word)) for word in words[3:] if word != "-"])
    challenger, accused = int(read_seat(words[0], count)), int(read_seat(words[1], count))
    return challenger, accused, 1 if words[2] == "guilty" else 0, held


# Blanks


class ShedField(Field):
    """How many cards each seat must discard."""

    def write(self, state: State, seat: i64) -> str:
        row = uno(state).shed
        return write_pairs([(who, row[who]) for who in range(len(row)) if row[who]])

    def read(self, state: State, text: str) -> None:
        table = uno(state)
        numbers = read_pairs(text, table.count, "shed")
        for seat, number in numbers.items():
            if number >= table.size(seat):
                raise NotationError(f"{letter(seat)} cannot shed {number} of {table.size(seat)} cards")
        if numbers:
            table.shed = tuple([numbers.get(seat, 0) for seat in range(table.count)])


class ChosenField(Field):
    """The cards that seats have chosen to discard: each knows its own."""

    def write(self, state: State, seat: i64) -> str:
        parts = []
        for who, named, shout in uno(state).chosen:
            shown = ",".join([cards.CODES[card] for card in named]) + ("!" if shout else "")
            parts.append(f"{letter(who)}:{shown if sees(seat, who) else f'?{len(named)}'}")
        return " ".join(parts) or "-"

    def read(self, state: State, text: str) -> None:
        table = uno(state)
        choices: list[Choice] = []
        for word in split_cards(text):
            who, _, named = word.partition(":")
            listed = [int(read_card(card)) for card in named.rstrip("!").split(",")]
            seat = int(read_seat(who, table.count))
            for card in listed:
                if listed.count(card) > table.copies_in(seat, card):
                    raise NotationError(f"{who} cannot discard {cards.CODES[card]}: it is not in the hand")
            choices.append((seat, tuple(listed), 1 if named.endswith("!") else 0))
        table.chosen = tuple(choices)

    def same(self, expected: str, found: str, hidden: bool) -> bool:
        """`C:?2` is two cards that do not matter or, in a view, are not known; `C:?` is any number."""
        wanted, is_ = sorted(expected.split()), sorted(found.split())
        if len(wanted) != len(is_):
            return False
        for one, two in zip(wanted, is_, strict=True):
            if one != two and not same_choice(one, two, hidden):
                return False
        return True


def same_choice(expected: str, found: str, hidden: bool) -> bool:
    if expected[:3] != f"{found[:2]}?" or (hidden and found[2:3] != "?"):
        return False
    return expected[3:] in ("", found[3:] if hidden else str(found.count(",") + 1))


class VotesField(Field):
    """Who has voted on a joke: each knows its own vote."""

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        parts = []
        for who in seats_in(table.voted):
            vote = "laugh" if table.laughed & bit(who) else "stone"
            parts.append(f"{letter(who)}:{vote if sees(seat, who) else '?'}")
        return " ".join(parts) or "-"

    def read(self, state: State, text: str) -> None:
        table = uno(state)
        for word in split_cards(text):
            who, _, vote = word.partition(":")
            seat = read_seat(who, table.count)
            if seat == table.turn:
                raise NotationError(f"{letter(seat)} tells the joke and does not vote")
            table.voted |= bit(seat)
            if one_of(vote, {"stone": 0, "laugh": 1}, "a vote"):
                table.laughed |= bit(seat)


# Ending


class OverField(rows.Seats):
    def write(self, state: State, seat: i64) -> str:
        is_over = uno(state).phase in (phases.LAST_CALL, phases.ROUND_OVER, phases.MATCH_OVER)
        return super().write(state, seat) if is_over else "-"


class TotalField(rows.Points):
    def write(self, state: State, seat: i64) -> str:
        return write_pairs([(who, total(uno(state), who)) for who in range(state.count)])


class LeftField(Field):
    """Fact: what the cards in each hand count."""

    def write(self, state: State, seat: i64) -> str:
        return write_pairs([(who, left_points(uno(state), who)) for who in range(state.count)])


class RoundPointsField(Field):
    """Fact: what the round has brought."""

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        over = table.phase in (phases.ROUND_OVER, phases.MATCH_OVER)
        return write_pairs([(who, round_points(table, who) if over else 0) for who in range(table.count)])


# What is seen beside the position


class TopField(Field):
    def write(self, state: State, seat: i64) -> str:
        top = uno(state).top
        return "-" if top < 0 else cards.CODES[top]


class CallField(Field):
    """Whose play lies open and may be called (referee `table`)."""

    def is_there(self, state: State) -> bool:
        return state.base is not None

    def write(self, state: State, seat: i64) -> str:
        return letter(uno(state).player)


class CalledField(Field):
    """That this seat has called the open play."""

    def is_there(self, state: State) -> bool:
        return state.base is not None and uno(state).called != 0

    def write(self, state: State, seat: i64) -> str:
        return letter(seat) if seat >= 0 and uno(state).called & bit(seat) else "-"


class TakeField(Field):
    """How many cards whoever must answer would take."""

    def is_there(self, state: State) -> bool:
        return isinstance(state, UnoPublic) and state.phase in (phases.CHALLENGE, phases.PENALTY)

    def write(self, state: State, seat: i64) -> str:
        assert isinstance(state, UnoPublic)
        return str(waiting_cards(state))


class BluffField(Field):
    """uno.hum.bluff: whether a Wild Draw Four of this seat could be challenged with success now."""

    def write(self, state: State, seat: i64) -> str:
        table = uno(state)
        if seat < 0 or seat >= table.count or not table.in_play() or not table.options.can_bluff():
            return "-"
        return "-" if is_proper(table, seat) else "yes"


FIELDS: Final = Fields(
    [
        *[HandField(seat) for seat in range(10)],
        DiscardField("discard", compare=HEAP, always=True),
        DeckField("deck", compare=PILE, always=True),
        ColourField("colour"),
        rows.Sign("dir", "cw", "ccw", "direction"),
        DealerField("dealer"),
        TurnField("turn", always=True),
        PhaseField("phase", phases.PHASES, default="TURN", always=True),
        DrawnField("drawn", compare=CARDS, masked=True),
        OwesField("owes"),
        rows.Word("jump", ["-", "open"]),
        HeldField("held", ["-", "yes"]),
        rows.Seat("armed"),
        AccusedField("accused", compare=CARDS, head=2, masked=True),
        VerdictsField("verdict", compare=CARDS, head=3, masked=True),
        rows.Number("stack"),
        rows.Seats("three"),
        rows.Seats("open"),
        rows.Seats("stiff"),
        ShedField("shed", compare=PAIRS),
        ChosenField("chosen", masked=True),
        VotesField("votes", compare=SET, masked=True),
        TiedField("tied"),
        rows.Number("idle"),
        rows.Number("round", default="1"),
        TotalField("total", "points"),
        OverField("over", "won"),
        rows.Seats("ok", "agreed"),
        CallField("call", place=rows.VIEW),
        CalledField("called", own=True, place=rows.VIEW),
        TopField("top", place=rows.PLAIN),
        BluffField("bluff", own=True, place=rows.PLAIN),
        TakeField("take", place=rows.DRAWN),
        LeftField("left", compare=PAIRS, place=rows.FACT),
        RoundPointsField("points", compare=PAIRS, place=rows.FACT),
    ],
    first=("turn", "dealer", "tied"),
)


def write_colour(colour: i64) -> str:
    return "-" if colour == cards.NO_COLOUR else cards.COLOURS[colour]


def read_position(state: UnoState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    FIELDS.take(state, position, "phase")
    read_piles(state, position)
    FIELDS.read(state, position)
    check_sense(state)


ONLY_IN: Final[dict[str, tuple[int, ...]]] = {
    "jump": (phases.TURN, phases.PENALTY),
    "accused": (phases.CHALLENGE, phases.PENALTY),
    "stack": (phases.PENALTY,),
    "shed": (phases.DISCARD,),
    "chosen": (phases.DISCARD,),
    "votes": (phases.VOTE,),
    "tied": (phases.DEALER_DRAW,),
    "owes": tuple(range(phases.LAST_CALL)),
    "held": tuple(range(phases.LAST_CALL)),
    "armed": tuple(range(phases.LAST_CALL)),
    "ok": (phases.ROUND_OVER, phases.MATCH_OVER),
}
"""The phases in which a field may say something."""
ALWAYS_IN: Final = {
    "accused": phases.CHALLENGE,
    "stack": phases.PENALTY,
    "shed": phases.DISCARD,
    "tied": phases.DEALER_DRAW,
    "over": phases.MATCH_OVER,
}
"""The phase in which a field must say something."""


def check_sense(state: UnoState) -> None:
    """What a position cannot be, whoever wrote it."""
    phase = state.phase
    if state.in_play():
        if state.turn == NOBODY:
            raise NotationError(f"in {phases.PHASES[phase]} somebody is in turn")
        for seat in range(state.count):
            if state.size(seat) == 0:
                raise NotationError(f"{letter(seat)} has no cards left: the round is over (phase ROUND_OVER)")
    elif state.turn != NOBODY:
        raise NotationError(f"in {phases.PHASES[phase]} nobody is in turn")
    name = phases.PHASES[phase]
    needs_blank = ("DISCARD", "JOKE", "VOTE", "KEEP", "STUNT", "CUSTOM")
    if name in needs_blank:
        if state.top < cards.BLANK1:
            raise NotationError(f"in {name} the top card is a blank")
        state.player = state.turn
    if name == "START_COLOUR" and (state.top < cards.WILD or state.top == cards.WILD4):
        raise NotationError("in START_COLOUR the top card is a wild one that asks for a colour")
    if name == "PENALTY" and state.options.stacking == 0:
        raise NotationError("there is no PENALTY without stacking")
    if name == "PENALTY" and state.top != cards.WILD4 and cards.RANK_OF[state.top] != cards.PLUS:
        raise NotationError("in PENALTY the top card is a Draw Two or a Wild Draw Four")
    if state.accused != NOBODY and (state.top != cards.WILD4 or state.accused == state.turn):
        raise NotationError("accused is who played the Wild Draw Four on top, by somebody else")
    if state.jump and (not state.options.jump_in or state.top >= cards.WILD):
        raise NotationError("W-JUMP opens with a coloured card, where jump_in is on")
    for field, places in ONLY_IN.items():
        value = FIELDS.find(state, field)
        if value not in ("-", "0") and phase not in places:
            raise NotationError(f"{field} {value} has no place in {name}")
    if state.won and phase not in (phases.ROUND_OVER, phases.MATCH_OVER):
        raise NotationError(f"nothing has been won in {name}")
    for field, where in ALWAYS_IN.items():
        if phase == where and FIELDS.find(state, field) in ("-", "0"):
            raise NotationError(f"{name} needs the field {field!r}")
