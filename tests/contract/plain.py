"""Play matches and print the hash of every state: however rules are compiled, the lines must be the same.

python -W error -m tests.contract.plain GAME
"""

import json
import sys
from random import Random

from tests.contract.table import any_option, play, rare_verb
from tests.infrastructure.samples import IS_SOAK
from trianon.core.editions.load import load_edition
from trianon.core.game import Json
from trianon.core.kernel.compiler.numba_parts import is_numba_overridden
from trianon.core.kernel.compiler.rule import COMPILED
from trianon.core.match import Start
from trianon.games import game_of

SEEDS = ("plain", "python")


def seeds_for(players: int) -> tuple[str, ...]:
    """The seeds of the matches at a number of players: both ways of choosing come up in every game."""
    return SEEDS if IS_SOAK else (SEEDS[players % 2],)


def emitted(game_name: str, players: int, seed: str) -> Json:
    """A match from its first state to its result."""
    game = game_of(game_name)
    setting = game.setting(load_edition(game.schema), players)
    choose = rare_verb if len(seed) % 2 else any_option
    match = play(setting, Start(seed), choose, Random(seed)).match
    return {
        "compiler": "none" if not COMPILED else "own" if is_numba_overridden() else "njit",
        "start": match.start_hash,
        "answers": [[answer.seat, answer.key, answer.hash] for answer in match.answers],
        "events": [rows.tolist() for rows in match.event_rows],
        "result": match.result(),
    }


if __name__ == "__main__":
    [name] = sys.argv[1:]
    played = {count: [emitted(name, count, seed) for seed in seeds_for(count)] for count in game_of(name).seats}
    sys.stdout.write(json.dumps(played))
