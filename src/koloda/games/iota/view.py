"""What a seat may know (chapter 10)."""

from mypy_extensions import i64

from koloda.games.iota import codes, phases
from koloda.games.iota.cards import CARD
from koloda.games.iota.cells import TAKEN, cell_of, tile_of
from koloda.games.iota.position import FIELDS, UNKNOWN, seen_deck, seen_draft, seen_move
from koloda.games.iota.state import IotaPublic, IotaState
from koloda.games.iota.windows import windows
from koloda.kernel import Action, View, Window
from koloda.kernel.fields import Shown
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.views import seen_windows


class IotaView(View):
    """The public table, and the cards this seat may see.

    `hands` and `out` are None where hidden; `deck` has UNKNOWN for a card whose face this seat does
    not know, `deck_known` the seats that know the card there. `draft` is empty where it is not shown.
    """

    def __init__(self, state: IotaState, seat: i64, shown: Shown, seen: list[Window]) -> None:
        super().__init__(seat, state.header(), shown.to(seat), seen, shown.plain_to(seat))
        table = IotaPublic(state.options, state.count, None)
        table.copy_steps(state)
        table.copy_public(state)
        self.table: IotaPublic = table
        over = state.phase == phases.OVER
        self.sizes: list[int] = [len(hand) for hand in state.hands]
        self.hands: list[list[int] | None] = [
            state.hands[other][:] if other == seat or over else None for other in range(state.count)
        ]
        self.deck: list[int] = seen_deck(state, seat)
        self.deck_known: list[int] = [state.known.get(card, 0) for card in state.deck]
        self.out_size: i64 = len(state.out)
        self.out: list[int] | None = state.out[:] if over else None
        self.draft: tuple[int, ...] = seen_draft(state, seat)
        self.move: Action | None = seen_move(state, seat)

    def facts(self) -> dict[str, str]:
        return FIELDS.facts(seen_state(self), self.seat)


def views(state: IotaState, seats: list[int]) -> list[View]:
    """What several seats may know at the same moment: made once what they share."""
    shown = Shown(FIELDS, state, seats[0] if len(seats) == 1 else SPECTATOR)
    seen = seen_windows(windows(state), SPECTATOR)
    return [IotaView(state, seat, shown, seen) for seat in seats]


def seen_state(seen: IotaView) -> IotaState:
    """As much of a state as the view shows, with UNKNOWN for all other cards."""
    state = IotaState(seen.table.options, seen.table.count, None)
    fill_seen(state, seen)
    return state


def fill_seen(state: IotaState, seen: IotaView) -> None:
    """Puts what the view shows into a new state."""
    table = seen.table
    state.lay_out()
    state.copy_steps(table)
    state.copy_public(table)
    state.deck = seen.deck[:]
    state.draft = seen.draft
    state.move = seen.move
    for seat in range(table.count):
        hand = seen.hands[seat]
        cards = hand[:] if hand is not None else shown_cards(seen) if seat == table.turn else []
        state.hands[seat] = cards + [UNKNOWN] * (seen.sizes[seat] - len(cards))


def shown_cards(seen: IotaView) -> list[int]:
    """What the player in turn must hold: cards of a shown draft or of the waiting move."""
    takes = [step & ~int(TAKEN) for step in seen.draft if step & TAKEN]
    lays = [step for step in seen.draft if not step & TAKEN]
    move = seen.move
    if move is not None:
        takes += codes.takes_in(move)
        if codes.is_lay(move):
            lays += codes.rest_of(move)
    taken = [seen.table.grid[int(cell_of(take))] & int(CARD) for take in takes]
    cards = [int(tile_of(take)) for take in takes]
    for lay in lays:
        card = int(tile_of(lay) & CARD)
        if card not in taken:
            cards.append(card)
    return cards
