"""Provable deals: committed before, with everybody's bytes, revealed when hands may be public."""

from pathlib import Path

import pytest

from koloda.cli import main
from koloda.games.uno.game import UnoGame
from koloda.kernel.deals import Deal, check_deal, commit, read_deals, seed_of, seeds_of, with_deals
from koloda.kernel.errors import NotationError
from koloda.kernel.records import read_record, replay
from koloda.kernel.seats import SPECTATOR
from koloda.table.settings import TableSettings
from tests.table.house import NAMES, UNO, A, B, C, House, lobby, seated

BOTS = TableSettings(turn_ms=5_000, keep_after=1, keeper="plain", provable=True)
MATCH = {"hand": "5", "target": "200"}


def finish(house: House) -> House:
    for _ in range(5_000):
        if house.table.is_over:
            return house
        house.run_on(10_000)
    raise AssertionError("the match does not end")


def match() -> House:
    """Persons add their bytes to the first deal, then bots take over; a match of several rounds."""
    house = lobby(3, BOTS, options=MATCH)
    for seat in range(3):
        house.did(house.table.ask("sit", seat, person=f"p{seat}", name=NAMES[seat]))
    house.did(house.table.ask("add", A, bytes="00ff", by="p0"))
    house.did(house.table.ask("add", C, bytes="ab" * 32, by="p2"))
    house.did(house.table.ask("start", by="p0"))
    return finish(house)


def test_the_table_commits_before_anybody_adds_and_before_the_deal() -> None:
    house = lobby(2)
    house.run()
    assert house.kinds() == ["open", "commit"]
    deal = house.table.snapshot(SPECTATOR).table.deals[0]
    assert len(deal.commitment) == 64
    assert (deal.added, deal.salt, deal.secret) == ({}, "", "")
    house.did(house.table.ask("sit", A, person="p0", name="Anya"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris"))
    house.did(house.table.ask("add", A, bytes="00ff", by="p0"))
    house.did(house.table.ask("start"))
    assert house.kinds() == ["open", "commit", "seat", "seat", "add", "start", "action"]
    entry = house.table.log[1]
    secret, salt = entry.text("secret"), entry.text("salt")
    assert len(bytes.fromhex(secret)) == 32
    assert commit(1, salt, secret) == deal.commitment
    assert house.table.record().seed == seed_of(1, secret, {A: "00ff"})
    assert house.table.snapshot(B).table.deals[0].added == {"A": "00ff"}


def test_everybody_adds_once_and_only_before_the_deal() -> None:
    house = lobby(2)
    house.did(house.table.ask("sit", A, person="p0", name="Anya"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris"))
    for text in ("", "0", "zz", "AB", "00" * 33):
        assert "1 to 32 bytes" in house.refused(house.table.ask("add", A, bytes=text, by="p0"))
    assert house.refused(house.table.ask("add", A, bytes="00", by="p1")) == "koloda.table.seat"
    house.did(house.table.ask("add", A, bytes="00", by="p0"))
    assert house.refused(house.table.ask("add", A, bytes="01", by="p0")) == "koloda.table.dealt"
    house.did(house.table.ask("start"))
    assert house.refused(house.table.ask("add", B, bytes="01", by="p1")) == "koloda.table.dealt"


def test_each_round_has_a_seed_of_its_own_recorded_before_the_deal() -> None:
    house = match()
    lines = house.actions()
    seeds = [line for line in lines if line.startswith("~ seed h1:")]
    rounds = int(house.table.state.field("round") or 0)
    assert len(seeds) == len(set(seeds)) == rounds >= 2
    for number, line in enumerate(lines[1:], 1):
        if line.startswith("~ seed"):
            assert house.table.log[-1].version > 0
            assert lines[number + 1] == "~ next" or lines[number + 1].endswith(" ok")
    commits = [entry.version for entry in house.table.log if entry.kind == "commit"]
    dealt = [entry.version for entry in house.table.log if entry.action.startswith("~ seed")]
    assert all(before < after for before, after in zip(commits, dealt, strict=False))
    totals = [deal.totals for deal in house.table.snapshot(SPECTATOR).table.deals]
    assert totals[0] == [] and len(totals) >= rounds
    assert sum(totals[1]) > 0 and sorted(totals, key=sum) == totals
    assert sum(totals[-1]) <= sum(house.table.state.totals())
    house.restart()
    assert [deal.totals for deal in house.table.snapshot(SPECTATOR).table.deals] == totals


def test_the_next_commitment_lies_open_while_the_round_s_result_is_shown() -> None:
    house = seated(2, settings=BOTS, options=MATCH)
    while house.table.state.field("phase") != "ROUND_OVER":
        house.run_on(500)
    house.run()
    assert len(house.table.snapshot(A).table.deals) == 2
    house.did(house.table.ask("add", A, bytes="1234", by="p0"))
    assert house.table.snapshot(B).table.deals[1].added == {"A": "1234"}


def test_the_secret_stays_secret_until_the_game_is_over() -> None:
    house = seated(2, settings=BOTS, options=MATCH)
    while not house.table.is_over:
        for deal in house.table.snapshot(A).table.deals:
            assert (deal.salt, deal.secret) == ("", "")
        assert house.table.open_record() is None
        house.run_on(5_000)
    deals = [deal for deal in house.table.snapshot(SPECTATOR).table.deals if deal.secret]
    assert len(deals) == len(seeds_of(house.table.record().seed, house.table.record().actions))
    assert house.table.open_record() is not None


def test_deals_survive_a_restart() -> None:
    house = lobby(2)
    house.did(house.table.ask("sit", A, person="p0", name="Anya"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris"))
    house.did(house.table.ask("add", B, bytes="beef", by="p1"))
    before = house.table.snapshot(A).table.deals
    house.restart()
    house.run()
    assert house.table.snapshot(A).table.deals == before
    house.did(house.table.ask("start"))
    assert house.table.record().seed == seed_of(1, house.table.log[1].text("secret"), {B: "beef"})


def written(tmp_path: Path) -> tuple[Path, str]:
    text = match().table.open_record()
    assert text is not None
    path = tmp_path / "match.txt"
    path.write_text(text, encoding="utf-8")
    return path, text


def test_koloda_verify_proves_every_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, text = written(tmp_path)
    assert replay(UNO, read_record(text)).is_over()
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert "digest" in out[0]
    assert out[1].startswith("deal 1: commitment") and "with the bytes of A C" in out[1]
    assert "nobody's bytes" in out[2]
    assert len(out) == 1 + len(read_deals(text))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("added A:00ff", "added A:00fe", "the seed of deal 1 does not follow"),
        ("added A:00ff ", "added ", "the seed of deal 1 does not follow"),
        ("# deal 1 salt ", "# deal 1 salt 00", "is not the one committed to"),
        ("# deal 1 commitment ", "# deal 1 commitment 0", "is not the one committed to"),
        ("# deal 2 commitment ", "# deal 3 commitment ", "deals are numbered"),
        ("# deal 1 salt ", "# no deal 1 salt ", "has not been told"),
        ("added A:00ff", "added A00ff", "is not a seat and its bytes"),
    ],
)
def test_a_deal_that_was_tampered_with_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, sentence: str
) -> None:
    path, text = written(tmp_path)
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert sentence in capsys.readouterr().err


def test_another_seed_is_noticed_even_when_its_game_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table deals from a seed of its own choosing and says it was the one committed to."""
    record = UNO.new(2, {}, None)
    record.play("~ seed h1:77")
    text = f"koloda 1\ngame uno version {UNO.version} 2p strict\nseed h1:77\ndigest {record.digest()}\n"
    salt, secret = "01" * 16, "02" * 32
    deal = Deal(1, commit(1, salt, secret))
    deal.salt, deal.secret = salt, secret
    path = tmp_path / "cheat.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "no deal is proved" in capsys.readouterr().out
    path.write_text(with_deals(text, [deal]), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert "does not follow from its secret" in capsys.readouterr().err


def test_a_deal_too_many_or_too_few_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, text = written(tmp_path)
    last = len(read_deals(text))
    lines = [line for line in text.split("\n") if not line.startswith(f"# deal {last} ")]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert f"{last} seeds and {last - 1} deals" in capsys.readouterr().err


def test_the_lines_of_a_deal_can_be_read_back() -> None:
    deal = Deal(1, commit(1, "01", "02" * 32))
    deal.added = {C: "aa", A: "bb"}
    deal.salt, deal.secret = "01", "02" * 32
    text = with_deals("koloda 1\ngame x version 1 2p\ndigest 0\n", [deal])
    read = read_deals(text)[0]
    assert (read.commitment, read.added, read.salt, read.secret) == (
        deal.commitment,
        deal.added,
        deal.salt,
        deal.secret,
    )
    check_deal(read, seed_of(1, deal.secret, deal.added))
    with pytest.raises(NotationError):
        check_deal(read, "h1:0")


def closed_house() -> House:
    """UNO where hands stay hidden for ever."""
    game = UnoGame()
    game.closed = True
    return finish(seated(2, 1, settings=BOTS, game=game))


def test_where_hands_stay_closed_the_secret_comes_only_when_every_person_agrees() -> None:
    house = closed_house()
    assert house.table.open_record() is None
    assert all(not deal.secret for deal in house.table.snapshot(A).table.deals)
    house.did(house.table.ask("agree", A, by="p0"))
    assert house.table.open_record() is None
    assert house.refused(house.table.ask("agree", B, by="p0")) == "koloda.table.seat"
    house.did(house.table.ask("agree", B, by="p1"))
    assert house.table.open_record() is not None
    assert house.table.snapshot(A).table.deals[0].secret
    house.restart()
    assert house.table.open_record() is not None


def test_nobody_agrees_before_the_end() -> None:
    house = seated(2)
    assert house.refused(house.table.ask("agree", A, by="p0")) == "koloda.table.running"
