"""Plays random editions with every access to the state checked; needs NUMBA_DISABLE_JIT=1.

python -W error -m tests.fuzz.play GAME EDITIONS SEED [ANSWERS]
"""

import json
import sys
from collections import Counter
from random import Random
from typing import Any

from tests.fuzz.checked import CheckedStruct
from tests.fuzz.random_editions import random_edition
from trianon.core.game import Game
from trianon.core.kernel.compiler.rule import COMPILED
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.seats import asked_seats
from trianon.core.kernel.struct import NONE
from trianon.games import game_of

MAX_ANSWERS = 3000
WEIGHTS = (0.02, 1.0, 50.0)  # a strategy of its own for each match: some verbs nearly always, some nearly never


def play_edition(game: Game, seed: str, players: int, most: int, peaks: Counter[str]) -> None:
    """Play one random edition to its end, or for so many answers; `peaks` is how full fixed arrays came to be."""
    rng = Random(seed)
    setting = game.setting(random_edition(game.schema, rng), players)
    t: Any = CheckedStruct(game.tables, setting.t)
    s: Any = CheckedStruct(game.state)
    e: Any = CheckedStruct(Events)
    o: Any = CheckedStruct(Options)
    e.enabled = 1
    s.players = players
    seed_state(s, seed)
    game.begin(s, t, e, NONE)
    weights = {block.verb: rng.choice(WEIGHTS) for block in game.numbering}
    for _ in range(most):
        for name, count in (("depth", s.depth), ("options", o.count), ("events", e.count)):
            peaks[name] = max(peaks[name], count)
        seats = asked_seats(s)
        if seats == 0:
            break
        seat = rng.choice([seat for seat in range(players) if seats & 1 << seat])
        game.legal(s, t, o, seat)
        options = [int(option) for option in o.ids[: o.count]]
        assert options, "a seat is asked and has no legal answer"
        assert len(set(options)) == len(options), "an option is offered twice"
        chosen = rng.choices(options, [weights[game.numbering.block_of(option).verb] for option in options])[0]
        e.count = 0
        game.answer(s, t, e, seat, chosen)
        assert game.sound(s, t), "a piece is not in exactly one place"
        peaks["answers"] += 1
    else:
        assert most < MAX_ANSWERS, "the match does not end"


def main() -> None:
    """Play as many editions as the arguments say, each with the next number of players."""
    assert not COMPILED, "set NUMBA_DISABLE_JIT=1"
    name, editions, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    most = int(sys.argv[4]) if len(sys.argv) > 4 else MAX_ANSWERS
    game, peaks = game_of(name), Counter[str]()
    for number in range(editions):
        players = game.seats[number % len(game.seats)]
        try:
            play_edition(game, f"{seed}/{number}", players, most, peaks)
        except Exception as error:
            error.add_note(f"{name}, {players} players, seed {seed}/{number}")
            raise
    sys.stdout.write(json.dumps(peaks))


if __name__ == "__main__":
    main()
