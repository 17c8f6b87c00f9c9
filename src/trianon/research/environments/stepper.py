"""Steps a batch of matches over threads: restarts, uncompiled bots, records of finished matches."""

import re
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.bots.heuristic_bot import heuristic_bundle
from trianon.core.features import Floats
from trianon.core.files import save
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE, Longs, Shorts
from trianon.core.match_file.write import write_record
from trianon.research.environments.lookahead import LookAhead, advise_all, look_ahead_rows
from trianon.research.environments.loops import pick_all
from trianon.research.environments.seated_batch import SeatedBatch
from trianon.research.environments.threads import Call, WorkerThreads
from trianon.research.errors import UsageError

MAX_SERIES = 40  # characters of a series in the name of a record


class EndedMatches(NamedTuple):
    """How the matches ended that ended in a step; a row for each match of the batch, valid where `ended` is set."""

    ended: npt.NDArray[np.bool_]
    seats: npt.NDArray[np.int8]  # of the learner, or of the seat that acted last
    numbers: Longs
    observations: Floats


class MatchStepper:
    """Runs the compiled calls of a batch: `restart` begins a finished match again within the step that ends it."""

    def __init__(self, batch: SeatedBatch, threads: int, restart: bool, records: Path | None) -> None:
        self.batch, self.restart, self.records = batch, restart, records
        self.rows: Longs = np.arange(batch.count)
        self._spaces = [(batch.setting.workspace(), batch.setting.workspace()) for _ in range(threads)]
        self._workers = WorkerThreads(threads)
        self._calls: list[Call] = []  # of a step of all rows; reused while the arrays stay the same
        self.chance = 1  # the state of the generator of random answers
        self.drawn = 0  # worlds sampled so far

    def begin(self, rows: Longs) -> None:
        """Start the matches of these rows with their present numbers."""
        self._run(partial(self.batch.rows_call, begin=1), rows)
        self._ask_uncompiled(rows)
        unasked = rows[self.batch.seats[rows] == NONE]
        if len(unasked):
            raise UsageError(f"match {int(unasked[0])}: nothing is left to decide for the learner from this position")

    def restart_rows(self, rows: Longs) -> None:
        """Start the next match of the series in these rows."""
        self.batch.end_matches(rows)
        self.batch.numbers[rows] += self.batch.count
        self.begin(rows)

    def step(self, rows: Longs, renewed: bool) -> EndedMatches:
        """Answer in these rows with the batch's actions; `renewed` says that its arrays are new ones."""
        batch, alone = self.batch, not self.batch.options.opponents
        seats, numbers = (batch.seats if alone else batch.seating.learners).copy(), batch.numbers.copy()
        batch.done[:] = False
        batch.rewards[:] = 0.0
        batch.seating.step_rewards[:] = 0.0
        if len(rows) == batch.count:
            if renewed or not self._calls:
                self._calls = self._split(batch.rows_call, rows)
            self._workers.run(self._calls)
        else:
            self._run(batch.rows_call, rows)
        self._ask_uncompiled(rows)
        ended = rows[batch.done[rows]]
        result = EndedMatches(batch.done.copy(), seats, numbers, batch.final_observations)
        if len(ended):
            self._end(ended)
        return result

    def _end(self, rows: Longs) -> None:
        """Keep records of finished matches, and begin the next ones unless that is left to the caller."""
        batch = self.batch
        if self.records is not None:
            for row in rows.tolist():
                series = re.sub(r"[^\w.-]", "_", batch.series)[:MAX_SERIES]
                name = f"{batch.setting.game.name}-{series}-{int(batch.numbers[row]):07}.json"
                save(self.records / name, write_record(batch.match_of(row), batch.names_of(row)))
        if not self.restart:
            batch.end_matches(rows)
            batch.observations[rows] = batch.final_observations[rows]
        elif batch.logged:  # otherwise the compiled loop has begun them
            self.restart_rows(rows)

    def _ask_uncompiled(self, rows: Longs) -> None:
        """Let uncompiled bots answer until no row waits for one."""
        waiting = self.batch.waiting(rows)
        while len(waiting):
            self.batch.ask_uncompiled(waiting)
            self._run(self.batch.rows_call, waiting)
            waiting = self.batch.waiting(waiting)

    def _run(self, call: Any, rows: Longs) -> None:
        if len(rows) < len(self._spaces):
            function, arguments = call(*self._spaces[0], rows)
            function(*arguments)
        else:
            self._workers.run(self._split(call, rows))

    def _split(self, call: Any, rows: Longs) -> list[Call]:
        parts = np.array_split(rows, len(self._spaces))
        return [call(*spaces, part) for spaces, part in zip(self._spaces, parts, strict=True)]

    def sample(self) -> Longs:
        """A random legal action per match."""
        actions = np.zeros(self.batch.count, np.int64)
        self.chance = int(pick_all(self.batch.legal, self.batch.counts, self.chance, actions))
        return actions

    def advise(self) -> Longs:
        """The heuristic's action per match."""
        batch, actions = self.batch, np.zeros(self.batch.count, np.int64)
        self.chance = int(
            advise_all(
                batch.setting.game.rules, heuristic_bundle(batch.setting.game), self._spaces[0][0], batch.arrays,
                batch.seating, self.chance, actions,
            )
        )  # fmt: skip
        return actions

    def look_ahead(self) -> LookAhead:
        """What the seat to act would see after each legal option."""
        batch = self.batch
        asked = batch.seats != NONE
        offsets = np.concatenate([[0], np.cumsum(np.where(asked, batch.counts, 0))]).astype(np.int64)
        observations = np.zeros((offsets[-1], batch.features.observation.size), np.float32)
        ahead = LookAhead(offsets, np.zeros(offsets[-1], np.int16), observations)
        key = np.array(key_of(f"{batch.series} ahead"), np.int64)
        rules, features = batch.setting.game.rules, batch.features.bundle

        def call(w: Workspace, trial: Workspace, rows: Longs) -> Call:
            return look_ahead_rows, (
                rules, features, w, trial, batch.arrays, batch.seating, key, self.drawn, rows, ahead,
            )  # fmt: skip

        self._run(call, self.rows)
        self.drawn += batch.count
        return ahead

    def describe(self) -> tuple[Longs, Shorts, Floats]:
        """Legal options of every match with their features: offsets, options and features."""
        batch, several = self.batch, len(self.batch.settings) > 1
        if several:  # the loop has the component values of one edition
            spaces = [setting.workspace() for setting in batch.settings]
            chunks = [(row, row + 1, spaces[int(batch.seating.editions[row])]) for row in self.rows.tolist()]
        else:
            bounds = np.linspace(0, batch.count, len(self._spaces) + 1).astype(int).tolist()
            chunks = [(first, last, w) for first, last, (w, _) in zip(bounds, bounds[1:], self._spaces, strict=False)]
        calls, described = batch.describe_calls(chunks)
        if several:
            for function, arguments in calls:
                function(*arguments)
        else:
            self._workers.run(calls)
        return described

    def close(self) -> None:
        """End threads and bots."""
        self._workers.close()
        if self.batch.uncompiled is not None:
            self.batch.uncompiled.close()
