"""The phases of a game and the stages of a play."""

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["MOVE", "DRAWN", "RACE", "SWAP", "FINAL", "OVER", "DEAL", "FIRST"]
MOVE: Final[i64] = 0
DRAWN: Final[i64] = 1
RACE: Final[i64] = 2
SWAP: Final[i64] = 3
FINAL: Final[i64] = 4
OVER: Final[i64] = 5
DEAL: Final[i64] = 6
FIRST: Final[i64] = 7
RESOLVING: Final[i64] = 8
"""What lies below a FINAL that came in the middle of a play."""

LAID: Final[i64] = 0
FIRING: Final[i64] = 1
SETTLED: Final[i64] = 2
