"""Every clause has its sentence in both languages, every refusal its answer, every event its words."""

import re
from pathlib import Path

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs.vocabulary import POWERS
from koloda.games.munchkin.phases import PHASES
from koloda.games.munchkin.rules.permission import ROWS
from koloda.games.munchkin.verbs import VERBS
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event
from koloda.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "docs" / "rules" / "munchkin.md").read_text(encoding="utf-8")
CLAUSES = sorted(set(re.findall(r"`(munchkin\.[a-z]+\.[a-zA-Z0-9-]+)` ", RULES)))
SOURCE = "".join(path.read_text() for path in (ROOT / "src/koloda/games/munchkin").rglob("*.py"))

languages = pytest.mark.parametrize("lang", LANGUAGES)


def open_texts(lang: str) -> Texts:
    """This language alone: a missing text must not be found in English."""
    texts = Texts("munchkin", lang)
    texts.speakers = texts.speakers[:1]
    return texts


@languages
def test_every_clause_has_a_sentence(lang: str) -> None:
    texts = open_texts(lang)
    assert len(CLAUSES) == 241
    assert [clause for clause in CLAUSES if not texts.clause(clause)] == []


@languages
def test_every_refusal_has_an_answer(lang: str) -> None:
    texts = open_texts(lang)
    refused = set(re.findall(r'(?<!self\.)refuse\("([a-z0-9.-]+)"', SOURCE)) | {
        row[1] for row in ROWS.values() if row[1]
    }
    refused |= {f"power.{name}" for name in POWERS if name != "encore"}
    missing = [
        clause
        for clause in sorted(refused)
        if texts.find(f"munchkin-{clause.replace('.', '-')}", None, "no") is None
    ]
    assert len(refused) > 60 and missing == []


@languages
def test_every_reason_has_its_own_answer(lang: str) -> None:
    texts = open_texts(lang)
    reasons = re.findall(r'(?<!self\.)refuse\("([a-z0-9.-]+)", "([a-z]+)"\)', SOURCE)
    powers = ("berserk", "flight", "charm", "backstab", "steal", "serenade", "hide", "reroll")
    reasons += [(f"power.{name}", "lacking") for name in powers]
    reasons += [
        (f"power.{name}", "again") for name in ("berserk", "flight", "backstab", "serenade", "reroll")
    ]
    reasons += [("power.charm", "hand"), ("power.serenade", "helper")]
    same = [
        (clause, why)
        for clause, why in reasons
        if texts.refusal(Refusal(f"munchkin.{clause}", {"why": why}))
        == texts.refusal(Refusal(f"munchkin.{clause}"))
    ]
    assert len(reasons) > 30 and same == []


@languages
def test_every_event_has_words(lang: str) -> None:
    texts = open_texts(lang)
    kinds = set(re.findall(r'tell(?:_some|_only|_parties)?\(\s*\w+,(?: proposal,)? "([a-z-]+)"', SOURCE))
    kinds |= set(re.findall(r'(?:kind|name) = "([a-z]+(?:-[a-z]+)+)"', SOURCE))
    kinds |= set(re.findall(r'"(refused|withdrawn|expired|countered|claim|run|lose-items)"', SOURCE))
    missing = [kind for kind in sorted(kinds) if texts.find(f"munchkin-event-{kind}") is None]
    assert len(kinds) > 60 and missing == []


@languages
def test_every_action_power_and_phase_has_words(lang: str) -> None:
    texts = open_texts(lang)
    assert [verb for verb in VERBS.words if texts.find(f"munchkin-action-{verb}") is None] == []
    phases = [phase.replace(".", "-") for phase in PHASES]
    for message, value, names in (("munchkin-power", "power", POWERS), ("munchkin-phase", "phase", phases)):
        unknown = texts.say(message, {value: "other"})
        assert [name for name in names if texts.say(message, {value: name}) == unknown] == []


@languages
def test_every_option_has_words(lang: str) -> None:
    texts = open_texts(lang)
    for option in MUNCHKIN.options:
        name = f"munchkin-option-{option.name}"
        assert texts.find(name) and texts.find(name, None, "help"), name
        assert [word for word in option.words if texts.find(f"{name}-{word}") is None] == []


@pytest.mark.parametrize(
    ("monster", "lost"),
    [("santa-audit", ("flake", "slush")), ("nettroll", ("bard.1",)), ("tinsel", ("whip",))],
)
def test_what_is_lost_is_told(monster: str, lost: tuple[str, ...]) -> None:
    """Hand, class or item: everybody hears what the monster has taken."""
    fight = f"combat A vs {monster} | phase W.DIE | under F.ROLL | die 1 A>{monster}"
    state = MUNCHKIN.read(f"4p strict | A class=bard.1 off=whip hand=slush,flake | {fight}")
    out: list[Event] = []
    state.push(state.action("~ close W.DIE"), out)
    assert [event.values(2)["cards"] for event in out if event.kind == "lose-items"] == [lost]


def test_where_a_curse_comes_from_is_told() -> None:
    """From behind the door, or from somebody."""
    texts = open_texts("en")
    said = {"card": "Too Much Salad", "target": "Ben", "who": "Ann"}
    assert texts.say("munchkin-event-curse", {**said, "source": "hand"}) == "Ann curses Ben: Too Much Salad!"
    assert "Ann" not in texts.say("munchkin-event-curse", {**said, "source": "door"})
