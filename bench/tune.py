"""Which settings of the search win: each is changed on its own and meets the present ones, same simulations.

    python bench/tune.py rokoko --players 2 --simulations 100 --games 60 --workers 2

Prints win shares with 95 % intervals; what wins clearly goes into the game's `levels.py`. `--curve` lets more
simulations meet fewer, or with `--against` another opponent.
"""

from __future__ import annotations

import argparse
import sys

from trianon.bots.arena import Contest, run
from trianon.bots.ratings import leads, win_shares
from trianon.games import game_names

VARIANTS = {
    "explore": (0.4, 1.6),
    "temperature": (0.5, 2.0),
    "widen": (0.5, 2.0),
    "tries": (1, 2, 8),
    "margin": (5.0, 30.0),
    "win": (0.2, 0.9),
}
CURVE = (25, 50, 100, 200, 400, 800)


def meet(game: str, names: tuple[str, ...], games: int, workers: int) -> None:
    """Let the first name meet the others and print how it fares."""
    played = run(Contest(game, names, games, "tune"), workers)
    share, lead = win_shares(played, names[0]), leads(played, names[0])
    print(
        f"{game} {len(names)}p {names[0]:32} against {names[1]:12} wins {share.value:5.1%} "
        f"[{share.low:5.1%}, {share.high:5.1%}]  lead {lead.value:+5.1f} [{lead.low:+5.1f}, {lead.high:+5.1f}]",
        flush=True,
    )


def main() -> int:
    """Tune, or draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=list(VARIANTS), help="settings to try")
    parser.add_argument("--curve", action="store_true", help="doubled simulations against the present ones")
    parser.add_argument("--against", default="", help="the opponent of every point of the curve")
    asked = parser.parse_args()
    try:
        if asked.curve:
            for simulations in CURVE:
                rival = asked.against or f"search:{simulations}"
                mine = f"search:{simulations if asked.against else 2 * simulations}"
                meet(asked.game, (mine, *[rival] * (asked.players - 1)), asked.games, asked.workers)
            return 0
        base = f"search:{asked.simulations}"
        for name in asked.only:
            for value in VARIANTS[name]:
                meet(asked.game, (f"{base}:{name}={value}", *[base] * (asked.players - 1)), asked.games, asked.workers)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
