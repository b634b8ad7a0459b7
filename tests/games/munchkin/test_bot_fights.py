"""Bots in fights: hunting, meddling, running, and when they keep their cards."""

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from tests.games.munchkin.bots import chosen, intent, seated

THINKING = ["normal", "hard"]

# Hunting


def test_a_monster_is_looked_for_where_cheap_cards_kill_it() -> None:
    """A warrior of level 3 with a shovel rages: 3 + 3 + 3 against the bruiser's 5 and a halfling's 3."""
    text = "4p strict | A L3 race=halfling.1 class=warrior.1 on=shovel hand=gingerbread{} | phase T.ROOM"
    assert chosen("hard", text.format(",redcap,grumpy,overate.1"), 0) == "A trouble gingerbread"
    assert chosen("hard", text.format(""), 0) == "A loot"


def test_no_trouble_with_what_only_levels_beat() -> None:
    text = "4p strict | A L3 on=sled,furcoat hand=goosebumps,coral,olivier | phase T.ROOM"
    assert chosen("hard", text, 0) == "A loot"


def test_hard_brings_its_own_monster_into_a_fight_that_is_won() -> None:
    """Two kills in one turn: from 8 that is the victory."""
    text = "4p strict | A L8 on=sled hand={} | combat A vs slush"
    assert chosen("hard", text.format("wander.1,mouse"), 0) == "A wander wander.1 + mouse"
    assert chosen("hard", text.format("twin"), 0) == "A event twin > slush"
    assert chosen("hard", text.format("wander.1,avalanche"), 0) == "A claim 1"
    assert chosen("normal", text.format("wander.1,mouse"), 0) == "A claim 1"


@pytest.mark.parametrize("level", THINKING)
def test_the_poor_become_wizards_and_charm(level: str) -> None:
    """Nothing on, level 1: the net troll's treasures for a hand of odds and ends."""
    text = "4p strict | A {} hand=wizard.1,elf.1,redcap,santa-old | DD nettroll …"
    seeds = range(1, 9)
    assert "A put wizard.1" in {chosen(level, text.format("class=warrior.1 race=elf.2"), 0, s) for s in seeds}
    fight = "4p strict | A class=wizard.1 race=elf.2 hand=elf.1,redcap,santa-old | combat A vs nettroll"
    assert chosen(level, fight, 0) == "A pow charm > nettroll"


def test_the_rich_keep_their_class() -> None:
    text = "4p strict | A L6 class=warrior.1 on=saladplate,sled race=elf.2 hand=wizard.1 | DD nettroll …"
    assert chosen("hard", text, 0) == "A kick"


# Meddling

CLAIMED = "4p strict | A L5 hand={} | B L{} on=boots | turn B | combat B vs slush | phase W.KILL"


@pytest.mark.parametrize("level", THINKING)
def test_a_step_to_nine_is_stopped_if_it_is_cheap(level: str) -> None:
    done = {chosen(level, CLAIMED.format("vintage", 8), 0, seed) for seed in range(1, 9)}
    assert "A enh vintage > slush" in done


def test_hard_spends_nothing_on_small_steps() -> None:
    assert chosen("hard", CLAIMED.format("vintage,overate.1", 6), 0) == "A pass 1"


def test_hard_lets_the_others_go_first() -> None:
    """Its card comes in the last quarter of its time: somebody else may have stopped the kill by then."""
    state = MUNCHKIN.read(CLAIMED.format("overate.1", 9))
    (player,) = seated("hard")
    done, ms = intent(state, player)
    assert done == "A curse overate.1 > B" and 1875 <= ms <= 2500


def test_all_throw_in_what_they_have_against_the_last_kill() -> None:
    """Two points are not enough alone: they are played all the same, for others may have the rest."""
    text = CLAIMED.format("snowball.1", 9).replace("on=boots", "on=boots,sled")
    assert chosen("hard", text, 0) == "A use snowball.1 > W"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_curses_are_kept_for_the_moment(level: str) -> None:
    """Not in one's own turn, and not while somebody is far from the goal."""
    text = "4p strict | A L3 hand=overate.1,lose-feet | B L5 on=boots | C L2 | D L2"
    assert chosen(level, text, 0) == "A kick"
    assert chosen(level, text + " | turn B | combat B vs slush | phase W.KILL", 0) == "A pass 1"


def test_of_a_full_hand_the_curse_goes_to_the_leader() -> None:
    text = "4p strict | A L3 hand=overate.1,phone,overfed,grumpy,glazed,wander.1 | B L7 | C L2 | D L2"
    assert chosen("hard", f"{text} | phase T.END", 0) == "A curse overate.1 > B"
