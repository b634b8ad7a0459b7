"""What one seat is told, made once for all its sockets."""

from koloda.server.live.link import Link
from koloda.server.live.told import Scribe
from koloda.table.updates import Update


class Stream:
    """`version` is the last that was told, `table` how its table stood then, as it was written."""

    def __init__(self, scribe: Scribe, seat: int) -> None:
        self.scribe = scribe
        self.seat = seat
        self.links: set[Link] = set()
        self.version = 0
        self.table = b""

    def hear(self, seen: Update) -> None:
        self.version = seen.scene.version
        table = self.scribe.table(seen.scene)
        text = self.scribe.update(seen, b"" if table is self.table else table)
        self.table = table
        for link in self.links:
            link.send_text(text)
