"""Which process writes for a table, until when, and the times when none ran at all."""

import msgspec
from sqlalchemy import and_, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from koloda.server.store.database import Database
from koloda.server.store.rows import BY_ORDER, CLOSED, PLAYING, outages, settings, tables

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


class Leases(Database):
    async def lease(self, table: str, process: str, ms: int) -> Lease:
        """Takes the table where it is free. A row that somebody has locked is not waited for."""
        now = self.now()
        found = select(tables.c.lease_by, tables.c.lease_until, now).where(tables.c.id == table)
        async with self.writing(vital=True) as connection:
            free = found.with_for_update(key_share=True, skip_locked=True)
            before = (await connection.execute(free)).first()
            if before is None:
                locked = (await connection.execute(found)).first()
                return Lease(False, str(locked[0] or "") if locked is not None else "")
            by, until, at = before
            if by is not None and by != process and until >= at:
                return Lease(False, str(by))
            await connection.execute(
                update(tables).where(tables.c.id == table).values(lease_by=process, lease_until=now + ms)
            )
        lapsed = by is not None and by != process
        return Lease(True, process, int(until) - ms if lapsed else None)

    async def renew(self, process: str, ms: int) -> set[str]:
        """The tables this process still holds, renewed but where somebody has locked the row."""
        mine = select(tables.c.id).where(tables.c.lease_by == process)
        async with self.writing(vital=True) as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id.in_(mine.with_for_update(key_share=True, skip_locked=True)))
                .values(lease_until=self.now() + ms, touched=self.clock())
            )
            held = mine.where(tables.c.lease_until >= self.now())
            return {str(row[0]) for row in await connection.execute(held)}

    async def let_go(self, process: str, dues: dict[str, int | None]) -> None:
        """Nobody holds these tables now; each says when somebody must."""
        if not dues:
            return
        async with self.writing(vital=True) as connection:
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

    # Tables that cannot be read

    async def set_aside(self, table: str, why: str, ms: int, process: str) -> None:
        """Nobody tries the table for a while, unless another process leads it."""
        free = or_(
            tables.c.lease_by.is_(None), tables.c.lease_by == process, tables.c.lease_until < self.now()
        )
        async with self.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table, free)
                .values(aside=why, lease_by=None, lease_until=0, due=self.clock() + ms)
            )

    async def put_back(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(aside=None))

    async def try_again(self) -> None:
        """At the start: what was missing may be there now."""
        async with self.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.aside.not_in(BY_ORDER), tables.c.lease_by.is_(None))
                .values(due=self.clock())
            )

    async def count_aside(self) -> int:
        query = select(func.count()).where(tables.c.aside != CLOSED)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    # Times when no process ran at all

    async def record_outage(self, silence: int) -> None:
        """Called at the start: notes for how long nobody was there, and that somebody is, in one go."""
        now = self.clock()
        await self.setting("alive", str(now))
        last = settings.c.name == "alive"
        async with self.writing() as connection:
            locked = await connection.execute(select(settings.c.value).where(last).with_for_update())
            alive = int(locked.scalar_one())
            if now - alive > silence:
                await write_outage(connection, alive, now)
            await connection.execute(update(settings).where(last).values(value=str(max(now, alive))))

    async def add_outage(self, began: int, ended: int) -> None:
        async with self.writing() as connection:
            await write_outage(connection, began, ended)

    async def latest(self) -> int:
        """What time it is, for a process that starts: the database's own, where machines share it, and never
        before the last sign of life."""
        alive = select(settings.c.value).where(settings.c.name == "alive")
        async with self.engine.connect() as connection:
            now = (await connection.execute(select(self.now()))).scalar_one()
            return max(int(now), int((await connection.execute(alive)).scalar() or 0))

    async def heartbeat(self) -> None:
        await self.set_setting("alive", str(self.clock()))

    async def downtime(self, since: int) -> int:
        """For how many ms after that moment nobody was there."""
        query = select(outages.c.began, outages.c.ended).where(outages.c.ended > since)
        async with self.engine.connect() as connection:
            return sum(row.ended - max(row.began, since) for row in await connection.execute(query))


async def write_outage(connection: AsyncConnection, began: int, ended: int) -> None:
    """One that began at the same moment was not over yet when it was written."""
    longer = update(outages).where(outages.c.began == began).values(ended=ended)
    if not (await connection.execute(longer)).rowcount:
        await connection.execute(insert(outages).values(began=began, ended=ended))
