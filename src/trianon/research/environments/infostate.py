"""Information states: per seat a fingerprint of all it observed, counts of events, and notes of the game's memory.

A view holds no memory; OpenSpiel's information states need one. Every event is mixed into the fingerprint of each seat
that may see it, without the facts hidden from that seat, and so are the seat's own answers. The row behind the last
seat is that of a spectator.

Parameters of one letter: s state, t tables, e events, o options, w workspace, h history; g, m and f hold the functions
of the game, of its memory and of its features. Records come as arrays of one row.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from trianon.core.features import Floats, away
from trianon.core.game import Game
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.rng import MASK
from trianon.core.kernel.seats import SPECTATOR, asked_seat, only
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Longs, Shorts, widen

FIRST_FACT = 3  # columns of an event: kind, seat, audience, facts
PRIVATE = 1 << 15  # above the bits of the secret facts
COUNT_SCALE = 0.1  # of event counts in the tensor
WORD_BITS = 32  # of one of the two words of a fingerprint
HISTORY_BITS = 2 * WORD_BITS


class History(NamedTuple):
    """What seats observed so far, a row for each and one for a spectator."""

    fingerprint: Longs  # of all events and own answers
    event_counts: Shorts  # by the seat an event is about, counted from the viewer on, and by kind of event
    memory: Shorts  # by the seat a note is about: what the game's `memory` module notes of events

    def copied(self) -> History:
        """A copy that shares no arrays."""
        return History(self.fingerprint.copy(), self.event_counts.copy(), self.memory.copy())


def no_history(game: Game, players: int, slots: int) -> History:
    """The history before a match."""
    rows = players + 1
    return History(
        np.zeros((rows, 2), np.int64),
        np.zeros((rows, SEATS + 1, kinds_of(game)), np.int16),
        np.zeros((rows, SEATS, slots), np.int16),
    )


def secrets_of(game: Game) -> Longs:
    """Bit masks by kind of event: facts only the audience sees, and PRIVATE if others see nothing."""
    secrets = np.zeros(kinds_of(game), np.int64)
    for number, kind in game.event_kinds.items():
        for position, fact in enumerate(kind.facts):
            secrets[number] |= int(fact.secret) << position
        secrets[number] |= PRIVATE if kind.private else 0
    return secrets


def kinds_of(game: Game) -> int:
    """Number of event kinds."""
    return max(game.event_kinds) + 1


@rule
def mix(fingerprint: Longs, value: int) -> None:
    """Mix a number into a fingerprint of two words."""
    low = ((widen(fingerprint[0]) ^ (value & MASK)) * 16777619 + 97) & MASK
    high = ((widen(fingerprint[1]) ^ (value & MASK)) * 1540483477 + low) & MASK
    fingerprint[0] = low ^ (high >> 13)
    fingerprint[1] = high ^ (low >> 15)


@rule
def record_events(e: Any, m: Any, secrets: Longs, players: int, h: History) -> None:
    """Update the history of every seat, and of a spectator, with the latest events."""
    remember = m.functions.remember
    for viewer in range(players + 1):
        audience = only(viewer if viewer < players else SPECTATOR)
        place = viewer if viewer < players else 0
        fingerprint, memory = h.fingerprint[viewer], h.memory[viewer]
        for i in range(widen(e.count)):
            row = e.rows[i]
            kind, about = widen(row[0]), widen(row[1])
            hidden = 0 if widen(row[2]) & audience else widen(secrets[kind])
            if hidden & PRIVATE:
                continue
            mix(fingerprint, kind)
            mix(fingerprint, about)
            for fact in range(FIRST_FACT, len(row)):
                if not (hidden >> (fact - FIRST_FACT)) & 1:
                    mix(fingerprint, widen(row[fact]))
            h.event_counts[viewer, SEATS if about < 0 else away(about, place, players), kind] += 1
            piece = NONE if hidden & 1 else widen(row[FIRST_FACT])
            origin = NONE if hidden & 2 else widen(row[FIRST_FACT + 1])
            target = NONE if hidden & 4 else widen(row[FIRST_FACT + 2])
            remember(memory, kind, about, piece, origin, target)


@rule
def answer_and_record(
    s: Any, g: Any, m: Any, t: Any, e: Any, secrets: Longs, seat: int, choice: int, h: History
) -> int:  # fmt: skip
    """Apply an answer; returns the next seat to act, NONE after the end."""
    e[0].enabled = 1
    e[0].count = 0
    mix(h.fingerprint[seat], choice)
    g.functions.answer(s[0], t[0], e[0], seat, choice)
    record_events(e[0], m, secrets, widen(s[0].players), h)
    return asked_seat(s[0])


@rule
def list_legal(s: Any, g: Any, t: Any, o: Any, seat: int) -> int:
    """Fill in the legal options of a seat; returns their number."""
    g.functions.legal(s[0], t[0], o[0], seat)
    return widen(o[0].count)


@rule
def begin_and_record(
    s: Any, g: Any, m: Any, t: Any, e: Any, secrets: Longs, key: Longs, players: int, h: History
) -> int:  # fmt: skip
    """Start a match with its own random key; returns the first seat to act."""
    s[0].players = players
    for i in range(len(key)):
        s[0].key[i] = key[i]
    e[0].enabled = 1
    e[0].count = 0
    g.functions.begin(s[0], t[0], e[0], -1)
    record_events(e[0], m, secrets, players, h)
    return asked_seat(s[0])


@rule
def sample_world(s: Any, g: Any, w: Workspace, viewer: int, secrets: Longs, world: Any, key: Longs, h: History) -> None:
    """Fill `world`, a zeroed state, with a world that looks to the viewer as `s` does.

    The history of the other seats is hidden from the viewer. It is replaced by what is known in that world: the
    fingerprint by one of the seat's view, the memory by a spectator's, and private events are no longer counted.
    """
    rules, t, v, v_rows = g.functions, w.t[0], w.v[0], w.v_rows
    v_rows[0, :] = 0
    rules.look(s[0], t, v, viewer)
    for i in range(len(key)):
        world[0].key[i] = key[i]
    rules.determinize(v, t, world[0])
    players = widen(s[0].players)
    for other in range(players):
        if other == viewer:
            continue
        h.fingerprint[other, :] = 0
        v_rows[0, :] = 0
        rules.look(world[0], t, v, other)
        for word in range(v_rows.shape[1]):
            mix(h.fingerprint[other], widen(v_rows[0, word]))
        for kind in range(len(secrets)):
            if widen(secrets[kind]) & PRIVATE:
                h.event_counts[other, :, kind] = 0
        h.memory[other] = h.memory[players]


@rule
def observe_into(s: Any, g: Any, f: Any, w: Workspace, seat: int, out: Floats) -> None:
    """Fill in the observation of a seat or a spectator; the view stays in the workspace."""
    w.v_rows[0, :] = 0
    g.functions.look(s[0], w.t[0], w.v[0], seat)
    out[:] = 0.0
    f.functions.observe(w.v[0], w.t[0], out)


@rule
def fill_memory(
    m: Any, w: Workspace, viewer: int, players: int, h: History, counts: Floats, out: Floats, bits: Floats
) -> None:
    """Fill in event counts, memory, and the bits of a fingerprint of history and view; `observe_into` comes first.

    The bits make the tensor of an information state differ wherever the information state does.
    """
    row = 0
    for about in range(h.event_counts.shape[1]):
        for kind in range(h.event_counts.shape[2]):
            counts[row] = h.event_counts[viewer, about, kind] * COUNT_SCALE
            row += 1
    out[:] = 0.0
    m.functions.observe(h.memory[viewer], w.t[0], viewer if viewer < players else 0, players, out)
    fingerprint = np.zeros(2, np.int64)
    for word in range(2):
        fingerprint[word] = h.fingerprint[viewer, word]
    for word in range(w.v_rows.shape[1]):
        mix(fingerprint, widen(w.v_rows[0, word]))
    for bit in range(HISTORY_BITS):
        bits[bit] = (widen(fingerprint[bit // WORD_BITS]) >> (bit % WORD_BITS)) & 1
