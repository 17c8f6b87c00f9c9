"""The page about strength: shares with their intervals, a ladder of ratings, and curves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bench.report import table
from bench.strength_plot import bars, curve
from trianon.bots.ratings import Interval, MatchResult, leads, ratings, win_shares

FOLDER = "strength"  # of the plots, beside the page


@dataclass(frozen=True)
class Line:
    """One contest: the opponents, the promised share of the first, and the matches."""

    game: str
    seats: tuple[str, ...]
    at_least: float
    played: list[MatchResult]


@dataclass(frozen=True)
class Curve:
    """Searches with more and more simulations against the same opponent."""

    game: str
    against: str
    points: dict[int, list[MatchResult]]


HEAD = """# Levels against one another, and strength against simulations

Renewed by `make strength`, which keeps the matches of earlier runs. Seats rotate: each bot plays every seat with
one seed before the next seed is used. In brackets are 95 % intervals: Wilson's for shares, normal ones for leads and
ratings. A shared victory counts in parts. The lead is the points less the best rival's.
"""


def page(lines: list[Line], curves: list[Curve], machine: str) -> tuple[str, dict[str, str]]:
    """The whole page, and its plots by the names of their files."""
    parts = [HEAD, f"Machine: {machine}."]
    plots = {}
    for game in dict.fromkeys(line.game for line in lines):
        own = [line for line in lines if line.game == game]
        parts += [f"## {game.capitalize()}", "### Against one another", shares(own)]
        known = {title_of(line): (win_shares(line.played, line.seats[0]), line.at_least) for line in own if line.played}
        if known:
            title = f"{game.capitalize()}: victories of the first, 95 % intervals; the marks are what is promised"
            plots[f"{game}-shares.svg"] = bars(title, known)
            parts.append(f"![{title}]({FOLDER}/{game}-shares.svg)")
        parts += ["### Ladder", "A fit of all matches of two above; the mean is 1,500 Elo points.", ladder(own)]
        for one in curves:
            if one.game == game:
                parts += ["### Strength against simulations", *drawn(one, plots)]
    return "\n\n".join(part.strip() for part in parts if part) + "\n", plots


def title_of(line: Line) -> str:
    """The opponents of a contest."""
    first, *others = line.seats
    return f"{first} against {others[0] if len(others) == 1 else f'{len(others)} × {others[0]}'}"


def percent(share: Interval) -> str:
    """A share with its interval."""
    return f"{share.value:.1%} ({share.low:.1%} … {share.high:.1%})"


def shares(lines: list[Line]) -> str:
    """How the first opponent of every contest fared, and whether that is what was promised."""
    rows = []
    for line in lines:
        share, lead = win_shares(line.played, line.seats[0]), leads(line.played, line.seats[0])
        verdict = "-"
        if line.at_least:
            verdict = "reached" if share.low >= line.at_least else "missed" if share.high < line.at_least else "open"
        rows.append(
            [
                title_of(line),
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


def drawn(one: Curve, plots: dict[str, str]) -> list[str]:
    """A table and a plot of a curve."""
    known = {simulations: played for simulations, played in one.points.items() if played}
    if not known:
        return ["Nothing was played yet."]
    found = {simulations: win_shares(played, f"search:{simulations}") for simulations, played in known.items()}
    rows = [[f"{n:,}", f"{len(known[n])}", percent(share)] for n, share in found.items()]
    title = f"{one.game.capitalize()}: victories against {one.against}, two players, 95 % intervals"
    plots[f"{one.game}-curve.svg"] = curve(title, found)
    return [
        f"Victories against {one.against}, two players.",
        table(["simulations", "matches", "victories"], rows),
        f"![{title}]({FOLDER}/{one.game}-curve.svg)",
    ]
