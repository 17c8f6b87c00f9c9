"""The games in OpenSpiel: importing this module registers `trianon_GAME` for every installed game.

    import pyspiel
    import trianon.research.openspiel

    game = pyspiel.load_game("trianon_rokoko(players=3)")

Chance comes first: three chance nodes of 256 outcomes each choose which match of the series `seed` is played, and with
it every shuffle to come, which no player sees. Secret questions are asked one seat after the other; what is under seal
stays hidden, so the order makes no difference.
"""

from __future__ import annotations

from typing import Any

from trianon.core.optional_deps import optional_import

optional_import("pyspiel", "research")

import pyspiel  # noqa: E402

from trianon.core.editions.load import DEFAULT  # noqa: E402
from trianon.core.errors import TrianonError  # noqa: E402
from trianon.core.kernel.struct import NONE  # noqa: E402
from trianon.games import game_names, game_of  # noqa: E402
from trianon.research.environments.batch import setting_of  # noqa: E402
from trianon.research.environments.observer import Observer, PrivateObserver  # noqa: E402
from trianon.research.environments.rewards import MAX_POINTS, REWARDS  # noqa: E402
from trianon.research.environments.tracking import PositionTracker, TrackedPosition  # noqa: E402

DIGITS, BASE = 3, 256  # chance nodes, and outcomes per node
MAX_GAME_LENGTH = 3000  # answers; far beyond any match
OUTCOMES = [(digit, 1.0 / BASE) for digit in range(BASE)]
PARAMETERS: dict[str, Any] = {
    "edition": DEFAULT,
    "seed": 0,
    "reward": "placing",
    "open_information": False,
    "observation_version": 1,
}


def parameters(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {"players": game_of(name).usual_players, **PARAMETERS}


def game_type(name: str, reward: str = "placing") -> Any:
    """The OpenSpiel game type of a game."""
    game, kinds = game_of(name), pyspiel.GameType.Utility
    utility = kinds.ZERO_SUM if reward in ("placing", "win") else kinds.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"trianon_{name}",
        long_name=f"Trianon: {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(name),
    )


class TrianonGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game: a Trianon game with an edition and a player count."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = parameters(self.name) | (params or {})
        try:
            setting = setting_of(self.name, chosen["players"], chosen["edition"])
            self.tracker = PositionTracker(
                setting, str(chosen["seed"]), str(chosen["reward"]), bool(chosen["open_information"]),
                chosen["observation_version"],
            )  # fmt: skip
        except TrianonError as fault:
            raise pyspiel.SpielError(f"trianon_{self.name}: {fault}") from None
        points = self.tracker.reward not in (REWARDS["placing"], REWARDS["win"])
        most = MAX_POINTS if points else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.game.numbering.size,
            max_chance_outcomes=BASE,
            num_players=setting.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if points else 0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(game_type(self.name, str(chosen["reward"])), info, params or {})

    def new_initial_state(self) -> TrianonState:
        """The state before the first chance node."""
        return TrianonState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance nodes come at the beginning only."""
        return DIGITS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | PrivateObserver | None:
        """Create an observer for an observation type; None for unsupported ones."""
        if params:
            raise pyspiel.SpielError(f"trianon_{self.name}: observers take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (own or kind.public_info):
            return None
        if not kind.public_info:
            return PrivateObserver(self.tracker)
        return Observer(self.tracker, memory=kind.perfect_recall, own=own)


class TrianonState(pyspiel.State):  # type: ignore[misc]
    """A tracked position; before the match starts, the chance outcomes so far."""

    def __init__(self, game: TrianonGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()
        self.position: TrackedPosition | None = None

    @property
    def tracker(self) -> PositionTracker:
        """The tracker shared by all states of the game."""
        tracker: PositionTracker = self.get_game().tracker
        return tracker

    def current_player(self) -> int:
        """Chance, the first seat the match waits for, or TERMINAL."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.seat if self.position.seat != NONE else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.position is not None and self.position.seat == NONE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every digit of the match number, equally likely."""
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.tracker.legal(self.position, player)

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            try:
                self.tracker.answer(self.position, action)
            except TrianonError as fault:
                raise pyspiel.SpielError(str(fault)) from None
            return
        if not 0 <= action < BASE:
            raise pyspiel.SpielError(f"chance chooses a number from 0 to {BASE - 1}, not {action}")
        self.digits += (action,)
        if len(self.digits) == DIGITS:
            number = 0
            for digit in self.digits:
                number = number * BASE + digit
            self.position = self.tracker.begin(number)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"digit:{action}"
        return self.tracker.setting.keys.key(self.position.s[0], action)

    def returns(self) -> list[float]:
        """The rewards at the end; zeros before."""
        if self.position is None or self.position.seat != NONE:
            return [0.0] * self.tracker.setting.players
        return self.tracker.rewards(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> TrianonState:
        """Sample a state that the player cannot tell from this one; `sampler` supplies the randomness."""
        if not 0 <= player < self.tracker.setting.players:
            raise pyspiel.SpielError(
                f"there is no player {player}: they are numbered 0 to {self.tracker.setting.players - 1}"
            )
        sampled: TrianonState = self.clone()
        if sampled.position is not None:
            self.tracker.resample(sampled.position, player, [int(sampler() * (1 << 32)) for _ in range(4)])
        return sampled

    def __str__(self) -> str:
        name = self.tracker.setting.game.name
        if self.position is None:
            return f"{name}, match {'.'.join(map(str, self.digits)) or 'not chosen yet'}"
        return f"{name}, {self.tracker.summary(self.position)}"


def _register(name: str) -> None:
    game = type(f"Trianon{name.title()}", (TrianonGame,), {"name": name, "__doc__": f"{name.title()} in OpenSpiel."})
    game.__module__ = __name__
    globals()[game.__name__] = game  # pickle finds the class by this name
    pyspiel.register_game(game_type(name), game)


for _name in game_names():
    _register(_name)
