"""The novice: plausible and weak."""

from __future__ import annotations

import pytest

from tests.samples import sample
from trianon.bots.arena import Contest, run
from trianon.bots.ratings import win_shares
from trianon.core.installed import built_in_games

IN_BOTH_GAMES = pytest.mark.parametrize("game", built_in_games())


@IN_BOTH_GAMES
@pytest.mark.parametrize(("seats", "least"), [(("novice", "random"), 0.7), (("thumb", "novice"), 0.7)])
def test_the_novice_plays_better_than_chance_and_worse_than_rules_of_thumb(
    game: str, seats: tuple[str, str], least: float
) -> None:
    """Figures with intervals are in docs/strength.md."""
    played = run(Contest(game, seats, sample(12, 24), "novice"))
    assert win_shares(played, seats[0]).value > least


@IN_BOTH_GAMES
def test_the_novice_answers_the_same_again(game: str) -> None:
    """A match against it replays from its seed."""
    first, again = (run(Contest(game, ("novice", "novice"), 1, "again"))[0] for _ in range(2))
    assert first.points == again.points
