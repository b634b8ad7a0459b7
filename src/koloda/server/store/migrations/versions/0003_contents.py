"""What the options of tables name, by its contents."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
