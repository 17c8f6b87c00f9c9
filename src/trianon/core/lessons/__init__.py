"""Lessons: scripted first minutes of a match, as data."""
