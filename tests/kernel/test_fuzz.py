"""Bad input: whatever is pasted into a reader, only a NotationError comes out, and nothing changes."""

import contextlib
import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from koloda.games import find_game
from koloda.kernel.chance import open_chance, read_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.records import leave_out, read_record, replay, spell_out
from koloda.kernel.scenarios import Run, read_scenarios
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State

uno = find_game("uno")
many = settings(max_examples=400, deadline=None)

POSITIONS = [
    "3p strict | A r2 b7 gS w w4 y7 g8 | top r7",
    "2p strict reverse2=plain | A yR y5 g1 | top y2 | deck y1 …",
    "4p strict stacking=any jump_in=on seven_zero=on | A r+ r1 | B g+ r3 r7 | D r+ | top r9 | jump open",
    "4p strict stacking=up | A w4 | B r1 | top w4 | colour g | phase PENALTY | stack 8 | accused D r r1 b2",
    "3p table draw_until=on force_play=all finish_on=numbers | A g+ b1 | top r3 | chance k1:7 3 | since A g+",
    "3p strict blank_rules=B06,B08,B05 | A ?5 | B ?4 | top wb1 | colour g | phase DISCARD | shed A 2 B 1",
    "3p table joke_laughs=majority blank_rules=B08,B07,B10 | top wb1 | colour r | phase VOTE | votes B:stone",
    "3p strict blank_rules=BX/chosen/swap,BX/all/discard2,BX/none | A wb1 wb2 wb3 r1 | top r3",
    "3p strict | A b1 y1 | top r7 | phase DRAWN | drawn y1 | three A | verdict B A guilty r1 | open B",
    "3p strict | phase DEALER_DRAW | discard r7 | tied A C",
    "3p strict scoring=against | phase ROUND_OVER | A - | top r3 | over A | ok B | total A 5 B 20 C 30",
    "2p strict | phase DEAL | dealer A | round 3 | chance h1:abc 17",
    "3p strict | phase START_COLOUR | top wx | dealer A | turn B",
    "2p strict | A r1 | B g1 g2 | top b9 | deck - | owes A | held yes | idle 1",
]
WORDS = sorted(
    {word for text in POSITIONS for word in text.split()}
    | {"-", "…", "?7", "?", "?99", "Z", "r", "wx", "wb2", "²p", "9" * 30, "B:", ":", ">"}
    | {"!", '"', "\\", "=", ","}
)
ACTIONS = [
    "A r2", "A r7>B", "A w:g", "A w4:r!", "A wx:b>C", "A wb1:g>C", "A draw", "B pass", "A uno", "C catch:A",
    "B call:A", "B ch", "B take", "A col:g", "B disc:r1,r2", "A keep:r1!", 'A joke "ha"', "A joke", "B laugh",
    "C stone", "B crow", "A done", "C ok", "~ hold", "~ vote", "~ stunt", "~ custom", "~ call", "~ next",
    "~ auto A draw", "~ dealer A", "~ dealer A:r1 B:r2 C:r3", "~ deck …", "~ deck ?21 r5 …", "~ shuffle …",
    "~ seed k1:1",
]  # fmt: skip
JUNK = st.text(st.characters(codec="utf-8"), max_size=40)


@st.composite
def spoiled(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with a few words or characters changed, lost, doubled or swapped."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(0, 3))):
        parts = re.split(r"( )", text) if draw(st.booleans()) else list(text)
        if not parts:
            break
        at = draw(st.integers(0, len(parts) - 1))
        how = draw(st.integers(0, 4))
        if how == 0:
            del parts[at]
        elif how == 1:
            parts.insert(at, parts[at])
        elif how == 2:
            parts[at] = draw(st.sampled_from(WORDS))
        elif how == 3:
            other = draw(st.integers(0, len(parts) - 1))
            parts[at], parts[other] = parts[other], parts[at]
        else:
            parts[at] = draw(st.text(st.characters(codec="utf-8"), max_size=2))
        text = "".join(parts)
    return text


def read_or_none(text: str) -> State | None:
    try:
        return uno.read(text)
    except NotationError as error:
        assert str(error)
        return None


def plays_on(state: State, steps: int) -> None:
    """What was accepted can be looked at, written, read and played on."""
    dice = open_chance("k1:f22")
    for _ in range(steps):
        for seat in [*range(state.count), SPECTATOR]:
            state.view(seat).text()
        if not state.waiting:
            assert uno.read(state.text()).text() == state.text()
        actions = state.legal(-1)
        for seat in range(state.count):
            for action in state.legal(seat):
                assert state.why_not(action) is None, (state.text(), state.write_action(action))
                actions.append(action)
            actions += [state.fill(form, dice) for form in state.forms(seat)]
        if state.waiting or not actions:
            return
        state.apply(actions[int(dice.below(len(actions)))])


@many
@given(spoiled(POSITIONS))
def test_a_spoiled_position(text: str) -> None:
    """It is refused in one sentence, or it is another position that can be played on."""
    state = read_or_none(text)
    if state is not None:
        assert uno.read(state.text()).text() == state.text()
        plays_on(state, 12)


@many
@given(JUNK)
@example("²p strict | top r1")
@example("2p strict | top r1 | chance k1:1 ²")
@example("2p strict blank_rules=B²²,B01,B01 | top r1")
@example('2p strict blank_rules=BX/none/"\\,B01,B01 | top r1')
def test_junk_for_a_position(text: str) -> None:
    """Anything at all, alone and as a segment."""
    read_or_none(text)
    read_or_none(f"2p strict | top r1 | {text}")
    read_or_none(f"2p {text} | top r1")


@many
@given(spoiled(ACTIONS), st.sampled_from(POSITIONS))
def test_a_spoiled_action(text: str, position: str) -> None:
    """It cannot be read, is refused and changes nothing, or happens."""
    state = uno.read(position)
    before = state.text()
    try:
        action = state.action(text)
    except NotationError as error:
        assert str(error)
        assert state.text() == before
        return
    assert state.action(state.write_action(action)) == action
    try:
        state.apply(action)
    except (Refusal, NotationError):
        assert state.text() == before
    else:
        plays_on(state, 3)


@many
@given(JUNK, st.sampled_from(POSITIONS))
@example('joke "\ud83d"', POSITIONS[0])
@example("disc:" + "r1," * 500, POSITIONS[5])
@example("w:", POSITIONS[0])
@example("keep:", POSITIONS[0])
@example("catch:", POSITIONS[0])
def test_junk_for_an_action(text: str, position: str) -> None:
    """Behind a seat, behind the host, and alone."""
    state = uno.read(position)
    before = state.text()
    for line in (text, f"A {text}", f"~ {text}", f"~ auto A {text}", f"~ deck {text}", f"~ dealer {text}"):
        with contextlib.suppress(NotationError, Refusal):
            state.clone().apply(state.action(line))
    assert state.text() == before


GOOD = """koloda 1
game uno version 1 3p strict target=round
seats Anya "Boris B." Вера
seed k1:abc
# a comment
A draw
A pass
~ hold
B draw
digest 0123456789abcdef
"""
SPELLED = spell_out(uno, read_record(GOOD.replace("~ hold\n", "").partition("A draw")[0] + "digest 0")).text()
TABLE = """koloda 1
game uno version 1 3p table
position 3p table | A g+ b1 | top r3 | chance k1:7 3 | since A g+
B call:A
digest 0123456789abcdef
"""


@settings(max_examples=250, deadline=None)
@given(spoiled([GOOD, SPELLED, TABLE]))
def test_a_spoiled_record(text: str) -> None:
    """Reading, replaying and rewriting end in a result or in one NotationError."""
    try:
        record = read_record(text)
    except NotationError as error:
        assert str(error)
        return
    assert read_record(record.text()).text() == record.text()
    for use in (replay, spell_out, leave_out):
        try:
            use(uno, record)
        except NotationError as error:
            assert str(error)


@many
@given(JUNK)
def test_junk_for_a_record(text: str) -> None:
    """Anything at all, alone and behind a good beginning."""
    for whole in (text, f"koloda 1\n{text}", f"koloda 1\ngame uno version 1 2p strict\n{text}\ndigest 0"):
        try:
            replay(uno, read_record(whole))
        except NotationError as error:
            assert str(error)


@many
@given(JUNK)
def test_junk_for_a_source_of_chance(text: str) -> None:
    """A seed from outside."""
    for name in (text, f"k1:{text}", f"h1:{text}", f"k1:1 {text}"):
        try:
            read_chance(name)
        except NotationError as error:
            assert str(error)


SCENARIO = """game uno
E01 a title
P 3p strict | A r2 b7 | top r7
= can r2 b7 | cannot gS | sees B: A ?2
> A r2 => owes A | B ?7 | held yes
> C catch:A => A b7 ?2 | refused -
! catch.penalty, call.owe
"""


@settings(max_examples=250, deadline=None)
@given(spoiled([SCENARIO]))
def test_a_spoiled_scenario(text: str) -> None:
    """A fact fails, or one NotationError says what cannot be read."""
    try:
        for scenario in read_scenarios(text, ["uno"], markdown=False):
            Run(uno, scenario).run()
    except NotationError as error:
        assert str(error)
