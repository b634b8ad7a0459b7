"""Analyses: under way, or kept."""

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from koloda.server.store.database import Database
from koloda.server.store.rows import analyses

STALE = 60_000
"""ms after which whoever was at it has gone."""


class AnalysisRow(NamedTuple):
    """`body` is None while it is under way."""

    done: int
    parts: int
    body: bytes | None


class Analyses(Database):
    async def analysis(self, key: str) -> AnalysisRow | None:
        """None where nobody has asked for it, or whoever was at it has gone."""
        query = select(analyses).where(analyses.c.key == key)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or (row.body is None and row.touched < self.clock() - STALE):
            return None
        return AnalysisRow(int(row.done), int(row.parts), None if row.body is None else bytes(row.body))

    async def count_analyses(self, guest: str) -> int:
        """How many are under way for a guest."""
        query = select(func.count()).where(
            analyses.c.guest == guest, analyses.c.body.is_(None), analyses.c.touched >= self.clock() - STALE
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def begin_analysis(self, key: str, guest: str, parts: int) -> bool:
        """Whether it is this process that works it out."""
        now = self.clock()
        try:
            async with self.writing() as connection:
                await connection.execute(
                    delete(analyses).where(
                        analyses.c.key == key, analyses.c.body.is_(None), analyses.c.touched < now - STALE
                    )
                )
                await connection.execute(
                    insert(analyses).values(key=key, guest=guest, done=0, parts=parts, touched=now, body=None)
                )
        except IntegrityError:
            return False
        return True

    async def go_on_with_analysis(self, key: str, done: int, body: bytes | None = None) -> bool:
        """How far it is; False where somebody has stopped it."""
        async with self.writing() as connection:
            found = await connection.execute(
                update(analyses)
                .where(analyses.c.key == key)
                .values(done=done, touched=self.clock(), body=body)
            )
        return bool(found.rowcount)

    async def stop_analysis(self, key: str, guest: str) -> None:
        """Whoever asked for it wants it no more."""
        async with self.writing() as connection:
            await connection.execute(
                delete(analyses).where(
                    analyses.c.key == key, analyses.c.guest == guest, analyses.c.body.is_(None)
                )
            )

    async def drop_analysis(self, key: str) -> None:
        """It cannot be worked out."""
        async with self.writing() as connection:
            await connection.execute(delete(analyses).where(analyses.c.key == key, analyses.c.body.is_(None)))
