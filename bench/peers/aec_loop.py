"""The loop of PettingZoo's documentation, the same for its own games and for ours."""

from __future__ import annotations

from typing import Any


def play_match(env: Any) -> int:
    """Play a match with random legal actions; return the decisions."""
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    return decisions
