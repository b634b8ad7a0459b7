"""All that a game of any package can be held to, as a list for pytest."""

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path

from koloda.bots.arena import play_match
from koloda.bots.levels import EXPERT, LevelPlayer, levels, make_player
from koloda.bots.player import Player
from koloda.kernel.chance import open_chance
from koloda.kernel.game import Game
from koloda.testing.clauses import clauses_in
from koloda.testing.contract import Check, contract
from koloda.testing.golden import cited, golden_matches, reach_of
from koloda.testing.scenarios import Listed, follow, scenarios_in, wrong_in, wrong_turned
from koloda.testing.subject import Subject, plays
from koloda.texts import LANGUAGES
from koloda.texts.tables import Speaker, read_table
from koloda.texts.wanted import broken_texts, spoilt_texts


def checks(
    game: Game | Subject, *, rules: Sequence[str | Path] = (), golden: str | Path | None = None
) -> list[Check]:
    """What must hold of a game, a check each.

    `rules` are its documents: clauses as `` `game.chapter.rule` `` in Markdown, scenarios there and in texts.
    `golden` is a file that remembers how random games went (KOLODA_GOLDEN=new writes it).
    """
    subject = game if isinstance(game, Subject) else Subject(game)
    found = contract(subject)
    for hold in (actions_are_met, cards_are_played, presets_can_be_played, bots_play, texts_are_there):
        found.append(Check(hold.__name__, partial(hold, subject)))
    for lang in LANGUAGES:
        found.append(Check(f"refusals_are_spoken {lang}", partial(refusals_are_spoken, subject, lang)))
    paths = [Path(path) for path in rules]
    for path in paths:
        for name, run in SCENARIO_CHECKS.items():
            found.append(Check(f"{name} {path.name}", partial(run, subject, path)))
    if paths:
        found.append(Check("clauses_have_scenarios", partial(clauses_have_scenarios, subject, paths)))
        found.append(Check("code_cites_clauses", partial(code_cites_clauses, subject, paths)))
    if golden is not None:
        found.append(Check("golden_matches", partial(golden_matches, subject, Path(golden))))
    return found


def actions_are_met(subject: Subject) -> None:
    """Every kind of action comes up in random games."""
    assert subject.verbs - reach_of(subject).verbs == set(), "no random game meets these"


def cards_are_played(subject: Subject) -> None:
    """Every card that actions may name is named in random games."""
    assert subject.playable - reach_of(subject).cards == set(), "no random game names these"


def presets_can_be_played(subject: Subject) -> None:
    """By as many as the game without options."""
    game = subject.game
    for preset, options in game.presets.items():
        for count in range(game.least, game.most + 1):
            assert plays(game, count, options) == plays(game, count, {}), (preset, count)


def bots_play(subject: Subject) -> None:
    """Bots of every level play a game to its end; one that searches thinks little here."""
    count = min(subject.seats)
    for level in levels(subject.game):
        state = subject.game.new(count, subject.seats[count] | subject.brief, open_chance("k1:b075"))
        players: list[Player] = []
        for seat in range(count):
            lone = "hard" if level == EXPERT and seat else level
            player = make_player(subject.game, lone, seat, open_chance(f"k1:{seat + 1:x}"))
            if isinstance(player, LevelPlayer):
                player.effort = 1
            players.append(player)
        play_match(state, players)
        assert state.is_over() and state.winners(), level


def texts_are_there(subject: Subject) -> None:
    """Whatever is said has a sentence in both languages, and no sentence speaks of what is not there."""
    kinds = set(reach_of(subject).events)
    broken = [*spoilt_texts(subject.game), *broken_texts(subject.game, kinds)]
    assert not broken, "\n".join(str(one) for one in broken)


def refusals_are_spoken(subject: Subject, lang: str) -> None:
    """Nobody reads `{ $card }` where a card was meant."""
    speaker = Speaker(
        lang, [read_table(files("koloda.texts"), lang), read_table(subject.source / "texts", lang)]
    )
    broken: dict[str, str | None] = {}
    for refusal in reach_of(subject).refusals.values():
        name = refusal.clause.replace(".", "-")
        said = speaker.find(name, refusal.values, "no") or speaker.find(name, refusal.values)
        if said is None or "{" in said:
            broken[refusal.clause] = said
    assert broken == {}, "these cannot be said"


def scenarios_hold(subject: Subject, path: Path) -> None:
    """Each fact of the file holds."""
    scenarios = scenarios_in(path, [subject.game.name])
    assert scenarios, f"{path.name} has no scenario of {subject}"
    wrong = [fact for scenario in scenarios for fact in wrong_in(subject.game, scenario)]
    assert not wrong, "\n".join(wrong)


def scenarios_hold_turned(subject: Subject, path: Path) -> None:
    """Each fact holds whoever sits at A."""
    for scenario in scenarios_in(path, [subject.game.name]):
        wrong = wrong_turned(subject.game, scenario)
        fixed = scenario.name in subject.fixed
        assert not wrong or fixed, "\n".join(
            [*wrong, f"if it means certain seats: Subject(…, fixed={{{scenario.name!r}}})"]
        )
        assert wrong or not fixed, f"{scenario.name} can be turned, and need not be fixed"


def scenarios_are_listed(subject: Subject, path: Path) -> None:
    """What is accepted is offered, and what is offered is accepted."""
    scenarios = scenarios_in(path, [subject.game.name])
    wrong = [fact for scenario in scenarios for fact in wrong_in(subject.game, scenario, Listed)]
    assert not wrong, "\n".join(wrong)


def scenarios_play_on(subject: Subject, path: Path) -> None:
    """The text of every position, read back and played on, is the position itself."""
    for scenario in scenarios_in(path, [subject.game.name]):
        follow(subject.game, scenario)


SCENARIO_CHECKS = {
    hold.__name__: hold
    for hold in (scenarios_hold, scenarios_hold_turned, scenarios_are_listed, scenarios_play_on)
}


def clauses_have_scenarios(subject: Subject, rules: Sequence[Path]) -> None:
    """Every clause of the documents is named behind the `!` of a scenario, and no other is."""
    game = subject.game.name
    clauses = clauses_in(game, rules)
    assert clauses, f"the rules name no clause `{game}.…`"
    named = {
        clause for path in rules for scenario in scenarios_in(path, [game]) for clause in scenario.clauses
    }
    assert [clause for clause in clauses if clause not in named] == [], "no scenario is about these"
    assert sorted(named - set(clauses)) == [], "no document has these"


def code_cites_clauses(subject: Subject, rules: Sequence[Path]) -> None:
    """A refusal or an event with a clause that no player can look up is a slip."""
    known = clauses_in(subject.game.name, rules)
    assert sorted(cited(subject.game) - set(known)) == [], "no document has these"
