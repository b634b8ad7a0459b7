"""Hints for whoever sits at a table: the coach thinks in another process."""

from typing import Final

from koloda.kernel import Refusal, State
from koloda.kernel.seats import letter
from koloda.server import tasks
from koloda.server.workers import Workers
from koloda.table.table import Table
from koloda.table.translation import action_text
from koloda.texts import Texts
from koloda.wire import socket

LONGEST: Final = 1.2
"""Seconds after which it says the best that it has found."""


async def advise(workers: Workers, table: Table, seat: int, id: str, texts: Texts) -> socket.Hinted:
    """What a strong player would do there now, from what the seat has seen; no action where it would wait, or
    where the game has gone on meanwhile."""
    if not table.gives_hints(seat):
        raise Refusal("koloda.table.hints")
    if not table.begun:
        raise Refusal("koloda.table.waits")
    if table.state.is_over():
        raise Refusal("koloda.over")
    step = table.state.step
    found: tasks.Advised = await workers.do(tasks.advise, tasks.tell(table), seat, LONGEST)
    if not found.code or table.state.step != step:
        return socket.Hinted(id=id)
    return socket.Hinted(
        id=id,
        action=told(table.state, seat, found.code),
        choices=[
            socket.ChoiceText(told(table.state, seat, code), *values) for code, *values in found.compared
        ],
        reasons=[
            texts.say(f"{texts.game}-reason-{ground.name}", dict(ground.values)) for ground in found.grounds
        ],
    )


def told(state: State, seat: int, code: str) -> socket.ActionText:
    return action_text(state, state.action(f"{letter(seat)} {code}"), code)
