"""Who has played which finished game: the list that belongs to each of them alone."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

ID = sa.String(32)
FINISHED = """SELECT seats.table_id AS table_id, seats.guest AS guest, tables.game AS game,
    tables.touched AS at, tables.result AS result
    FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE tables.status = 'over' AND tables.result IS NOT NULL"""


def upgrade() -> None:
    played = op.create_table(
        "played",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", ID, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("played_guest", "played", ["guest", "at", "table_id"])
    known = [
        {"table_id": id, "guest": guest, "game": game, "at": at, "won": has_won(result, guest)}
        for id, guest, game, at, result in op.get_bind().execute(sa.text(FINISHED)).all()
    ]
    if known:
        op.bulk_insert(played, known)


def has_won(result: str, guest: str) -> bool:
    return any(one["person"] == guest and one["won"] for one in json.loads(result))
