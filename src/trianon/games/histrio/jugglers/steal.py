"""Steal (the Monkey): as much as there is, up to its amount, from a player with any (HI-J7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import reason, source
from trianon.games.histrio.phases.alone import victim_reason
from trianon.games.histrio.state import State
from trianon.games.histrio.tables import Tables
from trianon.games.histrio.verbs import steal_ecu


@rule
def steal_reason(s: State, seat: int, victim: int) -> int:
    """HI-J7: another player with any Ecu."""
    found = victim_reason(s, seat, victim)
    if found == reason.NOT_FROM_YOURSELF:
        return reason.NO_TRICK_ON_YOURSELF
    return reason.NO_ECU_TO_TRICK if found == reason.VICTIM_WITHOUT_ECU else found


@rule
def steal_amount(s: State, t: Tables, e: Events, seat: int, juggler: int, victim: int) -> None:
    """HI-J7: up to the amount on the card."""
    steal_ecu(s, e, seat, victim, widen(t.juggler_amount[juggler]), source.TRICK, source.TRICKED)
