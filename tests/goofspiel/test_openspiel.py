"""Goofspiel beside OpenSpiel's own, move by move: legal actions, prizes, points and results of random matches."""

from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest

from tests.architecture.tree import python
from tests.goofspiel.playing import bid, hand, setting_of
from trianon.core.match import Match, Start

NAME = "goofspiel(imp_info={hidden},players={players},num_cards={cards},points_order={order},returns_type=total_points)"
MATCHES = 40


def turn_up(state: Any, prize: int) -> None:
    """Let chance turn up the prize that Trianon's table shows."""
    if state.is_chance_node():
        assert prize - 1 in state.legal_actions()
        state.apply_action(prize - 1)


def compare(players: int, cards: int, order: str, hidden: bool, seed: str) -> None:
    """Play one match on both sides with the same prizes and bids."""
    game = pyspiel.load_game(NAME.format(hidden=hidden, players=players, cards=cards, order=order))
    match, state = Match(setting_of(players, cards, order, hidden), Start(seed)), game.new_initial_state()
    rng = Random(seed)
    while not match.over:
        turn_up(state, match.view(0)["prize"])
        assert not state.is_terminal()
        for seat in range(players):
            assert [card - 1 for card in hand(match, seat)] == state.legal_actions(seat)
        cards_bid = [rng.choice(hand(match, seat)) for seat in range(players)]
        bid(match, *cards_bid)
        state.apply_actions([card - 1 for card in cards_bid])
    assert state.is_terminal(), "both play the last cards by themselves"
    points, placings = match.result()["points"], match.result()["placings"]
    assert state.returns() == [float(each) for each in points]
    assert placings == [1 + sum(other > own for other in points) for own in points]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("order", ["random", "descending", "ascending"])
def test_random_matches_agree(players: int, order: str) -> None:
    """GS-1, GS-2, GS-4, GS-6, GS-7."""
    for number in range(MATCHES):
        compare(players, 13, order, hidden=True, seed=f"{order} {number}")


@pytest.mark.parametrize("cards", [2, 3, 7])
def test_short_suits_and_open_bids_agree(cards: int) -> None:
    for number in range(MATCHES):
        compare(4, cards, "random", hidden=False, seed=f"{cards} {number}")


OTHER_RANGE = """
import sys
from dataclasses import replace
import trianon_goofspiel.game as package
package.GAME = replace(package.GAME, seats=range(2, 4))
import pyspiel
import trianon.research.openspiel
from trianon.cli.app import app
from trianon.research.pettingzoo import env, parallel_env

assert pyspiel.load_game("trianon_goofspiel").num_players() == 3
assert pyspiel.load_game("trianon_goofspiel").get_type().max_num_players == 3
assert env("goofspiel").max_num_agents == parallel_env("goofspiel").max_num_agents == 3
for words in (["simulate"], ["dataset", "--out", "data"], ["balance", "--out", "balance.html"]):
    try:
        app([words[0], "goofspiel", "--games", "2", *words[1:], "--json"])
    except SystemExit as ended:
        assert not ended.code, words
"""


def test_a_game_for_fewer_than_four_is_played_by_the_nearest_number(tmp_path: Path) -> None:
    done = python("-c", OTHER_RANGE, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count('"players": 3') == 3
