"""What every move adds to, as Prometheus reads it."""

import random
import re
from pathlib import Path

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
