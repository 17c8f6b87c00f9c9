"""Recover a card (the Tortoise): take back one spent travel card and its caravel (HI-J7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import reason
from trianon.games.histrio.state import State


@rule
def recover_reason(s: State, seat: int, city: int) -> int:
    """HI-J7: any spent card, this round's included."""
    return reason.LEGAL if widen(s.spent[seat]) & (1 << city) else reason.CARD_NOT_SPENT
