"""A batch of matches with opponents, positions or several editions; bots play between two steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.heuristic_bot import heuristic_bundle
from trianon.core.game import Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.struct import NONE, Longs, raw, zeros
from trianon.core.match import Match, Start
from trianon.core.outlook import rules_of
from trianon.core.positions.file import match_from
from trianon.research.environments.batch import BatchArrays, explain_illegal
from trianon.research.environments.current_score import current_score_bundle
from trianon.research.environments.opponents import LEARNER_NAME, UncompiledBots, kinds_of
from trianon.research.environments.seated_loops import UNCOMPILED_BOT, Mode, RowSeats, SeatedBundles, step_rows
from trianon.research.environments.starts import tables_of
from trianon.research.environments.threads import Call
from trianon.research.errors import UsageError

MAX_ANSWERS = 8192  # of one match in a log, far beyond any match
SEATED = (
    "learners", "random", "editions", "step_rewards", "leads", "points", "placings", "answered", "log_seats",
    "log_options",
)  # fmt: skip


@dataclass(frozen=True)
class SeatedOptions:
    """What plays the seats of a batch, how its matches begin and what is kept of them."""

    opponents: tuple[str, ...] = ()  # none: every seat is the learner's
    seat: int | None = None  # of the learner; None: another one in every match
    skip_forced: bool = False
    shaping: float = 0.0
    logged: bool = False  # whether answers are kept
    restart: bool = True  # whether finished matches restart within the compiled loop


class SeatedBatch(BatchArrays):
    """A batch with bots at the other seats; `seats` are the learner's, or those of uncompiled bots."""

    def __init__(
        self,
        settings: Sequence[Setting],
        count: int,
        options: SeatedOptions,
        starts: Any,
        **batch: Any,
    ) -> None:
        setting = settings[0]
        self.settings, self.options, self.starts = list(settings), options, starts
        if options.shaping and not options.opponents:
            raise UsageError("shaping rewards one learner: name its opponents")
        if options.shaping and rules_of(setting.game) is None:
            raise UsageError(f"{setting.game.name} cannot score an unfinished match: there is nothing to shape by")
        kinds = kinds_of(options.opponents, setting.players)
        self.uncompiled = UncompiledBots(options.opponents) if UNCOMPILED_BOT in kinds else None
        self.logged = options.logged or self.uncompiled is not None
        room = MAX_ANSWERS if self.logged else 0
        self.seating = RowSeats(
            kinds=kinds,
            learners=np.zeros(count, np.int8),
            random=np.ones(count, np.int64),
            tables=tables_of(settings),
            editions=np.zeros(count, np.int64),
            starts=raw(starts) if len(starts) else raw(zeros(setting.game.state))[:0],
            step_rewards=np.zeros(count, np.float32),
            leads=np.zeros(count, np.float32),
            points=np.zeros((count, setting.players), np.int32),
            placings=np.zeros((count, setting.players), np.int8),
            answered=np.zeros(count, np.int64),
            log_seats=np.zeros((count, room), np.int8),
            log_options=np.zeros((count, room), np.int16),
        )
        self.series = ""
        self._replayed: dict[int, tuple[int, Match]] = {}  # the number and match of a row, as far as it was replayed
        super().__init__(setting, count, **batch)
        self._step_rows: Callable[..., Any] | None = None  # compiled on first use

    @property
    def mode(self) -> Mode:
        """The settings as compiled loops take them."""
        options, alone = self.options, not self.options.opponents
        restart = options.restart and not self.logged  # the log of a finished match must be read first
        return Mode(
            int(alone), int(alone and not options.skip_forced), int(self.logged), int(len(self.settings) > 1),
            self.setting.players, self.open_information, self.reward, float(options.shaping),
            NONE if options.seat is None else options.seat, int(options.skip_forced), self.count if restart else 0,
        )  # fmt: skip

    def rows_call(self, w: Workspace, trial: Workspace, rows: Longs, begin: int = 0) -> Call:
        """Answering in these rows, or starting them, as a call for a worker thread; valid until `renew`."""
        game = self.setting.game
        bundles = SeatedBundles(game.rules, self.features.bundle, heuristic_bundle(game), current_score_bundle(game))
        arguments = (bundles, w, trial, self.arrays, self.seating, self.mode, self.key, rows, begin)
        if self._step_rows is None:
            self._step_rows = fast_call(step_rows, arguments)
        return self._step_rows, arguments

    def take(self, actions: Longs, skipped: npt.NDArray[np.bool_] | None = None) -> int:
        """Set one action per row; returns the first row with an illegal one that is not skipped, or NONE."""
        wrong = super().take(actions)
        if wrong == NONE or skipped is None or not skipped.any():
            return wrong
        kept = np.flatnonzero(~skipped)
        place = int(self._check(self.legal[kept], self.counts[kept], self.actions[kept]))
        return NONE if place == NONE else int(kept[place])

    def why_not(self, row: int, action: int) -> str:
        """Explain why an action of the seat to act is illegal."""
        return explain_illegal(
            self.settings[int(self.seating.editions[row])], self.states[row], int(self.seats[row]), action
        )

    def seed(self, seed: str, numbers: Any) -> None:
        """Set the series and the first match number of each row."""
        super().seed(seed, numbers)
        self.series = seed

    def waiting(self, rows: Longs) -> Longs:
        """Those of these rows in which an uncompiled bot is asked."""
        if self.uncompiled is None:
            return rows[:0]
        distances = (self.seats[rows] - self.seating.learners[rows]) % self.setting.players
        found: Longs = rows[(self.seats[rows] != NONE) & (self.seating.kinds[distances] == UNCOMPILED_BOT)]
        return found

    def ask_uncompiled(self, rows: Longs) -> None:
        """Set the actions of uncompiled bots in rows that wait for them."""
        assert self.uncompiled is not None
        for row in rows.tolist():
            seat, options = int(self.seats[row]), self.legal[row, : self.counts[row]].tolist()
            distance = (seat - int(self.seating.learners[row])) % self.setting.players
            self.actions[row] = self.uncompiled.choose(row, distance, self.match_of(row), seat, options)

    def match_of(self, row: int) -> Match:
        """The match of a row with all its answers so far; needs a log."""
        assert self.logged
        number, answered = int(self.numbers[row]), int(self.seating.answered[row])
        if answered == MAX_ANSWERS:
            raise UsageError(f"match {number} of the series {self.series!r} has more than {MAX_ANSWERS} answers")
        known, match = self._replayed.get(row, (NONE, None))
        if match is None or known != number or match.answer_count > answered:
            match = self._begun(row, number)
            self._replayed[row] = number, match
        for place in range(match.answer_count, answered):
            option = int(self.seating.log_options[row, place])
            match.answer(int(self.seating.log_seats[row, place]), match.setting.keys.key(match.s, option))
        return match

    def _begun(self, row: int, number: int) -> Match:
        setting, seed = self.settings[int(self.seating.editions[row])], f"{self.series}/{number}"
        if len(self.starts):
            return match_from(setting, self.starts[number % len(self.starts)], seed)
        return Match(setting, Start(seed, open_information=bool(self.open_information)))

    def names_of(self, row: int) -> list[str]:
        """The players of a row by seat, as records name them."""
        names, players = (LEARNER_NAME, *self.options.opponents), self.setting.players
        if len(names) == 1:
            names *= players
        return [names[(seat - int(self.seating.learners[row])) % players] for seat in range(players)]

    def end_matches(self, rows: Longs) -> None:
        """Notify uncompiled bots that the matches of these rows are over or were left."""
        if self.uncompiled is not None:
            for row in rows.tolist():
                self.uncompiled.end(row, self.match_of(row) if self.done[row] else None)

    def snapshot(self) -> dict[str, Any]:
        """Copy all arrays that change during play."""
        seated = {name: getattr(self.seating, name).copy() for name in SEATED}
        return {**super().snapshot(), "seated": seated, "series": self.series}

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Restore all matches from a snapshot of this or another process."""
        super().restore(snapshot)
        for name in SEATED:
            getattr(self.seating, name)[...] = snapshot["seated"][name]
        self.series = snapshot["series"]
