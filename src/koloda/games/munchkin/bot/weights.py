"""What a level counts things for: by hand, or as self-play has found it (`make train GAME=munchkin`)."""

import tomllib
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

BY_HAND: Final = {
    "level": 100, "climb": 0, "treasure": 55,
    "profit": 30, "thrifty": 25, "run": 75, "song": 50, "risk": 80,
    "stop": 100, "stop-two": 0, "stop-three": 0,
    "help-near": 150, "help-ahead": 50, "help-behind": 12, "help-fear": 25, "help-least": 0,
    "first-pick": 12, "sweetener": 40,
    "worthwhile": 18, "envy": 200, "sale": 100,
}  # fmt: skip
"""In hundredths of a level, or in hundredths.

level, climb, treasure: what a kill brings, climb more with every level that one has. profit: what a fight
must bring over its cost. thrifty: how much of its worth goes into a fight with a helper. run, song: fear that
a card is worth, and the dearest song. risk: how sure a fight is that needs cards.
stop: what it is worth that somebody does not come within one level of the goal, within two, within three.
help-…: what it costs to raise somebody near the goal, ahead, behind; how much of the danger counts, and what
helping must bring. worthwhile: a trade; envy: how much more the other may get. sale: what may be sold for a
level.
"""

EXPERT: Final = {**BY_HAND, "climb": 4, "stop-two": 10, "stop-three": 5, "help-least": 10}
"""Where self-play begins: a number that is nothing stays nothing."""


@final
class Weights:
    def __init__(self, values: dict[str, int]) -> None:
        self.level: i64 = values["level"]
        self.climb: i64 = values["climb"]
        self.treasure: i64 = values["treasure"]
        self.profit: i64 = values["profit"]
        self.thrifty: i64 = values["thrifty"]
        self.run: i64 = values["run"]
        self.song: i64 = values["song"]
        self.risk: i64 = values["risk"]
        self.stop: i64 = values["stop"]
        self.stop_two: i64 = values["stop-two"]
        self.stop_three: i64 = values["stop-three"]
        self.help_near: i64 = values["help-near"]
        self.help_ahead: i64 = values["help-ahead"]
        self.help_behind: i64 = values["help-behind"]
        self.help_fear: i64 = values["help-fear"]
        self.help_least: i64 = values["help-least"]
        self.first_pick: i64 = values["first-pick"]
        self.sweetener: i64 = values["sweetener"]
        self.worthwhile: i64 = values["worthwhile"]
        self.envy: i64 = values["envy"]
        self.sale: i64 = values["sale"]


HAND: Final = Weights(BY_HAND)


def trained() -> Weights:
    """What `make train GAME=munchkin` has written beside this file."""
    text = files("koloda.games.munchkin").joinpath("bot", "weights.toml").read_text("utf-8")
    return Weights({**EXPERT, **tomllib.loads(text)["weights"]})
