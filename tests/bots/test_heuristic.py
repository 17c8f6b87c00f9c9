"""The rule-of-thumb opponent: sensible, and blind to what its seat may not see."""

import pytest

from trianon.bots.simulate import simulate
from trianon.games import game_names
from trianon.viewing.settings import reference_setting

LUCK = {"goofspiel": 0.15}  # what random bids of three rivals cost the best reply to them


@pytest.mark.parametrize(("players", "share"), [(2, 0.95), (4, 0.8)])
@pytest.mark.parametrize("game", game_names())
def test_beats_random_play(game: str, players: int, share: float) -> None:
    """One of four wins a quarter by luck alone; Histrio's shared cities leave more to it than Rokoko."""
    share -= LUCK.get(game, 0.0) if players > 2 else 0.0
    setting = reference_setting(game, players)
    result = simulate(setting, ["thumb", *["random"] * (players - 1)], 200, "thumb")
    assert result.win_shares()[0] > share
