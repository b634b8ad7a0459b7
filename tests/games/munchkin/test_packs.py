"""Packs are data: the counts of Winter, and what a pack of one's own must keep."""

import re
from pathlib import Path

import pytest

from koloda.games.munchkin.effects.words import WORDS
from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs.reading import read_pack
from koloda.games.munchkin.packs.sheet import people_of
from koloda.games.munchkin.packs.shelf import SHIPPED, find_pack, load_cards
from koloda.games.munchkin.packs.vocabulary import POWERS, TYPES
from koloda.games.munchkin.packs.wording import lines_of
from koloda.kernel.errors import NotationError
from koloda.texts import Texts
from tests.games.munchkin.common import card_text

HEAD = 'pack = "mine"\nname = { ru = "Моя", en = "Mine" }\n\n[[cards]]\n'
WOLF = HEAD + (
    'code = "wolf"\ndeck = "door"\ntype = "monster"\n'
    'name = { ru = "Волк", en = "Wolf" }\nlevel = 3\nloot = 1\n'
)


def refused(text: str) -> str:
    """What the loader says of a pack that it does not take."""
    with pytest.raises(NotationError) as error:
        read_pack(text)
    assert error.value.clause == "munchkin.pack.closed"
    return str(error.value)


def test_munchkin_comp_doors() -> None:
    """68 doors: 8 classes, 6 races, 27 monsters, 12 curses, 7 enhancers, 8 others."""
    doors = load_cards("winter").decks[0]
    assert len(doors) == 68
    kinds = [TYPES[load_cards("winter").kinds[card].type] for card in doors]
    counts = {name: kinds.count(name) for name in ("class", "race", "monster", "curse", "enhancer")}
    assert counts == {"class": 8, "race": 6, "monster": 27, "curse": 12, "enhancer": 7}


def test_munchkin_comp_treasures() -> None:
    """44 treasures: 23 items, 14 one-shots, 2 tricks, 5 Go Up a Level."""
    treasures = load_cards("winter").decks[1]
    kinds = [TYPES[load_cards("winter").kinds[card].type] for card in treasures]
    counts = {name: kinds.count(name) for name in ("item", "oneshot", "trick", "gual")}
    assert counts == {"item": 23, "oneshot": 14, "trick": 2, "gual": 5}


def test_munchkin_comp_pack() -> None:
    """96 codes, gold 13 200, eight Santas, every power used."""
    kinds = find_pack("winter").kinds
    assert len(kinds) == 96
    assert sum(int(kind.gold) * int(kind.copies) for kind in kinds if kind.is_item()) == 13200
    assert len([kind for kind in kinds if kind.type == 0 and "santa" in kind.tags]) == 8
    assert [name for at, name in enumerate(POWERS) if not any(kind.has_power(at) for kind in kinds)] == []


def test_dacha_is_as_large_as_winter() -> None:
    winter, dacha = load_cards("winter"), load_cards("dacha")
    assert [len(deck) for deck in dacha.decks] == [len(deck) for deck in winter.decks]
    for name in TYPES:
        of_winter, of_dacha = (
            sum(TYPES[kind.type] == name for kind in cards.kinds) for cards in (winter, dacha)
        )
        assert of_dacha >= of_winter // 2, name
    names = [kind.names[lang] for lang in ("ru", "en") for kind in find_pack("dacha").kinds]
    assert not {*names} & {kind.names[lang] for lang in ("ru", "en") for kind in find_pack("winter").kinds}


def test_every_card_of_dacha_that_does_something_is_in_a_scenario() -> None:
    scenarios = Path(__file__).parents[2] / "scenarios" / "munchkin"
    shown = set(re.findall(r"[a-z][a-z-]+", " ".join(f.read_text("utf-8") for f in scenarios.glob("*.txt"))))
    acting = [kind.code for kind in find_pack("dacha").kinds if kind.fx or kind.bad or kind.escape]
    assert [code for code in acting if code not in shown] == []


def test_earlier_versions_have_the_dacha_they_had() -> None:
    """Five cards, and on them what was printed then."""
    options = {"packs": "winter,dacha"}
    then, now = MUNCHKIN.at(2, options), MUNCHKIN.at(3, options)
    assert then is not None and now is not None
    five = {"dacha:samovar", "dacha:mole", "dacha:hornets", "dacha:mosquito.1", "dacha:mosquito.2"}
    assert {code for code in then.all_cards(6, options) if code.startswith("dacha:")} == five
    assert five < {code for code in now.all_cards(6, options) if code.startswith("dacha:")}
    sheets = [game.sheet(options)["dacha"] for game in (then, now)]
    assert all(isinstance(sheet, dict) for sheet in sheets)
    assert ["chainsaw" in sheet["cards"] for sheet in sheets if isinstance(sheet, dict)] == [False, True]


def test_munchkin_comp_item() -> None:
    """A price makes an item, also one of nothing."""
    cards = load_cards("winter")
    assert cards.kinds[cards.numbers["socks"]].is_item()
    assert not cards.kinds[cards.numbers["parcel"]].is_item()


def test_munchkin_code_cards() -> None:
    """Copies are numbered; several packs set their name before the code."""
    assert "elf.2" in load_cards("winter").numbers
    mixed = load_cards("winter,dacha")
    assert "winter:shovel" in mixed.numbers and "dacha:mosquito.2" in mixed.numbers


def test_munchkin_pack_closed() -> None:
    """A pack in the vocabulary is read; the next tests say what is refused."""
    assert read_pack(WOLF).kinds[0].code == "wolf"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('fx = ["bite(2)"]', "line 11, card 'wolf', field fx: unknown verb 'bite'"),
        ('fx = ["vs(2)"]', "lacks its argument if"),
        ('fx = ["vs(2, moon:full)"]', "unknown condition 'moon:full'"),
        ('fx = ["vs(2, race:elf|class:bard&human)"]', "mixes | and &"),
        ('fx = ["power(berserk)"]', "is not for a card of type monster"),
        ('bad = ["lose_item(tail)"]', "what is one of head"),
        ('bad = ["flee(1)"]', "'flee' is no consequence"),
        ('bad = ["lose_levels(0)"]', "a number from 1 to 99 is meant"),
        ("gold = 100", "field gold: not for a card of type monster"),
        ('colour = "red"', "field colour: unknown"),
        ('over = ["R5"]', "field over: one of R1, R2, R3, R4"),
        ("n = 10", "field n: a number from 1 to 9"),
    ],
)
def test_munchkin_pack_closed__messages(line: str, message: str) -> None:
    """The author is told what is allowed."""
    assert message in refused(f"{WOLF}{line}\n")


def test_munchkin_pack_closed__codes() -> None:
    """A code stands once, a card has its deck."""
    twice = WOLF + WOLF[len('pack = "mine"\nname = { ru = "Моя", en = "Mine" }\n\n') :]
    assert "is the code of an earlier card" in refused(twice)
    assert "belongs to door" in refused(WOLF.replace('deck = "door"', 'deck = "treasure"'))
    assert "field level: needed" in refused(WOLF.replace("level = 3\n", ""))


def test_card_text() -> None:
    """The text on a card comes from its data, in both languages."""
    cards = load_cards("winter")
    for card in range(len(cards.codes)):
        for language in ("ru", "en"):
            lines = card_text(cards, card, language)
            assert lines and all(line.endswith(".") and "{" not in line for line in lines), cards.codes[card]
    pitbull = cards.numbers["pitbull"]
    assert card_text(cards, pitbull, "ru") == [
        "Уровень 3. Сокровищ: 1.",
        "Брось палку, и монстр отвлечётся.",
        "Непотребство: потеряй обувку, а если нечего — потеряй уровень.",
    ]
    assert card_text(cards, cards.numbers["sled"], "en") == [
        "Two hands, bonus +4, 600 gold.",
        "Not for halflings.",
    ]


def test_munchkin_pack_closed__unknown() -> None:
    """What there is instead is named once."""
    find_pack("winter")
    with pytest.raises(NotationError) as error:
        find_pack("summer")
    assert "there is winter, dacha" in str(error.value) and str(error.value).count("winter") == 1


@pytest.mark.parametrize("name", SHIPPED)
def test_every_card_speaks_both_languages(name: str) -> None:
    """Its name, its rules text and its joke; no English card in Russian letters."""
    for kind in find_pack(name).kinds:
        for lang in ("ru", "en"):
            said = [
                kind.names[lang],
                kind.jokes[lang],
                *map(Texts("munchkin", lang).sentence, lines_of(kind, people_of(find_pack(name)))),
            ]
            assert all(said), kind.code
            russian = [line for line in said if re.search("[а-яё]", line, re.IGNORECASE)]
            assert len(russian) == (len(said) if lang == "ru" else 0), (kind.code, lang, russian)


def test_the_rules_of_packs_show_the_cards_as_they_are() -> None:
    """One row is one card: its names and jokes are those of the file."""
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "munchkin-pack.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| ")]
    shown = {row[0]: row for row in rows if len(row) > 6}
    for kind in find_pack("winter").kinds:
        row = shown[kind.code]
        assert row[-2:] == [kind.jokes["ru"], kind.jokes["en"]]
        assert kind.names["en"] in row and kind.names["ru"] in [cell.removesuffix(" ®") for cell in row]


EVERY_AMOUNT = "".join(
    f"""
[[cards]]
code = "loss{count}"
deck = "door"
type = "curse"
name = {{ ru = "Утрата", en = "Loss" }}
fx = ["lose_levels({count})"]
"""
    for count in (1, 2, 5, 11, 21, 22)
)


def test_amounts_are_said_as_one_says_them() -> None:
    """One level has no number; in Russian 21 is said like one, 22 like two."""
    found = read_pack('pack = "mine"\nname = { ru = "Моя", en = "Mine" }\n' + EVERY_AMOUNT)
    said = {
        lang: [Texts("munchkin", lang).sentence(line) for kind in found.kinds for line in lines_of(kind, {})]
        for lang in ("ru", "en")
    }
    ru = ["уровень", "2 уровня", "5 уровней", "11 уровней", "21 уровень", "22 уровня"]
    en = ["a level", "2 levels", "5 levels", "11 levels", "21 levels", "22 levels"]
    assert said == {"ru": [f"Потеряй {words}." for words in ru], "en": [f"Lose {words}." for words in en]}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_effect_has_words(lang: str) -> None:
    """What a pack may use can be said in this language alone."""
    texts = Texts("munchkin", lang)
    texts.speakers = texts.speakers[:1]
    for name, word in WORDS.items():
        messages = [f"munchkin-card-{name.replace('_', '-')}"]
        if name == "power":
            messages = [f"munchkin-card-power-{power}" for power in POWERS]
        assert [message for message in messages if texts.find(message) is None] == [], word.takes
