"""Fits chances of winning to what hints, analyses and nets expect, from the rows of `bench/calibration_data.py`.

    python -m bench.calibration histrio build/chances/histrio.jsonl --plot docs/strength/histrio-reliability.svg --write

A chance is the logistic function of `slope · odds + offset` (`bots/calibration.py`). Slopes run straight from the first
stage to the last; the first is the same for all player counts, for want of more matches, the last is each count's own.
Each count has an offset, which changes with the stage by the same amount for all but two, where even stays even. Errors
are those of matches that the fit has not seen: each half of them by a fit on the other half. What `--write` keeps is
fitted on all; `--only hints` leaves the fits of the others in the file as they are.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.calibration_data import PLAYERS
from trianon.bots.calibration import FILE
from trianon.core.installed import folder_of

BINS = 10
STAGES = (("first third", 0.0, 1 / 3), ("second third", 1 / 3, 2 / 3), ("last third", 2 / 3, 1.01), ("all", 0.0, 1.01))
SOURCES = ("hints", "analysis", "net")
COUNTS = (2, 3, 4, 5)
LEAST = 1e-3
RIDGE = 1.0  # pulls slopes to 1 and offsets to 0, as strongly as a few rows
SIZE, PAD = 320, 40

Array = npt.NDArray[np.float64]


def logit(shares: Array) -> Array:
    """The logarithm of the odds."""
    inside = shares.clip(LEAST, 1 - LEAST)
    odds: Array = np.log(inside / (1 - inside))
    return odds


def inputs_of(shares: Array, stage: Array, players: Array) -> Array:
    """What the chance is fitted to: odds early, and late by players; the players; the stage with more than two."""
    odds = logit(shares)
    by_count = [(players == count) * 1.0 for count in COUNTS]
    late = (odds * stage * own for own in by_count)
    return np.stack([odds * (1 - stage), *late, *by_count, stage * (players > min(COUNTS))], 1)


def fit(inputs: Array, won: Array, rounds: int = 30) -> Array:
    """Weights of a logistic regression, by Newton's method with a little ridge."""
    middle = np.array([1.0, *(1.0 for _ in COUNTS), *(0.0 for _ in COUNTS), 0.0])
    weights = middle.copy()
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-inputs @ weights))
        curvature = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(curvature, inputs.T @ (chance - won) + RIDGE * (weights - middle))
    return weights


def held_out(inputs: Array, won: Array, match: Array) -> Array:
    """Chances by a fit on the other half of the matches.

    The number of players depends on the match's number, so halves are runs of numbers: both have every count.
    """
    chances, half_of = np.zeros(len(won)), match // len(PLAYERS) % 2
    for half in (0, 1):
        weights = fit(inputs[half_of != half], won[half_of != half])
        chances[half_of == half] = 1 / (1 + np.exp(-inputs[half_of == half] @ weights))
    return chances


def knots_of(weights: Array, place: int) -> list[dict[str, float]]:
    """The fit of one player count as `bots/calibration.py` reads it."""
    slopes, early = (weights[0], weights[1 + place]), weights[1 + len(COUNTS) + place]
    offsets = early, early + (weights[-1] if COUNTS[place] > min(COUNTS) else 0.0)
    return [
        {"stage": stage, "slope": round(float(slope), 4), "offset": round(float(offset), 4)}
        for stage, slope, offset in zip((0.0, 1.0), slopes, offsets, strict=True)
    ]


def error(chance: Array, won: Array) -> float:
    """Expected calibration error over bins of equal width."""
    places = np.minimum((chance * BINS).astype(int), BINS - 1)
    gaps = [abs(chance[places == k].mean() - won[places == k].mean()) * (places == k).mean() for k in set(places)]
    return float(sum(gaps))


def plot(curves: dict[str, tuple[Array, Array]]) -> str:
    """A reliability diagram: how often matches were won, by the chance that was expected."""
    colours = dict(zip(curves, ("#2b6cb0", "#b3541e", "#5a7d2a"), strict=False))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + 2 * PAD} {SIZE + 2 * PAD}" font-size="12">',
        "<style>text { font-family: sans-serif }</style>",
        f'<rect width="{SIZE + 2 * PAD}" height="{SIZE + 2 * PAD}" fill="white"/>',
        f'<line x1="{PAD}" y1="{PAD + SIZE}" x2="{PAD + SIZE}" y2="{PAD}" stroke="#bbb"/>',
        f'<rect x="{PAD}" y="{PAD}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#888"/>',
    ]
    for number, (name, (chance, won)) in enumerate(curves.items()):
        places = np.minimum((chance * BINS).astype(int), BINS - 1)
        points = [(chance[places == k].mean(), won[places == k].mean()) for k in sorted(set(places.tolist()))]
        line = " ".join(f"{PAD + x * SIZE:.1f},{PAD + (1 - y) * SIZE:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colours[name]}" stroke-width="2"/>')
        parts.append(f'<text x="{PAD + 8}" y="{PAD + 18 + 16 * number}" fill="{colours[name]}">{name}</text>')
    parts.append(f'<text x="{PAD + SIZE}" y="{SIZE + 2 * PAD - 12}" text-anchor="end">expected chance</text>')
    parts.append(f'<text x="{PAD}" y="{PAD - 12}">share that was won</text>')
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    """Print the errors by stage, draw the diagram, and keep the fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("rows", type=Path, nargs="+")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--write", action="store_true", help="keep the fits of hints and analyses in the game's folder")
    parser.add_argument("--only", choices=SOURCES[:2], help="the only fit that is kept")
    asked = parser.parse_args()
    rows: Any = np.array([json.loads(line)[:8] for path in asked.rows for line in path.read_text("utf-8").splitlines()])
    match, players, stage, _, *shares, won = rows.T
    print(f"{asked.game}: {len(set(match.tolist()))} matches, {len(rows)} choices")
    print("| chance |" + "".join(f" {name} |" for name, *_ in STAGES) + "\n|---|" + "--:|" * len(STAGES))
    kept, fits = {}, {}
    for source, values in zip(SOURCES, shares, strict=True):
        inputs = inputs_of(values, stage, players)
        chances = {f"{source}, as it is": values, f"{source}, fitted": held_out(inputs, won, match)}
        for name, chance in chances.items():
            parts = [(stage >= first) & (stage < last) for _, first, last in STAGES]
            print(f"| {name} |" + "".join(f" {error(chance[part], won[part]):.1%} |" for part in parts))
        kept[f"{source}, fitted"] = chances[f"{source}, fitted"], won
        weights = fit(inputs, won)
        fits[source] = {str(count): knots_of(weights, place) for place, count in enumerate(COUNTS)}
    if asked.plot:
        asked.plot.write_text(plot(kept), "utf-8")
    if asked.write:
        file = folder_of(asked.game) / FILE
        kept_fits = json.loads(file.read_text("utf-8")) if file.exists() else {}
        for source in [asked.only] if asked.only else SOURCES[:2]:  # nothing shows the net's own share
            kept_fits[source] = fits[source]
        file.write_text(json.dumps(kept_fits, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
