"""Tables that cannot be read: set aside, so that they harm no other, and tried again from time to time."""

import logging
import time

from koloda.kernel.errors import MissingPart, OtherVersion
from koloda.server.errors import Problem
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.server.store.rows import CLOSED, HELD
from koloda.server.store.store import Store

log = logging.getLogger("koloda.quarantine")

AGAIN = 60.0
"""Seconds until a table that was set aside is tried again."""


class Quarantine:
    """What this process has set aside. The store keeps the reason too, for all processes."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.found: dict[str, tuple[Problem, float]] = {}

    def find(self, id: str) -> Problem | None:
        """Why the table cannot be read; None where that is not known, or may have changed since."""
        known = self.found.get(id)
        return known[0] if known is not None and time.monotonic() < known[1] else None

    async def add(self, id: str, error: Exception) -> Problem:
        """Sets a table aside: what it answers from now on."""
        problem = reason_of(error)
        known = self.found.get(id)
        if known is None or known[0].code != problem.code:
            log.error("table %s is set aside (%s): %s", id, problem.code, str(error) or type(error).__name__)
        self.found[id] = problem, time.monotonic() + AGAIN
        try:
            await self.store.set_aside(id, problem.code, int(AGAIN * 1000), self.process)
        except DATABASE_ERRORS as away:
            log.error("the store is away: %s", type(away).__name__)
        return problem

    async def release(self, id: str) -> None:
        """The table can be read again."""
        if self.found.pop(id, None) is not None:
            log.info("table %s is no longer set aside", id)
        await self.store.put_back(id)


def by_order(why: str | None) -> Problem | None:
    """What a table answers that whoever runs the server has closed or set aside."""
    if why == CLOSED:
        return Problem(CLOSED, "Whoever runs this server has closed this table.", 410)
    if why == HELD:
        return Problem(HELD, "Whoever runs this server has set this table aside for a while.", 409)
    return None


def reason_of(error: Exception) -> Problem:
    """What somebody is told who wants to see the table."""
    if isinstance(error, MissingPart):
        text = f"This table is played with {error.part!r}, which this server does not have now."
        return Problem("table.pack", text, 409, values={"pack": error.part})
    if isinstance(error, OtherVersion):
        text = f"This table is played under version {error.version} of the rules, which is not played here."
        return Problem("table.version", text, 409, values={"version": error.version, "here": error.here})
    return Problem("table.spoilt", "What is stored of this table cannot be read.", 409)
