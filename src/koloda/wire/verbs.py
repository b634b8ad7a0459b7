"""What can be asked of a table over HTTP: a row for each verb, with the body that it takes."""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from koloda.wire.lobby import Body, Level


class BotLevel(Body, frozen=True):
    """Which bot."""

    level: Level


class HostWord(Body, frozen=True):
    """What the host says."""

    code: Annotated[str, Meta(min_length=1, max_length=200)]


class Count(Body, frozen=True):
    """How many play."""

    count: Annotated[int, Meta(ge=1, le=26)]


class Rules(Body, frozen=True):
    """The options, as `name=value` with blanks between them, and the times of the table."""

    options: Annotated[str, Meta(max_length=8000)]
    turn: Annotated[int, Meta(ge=0, le=86_400_000)] = 60_000
    pace: Annotated[int, Meta(ge=1, le=400)] = 100


class Pace(Body, frozen=True):
    """How long bots think, in percent of what people take."""

    pace: Annotated[int, Meta(ge=1, le=400)]


class Wish(Body, frozen=True):
    """What to play next."""

    game: Annotated[str, Meta(min_length=1, max_length=20)]


class MuteSeat(Body, frozen=True):
    """`?` is everybody who watches."""

    seat: Annotated[str, Meta(pattern="^[A-Z?]$")]
    on: bool = True


class Lock(Body, frozen=True):
    """Whether nobody new comes in."""

    on: bool = True


class VerbRoute(NamedTuple):
    """`path` is that behind the table's own; the fields of `body` are the values that the verb needs."""

    verb: str
    path: str
    does: str
    body: type[Body] | None = None
    method: Literal["POST", "DELETE"] = "POST"


ROUTES = [
    VerbRoute(
        "start",
        "start",
        "Deals; for the owner, or for all who sit there and have waited for him.",
    ),
    VerbRoute("pause", "pause", "No clock runs and nothing can be done until the table goes on."),
    VerbRoute(
        "resume", "resume", "Goes on after a pause; for the owner, or for all who play when he has gone."
    ),
    VerbRoute("resize", "count", "More seats or fewer, before the start.", Count),
    VerbRoute("rules", "rules", "Other options and times, before the start; for the owner.", Rules),
    VerbRoute("pace", "pace", "Quicker or slower bots, also in the middle of a game; for the owner.", Pace),
    VerbRoute("wish", "wish", "What somebody who has played wants to play next.", Wish),
    VerbRoute(
        "act", "host", "Answers for the host where the game waits for its word; for the owner.", HostWord
    ),
    VerbRoute(
        "mute",
        "mute",
        "Keeps somebody's chat, or that of all who watch, from the table; for the table's owner.",
        MuteSeat,
    ),
    VerbRoute("lock", "lock", "Takes in nobody new, to play or to watch; for the table's owner.", Lock),
    VerbRoute("leave", "seats/{seat}/leave", "Gives the own seat up."),
    VerbRoute("back", "seats/{seat}/back", "Takes the own seat back from the bot that kept it."),
    VerbRoute("kick", "seats/{seat}/kick", "Sends somebody away; for the table's owner."),
    VerbRoute(
        "ban",
        "seats/{seat}/ban",
        "Sends somebody away for the evening, from all tables of the owner; for the table's owner.",
    ),
    VerbRoute(
        "free",
        "seats/{seat}/free",
        "Lets anybody new take a seat that was left in the middle of the game; for the table's owner.",
    ),
    VerbRoute("add_bot", "seats/{seat}/bot", "Puts a bot on an empty seat; for the table's owner.", BotLevel),
    VerbRoute(
        "remove_bot",
        "seats/{seat}/bot",
        "Takes a bot off its seat; for the table's owner.",
        method="DELETE",
    ),
]
