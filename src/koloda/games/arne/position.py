"""The fields of an Arne position (the table at the head of chapter 7), and the facts about it."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import cards, phases
from koloda.games.arne.notation import read_colour, read_colours, read_player, write_cards, write_colours
from koloda.games.arne.rules.dealing import chooser, count_bits, taken_colours
from koloda.games.arne.rules.scoring import is_dead, leaders, points, team_points, worth
from koloda.games.arne.rules.turns import must
from koloda.games.arne.state import DUMMY, FACE_UP, ArnePublic, ArneState
from koloda.kernel import NotationError, State
from koloda.kernel import fields as rows
from koloda.kernel.facts import CARDS, PAIRS, PILE, SET
from koloda.kernel.fields import Field, Fields, hidden, write_pairs
from koloda.kernel.masks import bit
from koloda.kernel.positions import ELLIPSES, Piles, Position, split_cards
from koloda.kernel.seats import EVERYTHING, NOBODY, letter, write_seats

ON_MARKS: Final = [int(cards.ON_X3), int(cards.ON_CHAMELEON), int(cards.ON_CRASH), int(cards.ON_LOCK)]
ONCE: Final = ["arne.x3.one", "arne.cham.one", "arne.crash.once", "arne.lock.one"]


def arne(state: State) -> ArneState:
    assert isinstance(state, ArneState)
    return state


def sees(seat: i64, other: i64) -> bool:
    """Whether what only `other` knows is told to `seat`."""
    return seat == other or seat == EVERYTHING


def is_early(state: ArneState) -> bool:
    return state.phase == phases.SETUP or state.phase == phases.COLOUR


# Cards


class HandField(Field):
    def __init__(self, seat: int) -> None:
        super().__init__(letter(seat), compare=CARDS, always=True, own=True)
        self.seat: i64 = seat

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def write(self, state: State, seat: i64) -> str:
        hand = arne(state).hands[self.seat]
        return write_cards(hand) if sees(seat, self.seat) else hidden(len(hand))


class StacksField(Field):
    """A field, stack by stack: `[b500 cham x3] [] [k-200r]`; `[]` where one has gone."""

    def __init__(self, place: int) -> None:
        super().__init__(f"field{place}")
        self.number: i64 = place

    def is_there(self, state: State) -> bool:
        return self.number <= state.count and (self.number != DUMMY or arne(state).options.dummy)

    def write(self, state: State, seat: i64) -> str:
        return " ".join([write_stack(stack) for stack in arne(state).fields[self.number]]) or "-"


def write_stack(stack: i64) -> str:
    if stack == cards.GONE:
        return "[]"
    words = [cards.CODES[cards.bottom(stack)]]
    at: i64 = 6
    while at < 18 and stack >> at & 7:
        words.append(cards.ON_NAMES[(stack >> at & 7) - 1])
        at += 3
    return f"[{' '.join(words)}]"


class DiscardField(Field):
    """Bottom first; `b50/A` was put there face down by A. A seat sees the number, and a top card it knows."""

    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        last = len(table.pile) - 1
        if seat == EVERYTHING:
            return " ".join([write_thrown(table, at) for at in range(last + 1)]) or "-"
        if last < 0:
            return "-"
        if not knows_thrown(table, seat, last):
            return hidden(last + 1)
        top = write_thrown(table, last)
        return top if last == 0 else f"{hidden(last)} {top}"


def write_thrown(state: ArneState, at: i64) -> str:
    mark: i64 = state.marks[at]
    return cards.CODES[state.pile[at]] + ("" if mark == FACE_UP else f"/{letter(mark)}")


def knows_thrown(state: ArneState, seat: i64, at: i64) -> bool:
    """Whether a seat saw this card of the discard when it was put there."""
    mark = state.marks[at]
    return mark == FACE_UP or mark == seat


class DeckField(Field):
    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        return write_cards(table.deck[table.drawn :]) if seat == EVERYTHING else hidden(table.deck_left())


class ArnePiles(Piles):
    """arne.deck.table: no card more often than the pack has it. `…` is the rest, in one of two piles."""

    def too_many(self, card: i64) -> NotationError:
        return NotationError(
            f"the pack has no more {cards.CODES[card]} than are named already", clause="arne.deck.table"
        )


def read_cards(state: ArneState, position: Position) -> None:
    piles = ArnePiles(state.options.pack, read_pile_card, ("deck", "disc"))
    for seat in range(state.count):
        piles.name(letter(seat), position.take(letter(seat), "-"))
    for place in range(state.count + 1):
        text = position.take(f"field{place}", "-")
        if text != "-" and place == DUMMY and not state.options.dummy:
            raise NotationError("there is no dummy in this variant")
        state.fields[place] = tuple(read_stacks(piles, text))
    thrown = [word.partition("/") for word in split_cards(position.take("disc", "-"))]
    deck = position.take("deck", "…")
    piles.name("disc", " ".join([word for word, _, _ in thrown]) or "-")
    if thrown and thrown[-1][0] in ELLIPSES and deck.endswith(ELLIPSES):
        raise NotationError("`…` stands in 'disc' already")
    piles.name("deck", deck)
    for seat in range(state.count):
        state.hands[seat] = bytes(piles.fill(letter(seat)))
    state.deck = bytes(piles.fill("deck"))
    for at, card in enumerate(piles.fill("disc")):
        who = thrown[at][2] if at < len(thrown) else ""
        state.throw(card, read_player(who, state.count) if who else FACE_UP)


def read_pile_card(text: str) -> i64:
    card = cards.NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of Arne")
    return card


def read_stacks(piles: Piles, text: str) -> list[int]:
    """`[b500 cham x3] [] [k-200r]`."""
    found: list[int] = []
    left = "" if text == "-" else text.strip()
    while left:
        end = left.find("]")
        if not left.startswith("[") or end < 0:
            raise NotationError(f"a field is stacks such as [r500 x3], not {text!r}")
        words = left[1:end].split()
        found.append(read_stack(piles, words) if words else -1)
        left = left[end + 1 :].strip()
    return found


def read_stack(piles: Piles, words: list[str]) -> int:
    card = read_pile_card(words[0])
    piles.take(card)
    if not cards.is_score(card) and not cards.is_minus(card):
        raise NotationError(f"a stack begins with a score card or a -200, not with {words[0]!r}")
    stack = card
    for word in words[1:]:
        if word not in cards.ON_NAMES:
            raise NotationError(f"what lies on a stack is one of {', '.join(cards.ON_NAMES)}, not {word!r}")
        kind = cards.ON_NAMES.index(word)
        mark = ON_MARKS[kind]
        crash_on_minus = mark == cards.ON_CRASH and cards.is_minus(card)
        idle_lock = mark == cards.ON_LOCK and not cards.is_minus(card) and not stack & cards.ON_CRASH
        clause = "arne.crash.target" if crash_on_minus else "arne.lock.target" if idle_lock else ""
        if stack & mark:
            clause = ONCE[kind]
        if clause:
            raise NotationError(f"{word} cannot lie there in [{' '.join(words)}]", clause=clause)
        piles.take(cards.ON_CARDS[kind])
        stack = cards.put_on(stack, mark)
    return int(stack)


# Places


class PlacesField(Field):
    """`A:r B:yv`: clockwise from place 1."""

    def missing(self, state: State) -> str:
        """Letters in order, one colour each; in the team game the second half like the first."""
        around = state.count // 2 if arne(state).options.team else state.count
        return " ".join([f"{letter(seat)}:{cards.COLOURS[seat % around]}" for seat in range(state.count)])

    def says_nothing(self, state: State, value: str) -> bool:
        """Before the deal it is always written (since version 2): left out, nobody has chosen yet."""
        early = is_early(arne(state)) and arne(state).options.version > 1
        return not early and value == self.missing(state)

    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        words = [
            f"{letter(table.sitters[place])}:{write_colours(table.colours[place])}"
            for place in range(1, table.count + 1)
        ]
        return " ".join(words)

    def read(self, state: State, text: str) -> None:
        table = arne(state)
        words = text.split()
        if len(words) != table.count:
            raise NotationError(f"`seats` names {len(words)} players, the table has {table.count}")
        seen: list[int] = []
        for at in range(len(words)):
            who, colon, colours = words[at].partition(":")
            seat = int(read_player(who, table.count))
            if not colon or seat in seen:
                raise NotationError(f"`seats` is every player once with his colours, not {text!r}")
            seen.append(seat)
            table.sitters[at + 1] = seat
            table.places[seat] = at + 1
            table.colours[at + 1] = int(read_colours(colours))
        check_colours(table)


def check_colours(state: ArneState) -> None:
    taken: i64 = 0
    around = state.count // 2 if state.options.team else state.count
    for place in range(1, state.count + 1):
        mask: i64 = state.colours[place]
        number = count_bits(mask)
        if place > around:
            if mask != state.colours[place - around]:
                raise NotationError("partners have the same colour", clause="arne.team.setup")
        elif mask & taken or number > state.options.colours:
            raise NotationError("a colour has one collector", clause="arne.setup.colour")
        elif number == 0 and not is_early(state):
            raise NotationError(f"{letter(state.sitters[place])} has no colour", clause="arne.setup.colour")
        taken |= mask


class DummyField(Field):
    """The dummy's colour."""

    def write(self, state: State, seat: i64) -> str:
        return write_colours(arne(state).colours[DUMMY])

    def read(self, state: State, text: str) -> None:
        table = arne(state)
        if not table.options.dummy:
            if text != "-":
                raise NotationError("there is no dummy in this variant")
        elif text == "-":
            if not is_early(table):
                raise NotationError("the dummy's colour is missing", clause="arne.dummy.setup")
        else:
            mask = bit(read_colour(text))
            if mask & taken_colours(table):
                raise NotationError("the dummy's colour is nobody's own", clause="arne.dummy.setup")
            table.colours[DUMMY] = mask


class OwnerField(Field):
    """Whose the dummy is."""

    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        return "-" if table.owner == 0 else letter(table.sitters[table.owner])

    def read(self, state: State, text: str) -> None:
        table = arne(state)
        if text == "-":
            return
        if not table.options.dummy:
            raise NotationError("there is no dummy in this variant")
        if table.colours[DUMMY]:
            table.owner = table.places[read_player(text, table.count)]


# Whose turn, and what happened in it


class PlayerField(rows.Seat):
    """arne.code.action: a player of this table."""

    def read(self, state: State, text: str) -> None:
        setattr(state, self.attribute, NOBODY if text == "-" else int(read_player(text, state.count)))


class TurnField(PlayerField):
    def missing(self, state: State) -> str:
        table = arne(state)
        phase = table.phase
        if phase == phases.OVER or phase == phases.SETUP:
            return "-"
        if phase == phases.COLOUR and table.options.first >= 0:
            return letter(table.options.first)
        return letter(table.lap[0]) if table.lap else "A"

    def read(self, state: State, text: str) -> None:
        super().read(state, text)
        table = arne(state)
        phase = table.phase
        if (table.turn == NOBODY) != (phase == phases.OVER or phase == phases.SETUP):
            who = "nobody" if table.turn != NOBODY else "somebody"
            raise NotationError(f"in {phases.PHASES[phase]} {who} is in turn")


class FirstField(PlayerField):
    """Who begins, told until the deal."""

    def missing(self, state: State) -> str:
        table = arne(state)
        if table.phase == phases.COLOUR:
            return rows.write_seat(table.turn)
        named = table.phase == phases.SETUP and table.options.first >= 0
        return letter(table.options.first) if named else "-"

    def write(self, state: State, seat: i64) -> str:
        return super().write(state, seat) if is_early(arne(state)) else "-"

    def read(self, state: State, text: str) -> None:
        super().read(state, text)
        if arne(state).first != NOBODY and not is_early(arne(state)):
            raise NotationError("`first` is told only before the deal")


class LapField(Field):
    """The final turns to come."""

    def write(self, state: State, seat: i64) -> str:
        return " ".join([letter(who) for who in arne(state).lap]) or "-"

    def read(self, state: State, text: str) -> None:
        lap = [int(read_player(word, state.count)) for word in split_cards(text)]
        if len(set(lap)) != len(lap):
            raise NotationError("nobody has two final turns", clause="arne.final.lap")
        arne(state).lap = tuple(lap)


class AskedField(Field):
    """`B 2black`, `B 2score:r`, in Minimum `B 2score`."""

    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        if table.asked == NOBODY:
            return "-"
        who = letter(table.asked)
        if table.moved == phases.ASKED_BLACK:
            return f"{who} 2black"
        colour = table.asked_colour
        return f"{who} 2score" + ("" if colour == cards.NO_COLOUR else f":{cards.COLOURS[colour]}")

    def read(self, state: State, text: str) -> None:
        if text != "-":
            read_asked(arne(state), text)


def read_asked(state: ArneState, text: str) -> None:
    who, _, what = text.partition(" ")
    state.asked = read_player(who, state.count)
    what, colon, colour = what.strip().partition(":")
    named = what == "2score" and not state.options.minimum
    if what not in ("2black", "2score") or bool(colon) != named:
        raise NotationError(f"asked is a player and 2black or 2score with its colour, not {text!r}")
    moved = phases.ASKED_BLACK if what == "2black" else phases.ASKED_SCORE
    if state.moved == phases.NOT_MOVED:
        state.moved = moved
    if state.moved != moved or state.asked == state.turn:
        raise NotationError(f"asked {text} does not go with the move of this turn")
    state.asked_colour = read_colour(colour) if colon else cards.NO_COLOUR


class OwedField(rows.Number):
    """arne.table.hidden: whether a gift was honest is known to the giver."""

    def write(self, state: State, seat: i64) -> str:
        return "?" if hides_owed(arne(state), seat) else super().write(state, seat)


def hides_owed(state: ArneState, seat: i64) -> bool:
    told = state.options.table and state.phase == phases.END and state.asked != NOBODY
    return bool(told and not sees(seat, state.asked))


class BreachField(rows.Word):
    """What was wrong with the move of this turn is known to the mover."""

    def write(self, state: State, seat: i64) -> str:
        return "?" if hides_breach(arne(state), seat) else super().write(state, seat)


def hides_breach(state: ArneState, seat: i64) -> bool:
    hidden = state.moved == phases.DISCARDED or state.moved == phases.SKIPPED
    return bool(state.options.table and hidden and not sees(seat, state.turn))


# Facts (arne.score.live)


class PlayerPointsField(Field):
    def write(self, state: State, seat: i64) -> str:
        return write_pairs([(who, int(points(arne(state), who))) for who in range(state.count)])


class WorthField(Field):
    """What each field counts."""

    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        least = 0 if table.options.dummy else 1
        return " ".join([f"field{place} {worth(table, place)}" for place in range(least, table.count + 1)])


class DeadField(Field):
    """The stacks that count nothing: `1.2 3.1`."""

    def write(self, state: State, seat: i64) -> str:
        assert isinstance(state, ArnePublic)
        found = []
        for place, stacks in enumerate(state.fields):
            for at, stack in enumerate(stacks):
                if stack != cards.GONE and is_dead(stack):
                    found.append(f"{place}.{at + 1}")
        return " ".join(found) or "-"


class TeamField(Field):
    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        colours = [colour for colour in range(6) if bit(colour) in table.colours[1:]]
        return " ".join([f"{cards.COLOURS[colour]} {team_points(table, bit(colour))}" for colour in colours])


class SeenTeamField(TeamField):
    def is_there(self, state: State) -> bool:
        return arne(state).options.team


class LeadField(Field):
    def write(self, state: State, seat: i64) -> str:
        return write_seats(leaders(arne(state)))


class OverField(Field):
    def write(self, state: State, seat: i64) -> str:
        table = arne(state)
        return write_seats(leaders(table)) if table.phase == phases.OVER else "-"


class AnswerField(Field):
    """What the last call has shown."""

    def write(self, state: State, seat: i64) -> str:
        answer = arne(state).answer
        return "-" if answer < 0 else "true" if answer else "false"


FIELDS: Final = Fields(
    [
        *[HandField(seat) for seat in range(12)],
        PlacesField("seats"),
        *[StacksField(place) for place in range(1, 13)],
        StacksField(0),
        DiscardField("disc", own=True),
        DeckField("deck", compare=PILE, always=True),
        TurnField("turn", always=True),
        rows.Sign("dir", "+", "-", "direction"),
        rows.Word("phase", phases.PHASES, default="MOVE", always=True),
        PlayerField("claim"),
        rows.Number("flips", digits=3),
        AskedField("asked"),
        rows.Word("moved", phases.MOVED),
        OwedField("owed", digits=3, own=True),
        BreachField("breach", phases.MOVED, own=True),
        rows.Seats("called"),
        PlayerField("opened", "opener"),
        rows.Seats("ok", "agreed"),
        LapField("lap"),
        FirstField("first"),
        DummyField("dummy"),
        OwnerField("owner"),
        PlayerPointsField("points", compare=PAIRS, place=rows.PLAIN),
        WorthField("worth", compare=PAIRS, place=rows.PLAIN),
        DeadField("dead", compare=SET, place=rows.DRAWN),
        LeadField("lead", compare=SET, place=rows.PLAIN),
        OverField("over", compare=SET, place=rows.PLAIN),
        SeenTeamField("team", compare=PAIRS, place=rows.PLAIN),
        PlayerPointsField("total", compare=PAIRS, place=rows.FACT),
        AnswerField("answer", place=rows.FACT),
    ],
    first=("lap", "turn", "first", "dir", "claim", "flips", "moved", "asked"),
)


def read_position(state: ArneState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    FIELDS.take(state, position, "phase")
    if is_early(state) and "seats" not in position.fields:
        position.known.append("seats")
    else:
        FIELDS.take(state, position, "seats")
    FIELDS.take(state, position, "dummy")
    FIELDS.take(state, position, "owner")
    read_cards(state, position)
    FIELDS.read(state, position)
    check_sense(state)


def check_sense(state: ArneState) -> None:
    """What a position cannot be, whoever wrote it."""
    phase = state.phase
    name = phases.PHASES[phase]
    if phase == phases.COLOUR and chooser(state) != state.turn:
        raise NotationError(f"{letter(state.turn)} is not the one to choose a colour (field `first`?)")
    early = phase == phases.SETUP or phase == phases.COLOUR
    if early and sorted(state.deck) != sorted(state.options.pack):
        raise NotationError(f"in {name} all cards are in the deck")
    lapping = phase == phases.FINAL or (phase == phases.BEAT and len(state.lap) > 0)
    if lapping != (len(state.lap) > 0) or (lapping and state.lap[0] != state.turn):
        raise NotationError("`lap` begins with the player whose final turn it is, in FINAL and its BEAT only")
    if (lapping or phase == phases.OVER) and not state.is_final():
        raise NotationError(f"in {name} the deck is empty", clause="arne.final.start")
    if state.is_last_round_beat() and not state.options.final_open:
        raise NotationError("there is no BEAT in FINAL without final=open", clause="arne.final.in-turn")
    if (phase == phases.GIVE) and state.asked == NOBODY:
        raise NotationError("GIVE needs the field `asked`")
    check_moved(state, lapping)
    if phase == phases.BEAT or phase == phases.END:
        if must(state) == 0:
            raise NotationError(f"everybody has sent ok: {name} is closed", clause="arne.window.ok")
    elif state.opener != NOBODY or state.agreed:
        raise NotationError(f"`opened` and `ok` have no place in {name}")
    if (state.claim == NOBODY and state.flips) or (state.claim != NOBODY and state.is_final()):
        raise NotationError("claim and flips do not go together with the rest", clause="arne.stop.claims")


def check_moved(state: ArneState, lapping: bool) -> None:
    phase = state.phase
    after = phase == phases.GIVE or phase == phases.QUIET or phase == phases.END
    if not after and state.moved != phases.NOT_MOVED:
        raise NotationError(f"in {phases.PHASES[phase]} nobody has moved yet")
    if phase == phases.QUIET and state.moved not in (phases.NOT_MOVED, phases.PASSED, phases.SWAPPED):
        raise NotationError("QUIET follows a pass or a swap")
    if state.moved == phases.DISCARDED and bytes([int(state.turn)]) not in state.marks:
        raise NotationError("a mover who has discarded has a card face down on the discard")
    if state.breach not in (phases.NOT_MOVED, phases.DISCARDED, phases.SKIPPED):
        raise NotationError("breach is disc or skip")
    broken = state.breach != phases.NOT_MOVED
    if broken and (state.breach != state.moved or not state.options.table):
        raise NotationError("breach names the move of this turn, under the referee `table`")
    if state.owed and (state.owed > 2 or state.asked == NOBODY or not state.options.table):
        raise NotationError("owed is 1 or 2 cards of the gift asked for, under the referee `table`")
    if state.called and (not state.options.calls or phase != phases.END):
        raise NotationError("called is for END with honesty=call")
    if lapping and (state.claim != NOBODY or state.owed):
        raise NotationError("what belongs to a turn is over in the final lap")
    if phase == phases.MOVE and state.owed:
        raise NotationError("owed has no place in MOVE")
