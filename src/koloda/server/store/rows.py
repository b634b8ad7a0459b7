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
NOT_YET, ARCHIVED, UNABLE = 0, 1, 2
"""Whether a finished game is archived."""
HELD, CLOSED = "table.held", "table.closed"
"""Why a table is aside by order of whoever runs the server: for a while, or for good."""
BY_ORDER = (HELD, CLOSED)


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
    Column("aside", String(20), nullable=True),
    Column("archived", Integer, nullable=False, server_default="0"),
    Column("room", ID, nullable=True),
    Column("result", Text, nullable=True),
    Index("tables_due", "status", "due"),
    Index("tables_touched", "status", "touched"),
    Index("tables_lease", "lease_by"),
    Index("tables_host", "host"),
    Index("tables_aside", "aside"),
    Index("tables_archived", "status", "archived"),
    Index("tables_room", "room", "created"),
)

archives = Table(
    "archives",
    metadata,
    own("table_id"),
    Column("head", LargeBinary, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    own("table_id"),
    Column("page", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    own("table_id"),
    Column("seat", Integer, primary_key=True),
    Column("guest", ID, nullable=False, index=True),
)

played = Table(
    "played",
    metadata,
    own("table_id"),
    Column("guest", ID, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("played_guest", "guest", "at", "table_id"),
)
"""Whoever has a finished game in his list."""

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
    Column("about", Integer, nullable=True),
)

bans = Table(
    "bans",
    metadata,
    Column("host", ID, primary_key=True),
    Column("guest", ID, primary_key=True),
    Column("address", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)

places = Table(
    "places",
    metadata,
    own("table_id"),
    Column("guest", ID, primary_key=True),
    Column("address", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Who has come to a table from where, for an evening."""

analyses = Table(
    "analyses",
    metadata,
    Column("key", ID, primary_key=True),
    Column("guest", ID, nullable=False, index=True),
    Column("done", Integer, nullable=False),
    Column("parts", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=True),
)
"""Games judged, or being judged for a guest, by what was played; `body` is there when it is ready."""
