"""Goofspiel for Trianon: a third game in a distribution of its own."""
