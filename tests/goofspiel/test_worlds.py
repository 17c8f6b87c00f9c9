"""Sampled worlds of Goofspiel: hidden bids fit the winners that were announced."""

from __future__ import annotations

from random import Random

import pytest

from tests.goofspiel.playing import bid_at_random, setting_of
from trianon.bots.worlds import Worlds
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, Start
from trianon_goofspiel.determinize import misfits

WORLDS = 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_trick_of_a_world_has_its_winner(players: int) -> None:
    setting = setting_of(players)
    for number in range(5):
        match, rng = Match(setting, Start(f"worlds {number}")), Random(number)
        while not match.over:
            for viewer in (*range(players), SPECTATOR):
                worlds = Worlds(setting, match.look(viewer), "worlds")
                for _ in range(WORLDS):
                    assert misfits(worlds.sample()) == 0
            bid_at_random(match, rng)


def test_hidden_bids_differ_from_world_to_world() -> None:
    setting = setting_of(3)
    match, rng = Match(setting, Start("differ")), Random(1)
    for _ in range(6):
        bid_at_random(match, rng)
    worlds = Worlds(setting, match.look(0), "differ")
    found = [worlds.sample() for _ in range(WORLDS)]
    assert len({world.bids[1].tobytes() for world in found}) == WORLDS
    assert {world.bids[0].tobytes() for world in found} == {match.s.bids[0].tobytes()}
