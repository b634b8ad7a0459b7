"""Races over real sockets: the reaction counts, not the line, and a lie cannot undo being late."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.clients import Json, Seat, run
from tests.server.openings import start_from
from tests.server.servers import serving

HOLD = "2p strict deck=classic target=round uno_hold=5000 | A r5 g1 | B b1 b2 b3 | top r3 | deck …"
"""A has two cards; whoever lays the second last one has five seconds to say so."""
SEEN = 0.6
"""So many seconds after it both press: more than any line is allowed."""


class SlowSeat(Seat):
    """Everything takes 100 ms on its way to this one, and 100 ms back."""

    lag = 0.1

    async def send(self, message: Json) -> None:
        if message["type"] == "pong":
            asyncio.get_running_loop().create_task(self.late(message))
        else:
            await super().send(message)

    async def late(self, message: Json) -> None:
        await asyncio.sleep(2 * self.lag)
        await super().send(message)


def race(seat: Seat) -> int:
    """The serial of an open race; -1 without one."""
    windows = seat.position["windows"] if seat.position else []
    return next((int(window["serial"]) for window in windows if window.get("race")), -1)


async def press(seat: Seat, code: str, *, told: int) -> None:
    """Without waiting for the answer, which has the code as its name."""
    await seat.send({"type": "act", "id": code, "code": code, "serial": race(seat), "told": told})


async def answer(seat: Seat, code: str) -> str:
    while code not in seat.answers:
        await seat.read()
    return str(seat.answers[code]["type"])


def contest(tmp_path: Path, catcher: type[Seat], presses: Callable[[Seat, Seat], Awaitable[None]]) -> None:
    """A has laid the second last card without a word, and the server knows both lines."""
    with serving(tmp_path) as server:
        anya, boris = server.guest("Anya"), server.guest("Boris")
        table = str(anya.open_table(2)["id"])
        start_from(server, table, position=HOLD)
        boris.sit(table, "B")

        async def game() -> None:
            owes, other = Seat(server.url, anya.cookie, table), catcher(server.url, boris.cookie, table)
            for seat in (owes, other):
                await seat.open()
            for seat in (owes, other):
                pings = 0
                while pings < 4:  # each tells what the one before has measured
                    pings += (await seat.read())["type"] == "ping"
            assert (await owes.ask("act", code="r5"))["type"] == "done"
            for seat in (owes, other):
                while race(seat) < 0:
                    await seat.read()
            await asyncio.sleep(SEEN)
            await presses(owes, other)

        run(game())


def test_a_quick_reaction_on_a_slow_line_wins(tmp_path: Path) -> None:
    """The shout is heard first, but came late; the catch was quick, and its line takes 200 ms."""

    async def presses(owes: Seat, other: Seat) -> None:
        await press(owes, "uno", told=3000)
        await press(other, "catch:A", told=200)
        assert [await answer(owes, "uno"), await answer(other, "catch:A")] == ["refused", "done"]

    contest(tmp_path, SlowSeat, presses)


def test_a_lie_does_not_undo_being_late(tmp_path: Path) -> None:
    """The shout claims to have come at once, but arrives when the catch has been written."""

    async def presses(owes: Seat, other: Seat) -> None:
        await press(other, "catch:A", told=1500)
        assert await answer(other, "catch:A") == "done"
        await press(owes, "uno", told=1)
        assert await answer(owes, "uno") == "refused"

    contest(tmp_path, Seat, presses)
