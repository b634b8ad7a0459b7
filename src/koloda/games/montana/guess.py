"""A full state that fits a view: what is unseen is dealt at random."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.ending import find_winner
from koloda.games.montana.rules.matching import why_wrong
from koloda.games.montana.rules.plays import OWES_TAP, OWES_WORDS, duties
from koloda.games.montana.state import PAID, SWAPPED, TOOK, Entry, MontanaState
from koloda.games.montana.view import HIDDEN, MontanaView, played_cards
from koloda.kernel import Action, Chance
from koloda.kernel.masks import BITS
from koloda.kernel.positions import Supply
from koloda.kernel.seats import bit

FASTEST: Final[i64] = 100


def guess(state: MontanaState, seen: MontanaView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest."""
    table = seen.table
    pack = Supply(table.options.pack)
    for found in [*seen.known, seen.shown_pile, tops_of(seen), just_covered(seen)]:
        for card in found:
            pack.name(card)
    rest = chance.shuffled(pack.rest())
    covered = guess_covered(seen, rest)
    under: list[int] = [card for card in rest if card < cards.RULES][: table.pile_size - len(seen.shown_pile)]
    for card in under:
        rest.remove(card)
    winner = table.winner
    if table.phase == phases.FINAL:
        rest = winning_first(seen, rest, seen.sizes[winner] - len(seen.known[winner]))
    hands = [found[:] for found in seen.known]
    for seat in table.in_order(max(winner, 0)):
        missing = seen.sizes[seat] - len(hands[seat])
        hands[seat] += rest[:missing]
        rest = rest[missing:]
    fill_world(state, seen, hands, under, covered, rest, chance)


def fill_world(
    state: MontanaState,
    seen: MontanaView,
    hands: list[list[int]],
    under: list[int],
    covered: list[list[int]],
    rest: list[int],
    chance: Chance,
) -> None:
    """A new state with these hands and this deck; `under` lies in the play pile below what is shown."""
    begin(state, seen)
    state.times = tuple(
        [
            int(FASTEST + chance.below(state.options.race_ms - FASTEST)) if raced else -1
            for raced in seen.raced
        ]
    )
    for pile in range(cards.PILES):
        state.under[pile] = tuple(covered[pile])
    for card in under + seen.shown_pile:
        state.lay(card)
    for seat in range(state.count):
        for card in hands[seat]:
            state.add(seat, card)
    state.set_deck(rest[: seen.table.deck_size])
    if seen.has_drawn:
        hand = state.cards_in(seen.table.turn)
        state.drawn = seen.drawn if seen.drawn >= 0 else hand[chance.below(len(hand))]


def winning_first(seen: MontanaView, rest: list[int], missing: int) -> list[int]:
    """Whose win is pending holds what the active victory rule asks for: such cards come first."""
    active = seen.table.tops[cards.VICTORY]
    if active < 0:
        return rest
    wanted: i64 = cards.ODD_CARDS if active == cards.ODD else cards.EVEN_CARDS
    first = [card for card in rest if wanted & BITS[card]][:missing]
    for card in first:
        rest.remove(card)
    return first + rest


def is_plausible(state: MontanaState) -> bool:
    """Nobody can hold a winning hand and go on playing; who went astray had drawn another card."""
    if state.phase < phases.FINAL and find_winner(state) >= 0:
        return False
    base = state.base
    if base is None:
        return True
    assert isinstance(base, MontanaState)
    cards = codes.cards_of(state.since[0])
    if state.astray and len(cards) == 1 and base.drawn == cards[0]:
        return False
    return find_winner(base) < 0


def begin(state: MontanaState, seen: MontanaView) -> None:
    """The public table, and piles still to be filled."""
    state.lay_out()
    state.copy_steps(seen.table)
    state.copy_public(seen.table)
    state.pile_size = 0


def tops_of(seen: MontanaView) -> list[int]:
    return [int(seen.table.tops[pile]) for pile in range(cards.PILES)]


def just_covered(seen: MontanaView) -> list[int]:
    """The rule card that the open play covered: all have just seen it."""
    before, pile = seen.before, seen.table.laid_on
    if before is None or pile < 0 or before.table.tops[pile] < 0:
        return []
    return [int(before.table.tops[pile])]


def guess_covered(seen: MontanaView, rest: list[int]) -> list[list[int]]:
    """Covered cards are of their pile's kind; takes them from `rest`."""
    found: list[list[int]] = []
    for pile in range(cards.PILES):
        kind = min(pile, int(cards.DIGIT_PILE))
        shown = just_covered(seen) if pile == seen.table.laid_on else []
        covered = [card for card in rest if cards.PILE_OF[card] == kind][: seen.covered[pile] - len(shown)]
        for card in covered:
            rest.remove(card)
        found.append(covered + shown)
    return found


def guess_play(state: MontanaState, base: MontanaState, seen: MontanaView, chance: Chance) -> None:
    """What lies in an open play: its journal, the position before it, and what it owes."""
    before, cards = seen.before, played_cards(seen)
    assert before is not None
    begin(base, before)
    base.hands = state.hands[:]
    base.set_deck(state.deck_cards())
    state.journal = undo_journal(base, seen, chance)
    restore_piles(state, base, cards)
    for card in cards:
        base.add(base.turn, card)
    if before.has_drawn:
        base.drawn = guess_drawn(base, before, cards, state.astray != 0, chance)
    times = state.times
    state.since = tuple(
        [
            Action(action.seat, codes.COVER, (max(times[action.seat], int(FASTEST)),))
            if action.code == codes.COVER and action.args[0] == HIDDEN
            else action
            for action in seen.since
        ]
    )
    state.base = base
    if state.open >= 0:
        guess_offences(state, base, cards)


def undo_journal(base: MontanaState, seen: MontanaView, chance: Chance) -> tuple[Entry, ...]:
    """The journal with cards for the hidden ones; `base` goes back through it, penalties included."""
    unseen = [own_rest(base, seat, seen.known[seat]) for seat in range(base.count)]
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


def restore_piles(state: MontanaState, base: MontanaState, found: tuple[int, ...]) -> None:
    """The piles without the play; should the deck have been made anew since, it stays so."""
    pile = state.pile_cards()
    number_play = found[0] < cards.RULES
    for card in pile[: len(pile) - len(found)] if number_play else pile:
        base.lay(card)
    for at in range(cards.PILES):
        under = state.under[at]
        if not number_play and at == state.laid_on:
            under = under[: len(under) - 1] if base.tops[at] >= 0 else ()
        base.under[at] = under
    base.drawn = cards.NO_CARD


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


def guess_offences(state: MontanaState, base: MontanaState, found: tuple[int, ...]) -> None:
    """Wrong, owed and due follow from what everybody has seen."""
    state.wrong = 0 if why_wrong(base, found) is None else 1
    card: i64 = found[-1]
    state.owes = duties(state, card) if card < cards.RULES else 0
    if state.penalised & offence_bit(codes.NO_WORDS, 0):
        state.owes &= ~OWES_WORDS
    if state.penalised & offence_bit(codes.NO_TAP, 0):
        state.owes &= ~OWES_TAP
    for action in state.since:
        if action.code == codes.TAP:
            state.owes &= ~OWES_TAP
        elif card < cards.RULES and action.code == codes.SAY + codes.words_for(card):
            state.owes &= ~OWES_WORDS
    state.due = 0
    if state.stage == phases.SETTLED:
        for seat in range(state.count):
            silent = state.changed & ~state.said & ~state.penalised & bit(seat)
            if silent and state.size(seat) == 1:
                state.due |= bit(seat)
