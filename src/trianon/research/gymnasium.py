"""Gymnasium environments for one learner against opponents; importing this module registers one for every game.

    import gymnasium
    import trianon.research.gymnasium

    env = gymnasium.make("Trianon/Rokoko-v0", opponents="thumb")
    matches = gymnasium.make_vec("Trianon/Rokoko-v0", num_envs=64, opponents=["thumb", "random", "search:50"])

Without the import, `gymnasium.make("trianon.research.gymnasium:Trianon/Rokoko-v0")` does both.
"""

from collections.abc import Sequence
from typing import Any

from trianon.core.optional_deps import optional_import
from trianon.research.errors import UsageError

optional_import("gymnasium", "research")

import gymnasium as gym  # noqa: E402
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

from trianon.core.features import Floats, Layout  # noqa: E402
from trianon.core.match import Match, Start  # noqa: E402
from trianon.games import game_names  # noqa: E402
from trianon.research.environments.batch import setting_of  # noqa: E402
from trianon.research.environments.starts import match_to_begin  # noqa: E402
from trianon.research.rendering import FPS, checked_mode, render_modes, rendered  # noqa: E402
from trianon.research.vector import VectorMatches, make  # noqa: E402

NAMESPACE, VERSION = "Trianon", 0
RAISE, END = "raise", "end"  # what an illegal action does
LEARNER_OPTIONS = (
    "edition", "observation_version", "open_information", "positions", "records", "reward", "seat", "shaping",
    "skip_forced",
)  # fmt: skip


class LearnerEnv(gym.Env[Floats, np.int64]):
    """One match after the other, from the seat of a learner; opponents play between two steps.

    `illegal` is "raise", or "end": an illegal action then ends the match with a reward of -1. The other options are
    those of `trianon.research.vector.make`.
    """

    metadata = {"render_modes": render_modes(), "render_fps": FPS}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "thumb",
        players: int | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in (RAISE, END):
            raise UsageError(f'an illegal action may "{RAISE}" or "{END}", not {illegal!r}')
        unknown = [name for name in options if name not in LEARNER_OPTIONS]
        if unknown:
            raise UsageError(f"there is no option {unknown[0]!r} (expected {', '.join(LEARNER_OPTIONS)})")
        count = players_of(game, opponents, players)
        self.matches = make(game, count, 1, opponents=opponents, autoreset=AutoresetMode.DISABLED, **options)
        self.illegal, self.render_mode = illegal, checked_mode(render_mode)
        self.observation_space = self.matches.single_observation_space
        self.action_space = self.matches.single_action_space
        self.series: str | None = None
        self.number = 0
        self._seat = 0
        self._mask: npt.NDArray[np.int8] = np.zeros(self.matches.setting.game.numbering.size, np.int8)

    @property
    def observation_layout(self) -> Layout:
        """The named parts of an observation."""
        return self.matches.observation_layout

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Start match 0 of series `seed`, the next one without a seed, or `options["number"]`."""
        series, number = match_to_begin(seed, options, self.series, self.number)
        super().reset(seed=seed)
        observations, infos = self.matches.begin_at(series, number)
        self.series, self.number = series, number
        info = self._info(infos)
        self._render_human()
        return observations[0], info

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Apply the learner's action and play on until it must decide again or the match is over."""
        if self.illegal == END and self.series is not None and not self._is_legal(action):
            observation = self.matches.observations_now()[0]
            return observation, -1.0, True, False, {"action_mask": self._mask * 0, "illegal": True}
        observations, rewards, ended, _, infos = self.matches.step(np.array([action]))
        info = self._info(infos)
        self._render_human()
        return observations[0], float(rewards[0]), bool(ended[0]), False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self._mask.astype(np.bool_)

    def position(self) -> Match:
        """The match as it stands, for texts, reasons and views."""
        return Match(self.matches.setting, Start("table"), position=self.matches.state_of(0))

    def render(self) -> Any:
        """The table as the learner sees it, in the form of the render mode; None without one and with `human`."""
        if self.render_mode is None or self.series is None:
            return None
        return rendered(self.position(), self.render_mode, self._seat)

    def _render_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """End the opponents."""
        self.matches.close()

    def _is_legal(self, action: Any) -> bool:
        return 0 <= int(action) < len(self._mask) and bool(self._mask[int(action)])

    def _info(self, infos: dict[str, Any]) -> dict[str, Any]:
        self._mask, self._seat = infos["action_mask"][0], int(infos["seat"][0])
        final = infos.get("final_info", {})
        ended = {name: final[name][0] for name in ("points", "placings") if name in final}
        kept = ("seat", "number", "action_mask", "rewards", "edition")
        return {**{name: infos[name][0] for name in kept if name in infos}, **ended}


def players_of(game: str, opponents: str | Sequence[str] | None, players: int | None) -> int:
    """The number of players: as given, one more than a list of opponents, or the fewest that the game takes."""
    if players is not None:
        return players
    if opponents is not None and not isinstance(opponents, str):
        return len(opponents) + 1
    return setting_of(game, None).game.seats[0]


def make_learners(
    num_envs: int, game: str, opponents: str | Sequence[str] = "thumb", players: int | None = None, **options: Any
) -> VectorMatches:
    """`vector.make` for `gymnasium.make_vec`."""
    options.pop("render_mode", None)
    return make(game, players_of(game, opponents, players), num_envs, opponents=opponents, **options)


def id_of(game: str) -> str:
    """The id of a game's environment."""
    return f"{NAMESPACE}/{game.title().replace('-', '').replace('_', '')}-v{VERSION}"


for _name in game_names():
    gym.register(
        id_of(_name),
        entry_point=f"{__name__}:LearnerEnv",
        vector_entry_point=f"{__name__}:make_learners",
        kwargs={"game": _name},
    )
