"""Chapters 3.6 to 3.9: the sums, more monsters, helpers, victory."""

from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_combat_start() -> None:
    """Face up it begins, from the door or from the hand; a second one cannot begin beside it."""
    rules.holds(
        "P 4p both | A hand=flake | DD slush …",
        "> A kick => combat v1 A vs slush | phase C.OPEN",
        "> A trouble flake => refused munchkin.turn.trouble",
    )


def test_munchkin_combat_sum_m() -> None:
    """Level, worn items, race, curse and one-shots of main and helper; carried items count nothing."""
    rules.holds(
        "P 4p both | A L4 on=shovel off=boots curses=hiccups | B L2 on=whip | combat A+B vs slush "
        "| played coral>M",
        "= 10:2",
    )


def test_munchkin_combat_sum_w() -> None:
    """Level, enhancers, own conditions and one-shots on the monsters' side."""
    rules.holds(
        "P 4p both | A L4 race=elf.1 | combat A vs mouse[overfed] | played snowball.1>W",
        "= 4:13",
    )


def test_munchkin_combat_win() -> None:
    """More is winning; equal is losing."""
    rules.holds("P 4p both | A L3 | combat A vs slush", "= 3:2 | winning")
    rules.holds("P 4p both | A L2 | combat A vs slush", "= 2:2 | losing")


def test_munchkin_combat_ties() -> None:
    """A warrior on the side, main or helper, wins an equal sum."""
    rules.holds("P 4p both | A L3 | B class=warrior.1 | combat A+B vs aspic", "= 4:4 | winning")
    rules.holds("P 4p both | A L3 | B | C class=warrior.1 | combat A+B vs aspic", "= 4:4 | losing")


def test_munchkin_combat_once() -> None:
    """Two elves anger the mouse once."""
    rules.holds("P 4p both | A race=elf.1 | B race=elf.2 | combat A+B vs mouse", "= 2:6")


def test_munchkin_combat_shared_traits() -> None:
    """What a monster has against bards counts when the helper is one."""
    rules.holds("P 4p both | A L4 | B class=bard.1 | combat A+B vs carollers", "= 5:7")


def test_munchkin_combat_no_gear() -> None:
    """The main puts down no item, the helper neither; an onlooker is no fighter."""
    rules.holds(
        "P 4p strict | A hand=boots,coral | B hand=whip | combat A+B vs slush",
        "> A put boots on => refused munchkin.combat.no-gear",
        "> B put whip => refused munchkin.combat.no-gear",
        "> A put coral => refused munchkin.combat.no-gear",
        "> A use coral > M => played coral>M",
    )


def test_munchkin_combat_wait() -> None:
    """A claimed kill is final only when the pause is over."""
    rules.holds(
        "P 4p both | A L5 | B hand=overfed | combat A vs slush | TD whip …",
        "> A claim 1 => phase W.KILL | ms 3750 | must B C D | A L5",
        "> B enh overfed > slush => phase C.OPEN | 5:7 | A L5",
        "P 4p both kill_ms=8000 | A L5 | combat A vs slush | TD whip …",
        "> A claim 1 => ms 8000",
        "> ~ close W.KILL => A L6",
    )


def test_munchkin_combat_last_call() -> None:
    """A flight has the same pause: a friend may still save him."""
    rules.holds(
        "P 4p both | A L1 | B hand=coral | combat A vs slush",
        "> A run 1 => phase W.RUN | ms 3750 | must B C D",
        "> B use coral > M => phase C.OPEN | 5:2 | winning",
    )


def test_munchkin_combat_end() -> None:
    """Afterwards nobody is in combat, its cards and the curses for it are gone."""
    rules.holds(
        "P 4p both | A L8 curses=hiccups | B off=boots | combat A+B vs slush[thawed] "
        "| played coral>M | phase W.KILL | TD whip …",
        "> ~ close W.KILL => combat - | A L9 curses=- | DX thawed slush hiccups | TX coral | deal -",
        "> B wear boots => B on=boots",
    )


def test_munchkin_combat_one_use() -> None:
    """Used and lost all the same."""
    rules.holds(
        "P 4p both | A hand=snowball.1 | combat A vs petarda",
        "> A use snowball.1 > M; A run 2; ~ close W.RUN; A roll petarda; ~ die 6; ~ close W.DIE "
        "=> TX snowball.1",
    )


def test_munchkin_monster_door() -> None:
    """It attacks the kicker at once."""
    rules.holds("P 4p both | turn C | DD slush …", "> C kick => combat v1 C vs slush | must C")


def test_munchkin_monster_hand() -> None:
    """Looted it lies in the hand and fights nobody."""
    rules.holds(
        "P 4p both | phase T.ROOM | DD slush …",
        "> A loot => A hand=slush | combat - | phase T.END",
        "> A trouble slush => refused munchkin.turn.trouble",
    )


def test_munchkin_multi_sum() -> None:
    """The sum of all."""
    rules.holds("P 4p both | A L9 | combat A vs slush aspic flake", "= 9:7 | winning | stake L3 T3")


def test_munchkin_multi_all_or_none() -> None:
    """One sent away, run from the other: no level, no treasure, not even the one that was owed."""
    rules.holds(
        "P 4p both | A class=wizard.1 hand=flake,aspic,herring | combat A vs slush petarda | TD whip …",
        "> A pow charm > slush => owed 1",
        "> A run 2; ~ close W.RUN; A roll petarda; ~ die 6; ~ close W.DIE => A L1 hand=- | owed 0 "
        "| phase T.END",
    )


def test_munchkin_santa_join() -> None:
    """A Santa to a Santa; nobody else, and to nobody else."""
    rules.holds(
        "P 4p both | B hand=santa-old,slush | combat A vs santa-mall",
        "> B join slush => refused munchkin.santa.join",
        "> B join santa-old => combat v2 vs santa-mall santa-old",
        "P 4p both | B hand=santa-old | combat A vs aspic",
        "> B join santa-old => refused munchkin.santa.join",
    )


def test_munchkin_santa_who() -> None:
    """The main himself too; a red cap is enough."""
    rules.holds(
        "P 4p both | A hand=santa-old | combat A vs slush[redcap]",
        "> A join santa-old => combat v2 vs slush[redcap] santa-old",
        "P 4p both | A hand=santa-old | combat A vs slush[redcap] | phase F.ROLL",
        "> A join santa-old => refused munchkin.santa.join",
    )


def test_munchkin_enh_play() -> None:
    """By anybody, up or down, strength and treasures."""
    rules.holds(
        "P 4p both | C hand=overfed | D hand=thawed | combat A vs slush",
        "> C enh overfed > slush => 1:7 | stake L1 T2",
        "> D enh thawed > slush => 1:4 | stake L1 T1",
        "P 4p both | C hand=overfed",
        "> C enh overfed > slush => refused munchkin.enh.play",
    )


def test_munchkin_enh_target() -> None:
    """The player names one of them; on one they add up."""
    rules.holds(
        "P 4p both | C hand=overfed,grumpy | combat A vs slush flake",
        "> C enh overfed > aspic => refused munchkin.enh.target",
        "> C enh overfed > flake; C enh grumpy > flake => combat v3 vs slush flake[overfed,grumpy] | 1:13",
    )


def test_munchkin_enh_own() -> None:
    """One's own monster, for the treasures."""
    rules.holds(
        "P 4p both | A L9 hand=overfed | combat A vs slush",
        "> A enh overfed > slush => 9:7 | winning | stake L1 T2",
    )


# Help


def test_munchkin_help_no_duty() -> None:
    """He may run without asking, and take a helper while winning."""
    rules.holds(
        "P 4p both | A L1 | combat A vs slush",
        "> A run 1 => phase W.RUN",
        "P 4p both | A L5 | combat A vs slush",
        "> A ask > B {share=1}; B accept p1 1 => combat v2 A+B | 6:2",
    )


def test_munchkin_help_pay() -> None:
    """Items after the victory, a share, a card played for the helper."""
    rules.holds(
        "P 4p both | A L5 off=whip hand=gual.1 | B L2 | combat A vs pitbull | TD boots …",
        "> A ask > B {share=1 pay=whip play=gual.1>B@win}; B accept p1 1; A claim 2;"
        " ~ close W.KILL => A L6 off=- hand=- | B L3 off=whip hand=boots",
    )


def test_munchkin_help_traits() -> None:
    """A helping elf angers the mouse, a helping warrior brings the ties."""
    rules.holds(
        "P 4p both | A L5 | B race=elf.1 | C class=warrior.1 | combat A vs mouse[overfed]",
        "= 5:7",
        "> A ask > B {}; B accept p1 1 => 6:11",
        "P 4p both | A L6 | C class=warrior.1 | combat A vs mouse[overfed]",
        "> A ask > C {}; C accept p1 1 => 7:7 | winning",
    )


def test_munchkin_help_no_level() -> None:
    """The levels are the main's; only an elf grows by helping."""
    rules.holds(
        "P 4p both | A L5 | B L3 | combat A+B vs slush | phase W.KILL | TD whip …",
        "> ~ close W.KILL => A L6 | B L3",
        "P 4p both | A L5 | B L3 race=elf.1 | combat A+B vs slush flake | phase W.KILL | TD whip boots …",
        "> ~ close W.KILL => A L7 | B L5",
    )


def test_munchkin_help_forced() -> None:
    """No deal and no share, but the elf level."""
    rules.holds(
        "P 4p both | A L5 class=bard.1 hand=flake | B race=elf.1 | combat A vs slush | TD whip boots …",
        "> A pow serenade -flake > B => deal forced | combat v2 A+B",
        "> A claim 2; ~ close W.KILL; A pick no => A hand=whip | B L2 hand=-",
    )


# Victory


def test_munchkin_reward_final() -> None:
    """After the pause nothing answers any more."""
    rules.holds(
        "P 4p both | A L5 | B hand=overfed | combat A vs slush | phase W.KILL | TD whip …",
        "> ~ close W.KILL => A L6 | DX slush",
        "> B enh overfed > slush => refused munchkin.enh.play",
    )


def test_munchkin_reward_level() -> None:
    """Each killed monster brings its levels; the hippogriff two."""
    rules.holds(
        "P 4p both | A L3 on=sled,furcoat | B L9 | combat A+B vs hippogriff flake "
        "| played olivier>M | phase W.KILL | TD whip boots …",
        "= stake L3 T5",
        "> ~ close W.KILL => A L6 | B L9",
    )


def test_munchkin_reward_win_check() -> None:
    """Level 10 here ends the game before any treasure."""
    rules.holds(
        "P 4p both | A L9 | combat A vs slush | phase W.KILL | TD whip …",
        "> ~ close W.KILL => over A | phase G.OVER | A L10 hand=- | TD whip …",
    )


def test_munchkin_reward_clean() -> None:
    """Discarded before the treasures are drawn: the empty pile finds the champagne."""
    rules.holds(
        "P 4p both | A L5 | combat A vs slush | played champagne.1>M | phase W.KILL | TD -",
        "> ~ close W.KILL => A L6 hand=champagne.1 | TX - | DX slush",
    )


def test_munchkin_reward_fresh() -> None:
    """The helper may play what he won before the turn goes on."""
    rules.holds(
        "P 4p both | A L5 | B | combat A+B vs slush | deal share=all pick=main | phase W.KILL | TD boots …",
        "> ~ close W.KILL => B hand=boots fresh=boots | must B",
        "> A done => refused munchkin.when.fresh",
        "> B put boots on => B on=boots | must A",
    )
