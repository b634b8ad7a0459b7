"""The same games on a Ray cluster; a piece whose process dies is played again."""

import os
from collections import deque
from collections.abc import Generator, Sequence
from typing import Any

import ray

from koloda.lab.workers import AHEAD, Crew, Found, Piece, Task

LOCAL = "local"
"""The address of a cluster of this machine's own, which ends with the command."""


def work_on_ray(task: "Task[Found]", pieces: Sequence[Piece], crew: Crew) -> Generator[Found, None, None]:
    """What comes of all pieces, in their order. Pieces are played wherever there is a core; one that is lost
    with its process is played again, with the same result."""
    mine = not ray.is_initialized()
    if mine:
        here = crew.ray == LOCAL
        cores = max(crew.jobs, 1) if here else None
        how: dict[str, Any] = {"log_to_driver": False}
        if here:  # nobody else comes in
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")
            how |= {"num_cpus": cores, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        ray.init(None if here else crew.ray, **how)

    def run(piece: Piece) -> list[Any]:
        if crew.ready is not None:
            crew.ready()
        return task(*piece)

    remote = ray.remote(num_cpus=1, max_retries=-1)(run)
    waiting: deque[Any] = deque()
    try:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for piece in pieces:
            waiting.append(remote.remote(piece))
            if len(waiting) >= most:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
        if mine:
            ray.shutdown()
