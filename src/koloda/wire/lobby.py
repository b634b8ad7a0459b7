"""Bodies of the HTTP API."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=20, description="One line, no control characters.")]
Level = Annotated[str, Meta(min_length=1, max_length=10)]
ChairKind = Literal["person", "bot", "empty"]
TableStatus = Literal["waiting", "playing", "over"]


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: an unknown field is an error."""


class OptionText(Struct, frozen=True):
    """What a table agrees on. `parts` are what a list separated by commas may hold; numbers of the unit `ms`
    are thousandths of a second."""

    name: str
    title: str
    default: str
    words: list[str]
    parts: list[str]
    least: int | None
    most: int | None
    unit: str
    group: str
    clause: str
    sentence: str


class PresetText(Struct, frozen=True):
    """Some options together, under a name."""

    title: str
    text: str
    options: dict[str, str]


class GameText(Struct, frozen=True):
    """A game as its box tells of it. `minutes` are how long it usually takes, at least and at most, and `age`
    from which year on it is for, 0 where nobody says; `suits` are those of its cards, if they have any."""

    name: str
    title: str
    pitch: str
    version: int
    least: int
    most: int
    minutes: list[int]
    age: int
    suits: str
    options: list[OptionText]
    presets: dict[str, PresetText]
    levels: list[str]


class GameScreen(Struct, frozen=True):
    """How a game is shown by whoever does not know it. `fields` are the kinds of its fields by their names;
    `ranks` and `suits` what the codes of its cards are made of, empty where they are not; `texts` its words
    as Fluent and `books` its rulebook as Markdown, by language, empty where there is none."""

    fields: dict[str, str]
    ranks: str
    suits: str
    texts: dict[str, str]
    books: dict[str, str]


class Me(Struct, frozen=True):
    """Who the browser is. Without a cookie the name is empty."""

    name: str


class NewName(Body, frozen=True):
    """What somebody wants to be called."""

    name: Name


class OneTimeToken(Struct, frozen=True):
    """Hands a seat over, once."""

    token: str
    until: int


class NewProgram(Body, frozen=True):
    """How somebody's own program is called at the table; without a name it gets one."""

    name: Name | None = None


class ProgramToken(Struct, frozen=True):
    """Opens one seat of one table for a program, until another sits there or it is removed."""

    token: str
    seat: str
    name: str


class ResumeLink(Struct, frozen=True):
    """Opens this guest on another device, once."""

    token: str
    path: str
    until: int


class Token(Body, frozen=True):
    """That of a link to another device."""

    token: Annotated[str, Meta(min_length=10, max_length=64)]


class ClockSettings(Body, frozen=True):
    """Milliseconds; 0 is no clock. Windows of the rules have their own."""

    turn: Annotated[int, Meta(ge=0, le=86_400_000)] = 60_000
    keep: Annotated[int, Meta(ge=0, le=86_400_000)] = 60_000
    """How long somebody is away before a bot keeps the seat warm."""
    pace: Annotated[int, Meta(ge=1, le=400)] = 100
    """Percent of the time that bots usually take."""


class NewTable(Body, frozen=True):
    """What is to be played, and how."""

    game: Annotated[str, Meta(min_length=1, max_length=20)]
    count: Annotated[int, Meta(ge=1, le=26)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=4000)]], Meta(max_length=100)] = field(
        default_factory=dict
    )
    bots: Annotated[list[Level], Meta(max_length=25)] = field(default_factory=list)
    public: bool = False
    watch: bool = True
    clock: ClockSettings = field(default_factory=ClockSettings)
    sit: bool = True
    late: bool = False
    """Whether anybody new may take a seat that was left in mid-game, without the owner's word."""
    hints: bool = False
    """Whether hints are given also among people; alone against bots they always are."""


class ChairText(Struct, frozen=True):
    """Who sits there. `away`: the person, or the program, has gone; `kept`: a bot acts for him until he
    returns; `free`: whoever never sat in this game may sit down. A bot of the level `program` is played from
    afar, by somebody's own program."""

    seat: str
    kind: ChairKind
    name: str
    level: str = ""
    away: bool = False
    kept: bool = False
    free: bool = False


class DealText(Struct, frozen=True):
    """The chance of one deal: its commitment, what seats have added, and the secret once it is public."""

    commitment: str
    added: dict[str, str]
    salt: str
    secret: str
    totals: list[int] = field(default_factory=list)
    """The points of the match before it; none before the first."""


class Listing(Struct, kw_only=True):
    """How a table is listed: its id, that of the first table of its room, the short code of the room while
    this is its newest table, and who may see it."""

    id: str = ""
    room: str = ""
    code: str | None = None
    public: bool = False
    watch: bool = True


class TableText(Struct, frozen=True):
    """A table as everybody at it sees it. `owner` is the seat that may start, kick and pause; `options`
    are all of the game's."""

    id: str
    code: str | None
    game: str
    public: bool
    watch: bool
    status: TableStatus
    paused: bool
    options: dict[str, str]
    chairs: list[ChairText]
    owner: str
    deals: list[DealText]
    next: str
    muted: str = ""
    """The seats whose chat its owner keeps from the table; `?` for all who watch."""
    locked: bool = False
    """Whether it takes in nobody new."""
    wishes: dict[str, str] = field(default_factory=dict)
    """What the seats want to play next, when the game is over."""
    turn: int = 0
    pace: int = 100
    """How long a turn may take, in ms, and percent of the time that bots usually take."""
    hints: bool = False
    """Whether who sits there may ask for a hint now."""
    screen: bool = False
    """Whether a screen that everybody sees shows the table, so that a phone may be a mere hand."""


class TableSeen(Struct, frozen=True):
    """A table, and the asker's own seat at it (`?` for somebody who watches); `closed` is the code of why he
    may not even watch."""

    table: TableText
    seat: str
    closed: str = ""


class PublicTable(Struct, frozen=True):
    """A public table in the list."""

    id: str
    game: str
    count: int
    people: int
    free: int
    host: str
    created: int


class Code(Body, frozen=True):
    """What somebody was told to join by."""

    code: Annotated[str, Meta(min_length=1, max_length=12)]


class NextGame(Body, frozen=True):
    """What is played next; empty for the same game again."""

    game: Annotated[str, Meta(max_length=20)] = ""


class RoomGame(Struct, frozen=True):
    """A game of the evening: who has won, by name; nobody while it is not over."""

    id: str
    game: str
    winners: list[str]


class RoomScore(Struct, frozen=True):
    """How somebody has done this evening."""

    name: str
    games: int
    wins: int


class RoomText(Struct, frozen=True):
    """The evening of some people: `table` is where they are now, `code` brings others there."""

    table: str
    code: str | None
    games: list[RoomGame]
    scores: list[RoomScore]


class Found(Struct, frozen=True):
    """Where a table is."""

    id: str


class Take(Body, frozen=True):
    """With the token of somebody who hands the seat over, or without for an empty one."""

    token: Annotated[str, Meta(min_length=10, max_length=64)] | None = None


class ErrorBody(Struct, frozen=True):
    """Every error over HTTP."""

    code: str
    text: str
    clause: str = ""
