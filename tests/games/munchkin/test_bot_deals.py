"""Bots at the bargaining table: help, trades, and an end to both."""

import pytest

from koloda.games.munchkin.bot.memory import MOST_ASKED, MOST_OFFERS
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance
from tests.games.munchkin.bots import chosen, decide, intent, play_on, seated, tell

THINKING = ["normal", "hard"]

# The fight: A lacks 6 against the bruiser; B, C and D differ by what they bring
LOST = "4p strict | A L5 | B L7 on=boots | C L1 | D L1 | combat A vs gingerbread[overfed]"


# Asking for help


def test_the_weakest_who_is_strong_enough_is_asked_first() -> None:
    text = "4p strict | A L5 | B L8 | C L7 | D L1 | combat A vs gingerbread[overfed]"
    assert chosen("hard", text, 0) == "A ask > C {share=1 pick=helper}"


def test_who_is_refused_asks_the_next_then_offers_more_then_runs() -> None:
    """Three treasures: one, then two; nobody is asked a third time."""
    state = MUNCHKIN.read("4p strict | A L5 | B L8 | C L7 | D L1 | combat A vs gingerbread[overfed]")
    players = seated("hard")
    done: list[str] = []
    for _ in range(12):
        done += play_on(state, players, 1)
        if done[-1].startswith("A run"):
            break
        tell(state, players, f"{done[-1].split()[3]} refuse p{len(done)}")
    assert done == [
        "A ask > C {share=1 pick=helper}",
        "A ask > B {share=1 pick=helper}",
        "A ask > C {share=2 pick=helper}",
        "A ask > B {share=2 pick=helper}",
        "A run 1",
    ]


def test_a_second_request_comes_with_a_thing_the_helper_needs() -> None:
    """A wizard cannot wear the handbell; the bard who could help wants it."""
    text = "4p strict | A L5 class=wizard.1 off=handbell | B L8 class=bard.1 | C L1 | D L1"
    state = MUNCHKIN.read(f"{text} | combat A vs gingerbread[overfed]")
    players = seated("hard")
    assert play_on(state, players, 1) == ["A ask > B {share=1 pick=helper}"]
    tell(state, players, "B refuse p1")
    assert play_on(state, players, 1) == ["A ask > B {share=2 pick=helper pay=handbell}"]


def test_somebody_asked_has_time_to_answer() -> None:
    """A bot that has asked a person runs only after a while, at once when all have refused."""
    state = MUNCHKIN.read(LOST.replace("[overfed]", "[grumpy,thawed]"))
    (player,) = players = seated("hard")
    play_on(state, players, 1)
    code, ms = intent(state, player)
    assert code == "A run 1" and ms >= 10000
    tell(state, players, "B refuse p1")
    code, ms = intent(state, player)
    assert code == "A run 1" and 800 <= ms <= 2500


# Helping


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_offers_its_help_where_it_turns_the_fight(level: str) -> None:
    assert chosen(level, LOST, 1) == "B bid > A {share=1 pick=helper}"
    assert chosen(level, LOST, 2) == "nothing"


def test_a_fighter_has_time_before_bots_offer_themselves() -> None:
    state = MUNCHKIN.read(LOST)
    (player,) = seated("- hard")
    assert 3800 <= intent(state, player)[1] <= 5500


def test_an_offer_of_help_is_made_once() -> None:
    state = MUNCHKIN.read(LOST)
    players = seated("- hard")
    assert play_on(state, players, 9) == ["B bid > A {share=1 pick=helper}"]
    tell(state, players, "A refuse p1")
    assert play_on(state, players, 9) == []


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_offers_help_to_a_victory(level: str) -> None:
    text = "4p strict | A L9 | B L7 on=boots | combat A vs gingerbread[overfed]"
    assert chosen(level, text, 1) == "nothing"


def test_the_leader_pays_more_for_help() -> None:
    """Of three treasures: one for somebody who stands lower, all of them for the step to level 9."""
    text = "4p strict | A L{} | B L4 | combat A vs gingerbread[overfed] | p1 A ask > B {{share=0}}"
    assert chosen("hard", text.format(7), 1) == "B counter p1 {share=1 pick=helper}"
    assert chosen("hard", text.format(8), 1) == "B counter p1 {share=3 pick=helper}"


def test_a_fair_bid_is_taken_a_greedy_one_is_answered_with_half() -> None:
    text = LOST + " | p1 B bid > A {{{}}}"
    assert chosen("hard", text.format("share=1 pick=helper"), 0) == "A accept p1 1"
    assert chosen("hard", text.format("share=all"), 0) == "A counter p1 {share=2 pick=helper}"


def test_a_bid_that_makes_the_helper_win_is_refused() -> None:
    """B is an elf at level 9: the kill would be his tenth level."""
    text = "4p strict | A L5 | B L9 race=elf.1 | combat A vs gingerbread | p1 B bid > A {share=0}"
    assert chosen("hard", text, 0) == "A refuse p1"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bargaining_over_help_ends(level: str) -> None:
    """Four bots of a level over one lost fight: everybody proposes to each other seat twice at most."""
    state = MUNCHKIN.read(LOST.replace("L1", "L6"))
    players = seated(" ".join([level] * 4))
    done: list[str] = []
    while state.field("phase") == "C.OPEN" and len(done) < 80:
        done += play_on(state, players, 1)
    proposals = [code for code in done if code.split()[1] in ("ask", "bid", "counter")]
    assert state.field("phase") in ("W.KILL", "W.RUN")
    assert len(proposals) <= 6 * MOST_ASKED


# Trades

USELESS = "4p strict | A on=whip off=handbell class=wizard.1 | B on=candycane off=starwand class=bard.1"
"""Each carries what only the other can wear."""


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_trades_what_it_cannot_wear(level: str) -> None:
    seeds = range(1, 12)
    assert "A offer > B {give=handbell want=starwand}" in {chosen(level, USELESS, 0, seed) for seed in seeds}


def test_both_take_what_suits_them() -> None:
    state = MUNCHKIN.read(f"{USELESS} | p1 A offer > B {{give=handbell want=starwand}}")
    assert decide("hard", state, 1) == "B accept p1"
    assert chosen("easy", f"{USELESS} | p1 A offer > B {{give=- want=starwand}}", 1) == "B refuse p1"


def test_a_bad_trade_is_turned_round() -> None:
    text = f"{USELESS} | p1 A offer > B {{give=handbell want=starwand,candycane}}"
    assert chosen("hard", text, 1) == "B counter p1 {give=starwand want=handbell}"


def test_what_is_in_the_hand_is_put_down_to_be_traded() -> None:
    text = USELESS.replace("on=whip off=handbell", "on=whip,socks hand=handbell")
    assert chosen("hard", text, 0) == "A put handbell"


@pytest.mark.parametrize("level", THINKING)
def test_nobody_near_the_goal_is_made_stronger(level: str) -> None:
    text = USELESS.replace("B on", "B L8 on")
    assert chosen(level, text, 0) == "A kick"
    offered = text.replace("| B", "| turn B | B") + " | p1 B offer > A {give=starwand want=handbell}"
    assert chosen(level, offered, 0) == "A refuse p1"


def test_a_trade_is_proposed_once_and_the_turn_goes_on() -> None:
    state = MUNCHKIN.read(f"{USELESS} | DD slush …")
    players = seated("hard")
    assert play_on(state, players, 1) == ["A offer > B {give=handbell want=starwand}"]
    tell(state, players, "B refuse p1")
    assert play_on(state, players, 1) == ["A kick"]


def test_somebody_has_time_to_answer_a_trade() -> None:
    state = MUNCHKIN.read(f"{USELESS} | DD slush …")
    (player,) = players = seated("hard")
    play_on(state, players, 1)
    code, ms = intent(state, player)
    assert code == "A kick" and ms >= 10000


def test_trades_do_not_go_on_for_ever() -> None:
    """One in a turn, a few in a game, none of them twice to the same seat."""
    for seed in (1,):
        state = MUNCHKIN.new(4, {}, open_chance(f"k1:{seed}"))
        players = seated("hard hard hard hard")
        offers: list[list[str]] = [[], [], [], []]
        most = 3000
        while not state.is_over() and most:
            most -= 1
            codes = play_on(state, players, 1)
            if not codes:
                state.push(state.legal(-1)[-1])
                continue
            word = codes[0].split()
            if word[1] == "offer":
                offers["ABCD".index(word[0])].append(f"{state.turn} {codes[0]}")
        assert state.is_over()
        for mine in offers:
            assert len(mine) <= MOST_OFFERS and len(set(mine)) == len(mine)
