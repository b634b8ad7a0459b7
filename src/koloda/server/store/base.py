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

from koloda.server.store.connect import open_log
from koloda.server.store.rows import settings

DATABASE_MS: ColumnElement[int] = literal_column(
    "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
)


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class Base:
    """Writes to SQLite take turns; PostgreSQL sorts them out itself."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = wall_ms) -> None:
        self.engine = engine
        self.clock = clock
        self.embedded = engine.dialect.name == "sqlite"
        self.turn = asyncio.Lock()
        self.log = open_log(engine) if self.embedded else None
        self.thread = ThreadPoolExecutor(1, "log")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if not self.embedded:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn, self.engine.begin() as connection:
            yield connection

    def now(self) -> ColumnElement[int]:
        """The time that leases are measured by: the database's own, where machines share it."""
        return literal(self.clock()) if self.embedded else DATABASE_MS

    async def close(self) -> None:
        await self.engine.dispose()
        self.thread.submit(self.log.dispose if self.log is not None else int).result()
        self.thread.shutdown()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # Settings that all processes share

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
        async with self.writing() as connection:
            await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
