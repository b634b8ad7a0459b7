"""Tournaments and exported decisions, as a caller meets them."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import koloda
from koloda.cli import main
from koloda.lab.games import play_games
from koloda.lab.tournament import Tournament, tables
from koloda.lab.workers import Crew, work


def hold(game: str, bots: list[str], sizes: list[int], games: int, **options: str) -> Tournament:
    match = Tournament(game, options, bots, sizes, "k1:7")
    meetings = {meeting.series.seed: meeting for meeting in match.meetings}
    for piece in match.pieces(games, 1):
        for played in work(play_games, [piece], Crew()):
            match.add(meetings[piece[0].seed], played)
    return match


def test_everybody_meets_everybody_as_often() -> None:
    assert tables(4, [2]) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert tables(2, [3]) == [(0, 1, 0)]
    match = hold("uno", ["random", "plain", "easy"], [2, 3], 24, target="round")
    assert len({tally.games for tally in match.tallies}) == 1
    for one in range(3):
        for two in range(3):
            if one != two:
                together = match.points[one][two] + match.points[two][one]
                assert together == pytest.approx(match.met[one][two])


def test_the_stronger_is_rated_higher() -> None:
    match = hold("uno", ["random", "plain"], [2], 60, target="round")
    assert [row.bot for row in match.standings()] == ["plain", "random"]
    assert match.standings()[0].reach > 0


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_tournament_is_printed_as_text_as_json_and_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "t.png"
    command = ["lab", "tournament", "uno", "--bots", "random,plain", "--games", "8", "--seed", "1",
               "--option", "target=round", "--players", "2,3"]  # fmt: skip
    code, out, _ = run(capsys, *command, "--picture", str(picture))
    assert code == 0 and "rating" in out and "against" in out
    assert picture.read_bytes().startswith(b"\x89PNG")
    code, out, _ = run(capsys, *command, "--json")
    found = json.loads(out)
    assert found["players"] == [2, 3] and {row["bot"] for row in found["bots"]} == {"random", "plain"}
    assert run(capsys, *command, "--json", "--jobs", "2")[1] == out, "the same on two processes"


UNPLAYED = "tests.lab.test_simulate:Broken"
"""Who sits with this bot is told so, and of nothing else."""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "plain"], "at least two bots"),
        (["--bots", "plain,plain"], "each named once"),
        (["--bots", "plain,nobody"], "nobody"),
        (["--players", "2,x"], "from 2 to 10"),
        (["--players", "11"], "from 2 to 10"),
        (["--games", "0"], "--games"),
        (["--picture", "/nowhere/t.png", "--bots", f"plain,{UNPLAYED}"], "/nowhere/t.png"),
        (["--picture", "t.what", "--bots", f"plain,{UNPLAYED}"], "t.what"),
    ],
)
def test_a_wrong_tournament_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    options = ["--seed", "1", "--option", "target=round"]
    code, _, err = run(capsys, "lab", "tournament", "uno", *options, *words)
    assert code == 2 and told in err and err.count("\n") == 1


@pytest.mark.parametrize("bots", ["random", "normal,random"])
def test_exported_decisions_are_those_of_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, bots: str
) -> None:
    """Every action is allowed by its mask, and every observation is that of the seat."""
    parquet, lines = tmp_path / "d.parquet", tmp_path / "d.jsonl"
    for path in (parquet, lines):
        code, out, _ = run(
            capsys, "lab", "export", "uno", str(path), "--bots", bots, "--players", "2", "--games", "3",
            "--seed", "5", "--option", "target=round",
        )  # fmt: skip
        assert code == 0 and "3 games" in out
    again = ["lab", "export", "uno", str(tmp_path / "again.jsonl"), "--games", "1", "--json"]
    assert json.loads(run(capsys, *again, "--option", "target=round")[1])["games"] == 1
    table = pq.read_table(parquet)
    told = json.loads(table.schema.metadata[b"koloda"])
    assert [action.text for action in koloda.actions("uno", players=2)] == told["actions"]
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert rows[0]["koloda"] == told
    assert len(rows) - 1 == table.num_rows > 20
    hand = next(part for part in told["parts"] if part["name"] == "hand")["start"]
    for row, line in zip(table.to_pylist(), rows[1:], strict=True):
        for name in ("game", "step", "seat", "action", "text", "observation", "result"):
            assert row[name] == line[name]
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
        assert np.flatnonzero(mask).tolist() == line["legal"]
        assert row["action"] in line["legal"] or row["action"] == -1
        assert row["observation"][row["seat"]] == 1
        card = row["text"].partition(":")[0].rstrip("!")
        codes = list(dict.fromkeys(text.partition(":")[0].rstrip("!") for text in told["actions"][2:]))
        if card in codes[:58]:
            assert row["observation"][hand + codes.index(card)] >= 1, "who plays a card holds it"
    results = {(row["game"], row["seat"]): row["result"] for row in table.to_pylist()}
    assert sorted(results.values()) == [-1, -1, -1, 1, 1, 1]


def test_bots_of_every_game_are_exported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for game, players in (("iota", 2), ("montana", 2), ("arne", 2)):
        path = tmp_path / f"{game}.parquet"
        code, _, err = run(
            capsys, "lab", "export", game, str(path), "--bots", "plain", "--players", str(players), "--games",
            "1", "--seed", "2",
        )  # fmt: skip
        assert code == 0, err
        assert pq.read_table(path).num_rows > 5
