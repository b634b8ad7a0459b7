"""How long bots take: like people, and never telling what they lack."""

from statistics import median, quantiles

import pytest

from koloda.bots import pace
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.kernel.chance import open_chance

MANY = 400
LEVELS = ["easy", "normal", "hard"]


def times(
    game_name: str, position: str, seat: int, level: str = "hard", many: int = MANY
) -> dict[str, list[int]]:
    """What a bot does at a seat of a position, by different luck, and after how many ms each time."""
    game = find_game(game_name)
    state = game.read(position)
    waited_for = bool(state.must() >> seat & 1)
    found: dict[str, list[int]] = {}
    for seed in range(many):
        player = make_player(game, level, seat, open_chance(f"k1:{seed + 1:x}"))
        plan = player.plan(state.view(seat), state.legal(seat), state.forms(seat), waited_for)
        assert plan is not None
        found.setdefault(state.write_action(plan.action), []).append(int(plan.ms))
    return found


def times_of(game_name: str, position: str, seat: int, code: str, level: str = "hard") -> list[int]:
    found = times(game_name, position, seat, level)
    assert set(found) == {code}
    return found[code]


def test_a_draw_takes_the_same_whatever_else_could_be_done() -> None:
    """One card that does not fit and seven tell the same."""
    few = times_of("uno", "3p strict | A g2 b3 | top r7", 0, "A draw", "plain")
    many = times_of("uno", "3p strict | A g2 b3 g3 g4 b5 b6 y8 | top r7", 0, "A draw", "plain")
    assert few == many


def test_taking_the_cards_is_not_quicker_for_having_no_choice() -> None:
    accused = "3p strict | top w4 | colour g | phase CHALLENGE | turn B | A ?1 | accused A r b1"
    poor = times_of("uno", f"{accused} | B r1 r2", 1, "B take", "plain")
    rich = times_of("uno", f"{accused} | B w w4 g1 g2 g3 g4", 1, "B take", "plain")
    assert poor == rich


def alike(few: list[int], many: list[int]) -> bool:
    """The same law, as far as so many times can tell: none of five lines of it a twelfth apart."""
    lines = zip(quantiles(few, n=6), quantiles(many, n=6), strict=True)
    return all(abs(one - other) < max(one, other) / 12 for one, other in lines)


def test_a_law_that_is_quicker_is_not_alike() -> None:
    luck = open_chance("k1:8")
    some, others = [[int(pace.answering("hard", 4, 0, luck)) for _ in range(MANY)] for _ in range(2)]
    assert alike(some, others)
    assert not alike(some, [ms * 6 // 7 for ms in others])


@pytest.mark.parametrize(
    ("game_name", "code", "few", "many", "seat"),
    [
        (
            "munchkin", "A pass 1",
            "4p strict | A L3 | B L4 on=furcoat | C | D | turn B | combat B vs slush | phase W.KILL",
            "4p strict | A L3 hand=wish,vintage,thawed,wander.1,overate.1 | B L4 on=furcoat | C | D | turn B"
            " | combat B vs slush | phase W.KILL",
            0,
        ),
        (
            "arne", "B ok",
            "2p strict | A o500 | B r200 | field1 [r100] | seats A:r B:b | turn A | phase END | moved play",
            "2p strict | A o500 | B k-lock k-200g k-200v k-200b k-200r | field1 [r100] | seats A:r B:b"
            " | turn A | phase END | moved play",
            1,
        ),
        (
            "montana", "A draw",
            "3p strict | A b2* | pile r1o",
            "3p strict | A b2* b3* b4* b5* g2* g3* g4* | pile r1o",
            0,
        ),
    ],
    ids=["munchkin", "arne", "montana"],
)  # fmt: skip
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_done_no_quicker_for_having_nothing(
    game_name: str, code: str, few: str, many: str, seat: int, level: str
) -> None:
    """Whoever passes with an empty hand takes as long as who keeps his cards."""
    poor, rich = times(game_name, few, seat, level), times(game_name, many, seat, level)
    assert alike(poor[code], rich[code])


@pytest.mark.parametrize("level", LEVELS)
def test_the_only_card_is_quick_and_yet_never_the_same(level: str) -> None:
    luck = open_chance("k1:7")
    only = [int(pace.answering(level, 1, 1, luck)) for _ in range(MANY)]
    among = [int(pace.answering(level, 12, 1, luck)) for _ in range(MANY)]
    assert median(only) < median(among)
    first, *_, last = quantiles(only, n=20)
    assert last > 1.5 * first
    assert quantiles(only, n=20)[-1] > quantiles(among, n=20)[0], "the two can be mistaken for each other"


def test_a_move_of_four_cards_takes_a_person_long() -> None:
    four = times("iota", "2p strict | A rs1 rs2 rs3 rs4 | B ?4 | grid bt1@0,0 | deck …", 0, many=12)
    luck = open_chance("k1:3")
    one = [int(pace.answering("hard", 4, 1, luck)) for _ in range(MANY)]
    longest = {code: taken for code, taken in four.items() if code.count("@") > 1}
    assert longest
    assert min(median(taken) for taken in longest.values()) > 1.5 * median(one)


def test_a_clear_choice_is_quicker_than_one_between_equals() -> None:
    """And yet the two can be mistaken for each other."""
    clear, close = [
        [int(pace.answering("expert", 5, 1, luck, pace.weighing(0.6, second))) for _ in range(MANY)]
        for second, luck in ((0.3, open_chance("k1:5")), (0.59, open_chance("k1:6")))
    ]
    assert 1.3 * median(clear) < median(close)
    assert quantiles(clear, n=20)[-1] > quantiles(close, n=20)[0]


def test_a_draw_takes_no_longer_for_being_weighed() -> None:
    luck = open_chance("k1:4")
    assert pace.answering("expert", 5, 0, luck.clone(), 1.3) == pace.answering("expert", 5, 0, luck.clone())


def test_a_better_level_is_quicker() -> None:
    middles = []
    for level in LEVELS:
        luck = open_chance("k1:9")
        middles.append(median(int(pace.answering(level, 5, 1, luck)) for _ in range(MANY)))
    assert middles == sorted(middles, reverse=True)
