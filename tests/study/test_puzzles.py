"""Puzzles: every one is a position with one best choice, and can be solved at a board."""

from datetime import date, timedelta

import pytest

from koloda.games import GAMES, find_game
from koloda.kernel import NotationError
from koloda.kernel.seats import has, read_seat
from koloda.study.lessons import BEST, open_attempt
from koloda.study.puzzles import lesson_of, of_the_day, read_puzzles, read_text, write_puzzle

MOST = 12
"""Of the many lays of Iota the best are told."""
WITH = [name for name in GAMES if read_puzzles(find_game(name))]


@pytest.mark.parametrize("name", WITH)
def test_every_puzzle_compares_what_can_be_done(name: str) -> None:
    game = find_game(name)
    found = read_puzzles(game)
    assert len({puzzle.position for puzzle in found}) == len(found)
    for puzzle in found:
        state = game.read(puzzle.position)
        seat = int(read_seat(puzzle.seat, state.count))
        assert has(state.must(), seat)
        told = {code for code, _ in puzzle.chances}
        legal = {state.write_code(action) for action in state.legal(seat)}
        assert told <= legal and len(told) == min(MOST, len(legal))
        chances = [chance for _, chance in puzzle.chances]
        assert chances == sorted(chances, reverse=True) and chances[0] >= chances[1] + 7.9


@pytest.mark.parametrize("name", WITH)
def test_the_best_choice_solves_it_and_no_other_does(name: str) -> None:
    game = find_game(name)
    puzzle = read_puzzles(game)[0]
    (task,) = lesson_of(game, puzzle, "en").tasks
    assert task.kind == BEST
    for code, _ in puzzle.chances:
        outcome = open_attempt(game, task.position, [], task.goal).act(f"{task.seat} {code}")
        assert (outcome.met, outcome.aside) == (code == puzzle.best, code != puzzle.best)


def test_every_day_has_its_own_and_the_same_for_everybody() -> None:
    found = read_puzzles(find_game(WITH[0]))
    day = date(2026, 11, 19)
    week = [of_the_day(found, day + timedelta(days=more)) for more in range(len(found))]
    assert len({puzzle.number for puzzle in week}) == len(found)
    assert of_the_day(found, day + timedelta(days=len(found))) == week[0]


def test_what_is_written_reads_back_and_nonsense_is_named() -> None:
    puzzle = read_puzzles(find_game(WITH[0]))[0]
    assert read_text(f"# a remark\n\n{write_puzzle(puzzle)}") == [puzzle]
    with pytest.raises(NotationError, match="line 1"):
        read_text("chances r5")
    with pytest.raises(NotationError, match="no line 'hello'"):
        read_text("hello")
