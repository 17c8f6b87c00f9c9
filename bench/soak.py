"""Very many random matches, every state of them checked: `make soak`.

Plays GAMES matches of every game at every player count, and after every answer asks the game whether each piece is in
exactly one place. Stops at the first broken invariant and says how to see it again. Ctrl-C ends it with what was done.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.progress import Progress

from trianon.bots.simulate import MAX_DECISIONS, seed_of
from trianon.core.editions.load import load_edition
from trianon.core.game import Game
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import pointer, rule
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.options import MAX_OPTIONS
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.state import DEPTH
from trianon.core.kernel.struct import NONE, widen
from trianon.games import game_names, game_of

GAMES = 100_000
CHUNK = 500


@rule
def soak(
    g: Any, sound: Any, w: Workspace, players: int, key: npt.NDArray[np.int64], first: int, count: int,
    broken: npt.NDArray[np.int64],
) -> int:  # fmt: skip
    """Play some matches of a series; `broken` gets match and decision of the first state that is not sound."""
    rules, s, t, e, o = g.functions, w.s[0], w.t[0], w.e[0], w.o[0]
    decisions = 0
    for game in range(first, first + count):
        w.s_rows[0, :] = 0
        s.players = players
        x = begin_numbered(g, s, t, e, key, game, NONE)
        given = 0
        seat = asked_seat(s)
        while seat != NONE:
            rules.legal(s, t, o, seat)
            fits = 0 < o.count <= MAX_OPTIONS and s.depth < DEPTH and given < MAX_DECISIONS
            if not fits or not sound(s, t):
                broken[0], broken[1] = game, given
                return decisions
            x = next_random(x)
            rules.answer(s, t, e, seat, widen(o.ids[(x * widen(o.count)) >> 32]))
            given += 1
            seat = asked_seat(s)
        if not sound(s, t) or s.over == 0:
            broken[0], broken[1] = game, given
            return decisions
        decisions += given
    return decisions


def soak_game(game: Game, players: int, games: int, seed: str, progress: Progress) -> tuple[int, str]:
    """Soak one game at one player count: decisions checked, and what broke."""
    setting = game.setting(load_edition(game.schema), players)
    w = setting.workspace()
    sound = pointer(game.sound, True, (w.s[0], w.t[0]))
    task = progress.add_task(f"{game.name}, {players} players", total=games)
    broken = np.full(2, NONE, np.int64)
    key = np.array(key_of(seed), np.int64)
    decisions = 0
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        decisions += soak(game.rules, sound, w, players, key, first, count, broken)
        if broken[0] != NONE:
            faults = "; ".join(game.audit(w.s[0], setting.t, setting.names)) or "an unexpected number of options"
            return decisions, f'seed "{seed_of(seed, int(broken[0]))}", decision {broken[1]}: {faults}'
        progress.advance(task, count)
    return decisions, ""


def main() -> int:
    """Soak all games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=game_names(), help="which games (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"matches per player count (default {GAMES})")
    parser.add_argument("--seed", default="soak", help="of the series")
    wanted = parser.parse_args()
    start = perf_counter()
    try:
        with Progress() as progress:
            for name in wanted.game:
                game = game_of(name)
                for players in game.seats:
                    decisions, fault = soak_game(game, players, wanted.games, wanted.seed, progress)
                    if fault:
                        progress.console.print(f"[red]broken:[/] {name}, {players} players, {fault}")
                        return 1
                    progress.console.print(f"{name}, {players} players: {decisions:,} states, all sound")
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    print(f"{Path(__file__).name}: {perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
