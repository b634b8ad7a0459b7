"""A full state that fits what a seat knows: unseen cards dealt at random."""

from mypy_extensions import i64, u8

from koloda.games.uno import codes, phases
from koloda.games.uno.rules.judging import misplay
from koloda.games.uno.state import Choice, UnoState, Verdict
from koloda.games.uno.view import UnoView
from koloda.kernel import Chance
from koloda.kernel.positions import Supply
from koloda.kernel.seats import NOBODY, bit, seats_in


def guess(state: UnoState, seen: UnoView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random."""
    pack = Supply(seen.table.options.pack)
    under = name_seen(seen, pack)
    hands: list[list[int]] = [known_cards(seen, seat, pack) for seat in range(seen.table.count)]
    rest = chance.shuffled(pack.rest())
    for seat in range(seen.table.count):
        missing = seen.sizes[seat] - len(hands[seat])
        hands[seat] += rest[:missing]
        rest = rest[missing:]
    fill_world(state, seen, hands, under + rest, chance)


def name_seen(seen: UnoView, pack: Supply) -> list[int]:
    """Takes the cards that lie open out of the pack; those that are remembered to lie under the top one."""
    for hand in seen.hands:
        for card in hand or []:
            pack.name(card)
    for card in seen.shown_pile:
        pack.name(card)
    if seen.table.top >= 0:
        pack.name(seen.table.top)
    return [card for card in seen.remembered if pack.name(card)]


def fill_world(
    state: UnoState, seen: UnoView, hands: list[list[int]], rest: list[int], chance: Chance
) -> None:
    """A new state with these hands; `rest` are the pile under its top card, then the deck."""
    table = seen.table
    state.copy_steps(table)
    state.copy_public(table)
    state.lay_out()
    state.called = seen.called
    for seat in range(table.count):
        for card in hands[seat]:
            state.add(seat, card)
    fill_piles(state, seen, rest)
    fill_secrets(state, seen, hands, chance)


def guess_base(state: UnoState, base: UnoState, seen: UnoView, chance: Chance) -> None:
    """The position before an open play, guessed on its own: it matters only if the play is undone."""
    before, played = seen.before, seen.open_play
    if before is None or played is None:
        return
    guess(base, before, chance)
    player, card = played.seat, codes.card_of(played.code)
    if not base.holds(player, card):
        put_into_hand(base, player, card, before, chance)
    by_turn = player == base.turn and base.phase < phases.PENALTY
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


def known_cards(seen: UnoView, seat: i64, pack: Supply) -> list[int]:
    """The hand itself, or what a challenge has shown of it as far as it may still be there."""
    hand = seen.hands[seat]
    if hand is not None:
        return hand[:]
    found: list[int] = []
    for _, accused, _, shown in seen.verdicts:
        if accused == seat:
            for card in shown:
                if card >= 0 and len(found) < seen.sizes[seat] and pack.name(card):
                    found.append(card)
    return found


def fill_piles(state: UnoState, seen: UnoView, rest: list[int]) -> None:
    state.pile_size = 0
    if seen.shown_pile:
        for card in seen.shown_pile:
            state.lay(card)
        state.top = seen.table.top
        state.set_deck(rest[: seen.table.deck_size])
        return
    under = int(seen.table.pile_size) - 1
    if seen.table.top >= 0:
        for card in rest[:under]:
            state.lay(card)
        state.lay(seen.table.top)
        rest = rest[under:]
    state.set_deck(rest[: seen.table.deck_size])


def fill_secrets(state: UnoState, seen: UnoView, hands: list[list[int]], chance: Chance) -> None:
    """Drawn cards, the accused's hand, choices and votes that this seat does not know."""
    if seen.drawn_size:
        drawn = seen.drawn
        if drawn is None:
            drawn = chance.shuffled(hands[seen.table.turn])[: seen.drawn_size]
        for card in drawn:
            state.add(state.drawn_row(), card)
    if seen.table.accused != NOBODY:
        accused = seen.accused_hand
        if accused is None:
            accused = chance.shuffled(hands[seen.table.accused])[: seen.accused_size]
        for card in accused:
            state.add(state.accused_row(), card)
    spare = state.pile_cards() + state.deck_cards() + [card for hand in hands for card in hand]
    state.verdicts = tuple([guess_verdict(verdict, hands, spare, chance) for verdict in seen.verdicts])
    chosen: list[Choice] = []
    for seat, shed, shout in seen.chosen:
        if shed and shed[0] < 0:
            shed = tuple(chance.shuffled(hands[seat])[: len(shed)])
        chosen.append((seat, shed, shout))
    state.chosen = tuple(chosen)
    state.voted = seen.table.voted
    state.laughed = seen.laughed
    if state.options.majority:
        for seat in seats_in(seen.table.voted):
            if seat != seen.seat and chance.below(2):
                state.laughed |= bit(seat)


def guess_verdict(verdict: Verdict, hands: list[list[int]], spare: list[int], chance: Chance) -> Verdict:
    """A hand that was shown to others; what has been played since may lie anywhere."""
    challenger, accused, guilty, cards = verdict
    if cards and cards[0] < 0:
        cards = tuple((chance.shuffled(hands[accused]) + spare)[: len(cards)])
    return challenger, accused, guilty, cards
