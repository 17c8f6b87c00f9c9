"""Rules and searches in WebAssembly beside native ones, by processor time: `python bench/device_speed.py [--write]`.

Random matches run in Node on the module alone, searches as on a page: in the product's own Python, whose share of a
job is counted. Both sides do the same work in turns. `--strength 100` plays so many matches of two between a
grandmaster on a device and one on native rules, with equal simulations.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median

import numpy as np

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file

from bench import report  # noqa: E402
from tests.device.test_searches import positions, settings_of  # noqa: E402
from tests.infrastructure.node_device import NodeDevice  # noqa: E402
from trianon.bots.ratings import share_interval  # noqa: E402
from trianon.bots.simulate import SimulationThread  # noqa: E402
from trianon.bots.wasm_build import module_file  # noqa: E402
from trianon.core.game import Json  # noqa: E402
from trianon.core.installed import built_in_games  # noqa: E402
from trianon.core.kernel.rng import key_of  # noqa: E402
from trianon.core.kernel.struct import to_bytes  # noqa: E402
from trianon.device.thinking import choice_job, think  # noqa: E402
from trianon.games import game_names  # noqa: E402
from trianon.viewing.settings import reference_setting  # noqa: E402

ROUNDS, MATCHES, WARM = 5, 3000, 300
PLAYERS = 5  # as many as the rows of the module's results have room for
POSITIONS = 6
SEARCHES = {"search": ("search:1", 1500), "search with the net": ("grandmaster", 600)}
LEAST = 0.6  # of native speed, in searches
SIMULATIONS = {"histrio": 400, "rokoko": 100}  # of each side in the arena
SEED = "device"


def random_play(game: str) -> list[str]:
    """A row of random matches: both sides play the same ones."""
    setting = reference_setting(game, PLAYERS)
    native = SimulationThread(setting, ["random"] * PLAYERS, False)
    native.play(SEED, 0, WARM)
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "setting.json"
        key = np.array(key_of(SEED), np.int64).tobytes()
        described = {"tables": to_bytes(setting.t), "key": key}
        texts = {name: b64encode(content).decode() for name, content in described.items()}
        given.write_text(json.dumps({**texts, "players": PLAYERS, "matches": MATCHES, "warm": WARM}))
        rates: list[tuple[float, float]] = []
        for _ in range(ROUNDS):
            began = time.process_time()
            results = native.play(SEED, 0, MATCHES)
            seconds = time.process_time() - began
            command = ["node", str(ROOT / "bench" / "random_play.mjs"), str(module_file(game)), str(given)]
            there = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
            assert there["digest"] == hashlib.sha256(results.tobytes()).hexdigest(), "other matches"
            rates.append((there["decisions"] / there["seconds"], there["decisions"] / seconds))
    return row(f"{game}: random play of {PLAYERS}", "decisions/s", rates, None)


def searches(device: NodeDevice, game: str, name: str) -> list[str]:
    """A row of searches: all along a match, each with a tree of its own."""
    level, simulations = SEARCHES[name]
    jobs = [
        {**choice_job(replace(settings, levels=(level, level)), match, seat, number), "simulations": simulations}
        for number, (settings, match, seat) in enumerate(positions(game, 2, POSITIONS))
    ][:POSITIONS]
    rates: list[tuple[float, float]] = []
    for turn in range(ROUNDS + 1):
        there = here = 0.0
        for job in jobs:
            own = {**job, "bot": f"{job['bot']}/{turn}/{job['seed']}"}
            there += device.think(own)[1]
            began = time.process_time()
            think(json.dumps(own))
            here += time.process_time() - began
        if turn:  # the first time both compile
            rates.append((len(jobs) * simulations / there, len(jobs) * simulations / here))
    return row(f"{game}: {name}", "simulations/s", rates, LEAST)


def row(name: str, unit: str, rates: list[tuple[float, float]], least: float | None) -> list[str]:
    """A line of the table: WebAssembly, native, and the ratio of each round."""
    ratios = [there / here for there, here in rates]
    met = "" if least is None else ("yes" if median(ratios) >= least else "**no**")
    there, here = (median(values) for values in zip(*rates, strict=True))
    return [name, f"{there:,.0f} {unit}", f"{here:,.0f}", report.spread(ratios, 2), met]


def strength(device: NodeDevice, game: str, matches: int) -> str:
    """How many matches of two the device's grandmaster wins against the native one."""
    won = 0.0
    for number in range(matches):
        own = number % 2
        result = _played(device, game, own, number // 2)
        won += 0.5 if result[own] == result[1 - own] else float(result[own] < result[1 - own])
    found = share_interval(won, matches)
    return (
        f"{game}, grandmaster with {SIMULATIONS[game]} simulations a choice: WebAssembly wins {won / matches:.1%} "
        f"({found.low:.1%} … {found.high:.1%}) of {matches} matches against native rules"
    )


def _played(device: NodeDevice, game: str, own: int, number: int) -> list[int]:
    """The placings of a match in which the device has one seat."""
    settings = replace(settings_of(game, 2), levels=("grandmaster",) * 2, seed=f"{SEED} {number}", id=f"dev-{number}")
    match = settings.match()
    while not match.over:
        seat = match.asked()[0]
        numbers, place = match.option_numbers(seat), 0
        if len(numbers) > 1:
            job: Json = {**choice_job(settings, match, seat, match.answer_count), "simulations": SIMULATIONS[game]}
            job["bot"] = f"{number}/{own}/{seat}"
            place = numbers.index(json.loads(device.think(job)[0] if seat == own else think(json.dumps(job))))
        match.answer(seat, match.options(seat)[place])
    return [int(place) for place in match.outcome().placings[:2]]


def rows(device: NodeDevice) -> Iterator[list[str]]:
    """All rows of the table."""
    for game in game_names():
        yield random_play(game)
    for game in built_in_games():
        for name in SEARCHES:
            yield searches(device, game, name)


def main() -> None:
    """Measure, print, and write on request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the result into bench/results.md")
    parser.add_argument("--strength", type=int, default=0, metavar="MATCHES", help="play these matches instead")
    wanted = parser.parse_args()
    where = report.conditions()
    with NodeDevice() as device:
        if wanted.strength:
            print(where, *(strength(device, game, wanted.strength) for game in built_in_games()), sep="\n")
            return
        found = list(rows(device))
    heads = ["what", "WebAssembly", "native", "ratio", f"≥ {LEAST}"]
    text = f"{where}\n\n{report.table(heads, found)}"
    print(text)
    if wanted.write:
        report.write("WebAssembly beside native rules", text)


if __name__ == "__main__":
    main()
