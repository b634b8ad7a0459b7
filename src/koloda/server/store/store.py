"""Everything the server reads and writes. The log is the truth; a table's row sums it up."""

from koloda.server.store.analyses import Analyses
from koloda.server.store.archives import Archives
from koloda.server.store.chats import Chats
from koloda.server.store.leases import Leases
from koloda.server.store.orders import Orders
from koloda.server.store.people import People
from koloda.server.store.played import PlayedGames
from koloda.server.store.retention import Retention


class Store(People, Leases, Chats, Archives, Analyses, Orders, PlayedGames, Retention):
    """One database."""
