"""What a seat may know (chapter 10), and a guess at the rest."""

from mypy_extensions import i64

from koloda.games.iota.cards import CARD, CODES, NATURALS, PACK
from koloda.games.iota.cells import TAKEN, cell_of, tile_of
from koloda.games.iota.codes import is_lay, is_pass, rest_of, takes_in
from koloda.games.iota.facts import facts_of
from koloda.games.iota.fields import FIELDS, default_field, write_field, write_known
from koloda.games.iota.notation import write_cards, write_code
from koloda.games.iota.options import IotaOptions
from koloda.games.iota.state import DEAL, OVER, IotaState
from koloda.games.iota.windows import windows
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance
from koloda.kernel.seats import SPECTATOR, all_seats, bit, letter
from koloda.kernel.views import View, seen_windows

UNKNOWN = -1


class IotaView(View):
    """The public table, and the cards this seat may see.

    `hands` and `out` are None where hidden; `deck` has UNKNOWN for a card whose face this seat does
    not know, `deck_known` the seats that know the card there. `draft` is empty where it is not shown.
    """

    def __init__(self, state: IotaState, seat: i64) -> None:
        fields: dict[str, str] = {}
        plain: dict[str, str] = {}
        see_fields(state, seat, fields, plain)
        super().__init__(
            seat, state.options.header(state.count), fields, seen_windows(windows(state), seat), plain
        )
        over = state.phase == OVER
        self.options: IotaOptions = state.options
        self.count: i64 = state.count
        self.phase: i64 = state.phase
        self.turn: i64 = state.turn
        self.first: i64 = state.first
        self.table: dict[int, int] = state.table.copy()
        self.sizes: list[int] = [len(hand) for hand in state.hands]
        self.hands: list[list[int] | None] = [
            state.hands[other][:] if other == seat or over else None for other in range(state.count)
        ]
        self.deck: list[int] = seen_deck(state, seat)
        self.deck_known: list[int] = [state.known.get(card, 0) for card in state.deck]
        self.out_size: i64 = len(state.out)
        self.out: list[int] | None = state.out[:] if over else None
        self.points: list[int] = state.points[:]
        self.dry: i64 = state.dry
        self.draft: tuple[int, ...] = seen_draft(state, seat)
        self.move: Action | None = seen_move(state, seat)
        self.agreed: i64 = state.agreed
        self.settled: tuple[tuple[int, int], ...] = state.settled
        self.end: i64 = state.end
        self.opened: i64 = state.opened
        self.step: i64 = state.step

    def facts(self) -> dict[str, str]:
        state = IotaState(self.options, self.count, None)
        copy_open(state, self)
        state.deck = self.deck
        state.move = self.move
        for seat in range(self.count):
            hand = self.hands[seat]
            state.hands[seat] = hand if hand is not None else shown_cards(self) if seat == self.turn else []
        return facts_of(state, self.seat, self.sizes[self.turn] if self.turn >= 0 else 0)


def knows(state: IotaState, seat: i64, card: int) -> bool:
    """Whether a seat knows the place of a card in the deck; a spectator what everybody knows."""
    mask = state.known.get(card, 0)
    if seat == SPECTATOR:
        return mask == all_seats(state.count)
    return mask & bit(seat) != 0


def seen_deck(state: IotaState, seat: i64) -> list[int]:
    return [card if knows(state, seat, card) else UNKNOWN for card in state.deck]


def seen_draft(state: IotaState, seat: i64) -> tuple[int, ...]:
    return state.draft if seat == state.turn or state.options.show_draft else ()


def seen_move(state: IotaState, seat: i64) -> Action | None:
    """Takes and lays lie open; exchanged cards only their owner knows."""
    move = state.move
    if move is None or seat == move.seat or not is_pass(move):
        return move
    return Action(move.seat, move.code, takes_in(move) + (UNKNOWN,) * len(rest_of(move)))


def see_fields(state: IotaState, seat: i64, fields: dict[str, str], plain: dict[str, str]) -> None:
    """The fields of the position as this seat knows them; `plain` are those at their default."""
    if state.phase != DEAL:
        for other in range(state.count):
            hand = state.hands[other]
            seen = other == seat or state.phase == OVER
            fields[letter(other)] = write_cards(hand) if seen else hidden(len(hand))
    for name in FIELDS:
        value = seen_field(state, seat, name)
        if value is None:
            continue
        if value == default_field(state, name):
            plain[name] = value
        else:
            fields[name] = value


def seen_field(state: IotaState, seat: i64, name: str) -> str | None:
    if name == "deck":
        return write_hidden(seen_deck(state, seat))
    if name == "out":
        return write_field(state, name) if state.phase == OVER else hidden(len(state.out))
    if name == "draft":
        return write_field(state, name) if seen_draft(state, seat) else "-"
    if name == "move":
        move = seen_move(state, seat)
        return "-" if move is None else write_code(move)
    if name == "known":
        return write_known(
            state.deck, {card: mask for card, mask in state.known.items() if knows(state, seat, card)}
        )
    return write_field(state, name)


def hidden(count: i64) -> str:
    return f"?{count}" if count else "-"


def write_hidden(cards: list[int]) -> str:
    """`?3 bc2 ?1`."""
    words: list[str] = []
    unknown = 0
    for card in cards:
        if card == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            words.append(f"?{unknown}")
            unknown = 0
        words.append(CODES[card])
    if unknown:
        words.append(f"?{unknown}")
    return " ".join(words) or "-"


def guess(state: IotaState, seen: IotaView, chance: Chance) -> None:
    """Fills a new state with what the view shows, and deals the rest at random."""
    copy_open(state, seen)
    if seen.phase == DEAL:
        return
    left = set(PACK)
    for tile in seen.table.values():
        left.discard(tile & CARD)
    for card in seen.deck:
        left.discard(card)
    hands: list[list[int]] = []
    for seat in range(seen.count):
        hand = seen.hands[seat]
        cards = hand[:] if hand is not None else shown_cards(seen) if seat == seen.turn else []
        hands.append(cards)
        left.difference_update(cards)
    if seen.out is not None:
        left.difference_update(seen.out)
    rest = chance.shuffled(sorted(left))
    state.out = seen.out[:] if seen.out is not None else remove_naturals(rest, seen.out_size)
    for seat in range(seen.count):
        missing = seen.sizes[seat] - len(hands[seat])
        state.hands[seat] = sorted(hands[seat] + rest[:missing])
        rest = rest[missing:]
    for at, card in enumerate(seen.deck):
        if card == UNKNOWN:
            card = rest.pop()
        state.deck.append(card)
        if seen.deck_known[at]:
            state.known[card] = seen.deck_known[at]
    fill_move(state, seen, chance)


def copy_open(state: IotaState, seen: IotaView) -> None:
    """Everything that is public, or this seat's own."""
    state.phase = seen.phase
    state.opened = seen.opened
    state.step = seen.step
    state.turn = seen.turn
    state.first = seen.first
    state.table = seen.table.copy()
    state.points = seen.points[:]
    state.dry = seen.dry
    state.draft = seen.draft
    state.agreed = seen.agreed
    state.settled = seen.settled
    state.end = seen.end
    if seen.phase != DEAL:
        state.deck = []


def shown_cards(seen: IotaView) -> list[int]:
    """What the player in turn must hold: cards of a shown draft or of the waiting move."""
    takes = [step & ~int(TAKEN) for step in seen.draft if step & TAKEN]
    lays = [step for step in seen.draft if not step & TAKEN]
    move = seen.move
    if move is not None:
        takes += takes_in(move)
        if is_lay(move):
            lays += rest_of(move)
    taken = [seen.table[int(cell_of(take))] & int(CARD) for take in takes]
    cards = [int(tile_of(take)) for take in takes]
    for lay in lays:
        card = int(tile_of(lay) & CARD)
        if card not in taken:
            cards.append(card)
    return cards


def remove_naturals(cards: list[int], count: i64) -> list[int]:
    """Takes the first naturals of a shuffled list: they have left the game (iota.var.short)."""
    found: list[int] = []
    if count == 0:
        return found
    kept: list[int] = []
    for card in cards:
        if card < NATURALS and len(found) < count:
            found.append(card)
        else:
            kept.append(card)
    cards[:] = kept
    found.sort()
    return found


def fill_move(state: IotaState, seen: IotaView, chance: Chance) -> None:
    """The cards that a waiting pass would exchange may be any of the hand."""
    move = seen.move
    if move is None or not is_pass(move) or UNKNOWN not in move.args:
        state.move = move
        return
    takes = takes_in(move)
    given = [int(tile_of(take)) for take in takes]
    hand = [card for card in state.hands[move.seat] if card not in given]
    hand += [state.table[int(cell_of(take))] & int(CARD) for take in takes]
    cards = chance.shuffled(sorted(hand))[: len(rest_of(move))]
    state.move = Action(move.seat, move.code, takes + tuple(cards))
