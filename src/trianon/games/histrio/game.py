"""Histrio, as the rest of the project sees it."""

from trianon.core.assembly import assemble

GAME = assemble("trianon.games.histrio", version=1, seats=range(2, 6))
