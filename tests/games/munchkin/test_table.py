"""Clauses about the table as a whole: components, setup, what is open and what is not."""

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.packs.shelf import SHELF, add_pack, load_cards
from koloda.games.munchkin.packs.vocabulary import TYPES
from koloda.games.munchkin.play import Munchkin
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Value
from koloda.kernel.seats import SPECTATOR
from tests.games.munchkin.common import card_text
from tests.rules import Rules

rules = Rules("munchkin")


OVER = """
pack = "loud"
name = { ru = "Громкий", en = "Loud" }

[[cards]]
code = "crown"
deck = "treasure"
type = "gual"
name = { ru = "Корона", en = "Crown" }
fx = ["gain_level(1)"]
over = ["R4"]

[[cards]]
code = "hole"
deck = "door"
type = "curse"
name = { ru = "Дыра", en = "Hole" }
fx = ["lose_levels(3)"]
over = ["R1"]

[[cards]]
code = "scarecrow"
deck = "treasure"
type = "oneshot"
name = { ru = "Пугало", en = "Scarecrow" }
gold = 100
fx = ["remove_monster(loot=yes)"]
over = ["R2"]

[[cards]]
code = "purse"
deck = "treasure"
type = "oneshot"
name = { ru = "Кошелёк", en = "Purse" }
gold = 100
fx = ["remove_monster(loot=yes)"]
over = ["R3"]

[[cards]]
code = "elf"
deck = "door"
type = "race"
name = { ru = "Эльф с окраины", en = "Suburban Elf" }
fx = ["flee(1)"]
"""


def loud() -> None:
    """A pack whose card openly beats an iron rule."""
    if "loud" not in SHELF:
        add_pack(OVER)


def new_game(count: int = 4, seed: str = "k1:5") -> Munchkin:
    return MUNCHKIN.new(count, {}, open_chance(seed))


def test_munchkin_setup_deal() -> None:
    """Four doors and four treasures each; the piles have the rest."""
    state = new_game()
    for munchkin in state.seats:
        decks = [state.kind(card).deck for card in munchkin.hand]
        assert (decks.count(0), decks.count(1)) == (4, 4)
    assert [len(pile) for pile in state.draws] == [68 - 16, 44 - 16]


def test_munchkin_setup_start() -> None:
    """Level 1, no race, no class."""
    state = new_game()
    assert [(m.level, m.race, m.trade) for m in state.seats] == [(1, -1, -1)] * 4


def test_munchkin_setup_sex_default() -> None:
    """M for A and C, F for B and D."""
    assert [int(munchkin.sex) for munchkin in new_game().seats] == [0, 1, 0, 1]


def test_munchkin_comp_level() -> None:
    """A level is 1 to 10."""
    for level in ("L0", "L11"):
        try:
            rules.read(f"4p strict | A {level}")
        except NotationError as error:
            assert "a level is a number from 1 to 10" in str(error)
        else:
            raise AssertionError(level)


def test_munchkin_comp_types() -> None:
    """Every type of the box is in the pack."""
    state = new_game()
    assert {TYPES[kind.type] for kind in state.cards.kinds} == set(TYPES)


def test_munchkin_comp_one_monster() -> None:
    """Carollers are one enemy: one level for them."""
    assert rules.read("4p strict | A L9 | combat A vs carollers").field("stake") == "L1 T1"


def test_munchkin_comp_die() -> None:
    """Six sides."""
    state = rules.read("4p strict | combat A vs slush | phase F.ROLL")
    assert rules.why_not(state, "~ die 7") == "munchkin.code.action"


def test_munchkin_code_seats() -> None:
    """Turns go A, B, C, D, A."""
    state = rules.read("4p strict | turn D | phase T.END")
    state.play("D done")
    assert state.field("turn") == "A"


def test_munchkin_disc_up() -> None:
    """Everybody sees the top card of a discard pile and how many lie below."""
    state = rules.read("4p strict | DX slush flake aspic")
    for seat in (0, 3, int(SPECTATOR)):
        assert state.view(seat).fields["DX"] == "slush ?2"


def test_munchkin_zone_no_return() -> None:
    """What is in play cannot be taken back into the hand."""
    state = rules.read("4p strict | A on=boots")
    assert rules.why_not(state, "A take") == "munchkin.turn.kick"
    state.play("A doff boots")
    assert "off=boots" in (state.field("A") or "")


def test_munchkin_when_any() -> None:
    """Race and class, Go Up a Level and curses: any time, in anybody's combat too."""
    state = rules.read(
        "4p strict | A race=elf.1 | C class=bard.1 hand=gual.1,overate.1 | combat A+B vs slush"
    )
    for action in ("A drop elf.1", "C drop bard.1", "C gual gual.1 > A", "C curse overate.1 > C"):
        assert rules.why_not(state, action) == "-", action


def test_munchkin_when_checks() -> None:
    """The lock comes before the version, the version before whose turn it is."""
    state = rules.read("4p strict | combat v3 A vs slush | phase W.CURSE | under C.OPEN | curse amnesia>B")
    assert rules.why_not(state, "B claim 1") == "munchkin.time.lock"
    state = rules.read("4p strict | combat v3 A vs slush")
    assert rules.why_not(state, "B claim 1") == "munchkin.time.quote"
    assert rules.why_not(state, "B claim 3") == "munchkin.combat.who-decides"


def test_munchkin_curse_useful() -> None:
    """One may curse oneself."""
    state = rules.read("4p strict | A hand=overate.1")
    state.play("A curse overate.1 > A; ~ close W.CURSE")
    assert state.field("DX") == "overate.1"


def test_munchkin_iron_over() -> None:
    """A card that openly says so brings the last level, and ends the game."""
    loud()
    state = rules.read("4p strict packs=winter,loud | A L9 hand=loud:crown,winter:gual.1")
    assert rules.why_not(state, "A gual winter:gual.1 > A") == "munchkin.gual.not-10"
    state.play("A gual loud:crown > A")
    assert state.is_over() and state.winners() == 1


def test_munchkin_iron_over__below_one() -> None:
    """R1: below level 1; what is no such card leaves him there, and he climbs as usual."""
    loud()
    rules.holds(
        "P 4p both packs=winter,loud | A L2 | B hand=loud:hole,winter:overate.1,winter:gual.1",
        "> B curse loud:hole > A; ~ close W.CURSE => A L-1",
        "> B curse winter:overate.1 > A; ~ close W.CURSE => A L-1",
        "> B gual winter:gual.1 > A => A L0",
        "P 4p both packs=winter,loud | A L-1 | combat A vs winter:slush",
        "= -1:2",
    )


def test_munchkin_iron_over__level_without_a_kill() -> None:
    """R2: its level comes with the victory, but never the last one; R3 would be needed for at once."""
    loud()
    rules.holds(
        "P 4p both packs=winter,loud | A L5 hand=loud:scarecrow | combat A vs winter:slush winter:hippogriff",
        "> A use loud:scarecrow > winter:hippogriff => A L5 | owed 4 L2 | stake L3 T5 | combat v2",
        "> A claim 2; ~ close W.KILL => A L8 | owed 0",
        "P 4p both packs=winter,loud | A L9 hand=loud:scarecrow | combat A vs winter:slush",
        "> A use loud:scarecrow > winter:slush => A L9 | phase T.END | over -",
        "P 4p both packs=winter,loud | A L5 hand=loud:scarecrow | combat A vs winter:slush winter:petarda",
        "> A use loud:scarecrow > winter:slush; A run 2; ~ close W.RUN => owed 1 L1",
        "> A roll winter:petarda; ~ die 6; ~ close W.DIE => A L5 | owed 0 | phase T.END",
    )


def test_munchkin_iron_over__in_mid_combat() -> None:
    """R3: the treasures of the monster sent away are drawn while the combat goes on."""
    loud()
    rules.holds(
        "P 4p both packs=winter,loud | A L5 hand=loud:purse | combat A vs winter:slush winter:petarda"
        " | TD winter:whip …",
        "> A use loud:purse > winter:slush => A L5 hand=winter:whip | owed 0 | phase C.OPEN | combat v2",
    )


def test_munchkin_iron_over__says_so() -> None:
    """Openly: the card's own text."""
    loud()
    cards = load_cards("winter,loud")
    assert card_text(cards, cards.numbers["loud:hole"], "en")[-1] == "This may take you below level 1."


def test_munchkin_pack_same() -> None:
    """An elf of any pack is an elf to every card."""
    loud()
    state = rules.read("4p strict packs=winter,loud | A L8 race=loud:elf | combat A vs winter:mouse")
    assert state.field("8:6") == ""


def test_munchkin_pack_mark() -> None:
    """With several packs every code says which set it belongs to."""
    state = rules.read("4p strict packs=winter,dacha")
    doors = state.field("DD") or ""
    assert doors and all(code.startswith(("winter:", "dacha:")) for code in doors.split())


def test_munchkin_human_talk() -> None:
    """Talk changes nothing, in any window."""
    state = rules.read("4p strict | phase W.CURSE | under T.START | curse amnesia>B")
    before = state.text()
    events = state.play('C say "не надо"')
    assert state.text() == before
    assert [(event.kind, event.values(0)["text"]) for event in events] == [("say", "не надо")]


def test_munchkin_hidden_bots() -> None:
    """A view has no way back: what is hidden is not in its text."""
    state = rules.read("4p strict | A hand=whip | B hand=boots,gual.1 | DD slush flake")
    text = state.view(0).text()
    assert "whip" in text and "boots" not in text and "gual.1" not in text and "slush" not in text


def test_munchkin_time_atomic() -> None:
    """While an action waits for its die nothing else is accepted."""
    state = rules.read("4p strict | C hand=gual.1 | combat A vs slush | phase F.ROLL")
    state.play("A roll slush")
    try:
        state.play("C gual gual.1 > C")
    except Refusal as refusal:
        assert refusal.clause == "koloda.chance.wait"
    else:
        raise AssertionError("accepted in between")
    state.play("~ die 6")
    assert state.field("phase") == "W.DIE"


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("A kick", {"verb": "kick"}),
        ("A put whip on", {"verb": "put", "card": "whip", "how": "on"}),
        ("A gual gual.1 > B", {"verb": "gual", "card": "gual.1", "target": "B"}),
        ("A use coral > M", {"verb": "use", "card": "coral", "target": "M"}),
        ("A use dice +3", {"verb": "use", "card": "dice", "number": "+3"}),
        ("A event twin > mouse", {"verb": "event", "card": "twin", "target": "mouse"}),
        ("A give whip>B,boots>C", {"verb": "give", "cards": ("whip", "boots"), "targets": ("B", "C")}),
        ("A sell whip,boots x2=boots", {"verb": "sell", "cards": ("whip", "boots"), "doubled": "boots"}),
        (
            "A pow steal -whip > B:boots",
            {"verb": "pow", "power": "steal", "paid": ("whip",), "target": "B", "card": "boots"},
        ),
        ("A show whip,boots > all", {"verb": "show", "cards": ("whip", "boots"), "target": "all"}),
        ("A pick yes", {"verb": "pick", "choice": "yes"}),
        ("A accept p3 12", {"verb": "accept", "proposal": "p3", "version": "12"}),
        ("A ask > B {share=1}", {"verb": "ask", "target": "B", "terms": "share=1"}),
        ('A say "ну" > B', {"verb": "say", "text": "ну", "target": "B"}),
        ("A call wear B:boots", {"verb": "call", "call": "wear", "target": "B", "card": "boots"}),
        ("~ close T.START", {"verb": "close", "window": "T.START"}),
    ],
)
def test_munchkin_code_action__parts(line: str, parts: dict[str, Value]) -> None:
    """What an action names, taken apart; and its text is what was read."""
    state = rules.read("3p strict")
    action = state.action(line)
    assert state.parts(action) == parts
    assert state.write_action(action) == line


def test_munchkin_event_play__effects_of_one_shots() -> None:
    """An event does what its effect says, whatever type of card that effect stands on as a rule."""
    add_pack(
        'pack = "noisy"\nname = { ru = "Шум", en = "Noise" }\n[[cards]]\ncode = "cheer"\ndeck = "door"\n'
        'type = "event"\nname = { ru = "Ура", en = "Cheer" }\nfx = ["side(3, on=munchkins)"]\n'
    )
    try:
        rules.holds(
            "P 3p strict packs=winter,noisy | A L1 | B hand=noisy:cheer | combat A vs winter:slush",
            "> B event noisy:cheer => 4:2 | played noisy:cheer>M | winning",
        )
    finally:
        del SHELF["noisy"]
