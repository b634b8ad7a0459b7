"""Records: whole games as text, seeded or spelled out, checked when they are replayed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koloda.games import find_game
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError
from koloda.kernel.records import Record, leave_out, read_record, replay, spell_out
from koloda.kernel.state import State

uno = find_game("uno")


def any_action(state: State, dice_name: str, draws: int) -> str:
    """A random legal action of anybody, the host included."""
    dice = open_chance(dice_name, draws)
    actions = state.legal(-1)
    for seat in range(state.count):
        actions += state.legal(seat) + [state.fill(form, dice) for form in state.forms(seat)]
    return state.write_action(actions[int(dice.below(len(actions)))])


def random_record(count: int, options: dict[str, str], seed: str, steps: int) -> Record:
    """A seeded game of random actions."""
    state = uno.new(count, options, open_chance(seed))
    record = Record("uno", uno.version, state.text().split(" | ")[0])
    record.seed = seed
    if options.get("dealer") == "host":
        record.actions.append("~ dealer B")
        state.play("~ dealer B")
    for step in range(steps):
        if state.is_over():
            break
        record.actions.append(any_action(state, "k1:d1ce", 100 * step))
        state.play(record.actions[-1])
    record.digest = state.digest()
    return record


TABLES: list[dict[str, str]] = [
    {},
    {"target": "round"},
    {"referee": "table", "jump_in": "on", "stacking": "any", "seven_zero": "on"},
    {"dealer": "host", "hand": "5", "target": "50"},
    {"dealer": "random", "next_dealer": "draw", "hand": "5", "target": "50"},
    {"blank_rules": "B06,B08,BX/all/discard1", "next_dealer": "winner", "draw_until": "on"},
]
GAMES = st.builds(
    random_record,
    st.integers(2, 5),
    st.sampled_from(TABLES),
    st.one_of(
        st.integers(0, 2**40).map(lambda n: f"k1:{n:x}"), st.integers(0, 2**99).map(lambda n: f"h1:{n:x}")
    ),
    st.integers(0, 150),
)


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_writing_and_reading_give_the_same_bytes(record: Record) -> None:
    """`read(write(x))` is `x`, and it replays to its digest."""
    again = read_record(record.text())
    assert again.text() == record.text()
    assert replay(uno, again).digest() == record.digest


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_seeded_and_spelled_out_are_the_same_game(record: Record) -> None:
    """Each form is written as the other, and both end in the same digest."""
    spelled = spell_out(uno, record)
    assert replay(uno, read_record(spelled.text())).digest() == record.digest
    assert leave_out(uno, spelled).text() == record.text()
    assert spell_out(uno, spelled).text() == spelled.text()
    assert leave_out(uno, record).text() == record.text()


def test_a_spelled_record_needs_no_random_source() -> None:
    """Without its seed the lines alone tell the game."""
    record = random_record(3, {"target": "round"}, "k1:abc", 60)
    spelled = spell_out(uno, record)
    assert any(line.startswith("~ deck ") for line in spelled.actions)
    spelled.seed = ""
    assert replay(uno, spelled).digest() == record.digest
    with pytest.raises(NotationError, match="names no seed"):
        leave_out(uno, spelled)


def test_a_record_from_a_position() -> None:
    """A record may begin in the middle; its chance is part of the position."""
    position = "2p strict | A r5 g1 g2 | B b1 b2 | top r3 | deck y1 | chance k1:7 12"
    state = uno.read(position)
    record = Record("uno", uno.version, "2p strict")
    record.position = position
    record.actions = ["A draw", "A pass", "B draw", "B pass"]
    for line in record.actions:
        state.play(line)
    record.digest = state.digest()
    assert replay(uno, read_record(record.text())).digest() == record.digest
    spelled = spell_out(uno, record)
    assert replay(uno, read_record(spelled.text())).digest() == record.digest
    assert leave_out(uno, spelled).text() == record.text()


def test_a_real_table_needs_no_seed() -> None:
    """A record of told results replays, spelled out or not; there is no seed to go back to."""
    record = Record("uno", uno.version, "2p strict target=round")
    record.actions = ["~ dealer A:r9 B:r1", "~ deck ?14 b4 …", "B draw", "B pass"]
    state = uno.new(2, {"target": "round"}, None)
    for line in record.actions:
        state.play(line)
    record.digest = state.digest()
    assert replay(uno, record).digest() == record.digest
    spelled = spell_out(uno, record)
    assert spelled.actions == record.actions
    assert replay(uno, spelled).digest() == record.digest


def test_seeds_that_come_later() -> None:
    """A new seed may come with a deal; spelled out it only names where the lines came from."""
    record = Record("uno", uno.version, "2p strict")
    record.actions = ["~ dealer A:r9 B:r1", "~ seed h1:5", "B draw", "B pass"]
    state = uno.new(2, {}, None)
    for line in record.actions:
        state.play(line)
    record.digest = state.digest()
    assert replay(uno, record).digest() == record.digest
    spelled = spell_out(uno, record)
    assert len(spelled.actions) > len(record.actions)
    assert replay(uno, spelled).digest() == record.digest
    assert leave_out(uno, spelled).text() == record.text()


def test_names_are_for_readers() -> None:
    """Names with spaces, quotes and Cyrillic come back; they never reach the state."""
    record = random_record(3, {}, "k1:abc", 10)
    bare = replay(uno, record).text()
    record.names = ["Anya", 'Boris "B" \\ of\n Riga', "Вера Ивановна"]
    again = read_record(record.text())
    assert again.names == record.names
    assert again.text() == record.text()
    assert replay(uno, again).text() == bare


@given(st.lists(st.text(min_size=0, max_size=12), min_size=2, max_size=2))
def test_any_name_comes_back(names: list[str]) -> None:
    """Whatever people call themselves."""
    record = Record("uno", 1, "2p strict")
    record.names = names
    record.digest = "0"
    assert read_record(record.text()).names == names


def test_comments_are_dropped() -> None:
    """A line that begins with # is for people."""
    record = random_record(2, {}, "k1:abc", 10)
    lines = record.text().split("\n")
    commented = "\n".join(["# a fine game", *[f"{line}\n#  and more" for line in lines]])
    assert read_record(commented).text() == record.text()


GOOD = """koloda 1
game uno version 1 2p strict target=round
seats Anya Boris
seed k1:abc
A draw
digest 0123456789abcdef
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (GOOD, "", "begins with the line 'koloda 1'"),
        (GOOD, "koloda 1\n", "ends before its game line"),
        ("koloda 1", "koloda 2", "begins with the line 'koloda 1'"),
        ("koloda 1", "{}", "begins with the line 'koloda 1'"),
        ("version 1", "version 9", "version 9"),
        ("version 1", "version ²", "game NAME version N HEADER"),
        ("version 1", "version " + "9" * 5000, "game NAME version N HEADER"),
        ("version 1 2p", "version 2p", "game NAME version N HEADER"),
        ("game uno", "game chess", "a record of chess, not of uno"),
        ("2p strict", "11p strict", "2 to 10 players"),
        ("2p strict", "²p strict", "number of players"),
        ("2p strict", "2p lenient", "referee"),
        ("target=round", "target=7", "target"),
        ("target=round", "goal=7", "unknown option"),
        ("seats Anya Boris", "seats Anya", "1 names for 2 seats"),
        ("seats Anya Boris", 'seats "Anya Boris', "quote"),
        ("seats Anya Boris", 'seats "\\x" Boris', "quotes"),
        ("seats Anya Boris", "seats A B\nseats A B", "told twice"),
        ("seed k1:abc", "seed k9:abc", "source of chance"),
        ("seed k1:abc", "seed", "not complete"),
        ("seed k1:abc", "seed k1:abc\nseed k1:abd", "told twice"),
        ("A draw", "A fly", "'fly' is no action"),
        ("A draw", "K draw", "no seat 'K'"),
        ("A draw", "A", "a seat and a code"),
        ("A draw", "A draw; B draw", "no action"),
        ("A draw", "A pass", "refused: uno."),
        ("A draw", "~ shuffle …", "refused: koloda.chance.unasked"),
        ("digest 0123456789abcdef\n", "", "without its digest"),
        ("digest 0123456789abcdef\n", "digest 0123456789abcdef\nB draw\n", "after the digest"),
        ("digest 0123456789abcdef", "digest 00", "the digest does not match"),
    ],
)
def test_what_is_wrong_with_a_record(old: str, new: str, said: str) -> None:
    """One clear NotationError for each way to spoil a record."""
    text = GOOD.replace(old, new)
    with pytest.raises(NotationError) as caught:
        replay(uno, read_record(text))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("line", ["A fly", "K draw", "B take", "~ hold", "A draw; B draw"])
def test_a_spoiled_record_cannot_be_rewritten(line: str) -> None:
    """Writing it in the other form fails with the same one error."""
    seeded = read_record(GOOD)
    spelled = spell_out(uno, seeded)
    for record in (seeded, spelled):
        record.actions.append(line)
    with pytest.raises(NotationError, match="action 2"):
        spell_out(uno, seeded)
    with pytest.raises(NotationError, match=f"action {len(spelled.actions)}"):
        leave_out(uno, spelled)


def test_a_record_that_ends_in_the_middle_of_a_step() -> None:
    """A result that its last action waits for is missing."""
    record = Record("uno", uno.version, "2p strict")
    record.position = "2p strict | A b+ r1 r2 | B g1 | discard g5 w b9 | deck y4"
    record.actions = ["A b+"]
    with pytest.raises(NotationError, match="waits for"):
        replay(uno, record)


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_a_truncated_record_is_one_error_or_another_digest(data: st.DataObject) -> None:
    """Cut anywhere it is never taken for the whole game."""
    record = random_record(2, {"target": "round"}, "k1:abc", 40)
    text = record.text()
    cut = text[: data.draw(st.integers(0, len(text) - 2))]
    with pytest.raises(NotationError):
        replay(uno, read_record(cut))
