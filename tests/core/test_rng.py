"""Chance: the published generator, streams that do not disturb each other, and fair shuffles and draws."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trianon.core.kernel.rng import below, draw_one, key_of, seed_state, shuffle, threefry, word
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import to_bytes, zero

MASK = 0xFFFFFFFF
ROTATIONS = ((10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20))

# Known answers of Threefry-4x32 with 20 rounds, as its authors publish them (counter, key, result).
KNOWN = [
    ([0] * 4, [0] * 4, [0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8]),
    ([MASK] * 4, [MASK] * 4, [0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732]),
    (
        [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
        [0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89],
        [0x59CD1DBB, 0xB8879579, 0x86B5D00C, 0xAC8B6D84],
    ),
]

words = st.integers(0, MASK)


def plainly(counter: list[int], key: list[int]) -> list[int]:
    """Threefry-4x32 with 20 rounds, written down once more from its description."""
    keys = [*key, 0x1BD11BDA ^ key[0] ^ key[1] ^ key[2] ^ key[3]]
    x = [(c + k) & MASK for c, k in zip(counter, key, strict=True)]
    for number in range(20):
        for (one, other), by in zip(((0, 1), (2, 3)), ROTATIONS[number % 8], strict=True):
            other = other if number % 2 == 0 else 4 - other
            x[one] = (x[one] + x[other]) & MASK
            x[other] = ((x[other] << by | x[other] >> 32 - by) & MASK) ^ x[one]
        if number % 4 == 3:
            block = number // 4 + 1
            x = [(value + keys[(block + i) % 5]) & MASK for i, value in enumerate(x)]
            x[3] = (x[3] + block) & MASK
    return x


@pytest.mark.parametrize(("counter", "key", "result"), KNOWN)
def test_the_second_writing_gives_the_known_answers(counter: list[int], key: list[int], result: list[int]) -> None:
    assert plainly(counter, key) == result


@given(st.tuples(words, words, words, words), words, words)
def test_the_generator_is_threefry(key: tuple[int, int, int, int], x0: int, x1: int) -> None:
    assert list(threefry(*key, x0, x1)) == plainly([x0, x1, 0, 0], list(key))


def seeded(seed: str) -> CoreState:
    """A state with a generator of its own."""
    s = zero(CoreState)
    seed_state(s, seed)
    return s


def drawn(s: CoreState, stream: int, count: int = 20) -> list[int]:
    """The next random words of a stream."""
    return [word(s, stream) for _ in range(count)]


def test_a_draw_depends_on_seed_stream_and_number_alone() -> None:
    one, other = seeded("seed"), seeded("seed")
    assert drawn(one, 1) == drawn(other, 1)
    drawn(one, 0, 7)  # another stream moves on
    assert drawn(one, 1) == drawn(other, 1)
    assert drawn(seeded("seed"), 2) != drawn(seeded("seed"), 1)
    assert drawn(seeded("seeds"), 1) != drawn(seeded("seed"), 1)


def test_four_draws_in_a_row_are_the_words_of_one_call() -> None:
    s = seeded("seed")
    words = [part for number in range(3) for part in threefry(*key_of("seed"), number, 5)]
    assert drawn(s, 5, 12) == words


@pytest.mark.parametrize("before", range(5))
def test_a_shuffle_takes_the_draws_that_single_numbers_would(before: int) -> None:
    s, one_by_one = seeded("seed"), seeded("seed")
    drawn(s, 1, before)
    drawn(one_by_one, 1, before)
    pile, expected = np.arange(11, dtype=np.int8), list(range(11))  # the last two lie behind those shuffled
    shuffle(s, 1, pile, 9)
    for last in range(8, 0, -1):
        other = below(one_by_one, 1, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert pile.tolist() == expected
    assert to_bytes(s) == to_bytes(one_by_one)


@given(st.integers(1, 1000), st.text(max_size=10))
def test_a_number_below_another_is_in_its_range(n: int, seed: str) -> None:
    s = seeded(seed)
    assert all(0 <= below(s, 0, n) < n for _ in range(20))


def test_numbers_below_six_come_up_alike() -> None:
    s = seeded("dice")
    thrown = Counter(below(s, 0, 6) for _ in range(6000))
    assert sorted(thrown) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in thrown.values()) < 20  # five degrees of freedom: 0.1 %


@given(st.lists(st.integers(0, 5), min_size=1, max_size=42).filter(any))
def test_drawing_empties_a_bag_piece_by_piece(counts: list[int]) -> None:
    s, bag = seeded("bag"), np.array(counts, np.int8)
    taken = [draw_one(s, 2, bag) for _ in range(sum(counts))]
    assert [taken.count(kind) for kind in range(len(counts))] == counts
    assert not bag.any()


def test_draws_follow_the_numbers_in_the_bag() -> None:
    s, kinds = seeded("bag"), Counter[int]()
    for _ in range(4000):
        kinds[draw_one(s, 0, np.array([1, 0, 3], np.int8))] += 1
    assert set(kinds) == {0, 2}
    assert abs(kinds[0] - 1000) < 120
