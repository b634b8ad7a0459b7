"""What was answered stands: seats after a crash, questions asked twice, names of messages."""

import asyncio
from pathlib import Path

from tests.server.clients import Guest, Json, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


def named(guest: Guest, path: str, name: str, body: Json | None = None, status: int = 200) -> Json:
    """Asks under a name of its own."""
    answer = guest.http.post(path, json=body, headers={"idempotency-key": name})
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def free_places(server: Server, table: str) -> int:
    listed = server.guest("").http.get("/api/tables").json()
    (found,) = [row["free"] for row in listed if row["id"] == table]
    return int(found)


def test_a_seat_that_was_answered_is_listed_after_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya, boris, vera = (server.guest(name) for name in ("Anya", "Boris", "Vera"))
        table = str(anya.open_table(4, public=True)["id"])
        for guest, seat, free in ((boris, "B", 2), (vera, "C", 1)):
            guest.sit(table, seat)
            server.kill()
            server.start()
            assert guest.http.get("/api/me/tables").json() == [{"id": table}]
            assert free_places(server, table) == free
        boris.ask("POST", f"/api/tables/{table}/seats/B/leave")
        server.kill()
        server.start()
        assert boris.http.get("/api/me/tables").json() == [] and free_places(server, table) == 2
        anya.ask("POST", f"/api/tables/{table}/count", {"count": 3})
        server.kill()
        server.start()
        assert free_places(server, table) == 1
        anya.ask("POST", f"/api/tables/{table}/seats/A/leave")  # then Vera owns it
        server.kill()
        server.start()
        with server.store() as base:
            (owner,) = base.execute("SELECT host FROM tables").fetchone()
            (sitter,) = base.execute("SELECT guest FROM seats").fetchone()
        assert owner == sitter


def test_a_request_asked_twice_is_done_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya, boris = server.guest("Anya"), server.guest("Boris")
        body = {"game": "uno", "count": 3}
        first = named(anya, "/api/tables", "open", body, 201)
        again = named(anya, "/api/tables", "open", body, 201)
        other = named(boris, "/api/tables", "open", body, 201)
        table = first["table"]["id"]
        assert again["table"]["id"] == table != other["table"]["id"]
        for _ in range(2):
            assert named(boris, f"/api/tables/{table}/seats/B/take", "sit", {})["seat"] == "B"
        server.kill()
        server.start()
        assert named(boris, f"/api/tables/{table}/seats/B/take", "sit", {})["seat"] == "B"
        token = boris.ask("POST", f"/api/tables/{table}/seats/B/hand")["token"]
        vera = server.guest("Vera")
        for _ in range(2):
            answer = named(vera, f"/api/tables/{table}/seats/B/take", "hand", {"token": token})
            assert answer["seat"] == "B"
        assert named(anya, f"/api/tables/{table}/pause", "x" * 41, status=400)["code"] == "request.wrong"


def test_the_name_of_a_message_used_for_something_else_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)
        path = f"/api/tables/{table}"

        async def game() -> None:
            seats = await sit_down(server, people, table)
            seat = next(seat for seat in seats if seat.legal)
            assert (await seat.ask("act", id="one", code="draw"))["type"] == "done"
            for _ in range(2):  # now, and when the log has been read again
                answer = await seat.ask("act", id="one", code="pass")
                assert answer["type"] == "refused" and answer["clause"] == "koloda.table.message"
                assert (await seat.ask("act", id="one", code="draw"))["type"] == "done"
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                for each in seats:
                    await each.open()
            assert (await seat.ask("say", id="hi", text="hello"))["type"] == "done"
            assert (await seat.ask("say", id="hi", text="goodbye"))["clause"] == "koloda.table.message"
            assert (await seat.ask("say", id="hi", text="hello"))["type"] == "done"

        run(game())
        named(people[0], f"{path}/pause", "p")
        assert named(people[0], f"{path}/resume", "p", status=409)["clause"] == "koloda.table.message"
        assert people[0].ask("GET", path)["table"]["paused"]
