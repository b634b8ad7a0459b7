"""Every word that a card may use for what it does (munchkin.pack.closed)."""

from typing import Final

from koloda.games.munchkin.effects import combat, consequences, flight, lasting, quiet, standing
from koloda.games.munchkin.effects.effect import EffectWord

WORDS: Final[dict[str, EffectWord]] = {
    **standing.WORDS,
    **consequences.WORDS,
    **lasting.WORDS,
    **combat.WORDS,
    **flight.WORDS,
    **quiet.WORDS,
}
LASTING: Final = [name for name, word in WORDS.items() if word.lasting]
"""What may stand inside next_combat, next_turn and lasting."""
CONSEQUENCES: Final = list(consequences.WORDS)
LASTS: Final = list(lasting.WORDS)
