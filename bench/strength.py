"""How strong the opponents are: the levels against one another, and strength against simulations.

    python bench/strength.py --games 200 --minutes 60 --workers 2

Every match is kept in a file below `build/strength`, so the run can be stopped at any time and goes on where it was; a
change of the search, its settings or the rules of thumb begins anew. What is there is written to
`docs/strength-tables.md`.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file, as `make strength` does, and as a module

from bench.report import machine  # noqa: E402
from bench.strength_page import FOLDER, Curve, Line, page  # noqa: E402
from trianon.bots.arena import Contest, load_results, play_numbered  # noqa: E402
from trianon.bots.budget import StopFlag  # noqa: E402
from trianon.bots.executor import executor_of  # noqa: E402
from trianon.bots.ratings import MatchResult  # noqa: E402
from trianon.games import game_names  # noqa: E402

PAGE = ROOT / "docs" / "strength-tables.md"
BOTS, GAMES = ROOT / "src" / "trianon" / "bots", ROOT / "src" / "trianon" / "games"
BLOCK = 20  # matches of each contest before the next one has its turn, so that a short run says something of all
SEED = "strength"
CURVE = (25, 50, 100, 200, 400, 800, 1600, 3200)
MACHINE = "machine.txt"
FAR = 1_000_000  # between the numbers of two contests' matches


@dataclass(frozen=True)
class Claim:
    """A contest, and the share of victories that the first opponent is to reach (0: none is promised)."""

    seats: tuple[str, ...]
    at_least: float = 0.0
    times: int = 1  # as many matches as others have
    more: tuple[str, ...] = ()  # games where it is a near thing: three times as many

    def matches(self, game: str, one: int) -> int:
        """How many matches of a game this is where others have `one`."""
        return one * self.times * (3 if game in self.more else 1)


SPACED = 0.76  # of the victories: 200 rating points, the least that levels are to be apart

CLAIMS = (
    Claim(("thumb", "random"), 0.98, times=100, more=("histrio",)),  # quick, and a near thing
    Claim(("thumb", "novice"), times=4),
    Claim(("apprentice", "novice"), SPACED, times=4),
    Claim(("journeyman", "apprentice"), SPACED, times=4),
    Claim(("master", "journeyman"), SPACED, more=("histrio",)),
    Claim(("grandmaster", "master"), SPACED),
    Claim(("master", "thumb", "thumb", "thumb"), 0.60),
)


class Deadline:
    """A flag that is set when the time is over."""

    def __init__(self, minutes: float) -> None:
        self.ends = monotonic() + 60 * minutes

    def is_set(self) -> bool:
        """Whether the time is over."""
        return monotonic() >= self.ends


def version_of(game: str) -> str:
    """A short name of all that decides how the opponents of a game play."""
    digest = blake2b(digest_size=4)
    own = (GAMES / game).glob("heuristic*.py")
    for file in (*sorted((BOTS / "search").glob("*.py")), *sorted(own), BOTS / "heuristic_bot.py", BOTS / "levels.py"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def file_of(folder: Path, contest: Contest) -> Path:
    """Where the matches of a contest are kept."""
    name = "-".join(contest.seats).replace(":", "_")
    return folder / f"{contest.game}-{version_of(contest.game)}" / f"{name}.jsonl"


def contests_of(game: str, games: int) -> list[tuple[Contest, int]]:
    """All contests of a game, each with the matches of a block."""
    curve = [Claim((f"search:{simulations}", "thumb")) for simulations in CURVE]
    return [
        (Contest(game, claim.seats, claim.matches(game, games), SEED), claim.matches(game, BLOCK))
        for claim in (*CLAIMS, *curve)
    ]


def schedule(contests: list[tuple[Contest, int]], folder: Path) -> list[int]:
    """The matches that are missing, in turns, a block of each contest; a match has its contest's number times FAR."""
    missing, block = [], 0
    done = [load_results(file_of(folder, contest), contest) for contest, _ in contests]
    while any(block * size < contest.games for contest, size in contests):
        for index, (contest, size) in enumerate(contests):
            turn = range(block * size, min((block + 1) * size, contest.games))
            missing += [index * FAR + number for number in turn if number not in done[index]]
        block += 1
    return missing


def play_one(contests: list[Contest], number: int, stop: StopFlag) -> MatchResult | None:
    """One match of the schedule."""
    return play_numbered(contests[number // FAR], number % FAR, stop)


def play_all(contests: list[tuple[Contest, int]], folder: Path, workers: int, deadline: Deadline) -> None:
    """Play all that is missing, by the same workers, until all is played or the time is over."""
    numbers = schedule(contests, folder)
    if numbers:
        keep_machine(folder / MACHINE)
    only = [contest for contest, _ in contests]
    executor = executor_of(workers, len(numbers))
    with closing(executor.run(partial(play_one, only), numbers, deadline)) as played:
        for count, (number, match) in enumerate(played, 1):
            contest = only[number // FAR]
            with file_of(folder, contest).open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number % FAR, **asdict(match)}) + "\n")
            if count % 50 == 0:
                print(
                    f"{count} of {len(numbers)} matches: {contest.game}, {' against '.join(contest.seats)}", flush=True
                )


def machines(file: Path) -> list[str]:
    """The machines that matches were played on so far."""
    return file.read_text("utf-8").splitlines() if file.exists() else []


def keep_machine(file: Path) -> None:
    """Note that matches are played on this machine; the page may be written on another."""
    known = machines(file)
    if machine() not in known:
        file.write_text("\n".join([*known, machine()]) + "\n", "utf-8")


def played_of(folder: Path, contest: Contest) -> list[MatchResult]:
    """The matches of a contest that were played so far."""
    file = file_of(folder, contest)
    return list(load_results(file, contest).values()) if file.exists() else []


def report(games: list[str], folder: Path) -> tuple[str, dict[str, str]]:
    """The page and its plots, from what is there."""
    lines, curves = [], []
    for game in games:
        for claim in CLAIMS:
            contest = Contest(game, claim.seats, 0, SEED)
            lines.append(Line(game, claim.seats, claim.at_least, played_of(folder, contest)))
        points = {
            simulations: played_of(folder, Contest(game, (f"search:{simulations}", "thumb"), 0, SEED))
            for simulations in CURVE
        }
        curves.append(Curve(game, "thumb", points))
    return page(lines, curves, "; ".join(machines(folder / MACHINE)) or machine())


def main() -> int:
    """Play what time allows, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches of each contest (200)")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long; 0 writes the page only (60)")
    parser.add_argument("--workers", type=int, default=1, help="matches at once (1)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "strength", help="where matches are kept")
    parser.add_argument("--only", choices=game_names(), action="append", help="this game (all)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write (docs/strength-tables.md)")
    asked = parser.parse_args()
    if asked.games < 1 or asked.workers < 1 or asked.minutes < 0:
        parser.error("expected --games and --workers of at least 1, and --minutes of at least 0")
    games = asked.only or game_names()
    by_game = [contests_of(game, asked.games) for game in games]
    contests = [contest for one_each in zip(*by_game, strict=True) for contest in one_each]
    stopped = False
    try:
        if asked.minutes:
            play_all(contests, asked.folder, asked.workers, Deadline(asked.minutes))
    except KeyboardInterrupt:
        stopped = True  # what was played is kept
    text, plots = report(game_names(), asked.folder)
    asked.page.write_text(text, "utf-8")
    for name, plot in plots.items():
        (asked.page.parent / FOLDER).mkdir(exist_ok=True)
        (asked.page.parent / FOLDER / name).write_text(plot, "utf-8")
    print(f"Written to {asked.page.name}.")
    return 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
