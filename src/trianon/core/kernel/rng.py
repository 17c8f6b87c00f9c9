"""Chance: a counter-based generator with named streams inside the state (Threefry-4x32, 20 rounds).

A draw is a function of (key, stream, number of the draw) alone: copying the state copies its future, streams do not
disturb each other, and nothing global is touched. All arithmetic is on 32-bit words held in wide integers, so that
compiled and uncompiled code agree to the bit.
"""

import hashlib
import re

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import Bytes, widen

MASK = 0xFFFFFFFF
PARITY = 0x1BD11BDA
SERIES = re.compile(r"0|[1-9][0-9]{0,17}")


@rule
def _turn(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & MASK


@rule
def threefry(k0: int, k1: int, k2: int, k3: int, x0: int, x1: int) -> tuple[int, int, int, int]:
    """Four random words for a key of four words and a counter of two."""
    k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3
    x0, x1, x2, x3 = (x0 + k0) & MASK, (x1 + k1) & MASK, k2, k3
    for block in range(5):
        if block % 2 == 0:
            r0, r1, r2, r3, r4, r5, r6, r7 = 10, 26, 11, 21, 13, 27, 23, 5
        else:
            r0, r1, r2, r3, r4, r5, r6, r7 = 6, 20, 17, 11, 25, 10, 18, 20
        x0 = (x0 + x1) & MASK
        x1 = _turn(x1, r0) ^ x0
        x2 = (x2 + x3) & MASK
        x3 = _turn(x3, r1) ^ x2
        x0 = (x0 + x3) & MASK
        x3 = _turn(x3, r2) ^ x0
        x2 = (x2 + x1) & MASK
        x1 = _turn(x1, r3) ^ x2
        x0 = (x0 + x1) & MASK
        x1 = _turn(x1, r4) ^ x0
        x2 = (x2 + x3) & MASK
        x3 = _turn(x3, r5) ^ x2
        x0 = (x0 + x3) & MASK
        x3 = _turn(x3, r6) ^ x0
        x2 = (x2 + x1) & MASK
        x1 = _turn(x1, r7) ^ x2
        # the key words rotate one place with every injection
        k0, k1, k2, k3, k4 = k1, k2, k3, k4, k0
        x0 = (x0 + k0) & MASK
        x1 = (x1 + k1) & MASK
        x2 = (x2 + k2) & MASK
        x3 = (x3 + k3 + block + 1) & MASK
    return x0, x1, x2, x3


@rule
def block(s: CoreState, stream: int, number: int) -> tuple[int, int, int, int]:
    """Draws 4 n to 4 n + 3 of a stream come from one call of the generator: the words of block n."""
    key = s.key
    return threefry(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number, stream)


@rule
def word(s: CoreState, stream: int) -> int:
    """The next 32 random bits of a stream."""
    number = widen(s.draws[stream])
    s.draws[stream] = number + 1
    return block(s, stream, number >> 2)[number & 3]


@rule
def below(s: CoreState, stream: int, n: int) -> int:
    """A number from 0 to n - 1 (n small: the bias is below n in four billion)."""
    return (word(s, stream) * n) >> 32


@rule
def shuffle(s: CoreState, stream: int, pile: Bytes, count: int) -> None:
    """Bring the first `count` entries of a pile into random order; the same draws as `below`, four at a time."""
    number = widen(s.draws[stream])
    words = block(s, stream, number >> 2)
    for last in range(count - 1, 0, -1):
        other = (words[number & 3] * (last + 1)) >> 32
        number += 1
        if number & 3 == 0:
            words = block(s, stream, number >> 2)
        held = pile[last]
        pile[last] = pile[other]
        pile[other] = held
    s.draws[stream] = number


@rule
def draw_one(s: CoreState, stream: int, bag: Bytes) -> int:
    """Take one piece out of a bag of counted kinds at random; the bag must not be empty."""
    total = 0
    for count in bag:
        total += widen(count)
    chosen = below(s, stream, total)
    for kind in range(len(bag)):
        chosen -= widen(bag[kind])
        if chosen < 0:
            bag[kind] -= 1
            return kind
    return -1


@rule
def numbered_key(k0: int, k1: int, k2: int, k3: int, number: int) -> tuple[int, int, int, int]:
    """The key of one match of a series."""
    return threefry(k0, k1, k2, k3, number & MASK, number >> 32)


def key_of(seed: str) -> tuple[int, int, int, int]:
    """Four key words for any seed text; `name/7` is match 7 of the series `name`; the generator makes its key."""
    name, _, number = seed.rpartition("/")
    if SERIES.fullmatch(number) and name:
        return numbered_key(*key_of(name), int(number))
    digest = hashlib.blake2b(seed.encode(), digest_size=16, person=b"trianon seed").digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 16, 4)]
    return words[0], words[1], words[2], words[3]


def seed_state(s: CoreState, seed: str) -> None:
    """Give a state its own generator, at the beginning of every stream."""
    for i, value in enumerate(key_of(seed)):
        s.key[i] = value
    s.draws[:] = 0
