"""Games as environments: what their checkers ask for, and nothing is told to whom it should not."""

import subprocess
import sys
from typing import Any, ClassVar

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import koloda
import koloda.envs
from koloda.envs.by_turns import GameEnv
from koloda.games import GAMES
from koloda.kernel import NotationError
from koloda.kernel.chance import open_chance

SIZES = [(name, count) for name in sorted(GAMES) for count in (GAMES[name].least, GAMES[name].most)]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def seeded(env: GameEnv) -> GameEnv:
    """The same games and actions every time."""
    env.reset(seed=1)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


@pytest.mark.parametrize(("name", "count"), SIZES)
def test_pettingzoo_accepts_every_game(name: str, count: int) -> None:
    api_test(seeded(koloda.envs.aec(name, count, render_mode="ansi")), num_cycles=60)


@pytest.mark.parametrize("count", range(2, 11))
def test_pettingzoo_accepts_uno_for_any_number(count: int) -> None:
    api_test(seeded(koloda.envs.aec("uno", count, order="everybody")), num_cycles=60)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seed_is_a_game(name: str) -> None:
    seed_test(lambda: koloda.envs.aec(name), num_cycles=60)


def answer(env: GameEnv, chance: np.random.Generator) -> tuple[str, int]:
    mask = env.observe(env.agent_selection)["action_mask"]
    return env.agent_selection, int(chance.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_agent_observes_what_its_seat_sees(name: str) -> None:
    """The numbers are those of a world dealt anew from the view; words said by another are hidden."""
    env = koloda.envs.aec(name)
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    size = int(env.table.layout.size)
    for step in range(150):
        if any(env.terminations.values()):
            break
        for seat, agent in enumerate(env.possible_agents):
            shown = env.observe(agent)
            view = env.running.state.view(seat)
            guessed = env.table.game.guess(view, open_chance(f"k1:{step:x}")).view(seat)
            assert list(shown["observation"][:size]) == list(env.table.layout.read(guessed))
            if agent != env.agent_selection:
                assert not shown["observation"][size:].any() and not shown["action_mask"].any()
        env.step(answer(env, chance)[1])


def test_the_oracle_has_to_be_asked_for() -> None:
    blind, told = koloda.envs.aec("uno"), koloda.envs.aec("uno", oracle=True)
    blind.reset(seed=1)
    told.reset(seed=1)
    width = blind.observe("A")["observation"].shape[0]
    row = told.observe("A")["observation"]
    assert list(row[:width]) == list(blind.observe("A")["observation"]), "a player's own part is the same"
    other = told.table.layout.size + width
    assert list(row[other : other + width]) == list(blind.observe("B")["observation"])


def test_rewards_are_shared_among_winners_and_sum_up_to_nothing() -> None:
    for name in ("uno", "montana", "arne"):
        env = koloda.envs.aec(name, target="round") if name == "uno" else koloda.envs.aec(name)
        env.reset(seed=3)
        chance = np.random.default_rng(2)
        while not any(env.terminations.values()):
            env.step(answer(env, chance)[1])
        assert sum(env.rewards.values()) == pytest.approx(0)
        best = {agent for agent, reward in env.rewards.items() if reward > 0}
        won = env.running.state.winners()
        assert (
            best == {agent for seat, agent in enumerate(env.possible_agents) if won >> seat & 1} or not best
        )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"order": "sideways"}, "no order 'sideways'; there is answers, everybody"),
        ({"most": 0}, "after one answer or more, not 0"),
        ({"render_mode": "human"}, "no render mode 'human'"),
        ({"bots": "nobody"}, "no bot 'nobody'"),
        ({"bots": ["nobody"]}, "no bot 'nobody'"),
        ({"bots": "normal,hard", "seat": "D"}, "at a table of 3"),
        ({"seat": 1}, "no seat '1'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused_when_it_is_made(words: dict[str, Any], told: str) -> None:
    with pytest.raises(NotationError, match=told):
        koloda.envs.single("uno", **words)
    if not {"bots", "seat"} & set(words):
        with pytest.raises(NotationError, match=told):
            koloda.envs.aec("uno", **words)
    if "most" in words:
        with pytest.raises(NotationError, match=told):
            koloda.envs.vector("uno", 2, **words)


class Asked(koloda.Bot):
    """Remembers at which seat it was asked."""

    seats: ClassVar[set[str]] = set()

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        self.seats.add(self.seat)
        return legal[0] if waited_for and legal else None


def test_a_class_plays_the_other_seat() -> None:
    env = koloda.envs.single("uno", [Asked], target="round")
    _, info = env.reset(seed=4)
    for _ in range(10):
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        if over:
            break
    assert Asked.seats == {"B"}


def test_what_does_not_answer_changes_nothing() -> None:
    env = koloda.envs.aec("uno")
    env.reset(seed=3)
    before = env.running.text()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[-1])
    with pytest.raises(NotationError, match="does not answer"):
        env.step(wrong)
    with pytest.raises(NotationError, match="the action 9999 does not answer"):
        env.step(9999)
    with pytest.raises(TypeError):
        env.step(env.observe(env.agent_selection)["action_mask"].argmax() + 0.5)
    assert env.running.text() == before


@pytest.mark.parametrize("name", sorted(GAMES))
def test_gymnasium_accepts_every_game(name: str) -> None:
    env = koloda.envs.single(name, ["plain"] * (GAMES[name].least - 1), most=500)
    check_env(env, skip_render_check=True)


def test_one_seat_plays_a_game_against_bots_to_its_end() -> None:
    env = koloda.envs.single("uno", ["normal", "random"], seat="B", target="round")
    chance = np.random.default_rng(1)
    shown, info = env.reset(seed=4)
    over, rewards = False, []
    while not over:
        assert (shown["action_mask"] == info["action_mask"]).all() and shown["observation"][1] == 1
        shown, reward, over, cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        rewards.append(float(reward))
    assert not any(rewards[:-1]) and rewards[-1] in (1.0, -0.5) and not cut


def test_a_wrong_action_of_one_seat_ends_the_episode_with_a_word() -> None:
    env = koloda.envs.single("uno")
    _, info = env.reset(seed=4)
    wrong = np.flatnonzero(info["action_mask"] == 0)[-1]
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True) and "does not answer" in info["refused"]


def play(games: koloda.envs.VectorGames, steps: int, seed: int) -> list[Any]:
    chance = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        pick = (chance.random(games.masks.shape) * games.masks).argmax(1)
        games.step(pick)
        seen.append([np.array(part) for part in (
            games.observations, games.masks, games.rewards, games.seats, games.ended,
        )])  # fmt: skip
    return seen


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for left, right in zip(one, other, strict=True)
               for a, b in zip(left, right, strict=True))  # fmt: skip


@pytest.mark.parametrize("name", sorted(GAMES))
def test_many_games_are_a_function_of_their_seed(name: str) -> None:
    steps = 120
    one = koloda.envs.vector(name, 3, seed=7)
    first = play(one, steps, 1)
    one.reset()
    assert same(first, play(one, steps, 1))
    other = koloda.envs.vector(name, 3, seed=8)
    assert not same(first, play(other, steps, 1))


def test_many_games_end_and_begin_anew() -> None:
    games = koloda.envs.vector("uno", 8, players=3, seed=1, target="round", most=200)
    seen = play(games, 400, 3)
    over = [step for step in seen if (step[4] == 1).any()]
    assert over
    for _, masks, rewards, _, ended in seen:
        assert masks.any(1).all()
        assert (rewards[ended != 1] == 0).all() and np.allclose(rewards.sum(1), 0)
        assert all(sorted(row) == [-0.5, -0.5, 1.0] for row in rewards[ended == 1])


def test_many_games_show_what_one_game_shows() -> None:
    """The fast way and the slow way: the same numbers from the same position."""
    games = koloda.envs.vector("uno", 4, players=3, seed=5)
    play(games, 90, 2)
    for row, seat, choosing in zip(games.observations, games.seats, games.many.running, strict=True):
        assert list(row) == list(games.many.layout.read(choosing.state.view(int(seat))))


def test_processes_play_the_same_games() -> None:
    alone = play(koloda.envs.vector("uno", 5, seed=2), 40, 1)
    with koloda.envs.vector("uno", 5, seed=2, workers=2) as games:
        assert same(alone, play(games, 40, 1))
        right = games.masks.argmax(1)
        with pytest.raises(NotationError, match="game 4 the action 9999 does not answer"):
            games.step(np.array([*right[:4], 9999]))
        games.reset()
        assert same(alone, play(games, 40, 1))
        games.helpers[0].process.kill()
        for _ in range(2):
            with pytest.raises(NotationError, match="ended by itself"):
                play(games, 1, 1)
            games.helpers[0].process.join()


def test_wrong_actions_for_many_games_do_nothing() -> None:
    games = koloda.envs.vector("uno", 3, seed=2)
    before = np.array(games.observations)
    right = games.masks.argmax(1)
    for wrong in (right[:2], [*right[:2], -1], [*right[:2], 9999], [*right[:2], 1]):
        with pytest.raises(NotationError):
            games.step(np.array(wrong))
    with pytest.raises(NotationError, match="whole number, not float64"):
        games.step(right + 0.5)
    assert (games.observations == before).all()
    games.step(right)


def test_without_numpy_a_sentence_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None\nimport koloda.envs"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "koloda.envs needs numpy, which is not installed: pip install 'koloda[envs]'" in done.stderr


def test_what_was_never_reset_and_seeds_that_are_none_are_told_in_a_sentence() -> None:
    for ask in (
        lambda: koloda.envs.aec("uno").step(0),
        lambda: koloda.envs.aec("uno").observe("A"),
        lambda: koloda.envs.single("uno").step(np.int64(0)),
    ):
        with pytest.raises(NotationError, match="has to be reset"):
            ask()
    for seed in (-1, 1 << 60, "seven"):
        with pytest.raises(NotationError, match="whole number from 0"):
            koloda.envs.vector("uno", 2, seed=seed)  # type: ignore[arg-type]
    with koloda.envs.vector("uno", 2) as games, pytest.raises(NotationError, match="whole number from 0"):
        games.reset(-1)
