"""The phases of a round (chapter 3.2): a round goes DEALER_DRAW → DEAL → (START_COLOUR) → TURN ⇄ DRAWN, with
answers in between (CHALLENGE, PENALTY, the phases of a blank's rule), until a hand is empty: ROUND_OVER."""

from typing import Final

PHASES: Final = [
    "TURN", "DRAWN", "PENALTY", "CHALLENGE", "START_COLOUR", "DISCARD", "JOKE", "VOTE", "KEEP", "STUNT",
    "CUSTOM", "LAST_CALL", "ROUND_OVER", "MATCH_OVER", "DEALER_DRAW", "DEAL",
]  # fmt: skip
TURN: Final = 0
DRAWN: Final = 1
PENALTY: Final = 2
CHALLENGE: Final = 3
START_COLOUR: Final = 4
DISCARD: Final = 5
JOKE: Final = 6
VOTE: Final = 7
KEEP: Final = 8
STUNT: Final = 9
CUSTOM: Final = 10
LAST_CALL: Final = 11
ROUND_OVER: Final = 12
MATCH_OVER: Final = 13
DEALER_DRAW: Final = 14
DEAL: Final = 15
