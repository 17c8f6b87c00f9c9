"""Inline SVG plots; colours come from the page's stylesheet, for both themes."""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite

from trianon.bots.ratings import Interval

Number = Callable[[float], str]

WIDTH, HEIGHT, FOOT, HEAD, SIDE = 760, 220, 26, 14, 64
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MAX_BARS, MAX_TICKS, MAX_LINES = 40, 10, 4
LINE_WIDTH, LINE_HEIGHT, PAD = 260, 18, 6


def step_for(span: float, most: int) -> int:
    """The smallest round step that divides a span into at most `most` parts."""
    return next((step for step in STEPS if span / step <= most), ceil(span / most))


def histogram(values: Sequence[int], label: str, number: Number) -> str:
    """A histogram with percent lines; `label` is its accessible description."""
    step = step_for(max(values) - min(values) + 1, MAX_BARS)
    low, high = floor(min(values) / step) * step, (floor(max(values) / step) + 1) * step
    counts = Counter(floor(value / step) * step for value in values)
    most, scale, floor_line = max(counts.values()), (WIDTH - SIDE) / (high - low), HEIGHT - FOOT
    parts = _percents(most / len(values), floor_line - HEAD, floor_line, number)
    for start in range(low, high, step):
        tall = counts[start] / most * (floor_line - HEAD)
        span = number(start) if step == 1 else f"{number(start)} … {number(start + step - 1)}"
        parts.append(
            f'<rect class="bar" x="{SIDE + (start - low) * scale + 0.5:.1f}" y="{floor_line - tall:.1f}" '
            f'width="{max(1.0, step * scale - 1):.1f}" height="{tall:.1f}">'
            f"<title>{escape(span)}: {number(counts[start])}</title></rect>"
        )
    tick = step_for(high - low, MAX_TICKS)
    for value in range(ceil(low / tick) * tick, high, tick):
        # the centre of the bar
        x = SIDE + (value - low + 0.5) * scale
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - PAD}" text-anchor="middle">{number(value)}</text>')
    return _svg(WIDTH, HEIGHT, label, parts)


def _percents(share: float, tall: float, floor_line: float, number: Number) -> list[str]:
    """Grid lines at round percentages, up to the tallest bar, which is `share` of the total."""
    step = step_for(100 * share, MAX_LINES)
    parts = []
    for percent in range(0, floor(100 * share) + 1, step):
        y = floor_line - percent / (100 * share) * tall
        parts.append(f'<line class="axis" x1="{SIDE}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{SIDE - PAD}" y="{y + 4:.1f}" text-anchor="end">{number(percent)} %</text>')
    return parts


def whisker(interval: Interval, base: float, low: float, high: float, label: str) -> str:
    """An interval on a line from low to high, with a mark at the base value."""

    def x(value: float) -> float:
        inside = min(max(value, low), high) if isfinite(value) else (high if value > 0 else low)
        return PAD + (inside - low) / (high - low) * (LINE_WIDTH - 2 * PAD)

    middle = LINE_HEIGHT / 2
    kind = "above" if interval.low > base else "below" if interval.high < base else "open"
    ends = f'x1="{x(interval.low):.1f}" x2="{x(interval.high):.1f}"'
    parts = [
        f'<line class="axis" x1="{PAD}" x2="{LINE_WIDTH - PAD}" y1="{middle}" y2="{middle}"/>',
        f'<line class="base" x1="{x(base):.1f}" x2="{x(base):.1f}" y1="1" y2="{LINE_HEIGHT - 1}"/>',
        f'<line class="whisker {kind}" {ends} y1="{middle}" y2="{middle}"/>',
        f'<circle class="{kind}" cx="{x(interval.value):.1f}" cy="{middle}" r="4"/>',
    ]
    return _svg(LINE_WIDTH, LINE_HEIGHT, label, parts)


def _svg(width: int, height: int, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(label, quote=True)}">{"".join(parts)}</svg>'
    )
