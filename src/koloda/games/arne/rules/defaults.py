"""What the host does when a window runs out (chapter 3.3)."""

from mypy_extensions import i64

from koloda.games.arne import cards, codes
from koloda.games.arne.rules.targets import bar_discard
from koloda.games.arne.state import ArneState


def default_move(state: ArneState) -> i64:
    """arne.window.move-default: skip, else discard, else lay."""
    seat = state.turn
    own: i64 = -1
    for card in state.hands[seat]:
        if not bar_discard(state, seat, card):
            return codes.pack_code(codes.DISCARD, card)
        if own < 0 and cards.is_score(card):
            own = card
    return codes.pack_code(codes.SKIP) if own < 0 else codes.pack_code(codes.PLAY, own)
