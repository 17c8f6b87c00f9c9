"""The learning curve of a training run as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trianon.research.train.trainer import Trainer

WIDTH, HEIGHT, SIDE, FOOT, HEAD = 760, 260, 56, 34, 26
MAX_POINTS = 400
SERIES = (  # name, colour, largest value
    ("victories against thumb", "#b3541e", 1.0),
    ("loss of the chance to win", "#2b6cb0", 1.7),
    ("entropy of the policy", "#5a7d2a", 1.7),
)

Points = Sequence[tuple[float, float]]


def curve_svg(trainer: Trainer) -> str:
    """Victories at the checkpoints, and losses of all rounds, over the decisions learned from."""
    thinned = trainer.curve[:: max(1, len(trainer.curve) // MAX_POINTS)]
    win, entropy = ([(line.decisions, line.losses[name]) for line in thinned] for name in ("win", "entropy"))
    series: list[Points] = [trainer.measured, win, entropy]
    return plot(series, max(1, trainer.decisions))


def plot(series: Sequence[Points], last: int) -> str:
    """Lines of the series, each on its own scale from 0."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12">',
        "<style>text { font-family: sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    floor, tall, wide = HEIGHT - FOOT, HEIGHT - FOOT - HEAD, WIDTH - SIDE - 10
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = floor - share * tall
        parts.append(f'<line x1="{SIDE}" x2="{WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{SIDE - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for number, ((name, colour, most), points) in enumerate(zip(SERIES, series, strict=True)):
        line = " ".join(f"{SIDE + x / last * wide:.1f},{floor - min(y / most, 1.0) * tall:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        scale = "" if most == 1.0 else f" (100 % is {most})"
        parts.append(f'<text x="{SIDE + number * 230}" y="16" fill="{colour}">{name}{scale}</text>')
    parts.append(
        f'<text x="{WIDTH - 10}" y="{HEIGHT - 10}" text-anchor="end">{last / 1e6:,.1f} million decisions</text>'
    )
    return "\n".join([*parts, "</svg>\n"])
