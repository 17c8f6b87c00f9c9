"""The values of one edition, as one read-only record."""

from __future__ import annotations

from trianon.core.editions.edition import Edition
from trianon.core.kernel.struct import Byte, zero
from trianon_goofspiel.edition_rules import ORDERS


class Tables:
    """How many cards a suit has, in which order prizes come, whether bids are shown."""

    cards: Byte
    order: Byte  # RANDOM, DESCENDING or ASCENDING
    hidden_bids: Byte


def tables_of(edition: Edition, players: int) -> Tables:
    """The record of an edition."""
    values, t = edition.data["edition"], zero(Tables)
    t.cards, t.order, t.hidden_bids = values["cards"], ORDERS.index(values["order"]), values["hidden_bids"]
    return t
