"""Draws the learning curve of examples/learned_value: victories over `thumb` against the minutes of training.

python -m bench.learning_plot examples/learned_value/curve.jsonl docs/pictures/learning-curve.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bench.strength_plot import BOTTOM, COLOUR, GOAL, HEIGHT, LEFT, RIGHT, WIDTH, framed, line, percent_lines, text, up
from trianon.core.game import Json

ARGUMENTS = 3  # with the name of the script


def learning_curve(title: str, points: list[Json]) -> str:
    """Victories with their intervals after each generation; a dashed line marks a half."""
    longest: float = max(point["seconds"] for point in points) / 60

    def across(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    parts = percent_lines()
    parts.append(line(LEFT, up(0.5), WIDTH - RIGHT, up(0.5), GOAL, ' stroke-dasharray="6 4"'))
    parts.append(text(WIDTH - RIGHT, up(0.5) + 16, "as strong as thumb", "end"))
    for minutes in range(int(longest) + 1):
        parts.append(text(across(minutes), HEIGHT - BOTTOM + 20, str(minutes)))
    path = " ".join(f"{across(point['seconds'] / 60):.1f},{up(point['won']):.1f}" for point in points)
    parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOUR}" stroke-width="2"/>')
    for point in points:
        x = across(point["seconds"] / 60)
        parts.append(line(x, up(point["low"]), x, up(point["high"]), COLOUR, ' stroke-width="2"'))
        parts.append(f'<circle cx="{x:.1f}" cy="{up(point["won"]):.1f}" r="4" fill="{COLOUR}"/>')
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "minutes of training"))
    return framed(WIDTH, HEIGHT, title, parts)


def main(source: Path, target: Path) -> None:
    """Draw a curve."""
    points = [json.loads(row) for row in source.read_text("utf-8").splitlines()]
    target.write_text(learning_curve("Victories over thumb while learning, 95 % intervals", points), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != ARGUMENTS:
        sys.exit(f"usage: {__doc__.splitlines()[2]}")
    main(Path(sys.argv[1]), Path(sys.argv[2]))
