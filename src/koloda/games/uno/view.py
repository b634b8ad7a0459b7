"""What a seat may know (chapter 10), and a guess at the rest."""

from typing import Final

from mypy_extensions import i64, u8

from koloda.games.uno.cards import CODES, NUMBERS
from koloda.games.uno.codes import AUTO, asked
from koloda.games.uno.fields import (
    FIELDS,
    is_default,
    write_accused,
    write_choices,
    write_field,
    write_verdicts,
    write_votes,
)
from koloda.games.uno.notation import write_cards
from koloda.games.uno.options import UnoOptions
from koloda.games.uno.rules.judging import misplay
from koloda.games.uno.state import NOBODY, PENALTY, Choice, UnoState, Verdict
from koloda.games.uno.windows import windows
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance
from koloda.kernel.positions import Pack
from koloda.kernel.seats import SPECTATOR, bit, letter, seats_in
from koloda.kernel.views import View, seen_windows
from koloda.kernel.windows import Window

OWN: Final = ("drawn", "accused", "verdict", "chosen", "votes")
"""Fields of which seats may know more than a spectator; where they hold nothing, nobody knows more."""


class UnoView(View):
    """The public table, and the cards this seat may see.

    `hands` has None for a hand that is hidden; `drawn`, the accused's hand and the choices of
    others likewise. `before` is the view of the position before an open play (table referee).
    Whoever has watched may put the cards it knows to lie in the discard pile into `remembered`.
    """

    def __init__(self, state: UnoState, seat: i64, table: "OpenTable") -> None:
        sheet = table.sheet(state, seat)
        super().__init__(seat, sheet.header, sheet.fields, sheet.windows, sheet.plain)
        mask = 0 if seat == SPECTATOR else bit(seat)
        self.options: UnoOptions = state.options
        self.count: i64 = state.count
        self.phase: i64 = state.phase
        self.turn: i64 = state.turn
        self.dealer: i64 = state.dealer
        self.direction: i64 = state.direction
        self.top: i64 = state.top
        self.colour: i64 = state.colour
        self.sizes: list[int] = [int(state.size(other)) for other in range(state.count)]
        self.hands: list[list[int] | None] = [
            state.cards_in(other) if other == seat or state.open else None for other in range(state.count)
        ]
        self.deck_size: i64 = state.deck_size
        self.pile_size: i64 = state.pile_size
        self.shown_pile: list[int] = state.pile_cards() if state.in_dealer_draw() else []
        self.drawn_size: i64 = state.size(state.drawn_row())
        sees_drawn = seat == state.turn or state.open
        self.drawn: list[int] | None = state.cards_in(state.drawn_row()) if sees_drawn else None
        self.owes: i64 = state.owes
        self.jump: i64 = state.jump
        self.held: i64 = state.held
        self.call_held: i64 = state.call_held
        self.armed: i64 = state.armed
        self.accused: i64 = state.accused
        self.colour_before: i64 = state.colour_before
        self.accused_size: i64 = state.size(state.accused_row())
        sees_accused = seat == state.accused or state.open
        self.accused_hand: list[int] | None = state.cards_in(state.accused_row()) if sees_accused else None
        self.verdicts: tuple[Verdict, ...] = tuple(
            [
                v if mask & (bit(v[0]) | bit(v[1])) else (v[0], v[1], v[2], (-1,) * len(v[3]))
                for v in state.verdicts
            ]
        )
        self.stack: i64 = state.stack
        self.three: i64 = state.three
        self.open: i64 = state.open
        self.stiff: i64 = state.stiff
        self.shed: tuple[int, ...] = state.shed
        self.chosen: tuple[Choice, ...] = tuple(
            [c if c[0] == seat else (c[0], (-1,) * len(c[1]), 0) for c in state.chosen]
        )
        self.voted: i64 = state.voted
        self.laughed: i64 = state.laughed & mask
        self.tied: i64 = state.tied
        self.idle: i64 = state.idle
        self.round: i64 = state.round
        self.points: tuple[int, ...] = state.points
        self.won: i64 = state.won
        self.agreed: i64 = state.agreed
        self.player: i64 = state.player
        self.called: i64 = state.called & mask
        self.opened: i64 = state.opened
        self.held_since: i64 = state.held_since
        self.laid: i64 = state.laid
        self.step: i64 = state.step
        self.remembered: list[int] = []
        self.before: UnoView | None = None
        self.open_play: Action | None = None


class OpenTable:
    """What all views of a position share: every field beside the hands. `own` says that seats know some of
    `OWN` better than a spectator."""

    def __init__(self, state: UnoState) -> None:
        self.header = state.options.header(state.count)
        self.windows: list[Window] = seen_windows(windows(state), SPECTATOR)
        self.own = knows_more(state)
        self.fields: dict[str, str] = {}
        self.plain: dict[str, str] = {}
        for name in FIELDS:
            value = seen_field(state, SPECTATOR, 0, name)
            if value is not None:
                (self.plain if is_default(state, name, value) else self.fields)[name] = value
        self.plain["top"] = write_field(state, "top") or "-"

    def sheet(self, state: UnoState, seat: i64) -> View:
        """What the seat is shown of the position."""
        fields: dict[str, str] = {}
        for other in range(state.count):
            seen = other == seat or state.open
            fields[letter(other)] = write_cards(state.cards_in(other)) if seen else hidden(state.size(other))
        fields.update(self.fields)
        if self.own:
            mask: i64 = 0 if seat == SPECTATOR else bit(seat)
            for name in OWN:
                if name in fields:
                    fields[name] = seen_field(state, seat, mask, name) or "-"
        if state.base is not None:
            fields["call"] = letter(state.player)
            if seat != SPECTATOR and state.called & bit(seat):
                fields["called"] = letter(seat)
        return View(seat, self.header, fields, self.windows, self.plain)


def knows_more(state: UnoState) -> bool:
    """Whether a seat may know more beside its hand than a spectator."""
    return bool(
        state.size(state.drawn_row()) > 0
        or state.accused != NOBODY
        or len(state.verdicts) > 0
        or len(state.chosen) > 0
        or state.voted != 0
    )


def view(state: UnoState, seat: i64) -> UnoView:
    """uno.hid.view: nothing beyond the table of chapter 10."""
    found = UnoView(state, seat, OpenTable(state))
    base = state.base
    if base is not None:
        assert isinstance(base, UnoState)
        played = state.since[0]
        found.before = UnoView(base, seat, OpenTable(base))
        found.open_play = asked(played) if played.code == AUTO else played
    return found


def sheets(state: UnoState, seats: list[int]) -> list[View]:
    """The views of several seats as people need them."""
    table = OpenTable(state)
    return [table.sheet(state, seat) for seat in seats]


def seen_field(state: UnoState, seat: i64, mask: i64, name: str) -> str | None:
    if name == "deck":
        return hidden(state.deck_size)
    if name == "discard":
        if state.top < 0 or state.pile_size < 2:
            return write_field(state, name)
        return f"?{state.pile_size - 1} {CODES[state.top]}"
    if name == "drawn":
        seen = seat == state.turn or state.open
        return write_field(state, name) if seen else hidden(state.size(state.drawn_row()))
    if name == "accused":
        return write_accused(state, bool(seat == state.accused or state.open))
    if name == "verdict":
        return write_verdicts(state.verdicts, mask)
    if name == "chosen":
        return write_choices(state.chosen, mask)
    if name == "votes":
        return write_votes(state, mask)
    return write_field(state, name)


def hidden(count: i64) -> str:
    return f"?{count}" if count else "-"


def guess(state: UnoState, seen: UnoView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random."""
    copy_open(state, seen)
    pack = Pack(state.options.pack)
    for hand in seen.hands:
        for card in hand or []:
            pack.name(card)
    for card in seen.shown_pile:
        pack.name(card)
    if seen.top >= 0:
        pack.name(seen.top)
    under = [card for card in seen.remembered if pack.name(card)]
    hands: list[list[int]] = [known_cards(seen, seat, pack) for seat in range(seen.count)]
    rest = chance.shuffled(pack.rest())
    for seat in range(seen.count):
        missing = seen.sizes[seat] - len(hands[seat])
        hands[seat] += rest[:missing]
        rest = rest[missing:]
        for card in hands[seat]:
            state.add(seat, card)
    fill_piles(state, seen, under + rest)
    fill_secrets(state, seen, hands, chance)


def guess_base(state: UnoState, base: UnoState, seen: UnoView, chance: Chance) -> None:
    """The position before an open play, guessed on its own: it matters only if the play is undone."""
    before, played = seen.before, seen.open_play
    if before is None or played is None:
        return
    guess(base, before, chance)
    player, card = played.seat, played.code & 63
    if not base.holds(player, card):
        put_into_hand(base, player, card, before, chance)
    by_turn = player == base.turn and base.phase < PENALTY
    state.misplayed = 1 if by_turn and misplay(base, player, card) is not None else 0
    state.base = base
    state.since = (played,)


def put_into_hand(state: UnoState, seat: i64, card: i64, seen: UnoView, chance: Chance) -> None:
    """Exchanges a guessed card of a hand for one that is known to have been there."""
    drawn = state.drawn_row()
    own = [c for c in state.cards_in(seat) if not state.holds(drawn, c)] or state.cards_in(seat)
    given = own[chance.below(len(own))]
    state.remove(seat, given)
    state.add(seat, card)
    if state.holds(drawn, given):
        state.remove(drawn, given)
        state.add(drawn, card)
    for other in range(state.count):
        if other != seat and seen.hands[other] is None and state.holds(other, card):
            state.remove(other, card)
            state.add(other, given)
            return
    deck = state.deck_cards()
    if card in deck:
        deck[deck.index(card)] = given
        state.set_deck(deck)
        return
    for at in range(state.pile_size - 1):
        if int(state.pile[at]) == card:
            state.pile[at] = u8(given)
            return


def known_cards(seen: UnoView, seat: i64, pack: Pack) -> list[int]:
    """The hand itself, or what a challenge has shown of it as far as it may still be there."""
    hand = seen.hands[seat]
    if hand is not None:
        return hand[:]
    found: list[int] = []
    for _, accused, _, cards in seen.verdicts:
        if accused == seat:
            for card in cards:
                if card >= 0 and len(found) < seen.sizes[seat] and pack.name(card):
                    found.append(card)
    return found


def copy_open(state: UnoState, seen: UnoView) -> None:
    """Everything that is public."""
    state.phase = seen.phase
    state.opened = seen.opened
    state.turn = seen.turn
    state.dealer = seen.dealer
    state.direction = seen.direction
    state.colour = seen.colour
    state.owes = seen.owes
    state.jump = seen.jump
    state.held = seen.held
    state.held_since = seen.held_since
    state.laid = seen.laid
    state.call_held = seen.call_held
    state.armed = seen.armed
    state.accused = seen.accused
    state.colour_before = seen.colour_before
    state.stack = seen.stack
    state.three = seen.three
    state.open = seen.open
    state.stiff = seen.stiff
    state.shed = seen.shed
    state.tied = seen.tied
    state.idle = seen.idle
    state.round = seen.round
    state.points = seen.points
    state.won = seen.won
    state.agreed = seen.agreed
    state.player = seen.player
    state.called = seen.called
    state.step = seen.step


def fill_piles(state: UnoState, seen: UnoView, rest: list[int]) -> None:
    if seen.shown_pile:
        for card in seen.shown_pile:
            state.lay(card)
        state.top = seen.top
        state.set_deck(rest[: seen.deck_size])
        return
    under = int(seen.pile_size) - 1
    if seen.top >= 0:
        for card in rest[:under]:
            state.lay(card)
        state.lay(seen.top)
        rest = rest[under:]
    state.set_deck(rest[: seen.deck_size])


def fill_secrets(state: UnoState, seen: UnoView, hands: list[list[int]], chance: Chance) -> None:
    """Drawn cards, the accused's hand, choices and votes that this seat does not know."""
    if seen.drawn_size:
        drawn = seen.drawn
        if drawn is None:
            drawn = chance.shuffled(hands[seen.turn])[: seen.drawn_size]
        for card in drawn:
            state.add(state.drawn_row(), card)
    if seen.accused != NOBODY:
        accused = seen.accused_hand
        if accused is None:
            accused = chance.shuffled(hands[seen.accused])[: seen.accused_size]
        for card in accused:
            state.add(state.accused_row(), card)
    spare = state.pile_cards() + state.deck_cards() + [card for hand in hands for card in hand]
    state.verdicts = tuple([guess_verdict(verdict, hands, spare, chance) for verdict in seen.verdicts])
    chosen: list[Choice] = []
    for seat, cards, shout in seen.chosen:
        if cards and cards[0] < 0:
            cards = tuple(chance.shuffled(hands[seat])[: len(cards)])
        chosen.append((seat, cards, shout))
    state.chosen = tuple(chosen)
    state.voted = seen.voted
    state.laughed = seen.laughed
    if state.options.majority:
        for seat in seats_in(seen.voted):
            if seat != seen.seat and chance.below(2):
                state.laughed |= bit(seat)


def guess_verdict(verdict: Verdict, hands: list[list[int]], spare: list[int], chance: Chance) -> Verdict:
    """A hand that was shown to others; what has been played since may lie anywhere."""
    challenger, accused, guilty, cards = verdict
    if cards and cards[0] < 0:
        cards = tuple((chance.shuffled(hands[accused]) + spare)[: len(cards)])
    return challenger, accused, guilty, cards


def numbers(codes: tuple[str, ...]) -> list[int]:
    """The cards of an event."""
    return [NUMBERS[code] for code in codes]
