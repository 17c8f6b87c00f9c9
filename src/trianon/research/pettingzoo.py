"""PettingZoo environments: `env` (AEC, turn by turn) and `parallel_env`.

    environment = env(game="rokoko", players=4)
    environment.reset(seed=7)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()

An observation is a dict of `observation` (a flat array, or with `observation="dict"` its named parts) and
`action_mask`. In `parallel_env` there is one action more, the last one: to wait. An agent that is asked has real
options, every other one can only wait; at a secret question several are asked at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trianon.core.optional_deps import optional_import
from trianon.research.errors import UsageError, whole_number

optional_import("gymnasium", "research")
optional_import("pettingzoo", "research")

import numpy as np  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]  # noqa: E402

from trianon.core.features import Floats  # noqa: E402
from trianon.core.kernel.struct import NONE  # noqa: E402
from trianon.research.environments.match_env import MatchEnv, Observation  # noqa: E402

AFTER_RESET = {
    "agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards",
}  # fmt: skip
Stepped = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # fmt: skip
ILLEGAL = -1.0  # reward of an illegal action, as in PettingZoo's classic games


def env(game: str = "rokoko", players: int | None = None, **options: Any) -> raw_env:
    """Create an AEC environment that behaves as PettingZoo's classic games do; `raw_env` takes the same options.

    They are `edition` (an id, a file, or one that was loaded), `observation` ("flat" or "dict"), `reward` ("placing",
    "win", "points", "lead" or "outcome"), `open_information`, `observation_version` (1 or 2), `memory` (whether
    observations recall all that was learnt) and `render_mode` (None, "human", "ansi", "svg", "rgb_array" or "json"). An
    action that is not in the mask ends the match with a reward of -1 for its agent, and a step after the end is a
    warning; the raw environment raises errors instead that say what is wrong.
    """
    return raw_env(game, players, forgiving=True, **options)


class raw_env(MatchEnv, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """AEC environment: the agent to act is the first seat the match waits for."""

    def __init__(self, game: str = "rokoko", players: int | None = None, **options: Any) -> None:
        super().__init__(game, players, **options)
        self._observation, self._mask = self.matches.observations[0], self.matches.masks[0]

    def __getattr__(self, name: str) -> Any:
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset(), which begins a match")
        raise AttributeError(f"{type(self).__name__} has no attribute {name}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match: the first of a series with a seed, the next one without."""
        self.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.matches.seats[0]]
        self.render_human()

    def step(self, action: int | None) -> None:
        """Apply the action of the agent to act; an illegal one does not change the match."""
        self.check_begun("step")
        if not self.agents:
            self._after_the_end()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        if number is None or not (0 <= number < len(self._mask) and self._mask[number]):
            self._refuse(agent, action, number)
            return
        self._cumulative_rewards[agent] = 0.0
        self.apply(self.seat_of[agent], number)
        self.render_human()
        seat = int(self.matches.seats[0])
        if seat != NONE:
            self.agent_selection = self.possible_agents[seat]
            return
        for own, reward in enumerate(self.matches.rewards[0].tolist()):
            self.rewards[self.possible_agents[own]] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _after_the_end(self) -> None:
        if not self.forgiving:
            raise UsageError("the match is over: call reset() for the next one")
        EnvLogger.warn_step_after_terminated_truncated()

    def _refuse(self, agent: str, action: object, number: int | None) -> None:
        if number is None:
            reason = f"{agent} is asked and needs an action, a whole number, not {action!r}"
        else:
            reason = self.matches.why_not(0, number)
        if not self.forgiving or action is None:
            raise UsageError(reason)
        if number is None or not 0 <= number < len(self._mask):
            raise AssertionError(f"action is not in action space: {reason}")
        EnvLogger.warn_on_illegal_move()
        EnvLogger.get_logger().warning(reason)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """The current observation of an agent; its mask is empty unless it is to act."""
        self.check_begun("observe")
        self.check_agent(agent)
        if agent == self.agent_selection and not self.terminations[agent]:
            return self.observation_of(self.seat_of[agent], self._observation, self._mask.copy())
        self.matches.observe_all_seats(self.scratch, 0)
        seat = self.seat_of[agent]
        return self.observation_of(seat, self.matches.seat_observations[seat], np.zeros_like(self._mask))

    def state(self) -> Floats:
        """The observations of all seats, concatenated, for centralized training."""
        self.check_begun("state")
        self.matches.observe_all_seats(self.scratch, 0)
        return self.joint_observation()

    def option_features(self) -> tuple[Any, Floats]:
        """Legal options of the agent to act, and their features by row."""
        self.check_begun("option_features")
        _, options, features = self.matches.describe(self.scratch)
        return options, features


class parallel_env(MatchEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """Parallel environment: all asked agents answer at once, the others wait. It takes the options of `env`.

    With `forgiving` an illegal action ends the match with a reward of -1 for its agent instead of raising an error.
    """

    is_parallel = True

    def __init__(self, game: str = "rokoko", players: int | None = None, **options: Any) -> None:
        super().__init__(game, players, **options)
        self.wait = self.setting.game.numbering.size
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a match: the first of a series with a seed, the next one without."""
        self.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.render_human()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Apply the actions of all asked agents; if any is illegal, raises and changes nothing."""
        self.check_begun("step")
        if not self.agents:
            raise UsageError("the match is over: call reset() for the next one")
        answers, refused = self._checked(actions)
        if refused and not self.forgiving:
            agent, reason = next(iter(refused.items()))
            raise UsageError(f"{agent}: {reason}")
        if refused:
            return self._ended_by(refused)
        for seat, action in answers:
            self.apply(seat, action)
        self.render_human()
        over = bool(self.matches.seats[0] == NONE)
        live = self.agents
        rewards = dict(zip(live, self.matches.rewards[0].tolist() if over else [0.0] * len(live), strict=True))
        if over:
            self.agents = []
        return (
            self._seen(), rewards, dict.fromkeys(live, over), dict.fromkeys(live, False), {agent: {} for agent in live}
        )  # fmt: skip

    def _ended_by(self, refused: dict[str, str]) -> Stepped:
        """The last step of a match that illegal actions end."""
        for agent, reason in refused.items():
            EnvLogger.get_logger().warning(f"{agent}: {reason}")
        live, self.agents = self.agents, []
        rewards = {agent: ILLEGAL if agent in refused else 0.0 for agent in live}
        ended = dict.fromkeys(live, True)
        return self._seen(), rewards, ended, ended.copy(), {agent: {} for agent in live}

    def _checked(self, actions: dict[str, int]) -> tuple[list[tuple[int, int]], dict[str, str]]:
        """Answers by seat, and reasons against illegal actions by agent."""
        if not isinstance(actions, Mapping):
            raise UsageError(f"expected a dict with an action for each agent, not {actions!r}")
        unknown = [str(agent) for agent in actions if agent not in self.seat_of]
        if unknown:
            raise UsageError(f"there is no agent {', '.join(unknown)} (expected {', '.join(self.possible_agents)})")
        answers, refused = [], {}
        for seat, agent in enumerate(self.possible_agents):
            action = whole_number(actions.get(agent, self.wait))
            if action is None:
                raise UsageError(f"{agent}: an action is a whole number, not {actions[agent]!r}")
            if not (0 <= action <= self.wait and self.matches.seat_masks[seat, action]):
                refused[agent] = self._refusal(seat, action)
            elif action != self.wait:
                answers.append((seat, action))
        return answers, refused

    def _refusal(self, seat: int, action: int) -> str:
        if self.matches.seat_masks[seat, self.wait]:
            return f"is not asked and can only wait (action {self.wait})"
        if action == self.wait:
            return "is asked and cannot wait: an action is missing"
        self.matches.seats[0] = seat
        return self.matches.why_not(0, action)

    def _seen(self) -> dict[str, Observation]:
        self.matches.observe_all_seats(self.scratch, 0)
        masks = self.matches.seat_masks
        return {
            agent: self.observation_of(seat, self.matches.seat_observations[seat], masks[seat].copy())
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Floats:
        """The observations of all seats, concatenated."""
        self.check_begun("state")
        return self.joint_observation()
