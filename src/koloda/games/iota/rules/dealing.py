"""Who begins, and the deal (chapter 2)."""

from mypy_extensions import i64

from koloda.games.iota import phases
from koloda.games.iota.cards import CODES, JOKER, NATURALS, PACK
from koloda.games.iota.cells import make_cell
from koloda.games.iota.options import RANDOM
from koloda.games.iota.rules.turns import begin_turn
from koloda.games.iota.state import HAND, IotaState
from koloda.kernel import Chance, Event, Refusal
from koloda.kernel.events import told_chance
from koloda.kernel.seats import NOBODY, all_seats, bit, letter
from koloda.kernel.spelled import spell

HALF = 32


def open_game(state: IotaState, out: list[Event] | None) -> None:
    """iota.setup.scores: nothing is dealt yet; with a source of chance it goes on at once."""
    if state.options.first >= 0:
        state.first = state.options.first
    go_on_dealing(state, out)


def go_on_dealing(state: IotaState, out: list[Event] | None) -> None:
    chance = state.chance
    if chance is None or state.phase != phases.DEAL:
        return
    if state.first == NOBODY and state.options.first == RANDOM:
        name_first(state, chance.below(state.count), out)
    if state.first != NOBODY:
        deal(state, shuffled_pack(state, chance), out)


def name_first(state: IotaState, seat: i64, out: list[Event] | None) -> None:
    """iota.setup.first: drawn, or marked by the host."""
    state.first = seat
    if out is not None:
        if state.options.first == RANDOM:
            out.append(told_chance(f"~ first {letter(seat)}"))
        out.append(Event("first", seat, "iota.setup.first", {}))


def shuffled_pack(state: IotaState, chance: Chance) -> list[int]:
    if not state.options.short:
        return chance.shuffled(PACK)
    half = chance.shuffled([card for card in PACK if card < NATURALS])[:HALF]  # iota.var.short
    return chance.shuffled([64, 65, *half])


def told_deck(told: tuple[int, ...]) -> list[int]:
    """The cards of a `~ deck` line, top first; a refusal where the pack has them not."""
    return spell(told, PACK, PACK, CODES, "iota.setup.deal", whole=False)


def why_not_deal(state: IotaState, told: tuple[int, ...]) -> Refusal | None:
    if state.phase != phases.DEAL:
        return Refusal("iota.setup.deal")
    if state.first == NOBODY:
        return Refusal("iota.setup.first")
    try:
        cards = told_deck(told)
    except Refusal as refusal:
        return refusal
    if not state.options.short:
        return None if len(cards) == len(PACK) else Refusal("iota.setup.deal", {"count": len(cards)})
    whole = len(cards) == HALF + 2 and 64 in cards and 65 in cards
    return None if whole else Refusal("iota.var.short", {"count": len(cards)})


def deal(state: IotaState, cards: list[int], out: list[Event] | None) -> None:
    """iota.setup.deal: four cards each, one by one from the first player, then the starter."""
    if out is not None:
        out.append(told_chance("~ deck " + " ".join([CODES[card] for card in cards])))
    first = state.first
    state.out = [card for card in range(NATURALS) if card not in cards]
    dealt = HAND * state.count
    i: i64 = 0
    while i < dealt:
        state.hands[(first + i) % state.count].append(cards[i])
        i += 1
    state.deck = cards[dealt:]
    for seat in range(state.count):
        hand = state.hands[seat]
        hand.sort()
        if out is not None:
            codes = tuple([CODES[card] for card in hand])
            out.append(Event("dealt", seat, "iota.setup.deal", {"count": HAND}, {"cards": codes}, bit(seat)))
    turn_starter(state, out)
    begin_turn(state, first, out)


def turn_starter(state: IotaState, out: list[Event] | None) -> None:
    """iota.setup.starter-joker: a joker lies first, or goes under the deck."""
    card = state.deck[0]
    state.deck = state.deck[1:]
    while state.options.redraw and card >= JOKER:
        state.deck.append(card)
        state.known[card] = all_seats(state.count)
        if out is not None:
            out.append(Event("starter-returned", NOBODY, "iota.setup.starter-joker", {"card": CODES[card]}))
        card = state.deck[0]
        state.deck = state.deck[1:]
    state.grid = {int(make_cell(0, 0)): card}
    if out is not None:
        out.append(Event("starter", NOBODY, "iota.setup.deal", {"card": CODES[card]}))
