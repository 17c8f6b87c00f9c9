"""Compiled loops over any game: replay, random play, reasons. `g` is the bundle of the game's rules."""

from typing import Any

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.options import Options, offered
from trianon.core.kernel.rng import MASK, numbered_key
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE, Bytes, Longs, Shorts, widen


@rule
def apply_all(g: Any, s: CoreState, t: Any, e: Any, o: Options, seats: Bytes, codes: Shorts) -> int:
    """Apply all these answers to a match; the number of the first that is not legal, or their count."""
    rules = g.functions
    for i in range(len(seats)):
        seat = widen(seats[i])
        choice = rules.locate(s, widen(codes[i, 0]), widen(codes[i, 1]), widen(codes[i, 2]))
        if choice == NONE:
            return i
        rules.legal(s, t, o, seat)
        if not offered(o, choice):
            return i
        rules.answer(s, t, e, seat, choice)
    return len(seats)


@rule
def reasons_against(g: Any, s: CoreState, t: Any, seat: int, codes: Shorts, found: Longs) -> None:
    """The reason against every one of these answers of a seat: 0 when it is legal, NONE when its piece is not there."""
    rules = g.functions
    for i in range(len(codes)):
        choice = rules.locate(s, widen(codes[i, 0]), widen(codes[i, 1]), widen(codes[i, 2]))
        found[i] = NONE if choice == NONE else rules.why(s, t, seat, choice)


@rule
def next_random(x: int) -> int:
    """A quick generator for random play only (xorshift, 32 bits); chance in the games uses `rng`."""
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    return x


@rule
def begin_numbered(g: Any, s: CoreState, t: Any, e: Any, key: Longs, number: int, starting_player: int) -> int:
    """Begin the match with this number of a series on a zeroed state that knows its players; a seed for its bots."""
    a, b, c, d = numbered_key(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), number)
    s.key[0] = a
    s.key[1] = b
    s.key[2] = c
    s.key[3] = d
    g.functions.begin(s, t, e, starting_player)
    return (a ^ c) | 1


@rule
def play_randomly(g: Any, s: CoreState, t: Any, e: Any, o: Options, x: int, most: int) -> int:
    """Random answers until the match is over or `most` are given; how many were given."""
    rules = g.functions
    given = 0
    while given < most:
        seat = asked_seat(s)
        if seat == NONE:
            return given
        rules.legal(s, t, o, seat)
        x = next_random(x)
        rules.answer(s, t, e, seat, widen(o.ids[(x * widen(o.count)) >> 32]))
        given += 1
    return given
