"""Base of the PettingZoo environments: one match with its seats as agents."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np

from trianon.core.editions.edition import Edition
from trianon.core.features import Floats, Layout
from trianon.core.match import Match, Start
from trianon.research.environments.batch import MatchBatch, setting_of
from trianon.research.environments.spaces import observation_space, space_of_parts
from trianon.research.environments.starts import match_to_begin
from trianon.research.environments.tracking import PositionTracker, TrackedPosition
from trianon.research.errors import UsageError, checked_bool
from trianon.research.rendering import FPS, checked_mode, render_modes, rendered

FORMS = ("flat", "dict")
IGNORED_OPTION = "options"  # of reset(): PettingZoo's own tests give one of this name
PROGRESS = (
    "series", "number", "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations",
    "infos", "_skip_agent_selection", "tracked",
)  # fmt: skip
Observation = dict[str, Any]


class MatchEnv:
    """One match with agents, spaces and seeding; with `forgiving` an illegal action ends it instead of raising."""

    is_parallel = False  # whether all seats answer at once, with one action more: to wait

    def __init__(
        self,
        game: str = "rokoko",
        players: int | None = None,
        edition: str | Path | Edition | None = None,
        observation: str = "flat",
        reward: str = "placing",
        open_information: bool = False,
        observation_version: int = 1,
        memory: bool = False,
        render_mode: str | None = None,
        *,
        forgiving: bool = False,
    ) -> None:
        if observation not in FORMS:
            raise UsageError(f'there is no observation "{observation}" (expected {" or ".join(FORMS)})')
        self.setting = setting_of(game, players, edition)
        self.made = {
            "game": game, "players": self.setting.players, "edition": self.setting.edition, "observation": observation,
            "reward": reward, "open_information": open_information,
            "observation_version": observation_version, "memory": memory, "render_mode": render_mode,
            "forgiving": forgiving,
        }  # fmt: skip
        self.forgiving = forgiving
        self.metadata = {
            "name": f"trianon_{self.setting.game.name}{'_parallel' if self.is_parallel else ''}_v0",
            "render_modes": render_modes(), "render_fps": FPS, "is_parallelizable": self.is_parallel,
        }  # fmt: skip
        self.matches = MatchBatch(self.setting, 1, reward, open_information, observation_version)
        self.tracker: PositionTracker | None = None
        if checked_bool("memory", memory):
            self.tracker = PositionTracker(self.setting, "", reward, bool(open_information), observation_version)
        self.tracked: TrackedPosition | None = None
        self.scratch = self.setting.workspace()
        self.render_mode, self.in_parts = checked_mode(render_mode), observation == "dict"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        seen = observation_space(self.setting.game, self.observation_layout)
        low, high = (np.tile(bound, self.setting.players) for bound in (seen.low, seen.high))
        self.state_space = gym.spaces.Box(low, high, dtype=np.float32)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.series: str | None = None
        self.number = 0
        actions = self.setting.game.numbering.size + int(self.is_parallel)
        self._spaces = {agent: self._spaces_for(actions) for agent in self.possible_agents}

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles continue from the same point of the match."""
        progress = {name: deepcopy(vars(self)[name]) for name in PROGRESS if name in vars(self)}
        return {"made": self.made, "progress": progress, "matches": self.matches.snapshot()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        vars(self).update(state["progress"])
        self.matches.restore(state["matches"])

    @property
    def observation_layout(self) -> Layout:
        """The named parts of an observation."""
        return self.matches.features.observation if self.tracker is None else self.tracker.infostate_layout

    @property
    def option_layout(self) -> Layout:
        """The named parts of an option's features."""
        return self.matches.features.option

    def _spaces_for(self, actions: int) -> tuple[gym.spaces.Dict, gym.spaces.Discrete]:
        """The spaces of one seat with so many actions."""
        seen = (space_of_parts if self.in_parts else observation_space)(self.setting.game, self.observation_layout)
        mask = gym.spaces.Box(0, 1, (actions,), np.int8)
        return gym.spaces.Dict({"observation": seen, "action_mask": mask}), gym.spaces.Discrete(actions)

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Start a match: number 0 of series `seed`, the next one without a seed, or `options["number"]`."""
        self.series, self.number = match_to_begin(seed, options, self.series, self.number, IGNORED_OPTION)
        self.matches.seed(self.series, [self.number])
        self.matches.begin(self.scratch, 0, 1)
        if self.tracker is not None:
            self.tracked = self.tracker.begin(self.number, self.series)

    def apply(self, seat: int, action: int) -> None:
        """Apply a legal action of a seat."""
        self.matches.seats[0] = seat
        self.matches.actions[0] = action
        self.matches.step(self.scratch, 0, 1)
        if self.tracker is not None and self.tracked is not None:
            self.tracked.seat = seat
            self.tracker.answer(self.tracked, action)

    def observation_space(self, agent: str) -> gym.spaces.Dict:
        """The observation space, the same for all agents."""
        self.check_agent(agent)
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gym.spaces.Discrete:
        """All option numbers of the game, in `parallel_env` followed by the action `wait`; masks have the legal."""
        self.check_agent(agent)
        return self._spaces[agent][1]

    def check_agent(self, agent: str) -> None:
        """Raise KeyError for an unknown agent, as PettingZoo does."""
        if agent not in self.seat_of:
            raise KeyError(f"there is no agent {agent!r} (expected {', '.join(self.possible_agents)})")

    def check_begun(self, call: str) -> None:
        """Raise AssertionError before the first reset(), as PettingZoo does."""
        if self.series is None:
            raise AssertionError(f"reset() needs to be called before {call}")

    def observation_of(self, seat: int, flat: Floats, mask: Any) -> Observation:
        """The observation of an agent, flat or as a dict; `flat` is the one without memory."""
        seen = self.with_memory(seat, flat)
        return {"observation": self.observation_layout.split(seen) if self.in_parts else seen, "action_mask": mask}

    def with_memory(self, seat: int, flat: Floats) -> Floats:
        """A copy of an observation; with memory, all that the seat has learnt."""
        if self.tracker is None or self.tracked is None:
            return flat.copy()
        seen = np.zeros(self.tracker.infostate_layout.size, np.float32)
        self.tracker.observe(self.tracked, seat, seen, memory=True)
        return seen

    def joint_observation(self) -> Floats:
        """The observations of all seats, concatenated; `seat_observations` are those of now."""
        return np.concatenate(
            [self.with_memory(seat, seen) for seat, seen in enumerate(self.matches.seat_observations)]
        )

    def position(self) -> Match:
        """The current match, for texts, reasons and views."""
        return Match(self.setting, Start("table"), position=self.matches.states[0])

    def key_of(self, action: int) -> str:
        """The text key of an action, such as `hire:2c`."""
        return self.setting.keys.key(self.matches.states[0], int(action))

    def render(self) -> Any:
        """The table as a spectator sees it, in the form of the render mode; None without one and with `human`."""
        if self.render_mode is None:
            return None
        self.check_begun("render")
        return rendered(self.position(), self.render_mode)

    def render_human(self) -> None:
        """Render after every change in the mode `human`, as Gymnasium and PettingZoo do."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
