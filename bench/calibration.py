"""How well expected chances of winning are calibrated, from the rows of `bench/calibration_data.py`.

    python bench/calibration.py build/chances/histrio-2.jsonl --plot docs/strength/histrio-reliability.svg

The search's value (a mix of victory and lead) becomes a chance by a logistic fit whose slope grows with the stage; the
net's share of the victory is taken as it is and with a fitted temperature. Fits use the matches with even numbers,
errors those with odd ones.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

BINS = 10
STAGES = (("first third", 0.0, 1 / 3), ("second third", 1 / 3, 2 / 3), ("last third", 2 / 3, 1.01), ("all", 0.0, 1.01))
LEAST = 1e-3
SIZE, PAD = 320, 40

Array = npt.NDArray[np.float64]


def logit(shares: Array) -> Array:
    """The logarithm of the odds."""
    inside = shares.clip(LEAST, 1 - LEAST)
    odds: Array = np.log(inside / (1 - inside))
    return odds


def fit(inputs: Array, won: Array, rounds: int = 30) -> Array:
    """Weights of a logistic regression, by Newton's method with a little ridge."""
    weights = np.zeros(inputs.shape[1])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-inputs @ weights))
        curvature = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + 1e-3 * np.eye(len(weights))
        weights -= np.linalg.solve(curvature, inputs.T @ (chance - won) + 1e-3 * weights)
    return weights


def inputs_of(shares: Array, stage: Array) -> Array:
    """What the chance is fitted to: the odds, alone and by stage."""
    odds = logit(shares)
    return np.stack([odds, odds * stage, np.ones_like(odds)], 1)


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
    """Print the errors by stage, and draw the diagram."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", type=Path)
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    rows: Any = np.array([json.loads(line) for line in asked.rows.read_text("utf-8").splitlines()])
    match, stage, _, value, net, won = rows.T
    learn, held = match % 2 == 0, match % 2 == 1
    chances = {"value of the search, as it is": value}
    weights = fit(inputs_of(value, stage)[learn], won[learn])
    chances["value of the search, fitted"] = 1 / (1 + np.exp(-inputs_of(value, stage) @ weights))
    if (net >= 0).all():
        scale = fit(inputs_of(net, stage)[learn], won[learn])
        chances["net, as it is"] = net
        chances["net, fitted"] = 1 / (1 + np.exp(-inputs_of(net, stage) @ scale))
    print(f"{asked.rows.stem}: {len(set(match[held].tolist()))} held-out matches, {held.sum()} choices")
    print("| chance |" + "".join(f" {name} |" for name, *_ in STAGES) + "\n|---|" + "--:|" * len(STAGES))
    for name, chance in chances.items():
        shown = [held & (stage >= first) & (stage < last) for _, first, last in STAGES]
        print(f"| {name} |" + "".join(f" {error(chance[part], won[part]):.1%} |" for part in shown))
    if asked.plot:
        kept = {name: (chance[held], won[held]) for name, chance in chances.items() if "search, as" not in name}
        asked.plot.write_text(plot(kept), "utf-8")


if __name__ == "__main__":
    main()
