"""Bots that think long: in small portions beside everything else that the server does, all tables in turn."""

import asyncio
from collections import deque
from time import perf_counter
from typing import TYPE_CHECKING, Final

from koloda.server import metrics

if TYPE_CHECKING:
    from koloda.server.live.table_session import TableSession

PORTION: Final = 0.002
"""Seconds for one table at a time: nobody else waits longer for it."""
SHARE: Final = 0.5
"""How much of the time is theirs at most."""
LONGEST: Final = 1200
"""ms after which a bot does the best that it has found."""


class Thinker:
    def __init__(self) -> None:
        self.waiting: deque[TableSession] = deque()
        self.timer: asyncio.TimerHandle | None = None

    def add(self, session: "TableSession") -> None:
        """Its bots have something to think about."""
        if session not in self.waiting:
            self.waiting.append(session)
        if self.timer is None:
            self.timer = session.registry.loop.call_later(0, self.work)

    def work(self) -> None:
        self.timer = None
        session = self.waiting.popleft()
        began = perf_counter()
        try:
            knows = think(session, began + PORTION)
        except Exception as error:
            session.fail(error)
            knows = False
        if knows:
            session.wake()
        if session.leads and session.table.thoughts and session not in self.waiting:
            self.waiting.append(session)
        if self.waiting and self.timer is None:
            used = perf_counter() - began
            self.timer = session.registry.loop.call_later(used * (1 / SHARE - 1), self.work)

    def stop(self) -> None:
        self.waiting.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def think(session: "TableSession", until: float) -> bool:
    """Whether one of its bots knows what it means to do."""
    table = session.table
    if not session.leads:
        return False
    late = table.cut_thoughts(LONGEST)
    metrics.CUT_SHORT.inc(late)
    knows = late > 0
    while table.thoughts and perf_counter() < until:
        knows = table.think_on(1) or knows
    return knows
