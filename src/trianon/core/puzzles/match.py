"""Starts a match at the question of a puzzle; apart from the files, which are listed without loading the rules."""

from trianon.core.match import Match
from trianon.core.positions.file import GameOf, match_from, parse_position
from trianon.core.puzzles.puzzle import Puzzle


def puzzle_match(puzzle: Puzzle, game_of: GameOf) -> Match:
    """A match that begins with the position of a puzzle, with the edition it was found in."""
    return match_from(*parse_position(puzzle.position, game_of, puzzle.id))
