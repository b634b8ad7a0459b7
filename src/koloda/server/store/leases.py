"""Which process writes for a table, until when, and the times when none ran at all."""

from contextlib import suppress

import msgspec
from sqlalchemy import and_, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from koloda.server.store.base import Base
from koloda.server.store.rows import PLAYING, outages, tables

LET_GO = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.lease_by == bindparam("process"))
    .values(lease_by=None, lease_until=0, due=bindparam("wake"))
)


class Lease(msgspec.Struct):
    """`held`: this process writes for the table from now on, after nobody did since `silent_since`
    (None: it was never left alone). Otherwise `by` does."""

    held: bool
    by: str
    silent_since: int | None = None


class Leases(Base):
    async def lease(self, table: str, process: str, ms: int) -> Lease:
        now = self.now()
        async with self.writing() as connection:
            before = (
                await connection.execute(
                    select(tables.c.lease_by, tables.c.lease_until, now)
                    .where(tables.c.id == table)
                    .with_for_update()
                )
            ).first()
            if before is None:
                return Lease(False, "")
            by, until, at = before
            if by is not None and by != process and until >= at:
                return Lease(False, str(by))
            await connection.execute(
                update(tables).where(tables.c.id == table).values(lease_by=process, lease_until=now + ms)
            )
        lapsed = by is not None and by != process
        return Lease(True, process, int(until) - ms if lapsed else None)

    async def renew(self, process: str, ms: int) -> set[str]:
        """The tables this process still holds, all renewed."""
        async with self.writing() as connection:
            found = await connection.execute(
                update(tables)
                .where(tables.c.lease_by == process)
                .values(lease_until=self.now() + ms, touched=self.clock())
                .returning(tables.c.id)
            )
            return {str(row[0]) for row in found}

    async def let_go(self, process: str, dues: dict[str, int | None]) -> None:
        """Nobody holds these tables now; each says when somebody must."""
        if not dues:
            return
        async with self.writing() as connection:
            await connection.execute(
                LET_GO, [{"key": id, "process": process, "wake": due} for id, due in dues.items()]
            )

    async def drop_leases(self) -> None:
        """For a database that only one process may use: whoever held a table is gone."""
        async with self.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.lease_by.is_not(None))
                .values(lease_by=None, lease_until=0, due=self.clock())
            )

    async def due(self, limit: int = 200) -> list[str]:
        """Games that nobody holds and that have something to do, or whose holder has gone silent."""
        query = (
            select(tables.c.id)
            .where(
                tables.c.status == PLAYING,
                or_(
                    and_(tables.c.lease_by.is_(None), tables.c.due <= self.clock()),
                    and_(tables.c.lease_by.is_not(None), tables.c.lease_until < self.now()),
                ),
            )
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    # Times when no process ran at all

    async def wake(self, silence: int) -> None:
        """Called at the start: notes for how long nobody was there."""
        now = self.clock()
        alive = int(await self.setting("alive", str(now)))
        if now - alive > silence:
            with suppress(IntegrityError):  # another process has woken up first and noted it
                async with self.writing() as connection:
                    await connection.execute(insert(outages).values(began=alive, ended=now))
        await self.breathe()

    async def breathe(self) -> None:
        await self.set_setting("alive", str(self.clock()))

    async def stood(self, since: int) -> int:
        """For how many ms after that moment nobody was there."""
        query = select(outages.c.began, outages.c.ended).where(outages.c.ended > since)
        async with self.engine.connect() as connection:
            return sum(row.ended - max(row.began, since) for row in await connection.execute(query))
