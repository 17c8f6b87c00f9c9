"""Random play in OpenSpiel's hanabi as an agent would see it: the observation tensor and the mask at every decision.

Deals are not counted as decisions, though their time is.
"""

import random
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.peers.measure import arguments, play_for_cpu
from bench.peers.openspiel_random import usual_outcome


def play_match(game: Any) -> int:
    """Play one match; return the decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(usual_outcome(state))
            continue
        state.observation_tensor()
        state.legal_actions_mask()
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions


def main() -> None:
    """Measure one run."""
    asked = arguments("random play with tensors in OpenSpiel's hanabi")
    random.seed(asked.seed)
    game = pyspiel.load_game("hanabi")
    play_for_cpu(asked.seconds, lambda: play_match(game), version("open_spiel"))


if __name__ == "__main__":
    main()
