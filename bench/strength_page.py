"""The page about strength: shares with their intervals, a ladder of ratings, and curves drawn in letters."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from dataclasses import dataclass

from bench.report import machine, table
from trianon.bots.standings import Interval, Played, leads, ratings, win_shares

WIDTH = 50  # columns from 0 to 100 %


@dataclass(frozen=True)
class Line:
    """One contest: who met whom, what was promised of the first, and the matches."""

    game: str
    seats: tuple[str, ...]
    at_least: float
    played: list[Played]


@dataclass(frozen=True)
class Curve:
    """Searches with more and more simulations against the same opponent."""

    game: str
    against: str
    points: dict[int, list[Played]]


HEAD = """# How strong the opponents are

Renewed by `make strength`, which goes on with the matches of earlier runs. Everybody sits at every seat in turn with
the same seed before the next seed comes. In brackets are 95 % intervals: Wilson's for shares, normal ones for leads and
ratings. A shared victory counts in parts. The lead is the points less the best rival's.
"""


def page(lines: list[Line], curves: list[Curve]) -> str:
    """The whole page."""
    parts = [HEAD, f"Machine: {machine()}, {platform.system()}, Python {platform.python_version()}."]
    for game in dict.fromkeys(line.game for line in lines):
        own = [line for line in lines if line.game == game]
        parts += [f"## {game.capitalize()}", "### Against one another", shares(own)]
        parts += ["### Ladder", "A fit of all matches of two above; the mean is 1,500 Elo points.", ladder(own)]
        for curve in curves:
            if curve.game == game:
                parts += ["### Strength against simulations", *drawn(curve)]
    return "\n\n".join(part.strip() for part in parts if part) + "\n"


def percent(share: Interval) -> str:
    """A share with its interval."""
    return f"{share.value:.1%} ({share.low:.1%} … {share.high:.1%})"


def shares(lines: list[Line]) -> str:
    """How the first opponent of every contest fared, and whether that is what was promised."""
    rows = []
    for line in lines:
        first, *others = line.seats
        share, lead = win_shares(line.played, first), leads(line.played, first)
        met = others[0] if len(others) == 1 else f"{len(others)} × {others[0]}"
        verdict = "-"
        if line.at_least:
            verdict = "reached" if share.low >= line.at_least else "missed" if share.high < line.at_least else "open"
        rows.append(
            [
                f"{first} against {met}",
                f"{len(line.played)}",
                percent(share) if line.played else "-",
                f"{lead.value:+.1f} ({lead.low:+.1f} … {lead.high:+.1f})" if len(line.played) > 1 else "-",
                f"{line.at_least:.0%}" if line.at_least else "-",
                verdict if line.played else "not played",
            ]
        )
    heads = ["", "matches", "victories", "mean lead", "promised", ""]
    said = "“Reached” and “missed” mean that the whole interval lies there; “open” that more matches are needed."
    return f"{table(heads, rows)}\n\n{said}"


def ladder(lines: Iterable[Line]) -> str:
    """Ratings from the matches of two, the best first."""
    played = [match for line in lines if len(line.seats) == 2 for match in line.played]
    if not played:
        return "Nothing was played yet."
    names = list(dict.fromkeys(name for match in played for name in match.names))
    rated = sorted(ratings(played, names).items(), key=lambda entry: -entry[1].value)
    rows = [[name, f"{one.value:,.0f} ({one.low:,.0f} … {one.high:,.0f})"] for name, one in rated]
    return table(["opponent", "rating"], rows)


def drawn(curve: Curve) -> list[str]:
    """A table and a drawing of a curve."""
    known = {simulations: played for simulations, played in curve.points.items() if played}
    if not known:
        return ["Nothing was played yet."]
    found = {simulations: win_shares(played, f"search:{simulations}") for simulations, played in known.items()}
    rows = [[f"{n:,}", f"{len(known[n])}", percent(share)] for n, share in found.items()]
    lines = [f"{n:>6,} {bar(share)} {share.value:4.0%}" for n, share in found.items()]
    ruler = " " * 7 + "0 %".ljust(WIDTH // 2) + "50 %".ljust(WIDTH // 2 - 3) + "100 %"
    drawing = "\n".join(["```text", ruler, *lines, "```"])
    return [
        f"Victories against {curve.against}, two players.",
        table(["simulations", "matches", "victories"], rows),
        drawing,
    ]


def bar(share: Interval) -> str:
    """An interval and its middle on a line from 0 to 100 %."""
    cells = ["·" if place != WIDTH // 2 else "|" for place in range(WIDTH + 1)]
    for place in range(round(share.low * WIDTH), round(share.high * WIDTH) + 1):
        cells[place] = "─"
    cells[round(share.value * WIDTH)] = "●"
    return "".join(cells)
