"""What each level of bot does and does not do."""

import pytest

from bench.munchkin_strength import share
from koloda.bots.arena import play_match
from koloda.bots.levels import LEVELS, make_player
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import letter
from tests.games.munchkin.bots import chosen, decide, intent

THINKING = ["normal", "hard"]


# plain


def test_plain_wears_what_it_can_and_opens_the_door() -> None:
    assert chosen("plain", "4p strict | A hand=snowcap,slush", 0) == "A put snowcap on"
    assert chosen("plain", "4p strict | A on=snowcap hand=antlers,slush", 0) == "A kick"


def test_plain_fights_when_winning_and_flees_otherwise() -> None:
    assert chosen("plain", "4p strict | A L5 hand=coral | combat A vs slush", 0) == "A claim 1"
    assert chosen("plain", "4p strict | A L5 hand=coral | combat A vs herring", 0) == "A run 1"


def test_plain_never_deals() -> None:
    text = "4p strict | A L5 | B L5 | combat A vs herring | p1 A ask > B {share=all pick=helper}"
    assert chosen("plain", text, 1) == "B refuse p1"
    trade = "4p strict | A off=firclub | B | p1 A offer > B {give=firclub want=-}"
    assert chosen("plain", trade, 1) == "B refuse p1"


def test_plain_curses_the_highest_level_now_and_then() -> None:
    text = "4p strict | A hand=overate.1 | B L3 | C L6 | D L2"
    done = {chosen("plain", text, 0, seed) for seed in range(40)}
    assert done == {"A kick", "A curse overate.1 > C"}


# Dressing, growing, selling


@pytest.mark.parametrize("level", THINKING)
def test_bots_dress_for_the_best_sum(level: str) -> None:
    """Two hands for the sled rather than one for the cane; the worse hat comes off."""
    state = MUNCHKIN.read("4p strict | A on=snowcap,candycane hand=sled,antlers")
    for _ in range(8):
        action = decide(level, state, 0)
        if action == "A kick":
            break
        state.play(action)
    words = (state.field("A") or "").split()
    assert sorted(words[4].removeprefix("on=").split(",")) == ["antlers", "sled"]


@pytest.mark.parametrize("level", THINKING)
def test_bots_sell_what_they_do_not_wear(level: str) -> None:
    assert chosen(level, "4p strict | A L3 on=firclub race=orc.1 off=sled,popper", 0).startswith("A sell")
    assert chosen(level, "4p strict | A L9 on=firclub race=orc.1 off=sled,popper", 0) == "A kick"


@pytest.mark.parametrize("level", THINKING)
def test_bots_raise_themselves(level: str) -> None:
    assert chosen(level, "4p strict | A L3 hand=gual.1", 0) == "A gual gual.1 > A"
    assert chosen(level, "4p strict | A L9 hand=gual.1", 0) == "A kick"


def test_a_bot_gives_away_what_it_misses_least() -> None:
    code = chosen("hard", "4p strict | A L2 hand=gual.1,sled,olivier,furcoat,coral,redcap | phase T.END", 0)
    assert code.startswith(("A gual", "A put"))
    text = (
        "4p strict | A L9 hand=gual.1,wish,vintage,overate.1,wander.1,elf.2 race=elf.1 | turn A | phase T.END"
    )
    assert chosen("hard", text, 0) != "A done"


# Fights


def test_bots_use_what_turns_a_fight() -> None:
    """Coral makes 9 of 5 against 6: two levels of value for one card."""
    assert chosen("hard", "4p strict | A L5 hand=coral,slush | combat A vs herring", 0) == "A use coral > M"


def test_bots_ask_for_help_with_a_share() -> None:
    text = "4p strict | A L5 | B L4 | C L1 | D L1 | combat A vs gingerbread[overfed]"
    assert chosen("hard", text, 0).startswith("A run")
    text = "4p strict | A L5 | B L7 on=boots | C L1 | D L1 | combat A vs gingerbread[overfed]"
    assert chosen("hard", text, 0) == "A ask > B {share=1 pick=helper}"


def test_bots_answer_by_what_they_gain() -> None:
    combat = "4p strict | A L5 | B L7 | combat A vs gingerbread | p1 A ask > B"
    assert chosen("hard", f"{combat} {{share=1 pick=helper}}", 1) == "B accept p1 1"
    assert chosen("hard", f"{combat} {{share=0}}", 1).startswith(("B refuse p1", "B counter p1"))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_gives_the_game_away(level: str) -> None:
    """Not for all the treasures: the kill would be A's tenth level."""
    text = "4p strict | A L9 | B L7 | combat A vs cashier | p1 A ask > B {share=all pick=helper}"
    assert chosen(level, text, 1) == "B refuse p1"
    trade = "4p strict | A L9 | B off=firclub | p1 A offer > B {give=- want=firclub}"
    assert chosen(level, trade, 1) == "B refuse p1"


def test_hard_stops_the_kill_that_would_win() -> None:
    """Curses and monsters are kept for this."""
    text = "4p strict | A hand={} | B L9 on=boots | turn B | combat B vs slush | phase W.KILL"
    assert chosen("hard", text.format("overate.1"), 0) == "A curse overate.1 > B"
    assert chosen("hard", text.format("vintage"), 0) == "A enh vintage > slush"
    assert chosen("hard", text.format("wander.1,avalanche"), 0) == "A wander wander.1 + avalanche"


def test_hard_keeps_its_cards_while_nothing_is_lost() -> None:
    text = (
        "4p strict | A L3 hand=overate.1,vintage | B L2 on=boots | turn B | combat B vs slush | phase W.KILL"
    )
    assert chosen("hard", text, 0) == "A pass 1"


def test_a_bot_saves_itself_where_it_pays() -> None:
    """Snow Queen would cost three levels; two cards for flight are cheap."""
    text = "4p strict | A L7 class=wizard.1 hand=flake,redcap,slush | combat A vs snowqueen | phase W.DIE"
    code = chosen("hard", f"{text} | under F.ROLL | die 4 A>snowqueen", 0)
    assert code.startswith("A pow flight")


# All of them


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_in_worlds_that_look_the_same(level: str) -> None:
    state = MUNCHKIN.read(
        "4p strict | A L5 hand=coral,overate.1 | B L7 hand=boots,gual.1 | combat A vs herring"
    )
    other = MUNCHKIN.guess(state.view(0), open_chance("k1:99"))
    assert other.field("B") != state.field("B")
    assert decide(level, state, 0, 3) == decide(level, other, 0, 3)


def test_bots_take_their_time() -> None:
    """time.bots: between the ends of `bot_delay`, whatever they do."""
    state = MUNCHKIN.new(4, {"bot_delay": "800-2500"}, open_chance("k1:4"))
    for level in ("plain", "easy", "normal", "hard"):
        player = make_player(MUNCHKIN, level, 1, open_chance("k1:8"))
        plan = player.plan(state.view(1), state.legal(1), state.forms(1), True)
        assert plan is not None and 800 <= plan.ms <= 2500


@pytest.mark.parametrize(
    "header",
    [
        "3 referee=table",
        "4 windows=ask",
        "3 packs=dacha",
        "5 packs=winter,dacha",
        "6 packs=winter,dacha",
        "4 deal_public=no first=roll onlooker_gear=no",
    ],
)
def test_bots_play_every_table_to_the_end(header: str) -> None:
    words = header.split()
    count, options = int(words[0]), dict(word.split("=") for word in words[1:])
    state = MUNCHKIN.new(count, {"goal": "6", **options}, open_chance("k1:5"))
    levels = ["hard", "normal", "easy", "hard", "easy", "normal"]
    players = [make_player(MUNCHKIN, levels[s], s, open_chance(f"k1:{s}")) for s in range(count)]
    play_match(state, players, 6000)
    assert state.is_over(), f"{letter(state.turn)}: {state.text()}"


@pytest.mark.parametrize(
    ("position", "wanted"),
    [
        ("A L5 on=rake hand=fence | combat A vs bulldozer | phase F.ROLL", "event fence"),
        ("A L5 hand=stash", "event stash"),
        ("A hand=kindling | TX outhouse", "use kindling > TX"),
    ],
)
def test_bots_know_what_a_card_of_dacha_is_for(position: str, wanted: str) -> None:
    assert chosen("hard", f"4p strict packs=dacha | {position}", 0) == f"A {wanted}"


def test_two_fishers_do_not_fish_for_each_other_for_ever() -> None:
    done = chosen("hard", "4p strict packs=winter,dacha | A hand=dacha:kindling | TX winter:rod", 0)
    assert not done.startswith("A use")


def test_no_seat_always_pays_for_stopping_a_kill() -> None:
    """Of two who could stop the last level, now one comes first and now the other."""
    text = "3p strict | A L9 | B hand=icebucket | C hand=olivier | combat A vs slush | phase W.KILL"
    state = MUNCHKIN.read(text)
    firsts = set()
    for seed in range(1, 21):
        times = [
            intent(state, make_player(MUNCHKIN, "hard", seat, open_chance(f"k1:{seed * 9 + seat:x}")))[1]
            for seat in (1, 2)
        ]
        firsts.add(times[0] < times[1])
    assert firsts == {True, False}


@pytest.mark.soak
def test_hard_beats_plain_and_random() -> None:
    """The figures of 500 games are in bench/results.md; here a small, fixed sample."""
    assert share("hard", "plain", 24)[0] >= 0.35
    assert share("hard", "random", 8)[0] >= 0.6
