"""Hire an employee (RK-A4)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.reasons import missing
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option, place, reason
from trianon.games.rokoko.queries import displayed
from trianon.games.rokoko.state import HAND, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import add_livre, emit_card


@rule
def hire_reason(s: State, t: Tables, seat: int, space: int, rank: int) -> int:
    """RK-3.3, RK-A4.1, RK-A4.3: a Master hires any affordable employee on display; of equal ones the first."""
    if rank != component.MASTER:
        return reason.RANK_HIRE
    card = s.display[space]
    if card == NONE:
        return reason.NOT_DISPLAYED
    price = widen(t.hire_price[displayed(s.display)])
    if s.livre[seat] < price:
        return missing(reason.HIRE_PRICE, price - widen(s.livre[seat]))
    for before in range(space):
        if s.display[before] == card:
            return reason.SAME_CARD
    return reason.LEGAL


@rule
def offer_hire(s: State, t: Tables, o: Options, seat: int, rank: int) -> None:
    """RK-A4.1: the employees displayed."""
    for space in range(widen(t.hire_spaces)):
        if hire_reason(s, t, seat, space, rank) == reason.LEGAL:
            offer(o, option.HIRE + space)


@rule
def hire(s: State, t: Tables, e: Events, seat: int, space: int) -> None:
    """RK-A4.1, RK-A4.2: pay by the number displayed before; the card goes to the hand."""
    card = widen(s.display[space])
    add_livre(s, e, seat, -widen(t.hire_price[displayed(s.display)]))
    s.display[space] = NONE
    s.cards[seat, HAND, card] += 1
    emit_card(e, seat, EVERYBODY, card, spot(place.DISPLAY, space), spot(place.HAND, seat))
