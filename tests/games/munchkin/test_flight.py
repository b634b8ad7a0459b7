"""Chapters 3.10, 4 and 5: running away, what cards do, curses, the end."""

from koloda.games.munchkin.packs.shelf import load_cards
from koloda.games.munchkin.packs.vocabulary import CLASS, RACE
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_flee_must() -> None:
    """Away without levels, treasures or looting."""
    rules.holds(
        "P 4p both | combat A vs slush | phase F.ROLL",
        "> A roll slush; ~ die 6; ~ close W.DIE => A L1 hand=- | phase T.END",
        "> A loot => refused munchkin.turn.loot",
    )


def test_munchkin_flee_roll() -> None:
    """5 escapes, 4 does not."""
    rules.holds(
        "P 4p both | A L3 | combat A vs petarda | phase F.ROLL",
        "> A roll petarda; ~ die 5; ~ close W.DIE => A L3 | phase T.END",
        "P 4p both | A L3 | combat A vs petarda | phase F.ROLL",
        "> B roll petarda => refused munchkin.flee.roll",
        "> A roll petarda; ~ die 4; ~ close W.DIE => A L1 | phase T.END",
    )


def test_munchkin_flee_order() -> None:
    """The main first, the monsters in the order he likes."""
    rules.holds(
        "P 4p both | A L5 | combat A+B vs slush flake | phase F.ROLL",
        "> B roll slush => refused munchkin.flee.roll",
        "> A roll flake; ~ die 6; ~ close W.DIE => rolled A:flake | must A",
        "> A roll slush; ~ die 6; ~ close W.DIE => must B",
    )


def test_munchkin_flee_bad() -> None:
    """At once: the boots lost to the first no longer help against the second."""
    rules.holds(
        "P 4p both | A L5 on=valenki | combat A vs slush petarda | phase F.ROLL",
        "= flee A:petarda 2",
        "> A roll slush; ~ die 1; ~ close W.DIE => A on=- | TX valenki | flee A:petarda 0",
    )


def test_munchkin_flee_throw() -> None:
    """A stick, for the pit bull, while they run; an onlooker may, from hand or play."""
    rules.holds(
        "P 4p both | A L1 | B off=whip hand=candycane | combat A vs pitbull",
        "> B throw candycane > pitbull => refused munchkin.flee.throw",
        "> A run 1; B throw whip > pitbull => refused munchkin.flee.throw",
        "> B throw candycane > pitbull => free pitbull | B hand=- | TX candycane",
    )


def test_munchkin_flee_end() -> None:
    """The monsters go, the turn is at its end."""
    rules.holds(
        "P 4p both | combat A vs slush flake | phase F.ROLL | rolled A:slush",
        "> A roll flake; ~ die 6; ~ close W.DIE => combat - | phase T.END | DX flake slush",
    )


# Races and classes


def kinds_of(type_: int) -> set[str]:
    return {kind.code for kind in load_cards("winter").kinds if kind.type == type_}


def test_munchkin_class_four() -> None:
    """Warrior, wizard, thief, bard; one at a time."""
    assert kinds_of(CLASS) == {"warrior", "wizard", "thief", "bard"}
    rules.holds(
        "P 4p both | A class=warrior.1 hand=bard.1", "> A put bard.1 => A class=bard.1 | DX warrior.1"
    )


def test_munchkin_race_three() -> None:
    """Elf, orc, halfling; without one a human, for whom the thermos is."""
    assert kinds_of(RACE) == {"elf", "orc", "halfling"}
    state = rules.read("4p strict | A hand=thermos | B race=orc.1")
    assert rules.why_not(state, "A put thermos on") == "-"
    state = rules.read("4p strict | A race=orc.1 hand=thermos")
    assert rules.why_not(state, "A put thermos on") == "munchkin.item.only"


def test_munchkin_class_gain() -> None:
    """The ties go with the warrior; the cards he has burnt stay."""
    rules.holds(
        "P 4p both | A L3 class=warrior.1 berserk=1 | combat A vs aspic",
        "= 4:4 | winning",
        "> A drop warrior.1 => 4:4 | losing | A berserk=1",
    )


def test_munchkin_class_replace() -> None:
    """In the same action; an elf may replace an elf."""
    rules.holds("P 4p both | A race=elf.1 hand=elf.2", "> A put elf.2 => A race=elf.2 hand=- | DX elf.1")


def test_munchkin_class_drop() -> None:
    """Any time, in combat too; a new one only in the own turn."""
    rules.holds(
        "P 4p both | B class=bard.1 hand=thief.1 | combat A+B vs slush",
        "> B drop bard.1 => B class=- | DX bard.1",
        "> B drop bard.1 => refused munchkin.class.drop",
        "> B put thief.1 => refused munchkin.when.own",
    )


def test_munchkin_power_ties() -> None:
    """The warrior's side wins an equal sum."""
    rules.holds("P 4p both | A L4 class=warrior.1 | combat A vs aspic", "= 4:4 | winning")


def test_munchkin_power_elf() -> None:
    """+1 to flee, a level for each kill as a helper."""
    rules.holds("P 4p both | A race=elf.1 | combat A vs slush", "= flee A:slush 1")
    rules.holds(
        "P 4p both | A L5 | B race=elf.1 | combat A+B vs slush | phase W.KILL | TD whip …",
        "> ~ close W.KILL => B L2",
    )


def test_munchkin_power_haggle() -> None:
    """One item of one sale a turn counts double, for a halfling."""
    rules.holds(
        "P 4p both | A L3 race=halfling.1 off=popper,snowcap,skis",
        "> A sell popper x2=popper => A L4 used=haggle",
        "P 4p both | A L3 off=popper",
        "> A sell popper x2=popper => refused munchkin.power.haggle",
    )


# Cards


def test_munchkin_treasure_other() -> None:
    """The rod works in one's own turn out of combat and does not stay."""
    rules.holds(
        "P 4p both | A hand=rod | TX whip boots",
        "> A use rod > TX; A pick boots => A hand=boots | TX rod whip",
        "P 4p both | A hand=rod | TX whip boots | combat A vs slush",
        "> A use rod > TX => refused munchkin.treasure.when",
    )


def test_munchkin_wander_play() -> None:
    """With a monster from the hand, by any seat, into a running combat."""
    rules.holds(
        "P 4p both | C hand=wander.1,flake,overfed | combat A vs slush",
        "> C wander wander.1 + overfed => refused munchkin.wander.play",
        "> C wander wander.1 + flake => combat v2 vs slush flake | C hand=overfed | played wander.1",
        "P 4p both | C hand=wander.1,flake",
        "> C wander wander.1 + flake => refused munchkin.wander.play",
    )


# Curses


def test_munchkin_curse_hand() -> None:
    """On anybody, at any time, in a combat too."""
    rules.holds(
        "P 4p both | A L5 | B hand=overate.1 | combat A vs slush",
        "> B curse overate.2 > A => refused munchkin.curse.hand",
        "> B curse overate.1 > A; ~ close W.CURSE => A L4 | DX overate.1",
    )


def test_munchkin_curse_window() -> None:
    """First the answers; cancelled, it does nothing."""
    rules.holds(
        "P 4p both | A L5 | B hand=overate.1 | C hand=wish",
        "> B curse overate.1 > A => A L5 | phase W.CURSE | ms 3000",
        "> C use wish => A L5 | phase T.START | DX overate.1 | TX wish",
    )


def test_munchkin_curse_ignore() -> None:
    """Nothing to lose, nothing lost; the card is gone."""
    rules.holds(
        "P 4p both | B hand=unmasked",
        "> B curse unmasked > A; ~ close W.CURSE => A race=- L1 | DX unmasked | B hand=-",
    )


def test_munchkin_curse_forbid() -> None:
    """What lies on one now forbids, and not on anybody else's turn."""
    rules.holds(
        "P 4p both | A L3 curses=hangover off=furcoat,sled",
        "> A sell furcoat,sled => refused munchkin.curse.forbid",
        "P 4p both | B L3 curses=hangover | A L3 off=furcoat,sled",
        "> A sell furcoat,sled => A L4",
    )


# The end


def test_munchkin_end_win() -> None:
    """The goal of the table wins, by a kill."""
    rules.holds(
        "P 4p both goal=7 | A L6 | combat A vs slush | phase W.KILL",
        "> ~ close W.KILL => over A | phase G.OVER",
    )


def test_munchkin_end_at_once() -> None:
    """No treasures and no deals, and nothing more to do."""
    rules.holds(
        "P 4p both | A L9 off=whip hand=gual.1 | B | combat A+B vs slush "
        "| deal share=1 pick=main pay=whip | phase W.KILL",
        "> ~ close W.KILL => over A | A off=whip | B hand=- | deal -",
        "> A gual gual.1 > B => refused munchkin.end.at-once",
    )


def test_munchkin_end_non_kill() -> None:
    """Sale, Go Up a Level and a charmed monster stop one below the goal."""
    rules.holds(
        "P 4p both | A L8 off=furcoat,sled,firclub hand=gual.1",
        "> A gual gual.1 > A => A L9",
        "> A sell furcoat,sled => refused munchkin.sell.not-10",
        "P 4p both | A L9 class=wizard.1 hand=flake,aspic,herring | combat A vs slush | TD whip …",
        "> A pow charm > slush => A L9 | phase T.END",
    )


def test_munchkin_end_rank() -> None:
    """Winners first, then level, then the gold of what lies in play; else equal."""
    rules.holds(
        "P 4p both | A L9 | B L5 off=whip | C L5 off=furcoat hand=firclub | D L5 on=sparkler "
        "| combat A vs slush | phase W.KILL",
        "> ~ close W.KILL => over A | rank A 1 C 2 B 3 D 3",
    )
