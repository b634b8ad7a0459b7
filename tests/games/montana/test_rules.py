"""Chapter 4: rule piles, extra rules, victory rules, digit rules."""

import pytest

from tests.rules import Rules

rules = Rules("montana")


def active(hand: str, active: str, options: str = "strict") -> str:
    """A position in which A holds rule cards."""
    return f"2p {options} | A {hand} g1* g2* | B r1* r2* | pile g5* | deck r6* | rules {active} | turn A"


def test_montana_pile_six() -> None:
    """V, S and M have a pile each, digits three; a card lies on its own kind."""
    rules.assert_fact(active("#1", "V=Vodd S=:run M=!o= D=#2,#3,#4"), "rules V=Vodd S=:run M=!o= D=#2,#3,#4")
    rules.assert_position_refused(active("#1", "V=!o="), by="montana.pile.six")
    rules.assert_position_refused(active("#1", "D=#2,#3,#4,#5"), by="montana.pile.six")


@pytest.mark.parametrize(("card", "before", "after"), [
    ("Veven", "V=Vodd", "V=Vodd>Veven"),
    (":tap", "S=:run", "S=:run>:tap"),
    ("!o=", "M=!o=", "M=!o=>!o="),
])  # fmt: skip
def test_montana_pile_one(card: str, before: str, after: str) -> None:
    """A new card of the category covers the old one; a kind may cover itself."""
    rules.assert_fact(rules.play(active(card, before), f"A lay {card}"), f"rules {after}")


def test_montana_pile_digits() -> None:
    """Up to three digits are active, always different ones."""
    rules.assert_position_refused(active("#1", "D=#2,#2"), by="montana.pile.same-digit")


def test_montana_pile_same_digit() -> None:
    """An active digit goes onto its own pile, named or not."""
    for code in ("A lay #2", "A lay #2 @2"):
        rules.assert_fact(rules.play(active("#2", "D=#1,#2,#3"), code), "rules D=#1,#2>#2,#3")
    rules.assert_refused(rules.read(active("#2", "D=#1,#2,#3")), "A lay #2 @1", by="montana.pile.choice")


def test_montana_pile_free() -> None:
    """Unnamed it opens the lowest empty pile."""
    rules.assert_fact(rules.play(active("#5", "D=-,#2"), "A lay #5"), "rules D=#5,#2")


def test_montana_pile_full() -> None:
    """With three other digits the pile must be named."""
    state = rules.read(active("#5", "D=#1,#2,#3"))
    rules.assert_refused(state, "A lay #5", by="montana.pile.choice")
    rules.assert_fact(rules.play(state, "A lay #5 @3"), "rules D=#1,#2,#3>#5")


def test_montana_pile_full__oldest() -> None:
    """Option digit_cover=oldest: no choice, the pile that has lain longest."""
    state = rules.read(active("#5", "D=#1,#2,#3", "strict digit_cover=oldest") + " | age 2 3 1")
    assert rules.listed(state, "A")[2:] == ["lay #5", "draw"]
    rules.assert_refused(state, "A lay #5 @1", by="montana.pile.choice")
    rules.assert_fact(rules.play(state, "A lay #5"), "rules D=#1,#2>#5,#3 | age 3 1 2")


def test_montana_pile_choice() -> None:
    """Any pile may be named for a digit rule, none for another rule card; under both referees."""
    for referee in ("strict", "table"):
        rules.assert_fact(rules.play(active("#5", "D=#1,#2", referee), "A lay #5 @1"), "rules D=#1>#5,#2,-")
        rules.assert_refused(
            rules.read(active("!o=", "D=#1", referee)), "A lay !o= @1", by="montana.pile.choice"
        )


def test_montana_pile_covered() -> None:
    """A covered rule has no effect; the other copy may be laid."""
    state = rules.play(active("g4* #4", "D=#4>#1"), "A play g4*")
    rules.assert_fact(state, "turn B | owed 0")
    rules.assert_fact(rules.play(active("#4", "D=#4>#1"), "A lay #4"), "rules D=#4>#1,#4")


SMILE = "3p table | A b5o r5* g1* g2* | B r1* r2* | C b1* b2* | pile g5* | deck r6* r6o g3*"


def test_montana_smile_say() -> None:
    """A blue card asks for its colour and number."""
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:say", "A play b5o"), "owes say")
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:say", "A play b5o; A say b5"), "owes -")
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:say", "A play r5*"), "owes -")


def test_montana_smile_tap() -> None:
    """A red card asks for a tap."""
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:tap", "A play r5*"), "owes tap")
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:tap", "A play r5*; A tap"), "owes -")
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:tap", "A play b5o"), "owes -")


def test_montana_smile_same() -> None:
    """Two or more of one colour and one number; only the first must fit."""
    position = "2p strict | A b5o b5o b5* g5* b4* g1* | B r1* | pile r5* | deck - | rules S=:same M=!s1"
    state = rules.read(position.replace("M=!s1", "M=!s="))
    rules.assert_refused(state, "A play b5o g5*", by="montana.smile.same")
    rules.assert_refused(state, "A play b5o b4*", by="montana.smile.same")
    rules.assert_refused(rules.read(position), "A play b5o b5*", by="montana.move.s-step")
    rules.assert_fact(
        rules.play(state, "A play b5o b5* b5o"), "pile r5* b5o b5* b5o | last 3 | A g5* b4* g1*"
    )


def test_montana_smile_run() -> None:
    """One colour, each a ring neighbour, all up or all down."""
    state = rules.read("2p strict | A r5* r6* r1* r4* b6* r5o | B g1* | pile r2o | deck - | rules S=:run")
    for cards in ("r5* r6* r5o", "r5* b6*", "r5* r1*", "r5* r5o"):
        rules.assert_refused(state, f"A play {cards}", by="montana.smile.run")
    rules.assert_legal(state, "A play r5* r6* r1*", "A play r1* r6* r5* r4*")


def test_montana_smile_single() -> None:
    """A single card is always allowed; a set is a form of its own."""
    state = rules.read("2p strict | A r5* r6* r1* | B g1* | pile r2o | deck - | rules S=:run")
    rules.assert_legal(state, "A play r6*")
    assert [form.pattern for form in state.forms(0)] == ["play CARD CARD"]
    alone = rules.read("2p strict | A r5* r3* r1* | B g1* | pile r2o | deck - | rules S=:run")
    assert alone.forms(0) == []


def test_montana_smile_exclusive() -> None:
    """In a wrong set the duty concerns the card that ends on top."""
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:say", "A play b5o r5*"), "owes -")
    rules.assert_fact(rules.play(f"{SMILE} | rules S=:say", "A play r5* b5o"), "owes say")


def test_montana_smile_from_next() -> None:
    """The rule card itself owes nothing; drawn cards do."""
    position = "3p table | A :say g1* g2* | B r1* r2* | C b1* b2* | pile b5* | deck b6* r6o"
    state = rules.play(position, "A lay :say")
    rules.assert_fact(state, "owes -")
    rules.assert_fact(rules.play(state, "B draw; B play b6*"), "owes say")


def test_montana_v_replace() -> None:
    """From the moment a V card lies an empty hand wins nothing."""
    position = (
        "2p strict | A g1* | B r1* r2* | pile g5* | deck r6* b4o r5* b5* g6o b6o b1o g3* | rules V=Vodd"
    )
    rules.assert_fact(rules.play(position, "A play g1*"), "phase MOVE | turn B")
    rules.assert_fact(
        rules.play(
            "2p strict | A Veven g1* | B r1* r2* r3* | pile g5* | deck g3* | rules V=Vodd", "A lay Veven"
        ),
        "phase MOVE",
    )


@pytest.mark.parametrize(("card", "cards"), [("Vodd", "g1* r3o b5*"), ("Veven", "g2* r2* b6o")])
def test_the_victory_rules(card: str, cards: str) -> None:
    """montana.v.odd, montana.v.even: exactly three number cards of that kind, whosever turn it is."""
    position = f"2p strict | A {card} #1 | B {cards} | pile r4* | deck g3*"
    rules.assert_fact(rules.play(position, f"A lay {card}"), "over B")
    rules.assert_fact(rules.play(position.replace(cards, f"{cards} g1o"), f"A lay {card}"), "phase MOVE")


def test_montana_v_number_only() -> None:
    """A digit rule is neither odd nor even."""
    rules.assert_fact(
        rules.play("2p strict | A Vodd g2* | B r1* r3* #5 | pile r4* | deck g3*", "A lay Vodd"), "phase MOVE"
    )


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("2p strict | A r4* g1* g3* b5* | B r2* | pile r6* | deck - | rules V=Vodd", "A play r4*"),
        ("2p strict | A g1* g3* | B r2* | pile r6* | deck b1* | rules V=Vodd", "A draw"),
        ("2p strict | B r6* g2o | A b1* | pile r4* | deck b3* b5* | rules V=Vodd D=#6 | turn B",
         "B play r6*"),
        ("2p strict race=chance | B r2* r4* | A b1* | pile r4o | deck b3* b5* | rules V=Vodd D=#2 | turn B",
         "B play r2*; ~ loser A"),
        ("2p table | A r2* b1* | B r4* g4* | pile r4o | deck b3* b5* | rules V=Vodd",
         "A play r2*; B call A shout; ~ close final"),
    ],
)  # fmt: skip
def test_montana_v_any_cause(position: str, actions: str) -> None:
    """A play, a draw, a +2, a lost race, a penalty."""
    rules.assert_fact(rules.play(position, actions), "over A")


def digit(rule: str, card: str, more: str = "", players: str = "3p strict") -> str:
    """A plays one number under a digit rule."""
    return (
        f"{players} | A {card} g1* g2* | B r1* r2* | C b1* b2* | pile {card[0]}6o"
        f" | deck r6* b4o r5* b5* | rules D={rule}{more}"
    )


def test_montana_digit_trigger() -> None:
    """It does nothing when laid, and fires each time its number is put down."""
    state = rules.play("2p strict | A #3 g3* g1* | B r3* r1* | pile g3o | deck r6*", "A lay #3")
    rules.assert_fact(state, "turn B | skip -")
    state = rules.play(state, "B play r3*")
    rules.assert_fact(state, "turn B")


@pytest.mark.parametrize(("mode", "owed"), [("each", 2), ("top", 1), ("first", 1)])
def test_montana_digit_multi(mode: str, owed: int) -> None:
    """Every card of a set fires, or only the top or first one."""
    position = (
        f"2p strict multi_trigger={mode} | A g4* g4o g1* g2* | B r1* | pile r4*"
        " | deck r6* | rules S=:same D=#4"
    )
    rules.assert_fact(rules.play(position, "A play g4* g4o"), f"turn A | owed {owed - 1}")


def test_montana_digit_multi__which_card() -> None:
    """In a run the first and the top card differ."""
    run = "2p strict multi_trigger={} | A g3* g4* g1* g2* | B r1* | pile r3* | deck r6* | rules S=:run D=#4"
    rules.assert_fact(rules.play(run.format("top"), "A play g3* g4*"), "turn A")
    rules.assert_fact(rules.play(run.format("first"), "A play g3* g4*"), "turn B")


def test_montana_digit_1() -> None:
    """The direction flips and stays so."""
    state = rules.play(digit("#1", "r1o"), "A play r1o")
    rules.assert_fact(state, "dir - | turn C")
    rules.assert_fact(rules.play(digit("#1", "r1o", " | dir -"), "A play r1o"), "dir + | turn B")


def test_montana_digit_2() -> None:
    """All cover, the mover too; the last takes two."""
    state = rules.play(digit("#2", "r2o"), "A play r2o")
    rules.assert_fact(state, "phase RACE | must A B C")
    rules.assert_fact(
        rules.play(state, "A cover 500; B cover 200; C cover 300"), "A g1* g2* r6* b4o | turn B"
    )


def test_montana_digit_3() -> None:
    rules.assert_fact(rules.play(digit("#3", "r3o"), "A play r3o"), "turn C | skip - | B r1* r2*")


def test_montana_digit_4() -> None:
    """One more complete move, whatever it is."""
    state = rules.play(digit("#4", "r4o"), "A play r4o")
    rules.assert_fact(state, "turn A | phase MOVE")
    rules.assert_fact(rules.play(state, "A draw; A keep"), "turn B")


def test_montana_digit_5() -> None:
    """Whole hands, with another player of the mover's choice; else with the neighbour."""
    state = rules.play(digit("#5", "r5o"), "A play r5o")
    rules.assert_fact(state, "phase SWAP | must A")
    for code in ("swap A", "swap", "swap Z", "swap B C"):
        rules.assert_refused(state, f"A {code}", by="montana.digit.5")
    rules.assert_fact(rules.play(state.text(), "A swap C"), "A b1* b2* | C g1* g2* | turn B")
    rules.assert_fact(rules.play(state, "~ close swap"), "A r1* r2* | B g1* g2* | turn B")


def test_montana_digit_6() -> None:
    """The neighbour in the present direction takes two and misses his turn."""
    state = rules.play(digit("#6", "b6*", " | dir -"), "A play b6*")
    rules.assert_fact(state, "C b1* b2* r6* b4o | turn B")


@pytest.mark.parametrize(
    ("cards", "active", "facts"),
    [
        ("g1* g1o", "S=:same D=#1", "dir + | turn B"),
        ("g3* g3o", "S=:same D=#3", "turn C | skip -"),
        ("g6* g6o", "S=:same D=#6", "B r1* r2* r6* b4o r5* b5* | turn C"),
        ("g4* g4o", "S=:same D=#4", "turn A | owed 1"),
        ("g6* g1*", "S=:run D=#6,#1", "B r1* r2* r6* b4o | dir - | turn C | skip B"),
        ("g1* g6*", "S=:run D=#6,#1", "C b1* b2* r6* b4o | dir - | turn B | skip -"),
        ("g3* g4*", "S=:run D=#3,#4", "turn A | skip B"),
    ],
)
def test_the_interactions(cards: str, active: str, facts: str) -> None:
    """Chapter 4.6, the rows about sets."""
    position = (
        f"3p strict | A {cards} b3* b4* | B r1* r2* | C b1* b2* | pile g5*"
        f" | deck r6* b4o r5* b5* | rules {active}"
    )
    rules.assert_fact(rules.play(position, f"A play {cards}"), facts)


@pytest.mark.parametrize(("cards", "mode"), [("g4* g5*", "S=:run"), ("g5* g4*", "S=:run")])
def test_a_swap_and_a_further_move(cards: str, mode: str) -> None:
    """He swaps, then makes the further move with the new hand."""
    position = (
        f"3p strict | A {cards} b3* b4* | B r1* r2* | C b1* b2* | pile g6* | deck r6* | rules {mode} D=#4,#5"
    )
    rules.assert_fact(
        rules.play(position, f"A play {cards}; A swap B"), "turn A | phase MOVE | A r1* r2* | B b3* b4*"
    )


def test_two_races_and_two_swaps() -> None:
    """One after the other."""
    position = (
        "2p strict | A g2* g2o b3* b4* | B r1* r2* | pile g6* | deck r6* r5* b5* b6* | rules S=:same D=#2"
    )
    state = rules.play(position, "A play g2* g2o; A cover 100; B cover 200")
    rules.assert_fact(state, "phase RACE | B r1* r2* r6* r5* | covers -")
    rules.assert_fact(rules.play(state, "A cover 300; B cover 200"), "A b3* b4* b5* b6* | turn B")
    position = "3p strict | A g5* g5o b3* b4* | B r1* | C r2* | pile g6* | deck r6* | rules S=:same D=#5"
    state = rules.play(position, "A play g5* g5o; A swap B; A swap C")
    rules.assert_fact(state, "A r2* | B b3* b4* | C r1* | turn B")


def test_the_last_card_is_a_rule_card() -> None:
    """It wins, unless it is a V card."""
    rules.assert_fact(rules.play("2p strict | A !o= | B r1* | pile g6* | deck r6*", "A lay !o="), "over A")
