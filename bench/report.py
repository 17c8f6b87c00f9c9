"""Tables of the benchmark: for the terminal and, the same text, for results.md."""

import argparse
import datetime
import os
import platform
import re
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

RESULTS = Path(__file__).with_name("results.md")
Runs = dict[str, list[dict[str, Any]]]  # contender -> its figures, one entry a round

ABOUT_TAG = """Search beside TAG: its information-set search with full rollouts makes 540 simulations a second in Puerto
Rico and 3,895 in Sushi Go, both with 4 players. These figures are quoted from a like machine, not measured in this run;
with which rollouts and at which decisions is not said."""


@dataclass(frozen=True)
class Ratio:
    """Decisions a second of one of our games over those of a peer, with the least that we promise (0: nothing)."""

    ours: str
    peer: str
    at_least: float


@dataclass(frozen=True)
class Figure:
    """One thing measured, and the bound it is meant to keep."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the bound holds; without one it always does."""
        most, least = self.at_most, self.at_least
        return (most is None or self.value <= most) and (least is None or self.value >= least)

    def row(self) -> list[str]:
        """A line of a table."""
        target = f"at most {self.at_most:g}" if self.at_most is not None else "-"
        target = f"at least {self.at_least:g}" if self.at_least is not None else target
        verdict = "" if target == "-" else "reached" if self.is_kept else "MISSED"
        return [self.name, f"{readable(self.value)} {self.unit}", target, verdict]


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table with aligned columns, readable in a terminal too; all columns but the first to the right."""
    widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]

    def line(cells: list[str]) -> str:
        first, *others = map(str.rjust, cells, widths)
        return "| " + " | ".join([first.strip().ljust(widths[0]), *others]) + " |"

    rule = [("-" * (width - 1) + ":") if i else "-" * width for i, width in enumerate(widths)]
    return "\n".join([line(heads), line(rule), *map(line, rows)])


def spread(values: list[float], digits: int = 0) -> str:
    """Median with the smallest and the largest value."""
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def speeds(runs: Runs, titles: dict[str, str]) -> str:
    """The measured speeds, one line a contender."""

    def middle(name: str, field: str, form: str) -> str:
        values = [run[field] for run in runs[name] if field in run]
        return format(median(values), form) if values else "-"

    rows = [
        [
            titles[name],
            middle(name, "games_per_s", ",.0f"),
            spread([run["decisions_per_s"] for run in runs[name]]),
            middle(name, "forced_share", ".0%"),
            middle(name, "copy_us", ".2f"),
        ]
        for name in titles
        if name in runs
    ]
    heads = ["engine and game", "games/s", "decisions/s (lowest-highest)", "forced", "state copy from Python, µs"]
    return table(heads, rows)


def ratios(runs: Runs, titles: dict[str, str], wanted: list[Ratio]) -> tuple[str, bool]:
    """The ratios, round by round and then the median; and whether every promise that could be looked at is kept."""
    rows, kept = [], True
    for ratio in wanted:
        if ratio.ours not in runs:
            continue
        pairs = zip(runs[ratio.ours], runs[ratio.peer], strict=True)
        values = [ours["decisions_per_s"] / peer["decisions_per_s"] for ours, peer in pairs]
        reached = median(values) >= ratio.at_least
        kept = kept and reached
        verdict = "" if not ratio.at_least else "reached" if reached else "MISSED"
        target = f"at least {ratio.at_least:g}" if ratio.at_least else "-"
        rows.append([f"{titles[ratio.ours]} / {titles[ratio.peer]}", spread(values, 1), target, verdict])
    return table(["decisions/s, ratio", "median (lowest-highest)", "target", ""], rows) if rows else "", kept


def readable(value: float) -> str:
    """A figure with four digits, or all of them before the point."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def own_figures(head: str, figures: list[Figure]) -> str:
    """What a script measured of Trianon alone."""
    return table([head, "measured", "target", ""], [figure.row() for figure in figures])


def machine() -> str:
    """One line that names the machine."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file() and (found := re.search(r"model name\s*: (.*)", cpuinfo.read_text())):
        model = found[1]
    return f"{model}, {os.cpu_count()} cores"


def conditions() -> str:
    """Where and when a measurement was made."""
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"{machine()}, {load}, {datetime.date.today()}, {platform.system()}, Python {platform.python_version()}"


def parser(about: str | None) -> argparse.ArgumentParser:
    """The command line of a script that can write its figures into results.md."""
    made = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--write", action="store_true", help="put the result into bench/results.md")
    return made


def publish(subject: str, text: str, *, is_written: bool) -> None:
    """Print a result; where asked, replace a section of results.md by it, of which heading and first paragraph stay."""
    print(f"\n{text}", flush=True)
    if not is_written:
        return
    page = RESULTS.read_text("utf-8")
    before, heading, section = page.partition(f"## {subject}\n")
    if not heading:
        raise ValueError(f"{RESULTS.name} lacks a section {subject!r}")
    section, following, after = section.partition("\n## ")
    about = section.strip().partition("\n\n")[0]
    RESULTS.write_text(f"{before}{heading}\n{about}\n\n{text.strip()}\n{following}{after}", "utf-8")
