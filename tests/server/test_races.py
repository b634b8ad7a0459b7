"""Races over real sockets: the reaction counts, not the line, and a lie cannot undo being late."""

import asyncio
import random
from pathlib import Path

from tests.server.clients import Json, Seat, choose, level, run
from tests.server.servers import serving
from tests.server.test_durable import begin, sit_down

OPTIONS = {"deck": "classic", "target": "round", "w4_mode": "free", "hand": "5", "uno_hold": "5000"}


class SlowSeat(Seat):
    """Everything takes 100 ms on its way to this one, and 100 ms back."""

    lag = 0.0

    async def send(self, message: Json) -> None:
        if self.lag and message["type"] == "pong":
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


async def play_until_one_card(seats: list[Seat], lot: random.Random) -> tuple[Seat, Seat]:
    """Somebody has one card and has not said so: he, and the other one."""
    while True:
        seat = next(seat for seat in seats if seat.legal)
        codes = [code for code in seat.legal if not code.endswith("!") and code != "uno"]
        assert (await seat.ask("act", code=choose(codes, lot)))["type"] == "done"
        await level(seats)
        assert not seat.is_over
        if race(seat) >= 0:
            return seat, next(other for other in seats if other is not seat)


async def press(seat: Seat, code: str, *, after: float, told: int) -> Json:
    serial = race(seat)
    await asyncio.sleep(after)
    return await seat.ask("act", code=code, serial=serial, told=told)


def contest(tmp_path: Path, *, shout: tuple[float, int], catch: tuple[float, int], lag: float) -> list[str]:
    """Both press: after so many seconds, telling so many ms. Answers what came of the shout and the catch."""
    found: list[str] = []
    with serving(tmp_path) as server:
        people, table = begin(server, options=OPTIONS)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            owes, other = await play_until_one_card(seats, random.Random(6))
            pings = 0
            slow = SlowSeat(server.url, other.cookie, table)
            slow.lag = lag
            await other.close()
            await slow.open()
            while pings < 3:  # by now the server knows the line
                pings += (await slow.read())["type"] == "ping"
            await asyncio.sleep(2 * lag + 0.1)
            answers = await asyncio.gather(
                press(owes, "uno", after=shout[0], told=shout[1]),
                press(slow, f"catch:{owes.seat}", after=catch[0], told=catch[1]),
            )
            found.extend(str(answer["type"]) for answer in answers)

        run(game())
    return found


def test_a_quick_reaction_on_a_slow_line_wins(tmp_path: Path) -> None:
    """He sees it 100 ms later and is heard 100 ms later; he was faster all the same."""
    assert contest(tmp_path, shout=(0.4, 3000), catch=(0.5, 200), lag=0.1) == ["refused", "done"]


def test_a_lie_does_not_undo_being_late(tmp_path: Path) -> None:
    """The shout claims to have come at once, but arrives when the catch has long been written."""
    assert contest(tmp_path, shout=(0.9, 1), catch=(0.2, 1500), lag=0.0) == ["refused", "done"]
