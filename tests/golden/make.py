"""Make the golden records and the perft counts anew, after a change of the rules that is meant.

    python -m tests.golden.make
    python -m tests.golden.make histrio

The second line leaves the records and counts of all other games alone. A record is the first match of a series that
takes all the paths it is kept for, so a change of the rules may end in other matches; `git diff tests/golden` then
shows what changed. Raise the version of the rules in the game as well.
"""

import json
import sys
from pathlib import Path

from tests.golden import histrio_plans, rokoko_plans
from tests.golden.perft import perft
from tests.golden.plan import Plan
from trianon.core.files import save
from trianon.core.match_file.read import load_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.games import game_of

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.json"
MAX_SEEDS = 500

PLANS = rokoko_plans.PLANS + histrio_plans.PLANS
GAMES = tuple(dict.fromkeys(plan.game for plan in PLANS))

# where perft begins: a golden record, after so many answers; it looks as deep as it must to see enough
LOOKS = rokoko_plans.LOOKS + histrio_plans.LOOKS
ENOUGH = 3000


def make(plan: Plan) -> None:
    """Find the first match of the plan's series that takes all its paths, and keep it."""
    setting = plan.setting()
    for seed in range(MAX_SEEDS):
        match = plan.play(setting, str(seed))
        if all(path.is_taken(match) for path in plan.takes):
            save(FOLDER / f"{plan.name}.json", write_record(match))
            sys.stdout.write(f"{plan.name}: match {seed}, {match.answer_count} answers\n")
            return
    raise SystemExit(f"{plan.name}: none of {MAX_SEEDS} matches takes all its paths")


def count(games: list[str]) -> None:
    """Count the decisions that can be reached from the places to look from; those of other games stay as they are."""
    kept = {(look["record"], look["after"]): look["counts"] for look in json.loads(PERFT.read_text("utf-8"))}
    lines = []
    for name, after in LOOKS:
        counts = count_below(name, after) if name.partition("-")[0] in games else kept[name, after]
        lines.append(json.dumps({"record": name, "after": after, "counts": counts}))
    save(PERFT, "[\n  " + ",\n  ".join(lines) + "\n]\n")


def count_below(name: str, after: int) -> list[int]:
    """The decisions at every depth below a state of a record, as deep as it takes to see enough."""
    match = replay(load_record(FOLDER / f"{name}.json", game_of), after)
    counts = [1]
    while counts[-1] < ENOUGH:
        counts = perft(match.setting, match.s, len(counts))
    sys.stdout.write(f"{name} after {after}: {counts}\n")
    return counts


def main(games: list[str]) -> None:
    """Make everything of these games, or of all."""
    if unknown := [name for name in games if name not in GAMES]:
        raise SystemExit(f"no golden records of {', '.join(unknown)} (expected {', '.join(GAMES)})")
    wanted = games or list(GAMES)
    for plan in PLANS:
        if plan.game in wanted:
            make(plan)
    count(wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
