"""Averages of bots in each game, which the page compares a player's own matches with.

`python bench/bot_averages.py --write` plays matches of one level at every number of players of the reference edition
and writes `averages/LEVEL.json` into the folder of each game; without `--write` it prints them. The same level, number
of matches and seed give the same file but for its date. Strong levels take long: `--games` and `--workers` help, and
`--records` for matches that were played elsewhere.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from trianon.bots.arena import Contest
from trianon.bots.statistics.averages import averages_of, file_of
from trianon.core.editions.load import REFERENCE, load_edition
from trianon.core.game import Json
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.research.balance.lab import LabPlan, measure
from trianon.research.matches.source import MatchSource, SelfPlay, record_files

LEVEL, MATCHES, SEED = "thumb", 1000, "averages"


def averages(game: str, level: str, matches: int, workers: int, records: Path | None = None) -> Json:
    """The content of a level's file; from match files in `records/LEVEL/GAME-PLAYERS`, if named, not new matches."""
    rules = game_of(game)
    edition = load_edition(rules.schema, REFERENCE)
    players = {}
    for count in rules.seats:
        source: MatchSource = SelfPlay(Contest(game, (level,) * count, matches, SEED))
        if records is not None:
            source = record_files(records / level / f"{game}-{count}", game)
        players[str(count)] = averages_of(measure(LabPlan(source), workers).study(), level)
    return {
        "game": game,
        "edition": {"id": edition.id, "digest": edition.digest},
        "rules": rules.version,
        "level": level,
        "seed": SEED,
        "date": datetime.now(UTC).date().isoformat(),
        "players": players,
    }


def main() -> None:
    """Print the averages, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--matches", type=int, default=MATCHES, help="at each number of players")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--records", type=Path, help="a folder with match files of these bots, made elsewhere")
    parser.add_argument("--games", nargs="*", default=list(built_in_games()))
    wanted = parser.parse_args()
    for game in wanted.games:
        found = averages(game, wanted.level, wanted.matches, wanted.workers, wanted.records)
        text = json.dumps(found, indent=1) + "\n"
        if wanted.write:
            file = file_of(game, wanted.level)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        else:
            print(text)


if __name__ == "__main__":
    main()
