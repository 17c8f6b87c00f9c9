"""Make the golden records and the perft counts anew, after a change of the rules that is meant.

    python -m tests.golden.make

A record is the first match of a series that takes all the paths it is kept for, so a change of the rules may end in
other matches; `git diff tests/golden` then shows what changed. Raise the version of the rules in the game as well.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.golden import paths
from tests.golden.perft import perft
from trianon.bots.simulate import recorded_match
from trianon.core.editions import edition_from_text, load_edition
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.core.positions import match_from
from trianon.core.records import load_record, replay, save, write_record
from trianon.games import game_of

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.json"
MOST_SEEDS = 500

# what the seeker likes, by the beginning of an option's key; all else weighs 1
WISHES = (
    ("hire:1b", 900), ("hire:2", 300), ("hire:4", 100), ("hire:5", 100), ("hire:", 20), ("make:", 60),
    ("depute:2c", 900), ("depute:", 20), ("depute", 0.1), ("keep", 4), ("give:", 6), ("done", 3), ("buy:", 9),
    ("rent:", 9), ("reconsider", 2), ("forfeit", 0.2), ("decorate:", 0.5),
)  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """A golden match: who plays it how, and the paths it must take."""

    name: str
    players: int
    play: Callable[[Setting, str], Match]
    takes: tuple[paths.Path, ...]
    edition: Callable[[str], str] | None = field(default=None)  # a change of the reference edition's text


def sensibly(setting: Setting, seed: str) -> Match:
    """Rule-of-thumb players."""
    return recorded_match(setting, ["thumb"], "golden", int(seed))


def openly(setting: Setting, seed: str) -> Match:
    """Rule-of-thumb players with open information."""
    return recorded_match(setting, ["thumb"], "golden", int(seed), open_information=True)


def seeking(setting: Setting, seed: str, first: int | None = None) -> Match:
    """Players who seek what is rare, think again under seal, and answer in any order."""
    return finish(Match(setting, Start(f"golden {seed}", first)), Random(seed))


def chosen(setting: Setting, seed: str) -> Match:
    """The same with a starting player the table chose."""
    return seeking(setting, seed, setting.players - 1)


def middle_of(match: Match) -> Match:
    """The same match, half played."""
    half = Match(match.setting, match.start)
    for answer in match.answers[: match.number // 2]:
        half.answer(answer.seat, answer.key)
    return half


def from_the_middle(setting: Setting, seed: str) -> Match:
    """From the middle of a sensible match on, with other players."""
    return finish(match_from(setting, middle_of(sensibly(setting, seed)).s), Random(seed))


def with_an_empty_bag(setting: Setting, seed: str) -> Match:
    """The same, after all dresses in the bag went to the discard."""
    s = middle_of(sensibly(setting, seed)).s
    s.dress_discard[:] += s.bag
    s.bag[:] = 0
    return finish(match_from(setting, s), Random(seed))


def finish(match: Match, rng: Random) -> Match:
    """Seek to the end."""
    while not match.over:
        seats = match.asked() + [
            s for s in range(match.setting.players) if match.may_reconsider(s) and rng.random() < 0.1
        ]
        seat = rng.choice(seats)
        keys = match.options(seat)
        match.answer(seat, rng.choices(keys, [wish(key) for key in keys])[0])
    return match


def wish(key: str) -> float:
    """How much the seeker likes an option."""
    return next((weight for prefix, weight in WISHES if key.startswith(prefix)), 1)


def rich(text: str) -> str:
    """An edition in which everybody begins with more."""
    changed = text.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15,", "livre = 30,", 1)
    assert changed.count("livre = 30,") == 1
    return changed


PLANS = (
    Plan("rokoko-2", 2, sensibly, (paths.majorities, paths.favor_starts)),
    Plan("rokoko-3", 3, sensibly, (paths.majorities, paths.statues, paths.all_halls)),
    Plan("rokoko-4", 4, sensibly, (paths.majorities, paths.terrace, paths.stock_reshuffled)),
    Plan("rokoko-5", 5, sensibly, (paths.majorities, paths.crowns, paths.reward_tile, paths.stock_reshuffled)),
    Plan("rokoko-open", 4, openly, (paths.open_table, paths.majorities)),
    Plan("rokoko-chosen-start", 3, chosen, (paths.chosen_start, paths.reconsidered, paths.blind_tile)),
    Plan("rokoko-depute-chain", 2, seeking, (paths.depute_chain, paths.reconsidered)),
    Plan("rokoko-discount", 2, seeking, (paths.discount_chosen,)),
    Plan("rokoko-trades", 3, seeking, (paths.prestige_bought, paths.tiles_given)),
    Plan("rokoko-bag-refilled", 4, with_an_empty_bag, (paths.from_a_position, paths.bag_refilled)),
    Plan("rokoko-tie", 4, seeking, (paths.tie_broken_by_livre,)),
    Plan("rokoko-shared-place", 5, seeking, (paths.shared_place,)),
    Plan("rokoko-position", 3, from_the_middle, (paths.from_a_position, paths.favor_starts)),
    Plan("rokoko-own-edition", 2, sensibly, (paths.own_edition, paths.majorities), rich),
)

# where perft begins: a golden record, after so many answers; it looks as deep as it must to see enough
LOOKS = (
    ("rokoko-2", 0),
    ("rokoko-5", 0),
    ("rokoko-2", 7),
    ("rokoko-3", 100),
    ("rokoko-4", 180),
    ("rokoko-open", 350),
    ("rokoko-discount", 120),
    ("rokoko-trades", 200),
    ("rokoko-own-edition", 60),
)
ENOUGH = 3000


def setting_of(plan: Plan) -> Setting:
    """The table a golden match is played at."""
    game = game_of(plan.name.partition("-")[0])
    edition = load_edition(game.schema)
    if plan.edition is not None:
        edition = edition_from_text(game.schema, plan.edition(edition.text), f"{plan.name}.toml")
    return game.setting(edition, plan.players)


def make(plan: Plan) -> None:
    """Find the first match of the plan's series that takes all its paths, and keep it."""
    setting = setting_of(plan)
    for seed in range(MOST_SEEDS):
        match = plan.play(setting, str(seed))
        if all(path(match) for path in plan.takes):
            save(FOLDER / f"{plan.name}.json", write_record(match))
            sys.stdout.write(f"{plan.name}: match {seed}, {match.number} answers\n")
            return
    raise SystemExit(f"{plan.name}: none of {MOST_SEEDS} matches takes all its paths")


def count() -> None:
    """Count the decisions that can be reached from the places to look from."""
    lines = []
    for name, after in LOOKS:
        match = replay(load_record(FOLDER / f"{name}.json", game_of), after)
        counts = [1]
        while counts[-1] < ENOUGH:
            counts = perft(match.setting, match.s, len(counts))
        lines.append(json.dumps({"record": name, "after": after, "counts": counts}))
        sys.stdout.write(f"{name} after {after}: {counts}\n")
    save(PERFT, "[\n  " + ",\n  ".join(lines) + "\n]\n")


if __name__ == "__main__":
    for wanted in PLANS:
        make(wanted)
    count()
