"""Random play keeps every card in one place and every text readable."""

import random

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.play import Munchkin
from koloda.games.munchkin.rules.strength import monsters_strength, munchkins_strength
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.seats import SPECTATOR, seats_in

TABLES = [
    "4p strict",
    "3p table",
    "4p strict windows=ask",
    "3p strict packs=dacha",
    "4p table packs=winter,dacha",
    "5p strict packs=winter,dacha",
    "6p strict packs=winter,dacha",
    "3p table windows=ask",
]


def place_count(state: Munchkin) -> int:
    """How many cards lie anywhere."""
    count = sum(len(pile) for pile in [*state.draws, *state.discards, state.split])
    for munchkin in state.seats:
        count += len(munchkin.hand) + len(munchkin.items()) + len(munchkin.curses) + len(munchkin.cheats)
        count += (munchkin.race >= 0) + (munchkin.trade >= 0)
    if state.combat is not None:
        count += len(state.combat.played) + sum(1 + len(foe.enhancers) for foe in state.combat.foes)
    text = state.text()
    limbo = " | curse " in text or (" | prompt " in text and limbo_card(state) >= 0)
    return count + (state.door >= 0) + limbo


def limbo_card(state: Munchkin) -> int:
    """A curse or a fishing rod whose effect waits for a choice."""
    source = (state.field("prompt") or "").partition(" by ")[2].partition(">")[0]
    card = state.cards.numbers.get(source, -1)
    held = state.combat is not None and state.combat.find(card) is not None
    return -1 if held or (card >= 0 and state.kind(card).type == 0) else card


def choose(state: Munchkin, dice: random.Random, chance: Chance) -> Action:
    seats = seats_in(state.must())
    if dice.random() < 0.2:
        seats = list(range(state.count))
    dice.shuffle(seats)
    for seat in seats:
        forms = state.forms(seat)
        if forms and dice.random() < 0.15:
            return state.fill(dice.choice(forms), chance)
        listed = state.legal(seat)
        if listed:
            return dice.choice(listed)
    return dice.choice(state.legal(-1))


@pytest.mark.parametrize("header", TABLES)
def test_random_play(header: str) -> None:
    dice = random.Random(header)
    chance = open_chance("k1:5eed")
    words = header.split()
    options = dict(word.split("=") for word in words[2:]) | {"referee": words[1]}
    state = MUNCHKIN.new(int(words[0][0]), options, open_chance("k1:77"))
    for step in range(400):
        if state.is_over():
            break
        state.apply(choose(state, dice, chance))
        assert place_count(state) == len(state.cards.codes), state.text()
        if step % 10 == 0:
            assert MUNCHKIN.read(state.text()).text() == state.text()
            seat = dice.choice([*range(state.count), int(SPECTATOR)])
            view = state.view(seat)
            if state.combat is not None and not state.options.table:
                strengths = f"{munchkins_strength(state)}:{monsters_strength(state)}"
                assert view.plain["sums"] == strengths, state.text()
            assert MUNCHKIN.guess(view, chance.clone()).view(seat).text() == view.text()
