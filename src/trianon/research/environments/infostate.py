"""Information states: a fingerprint of all a seat observed, and event counts by kind.

A view holds no memory; OpenSpiel's information states need one. Every event is mixed into the fingerprint of each seat
that may see it, without the facts hidden from that seat, and so are the seat's own answers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trianon.core.features import Floats, away
from trianon.core.game import Game
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.rng import MASK
from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import asked_seat, only
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Longs, Shorts, widen

FIRST_FACT = 3  # columns of an event: kind, seat, audience, facts
PRIVATE = 1 << 15  # above the bits of the secret facts
COUNT_SCALE = 0.1  # of event counts in the tensor


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
def record_events(e: Any, secrets: Longs, players: int, fingerprint: Longs, event_counts: Shorts) -> None:
    """Update fingerprints and counts of every seat with the latest events."""
    for viewer in range(players):
        for i in range(widen(e.count)):
            row = e.rows[i]
            kind = widen(row[0])
            inside = widen(row[2]) & only(viewer)
            hidden = 0 if inside else widen(secrets[kind])
            if hidden & PRIVATE:
                continue
            mix(fingerprint[viewer], kind)
            mix(fingerprint[viewer], widen(row[1]))
            for fact in range(FIRST_FACT, len(row)):
                if not (hidden >> (fact - FIRST_FACT)) & 1:
                    mix(fingerprint[viewer], widen(row[fact]))
            about = widen(row[1])
            event_counts[viewer, SEATS if about < 0 else away(about, viewer, players), kind] += 1


@rule
def answer_and_record(
    s: Any, g: Any, t: Any, e: Any, secrets: Longs, seat: int, choice: int, fingerprint: Longs, event_counts: Shorts
) -> int:
    """Apply an answer; returns the next seat to act, NONE after the end."""
    e[0].enabled = 1
    e[0].count = 0
    mix(fingerprint[seat], choice)
    g.functions.answer(s[0], t[0], e[0], seat, choice)
    record_events(e[0], secrets, widen(s[0].players), fingerprint, event_counts)
    return asked_seat(s[0])


@rule
def list_legal(s: Any, g: Any, t: Any, o: Any, seat: int) -> int:
    """Fill in the legal options of a seat; returns their number."""
    g.functions.legal(s[0], t[0], o[0], seat)
    return widen(o[0].count)


@rule
def begin_and_record(
    s: Any, g: Any, t: Any, e: Any, secrets: Longs, key: Longs, players: int, fingerprint: Longs, event_counts: Shorts
) -> int:
    """Start a match with its own random key; returns the first seat to act."""
    s[0].players = players
    for i in range(len(key)):
        s[0].key[i] = key[i]
    e[0].enabled = 1
    e[0].count = 0
    g.functions.begin(s[0], t[0], e[0], -1)
    record_events(e[0], secrets, players, fingerprint, event_counts)
    return asked_seat(s[0])


@rule
def draw_world(
    s: Any, g: Any, w: Workspace, viewer: int, secrets: Longs, world: Any, key: Longs, fingerprint: Longs,
    event_counts: Shorts,
) -> None:  # fmt: skip
    """Fill a zeroed state with a world the viewer cannot tell from `s`; other seats keep only their view as memory."""
    rules, t, v, v_rows = g.functions, w.t[0], w.v[0], w.v_rows
    v_rows[0, :] = 0
    rules.look(s[0], t, v, viewer)
    for i in range(len(key)):
        world[0].key[i] = key[i]
    rules.determinize(v, t, world[0])
    for other in range(widen(s[0].players)):
        if other == viewer:
            continue
        fingerprint[other, :] = 0
        v_rows[0, :] = 0
        rules.look(world[0], t, v, other)
        for word in range(v_rows.shape[1]):
            mix(fingerprint[other], widen(v_rows[0, word]))
        for kind in range(len(secrets)):
            if widen(secrets[kind]) & PRIVATE:
                event_counts[other, :, kind] = 0


@rule
def see(
    s: Any, g: Any, f: Any, w: Workspace, seat: int, out: Floats, size: int, event_counts: Shorts, memory: int
) -> None:
    """Fill in the observation of a seat, followed by its event counts with `memory`."""
    w.v_rows[0, :] = 0
    g.functions.look(s[0], w.t[0], w.v[0], seat)
    out[:] = 0.0
    f.functions.observe(w.v[0], w.t[0], out[:size])
    if memory:
        at = size
        for about in range(event_counts.shape[1]):
            for kind in range(event_counts.shape[2]):
                out[at] = event_counts[seat, about, kind] * COUNT_SCALE
                at += 1
