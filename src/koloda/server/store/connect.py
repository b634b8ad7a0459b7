"""Opening the database and bringing it up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
AWAY = (SQLAlchemyError, OSError, PostgresError, InterfaceError)
"""What is raised when the database does not answer: asyncpg's own where a connection could not be made."""
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")


def open_engine(database: str) -> AsyncEngine:
    """`sqlite:///FILE` or `postgresql://…`; anything else is a ValueError."""
    url = make_url(database)
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise ValueError(f"the database {database!r} is neither sqlite:///FILE nor postgresql://…")
    url = url.set(drivername=driver)
    if not driver.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def open_log(engine: AsyncEngine) -> Engine:
    """A second way into a SQLite file, for a thread that writes whole transactions by itself: every
    step of an asynchronous one costs two changes of thread."""
    log = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(log, "connect", prepare)
    return log


def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def run_upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def upgrade(engine: AsyncEngine) -> None:
    """Brings the database to the newest form; does nothing where it has it."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # several processes may start at once
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8420)")
        await connection.run_sync(run_upgrade)
