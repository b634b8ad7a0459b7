"""Whether other things disturb who plays: `python -m bench.beside`.

Tables with people make 500 moves a second; in turn nothing else happens, four games are judged by the coach,
or twelve tables of ten bots play beside them. What counts is the 99 % line from sending a move to the last of
its four views, and how many times as long it is.
"""

import argparse
import asyncio
import json
import resource
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvloop

import koloda
from bench.load import LoadRun, ServerProcess, seat_tables

RATE = 500
TABLES, BOTS = 12, 10
ANALYSES = 4


def records(seed: int) -> list[str]:
    return [
        koloda.play("munchkin", ["hard"] * 4, seed=seed * ANALYSES + at).record() for at in range(ANALYSES)
    ]


class Beside:
    """What else the server does."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.judges = [server.guest(f"J{at}") for at in range(ANALYSES)]
        self.owner = server.guest("Bots")
        self.round = 0

    def nothing(self) -> Callable[[], None]:
        return lambda: None

    def analyses(self) -> Callable[[], None]:
        """Four games under way; what stops them."""
        self.round += 1
        keys = [
            json.loads(self.server.ask("POST", "/api/analyses", {"record": record}, guest)[0])["key"]
            for record, guest in zip(records(self.round), self.judges, strict=True)
        ]

        def stop() -> None:
            for key, guest in zip(keys, self.judges, strict=True):
                self.server.ask("DELETE", f"/api/analyses/{key}", None, guest)

        return stop

    def bots(self, level: str) -> Callable[[], None]:
        """Twelve tables of ten; what ends them."""
        tables: list[str] = []
        for _ in range(TABLES):
            body = {"game": "uno", "count": BOTS, "bots": [level] * BOTS, "sit": False}
            body["clock"] = {"turn": 0, "keep": 0}
            told = self.server.ask("POST", "/api/tables", body, self.owner)[0]
            tables.append(json.loads(told)["table"]["id"])
            self.server.ask("POST", f"/api/tables/{tables[-1]}/start", None, self.owner)

        def stop() -> None:
            for table in tables:
                self.server.ask("POST", f"/api/tables/{table}/pause", None, self.owner)

        return stop


async def measure(server: ServerProcess, tables: int, seconds: float, rounds: int) -> None:
    load = LoadRun()
    await seat_tables(server, load, tables)
    beside = Beside(server)
    kinds: dict[str, Callable[[], Callable[[], None]]] = {
        "nothing": beside.nothing,
        "four analyses": beside.analyses,
        "120 hard bots": lambda: beside.bots("hard"),
        "120 experts": lambda: beside.bots("expert"),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in kinds}
    await load.saturate(1.0)
    for _ in range(rounds):
        for name, begin in kinds.items():
            stop = await asyncio.to_thread(begin)
            await asyncio.sleep(2.0)
            _, middle, line = await load.pace(RATE, seconds)
            await asyncio.to_thread(stop)
            await asyncio.sleep(2.0)
            found[name].append((middle, line))
            print(f"{name}: p50 {middle * 1e3:.2f} ms, p99 {line * 1e3:.2f} ms", flush=True)
    alone = found["nothing"]
    for name, pairs in found.items():
        middles = statistics.median(one[0] / base[0] for one, base in zip(pairs, alone, strict=True))
        lines = statistics.median(one[1] / base[1] for one, base in zip(pairs, alone, strict=True))
        print(f"{name}: {middles:.2f} x as long in the middle, {lines:.2f} x at the 99 % line")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.beside")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), limits="false", log_level="warning")
        try:
            uvloop.run(measure(server, arguments.tables, arguments.seconds, arguments.rounds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
