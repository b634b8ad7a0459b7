"""Nothing acknowledged is lost, nothing is doubled: killed at any moment, cut at every decision."""

import asyncio
import random
import signal
from pathlib import Path

from koloda.games import GAMES
from koloda.kernel.records import read_record, replay
from tests.server.clients import LONG, ConnectionClosed, Guest, Json, Seat, choose, level, run, settle
from tests.server.servers import Server, serving


def begin(server: Server, count: int = 2, seats: int = 0, **more: object) -> tuple[list[Guest], str]:
    """People around a table that waits for the word to start; `seats` where bots sit there too."""
    people = [server.guest(name) for name in ("Anya", "Boris", "Vera", "Gleb")[:count]]
    table = str(people[0].open_table(seats or count, **more)["id"])
    for guest, seat in zip(people[1:], "BCD", strict=False):
        guest.sit(table, seat)
    return people, table


async def sit_down(server: Server, people: list[Guest], table: str) -> list[Seat]:
    """Everybody has a socket and the game has begun."""
    seats = [Seat(server.url, guest.cookie, table) for guest in people]
    for seat in seats:
        await seat.open()
    people[0].ask("POST", f"/api/tables/{table}/start")
    for seat in seats:
        while seat.position is None:
            await seat.read()
    await level(seats)
    return seats


def numbers(server: Server, table: str) -> list[int]:
    with server.store() as base:
        rows = base.execute("SELECT number FROM entries WHERE table_id = ? ORDER BY number", (table,))
        return [row[0] for row in rows]


def without_clocks(position: Json | None) -> Json:
    """Time goes on while nobody looks; everything else stands as it was."""
    assert position is not None
    return {**position, "windows": [{**window, "left": 0} for window in position["windows"]]}


def test_killed_in_the_middle_a_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, options=LONG)

        async def game() -> None:
            lot = random.Random(3)
            seats = await sit_down(server, people, table)
            moves = 0
            while not seats[0].is_over:
                seat = next(seat for seat in seats if seat.legal)
                before = [without_clocks(other.position) for other in seats]
                code, id = choose(seat.legal, lot), seat.new_id()
                await seat.send({"type": "act", "id": id, "code": code})
                moves += 1
                if moves in (1, 3, 6, 10):  # sent, and nobody knows whether it was stored
                    await asyncio.sleep(lot.choice((0.0, 0.002, 0.01)))
                    server.kill()
                    server.start()
                    for other in seats:
                        await other.cut()
                        await other.open()
                    await level(seats)
                    stored = [without_clocks(other.position) for other in seats] != before
                    answer = await seat.ask("act", id=id, code=code)
                    assert answer["type"] == "done"
                    if stored:  # then sending it again has done nothing
                        assert answer["version"] <= seat.version
                else:
                    assert (await seat.ask("act", id=id, code=code))["type"] == "done"
                await level(seats)
            assert moves >= 10

        run(game())
        found = numbers(server, table)
        assert found == list(range(len(found)))
        record = read_record(people[0].http.get(f"/api/tables/{table}/record").text)
        assert replay(GAMES["uno"], record).is_over()


def test_cut_at_every_decision_nothing_is_missed(tmp_path: Path) -> None:
    """One of two loses the line before every action: he ends with the same stream as a watcher who stayed."""
    with serving(tmp_path) as server:
        people, table = begin(server, options=LONG)

        async def game() -> None:
            lot = random.Random(5)
            seats = await sit_down(server, people, table)
            steady = Seat(server.url, people[0].cookie, table)
            await steady.open()
            cuts = 0
            while not seats[1].is_over:
                await level([*seats, steady])
                before = without_clocks(seats[0].position)
                await seats[0].cut()
                seat = next(seat for seat in seats if seat.legal)
                if seat is seats[1] and lot.random() < 0.5:  # something happens meanwhile
                    await seat.ask("act", code=choose(seat.legal, lot))
                    await seats[0].open()
                else:
                    snapshot = await seats[0].open()
                    assert not snapshot["fresh"]
                    assert all(step["kind"] == "commit" for step in snapshot["steps"])
                    assert without_clocks(seats[0].position) == before
                    await seat.ask("act", code=choose(seat.legal, lot))
                cuts += 1
                await level([*seats, steady])
            assert cuts >= 10
            assert seats[0].steps[-len(steady.steps) :] == steady.steps

        run(game())


def test_an_unknown_version_gets_a_fresh_snapshot(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            lost = Seat(server.url, people[0].cookie, table)
            lost.version, lost.seat = 10_000, "A"
            snapshot = await lost.open()
            assert snapshot["fresh"] and snapshot["version"] == seats[0].version
            lost.seat = "B"  # a version counts for one seat only
            assert (await lost.open())["fresh"]

        run(game())


def test_a_message_sent_twice_is_done_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            seat = next(seat for seat in seats if seat.legal)
            code = choose(seat.legal, random.Random(1))
            first = await seat.ask("act", id="same", code=code)
            again = await seat.ask("act", id="same", code=code)
            assert first == again and first["type"] == "done"
            assert (await seat.ask("say", id="hi", text="hello"))["type"] == "done"
            assert (await seat.ask("say", id="hi", text="hello"))["type"] == "done"
            await seat.ask("why", code="draw")
            while not seat.chat:
                await seat.read()
            assert [line["text"] for line in seat.chat] == ["hello"]

        run(game())


def test_a_clock_stands_still_while_nobody_runs_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, clock={"turn": 60_000, "keep": 0})

        async def left() -> int:
            seat = Seat(server.url, people[0].cookie, table)
            await seat.open()
            assert seat.position is not None
            await seat.close()
            return max(int(window["left"]) for window in seat.position["windows"] if "left" in window)

        async def start() -> None:
            await sit_down(server, people, table)

        run(start())
        before = asyncio.run(left())
        server.kill()
        with server.store() as base:  # as if that had been an hour ago
            hour = 3_600_000
            base.execute("UPDATE settings SET value = CAST(value - ? AS TEXT) WHERE name = 'alive'", (hour,))
            for table_id, number, body in base.execute(
                "SELECT table_id, number, body FROM entries"
            ).fetchall():
                older = body.decode()
                at = int(older.partition('"at":')[2].partition(",")[0])
                older = older.replace(f'"at":{at}', f'"at":{at - hour}')
                base.execute(
                    "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?",
                    (older.encode(), table_id, number),
                )
        server.start()
        after = asyncio.run(left())
        assert 0 < after <= before
        assert before - after < 30_000  # the hour does not count


def test_shutdown_finishes_and_sends_everybody_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            seat = next(seat for seat in seats if seat.legal)
            await seat.send({"type": "act", "id": "last", "code": choose(seat.legal, random.Random(1))})
            while "last" not in seat.answers:
                await seat.read()
            assert await asyncio.to_thread(server.stop) == 0
            try:
                while True:
                    await seat.read()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1012
            assert seat.answers["last"]["type"] == "done"
            server.start()
            version = seat.version
            await seat.open()
            assert seat.version >= version

        run(game())


def test_a_machine_that_slept_takes_no_turn(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, options=LONG, clock={"turn": 6000, "keep": 0})

        async def game() -> None:
            seats = await sit_down(server, people, table)
            seat = next(seat for seat in seats if seat.legal)
            assert server.process is not None
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(8)
            server.process.send_signal(signal.SIGCONT)
            answer = await seat.ask("act", code=choose(seat.legal, random.Random(1)))
            assert answer["type"] == "done"
            assert "stood" in [step["kind"] for step in seat.steps]

        run(game())


def test_bots_play_on_where_the_clock_was_set_back_between_two_runs(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(
            server, seats=3, options=LONG, bots=["plain"], clock={"turn": 0, "keep": 0, "pace": 1}
        )

        async def game() -> None:
            seats = await sit_down(server, people, table)
            server.kill()
            ahead = seats[0].steps[-1]["at"] + 3_600_000
            with server.store() as store:  # the last run was an hour ahead
                store.execute("UPDATE settings SET value = ? WHERE name = 'alive'", (str(ahead),))
            server.start()
            for seat in seats:
                await seat.cut()
                assert (await seat.open())["now"] >= ahead
            lot = random.Random(2)
            played = ""
            while "C" not in played:
                seat = next((seat for seat in seats if seat.legal), seats[0])
                if seat.legal:
                    await seat.ask("act", code=choose(seat.legal, lot))
                else:
                    await settle(seats)
                await level(seats)
                played = "".join(event["seat"] for step in seats[0].steps for event in step["events"])

        run(game())
