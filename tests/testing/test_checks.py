"""The checks for games of any package find what is wrong, and say so."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.kernel import Chance
from koloda.kernel.cards import LAST, PileOf, hands_of
from koloda.kernel.kit import KitState
from koloda.kernel.verbs import Verb, WordSlot
from koloda.testing import Check, Subject, checks
from koloda.testing.golden import digest_lines
from tests.kernel.test_kit import PACK, PHASES, Highest, HighestGame

RULES = """
- `highest.setup.players` Two or three play.
- `highest.turn` Everybody lays a card.
```highest
H01 In turn
P 2p strict | A 1x 2x | B 3x 4x
> A 2x => turn {turn}
! turn
H02 Four are too many
P 4p strict
= refused highest.setup.players
! setup.players{more}
```
"""


def game_of(state: type[KitState]) -> HighestGame:
    """The smallest game, played by these rules."""

    class Faulty(HighestGame):
        def make(self, count: int, options: dict[str, str], chance: Chance | None) -> KitState:  # type: ignore[override]
            return state(self, count, options, chance)

    return Faulty(
        "highest",
        1,
        2,
        3,
        options=[],
        phases=PHASES,
        pack=PACK,
        rows=[*hands_of(3, PACK), PileOf("row", PACK), PileOf("deck", PACK, "…", shown=LAST)],
        verbs=[Verb("", 0, [WordSlot("card", "", PACK.codes)], name="lay")],
    )


def named(name: str, state: type[KitState] = Highest, **more: object) -> Check:
    # whose time is out lays a card that nobody could know; the bottom card shows with the deal
    subject = Subject(game_of(state), reveals={"laid": {"card"}})
    return next(check for check in checks(subject, **more) if check.name == name)  # type: ignore[arg-type]


class Loses(Highest):
    def carry_out(self, seat: int, verb: str, things: list[int]) -> None:
        super().carry_out(seat, verb, things)
        self.hands[seat] = []


class Blabs(Highest):
    def carry_out(self, seat: int, verb: str, things: list[int]) -> None:
        super().carry_out(seat, verb, things)
        self.tell("rest", seat, "highest.rest", {"cards": PACK.names(self.hands[seat])})


class Waits(Highest):
    def time_out(self) -> None:
        pass


class Backwards(Highest):
    def deal(self, order: list[int]) -> None:
        super().deal(order[::-1])


class Draws(Highest):
    def winners(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("check", "state", "says"),
    [
        ("cards_stay", Loses, "Each card of the pack is in exactly one place"),
        (
            "hidden_cards_do_not_show",
            Blabs,
            r"if the rules reveal it so: Subject\(…, reveals=\{'rest': \{'cards'\}\}\)",
        ),
        ("windows_close", Waits, "~ close leaves it open"),
        ("games_end", Draws, "Random play comes to an end; then nobody can do anything and somebody has won"),
        ("bots_play", Draws, "random"),
    ],
)
def test_a_fault_is_found_and_said(check: str, state: type[KitState], says: str) -> None:
    named(check)()
    with pytest.raises(AssertionError, match=says):
        named(check, state)()


def test_a_failure_names_the_table() -> None:
    with pytest.raises(AssertionError, match=r"at PlainTable\(highest, \d, \{\}, seed=0x"):
        named("cards_stay", Loses)()


def test_sentences_that_are_missing_are_named() -> None:
    with pytest.raises(AssertionError, match=r"(?s)these cannot be said.*highest\.turn"):
        named("refusals_are_spoken ru")()
    with pytest.raises(AssertionError, match="en: highest-event-laid is missing: the event laid"):
        named("texts_are_there")()


@pytest.mark.parametrize(
    ("check", "values", "says"),
    [
        (
            "scenarios_hold rules.md",
            {"turn": "A", "more": ""},
            "line 7 H01 In turn: expected turn A, is turn B",
        ),
        ("clauses_have_scenarios", {"turn": "B", "more": "\n! nothing"}, "no document has these"),
        ("code_cites_clauses", {"turn": "B", "more": ""}, "no document has these"),
    ],
)
def test_rules_and_code_go_together(check: str, values: dict[str, str], says: str, tmp_path: Path) -> None:
    rules = tmp_path / "rules.md"
    rules.write_text(RULES.format(turn="B", more=""), "utf-8")
    named("scenarios_hold rules.md", rules=[rules])()
    named("clauses_have_scenarios", rules=[rules])()
    rules.write_text(RULES.format(**values), "utf-8")
    with pytest.raises(AssertionError, match=says):
        named(check, rules=[rules])()


def test_golden_games_are_written_and_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    golden = tmp_path / "golden.txt"
    with pytest.raises(AssertionError, match=r"golden\.txt is not there: KOLODA_GOLDEN=new pytest writes it"):
        named("golden_matches", golden=golden)()
    monkeypatch.setenv("KOLODA_GOLDEN", "new")
    named("golden_matches", golden=golden)()
    monkeypatch.delenv("KOLODA_GOLDEN")
    named("golden_matches", golden=golden)()
    golden.write_text(golden.read_text("utf-8").replace(" | k1:c0de | ", " | k1:c0df | "), "utf-8")
    with pytest.raises(AssertionError, match="the game plays otherwise than remembered"):
        named("golden_matches", golden=golden)()


def test_the_tours_of_an_earlier_edition_are_its_own() -> None:
    subject = Subject(game_of(Highest))
    assert (
        digest_lines(subject, lambda options: None)
        == digest_lines(subject, lambda options: subject.game)
        == []
    )
    same = digest_lines(subject, lambda options: game_of(Highest))
    assert same == digest_lines(subject) != digest_lines(subject, lambda options: game_of(Backwards))


def test_what_follows_from_a_game_need_not_be_told() -> None:
    subject = Subject(game_of(Highest))
    assert (subject.places, subject.verbs) == (["row", "deck"], {"lay", "~ close", "~ deck"})
    assert subject.tours == [(2, {}), (3, {})] and subject.cards == sorted(PACK.codes)
    uno = Subject(GAMES["uno"])
    assert uno.brief == {"target": "round"} and list(uno.seats) == list(range(2, 11))
    assert (4, {"stacking": "any"}) in [(4, options) for _, options in uno.tours]
