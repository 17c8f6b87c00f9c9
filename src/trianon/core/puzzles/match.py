"""Starts a match at the question of a puzzle; apart from the files, which are listed without loading the rules."""

from trianon.core.game import Setting
from trianon.core.match import Match
from trianon.core.positions.file import match_from, state_in
from trianon.core.puzzles.puzzle import Puzzle


def puzzle_match(puzzle: Puzzle, setting: Setting) -> Match:
    """A match that begins with the position of a puzzle."""
    return match_from(setting, state_in(puzzle.position, setting, puzzle.id))
