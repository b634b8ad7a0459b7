"""Finished games in a form that needs no rules."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID = sa.String(32)


def upgrade() -> None:
    op.add_column("tables", sa.Column("archived", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_archived", "tables", ["status", "archived"])
    op.create_table(
        "archives",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("head", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("page", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
