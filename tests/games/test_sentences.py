"""What players are told in random games reads like sentences, in both languages."""

import re

import pytest

from koloda.cli.boards import make_board
from koloda.kernel.events import Event, Value
from koloda.testing.subject import Subject
from koloda.texts import LANGUAGES, Texts
from tests.contract.subjects import SUBJECTS
from tests.games.said import NAMES, lines_of, plain

GAMES = [subject for subject in SUBJECTS if subject.game.name != "market"]
STEPS = {"iota": 40, "munchkin": 60}
ASIDE = re.compile(r"^→ | · | \(\d+\.\d+\)$")
"""An explanation under a rule, a row of points or times, the number of a stack."""
END = re.compile(r"[.!?…][»”)]?$")
DOUBLED = re.compile(r"[.!?,;:]\s*[.,;:]|[.,;:][!?]|^\W*$|  | [.,;:!?]|: *\.")
NAMELESS = re.compile(r"[{}$]|\bNone\b|\b(uno|iota|arne|montana|munchkin|koloda)-[a-z]")
LATIN = re.compile(r"[A-Za-z]+")
SPOKEN = {"X", "V", "ok", "L"}
"""What stands on cards, in Latin letters in Russian too."""


def wrong_with(subject: Subject, lang: str, line: str) -> str:
    """What a reader would stumble over; empty where nothing is."""
    text = line.strip()
    bare = ASIDE.sub("", text)
    if not text or NAMELESS.search(text):
        return "a value is missing"
    words = set(re.findall(r"[^\s,;()«»“”!?]+", bare)) | set(re.findall(r"[a-z0-9*#=+.-]+", bare))
    if {word.strip(".:") for word in words} & codes_of(subject):
        return "a code instead of a word"
    if lang == "ru" and set(LATIN.findall(strip_names(text))) - SPOKEN:
        return "a word in another language"
    if text.startswith("→") or " · " in text:
        return ""
    first = next((char for char in bare if char.isalnum()), "")
    if first.islower():
        return "a small letter at the start"
    if not END.search(bare) or DOUBLED.search(bare.replace("...", "…")):
        return "not one mark at the end"
    return ""


def codes_of(subject: Subject) -> set[str]:
    """The codes of cards that no word is spelled like."""
    return {card for card in subject.cards if not card.isalpha() or len(card) > 12} - {"w"}


def strip_names(text: str) -> str:
    return re.sub(r"“[^”]*”|\([-−]?\d+,[-−]?\d+\)", "", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("subject", GAMES, ids=repr)
def test_what_is_said_reads_like_sentences(subject: Subject, lang: str) -> None:
    steps = STEPS.get(subject.game.name, 80)
    found: dict[str, tuple[str, str]] = {}
    count = 0
    for kind, line in lines_of(subject, lang, steps=steps):
        count += 1
        wrong = wrong_with(subject, lang, line)
        if wrong:
            found.setdefault(kind, (wrong, line))
    assert count > 300
    assert not found, "\n".join(f"{kind}: {wrong}: {line}" for kind, (wrong, line) in found.items())


@pytest.mark.parametrize(
    ("seat", "target", "lang", "line"),
    [
        (0, "A", "ru", "Боря проклинает вас: «Объелся оливье»."),
        (2, "A", "ru", "Боря проклинает игрока Аня: «Объелся оливье»."),
        (2, "B", "ru", "Боря проклинает себя: «Объелся оливье»."),
        (1, "B", "ru", "Вы проклинаете себя: «Объелся оливье»."),
        (0, "A", "en", "Ben curses you: “Too Much Salad”!"),
        (2, "A", "en", "Ben curses Ann: “Too Much Salad”!"),
        (2, "B", "en", "Ben plays and takes a curse: “Too Much Salad”!"),
        (1, "B", "en", "You curse yourself: “Too Much Salad”!"),
    ],
)
def test_whoever_is_meant_is_spoken_to(seat: int, target: str, lang: str, line: str) -> None:
    board = make_board(Texts("munchkin", lang), NAMES[lang][:3], seat, "3p strict")
    values: dict[str, Value] = {"card": "overate.1", "target": target, "source": "hand"}
    assert [plain(said) for said in board.tell(Event("curse", 1, "", values), values)] == [line]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("violet 200 has a chameleon already.", "a small letter at the start"),
        ("Ben plays: The Chimes!.", "not one mark at the end"),
        ("Ben takes r500.", "a code instead of a word"),
        ("Ben waits for { $turn }.", "a value is missing"),
        ("Ben waits", "not one mark at the end"),
        ("Ben waits: .", "not one mark at the end"),
        ("Ben: “Nothing more from me!”", ""),
        ("Ben lays: blue X2. (2.3)", ""),
    ],
)
def test_a_bad_sentence_is_found(line: str, wrong: str) -> None:
    arne = next(subject for subject in GAMES if subject.game.name == "arne")
    assert wrong_with(arne, "en", line) == wrong
    assert "Ben" in NAMES["en"]
