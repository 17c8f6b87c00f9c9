"""Random play in the other engines, each run by itself in their own environment: `python -m bench.peers.play ENGINE`.

A decision is one answer of one player; deals and revealed prizes are not counted, though their time is. In catanatron a
decision is one call of `Player.decide`, which it makes for forced answers too; games stopped by its limit of 1000 turns
count like the others. OpenSpiel's usual loop treats chance nodes as its own examples do: ask for the outcomes with
their probabilities and draw one. The shortcut knows that every chance node of these two games is uniform and draws from
the legal actions, which is faster. The native loop is OpenSpiel's own in C++ with its uniform random bots. Hanabi is
played as an agent would see it: PettingZoo's documented loop, and OpenSpiel's observation tensor and mask.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

COPIES = 2_000
OPENSPIEL = {
    "hearts": "hearts",
    "goofspiel": "goofspiel(imp_info=True,players=4,num_cards=13,points_order=random)",
}
HALF_WAY = {"hearts": 90, "goofspiel": 12, "catanatron": 480}  # nodes or decisions before the copied state is taken
SAMPLE = 200  # games looked at for the share of forced decisions

Outcome = Callable[[Any], int]
Choose = Callable[[list[int]], int]


def report(
    engine: str, seconds: float, play: Callable[[], int], forced: Callable[[], float], copy: Callable[[], object]
) -> None:
    """Play whole games until the time is over and print the figures as the JSON object that the benchmark reads.

    `forced` is the share of decisions with a single legal answer; all engines count them, so they can be compared.
    """
    play()  # first-call costs (imports, caches) are no part of the figure
    games, decisions, elapsed, start = 0, 0, 0.0, time.perf_counter()
    while elapsed < seconds:
        decisions += play()
        games += 1
        elapsed = time.perf_counter() - start
    figures = {
        "version": version(engine),
        "games_per_s": games / elapsed,
        "decisions_per_s": decisions / elapsed,
        "forced_share": round(forced(), 4),
        "copy_us": copy_time(copy),
    }
    print(json.dumps(figures))


def copy_time(copy: Callable[[], object]) -> float:
    """Microseconds for one copy of a mid-game state, called from Python."""
    start = time.perf_counter()
    for _ in range(COPIES):
        copy()
    return (time.perf_counter() - start) / COPIES * 1e6


def report_cpu(release: str, seconds: float, play: Callable[[], int]) -> None:
    """Play until the processor time is over, which other work hardly disturbs, and print the figures as JSON."""
    play()  # first-call costs (imports, caches) are no part of the figure
    decisions, elapsed, start = 0, 0.0, time.process_time()
    while elapsed < seconds:
        decisions += play()
        elapsed = time.process_time() - start
    print(json.dumps({"version": release, "decisions_per_s": decisions / elapsed}))


def play_aec_match(env: Any) -> int:
    """Play a match with PettingZoo's documented loop and random legal actions; return the decisions."""
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


def play_catanatron(seconds: float, _: int) -> None:
    """Catan with four of its random players, which also count what they are asked."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    counts = [0, 0]  # decisions, forced ones

    class CountingPlayer(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            counts[0] += 1
            counts[1] += len(playable_actions) == 1
            return super().decide(game, playable_actions)

    def new_game() -> Any:
        return Game([CountingPlayer(color) for color in Color], seed=random.getrandbits(31))

    def play() -> int:
        before = counts[0]
        new_game().play()
        return counts[0] - before

    half_way = new_game()
    for _ in range(HALF_WAY["catanatron"]):
        half_way.play_tick()
    report("catanatron", seconds, play, lambda: counts[1] / counts[0], half_way.copy)


def play_openspiel(name: str, loop: str, seconds: float, seed: int) -> None:
    """Hearts, or goofspiel with 4 players and hidden bids, as Trianon's example plays it."""
    import pyspiel

    game = pyspiel.load_game(OPENSPIEL[name])
    play_game = play_together if name == "goofspiel" else play_turns
    ways: tuple[Outcome, Choose] = (shortcut_outcome, any_of) if loop == "shortcut" else (usual_outcome, random.choice)
    play = native(pyspiel, game, seed) if loop == "native" else partial(play_game, game, *ways)
    report("open_spiel", seconds, play, partial(forced_share, game, play_game), half_way(game, HALF_WAY[name]).clone)


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


def play_turns(game: Any, outcome: Outcome, choose: Choose, look: Callable[[Any], object] | None = None) -> int:
    """Play one game with answers one after the other, looking at the state before each; return the decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state))
            continue
        if look is not None:
            look(state)
        state.apply_action(choose(state.legal_actions()))
        decisions += 1
    return decisions


def play_together(game: Any, outcome: Outcome, choose: Choose) -> int:
    """Play one game with simultaneous answers; return the decisions."""
    state, decisions, seats = game.new_initial_state(), 0, range(game.num_players())
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state))
        else:
            state.apply_actions([choose(state.legal_actions(seat)) for seat in seats])
            decisions += len(seats)
    return decisions


def native(pyspiel: Any, game: Any, seed: int) -> Callable[[], int]:
    """Play in OpenSpiel's own loop with its random bots; every game has as many decisions as the first one."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    first = game.new_initial_state()
    pyspiel.evaluate_bots(first, bots, seed)
    decisions = sum(int(one.player >= 0) for one in first.full_history())

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(31))
        return decisions

    return play


def forced_share(game: Any, play_game: Callable[[Any, Outcome, Choose], int]) -> float:
    """Share of decisions that had one legal action, over a sample of games."""
    sizes: list[int] = []

    def choose(actions: list[int]) -> int:
        sizes.append(len(actions))
        return random.choice(actions)

    for _ in range(SAMPLE):
        play_game(game, shortcut_outcome, choose)
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


def play_hanabi(library: str, seconds: float, seed: int) -> None:
    """Hanabi in PettingZoo, or in OpenSpiel with the observation tensor and the mask at every decision."""
    if library == "pettingzoo":
        from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped]

        env = hanabi_v5.env()
        env.reset(seed=seed)
        report_cpu(version("pettingzoo"), seconds, partial(play_aec_match, env))
        return
    import pyspiel

    def look(state: Any) -> None:
        state.observation_tensor()
        state.legal_actions_mask()

    game = pyspiel.load_game("hanabi")
    report_cpu(version("open_spiel"), seconds, partial(play_turns, game, usual_outcome, random.choice, look))


ENGINES: dict[str, Callable[[float, int], None]] = {
    "catanatron": play_catanatron,
    "hearts-usual": partial(play_openspiel, "hearts", "usual"),
    "hearts-shortcut": partial(play_openspiel, "hearts", "shortcut"),
    "goofspiel-usual": partial(play_openspiel, "goofspiel", "usual"),
    "goofspiel-shortcut": partial(play_openspiel, "goofspiel", "shortcut"),
    "goofspiel-native": partial(play_openspiel, "goofspiel", "native"),
    "hanabi-pettingzoo": partial(play_hanabi, "pettingzoo"),
    "hanabi-tensors": partial(play_hanabi, "openspiel"),
}


def main() -> None:
    """Measure one run of one engine."""
    parser = argparse.ArgumentParser(description="Random play in another engine.")
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to play (whole games)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random.seed(asked.seed)
    ENGINES[asked.engine](asked.seconds, asked.seed)


if __name__ == "__main__":
    main()
