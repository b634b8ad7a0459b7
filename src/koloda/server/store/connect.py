"""Opening the database and bringing it up to date."""

import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Dialect, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
DATABASE_ERRORS = (SQLAlchemyError, OSError)
"""What is raised when the database does not answer."""
BUSY_MS = 1500
"""How long a statement waits for a SQLite file that another program writes to."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    f"busy_timeout = {BUSY_MS}",
    "foreign_keys = ON",
    "temp_store = MEMORY",  # what a statement would have to undo needs no file
)
MOST_AHEAD = 20_000
"""So many pages the log of a SQLite file may run ahead of it before a move has to wait until they are copied;
otherwise that happens beside the moves (`Database.checkpoint`)."""
PATIENCE = 3.0
"""How many seconds somebody waits for a free connection, or for a new one."""
MOST_CONNECT = 10.0
"""How many seconds a patient one waits for a new connection."""
MOST_LOCKED = 30.0
"""How many seconds a patient one waits for a SQLite file that a server writes to."""
MOST_STATEMENT = 3.5
MOST_LOCK = 1.0
"""The longest that a statement of PostgreSQL runs, and that it waits for somebody else's lock."""
BLOCKED = ("55P03", "57014", "40P01")
"""What PostgreSQL answers to one transaction that another one stands in the way of; the next may do well."""
KEEPALIVES = (("TCP_KEEPIDLE", 5), ("TCP_KEEPINTVL", 2), ("TCP_KEEPCNT", 3))


def open_engine(database: str, lease: float = 10.0) -> AsyncEngine:
    """`sqlite:///FILE` or `postgresql://…`; anything else is a ValueError. No session of PostgreSQL holds a
    lock much longer than a lease when its machine has gone."""
    url = make_url(database)
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise ValueError(f"the database {database!r} is neither sqlite:///FILE nor postgresql://…")
    url = url.set(drivername=driver)
    if not driver.startswith("sqlite"):
        return to_postgresql(
            create_async_engine(
                url,
                pool_size=8,
                max_overflow=4,
                pool_timeout=PATIENCE,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=limits(lease),
            )
        )
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def open_vital_engine(engine: AsyncEngine, lease: float) -> AsyncEngine:
    """A few connections of its own for what keeps a process alive, however busy all others are."""
    return to_postgresql(
        create_async_engine(
            engine.url,
            pool_size=2,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=limits(lease),
        )
    )


def open_log_engine(engine: AsyncEngine) -> Engine:
    """A second way into a SQLite file, for a thread that writes whole transactions by itself: every
    step of an asynchronous one costs two changes of thread."""
    log = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(log, "connect", prepare_log)
    return log


def open_patient_engine(engine: AsyncEngine) -> AsyncEngine:
    """For what takes its time and hinders nobody: no statement is cut short."""
    if engine.dialect.name != "sqlite":
        return to_postgresql(
            create_async_engine(
                engine.url, poolclass=NullPool, hide_parameters=True, connect_args={"timeout": MOST_CONNECT}
            )
        )
    patient = create_async_engine(
        engine.url, poolclass=NullPool, hide_parameters=True, connect_args={"timeout": MOST_LOCKED}
    )
    event.listen(patient.sync_engine, "connect", prepare_patient)
    return patient


def limits(lease: float) -> dict[str, Any]:
    """How long a session of PostgreSQL waits, and how soon it is given up when this machine vanishes."""
    silent = int(lease * 1000)
    return {
        "timeout": PATIENCE,
        "command_timeout": MOST_STATEMENT + 0.5,
        "server_settings": {
            "lock_timeout": str(int(min(MOST_LOCK, lease / 4) * 1000)),
            "statement_timeout": str(int(MOST_STATEMENT * 1000)),
            "idle_in_transaction_session_timeout": str(silent),
            "tcp_keepalives_idle": "5",
            "tcp_keepalives_interval": "2",
            "tcp_keepalives_count": "3",
            "tcp_user_timeout": str(silent),
        },
    }


def to_postgresql(engine: AsyncEngine) -> AsyncEngine:
    event.listen(engine.sync_engine, "do_connect", connect)
    event.listen(engine.sync_engine, "connect", keep_alive)
    return engine


def connect(
    dialect: Dialect, _: ConnectionPoolEntry, arguments: tuple[Any, ...], named: dict[str, Any]
) -> DBAPIConnection:
    """Where no connection can be made, SQLAlchemy lets the driver's own errors through."""
    from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]

    try:
        return dialect.connect(*arguments, **named)
    except (PostgresError, InterfaceError) as error:
        raise ConnectionError(str(error)) from error


def keep_alive(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """A database that has vanished is noticed here too."""
    transport = getattr(connection.driver_connection, "_transport", None)
    line = transport.get_extra_info("socket") if transport is not None else None
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEEPALIVES:
        with suppress(AttributeError, OSError):  # not every system has them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def is_blocked(error: Exception) -> bool:
    """Whether another transaction stands in the way of this one alone."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in BLOCKED


def was_refused(error: Exception) -> bool:
    """Whether the database itself has said no, so that nothing of the transaction was stored."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return False
    return bool(getattr(error.orig, "sqlstate", None))


def prepare_patient(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    prepare(connection, entry)
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {int(MOST_LOCKED * 1000)}")
    cursor.close()


def prepare_log(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    prepare(connection, entry)
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA wal_autocheckpoint = {MOST_AHEAD}")
    cursor.close()


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
    """Brings the database to the newest form; does nothing where it has it. It takes its time."""
    patient = open_patient_engine(engine)
    try:
        async with patient.begin() as connection:
            if connection.dialect.name == "postgresql":  # several processes may start at once
                await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8420)")
            await connection.run_sync(run_upgrade)
    finally:
        await patient.dispose()
