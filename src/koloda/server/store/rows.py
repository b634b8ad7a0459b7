"""The tables of the database. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

ID = String(32)
WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""How a table stands."""


def own(name: str) -> Column[str]:
    """The table that a row belongs to, as a part of its key."""
    return Column(name, ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),
    Column("guest", ID, nullable=False),
    Column("table_id", ID, nullable=True),
    Column("seat", Integer, nullable=True),
    Column("until", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("code", String(8), nullable=True, unique=True),
    Column("game", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("host", ID, nullable=False),
    Column("status", String(10), nullable=False),
    Column("count", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("lease_by", ID, nullable=True),
    Column("lease_until", BigInteger, nullable=False),
    Index("tables_due", "status", "due"),
    Index("tables_touched", "status", "touched"),
    Index("tables_lease", "lease_by"),
)

seats = Table(
    "seats",
    metadata,
    own("table_id"),
    Column("seat", Integer, primary_key=True),
    Column("guest", ID, nullable=False, index=True),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    own("table_id"),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    own("table_id"),
    Column("number", Integer, primary_key=True),
    Column("guest", ID, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("message", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
