"""What leaves the process: views, and events for those who may read them. Nothing else, to nobody else."""

import random
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from koloda.games.uno.cards import CODES
from tests.server.clients import Guest, Json, Seat, level, play, run
from tests.server.servers import serving
from tests.server.test_durable import begin, sit_down

CARDS = set(CODES) - {"w"}


def hand(seat: Seat) -> str:
    assert seat.position is not None
    return str(seat.position["fields"][seat.seat])


def test_a_seat_sees_its_own_hand_and_a_watcher_none(tmp_path: Path) -> None:
    with serving(tmp_path, log_level="debug") as server:
        people, table = begin(server, 3)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            watcher = Seat(server.url, "", table)
            await watcher.open()
            assert watcher.seat == "?" and watcher.position is not None
            hands = {seat.seat: hand(seat) for seat in seats}
            assert all("?" not in cards for cards in hands.values())
            for seat in [*seats, watcher]:
                assert seat.position is not None
                for other, cards in hands.items():
                    if other != seat.seat:
                        shown = seat.position["fields"][other]
                        assert shown.startswith("?") and shown != cards
            assert watcher.position["legal"] == []
            await play(seats, random.Random(2))
            await level([*seats, watcher])
            for step in watcher.steps:
                assert all(
                    "cards" not in event["values"] for event in step["events"] if event["kind"] == "deal"
                )

        run(game())
        log = server.log.read_text()
        named = re.sub(r"process \S+", "process", log)  # whose name is chance, and may look like anything
        words = set(re.findall(r"[A-Za-z0-9+:]+", named))
        assert not words & CARDS, "a card in the log"
        assert table not in log, "the link of a private table in the log"
        assert not any(guest.cookie.split(".")[0] in log for guest in people)


def test_nobody_acts_for_another(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, 2)
        stranger = server.guest("Mallory")

        async def game() -> None:
            seats = await sit_down(server, people, table)
            watcher = Seat(server.url, stranger.cookie, table)
            await watcher.open()
            assert watcher.seat == "?"
            answer = await watcher.ask("act", code="draw")
            assert (answer["type"], answer["code"]) == ("error", "seat.none")
            idle = next(seat for seat in seats if not seat.legal)
            assert (await idle.ask("act", code="draw"))["type"] == "refused"
            forged = people[0].cookie[:-4] + "AAAA"
            liar = Seat(server.url, forged, table)
            await liar.open()
            assert liar.seat == "?"
            # somebody's message, sent again by another, is not his
            asked = next(seat for seat in seats if seat.legal)
            await asked.ask("act", id="mine", code="draw")
            assert (await watcher.ask("act", id="mine", code="draw"))["type"] == "error"

        run(game())
        for path in ("seats/A/leave", "seats/A/kick", "start", "pause"):
            answer = stranger.http.post(f"/api/tables/{table}/{path}")
            assert answer.status_code == 409 and answer.json()["code"] == "refused"
        assert stranger.http.post(f"/api/tables/{table}/seats/A/hand").status_code == 403
        assert stranger.http.post(f"/api/tables/{table}/seats/A/take", json={}).status_code == 409
        assert stranger.http.get(f"/api/tables/{table}/record").status_code == 409
        nobody = server.guest("")
        assert nobody.http.post(f"/api/tables/{table}/start").status_code == 401


def test_a_closed_table_has_no_watchers(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, 2, watch=False)

        async def game() -> None:
            await sit_down(server, people, table)
            with pytest.raises(InvalidStatus) as refused:
                await Seat(server.url, "", table).open()
            assert refused.value.response.status_code == 403

        run(game())


def test_who_is_sent_away_from_a_closed_table_sees_no_more_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, 3, watch=False)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            people[0].ask("POST", f"/api/tables/{table}/seats/B/kick")
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(50):
                    await seats[1].read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4004
            assert seats[1].seat == "B", "it was never shown the table as a watcher"
            with pytest.raises(InvalidStatus):
                await Seat(server.url, people[1].cookie, table).open()

        run(game())


def test_codes_and_tokens_cannot_be_guessed(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true") as server:
        anya = server.guest("Anya")
        table = anya.open_table(2)
        boris = server.guest("Boris")
        assert boris.ask("POST", "/api/join", {"code": table["code"].lower()})["id"] == table["id"]
        tried = [boris.http.post("/api/join", json={"code": f"AAAA{n:02}"}).status_code for n in range(40)]
        assert tried[0] == 404 and 429 in tried
        boris.sit(table["id"], "B")

        async def start() -> None:
            seats = [Seat(server.url, guest.cookie, table["id"]) for guest in (anya, boris)]
            for seat in seats:
                await seat.open()
            anya.ask("POST", f"/api/tables/{table['id']}/start")

        run(start())
        vera = server.guest("Vera")
        assert vera.http.post("/api/join", json={"code": table["code"]}).status_code in (404, 429)
        other = table["id"][:-1] + ("B" if table["id"][-1] == "A" else "A")
        assert anya.http.get(f"/api/tables/{other}").status_code == 404


def test_a_link_opens_the_seat_elsewhere_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, 2)
        link: Json = people[0].ask("POST", "/api/me/link")
        phone: Guest = server.guest("")
        assert phone.ask("POST", "/api/me/resume", {"token": link["token"]})["name"] == "Anya"
        assert phone.ask("GET", f"/api/tables/{table}")["seat"] == "A"
        other = server.guest("")
        other.ask("POST", "/api/me/resume", {"token": link["token"]}, status=403)
        cookie = phone.http.post("/api/me", json={"name": "Anna"}).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_a_seat_is_handed_over_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server, 2)
        token = people[1].ask("POST", f"/api/tables/{table}/seats/B/hand")["token"]
        vera, gleb = server.guest("Vera"), server.guest("Gleb")
        path = f"/api/tables/{table}/seats/B/take"
        assert vera.ask("POST", path, {"token": token})["seat"] == "B"
        gleb.ask("POST", path, {"token": token}, status=403)
        assert people[1].ask("GET", f"/api/tables/{table}")["seat"] == "?"


def test_other_sites_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya = server.guest("Anya")
        table = anya.open_table(2)["id"]
        other_way = server.url.replace("http:", "ftp:")
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": other_way},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = anya.http.post("/api/tables", json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin.wrong")
        form = anya.http.post("/api/me", content=b"name=x", headers={"content-type": "text/plain"})
        assert (form.status_code, form.json()["code"]) == (415, "body.type")
        rebound = anya.http.get("/api/me", headers={"host": "evil.example"})
        assert (rebound.status_code, rebound.json()["code"]) == (421, "host.unknown")
        own = anya.http.post("/api/me", json={"name": "Anya"}, headers={"origin": server.url})
        assert own.status_code == 200
        for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
            assert name in own.headers

        async def knock() -> None:
            with pytest.raises(InvalidStatus) as refused:
                await Seat(server.url, anya.cookie, table).open(origin="https://evil.example")
            assert refused.value.response.status_code == 403

        run(knock())


def test_the_token_of_a_seat_is_for_that_seat_alone(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true") as server:
        people, table = begin(server, 3)
        other = people[0].open_table(2)["id"]
        mallory = server.guest("Mallory")
        for path in (f"{other}/seats/B/take", f"{table}/seats/C/take"):
            token = people[1].ask("POST", f"/api/tables/{table}/seats/B/hand")["token"]
            mallory.ask("POST", f"/api/tables/{path}", {"token": token}, status=403)
        resume = people[1].ask("POST", "/api/me/link")["token"]
        mallory.ask("POST", f"/api/tables/{table}/seats/B/take", {"token": resume}, status=403)
        guessed = [
            mallory.http.post(f"/api/tables/{table}/seats/B/take", json={"token": f"{n:022}"}).status_code
            for n in range(20)
        ]
        assert guessed[0] == 403 and 429 in guessed
        assert people[1].ask("GET", f"/api/tables/{table}")["seat"] == "B"
