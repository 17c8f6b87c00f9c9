"""A batch of matches in numpy arrays, stepped by one compiled call; the base of all environments."""

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import DEFAULT, load_edition
from trianon.core.errors import FaultyFile, TrianonError
from trianon.core.feature_functions import features_of
from trianon.core.features import Floats
from trianon.core.game import Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.options import MAX_OPTIONS, Options
from trianon.core.kernel.reasons import unpack
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE, Longs, Shorts, raw, zero, zeros
from trianon.games import game_names, game_of
from trianon.research.compiling import log_compilation
from trianon.research.environments.loops import (
    Batch,
    begin_all,
    describe_all,
    first_illegal,
    observe_all_seats,
    step_all,
)
from trianon.research.environments.rewards import reward_code
from trianon.research.environments.threads import Call
from trianon.research.errors import UsageError, checked_bool, checked_int, checked_version
from trianon.texts import Texts
from trianon.texts.faults import faults_text

SHOWN = 6  # legal options listed in an error


def setting_of(game: str, players: int | None, edition: str | Path | Edition | None = None) -> Setting:
    """The setting of a game: player count (None: the usual one), and an edition given by id, file or object."""
    if not isinstance(game, str):
        raise UsageError(f"a game is known by its name ({', '.join(game_names())}), not by {game!r}")
    if not isinstance(edition, str | PathLike | Edition | None):
        raise UsageError(f"an edition is known by its id or its file, or was loaded; it is not {edition!r}")
    try:
        chosen = game_of(game)
        players = chosen.usual_players if players is None else players
        players = checked_int(f"the number of players of {game}", players, chosen.seats[0], chosen.seats[-1])
        loaded = edition if isinstance(edition, Edition) else load_edition(chosen.schema, edition or DEFAULT)
        if loaded.game != chosen.name:
            raise UsageError(f"the edition {loaded.id} is for {loaded.game}, not for {chosen.name}")
        log_compilation(chosen.name)
        return chosen.setting(loaded, players)
    except UsageError:
        raise
    except TrianonError as fault:
        raise UsageError(faults_text(fault, "en") if isinstance(fault, FaultyFile) else str(fault)) from None


class BatchArrays:
    """The arrays of a batch of matches of one setting, a row for each match."""

    kept: tuple[str, ...] = (
        "s_rows", "key", "numbers", "seats", "counts", "legal", "observations", "final_observations", "masks",
        "rewards", "done",
    )  # fmt: skip # what changes during play

    def __init__(
        self,
        setting: Setting,
        count: int,
        reward: str = "placing",
        open_information: bool = False,
        observation_version: int = 1,
    ) -> None:
        game, features = setting.game, features_of(setting.game, checked_version(observation_version))
        self.setting, self.count, self.features = setting, count, features
        self.reward = reward_code(reward)
        self.open_information = int(checked_bool("open_information", open_information))
        self.states = zeros(game.state, count)
        self.s_rows = raw(self.states)
        self.key = np.zeros(4, np.int64)
        self.numbers = np.zeros(count, np.int64)
        self.seats = np.full(count, NONE, np.int8)
        self.counts = np.zeros(count, np.int16)
        self.legal = np.zeros((count, MAX_OPTIONS), np.int16)  # the first `counts[i]` of row i are valid
        self.actions = np.zeros(count, np.int64)
        self.observations = np.zeros((count, features.observation.size), np.float32)
        self.final_observations = np.zeros((count, features.observation.size), np.float32)
        self.masks = np.zeros((count, game.numbering.size), np.int8)
        self.rewards = np.zeros((count, setting.players), np.float32)
        self.done = np.zeros(count, np.bool_)
        self._describe: Callable[..., Any] | None = None  # compiled on first use
        self._check = fast_call(first_illegal, (self.legal, self.counts, self.actions))

    def take(self, actions: Longs) -> int:
        """Set one action per row for the next step; returns the first row with an illegal one, or NONE."""
        self.actions[:] = actions
        return int(self._check(self.legal, self.counts, self.actions))

    def seed(self, seed: str, numbers: npt.ArrayLike) -> None:
        """Set the series and the first match number of each row."""
        self.key[:] = key_of(seed)
        self.numbers[:] = numbers

    def snapshot(self) -> dict[str, npt.NDArray[Any]]:
        """Copy all arrays that change during play."""
        return {name: getattr(self, name).copy() for name in self.kept}

    def restore(self, snapshot: dict[str, npt.NDArray[Any]]) -> None:
        """Restore all matches from a snapshot of this or another process."""
        for name in self.kept:
            getattr(self, name)[...] = snapshot[name]

    def renew(self) -> None:
        """Allocate new observation and mask arrays, so that those handed out stay unchanged."""
        self.observations, self.masks = np.empty_like(self.observations), np.empty_like(self.masks)

    @property
    def arrays(self) -> Batch:
        """The arrays of all rows, as compiled loops take them; valid until `renew`."""
        return Batch(
            self.states, self.s_rows, self.numbers, self.seats, self.counts, self.legal, self.actions,
            self.observations, self.masks, self.rewards, self.done, self.final_observations,
        )  # fmt: skip

    def describe(self, scratch: Workspace) -> tuple[Longs, Shorts, Floats]:
        """Legal options of all rows: offsets, option numbers and features."""
        ((function, arguments),), described = self.describe_calls([(0, self.count, scratch)])
        function(*arguments)
        return described

    def describe_calls(
        self, chunks: list[tuple[int, int, Workspace]]
    ) -> tuple[list[Call], tuple[Longs, Shorts, Floats]]:
        """`describe` as one call per thread, and the arrays they fill."""
        asked = self.seats != NONE
        offsets = np.concatenate([[0], np.cumsum(np.where(asked, self.counts, 0))]).astype(np.int64)
        ids = np.zeros(offsets[-1], np.int16)
        features = np.zeros((offsets[-1], self.features.option.size), np.float32)
        every = [
            (self.setting.game.rules, self.features.bundle, w, self.arrays, first, last, offsets, ids, features)
            for first, last, w in chunks
        ]
        if self._describe is None:
            self._describe = fast_call(describe_all, every[0])
        return [(self._describe, arguments) for arguments in every], (offsets, ids, features)


class MatchBatch(BatchArrays):
    """A batch of matches in which every seat is the caller's.

    Match k of the series `seed` is the match that `trianon.core.match.Match` plays with the seed `seed/k`.
    """

    kept = (*BatchArrays.kept, "seat_observations", "seat_masks")

    def __init__(self, setting: Setting, count: int, *options: Any, **named: Any) -> None:
        super().__init__(setting, count, *options, **named)
        self.seat_observations = np.zeros((setting.players, self.features.observation.size), np.float32)
        self.seat_masks = np.zeros((setting.players, setting.game.numbering.size + 1), np.int8)
        scratch = setting.workspace()
        self._begin = fast_call(begin_all, self._begin_arguments(scratch, 0, self.count))
        self._step = fast_call(step_all, self._step_arguments(scratch, 0, self.count))
        self._observe_all = fast_call(observe_all_seats, self._observe_all_arguments(scratch, 0))

    def begin(self, scratch: Workspace, first: int, last: int) -> None:
        """Start the matches of these rows."""
        self._begin(*self._begin_arguments(scratch, first, last))

    def step(self, scratch: Workspace, first: int, last: int) -> None:
        """Apply the legal answers in `actions` to these rows."""
        self._step(*self._step_arguments(scratch, first, last))

    def observe_all_seats(self, scratch: Workspace, row: int) -> None:
        """Fill `seat_observations` and `seat_masks` with the observations and masks of all seats of a match."""
        self._observe_all(*self._observe_all_arguments(scratch, row))

    def why_not(self, row: int, action: int) -> str:
        """Explain why an action of the seat to act is illegal."""
        return explain_illegal(self.setting, self.states[row], int(self.seats[row]), action)

    def _begin_arguments(self, w: Workspace, first: int, last: int) -> tuple[Any, ...]:
        rules, features, players = self.setting.game.rules, self.features.bundle, self.setting.players
        return rules, features, w, self.arrays, players, self.open_information, self.key, first, last

    def _step_arguments(self, w: Workspace, first: int, last: int) -> tuple[Any, ...]:
        rules, features = self.setting.game.rules, self.features.bundle
        return rules, features, w, self.arrays, self.setting.players, self.reward, first, last

    def _observe_all_arguments(self, w: Workspace, row: int) -> tuple[Any, ...]:
        s, ids = self.states[row : row + 1], w.o["ids"][0]
        return (self.setting.game.rules, self.features.bundle, w, s, ids, self.seat_observations, self.seat_masks)


def explain_illegal(setting: Setting, s: Any, seat: int, action: int) -> str:
    """Explain why an action is illegal, and list legal ones."""
    game = setting.game
    if not 0 <= action < game.numbering.size:
        return f"there is no option {action}: they are numbered 0 to {game.numbering.size - 1}"
    o = zero(Options)
    game.legal(s, setting.t, o, seat)
    legal = [f"{number} ({setting.keys.key(s, number)})" for number in o.ids[: o.count].tolist()]
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    found, texts = unpack(game.meanings, int(game.why(s, setting.t, seat, action))), Texts("en", game.name)
    reasons = "; ".join(
        texts.text(f"reason-{each.text}", missing=missing) + f" ({each.rule})" for each, missing in found
    )
    return (
        f"option {action} ({setting.keys.key(s, action)}) is not legal for seat {seat + 1} now: "
        f"{reasons}; legal are {', '.join(legal[:SHOWN])}{more}"
    )
