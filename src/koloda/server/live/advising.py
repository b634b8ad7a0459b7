"""Hints for whoever sits at a table: the coach thinks in small portions beside everything else."""

import asyncio
import time
from typing import Final

from koloda.bots.coach import Advice, Coach
from koloda.kernel import Refusal, State
from koloda.kernel.seats import letter
from koloda.table.table import Table
from koloda.table.translation import action_text
from koloda.texts import Texts
from koloda.wire import socket

PORTION: Final = 0.002
PAUSE: Final = 0.002
"""Seconds that it thinks without a break, and the break."""
LONGEST: Final = 1.2
"""Seconds after which it says the best that it has found."""


async def advise(table: Table, seat: int, id: str, texts: Texts) -> socket.Hinted:
    """What a strong player would do there now, from what the seat has seen; no action where it would wait, or
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
        return socket.Hinted(id=id)
    until = time.perf_counter() + LONGEST
    while not thought.done:
        pause = time.perf_counter() + PORTION
        while not thought.done and time.perf_counter() < pause:
            thought.go_on(1)
        await asyncio.sleep(PAUSE)
        if table.state.step != step:
            return socket.Hinted(id=id)
        if not thought.done and time.perf_counter() > until:
            thought.cut_short()
    return write_advice(id, coach.advice(state, thought), state, seat, texts)


def write_advice(id: str, advice: Advice | None, state: State, seat: int, texts: Texts) -> socket.Hinted:
    if advice is None:
        return socket.Hinted(id=id)
    return socket.Hinted(
        id=id,
        action=told(state, seat, advice.code),
        choices=[
            socket.ChoiceText(told(state, seat, one.code), one.chance, one.error) for one in advice.compared
        ],
        reasons=[
            texts.say(f"{texts.game}-reason-{reason.name}", dict(reason.values()))
            for reason in advice.reasons
        ],
    )


def told(state: State, seat: int, code: str) -> socket.ActionText:
    return action_text(state, state.action(f"{letter(seat)} {code}"), code)
