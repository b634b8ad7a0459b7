"""Random play under both referees: text, records, guesses, and every card in one place."""

from collections import Counter

import pytest

from koloda.bots.wander import wander
from koloda.games.montana.game import MONTANA
from koloda.games.montana.play import Montana
from koloda.games.montana.state import RECYCLED
from koloda.games.montana.view import MontanaView
from koloda.kernel.chance import open_chance
from koloda.kernel.records import Record, leave_out, read_record, replay, spell_out
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State

TABLES = [
    (2, {"referee": "strict"}),
    (4, {"referee": "strict", "race": "chance", "smile_split": "duty"}),
    (3, {"referee": "table"}),
    (5, {"referee": "table", "wrong_then": "retry", "target": "300", "first": "rotate"}),
    (2, {"referee": "table", "false_call": "2", "digit_cover": "oldest", "multi_trigger": "top"}),
]
tables = pytest.mark.parametrize(("count", "options"), TABLES)
STEPS = 150


def actions_of(state: State, seat: int) -> list[str]:
    return [state.write_code(action) for action in state.legal(seat)] + [repr(f) for f in state.forms(seat)]


def look(state: State) -> tuple[object, ...]:
    acts = [actions_of(state, seat) for seat in range(state.count)]
    return state.text(), state.digest(), state.must(), acts, [window.name for window in state.windows()]


def cards_of(state: State) -> Counter[int]:
    assert isinstance(state, Montana)
    piles = [state.cards_in(seat) for seat in range(state.count)]
    piles += [state.deck_cards(), state.pile_cards(), [top for top in state.tops if top >= 0]]
    return Counter(card for pile in [*piles, *state.under] for card in pile)


@tables
def test_text_and_cards(count: int, options: dict[str, str]) -> None:
    """Every moment is written and read back; every card is in exactly one place."""
    for seed in range(3):
        chance = open_chance(f"k1:{seed}")
        state = MONTANA.new(count, options, open_chance(f"k1:a{seed}"))
        pack = Counter(state.options.pack)
        for _ in range(STEPS):
            action = wander(state, chance)
            if state.is_over() or action is None:
                break
            state.apply(action)
            assert look(MONTANA.read(state.text())) == look(state)
            assert cards_of(state) == pack


@tables
def test_records(count: int, options: dict[str, str]) -> None:
    """Seeded and spelled out are the same game."""
    chance = open_chance("k1:5")
    state = MONTANA.new(count, options, open_chance("k1:b"))
    record = Record("montana", MONTANA.version, state.view(SPECTATOR).header)
    record.seed = "k1:b"
    for _ in range(2 * STEPS):
        action = wander(state, chance)
        if state.is_over() or action is None:
            break
        record.actions.append(state.write_action(action))
        state.apply(action)
    record.digest = state.digest()
    assert replay(MONTANA, read_record(record.text())).digest() == record.digest
    spelled = spell_out(MONTANA, record)
    assert replay(MONTANA, read_record(spelled.text())).digest() == record.digest
    assert leave_out(MONTANA, spelled).text() == record.text()


@tables
def test_guesses(count: int, options: dict[str, str]) -> None:
    """A guess shows its seat the same, lets it do the same, and knows what everybody could know."""
    chance = open_chance("k1:7")
    state = MONTANA.new(count, options, open_chance("k1:c"))
    pack = Counter(state.options.pack)
    for step in range(STEPS):
        action = wander(state, chance)
        if state.is_over() or action is None:
            break
        state.apply(action)
        seat = step % count
        view = state.view(seat)
        assert isinstance(view, MontanaView)
        guess = MONTANA.guess(view, open_chance(f"k1:{step:x}"))
        assert isinstance(guess, Montana) and isinstance(state, Montana)
        assert guess.view(seat).text() == view.text()
        assert actions_of(guess, seat) == actions_of(state, seat)
        assert cards_of(guess) == pack
        if (RECYCLED,) not in state.journal:
            assert (guess.wrong, guess.owes, guess.due) == (state.wrong, state.owes, state.due)
        for _ in range(3):
            following = wander(guess, chance)
            if following is None:
                break
            guess.apply(following)
            assert cards_of(guess) == pack
