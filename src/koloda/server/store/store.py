"""Everything the server reads and writes. The log is the truth; a table's row is its index card."""

from koloda.server.store.chats import Chats
from koloda.server.store.leases import Leases
from koloda.server.store.people import People
from koloda.server.store.retention import Retention


class Store(People, Leases, Chats, Retention):
    """One database."""
