"""Positions to try things out at: judged one move at a time, for anybody, within limits."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from koloda.games import GAMES
from tests.server.clients import Guest, Json
from tests.server.servers import Server, serving

POSITION = "3p strict | A r5 g1 | B b2 b7 | C y4 y6 | top r3 | deck b1 b3 …"
GOAL = "A r5; C catch:A => A g1 b1 b3"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("studies")) as server:
        yield server


@pytest.fixture(scope="module")
def nobody(server: Server) -> Iterator[Guest]:
    """Somebody without a name: studying needs none."""
    guest = Guest(server.url, "")
    with guest.http:
        yield guest


def ask(guest: Guest, status: int = 0, **more: object) -> Json:
    return guest.ask("POST", "/api/studies", {"game": "uno", "position": POSITION, **more}, status)


def test_a_position_is_seen_from_a_seat_with_what_it_can_do(nobody: Guest) -> None:
    seen = ask(nobody, seat="A")
    (step,) = seen["steps"]
    assert step["position"]["fields"]["A"] == "r5 g1" and step["position"]["fields"]["B"] == "?2"
    assert {"r5", "draw"} <= {one["code"] for one in step["position"]["legal"]}
    assert (seen["must"], seen["count"], seen["actions"]) == ("A", 3, [])


def test_only_the_open_eyes_see_every_hand(nobody: Guest) -> None:
    for eyes, hand in (("B", "?2"), ("?", "?2"), ("*", "r5 g1")):
        (step,) = ask(nobody, seat=eyes)["steps"]
        assert step["position"]["fields"]["A"] == hand


def test_a_move_is_judged_and_its_events_told(nobody: Guest) -> None:
    seen = ask(nobody, seat="A", act="r5", first=1)
    assert seen["actions"] == ["A r5"] and seen["no"] is None
    assert [event["kind"] for event in seen["steps"][0]["events"]]
    refused = ask(nobody, seat="A", act="g1", first=1)
    assert refused["no"]["clause"] == "uno.match.rule" and refused["actions"] == []
    assert "g1" in refused["no"]["text"] and refused["steps"] == []


def test_a_goal_is_met_with_what_the_others_do(nobody: Guest) -> None:
    seen = ask(nobody, seat="A", act="r5", goal=GOAL, first=1)
    assert seen["met"] and seen["actions"] == ["A r5", "C catch:A"] and len(seen["steps"]) == 2
    shown = ask(nobody, seat="A", show=True, goal=GOAL, first=1)
    assert shown["met"] and shown["actions"] == seen["actions"]
    other = ask(nobody, seat="A", act="draw", goal=GOAL, first=1)
    assert not other["met"]


def test_a_refusal_may_be_the_goal(nobody: Guest) -> None:
    seen = ask(nobody, seat="A", act="g1", goal="A g1 => refused uno.match.rule")
    assert seen["met"] and seen["no"]["clause"] == "uno.match.rule"


def test_stepping_back_is_a_shorter_list_of_moves(nobody: Guest) -> None:
    moves = ["A r5", "C catch:A", "B draw", "B pass"]
    whole = ask(nobody, seat="A", actions=moves, first=0)
    assert len(whole["steps"]) == 5
    for at in (3, 1, 2, 4):
        seen = ask(nobody, seat="A", actions=moves[:at], first=at)
        assert seen["steps"][0]["position"] == whole["steps"][at]["position"] or at < 4
        assert seen["steps"][-1]["position"]["fields"] == whole["steps"][at]["position"]["fields"]


def test_bots_answer_for_other_seats(nobody: Guest) -> None:
    seen = ask(nobody, seat="A", act="r5!", bots="BC", go=True, first=1)
    assert len(seen["actions"]) > 1 and all(line[0] in "BC~" for line in seen["actions"][1:])


def test_why_not_is_answered_without_doing_anything(nobody: Guest) -> None:
    seen = ask(nobody, seat="A", values={"card": "g1"})
    assert seen["no"]["clause"] == "uno.match.rule" and seen["actions"] == []
    assert ask(nobody, seat="A", why="r5")["no"] is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_lessons_are_told_with_their_positions(nobody: Guest, game: str, lang: str) -> None:
    found = nobody.ask("GET", f"/api/games/{game}/lessons?lang={lang}")
    assert found["examples"] or found["course"]
    for lesson in found["course"]:
        assert lesson["title"] and lesson["before"] and lesson["tasks"]


def test_a_record_becomes_a_study(nobody: Guest) -> None:
    record = (
        f"koloda 1\ngame uno version {GAMES['uno'].version} 3p strict\nposition "
        + POSITION
        + "\nA r5\nC catch:A\ndigest 0\n"
    )
    found = nobody.ask("POST", "/api/studies/read", {"text": record})
    assert (found["game"], found["actions"]) == ("uno", ["A r5", "C catch:A"])


def test_the_cards_of_a_game_without_a_table(nobody: Guest) -> None:
    found = nobody.ask("GET", "/api/games/munchkin/cards?header=4p%20strict")
    assert any(pack["cards"] for pack in found.values())


@pytest.mark.parametrize(
    "body",
    [
        {"position": "3p strict"},
        {"position": "nonsense"},
        {"position": POSITION, "actions": ["A g1"]},
        {"position": POSITION, "actions": ["~ seed k1:"]},
        {"position": POSITION, "seat": "Z"},
        {"position": POSITION, "bots": "Z", "go": True},
        {"position": POSITION, "goal": "A b9 => turn B", "act": "r5"},
        {"position": POSITION, "goal": "what", "act": "r5"},
        {"position": POSITION, "goal": "A r5 => no-such-field 1", "act": "r5"},
    ],
)
def test_what_cannot_be_read_is_a_sentence(nobody: Guest, body: Json) -> None:
    answer = nobody.http.post("/api/studies", json={"game": "uno", **body})
    said = answer.json()
    assert answer.status_code == 400 or said["no"]["text"], answer.text


def test_a_hostile_text_is_refused(nobody: Guest) -> None:
    for body in (
        {"text": "x" * 60_001},
        {"text": "(" * 50_000},
        {"text": "uno 2p strict | " + "A r5 | " * 5000},
        {"text": "koloda 1\ngame uno version 1 2p strict\nseed k1:1\n" + "A draw\n" * 3001 + "digest 0"},
        {"text": "munchkin 6p strict | A hand=" + ",".join(["elf.1"] * 5000)},
        {"text": POSITION, "game": "chess"},
    ):
        answer = nobody.http.post("/api/studies/read", json=body)
        assert answer.status_code in (400, 404, 413), answer.text
        assert answer.json()["text"]
    assert nobody.http.post("/api/studies", json={"game": "chess", "position": "x"}).status_code == 404


def test_nobody_studies_faster_than_others_may(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true") as server, Guest(server.url, "").http as http:
        body = {"game": "uno", "position": POSITION}
        codes = [http.post("/api/studies", json=body).status_code for _ in range(140)]
        assert codes[0] == 200 and 429 in codes
        assert http.get("/healthz").text == "ok"
