"""Records whole matches of random and heuristic bots, with decisions and events, at compiled speed."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from trianon.bots.heuristic_bot import best_of, heuristic_bundle
from trianon.bots.registry import HEURISTIC
from trianon.bots.simulate import seed_of
from trianon.core.game import Json, Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import WIDTH
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, Bytes, Longs, Raw, Shorts, raw, widen, zeros
from trianon.research.matches.decisions import Decisions

# capacity for one match; a larger one is played step by step instead
MAX_DECISIONS, MAX_OPTIONS, MAX_ROWS = 4096, 1 << 17, 1 << 16


class MatchLog(NamedTuple):
    """What a compiled loop records of one match: a row per decision, options concatenated, a row per event."""

    views: Raw
    seats: Bytes
    choices: Shorts
    offsets: Longs  # where the options of each decision begin
    options: Shorts
    rows: Shorts


@rule
def record_match(
    g: Any, heuristic: Any, w: Workspace, log: MatchLog, players: int, heuristic_seats: Bytes, key: Longs, number: int
) -> tuple[int, int]:
    """Play and record one match of a series; the numbers of decisions and events, or NONE when out of capacity."""
    rules, score = g.functions, heuristic.functions.score
    s, t, e, o, v = w.s[0], w.t[0], w.e[0], w.o[0], w.v[0]
    offsets, options, rows = log.offsets, log.options, log.rows
    w.s_rows[0, :] = 0
    s.players = players
    e.enabled = 1
    e.count = 0
    x = begin_numbered(g, s, t, e, key, number, NONE)
    event_counts, given = append_events(e, rows, 0), 0
    seat = asked_seat(s)
    while seat != NONE:
        rules.legal(s, t, o, seat)
        first = widen(offsets[given])
        # the last offset marks the end
        if given + 1 >= len(offsets) or first + widen(o.count) > len(options) or event_counts == NONE:
            return NONE, NONE
        w.v_rows[0, :] = 0
        rules.look(s, t, v, seat)
        log.views[given, :] = w.v_rows[0, :]
        x = next_random(x)
        place = 0
        if o.count > 1:
            if heuristic_seats[seat]:
                chosen = best_of(v, t, o, score, x)
                while widen(o.ids[place]) != chosen:
                    place += 1
            else:
                place = (next_random(x) * widen(o.count)) >> 32
        for i in range(widen(o.count)):
            options[first + i] = o.ids[i]
        offsets[given + 1] = first + widen(o.count)
        log.seats[given] = seat
        log.choices[given] = place
        e.count = 0
        rules.answer(s, t, e, seat, widen(o.ids[place]))
        event_counts = append_events(e, rows, event_counts)
        given += 1
        seat = asked_seat(s)
    rules.outcome(s, w.ended[0])
    return given, event_counts


@rule
def append_events(e: Any, rows: Shorts, event_counts: int) -> int:
    """Append the new events; the total so far, or NONE when out of capacity."""
    count = widen(e.count)
    if event_counts == NONE or event_counts + count > len(rows):
        return NONE
    for i in range(count):
        for j in range(rows.shape[1]):
            rows[event_counts + i, j] = e.rows[i, j]
    return event_counts + count


class Recorder:
    """Buffers to record matches of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.workspace = setting, setting.workspace()
        self.heuristic = heuristic_bundle(setting.game)
        self.views = zeros(setting.game.view, MAX_DECISIONS)
        self.log = MatchLog(
            views=raw(self.views),
            seats=np.zeros(MAX_DECISIONS, np.int8),
            choices=np.zeros(MAX_DECISIONS, np.int16),
            offsets=np.zeros(MAX_DECISIONS, np.int64),
            options=np.zeros(MAX_OPTIONS, np.int16),
            rows=np.zeros((MAX_ROWS, WIDTH), np.int16),
        )

    def record(self, names: tuple[str, ...], seed: str, number: int) -> Recording | None:
        """Record match `number` of a series, the same as in `simulate`; None when out of capacity."""
        given, event_counts = record_match(
            self.setting.game.rules, self.heuristic, self.workspace, self.log, self.setting.players,
            np.array([name == HEURISTIC for name in names], np.int8), np.array(key_of(seed), np.int64), number,
        )  # fmt: skip
        return (
            None
            if NONE in (given, event_counts)
            else Recording(self, names, seed_of(seed, number), given, event_counts)
        )


class Recording:
    """The match a recorder holds; valid until it records the next one."""

    def __init__(self, recorder: Recorder, names: tuple[str, ...], seed: str, given: int, event_counts: int) -> None:
        self.recorder, self.names, self.seed, self.given, self.event_counts = recorder, names, seed, given, event_counts

    @property
    def length(self) -> int:
        """Number of answers."""
        return self.given

    def result(self) -> Json:
        """Points and placings."""
        ended, seats = self.recorder.workspace.ended[0], range(self.recorder.setting.players)
        return {"points": [int(ended.points[i]) for i in seats], "placings": [int(ended.placings[i]) for i in seats]}

    def events(self) -> list[Json]:
        """All events."""
        return self.recorder.setting.events(self.recorder.log.rows[: self.event_counts], None)

    def decisions(self, number: int) -> Decisions:
        """All decisions; keys and questions are made from the views, which hold all they need."""
        own, setting, given = self.recorder, self.recorder.setting, self.given
        key, question = setting.keys.key, setting.game.question
        offsets = own.log.offsets[: given + 1].copy()
        options = own.log.options[: offsets[-1]].copy()
        # copy as bytes: copying records leaves padding bytes undefined
        views = np.frombuffer(own.views[:given].tobytes(), own.views.dtype)
        keys, questions = [], []
        for row in range(given):
            view = own.views[row]
            keys += [key(view, option) for option in options[offsets[row] : offsets[row + 1]].tolist()]
            questions.append(str(question(view, setting.t, setting.names)["question"]))
        result = self.result()
        return Decisions(
            number, self.seed, self.names, own.log.seats[:given].copy(), questions,
            views, offsets, options, keys, own.log.choices[:given].copy(),
            np.array(result["points"], np.int32), np.array(result["placings"], np.int8),
        )  # fmt: skip
