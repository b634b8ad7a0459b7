"""Luck: the same numbers on every machine, each equally likely, found again from name and count."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.games import find_game
from koloda.kernel.chance import open_chance, read_chance
from koloda.kernel.errors import NotationError

SEEDS = st.one_of(
    st.integers(0, 16**15 - 1).map(lambda seed: f"k1:{seed:x}"),
    st.integers(0, 16**64 - 1).map(lambda seed: f"h1:{seed:x}"),
)


@pytest.mark.parametrize(
    ("name", "words", "far"),
    [
        ("k1:0", [3740211905, 3498123424, 1027799270, 1521931903], 3226154452),
        ("k1:1", [3647701144, 1229779532, 916400402, 3929821945], 2316744358),
        ("k1:7c1f0e52", [2546884491, 3005594010, 120827477, 2637397218], 2782331867),
        ("k1:fffffffffffffff", [3411194505, 2239454352, 3067006649, 1012343347], 781716994),
        ("h1:0", [741658141, 4063986572, 1522477695, 1681378467], 2688406998),
        ("h1:7c1f", [1725074380, 1889975309, 1272751209, 1493672516], 2054693673),
    ],
)
def test_golden_numbers(name: str, words: list[int], far: int) -> None:
    """The first numbers of a source, and the one after a million and three."""
    chance = open_chance(name)
    assert [chance.word() for _ in range(4)] == words
    assert open_chance(name, 1000003).word() == far


def test_golden_shuffles_and_dice() -> None:
    """A shuffle and twelve dice, as they must come out everywhere."""
    assert open_chance("k1:1").shuffled(list(range(10))) == [8, 3, 1, 9, 4, 7, 5, 2, 0, 6]
    assert open_chance("h1:7c1f").shuffled(list(range(10))) == [4, 0, 1, 5, 3, 2, 6, 7, 8, 9]
    chance = open_chance("k1:7c1f0e52")
    assert [chance.below(6) for _ in range(12)] == [3, 4, 0, 3, 1, 0, 2, 4, 5, 5, 3, 2]


@pytest.mark.parametrize(
    ("seed", "hand", "digest"),
    [
        ("k1:1", "r5 r6 r+ rS g1 b5 y3", "a8a9be14b8092880"),
        ("h1:1", "r0 g1 g8 b4 b6 y2 w", "4c032463e2ae5b30"),
    ],
)
def test_golden_deals(seed: str, hand: str, digest: str) -> None:
    """The same seed deals the same game."""
    state = find_game("uno").new(3, {}, open_chance(seed))
    assert state.field("A") == hand
    assert state.digest() == digest


@given(SEEDS, st.integers(0, 200))
def test_after_n_draws_it_is_found_again(name: str, draws: int) -> None:
    """Name and number of draws are all there is to know."""
    chance = open_chance(name)
    for _ in range(draws):
        chance.word()
    assert chance.text() == f"{name} {draws}"
    again = read_chance(chance.text())
    assert [again.word() for _ in range(20)] == [chance.word() for _ in range(20)]


@given(SEEDS, st.integers(0, 40))
def test_a_clone_goes_its_own_way(name: str, draws: int) -> None:
    """A copy draws the same numbers and leaves the original where it was."""
    chance = open_chance(name, draws)
    copy = chance.clone()
    words = [copy.word() for _ in range(17)]
    assert chance.draws == draws
    assert [chance.word() for _ in range(17)] == words


@given(SEEDS, st.integers(2, 2**31 - 1))
def test_below_rejects_what_would_favour_a_number(name: str, count: int) -> None:
    """Words in the short last stretch are drawn again, so each result is equally likely."""
    chance, words = open_chance(name), open_chance(name)
    for _ in range(20):
        product = words.word() * count
        while product % 2**32 < 2**32 % count:
            product = words.word() * count
        assert chance.below(count) == product >> 32
        assert chance.draws == words.draws


def test_rejection_happens() -> None:
    """A count that does not divide 2^32 costs more draws than results."""
    chance = open_chance("k1:5")
    results = [chance.below(1_500_000_000) for _ in range(100)]
    assert chance.draws > 100
    assert max(results) < 1_500_000_000


def test_one_possibility_costs_no_draw() -> None:
    """Nothing to decide, nothing drawn."""
    chance = open_chance("k1:5")
    assert [chance.below(1), chance.below(0)] == [0, 0]
    assert chance.shuffled([7]) == [7]
    assert chance.shuffled([]) == []
    assert chance.draws == 0


def test_shuffling_leaves_the_given_list_alone() -> None:
    """A new list comes back, with the same cards."""
    cards = [3, 3, 1, 2]
    mixed = open_chance("k1:9").shuffled(cards)
    assert cards == [3, 3, 1, 2]
    assert sorted(mixed) == [1, 2, 3, 3]


def test_h1_is_a_keyed_stream_of_sha256() -> None:
    """Anybody can compute it: SHA-256 over the 32 bytes of the key and the number of the block."""
    key = bytes.fromhex("7c1f".rjust(64, "0"))
    blocks = b"".join(hashlib.sha256(key + n.to_bytes(8, "big")).digest() for n in range(3))
    chance = open_chance("h1:7c1f")
    assert b"".join(int(chance.word()).to_bytes(4, "big") for _ in range(24)) == blocks


@pytest.mark.parametrize(
    "name",
    [
        "",
        "k1",
        "k1:",
        "k1:xyz",
        "k1:ABC",
        "k1:1 2",
        "k1:0123456789abcdef",
        "k2:1",
        "h1:",
        "h1:" + "0" * 65,
        "k1:-1",
    ],
)
def test_unknown_sources(name: str) -> None:
    """A source that cannot be meant is named in the error."""
    with pytest.raises(NotationError):
        open_chance(name)


@pytest.mark.parametrize(
    "text", ["k1:1 x", "k1:1 -1", "k1:1 1 1", "k1:1 ²", "k1:1 9999999999999999", "k1:1  3"]
)
def test_unreadable_places(text: str) -> None:
    """So is a number of draws that is none."""
    with pytest.raises(NotationError):
        read_chance(text)
