"""Play matches and print the hash of every state: run once compiled and once not, the lines must be the same.

python -W error -m tests.contract.plain GAME PLAYERS SEED...
"""

from __future__ import annotations

import json
import sys
from random import Random

from tests.contract.table import any_option, play, rare_verb
from trianon.core.editions.load import load_edition
from trianon.core.game import Json
from trianon.core.kernel.rule import COMPILED
from trianon.core.match import Start
from trianon.games import game_of


def emitted(game_name: str, players: int, seed: str) -> Json:
    """A match from its first state to its result."""
    game = game_of(game_name)
    setting = game.setting(load_edition(game.schema), players)
    choose = rare_verb if len(seed) % 2 else any_option
    match = play(setting, Start(seed), choose, Random(seed)).match
    return {
        "compiled": COMPILED,
        "start": match.start_hash,
        "answers": [[answer.seat, answer.key, answer.hash] for answer in match.answers],
        "events": [rows.tolist() for rows in match.rows],
        "result": match.result(),
    }


if __name__ == "__main__":
    name, count, *seeds = sys.argv[1:]
    sys.stdout.write(json.dumps([emitted(name, int(count), seed) for seed in seeds]))
