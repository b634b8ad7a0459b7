"""What every move adds to, as Prometheus reads it."""

import random
import re
from pathlib import Path

import httpx

import koloda.kernel.state
from tests.server.clients import play, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


def number(server: Server, name: str) -> float:
    text = server.guest("").http.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.M)
    assert found, text
    return float(found[1])


def test_moves_and_their_times_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, 2)
        assert number(server, 'koloda_moves_total{by="seat"}') == 0

        done: list[int] = []

        async def game() -> None:
            done.append(await play(await sit_down(server, people, table), random.Random(5)))

        run(game())
        assert number(server, 'koloda_moves_total{by="seat"}') == done[0] > 0
        answers = number(server, "koloda_action_seconds_count")
        assert answers >= done[0]
        assert number(server, 'koloda_action_seconds_bucket{le="+Inf"}') == answers
        assert number(server, "koloda_action_seconds_sum") > 0


def test_metrics_say_what_runs_here_under_one_correct_header(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].count("charset") == 1
    assert f'koloda_build_info{{core="{core()}"' in answer.text
    for name in ("koloda_tables_aside", "koloda_refused_total", "process_resident_memory_bytes"):
        assert f"\n{name} " in answer.text


def core() -> str:
    return "pure" if str(koloda.kernel.state.__file__).endswith(".py") else "compiled"


def test_every_operation_is_described(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        schema = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    silent = [
        f"{method} {path}"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if not operation.get("description")
    ]
    assert not silent
