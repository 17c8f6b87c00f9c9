"""Rules of thumb read from a world what they would read from the seat's view of it, and nothing else."""

import numpy as np
import pytest

from tests.bots.thinking import choices
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.worlds import Worlds
from trianon.core.kernel.options import MAX_OPTIONS, Options
from trianon.core.kernel.struct import zero
from trianon.games import game_names
from trianon.viewing.settings import reference_setting

IN_EVERY_GAME = pytest.mark.parametrize("game", game_names())


@IN_EVERY_GAME
@pytest.mark.parametrize("players", [2, 4])
def test_options_weigh_the_same_in_every_world_as_in_the_view(game: str, players: int) -> None:
    setting = reference_setting(game, players)
    heuristic, seen = heuristic_of(setting.game), set()
    for match, seat in choices(setting, "weighed"):
        view, options = match.look(seat), match.option_numbers(seat)
        expected = [float(heuristic.score(view, setting.t, option)) for option in options]
        drawn = Worlds(setting, view, "weighed")
        for world in (match.s, drawn.sample(), drawn.sample()):
            o, scores = zero(Options), np.zeros(MAX_OPTIONS)
            o.count, o.ids[: len(options)] = len(options), options
            heuristic.score_all(world, setting.t, o, seat, scores)
            assert scores[: len(options)].tolist() == expected
        seen.add(setting.game.numbering.block_of(options[0]).verb)
    verbs = len(setting.game.numbering.blocks)
    assert len(seen) > 3 or verbs <= 3, "too few kinds of questions to tell"
