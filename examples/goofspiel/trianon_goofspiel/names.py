"""Cards by their value, seats by their number."""

from __future__ import annotations

from trianon.core.editions.edition import Edition
from trianon.core.game import Names


def names_of(edition: Edition, players: int) -> Names:
    """All names, by kind of thing and by number."""
    cards = edition.data["edition"]["cards"]
    return {"card": [str(card + 1) for card in range(cards)], "seat": [str(seat + 1) for seat in range(players)]}
