"""Push the needle (the Elephant): either way, exactly its amount, cut at the end of the gauge (HI-J7)."""

from __future__ import annotations

from trianon.core.events import Events
from trianon.core.options import Options, offer
from trianon.core.record import whole
from trianon.core.rule import rule
from trianon.games.histrio.codes import option
from trianon.games.histrio.codes.component import COMEDY, TRAGEDY
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import move_needle


@rule
def offer_halves(o: Options) -> None:
    """HI-J7: towards comedy or towards tragedy."""
    offer(o, option.PUSH + COMEDY)
    offer(o, option.PUSH + TRAGEDY)


@rule
def push_needle(s: State, t: Tables, e: Events, juggler: int, half: int) -> None:
    """HI-J7: exactly its amount."""
    amount = whole(t.juggler_amount[juggler])
    move_needle(s, t, e, amount if half == COMEDY else -amount)
