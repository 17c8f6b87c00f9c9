"""Puzzles as the API returns them."""

import pytest

from tests.infrastructure.seated_table import guests
from trianon.core.puzzles.file import puzzles_of
from trianon.server.errors import NotFound
from trianon.server.lobby.continuations import play_puzzle_on
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.viewing.puzzles import puzzle_info, puzzle_named


@pytest.mark.parametrize("game", ["histrio", "rokoko"])
def test_a_puzzle_is_what_its_seat_sees_with_the_worth_of_every_answer(game: str) -> None:
    for name, puzzle in list(puzzles_of(game).items())[:3]:
        info = puzzle_info(game, name)
        assert (info.seat, info.stars, info.players) == (puzzle.seat + 1, puzzle.stars, puzzle.players)
        assert info.view["viewer"] == info.seat
        assert info.seat in info.question["seats"]
        keys = set(info.decision.options)
        assert {answer.key for answer in info.answers} == keys
        assert {option.key for option in info.consequences} == keys
        assert len(info.decision.meanings) == len(keys)
        assert info.answers[0].loss == 0 < info.answers[1].loss


def test_a_puzzle_is_played_on_at_a_private_table(node: ServerNode) -> None:
    [ada] = guests(node, 1)
    name, puzzle = next(iter(puzzles_of("histrio").items()))
    now = situation(node.tables, play_puzzle_on(node, "histrio", name, ada), ada)
    assert (now.table.watch, now.table.status, now.table.from_position) == ("nobody", "running", True)
    assert [seat.you for seat in now.table.seats].index(True) == puzzle.seat
    assert now.decision is not None
    assert set(now.decision.options) == {option.key for option in puzzle.options}


@pytest.mark.parametrize(("game", "name"), [("histrio", "00000000"), ("chess", "00000000"), ("histrio", "../x")])
def test_unknown_puzzles_are_not_found(game: str, name: str) -> None:
    with pytest.raises(NotFound):
        puzzle_named(game, name)
