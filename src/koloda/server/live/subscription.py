"""What one seat is told, written once for all its sockets."""

from koloda.server.live.connection import Connection
from koloda.table.verbs import NO_WORDS
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
                connection.send(self.quiet(update, connection.muted))
            else:
                connection.send_text(text)

    def quiet(self, update: Update, muted: set[str]) -> Update:
        """The same without the words of those whom this connection does not want to hear."""
        steps = [
            StepText(step.version, step.at, step.kind, step.seat, [self.hush(e, muted) for e in step.events])
            for step in update.steps
        ]
        return Update(update.version, steps, update.position, update.table)

    def hush(self, event: EventText, muted: set[str]) -> EventText:
        if event.kind not in self.talk or "text" not in event.values or not muted & {"*", event.seat}:
            return event
        return EventText(event.kind, event.seat, event.clause, {**event.values, "text": NO_WORDS})
