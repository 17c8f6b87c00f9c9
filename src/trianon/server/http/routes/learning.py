"""Routes of lessons and puzzles: what they teach and ask, and tables to learn and play on at."""

from typing import Annotated

from litestar import Router
from litestar.params import FromPath, QueryParameter

from trianon.server.daily_quotas import charge_table
from trianon.server.http.request_context import ApiRequest, client_of, node_of, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.lobby import continuations
from trianon.server.lobby.lessons import open_lesson
from trianon.server.matches.situations import situation
from trianon.server.wire.lesson_messages import LessonInfo
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.puzzle_messages import PuzzleInfo
from trianon.viewing.lessons import lesson_info, lesson_named
from trianon.viewing.puzzles import puzzle_info, puzzle_named

Word = FromPath[str]
Anew = Annotated[bool, QueryParameter(description="begin again, although an unfinished one is there")]


@get("/{game:str}/lessons/{lesson:str}", 404, summary="The steps of a lesson")
def steps(game: Word, lesson: Word) -> LessonInfo:
    """What each step says, lights and waits for."""
    return lesson_info(lesson_named(game, lesson))


@post("/{game:str}/lessons/{lesson:str}", 401, 404, 409, status_code=201, summary="Begin a lesson, or go on with it")
def learn(request: ApiRequest, game: Word, lesson: Word, anew: Anew = False) -> Situation:
    """A private table against scripted bots; its seed is fixed, so it proves nothing about fair play."""
    node, me = node_of(request), require_person(request)
    charge_table(node, client_of(request))
    return situation(node.tables, open_lesson(node, me, game, lesson, anew=anew), me)


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


LESSONS = Router("/api/games", route_handlers=[steps, learn], tags=["lessons"])
PUZZLES = Router("/api/games", route_handlers=[puzzle, play_puzzle_on], tags=["puzzles"])
