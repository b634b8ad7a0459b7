"""The tables of an owner are found by an index."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("tables_host", "tables", ["host"])
