"""Play for some seconds and print the figures as one JSON object; shared by the scripts that play."""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

COPIES = 2_000


@dataclass
class Figures:
    """What one run of a peer measured."""

    version: str
    games: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    forced_share: float  # decisions with a single legal answer; all engines count them, so they can be compared
    copy_us: float


def arguments(description: str, *games: str) -> argparse.Namespace:
    """Read the options every peer script takes; `games` are the choices of its first argument, if it has one."""
    parser = argparse.ArgumentParser(description=description)
    if games:
        parser.add_argument("game", choices=games)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to play (whole games)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def play_for(seconds: float, play: Callable[[], int]) -> tuple[int, int, float]:
    """Play whole games until the time is over: games, decisions, seconds."""
    play()  # first-call costs (imports, caches) are no part of the figure
    games = decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        decisions += play()
        games += 1
        elapsed = time.perf_counter() - start
    return games, decisions, elapsed


def copy_time(copy: Callable[[], object]) -> float:
    """Microseconds for one copy of a mid-game state, called from Python."""
    start = time.perf_counter()
    for _ in range(COPIES):
        copy()
    return (time.perf_counter() - start) / COPIES * 1e6


def report(version: str, played: tuple[int, int, float], forced_share: float, copy_us: float) -> None:
    """Print the figures as the JSON object that the benchmark reads."""
    games, decisions, seconds = played
    figures = Figures(
        version, games, decisions, seconds, games / seconds, decisions / seconds, round(forced_share, 4), copy_us
    )
    print(json.dumps(asdict(figures)))


def play_for_cpu(seconds: float, play: Callable[[], int], version: str) -> None:
    """Play until the processor time is over, which other work hardly disturbs, and print the figures as JSON."""
    play()  # first-call costs (imports, caches) are no part of the figure
    decisions, elapsed, start = 0, 0.0, time.process_time()
    while elapsed < seconds:
        decisions += play()
        elapsed = time.process_time() - start
    figures = {"version": version, "decisions": decisions, "seconds": elapsed, "decisions_per_s": decisions / elapsed}
    print(json.dumps(figures))


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
