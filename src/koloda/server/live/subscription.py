"""What one seat is told, written once for all its sockets."""

from koloda.server.live.connection import Connection
from koloda.table.asking import NO_WORDS
from koloda.wire.serializer import encode
from koloda.wire.socket import EventText, StepText, Update


class Subscription:
    """The connections of one seat, or of all who watch; `version` is the last that they were told. `talk` are
    the events that carry somebody's own words."""

    def __init__(self, seat: int, talk: tuple[str, ...]) -> None:
        self.seat = seat
        self.talk = talk
        self.connections: set[Connection] = set()
        self.version = 0

    def deliver(self, update: Update) -> None:
        self.version = update.version
        text = encode(update)
        for connection in self.connections:
            if connection.muted and self.talk:
                steps = quiet_steps(update.steps, self.talk, connection.muted)
                connection.send(Update(update.version, steps, update.position, update.table))
            else:
                connection.send_text(text)


def quiet_steps(steps: list[StepText], talk: tuple[str, ...], muted: set[str]) -> list[StepText]:
    """The same without the words of those whom a connection does not want to hear."""
    return [
        StepText(step.version, step.at, step.kind, step.seat, [hush(e, talk, muted) for e in step.events])
        for step in steps
    ]


def hush(event: EventText, talk: tuple[str, ...], muted: set[str]) -> EventText:
    if event.kind not in talk or "text" not in event.values or not muted & {"*", event.seat}:
        return event
    return EventText(event.kind, event.seat, event.clause, {**event.values, "text": NO_WORDS})
