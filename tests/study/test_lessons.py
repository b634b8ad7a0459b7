"""Lessons and examples as things to do: each can be done, a wrong move is told its rule, others move by
themselves."""

import pytest

from koloda.games import GAMES
from koloda.kernel import NotationError, Refusal
from koloda.study.lessons import (
    DO,
    LOOK,
    REFUSED,
    TRY,
    Lesson,
    Task,
    TaskRun,
    course,
    examples,
    open_attempt,
    read_course,
)
from koloda.texts import LANGUAGES

PAGE = """# Learn

Nothing of this.

## First

Put down the **red** one.

```uno
L1 the red one
P 3p strict | A r5 g1 | B b2 b7 | C y4 y6 | top r3 | deck b1 b3 …
> A g1 => refused uno.match.rule
> A r5; C catch:A => A g1 b1 b3
```

That was quick.

## Second

```uno
L2 what fits
P 2p strict | A r5 g1 | B b2 b7 | top r3
= can r5 | cannot g1
L3 too late
P 2p strict | A r5 g1 | B b2 b7 | top r3
> A g1 => refused uno.match.rule
```
"""


def lessons() -> list[Lesson]:
    return read_course(GAMES["uno"], PAGE)


def begin(task: Task) -> TaskRun:
    return open_attempt(GAMES["uno"], task.position, [], task.goal)


def test_a_page_is_read_into_lessons() -> None:
    first, second, third = lessons()
    assert (first.name, first.title) == ("L1", "the red one")
    assert (first.before, first.after) == ("Put down the **red** one.", "That was quick.")
    assert [task.kind for task in first.tasks] == [DO]
    assert [[task.kind for task in one.tasks] for one in (second, third)] == [[TRY], [REFUSED]]


def test_what_the_others_do_is_done_for_them() -> None:
    attempt = begin(lessons()[0].tasks[0])
    outcome = attempt.act("A r5")
    assert outcome.lines == ["A r5", "C catch:A"] and outcome.met


def test_a_wrong_move_is_told_its_rule_and_changes_nothing() -> None:
    attempt = begin(lessons()[0].tasks[0])
    before = attempt.study.state.text()
    with pytest.raises(Refusal) as error:
        attempt.act("A g1")
    assert error.value.clause == "uno.match.rule" and attempt.study.state.text() == before
    assert attempt.act("A r5").met


def test_what_is_allowed_and_not_asked_for_is_said_to_be_so() -> None:
    (task,) = lessons()[0].tasks
    attempt = begin(task)
    drawn = attempt.act("A draw")
    assert not drawn.met and not drawn.aside  # the turn goes on: it may still come to the same
    passed = attempt.act("A pass")
    assert not passed.met and passed.aside


def test_a_refusal_that_is_asked_for_is_known() -> None:
    (task,) = lessons()[2].tasks
    attempt = begin(task)
    with pytest.raises(Refusal) as error:
        attempt.act("A g1")
    assert attempt.is_asked(str(error.value.clause)) and not attempt.is_asked("uno.act.held")


def test_anything_possible_will_do_where_it_is_only_tried_out() -> None:
    (task,) = lessons()[1].tasks
    assert begin(task).act("A draw").met


def test_the_same_by_other_words_is_the_same() -> None:
    """Iota's cards laid one by one are the move that the example names."""
    game = GAMES["iota"]
    position = "4p strict | grid rt2@0,0 | A bx2 gc2 rs1 ys4"
    attempt = open_attempt(game, position, [], "A L bx2@1,0 gc2@2,0 => score 6 6x1")
    assert not attempt.act("A +bx2@1,0").met
    assert not attempt.act("A +gc2@2,0").met
    assert attempt.act("A .").met


def test_a_press_is_as_fast_as_the_example_says() -> None:
    position = "3p strict | A g2* g1* | B r1* r2* | C b1* b2* | pile g5* | deck r6* b4o | rules D=#2"
    goal = "A play g2*; B cover 530; A cover 480; C cover 699 => C b1* b2* r6* b4o"
    attempt = open_attempt(GAMES["montana"], position, [], goal)
    assert attempt.act("A play g2*").lines == ["A play g2*", "B cover 530"]
    assert attempt.act("A cover").met


def test_a_goal_that_cannot_be_played_is_refused() -> None:
    with pytest.raises((NotationError, Refusal)):
        open_attempt(GAMES["uno"], "2p strict | A r5 g1 | B b2 b7 | top r3", [], "A b9 => turn B")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_and_example_can_be_done(game: str, lang: str) -> None:
    """By the moves that it names, one after the other."""
    found = [*course(GAMES[game], lang), *examples(GAMES[game], lang)]
    assert found
    for lesson in found:
        assert lesson.tasks, lesson.name
        for task in lesson.tasks:
            assert task.kind in (TRY, LOOK) or is_done(game, task), (lesson.name, task)
            if task.kind == TRY:
                state = begin_at(game, task).study.state
                assert state.legal(ord(task.seat) - 65), lesson.name


def begin_at(game: str, task: Task) -> TaskRun:
    return open_attempt(GAMES[game], task.position, [], task.goal)


def is_done(game: str, task: Task) -> bool:
    attempt = begin_at(game, task)
    try:
        for _ in attempt.moves:
            if attempt.act(attempt.next_move).met:
                return task.kind == DO
    except Refusal as error:
        return task.kind == REFUSED and attempt.is_asked(error.clause)
    return False


@pytest.mark.parametrize("game", ["uno", "iota", "montana", "arne", "munchkin"])
def test_a_course_is_the_same_in_both_languages_and_short(game: str) -> None:
    """Six to ten lessons, each with a sentence before it and after it."""
    lessons = {lang: course(GAMES[game], lang) for lang in LANGUAGES}
    tasks = {lang: [(one.name, one.tasks) for one in lessons[lang]] for lang in LANGUAGES}
    assert tasks["en"] == tasks["ru"] and 6 <= len(tasks["en"]) <= 10
    for lang in LANGUAGES:
        for one in lessons[lang]:
            assert 10 < len(one.before) < 260 and one.after, (lang, one.name)
        assert len({one.title for one in lessons[lang]}) == len(lessons[lang])
