"""Random play in catanatron: Catan with four RandomPlayers.

A decision is one call of `Player.decide`; catanatron makes it for forced answers too (a roll of the dice is one).
Games stopped by catanatron's limit of 1000 turns count like the others.
"""

from importlib.metadata import version
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.peers.measure import arguments, copy_time, play_for, report

HALF_WAY = 480  # decisions before the copied state is taken; a random game has about 950


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """The stock random player, which also counts what it is asked."""

    decisions = 0
    forced = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Answer at random."""
        CountingPlayer.decisions += 1
        CountingPlayer.forced += len(playable_actions) == 1
        return super().decide(game, playable_actions)


def new_game(seed: int) -> Any:
    """Four random players at a fresh table."""
    return Game([CountingPlayer(color) for color in Color], seed=seed)


def main() -> None:
    """Measure one run."""
    asked = arguments("random play in catanatron")
    next_seed = iter(range(asked.seed, 1_000_000_000)).__next__

    def play() -> int:
        before = CountingPlayer.decisions
        new_game(next_seed()).play()
        return CountingPlayer.decisions - before

    played = play_for(asked.seconds, play)
    share = CountingPlayer.forced / CountingPlayer.decisions
    game = new_game(asked.seed)
    for _ in range(HALF_WAY):
        game.play_tick()
    report(version("catanatron"), played, share, copy_time(game.copy))


if __name__ == "__main__":
    main()
