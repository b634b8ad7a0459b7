"""What a level counts things for: by hand, or as self-play has found it (`make train GAME=arne`)."""

import tomllib
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import cards

BY_HAND: Final = {
    "crash": 420, "lock": 330, "chameleon": 260, "thief": 220, "stop": 130, "reverse": 120, "minus": 110,
    "x3": 260, "two-score": 140, "two-black": 130, "draw3": 120, "swap": 90, "pull": 60, "pass": 40,
    "own-kept": 60, "chameleon-kept": 40, "least-kept": 400, "exposed": 50, "x2": 500, "hidden": 45,
    "waits": 1000, "patience": 300, "near-end": 17, "last-turn": 33,
    "best": 50, "best-late": 60, "turns": 6,
    "extra-turn": 100, "draw3-three": 300, "pull-more": 20, "black-card": 40, "pass-five": 500,
    "asked-own": 100, "asked-foreign": 10,
}  # fmt: skip
"""Points for the cards in a hand while there is time to use them, and how much else counts, in hundredths.

own-kept, chameleon-kept: an own-colour card in the hand, and another of least-kept or more with a chameleon.
exposed: what lies under a chameleon where thieves may take it. hidden: a card that nobody has seen.
patience: how many times its worth in the hand a black card must bring; waits: the same when nobody can take
it away any more; near-end: when all are played openly; last-turn: what black cards keep as the turns run out.
best, best-late: how much of the others is the best of them. turns: how many own cards count at most.
"""


@final
class Weights:
    def __init__(self, values: dict[str, int]) -> None:
        kept = [values["minus"]] * 64
        kept[cards.CRASH] = values["crash"]
        kept[cards.LOCK] = values["lock"]
        kept[cards.CHAMELEON] = values["chameleon"]
        kept[cards.THIEF] = values["thief"]
        kept[cards.STOP] = values["stop"]
        kept[cards.REVERSE] = values["reverse"]
        kept[cards.X3] = values["x3"]
        kept[cards.TWO_SCORE] = values["two-score"]
        kept[cards.TWO_BLACK] = values["two-black"]
        kept[cards.DRAW3] = values["draw3"]
        kept[cards.SWAP] = values["swap"]
        kept[cards.PULL] = values["pull"]
        kept[cards.PASS] = values["pass"]
        self.kept: list[int] = kept
        """By card, but for score cards."""
        self.own_kept: i64 = values["own-kept"]
        self.chameleon_kept: i64 = values["chameleon-kept"]
        self.least_kept: i64 = values["least-kept"]
        self.exposed: i64 = values["exposed"]
        self.x2: i64 = values["x2"]
        self.hidden: i64 = values["hidden"]
        self.waits: i64 = values["waits"]
        self.patience: i64 = values["patience"]
        self.near_end: i64 = values["near-end"]
        self.last_turn: i64 = values["last-turn"]
        self.best: i64 = values["best"]
        self.best_late: i64 = values["best-late"]
        self.turns: i64 = values["turns"]
        self.extra_turn: i64 = values["extra-turn"]
        self.draw3_three: i64 = values["draw3-three"]
        self.pull_more: i64 = values["pull-more"]
        self.black_card: i64 = values["black-card"]
        self.pass_five: i64 = values["pass-five"]
        self.asked_own: i64 = values["asked-own"]
        self.asked_foreign: i64 = values["asked-foreign"]


def trained() -> Weights:
    """What `make train GAME=arne` has written beside this file."""
    text = files("koloda.games.arne").joinpath("bot", "weights.toml").read_text("utf-8")
    return Weights({**BY_HAND, **tomllib.loads(text)["weights"]})
