"""Clauses that other tests only touch, each by the smallest position that shows it."""

import pytest

from koloda.games.munchkin.packs.shelf import load_cards
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_disc_order() -> None:
    """As the action names them, the curse that did it last; after a combat curses, monsters, combat cards."""
    rules.holds(
        "P 4p both | A L1 hand=flake,slush,aspic,herring,icicle,tinsel,mantree | phase T.END",
        "> A trash mantree,aspic => DX aspic mantree",
        "P 4p both | A L5 curses=hiccups | D hand=chimes | combat A vs slush[thawed] flake"
        " | played coral>M wander.1",
        "> D event chimes => DX chimes wander.1 flake thawed slush hiccups | TX coral",
    )


def test_munchkin_iron_owner() -> None:
    """The host rules, and nobody else."""
    rules.holds(
        "P 4p table | A L2 hand=gual.1 | host D",
        '> A gual gual.1 > A; B dispute "too early" => phase W.RULE | must D',
        "> B rule undo => refused munchkin.time.lock",
        "> A rule keep => refused munchkin.time.lock",
        "> D rule undo => A L2 hand=gual.1 | B used=dispute",
    )


def test_munchkin_time_version() -> None:
    """What changes strength or stakes makes a new version, forgets the passes and opens the combat again."""
    rules.holds(
        "P 4p both | A L5 | B hand=coral | combat A vs slush | phase W.KILL",
        "> C pass 1 => passed C | combat v1",
        "> B use coral > W => combat v2 | passed - | phase C.OPEN",
        "P 4p both | A L5 hand=elf.1 | combat A vs petarda | phase F.ROLL",
        "> A put elf.1 => combat v1",
    )


def test_munchkin_time_no_bump() -> None:
    """What leaves the sums alone leaves version, passes and window alone."""
    rules.holds(
        "P 4p both | A L5 | B off=whip hand=gual.1 | C off=snowcap | combat A vs slush | phase W.KILL",
        "> D pass 1; B gual gual.1 > C => C L2 | combat v1 | passed D | phase W.KILL",
        "> B offer > C {give=whip want=snowcap}; C accept p1 => B off=snowcap | combat v1"
        " | passed D | phase W.KILL",
    )


def test_munchkin_turn_door_play() -> None:
    """A door that has nothing to enter goes to the hand; a race may be put from the table."""
    rules.holds(
        "P 4p both | DD wander.1 …",
        "> A kick => phase T.DOOR | door wander.1 | cannot A: wander",
        "> A take => A hand=wander.1 | phase T.ROOM",
        "P 4p both | DD elf.1 …",
        "> A kick; A put elf.1 => A race=elf.1 hand=- | phase T.ROOM | door -",
    )


def test_munchkin_turn_skip2() -> None:
    """After a monster there is no second phase, even if it was sent away."""
    rules.holds(
        "P 4p both | A hand=slush,mistletoe | DD flake …",
        "> A kick; A use mistletoe > flake => phase T.END",
        "> A loot => refused munchkin.turn.loot",
        "> A trouble slush => refused munchkin.turn.trouble",
    )


def test_munchkin_charity_fresh() -> None:
    """A gift is fresh and holds the next door back; whose turn begins needs no time."""
    rules.holds(
        "P 4p both | A L5 hand=whip,boots,coral,wish,socks,snowcap | B L5 | C L2 | D L5 | phase T.END",
        "> A give socks>C => turn B | C fresh=socks | must C",
        "> B kick => refused munchkin.when.fresh",
        "P 4p both | A L5 hand=whip,boots,coral,wish,socks,snowcap | B L2 | C L5 | D L5 | phase T.END",
        "> A give socks>B => turn B | B hand=socks fresh=- | must B",
    )


def test_munchkin_item_fall_off() -> None:
    """What may no longer be worn is carried and stops counting, in combat too."""
    rules.holds(
        "P 4p both | A L6 class=warrior.1 on=antlers,snowcap[cheat.1] | combat A vs petarda",
        "= 9:9",
        "> A pow berserk -cheat.1 => A on=antlers off=snowcap berserk=1 | 9:9",
    )


def test_munchkin_trade_arrive() -> None:
    """It lies carried until it is put on."""
    rules.holds(
        "P 4p both | A on=whip | B on=snowcap",
        "> A offer > B {give=whip want=snowcap}; B accept p1 => A on=- off=snowcap | B on=- off=whip",
        "> A wear snowcap => A on=snowcap off=-",
    )


def test_munchkin_combat_live() -> None:
    """A bonus for fighting alone is gone when a helper comes."""
    rules.holds(
        "P 4p both | A L3 race=orc.1 | B L1 | combat A vs slush",
        "= 5:2",
        "> A ask > B {}; B accept p1 1 => 4:2",
    )


def test_munchkin_combat_interfere() -> None:
    """A stranger, and the helper against his own side."""
    rules.holds(
        "P 4p both | A L4 | B hand=coral | C hand=icebucket | combat A+B vs slush",
        "= 5:2",
        "> C use icebucket > W => 5:7",
        "> B use coral > W => losing | B hand=-",
    )


def test_munchkin_combat_no_kill() -> None:
    """A victory without a level, and without treasures where the card gives none."""
    rules.holds(
        "P 4p both | A L4 hand=mistletoe | combat A vs nettroll | TD whip …",
        "> A use mistletoe > nettroll => A L4 hand=- | phase T.END | combat -",
    )


def test_munchkin_combat_removed() -> None:
    """Its enhancers go with it, at once; with the last one the combat is won without a window."""
    rules.holds(
        "P 4p both | A L4 hand=mistletoe | combat A vs slush[overfed] petarda",
        "> A use mistletoe > slush => combat vs petarda | DX overfed slush | phase C.OPEN",
        "P 4p both | A L4 hand=mistletoe | combat A vs slush[overfed]",
        "> A use mistletoe > slush => combat - | phase T.END",
    )


def test_munchkin_multi_special() -> None:
    """By level alone against one is by level alone against both."""
    rules.holds(
        "P 4p both | A L6 on=shovel,boots | combat A vs goosebumps herring",
        "= 6:10 | losing",
        "P 4p both | A L6 on=shovel,boots | combat A vs herring",
        "= winning",
    )


def test_munchkin_deal_lapse() -> None:
    """When the helper is called away, and in flight, the deal is void."""
    rules.holds(
        "P 4p both | A L5 off=whip | B L4 | C hand=phone | combat A+B vs petarda"
        " | deal share=1 pick=main pay=whip",
        "> C use phone => combat v2 A vs petarda | deal - | A off=whip",
        "P 4p both | A L2 off=whip | B L1 | combat A+B vs petarda"
        " | deal share=1 pick=main pay=whip | phase W.RUN",
        "> ~ close W.RUN; A roll petarda; ~ die 6; ~ close W.DIE; B roll petarda; ~ die 6; ~ close W.DIE"
        " => phase T.END | deal - | A off=whip | B off=-",
    )


def test_munchkin_reward_draw() -> None:
    """Alone face down, with a helper for all to see."""
    rules.holds(
        "P 4p both | A L5 | combat A vs slush | phase W.KILL | TD whip …",
        "> ~ close W.KILL => A L6 hand=whip | shown - | sees B: A hand=?1",
        "P 4p both | A L5 | B L5 | combat A+B vs slush | phase W.KILL | TD whip …",
        "> ~ close W.KILL => A L6 hand=whip | shown whip",
    )


def test_munchkin_reward_pay() -> None:
    """What was promised follows the treasures: the payment, then the curse."""
    rules.holds(
        "P 4p both | A L7 hand=overate.1 off=whip | B L5 | C L3 | combat A+B vs cashier | phase W.KILL"
        " | deal share=0 pick=main pay=whip play=overate.1>C@win | TD boots socks coral …",
        "> ~ close W.KILL => A L8 off=- hand=boots,socks,coral | B off=whip | phase W.CURSE"
        " | curse overate.1>C",
    )


def test_munchkin_flee_mods() -> None:
    """Race, gear, curses and the monster itself."""
    rules.holds(
        "P 4p both | A L3 | combat A vs petarda | phase F.ROLL",
        "= flee A:petarda 0",
        "P 4p both | A L3 curses=frostbite | combat A vs icicle | phase F.ROLL",
        "= flee A:icicle -2",
        "P 4p both | A L3 race=elf.1 | combat A vs petarda | phase F.ROLL",
        "= flee A:petarda 1",
    )


def test_munchkin_flee_both() -> None:
    """The helper rolls after the main, and each is caught for himself."""
    rules.holds(
        "P 4p both | A L3 | B L3 | combat A+B vs petarda | phase F.ROLL",
        "> A roll petarda; ~ die 1; ~ close W.DIE => A L1 | must B",
        "> B roll petarda; ~ die 1; ~ close W.DIE => B L1 | phase T.END",
    )


def test_munchkin_flee_escape() -> None:
    """Even who gets away pays."""
    rules.holds(
        "P 4p both | A L5 | combat A vs avalanche | phase F.ROLL",
        "> A roll avalanche; ~ die 6; ~ close W.DIE => A L4 | phase T.END",
        "P 4p both | A L4 | combat A vs santa-chief | phase F.ROLL",
        "> A roll santa-chief => A L4 | phase T.END",
    )


def test_munchkin_flee_frozen() -> None:
    """On the run combat cards are refused; a curse, a level and a class still work."""
    rules.holds(
        "P 4p both | A L3 hand=elf.1,coral | B hand=gual.1,frostbite | combat A vs petarda | phase F.ROLL",
        "> A use coral > M => refused munchkin.one.combat",
        "> B curse frostbite > A; ~ close W.CURSE => flee A:petarda -1 | combat v1",
        "> A put elf.1 => flee A:petarda 0",
        "> B gual gual.1 > A => A L4 | combat v1",
    )


def test_munchkin_power_table() -> None:
    """Who wears no class and no race has none of their powers; with them he has his own and no others."""
    rules.holds(
        "P 4p both | A L5 hand=flake | combat A vs petarda",
        "> A pow berserk -flake => refused munchkin.power.berserk",
        "P 4p both | A L5 class=warrior.1 hand=flake | combat A vs petarda",
        "> A pow berserk -flake => 6:9",
        "P 4p both | A L5 class=thief.1 hand=flake | combat A vs petarda",
        "> A pow berserk -flake => refused munchkin.power.berserk",
    )


def test_munchkin_power_encore() -> None:
    """A bard draws one more and puts one of them away."""
    rules.holds(
        "P 4p both | A L4 class=bard.1 | combat A vs slush | phase W.KILL | TD whip boots …",
        "> ~ close W.KILL => prompt A yes no by encore",
        "> A pick yes; A pick whip => A hand=boots | TX whip | phase T.END",
    )


def test_munchkin_power_lone() -> None:
    """An orc alone is stronger by two; neither a helping orc nor one with a helper is."""
    rules.holds(
        "P 4p both | A L3 race=orc.1 | combat A vs slush",
        "= 5:2",
        "P 4p both | A L3 race=orc.1 | B L1 | combat A+B vs slush",
        "= 4:2",
        "P 4p both | A L3 | B L1 race=orc.1 | combat A+B vs slush",
        "= 4:2",
    )


def test_munchkin_one_end() -> None:
    """In a combat it lies until the end, whatever it answers; elsewhere it goes at once."""
    rules.holds(
        "P 4p both | A L5 on=furcoat | B hand=lose-armour | C hand=wish | combat A vs slush | phase W.KILL",
        "> B curse lose-armour > A; C use wish => played wish | TX - | DX lose-armour",
        "P 4p both | A on=furcoat | B hand=lose-armour | C hand=wish",
        "> B curse lose-armour > A; C use wish => TX wish",
    )


def test_munchkin_curse_door() -> None:
    """The kicker, at once, and nobody else."""
    rules.holds(
        "P 4p both | B L3 | C L3 | turn B | DD overate.1 …",
        "> B kick => curse overate.1>B | phase W.CURSE",
        "> ~ close W.CURSE => B L2 | C L3 | phase T.ROOM",
    )


def test_munchkin_curse_now() -> None:
    """For the next combat, received in one: this one; it goes with the combat, or with the helper."""
    rules.holds(
        "P 4p both | A L9 | B hand=hiccups | combat A vs slush",
        "> B curse hiccups > A; ~ close W.CURSE => 4:2 | A curses=hiccups",
        "> A claim 2; ~ close W.KILL => over A",
        "P 4p both | A L9 | B L2 curses=hiccups | C hand=phone | combat A+B vs petarda",
        "= 6:9",
        "> C use phone => 9:9 | B curses=- | DX hiccups",
    )


def test_munchkin_curse_stack() -> None:
    """Two equal ones are worth twice one."""
    rules.holds(
        "P 4p both packs=winter,dacha | A L9 curses=dacha:mosquito.1 | combat A vs winter:slush",
        "= 7:2",
        "P 4p both packs=winter,dacha | A L9 curses=dacha:mosquito.1,dacha:mosquito.2"
        " | combat A vs winter:slush",
        "= 5:2",
    )


def test_munchkin_end_cap() -> None:
    """Two levels at nine are one."""
    rules.holds(
        "P 4p both | A L9 on=furcoat,sled | combat A vs slush flake | phase W.KILL",
        "= stake L2",
        "> ~ close W.KILL => A L10 | over A",
    )


def test_munchkin_seat_leave() -> None:
    """His seat and cards stay, his turn is played by itself; where nobody is left the game waits."""
    rules.holds(
        "P 4p both | A L1 | B L2 absent hand=whip | phase T.END | DD elf.1 flake …",
        "> A done => turn C | B hand=whip,elf.1,flake absent",
        "P 4p both | A absent | B absent | C absent | DD slush …",
        "> ~ absent D => phase T.START | turn A",
    )


@pytest.mark.parametrize("count", [5, 6])
def test_munchkin_pack_mix(count: int) -> None:
    """One deck of doors, one of treasures, from all packs; five and six players need two packs."""
    rules.holds(f"P {count}p strict", "= refused munchkin.setup.players")
    state = rules.read(f"{count}p strict packs=winter,dacha")
    both, winter, dacha = load_cards("winter,dacha"), load_cards("winter"), load_cards("dacha")
    for at, pile in enumerate(("DD", "TD")):
        assert len(both.decks[at]) == len(winter.decks[at]) + len(dacha.decks[at])
        words = (state.field(pile) or "").split()
        assert {word.partition(":")[0] for word in words} == {"winter", "dacha"}
