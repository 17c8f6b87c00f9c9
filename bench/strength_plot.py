"""Plots of strength as SVG, drawn by hand: a point with its interval for each figure, on a line from 0 to 100 %."""

from __future__ import annotations

from math import log2
from xml.sax.saxutils import escape

from trianon.bots.ratings import Interval

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 20, 50
INK, FAINT, COLOUR, GOAL = "#444444", "#cccccc", "#2b6cb0", "#c05621"


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    """Some words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def framed(width: int, height: int, title: str, parts: list[str]) -> str:
    """A whole picture; its ground is white, so that it can be read on a dark page too."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    return "\n".join([f'{head} font-size="13">', f"<title>{escape(title)}</title>", ground, *parts, "</svg>\n"])


def up(share: float) -> float:
    """The height of a share on the vertical scale."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def percent_lines() -> list[str]:
    """The grid of the vertical scale."""
    parts = []
    for percent in range(0, 101, 25):
        parts.append(line(LEFT, up(percent / 100), WIDTH - RIGHT, up(percent / 100), FAINT))
        parts.append(text(LEFT - 8, up(percent / 100) + 4, f"{percent} %", "end"))
    return parts


def curve(title: str, points: dict[int, Interval]) -> str:
    """Victories against simulations, these on a scale of doublings."""
    low, high = log2(min(points)), log2(max(points))

    def across(simulations: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ((log2(simulations) - low) / (high - low) if high > low else 0.5)

    parts = percent_lines()
    path = " ".join(f"{across(n):.1f},{up(share.value):.1f}" for n, share in points.items())
    parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOUR}" stroke-width="2"/>')
    for n, share in points.items():
        parts.append(line(across(n), up(share.low), across(n), up(share.high), COLOUR, ' stroke-width="2"'))
        parts.append(f'<circle cx="{across(n):.1f}" cy="{up(share.value):.1f}" r="4" fill="{COLOUR}"/>')
        parts.append(text(across(n), HEIGHT - BOTTOM + 20, f"{n:,}"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "simulations for each decision"))
    return framed(WIDTH, HEIGHT, title, parts)


def bars(title: str, shares: dict[str, tuple[Interval, float]]) -> str:
    """Victories of contests with their intervals, and a mark where a share is promised (0: none is)."""
    left, row = 230, 34
    height = TOP + row * len(shares) + BOTTOM - 10

    def across(share: float) -> float:
        return left + (WIDTH - left - RIGHT) * share

    parts = []
    for percent in range(0, 101, 25):
        parts.append(line(across(percent / 100), TOP - 5, across(percent / 100), height - BOTTOM + 15, FAINT))
        parts.append(text(across(percent / 100), height - 12, f"{percent} %"))
    for i, (name, (share, promised)) in enumerate(shares.items()):
        y = TOP + row * (i + 0.5)
        parts.append(text(left - 12, y + 4, name, "end"))
        parts.append(line(across(share.low), y, across(share.high), y, COLOUR, ' stroke-width="3"'))
        parts.append(f'<circle cx="{across(share.value):.1f}" cy="{y:.1f}" r="5" fill="{COLOUR}"/>')
        if promised:
            parts.append(line(across(promised), y - 12, across(promised), y + 12, GOAL, ' stroke-width="2"'))
    return framed(WIDTH, height, title, parts)
