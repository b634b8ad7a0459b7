"""What the host does when a window runs out (chapter 3.3)."""

from mypy_extensions import i64

from koloda.games.arne.cards import is_score
from koloda.games.arne.codes import DISCARD, PLAY, SKIP, pack_code
from koloda.games.arne.rules.targets import bar_discard
from koloda.games.arne.state import ArneState


def default_move(state: ArneState) -> i64:
    """arne.window.move-default: skip, else discard, else lay."""
    seat = state.turn
    own: i64 = -1
    for card in state.hands[seat]:
        if not bar_discard(state, seat, card):
            return pack_code(DISCARD, card)
        if own < 0 and is_score(card):
            own = card
    return pack_code(SKIP) if own < 0 else pack_code(PLAY, own)
