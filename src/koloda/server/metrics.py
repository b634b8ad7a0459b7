"""What `/metrics` tells: numbers only, of no table in particular."""

import platform
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

import koloda
import koloda.kernel.state
from koloda.server.live.counts import MoveCounts, Times

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES = Gauge("koloda_tables", "Tables in memory.", ["role"], registry=REGISTRY)
SOCKETS = Gauge("koloda_sockets", "Open sockets.", registry=REGISTRY)
MOVES = MoveCounts()
ACTION = Times(FAST)
REFUSED = Counter("koloda_refused", "Actions that a clause refused.", registry=REGISTRY)
ERRORS = Counter("koloda_errors", "Answers with an error code.", ["code"], registry=REGISTRY)
TAKEN_OVER = Counter("koloda_leases_taken", "Leases taken.", registry=REGISTRY)
OVERTAKEN = Counter("koloda_overtaken", "Batches that another process had written first.", registry=REGISTRY)
ASIDE = Gauge("koloda_tables_aside", "Tables that cannot be read, of all processes.", registry=REGISTRY)
UNARCHIVED = Gauge(
    "koloda_games_unarchived",
    "Finished games that need their rules, of all processes.",
    registry=REGISTRY,
)
CUT_SHORT = Counter(
    "koloda_thoughts_cut_short", "Choices of bots that had no more time to think.", registry=REGISTRY
)
WORKERS_BUSY = Gauge(
    "koloda_worker_tasks", "Tasks of the processes beside the loop, waiting ones too.", ["kind"],
    registry=REGISTRY,
)  # fmt: skip
WORKERS_DONE = Counter(
    "koloda_worker_tasks_done", "Tasks that the processes beside the loop have done.", ["kind"],
    registry=REGISTRY,
)  # fmt: skip
WORKERS_LOST = Counter(
    "koloda_workers_lost", "Processes beside the loop that have died.", ["kind"], registry=REGISTRY
)
QUEUE = Gauge("koloda_queue", "Messages that wait for their table.", registry=REGISTRY)
COMMIT = Histogram("koloda_commit_seconds", "One transaction of the log.", buckets=FAST, registry=REGISTRY)
GROUP = Histogram(
    "koloda_commit_tables",
    "Tables in one transaction.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
REBUILD = Histogram("koloda_rebuild_seconds", "Reading a table back.", buckets=FAST, registry=REGISTRY)


class Counted(Collector):
    """What every move adds to (`live.counts`)."""

    def collect(self) -> Iterator[Metric]:
        moves = CounterMetricFamily("koloda_moves", "Actions stored.", labels=["by"])
        moves.add_metric(["seat"], MOVES.by_seat)
        moves.add_metric(["host"], MOVES.by_host)
        yield moves
        bounds = [*map(str, ACTION.bounds), "+Inf"]
        yield HistogramMetricFamily(
            "koloda_action_seconds",
            "From arrival to the views sent.",
            buckets=list(zip(bounds, accumulate(ACTION.counts), strict=True)),
            sum_value=ACTION.total,
        )


REGISTRY.register(Counted())
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
BUILD = Info("koloda_build", "What runs here.", registry=REGISTRY)
BUILD.info(
    {
        "version": koloda.__version__,
        "core": "pure" if str(koloda.kernel.state.__file__).endswith(".py") else "compiled",
        "python": platform.python_version(),
    }
)
CONTENT_TYPE = CONTENT_TYPE_LATEST


def write() -> bytes:
    return generate_latest(REGISTRY)
