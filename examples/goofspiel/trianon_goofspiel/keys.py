"""Text keys of options: `bid:7`, `reconsider`."""

from __future__ import annotations

from trianon.core.game import FixedKeys, Names
from trianon_goofspiel.codes import option


def keys_of(names: Names) -> FixedKeys:
    """The keys of one edition."""
    bids = {card: f"bid:{name}" for card, name in enumerate(names["card"])}
    return FixedKeys({**bids, option.RECONSIDER: "reconsider"}, option.NUMBERING)
