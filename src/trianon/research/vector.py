"""Gymnasium vector environment: many matches in numpy arrays, stepped by one compiled call.

    matches = make("rokoko", players=4, n=256, seed=7)  # the settings are those of `VectorSettings`
    observations, infos = matches.reset()
    observations, rewards, terminations, truncations, infos = matches.step(actions)

Row i belongs to match i. Its observation, its mask `infos["action_mask"]` and its action are those of the seat to act,
`infos["seat"]`. With `opponents` that seat is always the learner's: bots play the others between two steps.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from trianon.core.optional_deps import optional_import
from trianon.research.errors import UsageError, checked_int, series_of

optional_import("gymnasium", "research")

import gymnasium as gym  # noqa: E402
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

from trianon.core.features import Floats, Layout  # noqa: E402
from trianon.core.kernel.struct import NONE, Longs, Shorts  # noqa: E402
from trianon.core.match import Match  # noqa: E402
from trianon.research.environments.lookahead import LookAhead  # noqa: E402
from trianon.research.environments.seated_batch import SeatedBatch  # noqa: E402
from trianon.research.environments.spaces import observation_space  # noqa: E402
from trianon.research.environments.starts import check_editions, settings_of, states_of  # noqa: E402
from trianon.research.environments.stepper import EndedMatches, MatchStepper  # noqa: E402
from trianon.research.vector_settings import VectorSettings  # noqa: E402

MAX_MATCHES = 1_000_000
RESET_MASK = "reset_mask"  # as Gymnasium names it


class OptionBatch(NamedTuple):
    """Legal options of all matches, concatenated: those of match i are at offsets[i] to offsets[i + 1]."""

    offsets: Longs
    options: Shorts
    features: Floats


class VectorMatches(VectorEnv[Floats, Any, Any]):
    """A vector of matches; created by `make`."""

    def __init__(self, batch: SeatedBatch, settings: VectorSettings) -> None:
        autoreset = settings.autoreset_mode
        self.setting, self.num_envs, self.series = batch.setting, batch.count, str(settings.seed)
        self._settings, self._matches, self.autoreset_mode = settings, batch, autoreset
        self._stepper = MatchStepper(
            batch, settings.threads, autoreset == AutoresetMode.SAME_STEP, settings.record_folder
        )
        self._describe, self._copy = settings.describe, settings.copy
        self._finished = np.zeros(batch.count, np.bool_)  # rows that wait for a reset
        self._ready = False
        self.metadata = {"autoreset_mode": autoreset, "render_modes": []}
        self.single_observation_space = observation_space(self.setting.game, batch.features.observation)
        self.single_action_space = gym.spaces.Discrete(batch.setting.game.numbering.size)
        self.observation_space = gym.vector.utils.batch_space(self.single_observation_space, batch.count)
        self.action_space = gym.vector.utils.batch_space(self.single_action_space, batch.count)

    @property
    def observation_layout(self) -> Layout:
        """The named parts of an observation."""
        return self._matches.features.observation

    @property
    def option_layout(self) -> Layout:
        """The named parts of an option's features."""
        return self._matches.features.option

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Start match i of the series in row i; a seed selects another series.

        `options={"reset_mask": rows}` starts the next matches of some rows alone, as a boolean array says.
        """
        self._check_open()
        mask = self._checked_reset_mask(options)
        if mask is not None:
            self._check_begun("reset")
            if seed is not None:
                raise UsageError("a seed selects a series for all matches: leave it out beside a reset_mask")
            return self._reset_rows(mask)
        return self.begin_at(self.series if seed is None else series_of(seed), 0)

    def begin_at(self, series: str, number: int) -> tuple[Floats, dict[str, Any]]:
        """Start the matches of a series from a number on, one in each row."""
        self._check_open()
        self.series = series
        if self._copy:
            self._matches.renew()
        if self._ready:
            self._matches.end_matches(self._stepper.rows)
        self._matches.done[:] = self._finished[:] = False
        self._matches.seed(self.series, number + np.arange(self.num_envs))
        self._stepper.chance, self._stepper.drawn = int(self._matches.key[0]) | 1, 0
        self._stepper.begin(self._stepper.rows)
        self._ready = True
        return self._matches.observations, self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Floats, Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Apply one action per match; if any is illegal, raises and changes nothing."""
        self._check_begun("step")
        live = self._set_actions(actions)
        if self._copy:
            self._matches.renew()
        again, matches = np.flatnonzero(self._finished), self._matches
        result = self._stepper.step(live, self._copy)
        if len(again):  # those that ended one step ago
            self._stepper.restart_rows(again)
        self._finished = result.ended.copy() if self.autoreset_mode != AutoresetMode.SAME_STEP else self._finished
        infos = self._infos()
        infos["rewards"] = self._copied(matches.rewards)
        if result.ended.any():
            self._add_ended(infos, result)
        ended, cut = result.ended, np.zeros(self.num_envs, np.bool_)
        return matches.observations, matches.seating.step_rewards.copy(), ended, cut, infos

    def _add_ended(self, infos: dict[str, Any], result: EndedMatches) -> None:
        """Describe ended matches, as Gymnasium names it."""
        matches, ended = self._matches, result.ended
        about = {
            "seat": result.seats,
            "number": result.numbers,
            "rewards": matches.rewards.copy(),
            "points": matches.seating.points.copy(),
            "placings": matches.seating.placings.copy(),
        }
        infos["final_info"] = {**about, **{f"_{name}": ended.copy() for name in about}}
        infos["_final_info"] = ended.copy()
        observations = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            observations[row] = result.observations[row].copy()
        infos["final_obs"], infos["_final_obs"] = observations, ended.copy()

    def sample(self) -> Longs:
        """A random legal action per match, reproducible by series."""
        self._check_begun("sample")
        return self._stepper.sample()

    def advise(self) -> Longs:
        """The action of the heuristic per match, reproducible by series."""
        self._check_begun("advise")
        return self._stepper.advise()

    def describe(self) -> OptionBatch:
        """Legal options of every match with their features."""
        self._check_begun("describe")
        return OptionBatch(*self._stepper.describe())

    def look_ahead(self) -> LookAhead:
        """What the seat to act would see after each legal option.

        Each is tried in a world sampled from the seat's view, so nothing hidden shows; another call samples others.
        """
        self._check_begun("look_ahead")
        return self._stepper.look_ahead()

    def observations_now(self) -> Floats:
        """A copy of the present observations."""
        self._check_begun("observations_now")
        return self._matches.observations.copy()

    def state_of(self, row: int) -> Any:
        """The complete state of a match, hidden parts included."""
        self._check_begun("state_of")
        return self._matches.states[checked_int("a row", row, 0, self.num_envs - 1)]

    def match_of(self, row: int) -> Match:
        """The match of a row with all its answers so far; needs `records` or opponents that are not compiled."""
        self._check_begun("match_of")
        if not self._matches.logged:
            raise UsageError("answers are kept only with records=FOLDER or with opponents that are not compiled")
        return self._matches.match_of(checked_int("a row", row, 0, self.num_envs - 1))

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads and the opponents."""
        self._stepper.close()

    def _reset_rows(self, mask: npt.NDArray[np.bool_]) -> tuple[Floats, dict[str, Any]]:
        matches = self._matches
        if self._copy:  # what was handed out does not change
            matches.observations, matches.masks = matches.observations.copy(), matches.masks.copy()
        matches.done[:] = self._finished
        self._stepper.restart_rows(np.flatnonzero(mask))
        self._finished &= ~mask
        return matches.observations, self._infos()

    def _checked_reset_mask(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_] | None:
        if not isinstance(options, dict | None):
            raise UsageError(f'the options of reset() are a dict such as {{"{RESET_MASK}": rows}}, not {options!r}')
        unknown = [name for name in options or {} if name != RESET_MASK]
        if unknown:
            raise UsageError(f"reset() knows no option {unknown[0]!r} (expected {RESET_MASK})")
        if not options:
            return None
        mask = options[RESET_MASK]
        if (
            not isinstance(mask, np.ndarray)
            or mask.dtype != np.bool_
            or mask.shape != (self.num_envs,)
            or not mask.any()
        ):
            raise UsageError(
                f"a {RESET_MASK} is an array of {self.num_envs} bools, at least one of them True, not {mask!r}"
            )
        return mask

    def _check_open(self) -> None:
        if self.closed:
            raise gym.error.ClosedEnvironmentError("these matches are closed: make new ones")

    def _check_begun(self, call: str) -> None:
        self._check_open()
        if not self._ready:
            raise gym.error.ResetNeeded(f"the matches have not begun: call reset() before {call}()")

    def _set_actions(self, actions: npt.ArrayLike) -> Longs:
        """Check the actions of a step and set them; returns the rows that are stepped."""
        try:
            given = np.asarray(actions)
        except ValueError:
            raise UsageError(f"expected {self.num_envs} whole numbers, one action for each match") from None
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise UsageError(
                f"expected {self.num_envs} whole numbers, one action for each match, "
                f"not an array of shape {given.shape} and type {given.dtype}"
            )
        over = np.flatnonzero(self._finished)
        if len(over) and self.autoreset_mode == AutoresetMode.DISABLED:
            raise UsageError(
                f'match {over[0]} is over: begin the next one by reset(options={{"{RESET_MASK}": terminations}})'
            )
        wrong = self._matches.take(given, self._finished)
        if wrong != NONE:
            raise UsageError(f"match {wrong}: {self._matches.why_not(wrong, int(given[wrong]))}")
        return np.flatnonzero(~self._finished) if len(over) else self._stepper.rows

    def _copied(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        matches = self._matches
        infos = {
            "seat": self._copied(matches.seats),
            "action_mask": matches.masks,
            "number": self._copied(matches.numbers),
        }
        if len(matches.settings) > 1:
            infos["edition"] = self._copied(matches.seating.editions)
        if self._describe:
            infos["options"] = self.describe()
        return infos

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles continue from the same point; uncompiled opponents begin anew in them."""
        progress = {"series": self.series, "_finished": self._finished, "_ready": self._ready, "closed": self.closed}
        random = {"chance": self._stepper.chance, "drawn": self._stepper.drawn}
        made = self.setting.game.name, self.setting.players, self.num_envs, self._settings
        return _restored, (made, progress, random, self._matches.snapshot())


def _restored(
    made: tuple[str, int, int, VectorSettings],
    progress: dict[str, Any],
    random: dict[str, int],
    snapshot: dict[str, Any],
) -> VectorMatches:
    matches = make(*made)
    vars(matches).update(progress)
    vars(matches._stepper).update(random)
    matches._matches.restore(snapshot)
    return matches


def make(game: str, players: int, n: int, settings: VectorSettings | None = None, **changes: Any) -> VectorMatches:
    """Create a vector of `n` matches of a game; `changes` are single settings, as in `make("rokoko", 4, 64, seed=7)`.

    Row i plays the matches i, i + n, i + 2 n, … of the series `seed`, independent of the number of threads.
    """
    n = checked_int("n, the number of matches side by side,", n, 1, MAX_MATCHES)
    chosen = replace(settings or VectorSettings(), **changes)
    threads = checked_int("threads", chosen.threads, 1, n)
    seed = series_of(np.random.SeedSequence().entropy if chosen.seed is None else chosen.seed)
    chosen = replace(chosen, seed=seed, threads=threads)
    editions = settings_of(game, players, chosen.edition)
    starts = states_of(chosen.positions, editions[0])
    check_editions(editions, starts)
    batch = SeatedBatch(
        editions, n, chosen.seated(editions[0].players), starts, reward=chosen.reward,
        open_information=chosen.open_information, observation_version=chosen.observation_version,
    )  # fmt: skip
    if chosen.record_folder is not None:
        chosen.record_folder.mkdir(parents=True, exist_ok=True)
    return VectorMatches(batch, chosen)
