"""Chapter 1: what is in the box, where cards lie, and the iron rules."""

from koloda.games.munchkin.packs.shelf import load_cards
from koloda.games.munchkin.packs.vocabulary import SLOTS, TYPES
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_comp_no_big() -> None:
    """Any number of items may be carried; no slot and no type is for anything bigger."""
    state = rules.read("4p strict | A off=furcoat,sled,shovel,popper,firclub,skis,bucket")
    assert len((state.field("A") or "").partition("off=")[2].split()[0].split(",")) == 7
    assert SLOTS == ("head", "armour", "feet", "hand", "hands2", "none")
    assert not {"hireling", "steed"} & set(TYPES)


def test_munchkin_zone_play() -> None:
    """Race, class, items and lasting curses lie open to all."""
    rules.holds(
        "P 4p both | A race=elf.1 class=bard.1 on=boots off=whip curses=frostbite hand=slush",
        "= sees C: A race=elf.1 class=bard.1 on=boots off=whip curses=frostbite hand=?1",
    )


def test_munchkin_zone_combat() -> None:
    """A one-shot used in a combat is discarded when the combat ends, the cost of a power at once."""
    rules.holds(
        "P 4p both | A L9 class=warrior.1 hand=coral,flake | combat A vs slush | TD whip …",
        "> A use coral > M => played coral>M | TX -",
        "> A pow berserk -flake => DX flake | TX -",
        "> A claim 3; ~ close W.KILL => phase G.OVER | TX coral | DX slush flake",
    )


def test_munchkin_zone_limit() -> None:
    """Six cards are too many at the end of one's own turn, and no matter before it."""
    rules.holds(
        "P 4p strict | A L2 hand=slush,flake,aspic,herring,icicle,tinsel | phase T.END",
        "> A done => refused munchkin.zone.limit | phase T.END",
        "P 4p strict hand_limit=6 | A L2 hand=slush,flake,aspic,herring,icicle,tinsel | phase T.END",
        "> A done => turn B",
        "P 4p strict | B L2 hand=slush,flake,aspic,herring,icicle,tinsel | phase T.END",
        "> A done => turn B | B hand=slush,flake,aspic,herring,icicle,tinsel",
    )


def test_munchkin_disc_reshuffle() -> None:
    """The shuffled discard pile takes the place of an empty draw pile."""
    rules.holds(
        "P 4p both | phase T.ROOM | DD - | DX slush flake aspic",
        "> A loot; ~ shuffle DD aspic slush flake => A hand=aspic | DD slush flake | DX -",
    )


def test_munchkin_disc_lazy() -> None:
    """The last card of a pile is drawn and nothing is shuffled yet: the discards stay visible."""
    rules.holds(
        "P 4p both | phase T.ROOM | DD herring | DX slush flake",
        "> A loot => A hand=herring | DD - | DX slush flake",
    )


def test_munchkin_disc_empty() -> None:
    """No draw pile and no discards: nothing is drawn."""
    rules.holds("P 4p both | phase T.ROOM | DD - | DX -", "> A loot => A hand=- | DD - | phase T.END")


def test_munchkin_disc_short() -> None:
    """Three treasures won, one there: two are never paid."""
    rules.holds(
        "P 4p both | A L5 on=furcoat,sled | combat A vs cashier | phase W.KILL | TD whip",
        "= stake L1 T3",
        "> ~ close W.KILL => A L6 hand=whip | owed 0 | phase T.END",
    )


def test_munchkin_iron_card_first() -> None:
    """A sum beats a tie; the warrior's card says otherwise, so it holds for him."""
    rules.holds("P 4p both | A L2 | combat A vs slush", "= 2:2 | losing")
    rules.holds("P 4p both | A L2 class=warrior.1 | combat A vs slush", "= 2:2 | winning")


def test_munchkin_iron_R1() -> None:
    """Three levels lost at level 2 leave level 1."""
    rules.holds(
        "P 4p both | A L2 | combat A vs snowqueen | phase F.ROLL",
        "> A roll snowqueen; ~ die 1; ~ close W.DIE => A L1",
    )


def test_munchkin_iron_R2() -> None:
    """A monster that was sent away brings no level."""
    rules.holds(
        "P 4p both | A L4 hand=mistletoe | combat A vs slush",
        "> A use mistletoe > slush => A L4 | combat - | phase T.END",
    )


def test_munchkin_iron_R3() -> None:
    """The treasures of a charmed monster wait for the end of the combat."""
    rules.holds(
        "P 4p both | A L4 class=wizard.1 hand=flake,aspic,herring | combat A vs slush carollers "
        "| TD whip boots …",
        "> A pow charm > slush => owed 1 | A L4 hand=- | combat v2 vs carollers",
    )


def test_munchkin_iron_R4() -> None:
    """At level 9 only a kill goes further."""
    rules.holds(
        "P 4p both | A L9 on=shovel hand=gual.1 off=furcoat,sled | DD slush …",
        "> A gual gual.1 > A => refused munchkin.gual.not-10",
        "> A sell furcoat,sled => refused munchkin.sell.not-10",
        "> A kick; A claim 1; ~ close W.KILL => over A | A L10",
    )


def test_munchkin_death_none() -> None:
    """No card of Winter kills."""
    assert not load_cards("winter").kills and load_cards("winter,dacha").kills


def test_munchkin_setup_sex() -> None:
    """Declared until one is ready; afterwards only a card changes it."""
    rules.holds(
        "P 3p both | A hand=?8 | B hand=?8 | C hand=?8 | phase S.CREATE",
        "> A sex F => A F | sees B: A M",
        "> A ready; A sex M => refused munchkin.setup.sex",
        "P 4p both | A F | B hand=costume",
        "> A sex M => refused munchkin.setup.sex",
        "> B curse costume > A; ~ close W.CURSE => A M",
    )


def test_munchkin_setup_only_these() -> None:
    """No Go Up a Level, no curse, no Cheat!, no trade and no sale at creation."""
    hand = "hand=gual.1,overate.1,cheat.1,furcoat,sled,parcel,slush,coral"
    rules.holds(
        f"P 3p both | A {hand} | B hand=?8 | C hand=?8 | phase S.CREATE",
        "> A gual gual.1 > A => refused munchkin.setup.only-these",
        "> A curse overate.1 > B => refused munchkin.setup.only-these",
        "> A put slush => refused munchkin.setup.only-these",
        "> A put parcel => refused munchkin.setup.only-these",
        "> A put furcoat; A cheat cheat.1 > furcoat => refused munchkin.setup.only-these",
        "> A offer > B {give=furcoat want=-} => refused munchkin.setup.only-these",
        "> A sell furcoat,sled => refused munchkin.setup.only-these",
    )
