"""Tables of one evening belong together, and a finished one says who has won."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("room", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
    op.execute("UPDATE tables SET room = id")
    op.create_index("tables_room", "tables", ["room", "created"])
