"""Bots that think long: in a process beside the loop where one is free, else in small portions beside
everything that the server does, all tables in turn."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from time import perf_counter
from typing import TYPE_CHECKING, Final

from koloda.kernel import NotationError
from koloda.server import metrics, tasks
from koloda.server.errors import Problem
from koloda.server.workers import Workers
from koloda.table.table import Table
from koloda.table.thinking import Elsewhere

if TYPE_CHECKING:
    from koloda.server.live.table_session import TableSession

PORTION: Final = 0.002
"""Seconds for one table at a time: nobody else waits longer for it."""
SHARE: Final = 0.5
"""How much of the time is theirs at most."""
LONGEST: Final = 1200
"""ms after which a bot does the best that it has found."""
AWAY: Final = 1.0
"""Seconds of thinking in a process beside the loop: its answer then comes in time."""
LOOK: Final = 0.05
"""Seconds between two looks at those who think elsewhere."""


class Thinker:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.waiting: deque[TableSession] = deque()
        self.timer: asyncio.TimerHandle | None = None

    def add(self, session: "TableSession") -> None:
        """Its bots have something to think about."""
        self.send_away(session)
        if session not in self.waiting:
            self.waiting.append(session)
        if self.timer is None:
            self.timer = session.registry.loop.call_later(0, self.work)

    def work(self) -> None:
        self.timer = None
        session = self.waiting.popleft()
        began = perf_counter()
        self.send_away(session)
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
            here = any(one.table.thinks_here() for one in self.waiting)
            rest = (perf_counter() - began) * (1 / SHARE - 1) if here else LOOK
            self.timer = session.registry.loop.call_later(rest, self.work)

    def send_away(self, session: "TableSession") -> None:
        """As much as other processes have time for."""
        table = session.table
        while session.leads and self.workers.is_free:
            sent = table.send_away()
            if sent is None:
                return
            seat, away = sent
            answer = self.workers.do(tasks.think, tasks.tell(table), tasks.question(table, seat), AWAY)
            session.registry.spawn(self.learn(session, table, seat, away, answer))

    async def learn(
        self,
        session: "TableSession",
        table: Table,
        seat: int,
        away: Elsewhere,
        answer: Coroutine[object, object, tasks.Meant | None],
    ) -> None:
        """What one of its bots has thought in another process."""
        try:
            meant = await answer
        except (Problem, NotationError):
            table.take_back(seat, away)
            return
        code, ms = meant or ("", 0)
        if table.learn(seat, away, code, ms) and session.table is table:
            session.wake()

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
    while table.thinks_here() and perf_counter() < until:
        knows = table.think_on(1) or knows
    return knows
