"""A game judged after its end, and moments of it once more."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from koloda.wire.lobby import Body
from koloda.wire.socket import ActionText
from koloda.wire.study import Line

Step = Annotated[int, Meta(ge=0, le=5000)]


class GameAsked(Body, frozen=True):
    """A finished table, or the record of a game."""

    table: Annotated[str, Meta(max_length=40)] = ""
    record: Annotated[str, Meta(max_length=60_000)] = ""


class WhatIfAsked(GameAsked, frozen=True):
    """Choices of one seat before action `step` of the record (from 0): codes, an empty one for nothing."""

    step: Step = 0
    seat: Annotated[str, Meta(pattern="^[A-Z]$")] = "A"
    choices: Annotated[list[Line], Meta(max_length=4)] = field(default_factory=list)


class WeighedText(Struct, frozen=True):
    """Something that could be done (`null`: nothing), the chance to win with it in hundredths, and by how
    much that may be wrong."""

    action: ActionText | None
    chance: float
    error: float


class DecisionText(Struct, frozen=True):
    """What a seat did as action `step` of the record, and all that it could have done, best first. `loss` is
    by how much the best was better, in hundredths; a `mistake` is a loss that is sure; `reasons` say why."""

    step: int
    seat: str
    done: WeighedText
    choices: list[WeighedText]
    loss: float
    error: float
    mistake: bool
    reasons: list[str]


class ChancesText(Struct, frozen=True):
    """The chance of every seat to win before action `step`, in hundredths, all cards known."""

    step: int
    chances: list[float]


class ReactionText(Struct, frozen=True):
    """How fast somebody stepped in: a race, a shout, a catch."""

    step: int
    seat: str
    ms: int


class ShareText(Struct, frozen=True):
    """A part of somebody's result in hundredths, and by how much it may be wrong."""

    value: float
    error: float


class AnalysisText(Struct, frozen=True):
    """A game judged decision by decision. `given` is what every seat gave away by its choices, `luck` what
    the cards gave it."""

    game: str
    seats: list[str]
    decisions: list[DecisionText]
    curve: list[ChancesText]
    given: list[ShareText]
    luck: list[ShareText]
    reactions: list[ReactionText]


class AnalysisSeen(Struct, frozen=True):
    """How far it is: `done` of `parts`; the analysis when it is ready."""

    key: str
    state: Literal["running", "ready", "none"]
    done: int
    parts: int
    analysis: AnalysisText | None = None


class WhatIfText(Struct, frozen=True):
    """What the choices would have come to, in the order in which they were asked."""

    choices: list[WeighedText]


class Imagined(Struct, frozen=True):
    """A position that the seat could think to be true at that moment, and what it could do."""

    game: str
    position: str
    legal: list[ActionText]
