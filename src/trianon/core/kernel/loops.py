"""Compiled loops over any game: replay, random play. They call the game's rules through pointers."""

from __future__ import annotations

from typing import Any

from trianon.core.kernel.options import Options, offered
from trianon.core.kernel.rng import MASK, numbered_key
from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE, Bytes, Longs, Shorts, widen


@rule
def apply_all(
    s: CoreState, t: Any, e: Any, o: Options, locate: Any, legal: Any, answer: Any, seats: Bytes, codes: Shorts
) -> int:
    """Give a match all these answers; the number of the first that is not legal, or their count."""
    for i in range(len(seats)):
        seat = widen(seats[i])
        choice = locate(s, widen(codes[i, 0]), widen(codes[i, 1]), widen(codes[i, 2]))
        if choice == NONE:
            return i
        legal(s, t, o, seat)
        if not offered(o, choice):
            return i
        answer(s, t, e, seat, choice)
    return len(seats)


@rule
def reasons_against(s: CoreState, t: Any, seat: int, locate: Any, why: Any, codes: Shorts, found: Longs) -> None:
    """The reason against every one of these answers of a seat: 0 when it is legal, NONE when its piece is not there."""
    for i in range(len(codes)):
        choice = locate(s, widen(codes[i, 0]), widen(codes[i, 1]), widen(codes[i, 2]))
        found[i] = NONE if choice == NONE else why(s, t, seat, choice)


@rule
def next_random(x: int) -> int:
    """A quick generator for random play only (xorshift, 32 bits); chance in the games uses `rng`."""
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    return x


@rule
def begin_numbered(
    s: CoreState, t: Any, e: Any, begin: Any, k0: int, k1: int, k2: int, k3: int, number: int, starting_player: int
) -> int:
    """Begin the match with this number of a series on a zeroed state that knows its players; a seed for its bots."""
    a, b, c, d = numbered_key(k0, k1, k2, k3, number)
    s.key[0] = a
    s.key[1] = b
    s.key[2] = c
    s.key[3] = d
    begin(s, t, e, starting_player)
    return (a ^ c) | 1


@rule
def play_randomly(s: CoreState, t: Any, e: Any, o: Options, legal: Any, answer: Any, x: int, most: int) -> int:
    """Random answers until the match is over or `most` are given; how many were given."""
    given = 0
    while given < most:
        seat = asked_seat(s)
        if seat == NONE:
            return given
        legal(s, t, o, seat)
        x = next_random(x)
        answer(s, t, e, seat, widen(o.ids[(x * widen(o.count)) >> 32]))
        given += 1
    return given
