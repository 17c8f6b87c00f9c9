"""How strong the opponents are: the levels against one another, and strength against simulations.

    python bench/strength.py --games 200 --minutes 60 --workers 2

Every match is kept in a file below `build/strength`, so the run can be stopped at any time and goes on where it was; a
change of the search, its settings or the rules of thumb begins anew. What is there is written to `docs/strength.md`.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # so that it runs as a file, as `make strength` does, and as a module

from bench.strength_page import Curve, Line, page  # noqa: E402
from trianon.bots.arena import Contest, run, stored  # noqa: E402
from trianon.bots.standings import Played  # noqa: E402
from trianon.games import game_names  # noqa: E402

PAGE = ROOT / "docs" / "strength.md"
BOTS = ROOT / "src" / "trianon" / "bots"
BLOCK = 20  # matches of each contest before the next one has its turn, so that a short run says something of all
SEED = "strength"
CURVE = (25, 50, 100, 200, 400, 800, 1600)


@dataclass(frozen=True)
class Claim:
    """Who meets whom, and the share of victories that the first one is to reach (0: none is promised)."""

    seats: tuple[str, ...]
    at_least: float = 0.0
    times: int = 1  # as many matches as others have


CLAIMS = (
    Claim(("thumb", "random"), 0.98, times=5),
    Claim(("apprentice", "thumb")),
    Claim(("journeyman", "thumb"), 0.75),
    Claim(("journeyman", "apprentice")),
    Claim(("master", "journeyman"), 0.65),
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
    for file in (*sorted((BOTS / "search").glob("*.py")), BOTS / "thumb" / f"{game}.py", BOTS / "levels.py"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def file_of(folder: Path, contest: Contest) -> Path:
    """Where the matches of a contest are kept."""
    name = "-".join(contest.seats).replace(":", "_")
    return folder / f"{contest.game}-{version_of(contest.game)}" / f"{name}.jsonl"


def contests_of(game: str, games: int) -> list[Contest]:
    """All contests of a game."""
    curve = [Claim((f"search:{simulations}", "thumb")) for simulations in CURVE]
    return [Contest(game, claim.seats, games * claim.times, SEED) for claim in (*CLAIMS, *curve)]


def play_all(contests: list[Contest], folder: Path, workers: int, deadline: Deadline) -> None:
    """Play in turns, a block of each contest, until all is played or the time is over."""
    reached = 0
    while not deadline.is_set() and reached < max(contest.games for contest in contests):
        reached += BLOCK
        for contest in contests:
            if reached - BLOCK < contest.games and not deadline.is_set():
                part = replace(contest, games=min(reached, contest.games))
                print(f"{contest.game}: {' against '.join(contest.seats)}, {part.games} of {contest.games}", flush=True)
                run(part, workers, file_of(folder, contest), stop=deadline)


def played_of(folder: Path, contest: Contest) -> list[Played]:
    """The matches of a contest that were played so far."""
    file = file_of(folder, contest)
    return list(stored(file, contest).values()) if file.exists() else []


def report(games: list[str], folder: Path) -> str:
    """The page, from what is there."""
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
    return page(lines, curves)


def main() -> int:
    """Play what time allows, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches of each contest (200)")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long; 0 writes the page only (60)")
    parser.add_argument("--workers", type=int, default=1, help="matches at once (1)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "strength", help="where matches are kept")
    parser.add_argument("--only", choices=game_names(), action="append", help="this game (all)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write (docs/strength.md)")
    asked = parser.parse_args()
    if asked.games < 1 or asked.workers < 1 or asked.minutes < 0:
        parser.error("expected --games and --workers of at least 1, and --minutes of at least 0")
    games = asked.only or game_names()
    by_game = [contests_of(game, asked.games) for game in games]
    contests = [contest for one_each in zip(*by_game, strict=True) for contest in one_each]
    stopped = False
    try:
        play_all(contests, asked.folder, asked.workers, Deadline(asked.minutes))
    except KeyboardInterrupt:
        stopped = True  # what was played is kept
    asked.page.write_text(report(game_names(), asked.folder), "utf-8")
    print(f"Written to {asked.page.name}.")
    return 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
