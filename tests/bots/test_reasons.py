"""Why a choice is good: differences that are computed, from what a seat may know."""

import pytest

from koloda.bots.arena import carry_out, next_action
from koloda.bots.coach import Advice, Coach
from koloda.bots.levels import LevelPlayer, make_player
from koloda.bots.reasons import Reason, outcome, reasons
from koloda.games import GAMES, find_game
from koloda.kernel import Event, Mind
from koloda.kernel.chance import open_chance
from koloda.texts import Texts


def told(game_name: str, text: str, best: str, other: str) -> dict[str, dict[str, int]]:
    """What speaks for one action of seat A, and not for another."""
    game = find_game(game_name)
    state = game.read(text)
    found = reasons(
        game,
        None,
        state.view(0),
        0,
        state.read_action(0, best),
        state.read_action(0, other),
        open_chance("k1:5"),
    )
    return {reason.name: reason.values() for reason in found}


def test_a_skip_takes_the_turn_of_the_next_player() -> None:
    assert told("uno", "3p strict | A rS r2 b3 | B ?7 | C ?7 | top r3", "rS", "r2")["skips"] == {
        "best": 100,
        "other": 0,
    }


def test_a_colour_that_is_kept_is_told_and_one_that_is_not_is_not() -> None:
    several = "3p strict | A r2 r3 g4 | B ?7 | C ?7 | top r4"
    assert told("uno", several, "r2", "g4")["colours"] == {"best": 2, "other": 1}
    assert "colours" not in told("uno", several, "g4", "r2")


def test_points_that_stay_in_the_hand_are_those_of_the_cards() -> None:
    assert told("uno", "2p strict | A w r2 | B ?7 | top r4", "w:r", "r2")["points"] == {
        "best": 2,
        "other": 50,
    }


def test_what_the_play_has_told_is_set_against_the_cards_alone() -> None:
    """Whoever could not match red has none of it, to judge by the play."""
    game = find_game("uno")
    state = game.read("2p strict | A r1 r2 g4 | B ?4 | top r7 | turn B | deck b1 b2 y3 …")
    mind = Coach(game, 0).player.brain
    assert isinstance(mind, Mind)
    mind.look(state.view(0))
    for code in ("B draw", "B pass"):
        for event in state.apply(state.action(code)):
            mind.see(event.kind, event.seat, event.values(0))
    mind.look(state.view(0))
    best, other = state.read_action(0, "r1"), state.read_action(0, "draw")
    found = reasons(game, mind, state.view(0), 0, best, other, open_chance("k1:5"))
    (lacks,) = [reason.values() for reason in found if reason.name == "lacks"]
    assert lacks["best"] > 80 > 60 > lacks["other"]


def test_an_iota_move_is_explained_by_its_points() -> None:
    found = told(
        "iota",
        "2p strict | grid gs1@0,0 gs2@1,0 | A gs3 bt1 rx4 yc4 | B ?4 | deck …",
        "L gs3@2,0",
        "L bt1@0,1",
    )
    assert found["scores"]["best"] > found["scores"]["other"]


def test_a_reverse_turns_the_game_and_skips_nobody() -> None:
    three = told("uno", "3p strict | A rR r2 b3 | B ?7 | C ?7 | top r4", "rR", "r2")
    assert "turns" in three and "skips" not in three
    two = told("uno", "2p strict | A rR r2 b3 | B ?7 | top r4", "rR", "r2")
    assert "turns" not in two


def test_the_own_field_of_arne_grows_by_what_is_laid() -> None:
    found = told("arne", "3p strict | A r1000 r50 | B ?5 | C ?5", "play r1000", "play r50")
    assert found["mine"] == {"best": 1000, "other": 50}


def test_what_cannot_be_done_in_a_world_is_no_fact() -> None:
    game = find_game("uno")
    state = game.read("2p strict | A r2 b3 | B ?7 | top r4")
    assert outcome(game, state, 0, state.read_action(0, "b3"), open_chance("k1:1")) == []


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_reason_has_a_sentence_with_its_numbers(game_name: str, lang: str) -> None:
    texts = Texts(game_name, lang)
    measures = GAMES[game_name].measures()
    assert measures
    for measure in measures:
        for best in (0, 1, 3, 25):
            said = texts.say(f"{game_name}-reason-{measure.name}", Reason(measure, best, best + 1).values())
            assert said.endswith(".") and said[0].isupper() and "reason" not in said


def advice_in_play(game_name: str, seed: int, alter: bool) -> list[Advice | None]:
    """What is advised to seat A in a game; with `alter` where A cannot tell, the others hold other cards."""
    game = find_game(game_name)
    count = 3
    state = game.new(count, {}, open_chance(f"k1:{seed:x}"))
    bots = [make_player(game, "normal", seat, open_chance(f"k1:{seat + 1:x}")) for seat in range(count)]
    coach = Coach(game, 0)
    coach.player.effort = 4
    found: list[Advice | None] = []
    while len(found) < 3 and not state.is_over():
        if state.must() & 1 and state.pause() is None and len(state.legal(0)) > 1:
            asked = game.guess(state.view(0), open_chance("k1:ee")) if alter else state
            assert asked.view(0).text() == state.view(0).text()
            found.append(coach.advise(asked))
        events: list[Event] = []
        carry_out(state, bots, next_action(state, bots), events)
        for event in events:
            coach.see(event)
    return found


def whys(advice: Advice) -> list[tuple[str, dict[str, int]]]:
    return [(reason.name, reason.values()) for reason in advice.reasons]


@pytest.mark.parametrize("game_name", GAMES)
def test_advice_does_not_change_with_cards_that_the_seat_cannot_know(game_name: str) -> None:
    def lines(found: list[Advice | None]) -> list[object]:
        return [
            one and (one.code, one.compared, [(why.name, why.values()) for why in one.reasons])
            for one in found
        ]

    assert lines(advice_in_play(game_name, 7, alter=False)) == lines(advice_in_play(game_name, 7, alter=True))


def test_a_coach_is_as_strong_as_the_level_it_has() -> None:
    assert isinstance(Coach(find_game("uno"), 0).player, LevelPlayer)
    assert Coach(find_game("uno"), 0).player.level == "expert"
    assert Coach(find_game("iota"), 0).player.level == "expert"
