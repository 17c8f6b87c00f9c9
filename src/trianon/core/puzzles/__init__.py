"""Puzzles: positions with exactly one clearly best answer, as data."""
