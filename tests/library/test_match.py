"""`import koloda`: matches as somebody who has read one page would use them."""

import copy
import doctest
import pickle
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from types import ModuleType

import pytest

import koloda
from koloda.games import GAMES
from koloda.library import bots, catalogue, match, moves, seeds, views
from tests.contract.market.game import MARKET

POSITION = "3p strict | A b2 b7 | B r5 g1 | C y4 y6 | top r3 | deck b1 b3 … | turn B"


@pytest.mark.parametrize(
    "module", [bots, catalogue, match, moves, seeds, views], ids=lambda module: module.__name__
)
def test_the_examples_in_the_docstrings_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_everything_public_says_what_it_is() -> None:
    for name in koloda.__all__:
        said = getattr(koloda, name).__doc__
        assert said and not said.startswith(f"{name}("), name
    for name, member in vars(koloda.Match).items():
        if not name.startswith("_") and name != "is_over":
            assert member.__doc__, name


@pytest.mark.parametrize(
    "program",
    [
        "import koloda; print(koloda.games()[0])",
        "import koloda.games.uno.game as uno; print(uno.UNO.name)",
        "import koloda.games; print(koloda.games()[0])",
        "from koloda import games; print(games()[0], end=''); from koloda.games import GAMES; print()",
        "import koloda; from koloda.games.uno import game; print(koloda.games.uno.game.UNO.name)",
    ],
)
def test_the_list_of_games_and_their_package_share_a_name(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("uno\n", "")


def test_a_whole_game_by_hand() -> None:
    lot = random.Random(1)
    game = koloda.new("uno", players=3, seed=7, target=50)
    while not game.is_over:
        if game.waits_for:
            game.play(lot.choice(game.legal(lot.choice(game.waits_for))))
        else:
            game.close()
    assert game.winners and max(game.totals.values()) >= 50
    assert koloda.replay(game.record(["Anya", "Boris", "Vera"])) == game


def test_a_refusal_says_its_sentence_and_its_clause_and_changes_nothing() -> None:
    game = koloda.read("uno", POSITION)
    before = game.text
    with pytest.raises(koloda.Refusal, match=r"You don't have this card: y9\. \(uno\.act\.held\)") as caught:
        game.play("B y9")
    assert caught.value.clause == "uno.act.held" and game.text == before
    assert str(game.why_not("B y9")) == str(caught.value)
    assert game.why_not("B r5") is None
    game.lang = "ru"
    assert "Этой карты на руках нет" in str(game.why_not("B y9"))


def test_moves_are_done_together_or_not_at_all() -> None:
    game = koloda.read("uno", POSITION)
    before = game.record()
    with pytest.raises(koloda.Refusal):
        game.play("B r5; C y9")
    assert game.record() == before
    happened = game.play("B r5; A catch:B")
    assert [event.kind for event in happened] == ["played", "caught", "drew"]
    assert happened[-1].values["cards"] == ("b1", "b3")
    assert happened[1].sentence == "A catches B without a shout. B draws 2 cards."


def test_a_view_shows_its_own_seat_alone() -> None:
    game = koloda.read("uno", POSITION)
    assert game.view("A")["A"] == "b2 b7" and game.view("A")["B"] == "?2"
    assert game.view()["A"] == "?2" and game.view().seat is None
    assert game.view("B")["turn"] == "B" and "nonsense" not in game.view("B")
    assert eval(repr(game.view("A"))) == game.view("A") != game.view("B")
    with pytest.raises(KeyError, match="there is A, B, C, "):
        game.view("A")["nonsense"]


def test_a_guess_fits_what_the_seat_sees() -> None:
    game = koloda.new("arne", players=3, seed="tonight")
    guessed = game.guess("B", seed=4)
    assert guessed.view("B") == game.view("B") and guessed.legal("B") == game.legal("B")
    assert game.guess("B", seed=4) == guessed


@pytest.mark.parametrize("name", koloda.games())
def test_what_is_public_can_be_kept(name: str) -> None:
    """In the middle of a game: copied, pickled, written and read back, it plays on the same."""
    game = koloda.play(name, seed=5, most=12)
    for kept in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), eval(repr(game))):
        assert kept == game and kept is not game
        assert koloda.play(kept, seed=6, most=15) == koloda.play(game.copy(), seed=6, most=15)
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    assert koloda.replay(game.record()) == game
    assert koloda.replay(game.record(), upto=5).text != game.text
    view = game.view("B")
    assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
    moves = [move for seat in game.seats for move in game.legal(seat)]
    assert moves and pickle.loads(pickle.dumps(moves)) == moves
    assert pickle.loads(pickle.dumps(moves))[0].parts == moves[0].parts
    assert all(move.seat in game.seats and move.parts["verb"] and eval(repr(move)) == move for move in moves)


def test_a_copy_goes_its_own_way() -> None:
    game = koloda.read("uno", POSITION)
    other = game.copy()
    other.play("B r5!")
    assert game["B"] == "r5 g1" and other["B"] == "g1" and game.record() != other.record()


def winners_of(game: koloda.Match) -> list[str]:
    return koloda.play(game, seed=1).winners


def test_a_pool_of_processes_gets_matches_across() -> None:
    games = [koloda.new("uno", players=2, seed=seed, target="round") for seed in range(3)]
    with ProcessPoolExecutor(2) as pool:
        assert list(pool.map(winners_of, games)) == [winners_of(game.copy()) for game in games]


def test_errors_survive_the_way_between_processes() -> None:
    refusal = koloda.read("uno", POSITION).why_not("B y9")
    again = pickle.loads(pickle.dumps(refusal))
    assert str(again) == str(refusal) and again.values == {"card": "y9"}
    error = koloda.NotationError("no", clause="uno.act.held", where="line 3")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.clause, again.where) == ("no (line 3)", "uno.act.held", "line 3")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (lambda: koloda.new("go"), "there is no game 'go'; there is uno, iota, montana, arne, munchkin"),
        (lambda: koloda.new("uno", players=40), "uno is for 2 to 10 players, not 40"),
        (lambda: koloda.new("uno", target="soon"), "option target takes round, 50-1000, not 'soon'"),
        (lambda: koloda.new("uno", colour=1), "unknown option 'colour'; known are referee, deck"),
        (lambda: koloda.new("uno", preset="wild"), "uno has no preset 'wild'; there is book"),
        (lambda: koloda.new("uno", seed=-1), "a seed is a whole number from 0 to"),
        (lambda: koloda.new("uno").legal("Z"), "there is no seat 'Z' at this table; there is A, B"),
        (lambda: koloda.new("uno").view("99"), "there is no seat '99' at this table; there is A, B"),
        (lambda: koloda.new("uno").play(""), "an action is a seat and a code, as in 'A draw'"),
        (
            lambda: koloda.new("uno").fill("A", "disc:CARD"),
            "there is no form 'disc:CARD' for A now; there is none",
        ),
        (
            lambda: koloda.bot("uno", "god", "A"),
            "there is no bot 'god'; there is random, plain, easy, normal, hard",
        ),
        (
            lambda: koloda.play(koloda.new("uno"), {"Q": "hard"}),
            "there is no seat 'Q' at this table; there is A, B",
        ),
        (lambda: koloda.new("uno", seed=1.5), "a seed is a whole number or a text, not 1.5"),  # type: ignore[arg-type]
        (lambda: koloda.replay("nonsense"), "a record begins with the line 'koloda 1'"),
        (lambda: koloda.new("uno").record(["Anya"]), "1 names for 2 seats"),
    ],
)
def test_bad_input_is_answered_by_a_sentence(asked: object, answer: str) -> None:
    assert callable(asked)
    with pytest.raises(koloda.NotationError) as caught:
        asked()
    assert str(caught.value).startswith(answer)


def test_options_are_words_numbers_and_yes_or_no() -> None:
    assert koloda.new("uno", seed=1, jump_in=True, target=200).text.startswith(
        "2p strict target=200 jump_in=on "
    )
    assert koloda.new("uno", seed=1, preset="quick").text.startswith("2p strict target=round ")
    assert koloda.new("uno", seed=1, jump_in=False) == koloda.new("uno", seed="k1:1")
    about = koloda.about("uno", "ru")
    assert (about.least, about.most, about.options["target"].words) == (2, 10, ("round",))
    assert about.options["jump_in"].title != "jump_in" and "quick" in about.presets


def test_a_real_table_tells_its_chance() -> None:
    """Without a source the host's lines say what was dealt."""
    game = koloda.new("uno", told=True, dealer="host", target="round")
    assert game.waits_for == []
    assert koloda.replay(game.record()) == game
    with pytest.raises(koloda.Refusal):
        game.play("A draw")


def test_a_game_under_way_can_be_put_among_the_others() -> None:
    GAMES["market"] = MARKET
    try:
        assert koloda.games()[-1] == "market"
        assert koloda.new("market", seed=1).game == "market"
    finally:
        del GAMES["market"]
    assert "market" not in koloda.games()


def test_only_what_is_public_is_offered() -> None:
    assert set(dir(koloda)) == {*koloda.__all__, "__doc__", "__version__"}
