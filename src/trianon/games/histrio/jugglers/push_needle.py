"""Push the needle (the Elephant): either way, exactly its amount, cut at the end of the gauge (HI-J7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes.component import COMEDY
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import move_needle


@rule
def push_needle(s: State, t: Tables, e: Events, juggler: int, half: int) -> None:
    """HI-J7: exactly its amount."""
    amount = widen(t.juggler_amount[juggler])
    move_needle(s, t, e, amount if half == COMEDY else -amount)
