"""Puzzles in the messages of the API; they need no table, as nothing about them changes."""

from functools import lru_cache

from trianon.core.installed import built_in_games
from trianon.core.outlook import outlook_of
from trianon.core.puzzles.file import puzzles_of
from trianon.core.puzzles.match import puzzle_match
from trianon.core.puzzles.puzzle import Puzzle
from trianon.games import game_of
from trianon.server.errors import NotFound
from trianon.server.limits import PUZZLE_CACHE_SIZE
from trianon.server.wire.puzzle_messages import PuzzleAnswer, PuzzleInfo
from trianon.viewing.match_view import open_decision
from trianon.viewing.outlooks import options_with_consequences


def puzzle_named(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its game and id."""
    if game not in built_in_games() or puzzle not in puzzles_of(game):
        raise NotFound("no-page")
    return puzzles_of(game)[puzzle]


@lru_cache(maxsize=PUZZLE_CACHE_SIZE)
def puzzle_info(game: str, puzzle: str) -> PuzzleInfo:
    """A puzzle as the API returns it."""
    found = puzzle_named(game, puzzle)
    match = puzzle_match(found, game_of)
    seat, view, question = found.seat, match.view(found.seat), match.question()
    outlook = outlook_of(match.setting, match.look(seat))
    options = dict(zip(match.options(seat), match.option_numbers(seat), strict=True))
    return PuzzleInfo(
        game=game,
        id=puzzle,
        players=found.players,
        edition=match.setting.edition.id,
        seat=seat + 1,
        stars=found.stars,
        view=view,
        question=question,
        prompt=match.setting.wording.question(question, view),
        decision=open_decision(match, seat, match.answer_count, question, view),
        points=None if outlook is None else outlook.points(),
        hidden_points=None if outlook is None else outlook.hides_points(),
        consequences=options_with_consequences(outlook, options),
        answers=[
            PuzzleAnswer(one.key, one.standing, one.error, one.loss, one.loss_error, list(one.reasons))
            for one in found.options
        ],
    )
