"""The phases of a game, and what a seat has done in its move."""

from typing import Final

from mypy_extensions import i64

PHASES: Final = ["COLOUR", "MOVE", "BEAT", "GIVE", "QUIET", "END", "FINAL", "OVER", "SETUP"]
COLOUR: Final[i64] = 0
MOVE: Final[i64] = 1
BEAT: Final[i64] = 2
GIVE: Final[i64] = 3
QUIET: Final[i64] = 4
END: Final[i64] = 5
FINAL: Final[i64] = 6
OVER: Final[i64] = 7
SETUP: Final[i64] = 8

MOVED: Final = [
    "-", "play", "disc", "skip", "x3", "pull", "2black", "2score", "draw3", "pass", "swap", "stolen",
]  # fmt: skip
NOT_MOVED: Final[i64] = 0
PLAYED: Final[i64] = 1
DISCARDED: Final[i64] = 2
SKIPPED: Final[i64] = 3
TRIPLED: Final[i64] = 4
PULLED: Final[i64] = 5
ASKED_BLACK: Final[i64] = 6
ASKED_SCORE: Final[i64] = 7
DREW: Final[i64] = 8
PASSED: Final[i64] = 9
SWAPPED: Final[i64] = 10
STOLEN: Final[i64] = 11
