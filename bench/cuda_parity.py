"""Compares matches on the GPU with the same matches on the CPU, byte for byte after every decision.

    python bench/cuda_parity.py [--matches 10000] [--games histrio,rokoko,goofspiel] [--players 2,3,4,5] [--version 2]

The answers are drawn on the device. After each step the states, seats, legal options, observations, masks, rewards and
last observations of both are compared; every so often the features of all options, too. Random play on the device is
compared with `play_randomly` on the CPU.
"""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from os import cpu_count
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "goofspiel"))

from trianon.core.editions.load import load_edition
from trianon.core.game import Game, Setting
from trianon.core.kernel.loops import begin_numbered, play_randomly
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import NONE
from trianon.games import game_of
from trianon.research.cuda import DeviceMatches, RandomPlay
from trianon.research.environments.batch import MatchBatch

SERIES = "parity"
DESCRIBED_EVERY = 50  # steps
RANDOM_ROWS, RANDOM_STEPS = 1000, 150


class Differs(Exception):
    """The device and the CPU came to different results."""


def game_named(name: str) -> Game:
    """A built-in game, or the example."""
    if name == "goofspiel":
        game: Game = import_module("trianon_goofspiel.game").GAME
        return game
    return game_of(name)


class Pair:
    """The same batch of matches on the device and on the CPU."""

    def __init__(self, setting: Setting, n: int, version: int = 1) -> None:
        self.n, self.setting = n, setting
        self.device = DeviceMatches(setting, n, SERIES, "placing", False, check=False, observation_version=version)
        self.host = MatchBatch(setting, n, observation_version=version)
        threads = cpu_count() or 1
        bounds = np.linspace(0, n, threads + 1).astype(int).tolist()
        self.chunks = [(a, b, setting.workspace()) for a, b in pairwise(bounds)]
        self.pool = ThreadPoolExecutor(threads)
        self.infos: dict[str, Any] = {}
        self.observations: Any = None

    def begin(self) -> None:
        """Begin the matches on both."""
        self.observations, self.infos = self.device.reset()
        self.host.seed(SERIES, np.arange(self.n))
        self._on_all(lambda first, last, w: self.host.begin(w, first, last))

    def step(self) -> None:
        """Give the same random answers on both."""
        actions = self.device.sample()
        if self.host.take(actions.numpy()) != NONE:
            raise Differs("an answer drawn on the device is not legal on the CPU")
        self.observations, *_, self.infos = self.device.step(actions)
        self._on_all(lambda first, last, w: self.host.step(w, first, last))
        for row in np.flatnonzero(self.host.done).tolist():
            self.host.numbers[row] += self.n
            self.host.begin(self.chunks[0][2], row, row + 1)

    def compare(self) -> None:
        """Raise unless everything is the same."""
        ended = self.host.done
        states = self.device.copy_states()
        pairs: list[tuple[str, Any, Any]] = [
            ("states", states.view(np.uint8), self.host.states.view(np.uint8)),
            ("seats", self.infos["seat"].numpy(), self.host.seats),
            ("numbers", self.infos["number"].numpy(), self.host.numbers),
            ("masks", self.infos["action_mask"].numpy(), self.host.masks),
            ("observations", self.observations.numpy().view(np.int32), self.host.observations.view(np.int32)),
        ]
        if "rewards" in self.infos:
            if self.infos["illegal"].numpy().any():
                raise Differs("an answer drawn on the device was refused there")
            pairs.append(("done", self.infos["_final_obs"].numpy(), ended))
            pairs.append(("rewards", self.infos["rewards"].numpy(), self.host.rewards))
            pairs.append(
                ("last observations", self.infos["final_obs"].numpy()[ended], self.host.final_observations[ended])
            )
        for name, there, here in pairs:
            if not np.array_equal(there, here):
                raise Differs(f"{name} differ")

    def compare_options(self) -> None:
        """Raise unless the options and their features are the same."""
        described: tuple[Any, ...] = self.host.describe(self.chunks[0][2])
        for there, here in zip(self.device.describe(), described, strict=True):
            if not np.array_equal(there.numpy(), here):
                raise Differs("features of options differ")

    def _on_all(self, call: Any) -> None:
        list(self.pool.map(lambda chunk: call(*chunk), self.chunks))


def compare_matches(setting: Setting, n: int, version: int = 1) -> int:
    """Play `n` matches to their ends on both; how many decisions were compared."""
    pair = Pair(setting, n, version)
    pair.begin()
    pair.compare()
    finished, steps = np.zeros(n, np.bool_), 0
    while not finished.all():
        pair.step()
        pair.compare()
        if steps % DESCRIBED_EVERY == 0:
            pair.compare_options()
        finished |= pair.host.done
        steps += 1
    return steps * n


def compare_random_play(setting: Setting, n: int, steps: int) -> None:
    """Compare random play on the device with that on the CPU, match by match."""
    play = RandomPlay(setting, n, SERIES)
    play.run(steps)
    there = play.matches.copy_states()
    w, key = setting.workspace(), np.array(key_of(SERIES), np.int64)
    given = 0
    for row in range(n):
        number, left = row, steps
        while left > 0:
            w.s_rows[0, :] = 0
            w.s[0].players = setting.players
            x = begin_numbered(setting.game.rules, w.s[0], w.t[0], w.e[0], key, number, NONE)
            left -= 1  # to begin is a step of its own
            played = play_randomly(setting.game.rules, w.s[0], w.t[0], w.e[0], w.o[0], x, left)
            left, number, given = left - played, number + n, given + played
        if w.s[0].tobytes() != there[row].tobytes():
            raise Differs(f"random play differs in row {row}")
    if play.played().decisions != given:
        raise Differs(f"{play.played().decisions} decisions on the device, {given} on the CPU")


def main() -> None:
    """Compare all settings asked for and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--games", default="histrio,rokoko,goofspiel")
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--version", type=int, default=1, help="of the observations")
    asked = parser.parse_args()
    for name in asked.games.split(","):
        game = game_named(name)
        for players in map(int, asked.players.split(",")):
            if players not in game.seats:
                continue
            start = perf_counter()
            setting = game.setting(load_edition(game.schema), players)
            decisions = compare_matches(setting, asked.matches, asked.version)
            compare_random_play(setting, min(asked.matches, RANDOM_ROWS), RANDOM_STEPS)
            seconds = perf_counter() - start
            print(f"| {name} | {players} | {asked.matches:,} | {decisions:,} | equal | {seconds:.0f} s |", flush=True)


if __name__ == "__main__":
    main()
