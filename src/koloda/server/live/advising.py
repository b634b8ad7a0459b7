"""Hints for whoever sits at a table: the coach thinks in small portions beside everything else."""

import asyncio
import time
from typing import Final

from koloda.bots.coach import Advice, Coach
from koloda.kernel import Refusal
from koloda.table.table import Table
from koloda.texts import Texts
from koloda.wire import socket

PORTION: Final = 0.002
PAUSE: Final = 0.002
"""Seconds that it thinks without a break, and the break."""
LONGEST: Final = 1.5
"""Seconds after which it says the best that it has found."""


async def advise(table: Table, seat: int) -> Advice | None:
    """What a strong player would do there now, from what the seat has seen; nothing where it would wait, or
    where the game has gone on meanwhile."""
    if not table.gives_hints(seat):
        raise Refusal("koloda.table.hints")
    if not table.begun:
        raise Refusal("koloda.table.waits")
    if table.state.is_over():
        raise Refusal("koloda.over")
    coach = Coach(table.game, seat)
    for entry in table.log:
        for event in entry.events:
            coach.see(event)
    step = table.state.step
    state = table.state.clone()
    thought = coach.consider(state)
    if thought is None:
        return None
    until = time.perf_counter() + LONGEST
    while not thought.done:
        pause = time.perf_counter() + PORTION
        while not thought.done and time.perf_counter() < pause:
            thought.go_on(1)
        await asyncio.sleep(PAUSE)
        if table.state.step != step:
            return None
        if not thought.done and time.perf_counter() > until:
            thought.cut_short()
    return coach.advice(state, thought)


def write_advice(id: str, advice: Advice | None, texts: Texts) -> socket.Advice:
    if advice is None:
        return socket.Advice(id=id)
    return socket.Advice(
        id=id,
        code=advice.code,
        choices=[socket.ChoiceText(one.code, one.chance, one.error) for one in advice.compared],
        reasons=[
            texts.say(f"{texts.game}-reason-{reason.name}", dict(reason.values()))
            for reason in advice.reasons
        ],
    )
