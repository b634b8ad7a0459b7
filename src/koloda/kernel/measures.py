"""What a choice does, as numbers that can be compared and told: the facts behind an advice."""

from typing import final


@final
class Measure:
    """One number of a position after a choice. `more` says whether more of it is better for the seat;
    `least` is the smallest difference worth telling. A chance is told in hundredths, all else as it is.

    Its sentence is `GAME-reason-NAME`, with what the choice comes to (`best`) and the other one (`other`).
    Of one that is `learnt` both are of the same choice: by all that was seen, and by the cards alone.
    """

    def __init__(
        self, name: str, least: float, *, more: bool, chance: bool = False, learnt: bool = False
    ) -> None:
        self.name = name
        self.least = least
        self.more = more
        self.chance = chance
        self.learnt = learnt
