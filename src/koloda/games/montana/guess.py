"""A full state that fits a view: what is unseen is dealt at random."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.cards import (
    COLOUR_OF,
    DIGIT_PILE,
    EVEN_CARDS,
    NO_CARD,
    NUMBER_OF,
    ODD,
    ODD_CARDS,
    ONE,
    PILE_OF,
    PILES,
    RULES,
    VICTORY,
)
from koloda.games.montana.codes import COVER, NO_TAP, NO_WORDS, SAY, TAP, cards_of
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.ending import find_winner
from koloda.games.montana.rules.matching import why_wrong
from koloda.games.montana.rules.plays import OWES_TAP, OWES_WORDS, duties
from koloda.games.montana.state import FINAL, PAID, SETTLED, SWAPPED, TOOK, Entry, MontanaState
from koloda.games.montana.view import HIDDEN, MontanaView, played_cards
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance
from koloda.kernel.positions import Pack
from koloda.kernel.seats import bit

FASTEST: Final[i64] = 100


def guess(state: MontanaState, seen: MontanaView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest."""
    copy_open(state, seen)
    state.times = tuple(
        [
            int(FASTEST + chance.below(state.options.race_ms - FASTEST)) if raced else -1
            for raced in seen.raced
        ]
    )
    pack = Pack(state.options.pack)
    for cards in [*seen.known, seen.shown_pile, seen.tops, just_covered(seen)]:
        for card in cards:
            pack.name(card)
    rest = chance.shuffled(pack.rest())
    fill_rule_piles(state, seen, rest)
    under: list[int] = [card for card in rest if card < RULES][: seen.pile_size - len(seen.shown_pile)]
    for card in under:
        rest.remove(card)
    for card in under + seen.shown_pile:
        state.lay(card)
    if seen.phase == FINAL:
        rest = winning_first(state, rest, seen.sizes[seen.winner] - len(seen.known[seen.winner]))
    for seat in state.in_order(max(seen.winner, 0)):
        missing = seen.sizes[seat] - len(seen.known[seat])
        for card in seen.known[seat] + rest[:missing]:
            state.add(seat, card)
        rest = rest[missing:]
    state.set_deck(rest[: seen.deck_size])
    if seen.has_drawn:
        hand = state.cards_in(seen.turn)
        state.drawn = seen.drawn if seen.drawn >= 0 else hand[chance.below(len(hand))]


def winning_first(state: MontanaState, rest: list[int], missing: int) -> list[int]:
    """Whose win is pending holds what the active victory rule asks for: such cards come first."""
    active = state.tops[VICTORY]
    if active < 0:
        return rest
    wanted: i64 = ODD_CARDS if active == ODD else EVEN_CARDS
    first = [card for card in rest if wanted & ONE[card]][:missing]
    for card in first:
        rest.remove(card)
    return first + rest


def is_plausible(state: MontanaState) -> bool:
    """Nobody can hold a winning hand and go on playing; who went astray had drawn another card."""
    if state.phase < FINAL and find_winner(state) >= 0:
        return False
    base = state.base
    if base is None:
        return True
    assert isinstance(base, MontanaState)
    cards = cards_of(state.since[0])
    if state.astray and len(cards) == 1 and base.drawn == cards[0]:
        return False
    return find_winner(base) < 0


def copy_open(state: MontanaState, seen: MontanaView) -> None:
    """Everything that is public."""
    state.phase = seen.phase
    state.opened = seen.opened
    state.turn = seen.turn
    state.direction = seen.direction
    state.age = seen.age
    state.owed = seen.owed
    state.skip = seen.skip
    state.said = seen.said
    state.last = seen.last
    state.idle = seen.idle
    state.moves = seen.moves
    state.first = seen.first
    state.points = seen.points
    state.winner = seen.winner
    state.stage = seen.stage
    state.below = seen.below
    state.triggers = seen.triggers
    state.seven = seen.seven
    state.changed = seen.changed
    state.open = seen.open
    state.laid_on = seen.laid_on
    state.astray = seen.astray
    state.spent = seen.spent
    state.penalised = seen.penalised
    state.laid_at = seen.laid_at
    state.settled_at = seen.settled_at
    state.step = seen.step


def just_covered(seen: MontanaView) -> list[int]:
    """The rule card that the open play covered: all have just seen it."""
    before = seen.before
    if before is None or seen.laid_on < 0 or before.tops[seen.laid_on] < 0:
        return []
    return [before.tops[seen.laid_on]]


def fill_rule_piles(state: MontanaState, seen: MontanaView, rest: list[int]) -> None:
    """Covered cards are of their pile's kind; takes them from `rest`."""
    for pile in range(PILES):
        kind = min(pile, int(DIGIT_PILE))
        shown = just_covered(seen) if pile == seen.laid_on else []
        covered = [card for card in rest if PILE_OF[card] == kind][: seen.covered[pile] - len(shown)]
        for card in covered:
            rest.remove(card)
        state.under[pile] = tuple(covered + shown)
        state.tops[pile] = seen.tops[pile]


def guess_play(state: MontanaState, base: MontanaState, seen: MontanaView, chance: Chance) -> None:
    """What lies in an open play: its journal, the position before it, and what it owes."""
    before, cards = seen.before, played_cards(seen)
    assert before is not None
    copy_open(base, before)
    base.hands = state.hands[:]
    base.set_deck(state.deck_cards())
    state.journal = undo_journal(base, seen, chance)
    restore_piles(state, base, before, cards)
    for card in cards:
        base.add(before.turn, card)
    if before.has_drawn:
        base.drawn = guess_drawn(base, before, cards, seen.astray != 0, chance)
    times = state.times
    state.since = tuple(
        [
            Action(action.seat, COVER, (max(times[action.seat], int(FASTEST)),))
            if action.code == COVER and action.args[0] == HIDDEN
            else action
            for action in seen.since
        ]
    )
    state.base = base
    if state.open >= 0:
        guess_offences(state, base, cards)


def undo_journal(base: MontanaState, seen: MontanaView, chance: Chance) -> tuple[Entry, ...]:
    """The journal with cards for the hidden ones; `base` goes back through it, penalties included."""
    unseen = [own_rest(base, seat, seen.known[seat]) for seat in range(seen.count)]
    told: list[Entry] = []
    for entry in reversed(seen.journal):
        if entry[0] == SWAPPED:
            base.swap_hands(entry[1], entry[2])
            unseen[entry[1]], unseen[entry[2]] = unseen[entry[2]], unseen[entry[1]]
        elif entry[0] in (TOOK, PAID):
            seat, cards = entry[1], entry[2:]
            if cards and cards[0] == HIDDEN:
                pool = chance.shuffled(unseen[seat])
                if len(pool) < len(cards):
                    pool = pool + chance.shuffled(own_rest(base, seat, pool))
                cards = tuple(pool[: len(cards)])
                entry = entry[:2] + cards
            for card in reversed(cards):
                base.remove(seat, card)
                base.put_on_deck(card)
                if card in unseen[seat]:
                    unseen[seat].remove(card)
        told.append(entry)
    return tuple(reversed(told))


def own_rest(state: MontanaState, seat: i64, known: list[int]) -> list[int]:
    """A hand without those cards."""
    cards = state.cards_in(seat)
    for card in known:
        if card in cards:
            cards.remove(card)
    return cards


def restore_piles(
    state: MontanaState, base: MontanaState, before: MontanaView, cards: tuple[int, ...]
) -> None:
    """The piles without the play; should the deck have been made anew since, it stays so."""
    pile = state.pile_cards()
    number_play = cards[0] < RULES
    for card in pile[: len(pile) - len(cards)] if number_play else pile:
        base.lay(card)
    for at in range(PILES):
        under = state.under[at]
        if not number_play and at == state.laid_on:
            under = under[: len(under) - 1] if before.tops[at] >= 0 else ()
        base.tops[at] = before.tops[at]
        base.under[at] = under
    base.drawn = NO_CARD


def guess_drawn(
    base: MontanaState, before: MontanaView, cards: tuple[int, ...], astray: bool, chance: Chance
) -> i64:
    """The card drawn before the play: everybody saw whether it was the one played."""
    if before.drawn >= 0:
        return before.drawn
    if not astray:
        return cards[0]
    hand = [card for card in base.cards_in(base.turn) if len(cards) > 1 or card != cards[0]]
    return hand[chance.below(len(hand))] if hand else cards[0]


def guess_offences(state: MontanaState, base: MontanaState, cards: tuple[int, ...]) -> None:
    """Wrong, owed and due follow from what everybody has seen."""
    state.wrong = 0 if why_wrong(base, cards) is None else 1
    card: i64 = cards[-1]
    state.owes = duties(state, card) if card < RULES else 0
    if state.penalised & offence_bit(NO_WORDS, 0):
        state.owes &= ~OWES_WORDS
    if state.penalised & offence_bit(NO_TAP, 0):
        state.owes &= ~OWES_TAP
    for action in state.since:
        if action.code == TAP:
            state.owes &= ~OWES_TAP
        elif card < RULES and action.code == SAY + COLOUR_OF[card] * 6 + NUMBER_OF[card] - 1:
            state.owes &= ~OWES_WORDS
    state.due = 0
    if state.stage == SETTLED:
        for seat in range(state.count):
            silent = state.changed & ~state.said & ~state.penalised & bit(seat)
            if silent and state.size(seat) == 1:
                state.due |= bit(seat)
