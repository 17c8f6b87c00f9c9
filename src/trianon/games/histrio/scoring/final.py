"""The account of everybody's Ecu (HI-E8)."""

from __future__ import annotations

from trianon.core.kernel.events import Events
from trianon.core.kernel.rule import rule
from trianon.games.histrio.season import end_match
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables


@rule
def final_scoring(s: State, t: Tables, e: Events) -> None:
    """Tell the lines that sum up to everybody's Ecu, and the placings, as if the match ended here."""
    end_match(s, e)
