"""Two rules that meet on cards that the packs of the game do not have."""

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs.shelf import load_cards
from tests.games.munchkin.common import card_text
from tests.games.munchkin.odd import odd
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_power_theft__below_one() -> None:
    """A thief below level 1 has no level to lose, and a failed theft gives him none."""
    odd()
    rules.holds(
        "P 4p both packs=winter,odd | A L2 class=winter:thief.1 hand=winter:flake"
        " | B on=winter:boots hand=odd:pit",
        "> B curse odd:pit > A; ~ close W.CURSE => A L-1",
        "> A pow steal -winter:flake > B:winter:boots; ~ die 3; ~ close W.DIE"
        " => A L-1 off=- | B on=winter:boots",
    )


def test_munchkin_reward_count__a_monster_without_treasures() -> None:
    """The floor of one treasure is for monsters that have some: an enhancer adds to none, and takes none."""
    odd()
    rules.holds(
        "P 4p both packs=winter,odd | A L3 | combat A vs odd:beggar",
        "= stake L1 T0",
        "P 4p both packs=winter,odd | A L3 | combat A vs odd:beggar[winter:souvenir]",
        "= stake L1 T0",
        "P 4p both packs=winter,odd | A L3 | combat A vs odd:beggar[winter:overfed]",
        "= stake L1 T1",
        "P 4p both packs=winter,odd | A L3 | combat A vs winter:slush[winter:souvenir]",
        "= stake L1 T1",
        "P 4p both packs=winter,odd loot_floor=0 | A L3 | combat A vs winter:slush[winter:souvenir]",
        "= stake L1 T0",
    )


def test_munchkin_curse_forbid__trade_of_either() -> None:
    """Who may not trade neither offers nor is offered anything; others trade on."""
    odd()
    rules.holds(
        "P 4p both packs=winter,odd | A off=winter:whip curses=odd:hermit | B off=winter:boots"
        " | C off=winter:skis",
        "> A offer > B {give=winter:whip want=winter:boots} => refused munchkin.curse.forbid",
        "> B offer > A {give=winter:boots want=winter:whip} => refused munchkin.curse.forbid",
        "> B offer > C {give=winter:boots want=winter:skis}; C accept p1 => B off=winter:skis",
        "P 4p both packs=winter,odd | A off=winter:whip | B off=winter:boots | C hand=odd:hermit",
        "> A offer > B {give=winter:whip want=winter:boots}; C curse odd:hermit > B; ~ close W.CURSE"
        " => B curses=odd:hermit",
        "> B accept p1 => refused munchkin.curse.forbid",
    )


def test_munchkin_combat_sum_w__conditions_of_level_and_class() -> None:
    """From the level it names on; while there is no class card."""
    odd()
    rules.holds(
        "P 4p both packs=winter,odd | A L4 class=winter:bard.1 | combat A vs odd:snob",
        "= 4:5",
        "P 4p both packs=winter,odd | A L5 class=winter:bard.1 | combat A vs odd:snob",
        "= 5:8",
        "P 4p both packs=winter,odd | A L4 | combat A vs odd:snob",
        "= 4:7",
    )


def test_munchkin_flee_bad__the_two_dearest() -> None:
    """The dearest for sure; among equals the victim chooses only as many as are missing."""
    odd()
    start = "P 4p both packs=winter,odd | A L5 off={} | combat A vs odd:taxman | phase F.ROLL"
    roll = "> A roll odd:taxman; ~ die 1; ~ close W.DIE => "
    rules.holds(
        start.format("winter:furcoat,winter:boots,odd:bargain,winter:socks"),
        f"{roll}A off=winter:boots,winter:socks | phase T.END",
    )


def test_munchkin_sell_zero__nothing_is_rounded() -> None:
    """999 is no level."""
    odd()
    rules.holds(
        "P 4p both packs=winter,odd | A L5 off=odd:bargain",
        "> A sell odd:bargain => refused munchkin.sell.zero",
    )


def test_munchkin_iron_over__both_rules() -> None:
    """R2 and R3: level and treasures come at once, in the middle of the combat."""
    odd()
    rules.holds(
        "P 4p both packs=winter,odd | A L5 hand=odd:magnet | combat A vs winter:slush winter:petarda"
        " | TD winter:whip …",
        "> A use odd:magnet > winter:slush => A L6 hand=winter:whip | owed 0 | phase C.OPEN",
        "P 4p both packs=winter,odd | A L9 hand=odd:magnet | combat A vs winter:slush winter:petarda"
        " | TD winter:whip …",
        "> A use odd:magnet > winter:slush => A L9 hand=winter:whip | over -",
    )


def test_munchkin_curse_choose__by_the_other_side() -> None:
    """What is lost instead is chosen like anything else."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L3 off=winter:whip,winter:boots | B hand=odd:qualm",
        "> B curse odd:qualm > A; ~ close W.CURSE => phase W.PICK | must A",
        "> A pick winter:whip => A off=winter:boots | phase T.START | DX odd:qualm | TX winter:whip",
        "P 4p both packs=winter,odd | A L3 class=winter:bard.1 off=winter:whip | B hand=odd:qualm",
        "> B curse odd:qualm > A; ~ close W.CURSE => A class=- off=winter:whip | phase T.START",
    )


def test_munchkin_iron_R1__nothing_to_lose() -> None:
    """At level 1 there is no level to lose, so something else is lost; from 2 on the level alone."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L1 on=winter:boots | B hand=odd:slump",
        "> B curse odd:slump > A; ~ close W.CURSE => A L1 on=- | TX winter:boots",
        "P 4p both packs=winter,odd | A L2 on=winter:boots | B hand=odd:slump",
        "> B curse odd:slump > A; ~ close W.CURSE => A L1 on=winter:boots",
    )


def test_munchkin_combat_removed__by_an_event() -> None:
    """The event names its monster, and is offered for each of them."""
    odd()
    position = "4p strict packs=winter,odd | A L3 | C hand=odd:sweep | combat A vs winter:slush winter:mouse"
    state = rules.read(position)
    names = [code for code in rules.listed(state, "C") if code.startswith("event")]
    assert names == ["event odd:sweep > winter:slush", "event odd:sweep > winter:mouse"]
    rules.holds_turned(
        f"P {position}",
        "> C event odd:sweep > winter:mouse => combat A vs winter:slush | stake L1 T1 | owed 0",
        "> C event odd:sweep => refused munchkin.event.play",
        f"P {position}",
        "> C event odd:sweep => refused munchkin.combat.removed",
        "> C event odd:sweep > winter:mouse + winter:slush => refused munchkin.event.play",
        "> A claim 1 => refused munchkin.combat.who-decides",
    )


def test_munchkin_flee_escape__to_the_end() -> None:
    """After a choice the rest of what an escape costs still comes."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L4 off=winter:whip,winter:boots hand=winter:slush"
        " | combat A vs odd:eel | phase F.ROLL",
        "> A roll odd:eel; ~ die 6; ~ close W.DIE => phase W.PICK | must A | A L4",
        "> A pick winter:whip => A L3 off=winter:boots hand=winter:slush | phase T.END",
        "P 4p both packs=winter,odd | A L4 off=winter:whip,winter:boots hand=winter:slush"
        " | combat A vs odd:eel | phase F.ROLL",
        "> A roll odd:eel; ~ die 1; ~ close W.DIE => A L4 hand=- off=winter:whip,winter:boots | phase T.END",
    )


def test_munchkin_reward_pay__never_the_last_level() -> None:
    """A promised Go Up a Level is worth two levels here, and still stops short of the last."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L3 hand=odd:leap | B L8 | combat A+B vs winter:slush"
        " | deal share=0 pick=main play=odd:leap>B@win | phase W.KILL",
        "> ~ close W.KILL => A L4 | B L9 | over - | TX odd:leap",
        "P 4p both packs=winter,odd | A L3 hand=odd:leap | B L5 | combat A+B vs winter:slush"
        " | deal share=0 pick=main play=odd:leap>B@win | phase W.KILL",
        "> ~ close W.KILL => A L4 | B L7 | over -",
        "P 4p both packs=winter,odd | A L8 hand=odd:leap | B L5",
        "> A gual odd:leap > A => A L9 | over -",
    )


def test_munchkin_end_win__by_a_card() -> None:
    """A card that says so openly ends the game where it stands: at the goal, with nothing left open."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L3 hand=odd:throne off=winter:whip | B off=winter:boots",
        "> A offer > B {give=winter:whip want=winter:boots}; A use odd:throne"
        " => over A | A L10 hand=- | TX odd:throne | phase G.OVER | p1 -",
        "P 4p both packs=winter,odd | A L3 hand=odd:throne | combat A vs winter:slush",
        "> A use odd:throne => refused munchkin.treasure.when",
        "P 4p both packs=winter,odd | A L3 | C hand=odd:throne fresh=odd:throne | combat A vs winter:slush",
        "> C use odd:throne => over C | C L10 hand=- fresh=- | combat - | DX winter:slush",
    )


def test_munchkin_iron_over__whoever_is_in_turn() -> None:
    """Level and treasures that come at once come to the main, though a helper sent the monster away."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L5 | B L3 hand=odd:magnet | combat A+B vs winter:slush winter:petarda"
        " | TD winter:whip …",
        "> B use odd:magnet > winter:slush => A L6 hand=winter:whip | B L3 hand=-",
    )


def test_munchkin_code_cards__the_first_card_of_all() -> None:
    """The card that comes first in its pack is a card like any other."""
    odd()
    rules.holds_turned(
        "P 4p both packs=fore,winter | A L1 race=winter:elf.1 | combat A vs fore:lion | phase F.ROLL",
        "> A roll fore:lion; ~ die 4 => total 5",
        "> ~ close W.DIE => A L1 | phase T.END",
        "P 4p both packs=fore,winter | A L1 class=winter:wizard.1 hand=winter:flake | combat A vs fore:lion"
        " | phase F.ROLL",
        "> A roll fore:lion; ~ die 4; A pow flight -winter:flake => total 5",
        "P 4p both packs=fore,winter | A L1 | B hand=winter:mixup,fore:lion | combat A vs winter:slush",
        "> B event winter:mixup > winter:slush + fore:lion => combat v2 A vs fore:lion | DX winter:slush",
        "P 4p both packs=fore,winter | A L1 | B hand=winter:chimes,winter:mixup,fore:lion"
        " | combat A vs winter:slush",
        "> B event winter:chimes > winter:slush + fore:lion => refused munchkin.event.play",
        "> B event winter:mixup > fore:lion + fore:lion => refused munchkin.event.play",
        "P 4p both packs=fore,winter | A L1 | B hand=winter:twin | combat A vs fore:lion",
        "> B event winter:twin > fore:lion => combat v2 A vs fore:lion winter:twin:fore:lion | 1:6",
        "P 4p both packs=fore,winter,odd | A L1 | B hand=odd:sweep | combat A vs winter:slush fore:lion",
        "> B event odd:sweep > fore:lion => combat v2 A vs winter:slush | DX fore:lion",
        "P 4p both packs=fore,winter | A L5 hand=fore:lion | phase T.ROOM",
        "> A trouble fore:lion => combat A vs fore:lion | 5:3",
        "P 4p both packs=fore,winter | A L5 hand=winter:rod | DX winter:flake fore:lion winter:slush",
        "> A use winter:rod > DX; A pick fore:lion => A hand=fore:lion | DX winter:flake winter:slush",
    )
    rules.holds_turned(
        "P 4p both packs=dacha,winter | A L5 on=dacha:samovar | combat A vs winter:slush",
        "= 9:2",
        "P 4p both packs=dacha,winter | A L5 class=winter:bard.1 | combat A vs winter:slush | phase W.KILL"
        " | TD dacha:samovar winter:boots …",
        "> ~ close W.KILL; A pick yes; A pick dacha:samovar => A hand=winter:boots | TX dacha:samovar",
        "P 4p both packs=dacha,winter | A L5 class=winter:bard.1 | B L2 | combat A+B vs winter:slush"
        " | deal share=1 pick=helper | phase W.KILL | TD dacha:samovar winter:boots winter:whip …",
        "> ~ close W.KILL; A pick yes; A pick dacha:samovar => B hand=winter:boots | TX dacha:samovar",
        "P 4p both packs=dacha,winter | A L5 off=dacha:samovar,winter:boots | B hand=winter:gift-tax",
        "> B curse winter:gift-tax > A; ~ close W.CURSE => A off=winter:boots | TX dacha:samovar",
    )


def test_munchkin_human_undo__not_after_a_death() -> None:
    """What a dead munchkin had is laid open, so nothing is taken back behind it."""
    odd()
    rules.holds_turned(
        "P 4p table packs=winter,odd | A L4 | B hand=odd:doom | D L2",
        '> B curse odd:doom > A; D dispute "why" => refused munchkin.time.lock',
        "> ~ close W.CURSE => A dead",
        '> D dispute "why" => phase W.RULE',
        "> A rule undo => refused munchkin.human.undo",
        "P 4p table packs=winter,odd | A L4 on=winter:boots | B hand=winter:lose-armour | D L2",
        "> B curse winter:lose-armour > A; ~ close W.CURSE => phase T.START",
        '> D dispute "why"; A rule undo => B hand=winter:lose-armour | DX -',
    )


def test_munchkin_deal_terms__what_is_paid_is_off_the_list() -> None:
    """While a promised curse waits for answers the deal names only what is still to come."""
    state = rules.after(
        "P 4p strict | A L4 hand=overate.1,amnesia off=whip | B L2 | C L3 | D class=bard.1"
        " | combat A+B vs slush | phase W.KILL"
        " | deal share=0 pick=main pay=whip play=overate.1>C@win,amnesia>D@win",
        "> ~ close W.KILL => phase W.CURSE | B off=whip",
    )
    assert state.field("deal") == "B: share=0 pick=main play=amnesia>D@win"


def test_munchkin_deal_now__before_anything_else() -> None:
    """What is promised for now happens with the handshake, before the fight has a new version."""
    state = rules.read("4p strict | A L5 hand=gual.1 | B L5 | combat A vs cashier")
    events = rules.events(state, "A ask > B {play=gual.1>B@now}; B accept p1 1")
    kinds = [event.kind for event in events]
    assert kinds.index("helper") < kinds.index("promised") < kinds.index("version")
    assert kinds.count("version") == 1


def test_munchkin_curse_door__told_of_the_kicker() -> None:
    """Everybody hears whom the door has cursed."""
    state = rules.read("4p strict | turn C | DD overate.1 …")
    told = [event for event in rules.events(state, "C kick") if event.kind == "curse"]
    assert [(event.seat, event.public["target"], event.public["source"]) for event in told] == [
        (2, "C", "door")
    ]


def test_munchkin_setup_deal__before_it() -> None:
    """Before the deal all cards lie in their decks, in the order of the pack."""
    state = MUNCHKIN.new(3, {}, None)
    cards = load_cards("winter")
    for name, deck in (("DD", 0), ("TD", 1)):
        assert (state.field(name) or "").split() == [cards.codes[card] for card in cards.decks[deck]]


def test_munchkin_combat_announce__no_empty_parts() -> None:
    """A monster at strength 1 needs no floor; a card that is the first of all has its name."""
    state = rules.read("4p strict packs=dacha,winter | A L5 on=dacha:samovar | combat A vs winter:flake")
    assert state.view(0).plain["parts"] == "A level 5, A dacha:samovar 4, winter:flake level 1"


def test_munchkin_curse_choose__as_many_as_are_lost() -> None:
    """A prompt for two cards is a form; no single one is offered, not even the first card of all."""
    state = rules.after(
        "P 4p strict packs=dacha,winter | A L5 off=dacha:samovar,winter:boots,winter:whip"
        " | combat A vs winter:santa-sub | phase F.ROLL",
        "> A roll winter:santa-sub; ~ die 1; ~ close W.DIE => phase W.PICK | must A",
    )
    assert rules.listed(state, "A") == []
    assert [form.pattern for form in state.forms(0) if form.verb == "pick"] == ["pick CARD,CARD"]


DIE = "combat A vs slush | phase W.DIE | die 2 A>slush"
RESTARTS = {
    "A L5 | combat A vs slush": "A claim 1",
    "A L1 | combat A vs slush": "A run 1",
    "A L5 | combat A vs slush | phase W.KILL": "B hold",
    "A L5 | B hand=coral | combat A vs slush | phase W.KILL": "B use coral > W",
    "A L3 | combat A vs slush hippogriff | phase F.ROLL": "A roll hippogriff",
    f"A L3 | B hand=dice | {DIE}": "B use dice =5",
    f"A race=halfling.1 hand=flake | {DIE}": "A pow reroll -flake; ~ die 1",
    f"A class=wizard.1 hand=flake | {DIE}": "A pow flight -flake",
}


@pytest.mark.parametrize("position", RESTARTS)
def test_munchkin_time_close__what_came_too_late(position: str) -> None:
    """An answer starts the clock again: the window is a new one, and a close meant for the old is stale."""
    state = rules.read(f"4p strict | {position}")
    before = [int(window.serial) for window in state.windows()]
    state.play(RESTARTS[position])
    assert not {int(window.serial) for window in state.windows()} & set(before)


def test_munchkin_combat_ties__by_anything_that_says_so() -> None:
    """An item that is worn, a curse on a fighter; not what is carried, not what others have."""
    odd()
    start = "P 4p both packs=winter,odd | A L2 {} | B L1 {} | combat A vs winter:slush"
    rules.holds_turned(
        start.format("on=odd:anvil", ""),
        "= 2:2 | winning",
        start.format("off=odd:anvil", ""),
        "= 2:2 | losing",
        start.format("curses=odd:stubborn", ""),
        "= 2:2 | winning",
        start.format("", "curses=odd:stubborn on=odd:anvil"),
        "= 2:2 | losing",
        start.format("curses=winter:frostbite", ""),
        "= 2:2 | losing",
        "P 4p both packs=winter,odd | A L1 | B L1 on=odd:anvil | combat A+B vs winter:slush",
        "= 2:2 | winning",
    )


def test_munchkin_item_only__several_conditions() -> None:
    """All of them must hold, or one of them, as the card says; and so it reads."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L4 off=odd:anvil,odd:riddle",
        "> A wear odd:anvil; A wear odd:riddle => A on=odd:anvil,odd:riddle",
        "P 4p strict packs=winter,odd | A L5 off=odd:anvil,odd:riddle",
        "> A wear odd:anvil => refused munchkin.item.only",
        "P 4p strict packs=winter,odd | A L4 race=winter:orc.1 off=odd:anvil,odd:riddle",
        "> A wear odd:anvil => refused munchkin.item.only",
        "> A wear odd:riddle => A on=odd:riddle",
        "P 4p strict packs=winter,odd | A L4 race=winter:orc.1 class=winter:wizard.1 off=odd:riddle",
        "> A wear odd:riddle => refused munchkin.item.only",
    )
    cards = load_cards("winter,odd")
    texts = [
        card_text(cards, cards.numbers[f"odd:{code}"], "en")[-1] for code in ("anvil", "riddle", "sieve")
    ]
    assert texts == [
        "Not for wizards or orcs or munchkins of level 5 or higher.",
        "Only for those who are not a wizard or not an orc.",
        "Only for those who are not a wizard and an orc.",
    ]


def test_munchkin_human_undo__fresh_cards_wait_anew() -> None:
    """After an undo the window for fresh cards is a new one."""
    state = rules.read("4p table | A L3 | B hand=flake fresh=flake | D L2 hand=gual.1")
    state.play('D gual gual.1 > D; C dispute "why"')
    before = {int(window.serial) for window in state.windows()}
    state.play("A rule undo")
    assert [window.name for window in state.windows()].count("W.FRESH") == 1
    assert not before & {int(window.serial) for window in state.windows()}


POWERS = {
    "L3 class=warrior.1 hand=flake,mouse | combat {0} vs slush": ("{0}", "berserk", 2),
    "L3 class=wizard.1 hand=flake,mouse,aspic | combat {0} vs slush icicle": ("{0}", "charm", 2),
    "L3 class=bard.1 hand=flake,mouse | combat {0} vs slush": ("{0}", "serenade", 6),
    "L3 | combat {0} vs slush | {1} class=thief.1 hand=flake,mouse": ("{1}", "backstab", 2),
    "class=wizard.1 hand=flake,mouse | combat {0} vs slush | phase W.DIE | die 2 {0}>slush": (
        "{0}",
        "flight",
        2,
    ),
    "race=halfling.1 hand=flake,mouse | combat {0} vs slush | phase W.DIE | die 2 {0}>slush": (
        "{0}",
        "reroll",
        2,
    ),
}


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("position", POWERS)
def test_munchkin_power_cost__every_way_to_pay(position: str, turn: int) -> None:
    """A power is offered once for each target and each card that pays, to its owner alone."""
    seats = ["ABCD"[(turn + step) % 4] for step in range(4)]
    who, power, ways = POWERS[position]
    state = rules.read(f"4p strict | turn {seats[0]} | {seats[0]} {position}".format(*seats))
    offered = {seat: [code for code in rules.listed(state, seat) if code.startswith("pow")] for seat in seats}
    owner = who.format(*seats)
    assert [code.split()[1] for code in offered.pop(owner)] == [power] * ways
    assert not any(offered.values())


def test_munchkin_setup_reveal__all_that_lies_there() -> None:
    """Race and class, what is worn and what is carried are told of everybody at once."""
    state = rules.read(
        "3p strict first=host | A hand=flake race=elf.1 class=bard.1 on=whip off=boots"
        " | B hand=slush race=orc.1 | C hand=mouse | phase S.CREATE"
    )
    told = [event.public for event in state.play("A ready; B ready; C ready") if event.kind == "reveal"]
    assert [values["cards"] for values in told] == [("elf.1", "bard.1"), ("orc.1",), ()]
    assert (told[0]["worn"], told[0]["carried"]) == (("whip",), ("boots",))


def test_munchkin_offer_life__only_what_is_void_is_told() -> None:
    """When one of two offers falls, its parties hear of that one alone."""
    state = rules.read("4p strict | A class=thief.1 off=whip,skis | B off=boots | C off=socks")
    state.play("A offer > B {give=whip want=boots}; A offer > C {give=skis want=socks}")
    events = rules.events(state, "A pow steal -whip > C:socks; ~ die 1")
    assert [event.public.get("number") for event in events if event.kind == "void"] == [1]


def test_munchkin_death_rule__heirs_choose() -> None:
    """Whatever else the card would cost, the heirs take of what the dead one leaves, the highest first."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L4 hand=winter:slush,winter:coral | B L2 hand=odd:fate | C L3 | D L1",
        "> B curse odd:fate > A; ~ close W.CURSE => phase W.PICK | must C",
        "> C pick winter:coral => C hand=winter:coral | B hand=winter:slush | A dead L4",
    )


def test_munchkin_flee_mods__of_a_class() -> None:
    """A class may help to run as well as a race does, and strengthen whoever fights alone."""
    odd()
    rules.holds_turned(
        "P 4p both packs=winter,odd | A L2 class=odd:runner race=winter:elf.1 | combat A vs winter:slush"
        " | phase F.ROLL",
        "> A roll winter:slush; ~ die 2 => total 5",
        "P 4p both packs=winter,odd | A L2 class=odd:runner | combat A vs winter:slush",
        "= 5:2",
        "P 4p both packs=winter,odd | A L2 class=odd:runner | B L1 | combat A+B vs winter:slush",
        "= 3:2",
    )


def test_munchkin_human_slips__a_curse_with_a_condition() -> None:
    """What only sometimes counts is for the players to notice, on a curse too."""
    odd()
    for referee, sums in (("strict", "1:2"), ("table", "3:2")):
        state = rules.read(
            f"4p {referee} packs=winter,odd | A L3 curses=odd:gloom | combat A vs winter:slush"
        )
        assert state.view(1).plain["sums"] == sums
        assert state.field("1:2") == ""


def test_munchkin_reward_level__told_once() -> None:
    """One kill, one level, told once; whoever cannot rise is told nothing."""
    state = rules.read("4p strict | A L4 | B L3 hand=gual.1 | combat A vs slush | phase W.KILL")
    events = rules.events(state, "~ close W.KILL")
    assert [(event.seat, event.public["level"]) for event in events if event.kind == "level"] == [(0, 5)]


def test_munchkin_setup_deal__told_once() -> None:
    """The first shuffle is told before the deal and at no other time."""
    state = rules.read("4p strict | A L3")
    rules.assert_refused(state, "~ shuffle DD flake …", by="koloda.chance.unasked")
