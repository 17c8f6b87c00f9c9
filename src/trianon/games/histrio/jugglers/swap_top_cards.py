"""Swap top cards (the Magpie) of two cities that both have one (HI-J7)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, spot
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.histrio.codes import place, reason, step
from trianon.games.histrio.state import State
from trianon.games.histrio.verbs import emit_card


@rule
def swap_reason(s: State, city: int, first: int) -> int:
    """HI-J7: a city with a card, another one than the first, which is NONE while it is chosen."""
    if city == first:
        return reason.CITY_CHOSEN
    return reason.LEGAL if s.city_count[city] > 0 else reason.CITY_WITHOUT_CARDS


@rule
def swap_with(s: State, e: Events, seat: int, juggler: int, city: int, first: int) -> None:
    """HI-J7: the second city completes the swap; before, it is asked for."""
    if first == NONE:
        follow(s, ((step.TARGET, seat, juggler, city),))
        return
    here, there = widen(s.city_count[city]) - 1, widen(s.city_count[first]) - 1
    card, other = widen(s.cities[city, here]), widen(s.cities[first, there])
    s.cities[city, here] = other
    s.cities[first, there] = card
    emit_card(e, seat, card, spot(place.CITY, city), spot(place.CITY, first))
    emit_card(e, seat, other, spot(place.CITY, first), spot(place.CITY, city))
