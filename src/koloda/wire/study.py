"""Positions to try things out at: asked for and answered one move at a time, kept by nobody."""

from typing import Annotated

from msgspec import Meta, Struct, field

from koloda.wire.lobby import Body
from koloda.wire.pages import ReplayStep
from koloda.wire.socket import ActionText, Word

GameName = Annotated[str, Meta(min_length=1, max_length=20)]
Line = Annotated[str, Meta(max_length=4000)]
Seats = Annotated[str, Meta(pattern="^[A-Z]*$", max_length=26)]


class Paste(Body, frozen=True):
    """A position, a record, a scenario or the link of a study; `game` where the text does not say it."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000)]
    game: Annotated[str, Meta(max_length=20)] = ""


class StudyText(Struct, frozen=True):
    """What a text tells."""

    game: str
    position: str
    actions: list[str]
    names: list[str]


class StudyAsk(Body, frozen=True):
    """A position and what was done since; then something to do, to be shown or to be told why not.

    `goal` is the line of a lesson; `show` does its next move. `bots` are the seats that bots answer for, `go`
    lets them and the host go on."""

    game: GameName
    position: Annotated[str, Meta(min_length=1, max_length=40_000)]
    actions: Annotated[list[Line], Meta(max_length=3000)] = field(default_factory=list)
    seat: Annotated[str, Meta(pattern="^[A-Z?*]$")] = "A"
    first: Annotated[int, Meta(ge=0, le=3001)] = 0
    act: Line = ""
    goal: Line = ""
    show: bool = False
    why: Line = ""
    values: Annotated[dict[Word, Word], Meta(max_length=4)] = field(default_factory=dict)
    bots: Seats = ""
    go: bool = False


class StudyNo(Struct, frozen=True):
    """Why something is not possible."""

    clause: str
    values: dict[str, str | int]
    text: str


class StudySeen(Struct, frozen=True):
    """How it stands, and the steps from `first` on; step 0 is the position itself.

    `met`: what the goal asks for is done; `aside`: something else was done, which nothing forbids."""

    seat: str
    options: dict[str, str]
    count: int
    actions: list[str]
    first: int
    steps: list[ReplayStep]
    must: str
    close: str
    met: bool
    aside: bool
    no: StudyNo | None
    text: str


class LessonTask(Struct, frozen=True):
    """Something to do from a position, at a seat; `goal` is the line of its scenario."""

    kind: str
    position: str
    seat: str
    goal: str


class LessonText(Struct, frozen=True):
    """What is said before and after, in Markdown, and what is to be done."""

    name: str
    title: str
    before: str
    after: str
    tasks: list[LessonTask]


class GameLessons(Struct, frozen=True):
    """A course from the first card on, and the examples of the rulebook."""

    course: list[LessonText]
    examples: list[LessonText]


class PuzzleChoice(Struct, frozen=True):
    """What could be done, and how many of a hundred games it wins."""

    action: ActionText
    chance: float


class PuzzleText(Struct, frozen=True):
    """A position with one best choice: a lesson of one task, which of `count` it is, and what every choice
    comes to, the best first."""

    number: int
    count: int
    lesson: LessonText
    choices: list[PuzzleChoice]
