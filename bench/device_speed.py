"""Rules and searches in WebAssembly beside native ones, by processor time: `python bench/device_speed.py [--write]`.

Random matches run in Node on the module alone, searches as on a page: in the product's own Python, whose share of a
job is counted. Both sides do the same work in turns.
"""

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
from tests.device.test_searches import positions  # noqa: E402
from tests.infrastructure.node_device import NodeDevice  # noqa: E402
from trianon.bots.simulate import SimulationThread  # noqa: E402
from trianon.bots.wasm_build import module_file  # noqa: E402
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


def rows(device: NodeDevice) -> Iterator[list[str]]:
    """All rows of the table."""
    for game in game_names():
        yield random_play(game)
    for game in built_in_games():
        for name in SEARCHES:
            yield searches(device, game, name)


def main() -> None:
    """Measure, print, and write on request."""
    wanted = report.parser(__doc__).parse_args()
    where = report.conditions()
    with NodeDevice() as device:
        found = list(rows(device))
    heads = ["what", "WebAssembly", "native", "ratio", f"≥ {LEAST}"]
    text = f"{where}\n\n{report.table(heads, found)}"
    report.publish("WebAssembly beside native rules", text, is_written=wanted.write)


if __name__ == "__main__":
    main()
