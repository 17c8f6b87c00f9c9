"""Routes of puzzles."""

from litestar import Router
from litestar.params import FromPath

from trianon.server.daily_quotas import charge_table
from trianon.server.http.request_context import ApiRequest, client_of, node_of, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.lobby import continuations
from trianon.server.matches.situations import situation
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.puzzle_messages import PuzzleInfo
from trianon.viewing.puzzles import puzzle_info, puzzle_named

Word = FromPath[str]


@get("/{game:str}/puzzles/{puzzle:str}", 404, summary="A puzzle with its answers")
def puzzle(request: ApiRequest, game: Word, puzzle: Word) -> PuzzleInfo:
    """The table as the solver's seat sees it, its question, and what every answer is worth."""
    puzzle_named(game, puzzle)
    node_of(request).preparation.require(game)
    return puzzle_info(game, puzzle)


@post("/{game:str}/puzzles/{puzzle:str}", 401, 404, 409, status_code=201, summary="Play on from a puzzle")
def play_puzzle_on(request: ApiRequest, game: Word, puzzle: Word) -> Situation:
    """A private table against bots that begins at the question of the puzzle; what is hidden is sampled anew."""
    puzzle_named(game, puzzle)
    node, me = node_of(request), require_person(request)
    node.preparation.require(game)
    charge_table(node, client_of(request))
    return situation(node.tables, continuations.play_puzzle_on(node, game, puzzle, me), me)


ROUTER = Router("/api/games", route_handlers=[puzzle, play_puzzle_on], tags=["puzzles"])
