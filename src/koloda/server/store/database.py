"""The way into the database that all parts of the store share."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from sqlalchemy import insert, literal, literal_column, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import ColumnElement

from koloda.server.store.connect import open_log_engine, open_vital_engine
from koloda.server.store.rows import settings

PATIENCE = 2.0
"""How many seconds a write to SQLite waits for those before it."""
DATABASE_MS: ColumnElement[int] = literal_column(
    "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
)


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class Database:
    """Writes to SQLite take turns; PostgreSQL sorts them out itself."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = wall_ms, lease: float = 10.0) -> None:
        self.engine = engine
        self.clock = clock
        self.embedded = engine.dialect.name == "sqlite"
        self.vital = engine if self.embedded else open_vital_engine(engine, lease)
        self.turn = asyncio.Lock()
        self.log_engine = open_log_engine(engine) if self.embedded else None
        self.thread = ThreadPoolExecutor(1, "log")

    @asynccontextmanager
    async def writing(self, *, vital: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction; a `vital` one waits for no other."""
        if not self.embedded:
            async with (self.vital if vital else self.engine).begin() as connection:
                yield connection
            return
        async with self.my_turn(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def my_turn(self) -> AsyncIterator[None]:
        """To write to a SQLite file; a TimeoutError where others take too long."""
        await asyncio.wait_for(self.turn.acquire(), PATIENCE)
        try:
            yield
        finally:
            self.turn.release()

    def now(self) -> ColumnElement[int]:
        """The time that leases are measured by: the database's own, where machines share it."""
        return literal(self.clock()) if self.embedded else DATABASE_MS

    async def close(self) -> None:
        await self.engine.dispose()
        await self.vital.dispose()
        self.thread.submit(self.log_engine.dispose if self.log_engine is not None else int).result()
        self.thread.shutdown()

    async def checkpoint(self) -> None:
        """Copies what SQLite has written ahead into the file, beside whoever writes."""
        if self.embedded:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def ping(self) -> None:
        """Writes something down: a store that can only be read is away."""
        now = str(self.clock())
        async with self.writing() as connection:
            found = await connection.execute(
                update(settings).where(settings.c.name == "health").values(value=now)
            )
        if not found.rowcount:
            await self.setting("health", now)

    # ServerSettings that all processes share

    async def secret(self) -> str:
        """What cookies are signed with; made once."""
        return await self.setting("secret", secrets.token_hex(32))

    async def setting(self, name: str, default: str) -> str:
        """The stored value, or the default, which is then stored."""
        query = select(settings.c.value).where(settings.c.name == name)
        async with self.writing() as connection:
            found = (await connection.execute(query)).scalar()
            if found is None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(settings).values(name=name, value=default))
                    return default
                except IntegrityError:
                    found = (await connection.execute(query)).scalar_one()
            return str(found)

    async def set_setting(self, name: str, value: str) -> None:
        async with self.writing(vital=True) as connection:
            await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
