"""Finding one's own tables among very many of other people."""

import asyncio
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from koloda.server.store.connect import open_engine, upgrade
from koloda.server.store.store import Store
from koloda.server.store.tables import query_of
from tests.server.machines import Base

MANY = 20_000
FILL = (
    f"""WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {MANY - 1})
    INSERT INTO tables (id, game, public, watch, host, status, count, people, free, created, touched,
    lease_until) SELECT 'm' || i, 'uno', true, true, 'g' || (i % 1000), 'over', 2, 2, 0, i, i, 0 FROM n""",
    f"""WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {2 * MANY - 1})
    INSERT INTO seats (table_id, seat, guest)
    SELECT 'm' || (i / 2), i % 2, 'g' || ((i / 2 + 500 * (i % 2)) % 1000) FROM n""",
)


async def plan_and_answer(engine: AsyncEngine) -> tuple[str, list[str]]:
    """How the database goes about it, and what it finds."""
    await upgrade(engine)
    query = query_of("g7", 50)
    written = query.compile(dialect=engine.dialect, compile_kwargs={"literal_binds": True})
    async with engine.begin() as connection:
        for statement in FILL:
            await connection.execute(text(statement))
        await connection.execute(text("ANALYZE"))
    how = "EXPLAIN QUERY PLAN" if engine.dialect.name == "sqlite" else "EXPLAIN"
    async with engine.connect() as connection:
        rows = await connection.execute(text(f"{how} {written}"))
        plan = "\n".join(" ".join(map(str, row)) for row in rows)
    found = await Store(engine).tables_of("g7", 100)
    return plan, found


def check(plan: str, found: list[str]) -> None:
    """Forty tables: twenty that are his own and twenty where he sits, the newest first."""
    mine = [n for n in range(MANY) if n % 1000 in (7, 507)]
    assert found == [f"m{n}" for n in reversed(mine)]
    for whole in ("SCAN tables", "SCAN seats", "Seq Scan on tables", "Seq Scan on seats"):
        assert whole not in plan, plan


def test_in_a_file(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/koloda.db")
        try:
            check(*await plan_and_answer(engine))
        finally:
            await engine.dispose()

    asyncio.run(work())


def test_in_postgresql(base: Base) -> None:
    async def work() -> None:
        maker = open_engine(base.database)
        try:
            async with maker.connect() as connection:
                whole = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await whole.execute(text("CREATE DATABASE many_tables"))
        finally:
            await maker.dispose()
        engine = open_engine(base.database.replace("/postgres?", "/many_tables?"))
        try:
            check(*await plan_and_answer(engine))
        finally:
            await engine.dispose()

    asyncio.run(work())
