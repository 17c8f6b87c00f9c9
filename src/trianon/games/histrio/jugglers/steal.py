"""Steal (the Monkey): as much as there is, up to its amount, from a player who has any (HI-J7)."""

from __future__ import annotations

from trianon.core.kernel.events import Events
from trianon.core.kernel.rule import rule
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import source
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import steal_ecu


@rule
def steal_amount(s: State, t: Tables, e: Events, seat: int, juggler: int, victim: int) -> None:
    """HI-J7: up to the amount on the card."""
    steal_ecu(s, e, seat, victim, widen(t.juggler_amount[juggler]), source.TRICK, source.TRICKED)
