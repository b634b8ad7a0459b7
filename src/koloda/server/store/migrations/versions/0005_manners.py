"""Who is banned by whom for the evening, and lines of chat that report somebody to the owner."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("host", ID, primary_key=True),
        sa.Column("guest", ID, primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.add_column("chats", sa.Column("about", sa.Integer, nullable=True))
