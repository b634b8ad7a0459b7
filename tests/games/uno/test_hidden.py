"""Chapter 10: what is hidden from whom, in views, events, legal lists and windows."""

from collections.abc import Iterator

import pytest

from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.events import CHANCE, Event
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State
from koloda.kernel.views import View
from tests.rules import Rules

rules = Rules("uno")


TABLES = [
    "2p strict",
    "3p table",
    "4p strict jump_in=on stacking=any seven_zero=on draw_until=on force_play=drawn",
    "3p table jump_in=on stacking=up seven_zero=on uno_hold=0 false_uno=2 false_catch=1",
    "3p strict blank_rules=B06,B07,B08 joke_laughs=majority uno_penalty=4",
    "4p strict blank_rules=BX/all/discard2,BX/chosen/swap,BX/others/draw2 w4_mode=no_bluff",
    "5p table blank_rules=B05,B02,B10 finish_on=numbers w4_mode=free",
]


def codes(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def read_by(happened: list[Event], seat: int, kind: str) -> list[dict[str, object]]:
    """What a seat reads of the events of a kind that reach it."""
    return [dict(event.values(seat)) for event in happened if event.kind == kind and event.reaches(seat)]


def test_uno_hid_view() -> None:
    """A view shows the own hand, the sizes of the others, the public table, and nothing else."""
    state = rules.read("3p strict | A r1 g2 | B b1 b2 b3 | C y1 | discard g5 w r3 | deck y4 y5 | round 2")
    assert state.view(0).text() == (
        "3p strict | A r1 g2 | B ?3 | C ?1 | discard ?2 r3 | deck ?2 | turn A | phase TURN | round 2"
    )
    assert state.view(SPECTATOR).text() == (
        "3p strict | A ?2 | B ?3 | C ?1 | discard ?2 r3 | deck ?2 | turn A | phase TURN | round 2"
    )


def test_uno_hid_view_left_out_fields() -> None:
    """What the text of a view leaves out can be asked all the same."""
    state = rules.read("3p strict | A r1 g2 | top r3")
    rules.assert_fact(
        state, "sees B: top r3 | sees B: colour r | sees B: dir cw | sees B: stack 0 | sees B: owes -"
    )
    rules.assert_fact(
        state, "sees B: dealer C | sees B: total A 0 B 0 C 0 | sees B: jump - | sees B: verdict -"
    )


def test_uno_hid_view_drawn_card() -> None:
    """A drawn card is its drawer's, also a forced one; the others learn how many."""
    state = rules.read("3p strict | A b1 b2 | B g1 | top r3 | deck r9 …")
    happened = rules.events(state, "A draw")
    rules.assert_fact(state, "sees A: drawn r9 | sees B: drawn ?1 | sees C: A ?3")
    assert read_by(happened, 0, "drew") == [{"count": 1, "cards": ("r9",)}]
    for other in (1, 2, SPECTATOR):
        assert read_by(happened, other, "drew") == [{"count": 1}]
    happened = rules.events(rules.read("3p strict | A r+ b2 b3 | top r3 | deck r9 r8 …"), "A r+")
    assert read_by(happened, 1, "drew") == [{"count": 2, "cards": ("r9", "r8")}]
    assert read_by(happened, 0, "drew") == [{"count": 2}]


def test_uno_hid_view_challenge() -> None:
    """The snapshot is for challenger and accused; the fact and the verdict are for all."""
    state = rules.play("3p strict | A w4 r1 b2 | B g1 g2 | top r3", "A w4:g")
    rules.assert_fact(state, "sees B: accused A r ?2 | sees C: accused A r ?2 | sees A: accused A r r1 b2")
    happened = rules.events(state, "B ch")
    rules.assert_fact(
        state, "sees B: verdict B A guilty r1 b2 | sees C: verdict B A guilty ?2 | sees B: A ?6"
    )
    verdict = {"target": "A", "verdict": "guilty", "count": 2}
    assert read_by(happened, 2, "challenged") == [verdict]
    assert read_by(happened, SPECTATOR, "challenged") == [verdict]
    assert read_by(happened, 1, "challenged") == [{**verdict, "cards": ("r1", "b2")}]


def test_uno_hid_view_snapshot_lasts_until_the_next_turn_action() -> None:
    """The challenger's own next turn action ends it, not that of others."""
    state = rules.play("3p strict | A w4 g1 b2 | B y8 y9 | C y1 y2 y3 | top r3", "A w4:y; B ch; C y1")
    rules.assert_fact(state, "sees B: verdict B A innocent g1 b2 | sees C: verdict B A innocent ?2")
    rules.play(state, "A draw; A pass; B y8")
    rules.assert_fact(state, "verdict - | sees B: verdict -")


def test_uno_hid_view_swapped_hands() -> None:
    """Each of the two knows what he got; the others only how many."""
    state = rules.read("3p strict | A wx g1 g2 | B b1 | C y1 y2 y3 | top r5")
    happened = rules.events(state, "A wx:g>C")
    assert read_by(happened, 0, "got-hand") == [{"count": 3, "cards": ("y1", "y2", "y3")}, {"count": 2}]
    assert read_by(happened, 1, "got-hand") == [{"count": 3}, {"count": 2}]
    rules.assert_fact(state, "sees B: A ?3 | sees B: C ?2 | sees A: A y1 y2 y3 | sees C: A ?3")


def test_uno_hid_view_open_hands() -> None:
    """While hands are open everybody sees them, also what is drawn meanwhile; then no more."""
    header = "3p strict blank_rules=B07,B03,B04"
    state = rules.play(f"{header} | A wb1 r1 r2 | B b1 b2 | C y1 y2 | top y5 | deck y9 …", "A wb1:g")
    rules.assert_fact(state, "sees B: A r1 r2 | sees B: C y1 y2 | sees A: B b1 b2")
    assert state.view(SPECTATOR).field("C") == "y1 y2"
    happened = rules.events(state, "B draw")
    assert read_by(happened, 0, "drew") == [{"count": 1, "cards": ("y9",)}]
    rules.assert_fact(state, "sees C: drawn y9 | sees C: B b1 b2 y9")
    rules.assert_fact(rules.play(state, "B pass; C draw; C pass"), "open - | sees B: A ?2 | sees A: B ?3")


def test_uno_hid_view_chosen_discards() -> None:
    """What somebody will shed is his own until all are in."""
    header = "3p strict blank_rules=B06,B03,B04"
    state = rules.play(f"{header} | A wb1 g1 g2 g3 | B b1 b2 b3 b4 | C r1 r2 r3 r4 | top y5", "A wb1:r")
    happened = rules.events(state, "B disc:b1")
    rules.assert_fact(state, "sees B: chosen B:b1 | sees C: chosen B:?1")
    assert read_by(happened, 2, "chose") == [{"count": 1}]
    happened = rules.events(state, "C disc:r1")
    assert read_by(happened, SPECTATOR, "shed") == [{"cards": ("b1",)}, {"cards": ("r1",)}]


def test_uno_hid_view_dealer_draw() -> None:
    """The cards drawn for the deal and a returned start w4 are public, its place is not."""
    state = rules.read("3p strict | phase DEALER_DRAW")
    happened = rules.events(state, "~ dealer A:g7 B:bS C:r7")
    rules.assert_fact(state, "sees B: discard g7 bS r7 | sees B: tied A C")
    assert [told["card"] for told in read_by(happened, 1, "dealer-draw")] == ["g7", "bS", "r7"]
    state = rules.read("3p strict | phase DEAL | dealer A")
    state.play("~ deck ?21 w4 …")
    happened = rules.events(state, "~ shuffle r5 w4 …")
    assert read_by(happened, SPECTATOR, "start-returned") == [{"card": "w4"}]
    rules.assert_fact(state, "sees B: deck ?90")


def test_uno_hid_view_pass_tells_nothing() -> None:
    """A pass with a card that fits looks like a pass without one, and the window before it too."""
    told = []
    for card in ("r9", "y9"):
        state = rules.read(f"3p strict | A b1 b2 | B g1 | C g2 | top r3 | deck {card} …")
        happened = rules.events(state, "A draw")
        windows = [(w.serial, w.name, w.kind, w.seats, w.clause, w.ms) for w in state.view(1).windows]
        happened += rules.events(state, "A pass")
        told.append(
            ([(e.kind, e.values(1)) for e in happened if e.reaches(1)], windows, state.view(1).text())
        )
    assert told[0] == told[1]


def test_uno_hid_view_misplay_is_the_engines_alone() -> None:
    """Until it is called nothing tells a wrong card from a right one."""
    state = rules.read("3p table | A b1 g1 y1 r2 | B g9 | C g8 | top r3 | drawn r2 | phase DRAWN")
    right, wrong = state.clone(), rules.read(state.text().replace("drawn r2", "drawn y1"))
    told = []
    for one in (right, wrong):
        happened = rules.events(one, "A r2")
        told.append(
            ([(e.kind, e.values(1)) for e in happened if e.reaches(1)], one.view(1).text(), one.legal(1))
        )
    assert told[0] == told[1]
    rules.assert_fact(rules.play(wrong, "B call:A"), "turn B | A b1 g1 y1 r2 ?2")


def test_uno_hid_chance_reaches_nobody() -> None:
    """The lines that tell a shuffle are for the record alone."""
    state = rules.game.new(3, {}, None)
    happened = state.play("~ seed k1:77")
    lines = [event for event in happened if event.kind == CHANCE]
    assert lines
    for event in lines:
        assert not any(event.reaches(seat) for seat in (0, 1, 2, SPECTATOR))
        assert event.values(0) == {}


def walk(header: str, seed: str, steps: int) -> Iterator[tuple[State, list[Event]]]:
    """A seeded game of random actions, with what each of them told."""
    count, _, words = header.partition("p ")
    options = {"referee": words.split()[0]}
    for word in words.split()[1:]:
        name, _, value = word.partition("=")
        options[name] = value
    state = rules.game.new(int(count), options, open_chance(seed))
    dice = open_chance("k1:1d1ce")
    for _ in range(steps):
        if state.is_over():
            return
        actions = state.legal(-1)
        for seat in range(state.count):
            actions += state.legal(seat) + [state.fill(form, dice) for form in state.forms(seat)]
        yield state, state.apply(actions[int(dice.below(len(actions)))])


def known_hand(view: View, seat: int) -> list[str]:
    return codes(view.fields["ABCDEFGHIJ"[seat]])


@pytest.mark.parametrize("header", TABLES)
def test_uno_hid_view_in_whole_games(header: str) -> None:
    """At no moment does a view name a card of another hand, of the deck or under the top card."""
    for state, _ in walk(header, "k1:5ca1e", 250):
        open_hands = state.field("open") != "-"
        for seat in [*range(state.count), SPECTATOR]:
            view = state.view(seat)
            for other in range(state.count):
                shown = known_hand(view, other)
                if other == seat or open_hands:
                    assert shown == codes(state.field("ABCDEFGHIJ"[other]) or "-")
                else:
                    assert all(card.startswith("?") for card in shown)
            assert all(card.startswith("?") for card in codes(view.fields["deck"]))
            if state.field("phase") not in ("DEALER_DRAW", "DEAL"):
                assert all(card.startswith("?") for card in codes(view.fields["discard"])[:-1])
            assert "chance" not in view.fields and "since" not in view.fields
            assert all(window.close is None for window in view.windows)


@pytest.mark.parametrize("header", TABLES)
def test_uno_hid_secrets_stay_with_their_seats(header: str) -> None:
    """Cards that an event keeps secret are read by those who hold, gave, drew or were shown them."""
    seen = set()
    was_open = False
    for state, happened in walk(header, "k1:beef", 250):
        open_hands = was_open or state.field("open") != "-"
        was_open = state.field("open") != "-"
        for event in happened:
            if not event.secret or event.kind == CHANCE:
                continue
            seen.add(event.kind)
            allowed = {int(event.seat)}
            if event.kind == "challenged":
                allowed.add("ABCDEFGHIJ".index(str(event.public["target"])))
            for seat in [*range(state.count), SPECTATOR]:
                if event.values(seat) != event.public:
                    assert seat in allowed or open_hands, event
            assert event.values(SPECTATOR) == event.public
            assert "cards" not in event.public
    assert "drew" in seen


def another_world(state: State, seat: int, dice: Chance) -> State:
    """A position that differs only in what this seat cannot see."""
    return rules.game.guess(state.view(seat), dice)


@pytest.mark.parametrize("header", TABLES)
def test_uno_hid_two_worlds(header: str) -> None:
    """Two positions that differ only in what a seat cannot see look the same to it and let it do the same."""
    dice = open_chance("k1:2077")
    for state, _ in walk(header, "k1:face", 120):
        for seat in [*range(state.count), SPECTATOR]:
            other = another_world(state, seat, dice)
            one, two = state.view(seat), other.view(seat)
            assert one.text() == two.text()
            assert [(w.serial, w.name, w.kind, w.seats, w.ms, w.waits) for w in one.windows] == [
                (w.serial, w.name, w.kind, w.seats, w.ms, w.waits) for w in two.windows
            ]
            if seat >= 0:
                assert state.legal(seat) == other.legal(seat)
                assert [repr(form) for form in state.forms(seat)] == [
                    repr(form) for form in other.forms(seat)
                ]


def test_uno_hum_bluff() -> None:
    """Whether a Wild Draw Four would be a bluff is told to its own player and to nobody else."""
    for options, hand, expected in (
        ("", "r5 w4 b2", "yes"),
        ("", "g5 w4 b2", "-"),
        (" w4_mode=free", "r5 w4 b2", "-"),
        (" w4_blockers=numbers", "rS w4 b2", "-"),
        (" w4_blockers=numbers", "r5 w4 b2", "yes"),
    ):
        state = rules.read(f"3p strict{options} | A g1 g2 | B {hand} | top r3 | turn B")
        assert state.view(0).field("bluff") == "-"
        assert state.view(1).field("bluff") == expected
        assert state.view(SPECTATOR).field("bluff") == "-"
