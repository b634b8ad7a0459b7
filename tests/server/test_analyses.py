"""A finished game judged by the server: asked for, watched, stopped, kept; and moments of it once more."""

import random
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

import koloda
from tests.server.clients import Guest, Json, Seat, play, run
from tests.server.openings import start_from
from tests.server.servers import Server, serving

POSITION = "2p strict target=round | A r5 g1 | B b2 b7 g3 | top r3 | deck y1 y2 y4 g5 g6 g7 b1"
WINS = "2p strict target=round | A r5 | B b2 b7 | turn A | top r3 | deck y1 y2 y3 y4 …"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def record() -> str:
    """A draws where it could have played, and B has won in the end."""
    match = koloda.read("uno", POSITION)
    match.play("A draw; A pass; B draw; B pass; A r5!")
    return match.record(["Anya", "Boris"])


def analysis(guest: Guest, **asked: str) -> Json:
    """Asked for until it is ready."""
    for _ in range(600):
        seen = guest.ask("POST", "/api/analyses", asked)
        if seen["state"] == "ready":
            return seen
        assert seen["state"] == "running" and seen["done"] <= seen["parts"]
        time.sleep(0.1)
    raise AssertionError("it never was ready")


def test_a_record_is_judged_by_what_its_seats_could_know(server: Server, record: str) -> None:
    anya = server.guest("Anya")
    found = analysis(anya, record=record)["analysis"]
    own = koloda.analyse(record)
    assert [(one["step"], one["seat"]) for one in found["decisions"]] == sorted(
        (one.step, one.seat) for one in own.decisions
    )
    first = next(one for one in found["decisions"] if one["step"] == 0)
    assert first["done"]["action"]["verb"] == "draw"
    assert first["choices"][0]["action"]["values"] or first["choices"][0]["action"]["verb"]
    assert {choice["chance"] for choice in first["choices"]} == {
        round(100 * choice.chance, 1) for choice in own.decisions[0].choices
    }
    assert [share["value"] for share in found["luck"]] == [
        round(100 * part.value, 1) for part in own.luck.values()
    ]


def test_who_asks_again_pays_nothing_whoever_it_is(server: Server, record: str) -> None:
    """Names and remarks make no other game of it."""
    analysis(server.guest("Anya"), record=record)
    before = done_tasks(server)
    renamed = record.replace("Anya", "Vera").replace("A draw", "# why?\nA draw")
    seen = server.guest("Boris").ask("POST", "/api/analyses", {"record": renamed})
    assert seen["state"] == "ready" and done_tasks(server) == before


def done_tasks(server: Server) -> str:
    with closing(Guest(server.url, "")) as nobody:
        lines = nobody.http.get("/metrics").text.splitlines()
    return next(line for line in lines if line.startswith('koloda_worker_tasks_done_total{kind="analyse"}'))


def test_it_is_told_in_the_readers_language(server: Server) -> None:
    match = koloda.read("uno", WINS.replace("turn A | ", "").replace("…", "g5 g6 g7 b1"))
    match.play("A draw; A pass; B draw; B pass")
    record = match.record()
    anya = server.guest("Anya")
    analysis(anya, record=record)
    told = [
        anya.http.post("/api/analyses", json={"record": record}, headers={"accept-language": lang}).json()
        for lang in ("en", "ru")
    ]
    english, russian = (
        next(one["reasons"] for one in each["analysis"]["decisions"] if one["mistake"]) for each in told
    )
    assert english[0].isascii() and english[0].endswith(".")
    assert "й" in russian[0] or "о" in russian[0]
    assert len(english) == len(russian)


def test_a_table_is_judged_when_it_is_over(server: Server) -> None:
    anya = server.guest("Anya")
    table = anya.open_table(2, bots=["normal"])["id"]
    start_from(server, table, position=WINS)
    refused = anya.ask("POST", "/api/analyses", {"table": table}, status=409)
    assert refused["code"] == "record.closed"

    async def game() -> None:
        seat = Seat(server.url, anya.cookie, table)
        await seat.open()
        await play([seat], random.Random(1))
        await seat.close()

    run(game())
    found = analysis(anya, table=table)["analysis"]
    assert found["curve"][-1]["chances"] == [100.0, 0.0]
    assert not any(one["mistake"] for one in found["decisions"])


def test_what_is_broken_or_huge_is_refused_in_a_sentence(server: Server, record: str) -> None:
    anya = server.guest("Anya")
    for broken in ("nonsense", record.replace("A draw", "A fly"), record.replace("digest ", "digest 0")):
        refused = anya.ask("POST", "/api/analyses", {"record": broken}, status=400)
        assert refused["code"] == "record.unreadable" and refused["text"]
    head, draw, rest = record.partition("A draw\n")
    long = head + draw * 5001 + rest
    assert "too long" in anya.ask("POST", "/api/analyses", {"record": long}, status=400)["text"]
    anya.ask("POST", "/api/analyses", {"record": "x" * 70_000}, status=413)
    assert anya.ask("POST", "/api/analyses", {}, status=400)["code"] == "record.which"


def test_other_choices_are_tried_and_refusals_cite_the_rule(server: Server, record: str) -> None:
    anya = server.guest("Anya")
    asked = {"record": record, "step": 0, "seat": "A"}
    found = anya.ask("POST", "/api/what-if", {**asked, "choices": ["r5!", "draw"]})["choices"]
    own = koloda.what_if(record, 0, ["A r5!", "A draw"])
    assert [one["chance"] for one in found] == [round(100 * one.chance, 1) for one in own]
    assert [one["action"]["code"] for one in found] == ["r5!", "draw"]
    refused = anya.ask("POST", "/api/what-if", {**asked, "choices": ["g1"]}, status=409)
    assert refused["clause"] == "uno.match.rule" and "g1" in refused["text"]


def test_a_moment_is_imagined_from_a_seat(server: Server, record: str) -> None:
    anya = server.guest("Anya")
    found = anya.ask("POST", "/api/imagine", {"record": record, "step": 1, "seat": "B"})
    view = koloda.read(found["game"], found["position"]).view("B")
    assert sorted(view["B"].split()) == ["b2", "b7", "g3"] and view["A"] == "?3"


def test_a_guest_has_two_under_way_and_may_stop_them_as_nobody_else(server: Server) -> None:
    """The last test here: the server is still at it when it ends."""
    anya, boris = server.guest("Anya"), server.guest("Boris")
    records = [koloda.play("munchkin", ["normal"] * 3, seed=seed).record() for seed in (11, 12, 13)]
    keys = []
    for record in records[:2]:
        seen = anya.ask("POST", "/api/analyses", {"record": record})
        assert seen["state"] == "running" and seen["parts"] > 2
        keys.append(seen["key"])
    refused = anya.ask("POST", "/api/analyses", {"record": records[2]}, status=429)
    assert refused["code"] == "analysis.many" and "two" in refused["text"].lower()
    for guest, state in ((boris, "running"), (anya, "none")):
        guest.http.delete(f"/api/analyses/{keys[0]}").raise_for_status()
        with server.store() as store:
            left = [key for (key,) in store.execute("SELECT key FROM analyses WHERE body IS NULL")]
        assert (keys[0] in left) == (state == "running")
