"""Options followed through random games, as their clauses have them: times, who begins, how colours come,
what a window does when nobody answers, who is waited for."""

import re
from collections.abc import Iterator

import pytest

from koloda.bots.wander import wander
from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import LETTERS, bit, letter
from koloda.kernel.state import State

POINTS = {"+": 20, "R": 20, "S": 20, "w": 50, "w4": 50, "wx": 40, "wb1": 40, "wb2": 40, "wb3": 40}


def begin(game: str, header: str, seed: int) -> State:
    count, _, words = header.partition("p")
    options = dict(word.split("=", 1) for word in words.split() if "=" in word)
    if "table" in words.split():
        options["referee"] = "table"
    return GAMES[game].new(int(count), options, open_chance(f"k1:{seed:x}"))


def walk(state: State, seed: int, steps: int) -> Iterator[State]:
    """The state before every step of a random game."""
    chance = open_chance(f"k1:{seed + 999:x}")
    for _ in range(steps):
        if state.is_over():
            return
        yield state
        action = wander(state, chance)
        if action is None:
            state.play(f"~ first {letter(chance.below(state.count))}")
        else:
            state.apply(action)


def codes(state: State, seat: int) -> list[str]:
    return [state.write_code(action) for action in state.legal(seat)]


# UNO: turn_ms, uno.win.default


ATTENTION = re.compile("!|uno|catch|call")


def uno_points(code: str) -> int:
    card = code.partition(":")[0].partition(">")[0]
    return POINTS.get(card) or POINTS.get(card[1:]) or int(card[1:])


@pytest.mark.parametrize("rules", ["", "draw_until=on", "force_play=all", "force_play=drawn draw_until=on"])
@pytest.mark.parametrize("seed", range(3))
def test_uno_win_default__of_a_turn_whose_time_is_out(rules: str, seed: int) -> None:
    """TURN draws, DRAWN passes; where that is refused he draws, else plays the card with the most points."""
    state = begin("uno", f"3p turn_ms=7000 blanks=0 uno_hold=0 {rules}", seed)
    for _ in range(120):
        window = state.windows()[-1]
        assert window.close is not None
        if window.name in ("TURN", "DRAWN"):
            seat = LETTERS.index(state.field("turn") or "")
            can = [code for code in codes(state, seat) if not ATTENTION.search(code)]
            told = state.write_action(window.close).removeprefix(f"~ auto {letter(seat)} ")
            wanted = "draw" if window.name == "TURN" else "pass"
            assert window.ms == 7000
            if wanted in can or "draw" in can:
                assert told == (wanted if wanted in can else "draw"), state.text()
            else:
                plays = [code for code in can if code != "pass"]
                assert told in plays
                assert uno_points(told) == max(
                    uno_points(code) for code in plays if not code.startswith("w4") or told.startswith("w4")
                )
        state.apply(window.close)
        if state.is_over():
            return


# Iota: first, show_draft


@pytest.mark.parametrize("count", [2, 3, 4])
def test_iota_setup_first__whoever_it_is(count: int) -> None:
    """A letter begins; the youngest is whoever the host marks; the deal starts with the beginner."""
    for seat in LETTERS[:count]:
        assert begin("iota", f"{count}p first={seat}", 5).field("turn") == seat
        marked = begin("iota", f"{count}p first=youngest", 5)
        assert marked.must() == 0 and not marked.legal(0)
        marked.play(f"~ first {seat}")
        assert marked.field("turn") == seat
        told = GAMES["iota"].new(count, {"first": seat}, None)
        pack = "rs1 gs1 bs1 ys1 rt1 gt1 bt1 yt1 rc1 gc1 bc1 yc1 rx1 gx1 bx1 yx1 j1 …"
        told.play(f"~ deck {pack}")
        hand = (told.field(seat) or "").split()
        assert sorted(hand) == sorted(pack.split()[0 : 4 * count : count])


@pytest.mark.parametrize("shown", ["on", "off"])
@pytest.mark.parametrize("seed", range(4))
def test_iota_human_takeback__others_see_a_draft_only_where_it_is_shown(shown: str, seed: int) -> None:
    state = begin("iota", f"3p show_draft={shown} pack=short", seed)
    seen = 0
    for now in walk(state, seed, 40):
        mover = LETTERS.index(now.field("turn") or "A")
        drafts = [action for action in now.offers(mover) if now.write_code(action)[0] in "+*"]
        if not drafts:
            continue
        trial = now.clone()
        trial.apply(drafts[0])
        draft = trial.field("draft")
        seen += draft != "-"
        for seat in range(now.count):
            told = trial.view(seat).field("draft") or "-"
            assert told == (draft if seat == mover or shown == "on" else "-"), trial.text()
    assert seen


# Montana: move_limit and times


@pytest.mark.parametrize("limit", [1, 4, 11])
def test_montana_end_stop__after_so_many_moves(limit: int) -> None:
    """Void after n moves, not before."""
    state = begin("montana", f"3p move_limit={limit}", limit)
    moves = 0
    for _ in range(3 * limit):
        if state.field("phase") == "OVER":
            break
        state.play("~ close turn")
        moves += 1
    assert (moves, state.field("phase"), state.winners()) == (limit, "OVER", 0)


def test_montana_turn_timeout__windows_last_as_long_as_agreed() -> None:
    """Each window has its option's length; a race waits a little longer for what is on its way."""
    ms = {"turn": 11000, "swap": 12000, "race": 5300, "final": 700}
    seen: set[str] = set()
    for seed in range(8):
        state = begin("montana", "3p table turn_ms=11000 swap_ms=12000 race_ms=5000 final_ms=700", seed)
        for now in walk(state, seed, 200):
            for window in now.windows():
                seen.add(window.name)
                assert window.ms == ms.get(window.name, window.ms), window.name
    assert seen >= {"turn", "race", "final"}


# Arne: pick, first, race, tempo


@pytest.mark.parametrize("header", ["2p colours=2", "3p variant=dummy", "5p", "6p variant=team", "6p"])
@pytest.mark.parametrize("seed", range(4))
def test_arne_setup_colour__by_lot(header: str, seed: int) -> None:
    """With pick=random nobody chooses: every place has its colours at once, each colour one collector."""
    state = begin("arne", f"{header} pick=random", seed)
    assert state.field("phase") == "MOVE"
    seats = [word.partition(":")[2] for word in (state.field("seats") or "").split()]
    wanted = 2 if "colours=2" in header else 1
    assert {len(colours) for colours in seats} == {wanted}
    if "team" in header:
        assert seats[:3] == seats[3:]
        seats = seats[:3]
    dummy = (state.field("dummy") or "-").replace("-", "")
    taken = "".join(seats) + dummy
    assert len(set(taken)) == len(taken)
    assert bool(dummy) == ("dummy" in header)


def test_arne_setup_first__a_seat_or_the_youngest() -> None:
    for seat in "ABCD":
        named = begin("arne", f"4p pick=random first={LETTERS.index(seat) + 1}", 3)
        asked = begin("arne", "4p pick=random first=youngest", 3)
        assert asked.must() == 0 and asked.field("phase") == "SETUP"
        asked.play(f"~ first {seat}")
        assert named.field("turn") == asked.field("turn") == seat


@pytest.mark.parametrize("seed", range(4))
def test_arne_race_order__black_before_white_then_from_the_mover_on(seed: int) -> None:
    state = begin("arne", "4p race=bucket pick=random", seed)
    for now in walk(state, seed, 60):
        turn = now.field("turn") or "-"
        if turn == "-":
            continue
        seats = [word[0] for word in (now.field("seats") or "").split()]
        step = 1 if now.field("dir") == "+" else -1
        found = []
        for seat in range(now.count):
            away = (seats.index(letter(seat)) - seats.index(turn)) * step % now.count
            for action in now.legal(seat):
                white = not now.write_code(action).startswith("k-")
                found.append(((white, away), now.rank(action)))
        for one, rank in found:
            for two, other in found:
                assert (one < two) == (rank < other), f"{now.text()}"


@pytest.mark.parametrize(
    ("tempo", "beat", "end"), [("normal", 1500, 3000), ("relaxed", 3000, 6000), ("blitz", 800, 1500)]
)
def test_arne_window_tempo__each_has_its_times(tempo: str, beat: int, end: int) -> None:
    seen: set[str] = set()
    for seed in range(4):
        for now in walk(begin("arne", f"4p tempo={tempo} pick=random", seed), seed, 120):
            for window in now.windows():
                seen.add(window.name)
                assert window.ms == {"BEAT": beat, "END": end}.get(window.name, window.ms)
    assert seen >= {"BEAT", "END"}


def test_arne_window_tempo__without_clocks() -> None:
    """BEAT and END close by `ok` alone."""
    for now in walk(begin("arne", "3p tempo=none pick=random", 2), 2, 150):
        for window in now.windows():
            assert window.name not in ("BEAT", "END") or (window.close is None and window.ms == 0)


# Munchkin: hand_limit, goal, packs, five and six, absence, what a window does by itself


@pytest.mark.parametrize(
    "header", ["4p hand_limit=3", "5p hand_limit=8 packs=winter,dacha", "6p packs=winter,dacha"]
)
def test_munchkin_turn_charity__who_has_too_many_gives(header: str) -> None:
    """`done` ends a turn with at most so many cards in hand, and only then."""
    limit = int(header.partition("hand_limit=")[2].split()[0]) if "hand_limit" in header else 5
    ends = 0
    for seed in range(2):
        for now in walk(begin("munchkin", header, seed), seed, 220):
            turn = now.field("turn") or "A"
            if now.field("phase") != "T.END" or now.must() != bit(LETTERS.index(turn)):
                continue
            words = dict(word.partition("=")[::2] for word in (now.field(turn) or "").split())
            hand = [card for card in words.get("hand", "").split(",") if card]
            ends += 1
            assert ("done" in codes(now, LETTERS.index(turn))) == (len(hand) <= limit), now.text()
    assert ends


@pytest.mark.parametrize("goal", ["5", "12"])
def test_munchkin_end_win__at_the_goal_and_not_before(goal: str) -> None:
    state = begin("munchkin", f"3p goal={goal}", int(goal))
    chance = open_chance("k1:77")
    for _ in range(6000):
        if state.is_over():
            break
        assert max(state.totals()) < int(goal), state.text()
        action = wander(state, chance, ends=True)
        assert action is not None
        state.apply(action)
    if state.is_over():
        assert max(state.totals()) == int(goal)
        assert state.winners()


@pytest.mark.parametrize("header", ["4p", "4p windows=ask", "6p packs=winter,dacha"])
@pytest.mark.parametrize("seed", range(2))
def test_munchkin_time_absent__nobody_waits_for_an_empty_chair(header: str, seed: int) -> None:
    """From `~ absent S` on the seat is not waited for, until it acts or the host reports it back."""
    state = begin("munchkin", header, seed)
    chance = open_chance(f"k1:{seed + 31:x}")
    away: set[int] = set()
    for step in range(160):
        if state.is_over():
            return
        if step % 23 == 11 and len(away) < 2:
            seat = chance.below(state.count)
            line = f"~ absent {letter(seat)}"
            if seat not in away and state.why_not(state.action(line)) is None:
                state.play(line)
                away.add(seat)
        elif step % 41 == 40 and away:
            seat = away.pop()
            if state.why_not(state.action(f"~ back {letter(seat)}")) is None:
                state.play(f"~ back {letter(seat)}")
        action = wander(state, chance)
        assert action is not None, state.text()
        state.apply(action)
        away = {seat for seat in away if " absent" in f" {state.field(letter(seat))} "}
        for seat in away:
            assert not state.must() >> seat & 1, f"seat {letter(seat)} is waited for\n{state.text()}"


DEFAULTS = {"T.START": "kick", "T.DOOR": "take"}


@pytest.mark.parametrize("header", ["4p", "5p packs=winter,dacha", "4p table"])
@pytest.mark.parametrize("seed", range(3))
def test_munchkin_time_close__a_window_does_by_itself_what_its_row_says(header: str, seed: int) -> None:
    """T.START kicks, T.DOOR takes, T.ROOM loots, C.OPEN claims or runs, as if the seat had done it."""
    seen: set[str] = set()
    for now in walk(begin("munchkin", header, seed), seed, 120):
        phase = now.field("phase") or ""
        turn = LETTERS.index(now.field("turn") or "A")
        if phase not in ("T.START", "T.DOOR", "T.ROOM", "C.OPEN") or now.must() != bit(turn):
            continue
        if "late=1" in (now.field(letter(turn)) or ""):  # the second time he is absent: time.absent
            continue
        can = codes(now, turn)
        version = (now.field("combat") or "").partition(" ")[0].removeprefix("v")
        own = DEFAULTS.get(phase) or ("loot" if "loot" in can else "skip")
        if phase == "C.OPEN":
            own = f"{'claim' if now.field('winning') == '' else 'run'} {version}"
        if own not in can:
            continue
        seen.add(phase)
        by_hand, by_clock = now.clone(), now.clone()
        by_hand.play(f"{letter(turn)} {own}")
        by_clock.play(f"~ close {phase}")
        assert fields(by_clock) == fields(by_hand), f"{own}\n{now.text()}"
    assert seen


def fields(state: State) -> str:
    """The text without the marks of whoever was late, and without what may be taken back."""
    parts = [part for part in state.text().split(" | ") if not part.startswith("undo ")]
    return " | ".join(
        " ".join(word for word in part.split(" ") if not word.startswith("late=") and word != "absent")
        for part in parts
    )


HELD = ("L", "race=", "class=", "on=", "off=", "curses=", "hand=", "berserk=")
PLACES = ("door", "played", "DD", "DX", "TD", "TX", "turn", "free", "rolled", "owed")
KEPT = ("say", "show", "pass", "hold", "keep", "pick", "ask", "bid", "offer", "counter", "withdraw", "refuse")


def lying(state: State) -> dict[str, str]:
    """Where everything lies, and where the game stands."""
    found = {name: state.field(name) or "" for name in PLACES}
    for seat in range(state.count):
        words = (state.field(letter(seat)) or "").split()
        found[letter(seat)] = " ".join(sorted(word for word in words if word.startswith(HELD)))
    return found


@pytest.mark.parametrize("header", ["3p table", "5p table packs=winter,dacha"])
@pytest.mark.parametrize("seed", range(4))
def test_munchkin_human_undo__the_last_action_is_as_if_it_had_not_been(header: str, seed: int) -> None:
    """`rule undo` puts everything back where it lay; what would leak is refused (human.undo)."""
    state = begin("munchkin", header, seed)
    host = state.field("host") or "A"
    chance = open_chance(f"k1:{seed + 7:x}")
    undone = 0
    for _ in range(250):
        before, phase, action = lying(state), state.field("phase") or "", wander(state, chance)
        if state.is_over() or action is None:
            break
        by, verb = action.seat, state.write_code(action).split()[0]
        state.apply(action)
        quarrel = state.clone()
        other = letter((by + 1) % state.count)
        asks = f'{other} dispute "no"'
        if by < 0 or verb in KEPT or quarrel.why_not(quarrel.action(asks)) is not None:
            continue
        quarrel.play(asks)
        if quarrel.why_not(quarrel.action(f"{host} rule undo")) is None:
            quarrel.play(f"{host} rule undo")
            undone += 1
            assert lying(quarrel) == before, f"{state.write_action(action)}\n{state.text()}"
            bumped = phase.startswith(("W.KILL", "W.RUN")) and quarrel.field("phase") == "C.OPEN"
            assert bumped or phase.split()[0] == quarrel.field("phase"), state.text()
    assert undone
