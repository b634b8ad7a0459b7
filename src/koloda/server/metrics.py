"""What `/metrics` tells: numbers only, of no table in particular."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES = Gauge("koloda_tables", "Tables in memory.", ["role"], registry=REGISTRY)
SOCKETS = Gauge("koloda_sockets", "Open sockets.", registry=REGISTRY)
MOVES = Counter("koloda_moves", "Actions stored.", ["by"], registry=REGISTRY)
REFUSED = Counter("koloda_refused", "Actions that a clause refused.", registry=REGISTRY)
ERRORS = Counter("koloda_errors", "Answers with an error code.", ["code"], registry=REGISTRY)
TAKEN_OVER = Counter("koloda_leases_taken", "Leases taken.", registry=REGISTRY)
OVERTAKEN = Counter("koloda_overtaken", "Batches that another process had written first.", registry=REGISTRY)
QUEUE = Gauge("koloda_queue", "Messages that wait for their table.", registry=REGISTRY)
ACTION = Histogram(
    "koloda_action_seconds", "From arrival to the views sent.", buckets=FAST, registry=REGISTRY
)
COMMIT = Histogram("koloda_commit_seconds", "One transaction of the log.", buckets=FAST, registry=REGISTRY)
GROUP = Histogram(
    "koloda_commit_tables",
    "Tables in one transaction.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
REBUILD = Histogram("koloda_rebuild_seconds", "Reading a table back.", buckets=FAST, registry=REGISTRY)

CONTENT_TYPE = CONTENT_TYPE_LATEST


def write() -> bytes:
    return generate_latest(REGISTRY)
