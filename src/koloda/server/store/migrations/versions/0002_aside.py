"""Tables that cannot be read."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("aside", sa.String(20), nullable=True))
    op.create_index("tables_aside", "tables", ["aside"])
