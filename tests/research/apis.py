"""The research APIs behind one interface: one match of a series, decision by decision."""

from typing import Any, NamedTuple

import numpy as np
import pyspiel

from tests.research.playing import chosen
from trianon.core.feature_functions import observation_of
from trianon.core.match import Match, Start
from trianon.research import openspiel, vector
from trianon.research.gymnasium import LearnerEnv
from trianon.research.pettingzoo import parallel_env, raw_env
from trianon.viewing.settings import reference_setting

SEED = 11
NUMBER = 5  # of the match in its series


class Decision(NamedTuple):
    """The seat to act, its legal options and its observation."""

    seat: int
    legal: tuple[int, ...]
    seen: bytes


class DrivenMatch:
    """A match through one API; `rewards` are those of its end."""

    over = False
    rewards: list[float]

    def now(self) -> Decision:
        """What is to be decided."""
        raise NotImplementedError

    def answer(self, action: int) -> None:
        """Answer for the seat to act."""
        raise NotImplementedError

    def played(self, limit: int = 10_000) -> list[tuple[Decision, int]]:
        """The next decisions, up to the end, with choices that depend on the options and their number alone."""
        found: list[tuple[Decision, int]] = []
        while not self.over and len(found) < limit:
            decision = self.now()
            found.append((decision, chosen(decision.legal, len(found))))
            self.answer(found[-1][1])
        return found


def allowed(mask: Any) -> tuple[int, ...]:
    """The options that a mask allows."""
    return tuple(np.flatnonzero(mask).tolist())


class Engine(DrivenMatch):
    """The plain engine, without any API."""

    def __init__(self, name: str, players: int) -> None:
        self.match = Match(reference_setting(name, players), Start(f"{SEED}/{NUMBER}"))

    def now(self) -> Decision:
        seat = self.match.asked()[0]
        seen = observation_of(self.match.setting, self.match.look(seat))
        return Decision(seat, tuple(sorted(self.match.option_numbers(seat))), seen.tobytes())

    def answer(self, action: int) -> None:
        self.match.answer(self.match.asked()[0], self.match.setting.keys.key(self.match.s, action))
        self.over = self.match.over
        if self.over:
            places = self.match.result()["placings"]
            shared = [place - 1 + (places.count(place) - 1) / 2 for place in places]
            self.rewards = [1 - 2 * place / (len(places) - 1) for place in shared]


class VectorRow(DrivenMatch):
    """The last row of a vector; the other matches go other ways."""

    def __init__(self, name: str, players: int) -> None:
        self.env = vector.make(name, players, NUMBER + 1, seed=SEED)
        self.seen, self.infos = self.env.reset()

    def now(self) -> Decision:
        mask = self.infos["action_mask"][NUMBER]
        return Decision(int(self.infos["seat"][NUMBER]), allowed(mask), self.seen[NUMBER].tobytes())

    def answer(self, action: int) -> None:
        actions = self.env.sample()
        actions[NUMBER] = action
        self.seen, _, ended, _, self.infos = self.env.step(actions)
        self.over, self.rewards = bool(ended[NUMBER]), self.infos["rewards"][NUMBER].tolist()


class Learner(DrivenMatch):
    """Gymnasium's environment for one match; opponents play the other seats."""

    def __init__(self, name: str, players: int) -> None:
        self.env = LearnerEnv(name, players=players)
        self.seen, self.info = self.env.reset(seed=SEED, options={"number": NUMBER})

    def now(self) -> Decision:
        return Decision(int(self.info["seat"]), allowed(self.info["action_mask"]), self.seen.tobytes())

    def answer(self, action: int) -> None:
        self.seen, _, self.over, _, self.info = self.env.step(action)
        self.rewards = self.info["rewards"].tolist()


class Turns(DrivenMatch):
    """PettingZoo's environment in which agents take turns."""

    def __init__(self, name: str, players: int) -> None:
        self.env = raw_env(game=name, players=players)
        self.env.reset(seed=SEED, options={"number": NUMBER})

    def now(self) -> Decision:
        seen = self.env.last()[0]
        seat = self.env.possible_agents.index(self.env.agent_selection)
        return Decision(seat, allowed(seen["action_mask"]), seen["observation"].tobytes())

    def answer(self, action: int) -> None:
        self.env.step(action)
        self.over = all(self.env.terminations.values())
        if self.over:
            found = {}
            for agent in self.env.agent_iter():
                found[agent] = self.env.last()[1]
                self.env.step(None)
            self.rewards = [found[agent] for agent in self.env.possible_agents]


class Parallel(DrivenMatch):
    """PettingZoo's environment in which agents answer at once; the first one asked is driven."""

    def __init__(self, name: str, players: int) -> None:
        self.env = parallel_env(game=name, players=players)
        self.seen, _ = self.env.reset(seed=SEED, options={"number": NUMBER})

    def now(self) -> Decision:
        asked = (seat for seat, own in enumerate(self.seen.values()) if not own["action_mask"][self.env.wait])
        seat = next(asked, 0)
        own = self.seen[f"seat_{seat}"]
        return Decision(seat, allowed(own["action_mask"]), own["observation"].tobytes())

    def answer(self, action: int) -> None:
        actions = {agent: allowed(own["action_mask"])[0] for agent, own in self.seen.items()}
        agent = f"seat_{self.now().seat}"
        self.seen, rewards, ended, _, _ = self.env.step({**actions, agent: action})
        self.over, self.rewards = all(ended.values()), list(rewards.values())


def spiel_state(name: str, players: int, number: int = 1, **options: Any) -> Any:
    """A state of OpenSpiel after chance has chosen the match of this number."""
    assert openspiel.DIGITS  # importing it registers the games
    given = ",".join([f"players={players}", *(f"{key}={value}" for key, value in options.items())])
    state = pyspiel.load_game(f"trianon_{name}({given})").new_initial_state()
    for digit in (0, 0, number):
        state.apply_action(digit)
    return state


class Spiel(DrivenMatch):
    """A state of OpenSpiel."""

    def __init__(self, name: str, players: int) -> None:
        self.state = spiel_state(name, players, NUMBER, seed=SEED)

    def now(self) -> Decision:
        seat = self.state.current_player()
        seen = np.array(self.state.observation_tensor(seat), np.float32)
        return Decision(seat, tuple(self.state.legal_actions()), seen.tobytes())

    def answer(self, action: int) -> None:
        self.state.apply_action(action)
        self.over, self.rewards = self.state.is_terminal(), self.state.returns()
