"""The phases of a game: windows of chapter 3.2 by number."""

from typing import Final

PHASES: Final = [
    "S.DEAL", "S.CREATE", "W.TURN", "T.START", "T.DOOR", "T.ROOM", "T.END", "C.OPEN", "W.KILL", "W.RUN",
    "F.ROLL", "G.OVER", "W.DIE", "W.CURSE", "W.PICK", "R.SPLIT", "W.SECRET", "W.RULE", "W.FRESH",
]  # fmt: skip
S_DEAL: Final = 0
S_CREATE: Final = 1
W_TURN: Final = 2
T_START: Final = 3
T_DOOR: Final = 4
T_ROOM: Final = 5
T_END: Final = 6
C_OPEN: Final = 7
W_KILL: Final = 8
W_RUN: Final = 9
F_ROLL: Final = 10
G_OVER: Final = 11
W_DIE: Final = 12
W_CURSE: Final = 13
W_PICK: Final = 14
R_SPLIT: Final = 15
W_SECRET: Final = 16
W_RULE: Final = 17
W_FRESH: Final = 18
