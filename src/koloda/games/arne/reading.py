"""The fields of an Arne position, read (the table at the head of chapter 7)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.cards import (
    CODES,
    NO_COLOUR,
    NUMBERS,
    ON_CARDS,
    ON_CHAMELEON,
    ON_CRASH,
    ON_LOCK,
    ON_NAMES,
    ON_X3,
    is_minus,
    is_score,
    put_on,
)
from koloda.games.arne.fields import default_places
from koloda.games.arne.notation import read_colour, read_colours, read_player
from koloda.games.arne.rules.setup import chooser, count_bits, taken_colours
from koloda.games.arne.rules.turns import must
from koloda.games.arne.state import (
    ASKED_BLACK,
    ASKED_SCORE,
    BEAT,
    COLOUR,
    DISCARDED,
    DUMMY,
    END,
    FACE_UP,
    FINAL,
    GIVE,
    MOVE,
    MOVED,
    NOBODY,
    NOT_MOVED,
    OVER,
    PASSED,
    PHASES,
    QUIET,
    SETUP,
    SKIPPED,
    SWAPPED,
    ArneState,
)
from koloda.kernel.errors import NotationError
from koloda.kernel.positions import ELLIPSES, Pack, Position, is_number, unknown_count
from koloda.kernel.seats import letter, read_seats

ON_MARKS: Final = [int(ON_X3), int(ON_CHAMELEON), int(ON_CRASH), int(ON_LOCK)]
ONCE: Final = ["arne.x3.one", "arne.cham.one", "arne.crash.once", "arne.lock.one"]


class Piles:
    """The cards of a position: named ones first, then `?n` hand by hand, then `…`."""

    def __init__(self, pack: list[int]) -> None:
        self.pack = Pack(pack)
        self.rest_in = ""

    def name(self, text: str) -> int:
        """A card that stands in the position by its code."""
        card = NUMBERS.get(text, -1)
        if card < 0:
            raise NotationError(f"{text!r} is no card of Arne")
        self.count(card)
        return card

    def count(self, card: int) -> None:
        if not self.pack.name(card):
            raise NotationError(
                f"the pack has no more {CODES[card]} than are named already", clause="arne.deck.table"
            )

    def hand(self, text: str) -> list[int]:
        """Cards as numbers, `?5` as five times -1."""
        cards: list[int] = []
        for word in split_cards(text):
            hidden = unknown_count(word)
            if hidden < 0:
                cards.append(self.name(word))
            else:
                cards += [-1] * hidden
        return cards

    def fill(self, cards: list[int]) -> list[int]:
        """The same with cards that do not matter in place of -1."""
        hidden = cards.count(-1)
        if not hidden:
            return cards
        taken = self.pack.last(hidden)
        return [card if card >= 0 else taken.pop(0) for card in cards]

    def ends_with_rest(self, words: list[str], field: str) -> bool:
        """Whether a pile ends with `…`; then its words lose it."""
        for word in words[:-1]:
            if word in ELLIPSES:
                raise NotationError(f"`…` stands at the end of {field!r}")
        if not words or words[-1] not in ELLIPSES:
            return False
        if self.rest_in:
            raise NotationError(f"`…` stands in {self.rest_in!r} already")
        self.rest_in = field
        words.pop()
        return True


def split_cards(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def one_of(text: str, values: list[str], field: str) -> i64:
    if text not in values:
        raise NotationError(f"{field} is one of {', '.join(values)}, not {text!r}")
    return values.index(text)


def read_small(text: str, field: str) -> i64:
    if not is_number(text, 3):
        raise NotationError(f"{field} is a number, not {text!r}")
    return int(text)


def read_optional(text: str, count: i64) -> i64:
    return NOBODY if text == "-" else read_player(text, count)


def read_position(state: ArneState, position: Position) -> None:
    """Fills a new state from the fields of a position."""
    take = position.take
    state.phase = one_of(take("phase", "MOVE"), PHASES, "phase")
    early = state.phase == SETUP or state.phase == COLOUR
    read_places(state, take("seats", ""), early)
    read_dummy(state, position)
    read_cards(state, position)
    read_lap(state, take("lap", "-"))
    read_turn(state, position)
    state.direction = 1 if one_of(take("dir", "+"), ["+", "-"], "dir") == 0 else -1
    state.claim = read_optional(take("claim", "-"), state.count)
    state.flips = read_small(take("flips", "0"), "flips")
    state.moved = one_of(take("moved", "-"), MOVED, "moved")
    read_asked(state, take("asked", "-"))
    state.owed = read_small(take("owed", "0"), "owed")
    state.breach = one_of(take("breach", "-"), MOVED, "breach")
    state.called = read_seats(take("called", "-"), state.count)
    state.opener = read_optional(take("opened", "-"), state.count)
    state.agreed = read_seats(take("ok", "-"), state.count)
    position.finish()
    check_sense(state)


# Places and cards


def read_places(state: ArneState, text: str, early: bool) -> None:
    """`A:r B:yv` from place 1 clockwise."""
    if not text:
        if early:
            return
        text = default_places(state.count, state.options.team)
    words = text.split()
    if len(words) != state.count:
        raise NotationError(f"`seats` names {len(words)} players, the table has {state.count}")
    seen: list[int] = []
    for at in range(len(words)):
        who, colon, colours = words[at].partition(":")
        seat = int(read_player(who, state.count))
        if not colon or seat in seen:
            raise NotationError(f"`seats` is every player once with his colours, not {text!r}")
        seen.append(seat)
        state.sitters[at + 1] = seat
        state.places[seat] = at + 1
        state.colours[at + 1] = int(read_colours(colours))
    check_colours(state, early)


def check_colours(state: ArneState, early: bool) -> None:
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
        elif number == 0 and not early:
            raise NotationError(f"{letter(state.sitters[place])} has no colour", clause="arne.setup.colour")
        taken |= mask


def read_dummy(state: ArneState, position: Position) -> None:
    colour = position.take("dummy", "-")
    owner = position.take("owner", "-")
    early = state.phase == SETUP or state.phase == COLOUR
    if not state.options.dummy:
        if colour != "-" or owner != "-":
            raise NotationError("there is no dummy in this variant")
        return
    if colour == "-":
        if not early:
            raise NotationError("the dummy's colour is missing", clause="arne.dummy.setup")
        return
    mask = 1 << read_colour(colour)
    if mask & taken_colours(state):
        raise NotationError("the dummy's colour is nobody's own", clause="arne.dummy.setup")
    state.colours[DUMMY] = mask
    if owner != "-":
        state.owner = state.places[read_player(owner, state.count)]


def read_cards(state: ArneState, position: Position) -> None:
    piles = Piles(state.options.pack)
    hands = [piles.hand(position.take(letter(seat), "-")) for seat in range(state.count)]
    for place in range(state.count + 1):
        text = position.take(f"field{place}", "-")
        if text != "-" and place == DUMMY and not state.options.dummy:
            raise NotationError("there is no dummy in this variant")
        state.fields[place] = tuple(read_stacks(piles, text))
    pile_words = split_cards(position.take("disc", "-"))
    deck_words = split_cards(position.take("deck", "…"))
    rest_to_pile = piles.ends_with_rest(pile_words, "disc")
    rest_to_deck = piles.ends_with_rest(deck_words, "deck")
    for word in pile_words:
        code, slash, who = word.partition("/")
        state.throw(piles.name(code), read_player(who, state.count) if slash else FACE_UP)
    deck = piles.hand(" ".join(deck_words) or "-")
    for seat in range(state.count):
        state.hands[seat] = bytes(piles.fill(hands[seat]))
    deck = piles.fill(deck)
    if rest_to_deck:
        deck += piles.pack.take_rest()
    if rest_to_pile:
        for card in piles.pack.take_rest():
            state.throw(card)
    state.deck = bytes(deck)


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
    card = piles.name(words[0])
    if not is_score(card) and not is_minus(card):
        raise NotationError(f"a stack begins with a score card or a -200, not with {words[0]!r}")
    stack: i64 = card
    for word in words[1:]:
        kind = one_of(word, ON_NAMES, "what lies on a stack")
        mark = ON_MARKS[kind]
        crash_on_minus = mark == ON_CRASH and is_minus(card)
        idle_lock = mark == ON_LOCK and not is_minus(card) and not stack & ON_CRASH
        clause = "arne.crash.target" if crash_on_minus else "arne.lock.target" if idle_lock else ""
        if stack & mark:
            clause = ONCE[kind]
        if clause:
            raise NotationError(f"{word} cannot lie there in [{' '.join(words)}]", clause=clause)
        piles.count(ON_CARDS[kind])
        stack = put_on(stack, mark)
    return int(stack)


# Whose turn, and what happened in it


def read_lap(state: ArneState, text: str) -> None:
    lap = [int(read_player(word, state.count)) for word in split_cards(text)]
    if len(set(lap)) != len(lap):
        raise NotationError("nobody has two final turns", clause="arne.final.lap")
    state.lap = tuple(lap)


def read_turn(state: ArneState, position: Position) -> None:
    phase = state.phase
    default = "-" if phase == OVER or phase == SETUP else letter(state.lap[0]) if state.lap else "A"
    if phase == COLOUR and state.options.first >= 0:
        default = letter(state.options.first)
    state.turn = read_optional(position.take("turn", default), state.count)
    if (state.turn == NOBODY) != (phase == OVER or phase == SETUP):
        raise NotationError(
            f"in {PHASES[phase]} {'nobody' if state.turn != NOBODY else 'somebody'} is in turn"
        )
    if phase == COLOUR:
        state.first = read_optional(position.take("first", letter(state.turn)), state.count)
    else:
        named = letter(state.options.first) if phase == SETUP and state.options.first >= 0 else "-"
        state.first = read_optional(position.take("first", named), state.count)
        if state.first != NOBODY and phase != SETUP:
            raise NotationError("`first` is told only before the deal")


def read_asked(state: ArneState, text: str) -> None:
    """`B 2black`, `B 2score:r`, in Minimum `B 2score`."""
    if text == "-":
        return
    who, _, what = text.partition(" ")
    state.asked = read_player(who, state.count)
    what, colon, colour = what.strip().partition(":")
    named = what == "2score" and not state.options.minimum
    if what not in ("2black", "2score") or bool(colon) != named:
        raise NotationError(f"asked is a player and 2black or 2score with its colour, not {text!r}")
    moved = ASKED_BLACK if what == "2black" else ASKED_SCORE
    if state.moved == NOT_MOVED:
        state.moved = moved
    if state.moved != moved or state.asked == state.turn:
        raise NotationError(f"asked {text} does not go with the move of this turn")
    state.asked_colour = read_colour(colour) if colon else NO_COLOUR


def check_sense(state: ArneState) -> None:
    """What a position cannot be, whoever wrote it."""
    phase = state.phase
    name = PHASES[phase]
    if phase == COLOUR and chooser(state) != state.turn:
        raise NotationError(f"{letter(state.turn)} is not the one to choose a colour (field `first`?)")
    early = phase == SETUP or phase == COLOUR
    if early and sorted(state.deck) != sorted(state.options.pack):
        raise NotationError(f"in {name} all cards are in the deck")
    lapping = phase == FINAL or (phase == BEAT and len(state.lap) > 0)
    if lapping != (len(state.lap) > 0) or (lapping and state.lap[0] != state.turn):
        raise NotationError("`lap` begins with the player whose final turn it is, in FINAL and its BEAT only")
    if (lapping or phase == OVER) and not state.is_final():
        raise NotationError(f"in {name} the deck is empty", clause="arne.final.start")
    if state.is_last_round_beat() and not state.options.final_open:
        raise NotationError("there is no BEAT in FINAL without final=open", clause="arne.final.in-turn")
    if (phase == GIVE) and state.asked == NOBODY:
        raise NotationError("GIVE needs the field `asked`")
    check_moved(state, lapping)
    if phase == BEAT or phase == END:
        if must(state) == 0:
            raise NotationError(f"everybody has sent ok: {name} is closed", clause="arne.window.ok")
    elif state.opener != NOBODY or state.agreed:
        raise NotationError(f"`opened` and `ok` have no place in {name}")
    if (state.claim == NOBODY and state.flips) or (state.claim != NOBODY and state.is_final()):
        raise NotationError("claim and flips do not go together with the rest", clause="arne.stop.claims")


def check_moved(state: ArneState, lapping: bool) -> None:
    phase = state.phase
    after = phase == GIVE or phase == QUIET or phase == END
    if not after and state.moved != NOT_MOVED:
        raise NotationError(f"in {PHASES[phase]} nobody has moved yet")
    if phase == QUIET and state.moved not in (NOT_MOVED, PASSED, SWAPPED):
        raise NotationError("QUIET follows a pass or a swap")
    if state.moved == DISCARDED and bytes([int(state.turn)]) not in state.marks:
        raise NotationError("a mover who has discarded has a card face down on the discard")
    if state.breach not in (NOT_MOVED, DISCARDED, SKIPPED):
        raise NotationError("breach is disc or skip")
    broken = state.breach != NOT_MOVED
    if broken and (state.breach != state.moved or not state.options.table):
        raise NotationError("breach names the move of this turn, under the referee `table`")
    if state.owed and (state.owed > 2 or state.asked == NOBODY or not state.options.table):
        raise NotationError("owed is 1 or 2 cards of the gift asked for, under the referee `table`")
    if state.called and (not state.options.calls or phase != END):
        raise NotationError("called is for END with honesty=call")
    if lapping and (state.claim != NOBODY or state.owed):
        raise NotationError("what belongs to a turn is over in the final lap")
    if phase == MOVE and state.owed:
        raise NotationError("owed has no place in MOVE")
