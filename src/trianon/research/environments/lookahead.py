"""Compiled loops that look one answer ahead: the heuristic's answers, and observations after every legal option."""

from typing import Any, NamedTuple

from trianon.bots.heuristic_bot import best_of
from trianon.core.features import Floats
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import numbered_key
from trianon.core.kernel.struct import NONE, Longs, Shorts, copy_line, widen
from trianon.research.environments.loops import Batch
from trianon.research.environments.seated_loops import RowSeats, take_edition


class LookAhead(NamedTuple):
    """What the seat to act would see after each legal option: those of match i are at offsets[i] to offsets[i + 1]."""

    offsets: Longs
    options: Shorts
    observations: Floats


@rule
def advise_all(g: Any, h: Any, w: Workspace, batch: Batch, seating: RowSeats, x: int, actions: Longs) -> int:
    """The heuristic's answer in every row; returns the next random number."""
    rules, score = g.functions, h.functions.score
    for i in range(len(actions)):
        seat = widen(batch.seats[i])
        if seat == NONE:
            continue
        if len(seating.tables) > 1:
            take_edition(w, seating, i)
        x = next_random(x)
        rules.legal(batch.states[i], w.t[0], w.o[0], seat)
        w.v_rows[0, :] = 0
        rules.look(batch.states[i], w.t[0], w.v[0], seat)
        actions[i] = best_of(w.v[0], w.t[0], w.o[0], score, x)
    return x


@rule
def look_ahead_rows(
    g: Any, f: Any, w: Workspace, trial: Workspace, batch: Batch, seating: RowSeats, key: Longs, drawn: int,
    rows: Longs, ahead: LookAhead,
) -> None:  # fmt: skip
    """Fill in what the seat to act would see after each legal option, in a world sampled from its view.

    Every option of a row is tried in the same world, so that their observations differ by the option alone.
    """
    rules, observe = g.functions, f.functions.observe
    for place in range(len(rows)):
        i = widen(rows[place])
        seat = widen(batch.seats[i])
        if seat == NONE:
            continue
        if len(seating.tables) > 1:
            take_edition(w, seating, i)
        t, o, v, world = w.t[0], w.o[0], w.v[0], w.s[0]
        w.v_rows[0, :] = 0
        rules.look(batch.states[i], t, v, seat)
        a, b, c, d = numbered_key(widen(key[0]), widen(key[1]), widen(key[2]), widen(key[3]), drawn + i)
        w.s_rows[0, :] = 0
        world.key[0] = a
        world.key[1] = b
        world.key[2] = c
        world.key[3] = d
        rules.determinize(v, t, world)
        rules.legal(world, t, o, seat)
        for k in range(widen(o.count)):
            row = widen(ahead.offsets[i]) + k
            ahead.options[row] = o.ids[k]
            copy_line(trial.s_rows[0], w.s_rows[0])
            rules.answer(trial.s[0], t, trial.e[0], seat, widen(o.ids[k]))
            trial.v_rows[0, :] = 0
            rules.look(trial.s[0], t, trial.v[0], seat)
            observe(trial.v[0], t, ahead.observations[row])
