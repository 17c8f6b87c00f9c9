"""The table of a puzzle, at its question."""

from __future__ import annotations

from trianon.core.game import Setting
from trianon.core.match import Match
from trianon.core.positions.file import match_from, state_in
from trianon.core.puzzles.puzzle import Puzzle


def opened_puzzle(puzzle: Puzzle, setting: Setting) -> Match:
    """A match that begins with the position of a puzzle."""
    return match_from(setting, state_in(puzzle.position, setting, puzzle.id))
