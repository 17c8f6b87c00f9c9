"""Measure Trianon beside OpenSpiel and catanatron, in one run, on one core: `python bench/run.py [--write]`."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file, as `make bench` does, and as a module

from bench import report  # noqa: E402
from bench.peers import install  # noqa: E402

LIMIT = 420.0  # seconds for everything after the installation
TITLES = {
    "rokoko": "Trianon: Rokoko, 4 players",
    "histrio": "Trianon: Histrio, 4 players",
    "goofspiel": "Trianon: Goofspiel, 4 players",
    "catanatron": "catanatron: Catan, 4 players",
    "hearts-usual": "OpenSpiel: hearts",
    "hearts-shortcut": "OpenSpiel: hearts, shortcut loop",
    "goofspiel-usual": "OpenSpiel: goofspiel, 4 players",
    "goofspiel-shortcut": "OpenSpiel: goofspiel, shortcut loop",
    "goofspiel-native": "OpenSpiel: goofspiel, its own C++ loop",
}
OURS = ("rokoko", "histrio", "goofspiel")
RATIOS = [
    report.Ratio("rokoko", "catanatron", 100),
    report.Ratio("rokoko", "hearts-usual", 10),
    report.Ratio("rokoko", "hearts-shortcut", 0),
    report.Ratio("histrio", "goofspiel-usual", 12),
    report.Ratio("histrio", "goofspiel-shortcut", 0),
    report.Ratio("goofspiel", "goofspiel-usual", 20),
    report.Ratio("goofspiel", "goofspiel-shortcut", 20),
    report.Ratio("goofspiel", "goofspiel-native", 0),
]
SHARE_OF_SEARCH = 6  # search has many points to be measured at, each gets this part of a contender's time
INTERRUPTED = "interrupted"


class BenchError(Exception):
    """Something could not be measured; the text explains it to the user."""


class Runner:
    """Runs one contender at a time in its own process on one core, within the time limit of the whole run."""

    def __init__(self) -> None:
        self.ends = time.monotonic() + LIMIT
        cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
        self.core = cores[-1] if cores else None  # the last one: the first often serves interrupts

    def json_of(self, command: list[str], *, pinned: bool = True) -> Any:
        """What a command printed as JSON."""
        core = self.core if pinned else None
        pin: Callable[[], None] | None = None if core is None else lambda: os.sched_setaffinity(0, {core})
        left = self.ends - time.monotonic()
        try:
            done = subprocess.run(
                command,
                check=False,
                cwd=ROOT,
                capture_output=True,
                text=True,
                timeout=max(left, 0.1),
                preexec_fn=pin,
            )
        except subprocess.TimeoutExpired:
            raise BenchError(f"the whole run is bounded to {LIMIT:.0f} s and they are over") from None
        except OSError as fault:
            raise BenchError(f"{command[0]} cannot be started: {fault.strerror}") from None
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}, nothing on standard error"]
            raise BenchError(lines[-1])
        try:
            return json.loads(done.stdout)
        except json.JSONDecodeError:
            raise BenchError(f"expected JSON, got: {done.stdout[:60]!r}") from None

    def rounds(
        self, titles: dict[str, str], count: int, measured: Callable[[str], dict[str, Any]]
    ) -> tuple[report.Runs, str]:
        """Interleaved rounds, so that a slow minute of the machine meets every contender; and why they stopped early.

        Only whole rounds count, so that every ratio compares neighbours in time.
        """
        runs: report.Runs = {name: [] for name in titles}
        for number in range(1, count + 1):
            this: dict[str, Any] = {}
            try:
                for name, title in titles.items():
                    print(f"Round {number} of {count}: {title} ...", flush=True)
                    this[name] = measured(name)
            except (KeyboardInterrupt, BenchError) as stop:
                if number == 1:
                    raise
                return runs, str(stop) or INTERRUPTED
            for name, figures in this.items():
                runs[name].append(figures)
        return runs, ""

    def peer(self, name: str, seconds: float) -> Any:
        """Random play of another engine."""
        return self.json_of([str(install.PYTHON), "-m", "bench.peers.play", name, "--seconds", str(seconds)])

    def trianon(self, game: str, games: int) -> Any:
        """Random play of one of our games, through the command that users have."""
        command = [str(Path(sys.executable).with_name("trianon")), "simulate", game]
        return self.json_of(
            [*command, "--players", "4", "--games", str(games), "--seed", "1", "--bots", "random", "--json"]
        )


def our_games(runner: Runner, seconds: float) -> dict[str, int]:
    """Our games, with how many matches fill the time (0: it does not run); compiles them, if need be, outside of it."""
    found = {}
    for game in OURS:
        print(f"Trying {TITLES[game]} (compiles the rules if they are not compiled yet) ...", flush=True)
        try:
            rate = runner.trianon(game, 1000)["games_per_s"]
            found[game] = max(1000, int(rate * seconds))
        except BenchError as fault:
            found[game] = 0
            print(f"  not measured: {fault}", flush=True)
    return found


def own_tables(runner: Runner, seconds: float) -> tuple[list[str], bool]:
    """Figures of Trianon alone: state, replay and threads on all cores, search on one; whether all targets hold."""
    tables: list[str] = []
    kept = True
    command = [sys.executable, "bench/figures.py", "--seconds", str(seconds / SHARE_OF_SEARCH)]
    for title, what, before in (("Trianon alone", "kernel", ""), ("search, one core", "search", report.ABOUT_TAG)):
        print(f"Measuring: {title} ...", flush=True)
        try:
            measured = runner.json_of([*command, what], pinned=what == "search")
            figures = [report.Figure(**figure) for figure in measured]
            table, reached = report.own_figures(title, figures), all(figure.is_kept for figure in figures)
        except BenchError as fault:
            table, reached, before = f"{title}: not measured: {fault}", False, ""
        print(f"\n{table}\n", flush=True)
        tables += filter(None, [before, table])
        kept = kept and reached
    return tables, kept


def arguments(description: str) -> argparse.Namespace:
    """Read the command line of a benchmark in rounds."""
    parser = report.parser(description)
    parser.add_argument("--rounds", type=int, default=3, help="interleaved repeats (3)")
    parser.add_argument("--seconds", type=float, default=3.0, help="play of one contender in one round (3)")
    asked = parser.parse_args()
    if asked.rounds < 1 or not 0.1 <= asked.seconds <= 60:
        parser.error("expected --rounds of at least 1 and --seconds from 0.1 to 60")
    return asked


def main() -> int:
    """Install, measure, print; 0 if everything was measured and reached its target, else 1."""
    asked = arguments("Measure Trianon beside other engines, on one core, in one run.")
    install.install()
    runner = Runner()
    where = report.conditions()
    pinned = "not pinned" if runner.core is None else f"pinned to core {runner.core}"
    ours = our_games(runner, asked.seconds)
    titles = {name: title for name, title in TITLES.items() if ours.get(name, name not in OURS)}

    def measured(name: str) -> Any:
        return runner.trianon(name, ours[name]) if name in ours else runner.peer(name, asked.seconds)

    runs, stopped = runner.rounds(titles, asked.rounds, measured)
    how = f"{len(runs['catanatron'])} interleaved rounds of {asked.seconds:g} s for each engine, {pinned}."
    ratio_table, reached = report.ratios(runs, TITLES, RATIOS)
    tables = [how, report.speeds(runs, TITLES), *filter(None, [ratio_table])]
    print(f"\n{where}\n\n" + "\n\n".join(tables), flush=True)
    if stopped:
        print(f"\nbench: stopped before the end, nothing written: {stopped}", file=sys.stderr)
        return 130 if stopped == INTERRUPTED else 1
    own, own_reached = own_tables(runner, asked.seconds)
    versions = f"OpenSpiel {runs['hearts-usual'][0]['version']}, catanatron {runs['catanatron'][0]['version']}"
    text = "\n\n".join([f"{where}, {versions}.", *tables, *own])
    report.publish("Speed beside other engines", text, is_written=asked.write)
    return 0 if reached and own_reached and all(ours.values()) else 1


def run_program(main: Callable[[], int]) -> NoReturn:
    """Run a benchmark as a program and exit with its code; faults and Ctrl-C end in one line."""
    try:
        sys.exit(main())
    except (BenchError, install.InstallError) as fault:
        print(f"bench: {fault}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("\nbench: interrupted, nothing written", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    run_program(main)
