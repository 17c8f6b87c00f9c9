"""Random play in OpenSpiel: hearts, and goofspiel with 4 players and hidden bids, as Trianon's example plays it.

Two loops in Python. The usual one treats chance nodes as OpenSpiel's own examples do: ask for the outcomes with their
probabilities and draw one. The shortcut knows that every chance node of these two games is uniform and draws from the
legal actions, which needs knowledge of the game's source; it is the faster one. The native loop is OpenSpiel's own in
C++ with its uniform random bots.
A decision is one answer of one player: in goofspiel, where all four answer at once, a round counts four.
Deals and revealed prizes are not counted, though their time is.
"""

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.peers.measure import arguments, copy_time, play_for, report

NAMES = {"hearts": "hearts", "goofspiel": "goofspiel(imp_info=True,players=4,num_cards=13,points_order=random)"}
LOOPS = {"hearts": ("usual", "shortcut"), "goofspiel": ("usual", "shortcut", "native")}
HALF_WAY = {"hearts": 90, "goofspiel": 12}  # nodes, chance included, after which the copied state is taken
SAMPLE = 200  # games looked at for the share of forced decisions

Outcome = Callable[[Any], int]
Choose = Callable[[list[int]], int]


def usual_outcome(state: Any) -> int:
    """Draw an outcome of a chance node by its probabilities."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(actions, weights)[0])


def shortcut_outcome(state: Any) -> int:
    """Draw an outcome of a chance node that is known to be uniform."""
    return any_of(state.legal_actions())


def any_of(actions: list[int]) -> int:
    """Draw an action without the checks of `random.choice`."""
    return actions[int(random.random() * len(actions))]


def play_turns(game: Any, outcome: Outcome, choose: Choose) -> int:
    """Play one game with answers one after the other; return the decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state))
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def play_together(game: Any, outcome: Outcome, choose: Choose) -> int:
    """Play one game with simultaneous answers; return the decisions."""
    state = game.new_initial_state()
    seats = range(game.num_players())
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state))
        else:
            state.apply_actions([choose(state.legal_actions(seat)) for seat in seats])
            decisions += len(seats)
    return decisions


def native(game: Any, seed: int) -> Callable[[], int]:
    """Play in OpenSpiel's own loop with its random bots; every game has as many decisions as the first one."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    first = game.new_initial_state()
    pyspiel.evaluate_bots(first, bots, seed)
    decisions = sum(int(one.player >= 0) for one in first.full_history())

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(31))
        return decisions

    return play


def forced_share(play: Callable[[Any, Outcome, Choose], int], game: Any) -> float:
    """Share of decisions that had one legal action, over a sample of games."""
    sizes: list[int] = []

    def choose(actions: list[int]) -> int:
        sizes.append(len(actions))
        return random.choice(actions)

    for _ in range(SAMPLE):
        play(game, shortcut_outcome, choose)
    return sizes.count(1) / len(sizes)


def half_way(game: Any, nodes: int) -> Any:
    """A state reached by random play through so many nodes."""
    state = game.new_initial_state()
    for _ in range(nodes):
        if state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def main() -> None:
    """Measure one game with one loop."""
    asked = arguments("random play in OpenSpiel", *(f"{name}-{loop}" for name in NAMES for loop in LOOPS[name]))
    name, loop = asked.game.split("-")
    random.seed(asked.seed)
    game = pyspiel.load_game(NAMES[name])
    play = play_together if name == "goofspiel" else play_turns
    ways: tuple[Outcome, Choose] = (shortcut_outcome, any_of) if loop == "shortcut" else (usual_outcome, random.choice)
    once = native(game, asked.seed) if loop == "native" else lambda: play(game, *ways)
    played = play_for(asked.seconds, once)
    copied = copy_time(half_way(game, HALF_WAY[name]).clone)
    report(version("open_spiel"), played, forced_share(play, game), copied)


if __name__ == "__main__":
    main()
