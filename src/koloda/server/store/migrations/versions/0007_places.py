"""Who has come to a table from where: whoever is banned may not be there at that moment."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "places",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", ID, primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    banned = op.get_bind().execute(sa.text("SELECT host, guest, address, until FROM bans")).all()
    op.drop_table("bans")
    bans = op.create_table(
        "bans",
        sa.Column("host", ID, primary_key=True),
        sa.Column("guest", ID, primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    for host, guest, address, until in banned:
        op.execute(bans.insert().values(host=host, guest=guest, address=address, until=until))
