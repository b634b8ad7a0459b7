"""The phases of a game and how it ends."""

from typing import Final

PHASES: Final = ["DEAL", "TURN", "WINDOW", "OVER"]
DEAL: Final = 0
TURN: Final = 1
WINDOW: Final = 2
OVER: Final = 3

ENDS: Final = ["-", "out", "stuck", "stall"]
OUT: Final = 1
STUCK: Final = 2
STALL: Final = 3
