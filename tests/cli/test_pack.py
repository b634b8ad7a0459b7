"""`koloda pack`: exact messages for a pack of one's own, and cards in words."""

import json
import tomllib
from pathlib import Path

import pytest

import koloda
from koloda.cli import main

HEAD = 'pack = "zoo"\nname = { ru = "Зоопарк", en = "Zoo" }\n'
WOLF = """
[[cards]]
code = "wolf"
deck = "door"
type = "monster"
name = { ru = "Волк", en = "Wolf" }
level = 3
loot = 1
"""


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(list(argv))
    out, err = capsys.readouterr()
    return status, out, err


def check(capsys: pytest.CaptureFixture[str], path: Path, text: str) -> tuple[int, str]:
    path.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "pack", "check", str(path), "--lang", "en")
    assert err == ""
    return status, out.replace(str(path), "FILE")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "zoo.toml"


def test_a_good_pack(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(capsys, path, HEAD + WOLF) == (
        0,
        "FILE: Doors: 1, treasures: 0. Too few to be played alone: mix it with another pack.\n",
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('fx = ["bite(2)"]', "line 11, card 'wolf', field fx: unknown verb 'bite'; known are bonus, vs,"),
        ('bad = ["lose_item(tail)"]', "line 11, card 'wolf', field bad: what is one of head, armour, feet,"),
        ('fx = ["die"]', "field fx: 'die' happens to a victim: it belongs into bad or escape"),
        ('fx = ["vs(1, tag:santa)"]', "asks for what can never be so; race:, class:,"),
        ('bad = ["lasting(lasting(flee(-1)))"]', "'lasting' is not for a card of type monster, only curse"),
        ('bad = ["die else die else die"]', "both sides of else are consequences"),
        ('bad = ["lose_levels(1000)"]', "a number from 1 to 99 is meant, not '1000'"),
        ("levels = 3", "field levels: a number from 1 to 2 is meant, not 3"),
        ("n = 0", "line 11, card 'wolf', field n: a number from 1 to 9 is meant, not 0"),
        ("n = 1.5", "a number from 1 to 9 is meant, not 1.5"),
        ("n = true", "a number from 1 to 9 is meant, not True"),
        ('joke = "ha"', 'field joke: { ru = "…", en = "…" } is meant'),
        ('joke = { ru = "a\\nb" }', "one line of at most 80 characters is meant for ru"),
        ('effect = "win"', "field effect: unknown; a card has code, n, deck,"),
        ('over = ["all"]', "field over: one of R1, R2, R3, R4 is meant, not 'all'"),
    ],
)
def test_a_wrong_card(path: Path, capsys: pytest.CaptureFixture[str], line: str, message: str) -> None:
    status, said = check(capsys, path, HEAD + WOLF + line)
    assert status == 1 and message in said


def test_every_wrong_card_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not only the first."""
    second = WOLF.replace('"wolf"', '"bear"').replace("level = 3", "level = 1000000")
    status, said = check(capsys, path, f'{HEAD}{WOLF}fx = ["howl"]\n{second}')
    assert status == 1
    assert said.splitlines() == [
        said.splitlines()[0],
        "FILE: line 18, card 'bear', field level: a number from 1 to 99 is meant, not 1000000",
    ]
    assert said.startswith("FILE: line 11, card 'wolf', field fx: unknown verb 'howl'")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "field pack: a text is needed"),
        ("pack = ", "the pack file cannot be read: Invalid value (at end of document)"),
        (HEAD, "field cards: a pack has cards"),
        (f"{HEAD}cards = 5", "field cards: a pack has cards"),
        ('pack = "Zoo!"', "field pack: a short name in small letters is meant"),
        (f"{HEAD}import = 1", "field import: unknown; a pack has pack, v, name, cards"),
        (HEAD + WOLF * 501, "501 cards are too many; 500 is the most"),
        (f"{HEAD}v = 1{'0' * 5000}", "beyond all measure"),
        (HEAD + "x = " + "[" * 100000, "beyond all measure"),
    ],
)
def test_no_pack_at_all(path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str) -> None:
    status, said = check(capsys, path, text)
    assert status == 2 and message in said and said.count("\n") == 1


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "cards.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, message in ((binary, "not UTF-8 text"), (tmp_path / "none.toml", "there is no such file")):
        status, out, err = run(capsys, "pack", "check", str(path))
        assert status == 2 and message in out and err == ""


def test_a_name_that_is_taken(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = check(capsys, path, HEAD.replace("zoo", "winter") + WOLF)
    assert (status, said) == (1, "FILE: field pack: there is a pack 'winter' already\n")


def test_a_pack_that_comes_along_in_a_file_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same cards are no second pack, in whatever form they are written; other cards are."""
    shipped = Path(koloda.__file__).parent / "games" / "munchkin" / "packs"
    for name in ("winter", "dacha"):
        text = (shipped / f"{name}.toml").read_text("utf-8")
        assert check(capsys, tmp_path / f"{name}.toml", text)[0] == 0
    changed = (shipped / "dacha.toml").read_text("utf-8").replace("level = 6", "level = 7")
    assert check(capsys, tmp_path / "dacha.toml", changed)[0] == 1
    copy = tmp_path / "copy.json"
    copy.write_text(json.dumps(tomllib.loads((shipped / "dacha.toml").read_text("utf-8"))), "utf-8")
    assert run(capsys, "pack", "check", str(copy))[0] == 0
    case = tmp_path / "case.txt"
    case.write_text("game munchkin\nE01 a\nP 4p strict packs=winter,dacha | A L2\n= A L2\n", "utf-8")
    assert run(capsys, "check", "--pack", str(copy), str(case))[:2] == (0, "1 passed, 0 failed\n")


def test_what_looks_like_a_slip(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = check(capsys, path, f'{HEAD}{WOLF}fx = ["vs(2, race:elv)", "throw(bone)"]')
    assert status == 0
    assert "card 'wolf': no race or class of a known pack is called 'elv'" in said
    assert "card 'wolf': no card has the tag 'bone'" in said
    status, said = check(capsys, path, HEAD + WOLF + 'joke = { en = "Boo." }')
    assert status == 0 and "card 'wolf': its joke is written in en only" in said


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("ru", ["Зима", "Монстры", "Питбуль", "Брось палку, и монстр отвлечётся.", "Апорт — и вы друзья."]),
        (
            "en",
            [
                "Winter",
                "Monsters",
                "Pit Bull",
                "Throw it a stick and it lets you go.",
                "One good throw and you are friends.",
            ],
        ),
    ],
)
def test_show(capsys: pytest.CaptureFixture[str], lang: str, words: list[str]) -> None:
    status, out, _ = run(capsys, "pack", "show", "winter", "--lang", lang)
    assert status == 0 and [word for word in words if word not in out] == []


def test_show_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "pack", "show", "--lang", "en")
    assert status == 0 and "Doors: 68, treasures: 44. Enough for 4 players" in " ".join(out.split())


def test_show_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "pack", "show", "summer")
    assert (status, out) == (2, "") and "there is no pack 'summer'" in err


YAML = """pack: zoo
name: {ru: Зоопарк, en: Zoo}
cards:
  - {code: wolf, deck: door, type: monster, name: {ru: Волк, en: Wolf}, level: 3, loot: 1, bad: ["die"]}
  - code: samovar
    deck: treasure
    type: item
    name: {ru: Самовар, en: Samovar}
    joke: {ru: ""}
    slot: hands2
    bonus: 4
    gold: 600
"""
JSON = """{"pack": "zoo", "name": {"ru": "Зоопарк", "en": "Zoo"},
\t"cards": [
\t\t{"code": "wolf", "deck": "door", "type": "monster", "name": {"ru": "Волк", "en": "Wolf"},
\t\t "level": 3, "loot": 1}]}
"""


@pytest.mark.parametrize(("name", "text"), [("zoo.yaml", YAML), ("zoo.yml", YAML), ("zoo.json", JSON)])
def test_a_good_pack_in_yaml_or_json(
    name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = check(capsys, tmp_path / name, text)
    assert (status, out[:15]) == (0, "FILE: Doors: 1,")


@pytest.mark.parametrize(
    ("name", "text", "status", "message"),
    [
        ("a.yaml", YAML.replace("hands2", "hands3"), 1, "line 10, card 'samovar', field slot: one of head"),
        ("a.yaml", YAML.replace("die", "bite"), 1, "line 4, card 'wolf', field bad: unknown verb 'bite'"),
        ("a.yaml", YAML.replace("loot: 1", "loot: 1, loot: 2"), 2, "'loot' is given twice (at line 4)"),
        ("a.yaml", YAML.replace("bonus: 4", "bonus: [4"), 2, "(at line 12, column 9)"),
        ("a.yaml", "a: &x [1]\nb: *x\n", 2, "a pack has no anchors, & and * (at line 1)"),
        ("a.yaml", "a: !!python/object:os.system x\n", 2, "could not determine a constructor"),
        ("a.yaml", "", 2, "field pack: a text is needed"),
        ("a.json", JSON.replace('"level": 3', '"level": "3"'), 1, "line 4, card 'wolf', field level"),
        ("a.json", "[]", 2, "a pack is a table of fields"),
        ("a.json", "[" * 1_500, 2, "a value in it is beyond all measure"),
    ],
)
def test_wrong_packs_in_yaml_and_json(
    name: str, text: str, status: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, out = check(capsys, tmp_path / name, text)
    assert found == status and message in out, out
