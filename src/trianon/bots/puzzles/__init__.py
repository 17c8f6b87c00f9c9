"""Puzzles: found in matches between bots, measured, graded and checked."""
