"""The same commands in two checkouts, in turns: `python bench/compare.py ../older-checkout [--rounds 5] [--cold]`.

Shows whether a change of structure made anything slower. Each command runs with few and with many matches; the
difference in processor time leaves out imports and compiled code that is loaded. Checkouts need nothing in common but
the command line. `--cold` compares compiling as well, each checkout with an empty cache of its own.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file and as a module

from bench.report import machine, spread, table  # noqa: E402

WORK: dict[str, tuple[list[str], int]] = {
    "Rokoko, random matches of four": (["simulate", "rokoko", "--bots", "random"], 40_000),
    "Histrio, random matches of four": (["simulate", "histrio", "--bots", "random"], 120_000),
    "Rokoko, rules of thumb": (["simulate", "rokoko", "--bots", "thumb"], 4_000),
    "Histrio, rules of thumb": (["simulate", "histrio", "--bots", "thumb"], 12_000),
    "Rokoko, search of 50 simulations": (["arena", "rokoko", "--seats", "search:50,thumb,thumb,thumb"], 12),
    "Histrio, search of 50 simulations": (["arena", "histrio", "--seats", "search:50,thumb,thumb,thumb"], 40),
}


def processor_seconds(checkout: Path, arguments: list[str], cache: str | None = None) -> float:
    """Processor time of one command in a checkout, with everything it starts."""
    environment = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}:{checkout / 'examples' / 'goofspiel'}"}
    if cache is not None:
        environment["XDG_CACHE_HOME"] = cache
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", "from trianon.cli.main import main; main()", *arguments]
    done = subprocess.run(command, env=environment, cwd=checkout, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{checkout.name}: trianon {' '.join(arguments)}: {done.stderr.decode()[-500:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def matches(checkout: Path, arguments: list[str], count: int) -> float:
    """Processor seconds of that many matches, without what a command costs that plays few."""

    def command(games: int) -> float:
        return processor_seconds(checkout, [*arguments, "--json", "--games", str(games)])

    return command(count + 4) - command(4)


def compiling(checkout: Path) -> float:
    """Processor seconds to compile both games into an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        return processor_seconds(checkout, ["warm"], cache)


def row(title: str, pairs: list[tuple[float, float]]) -> list[str]:
    """A line of the table: medians of both, the ratio within each round, and that of the quickest: least disturbed."""
    theirs, ours = zip(*pairs, strict=True)
    ratio = spread([ours / theirs for theirs, ours in pairs], 3)
    return [title, f"{median(theirs):.2f}", f"{median(ours):.2f}", ratio, f"{min(ours) / min(theirs):.3f}"]


def main() -> None:
    """Measure in turns and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cold", action="store_true", help="compare compiling as well (minutes)")
    chosen = parser.parse_args()
    older = chosen.older.resolve()
    for checkout in (older, ROOT):
        for arguments, _ in WORK.values():
            matches(checkout, arguments, 1)  # compiles what is missing
    rows = []
    for title, (arguments, count) in WORK.items():
        pairs = [(matches(older, arguments, count), matches(ROOT, arguments, count)) for _ in range(chosen.rounds)]
        rows.append(row(title, pairs))
        print("  ".join(rows[-1]), file=sys.stderr, flush=True)
    if chosen.cold:
        rows.append(row("Compiling, empty cache", [(compiling(older), compiling(ROOT)) for _ in range(2)]))
    print(machine())
    print(table(["processor seconds", "older", "this", "this / older (lowest-highest)", "quickest"], rows))


if __name__ == "__main__":
    main()
