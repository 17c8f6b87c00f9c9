"""Goofspiel, assembled from the modules of this package."""

from trianon.core.assembly import assemble

GAME = assemble("trianon_goofspiel", version=2, seats=range(2, 6))
