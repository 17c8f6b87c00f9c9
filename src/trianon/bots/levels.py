"""Difficulty levels: simulations per level, and search settings per game."""

from __future__ import annotations

from typing import Any

from trianon.bots.search.tree import SearchSettings
from trianon.core.kernel.struct import zero

APPRENTICE, JOURNEYMAN, MASTER = "apprentice", "journeyman", "master"

# tuned by matches between settings, see bench/tune.py
SETTINGS: dict[str, dict[str, Any]] = {
    "rokoko": {"explore": 0.6, "temperature": 1.0, "widen": 0.7, "tries": 8, "margin": 15.0, "win": 0.5},
    "histrio": {"explore": 0.6, "temperature": 1.0, "widen": 1.5, "tries": 4, "margin": 10.0, "win": 0.5},
}
DEFAULT_SETTINGS = {
    "explore": 0.6, "temperature": 1.0, "widen": 1.5, "tries": 4, "margin": 10.0, "win": 0.5, "cutoff": 0, "least": 0,
}  # fmt: skip

# within 0.3, 1 and 3 s on one core (bench/search_speed.py); `make strength` measures how much stronger each is
LEVELS = (APPRENTICE, JOURNEYMAN, MASTER)
SIMULATIONS: dict[str, dict[str, int]] = {
    "rokoko": {APPRENTICE: 20, JOURNEYMAN: 120, MASTER: 2000},
    "histrio": {APPRENTICE: 20, JOURNEYMAN: 300, MASTER: 16_000},
}
DEFAULT_SIMULATIONS = {APPRENTICE: 30, JOURNEYMAN: 200, MASTER: 1500}


def simulations_of(game: str, level: str) -> int:
    """Simulations of a level in this game."""
    return SIMULATIONS.get(game, DEFAULT_SIMULATIONS)[level]


def settings_of(game: str, **changed: float) -> SearchSettings:
    """Search settings of a game, with some changed."""
    settings = zero(SearchSettings)
    for name, value in {**DEFAULT_SETTINGS, **SETTINGS.get(game, {}), **changed}.items():
        setattr(settings, name, value)
    return settings
