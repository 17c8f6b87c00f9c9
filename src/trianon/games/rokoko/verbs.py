"""Verbs move pieces and emit events: every change of a table that has an event goes through one of them."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, emit_amount, spot
from trianon.core.kernel.seats import EVERYBODY, only, reveal_to
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import event, place
from trianon.games.rokoko.queries import present
from trianon.games.rokoko.state import HALLS, HAND, SUPPLY, State
from trianon.games.rokoko.tables import Tables


@rule
def emit_gain(e: Events, kind: int, seat: int, audience: int, change: int) -> None:
    """Tell that markers went from the bank to a purse, or back when the change is negative."""
    emit_amount(e, kind, seat, audience, change, spot(place.BANK, 0), spot(place.PURSE, seat), 0)


@rule
def add_livre(s: State, e: Events, seat: int, change: int) -> None:
    """Gain Livre, or pay them when the change is negative."""
    s.livre[seat] += change
    emit_gain(e, event.LIVRE, seat, EVERYBODY, change)


@rule
def add_yarn(s: State, e: Events, seat: int, change: int) -> None:
    """Gain yarn, or give it back."""
    s.yarn[seat] += change
    emit_gain(e, event.YARN, seat, EVERYBODY, change)


@rule
def add_lace(s: State, e: Events, seat: int, change: int) -> None:
    """Gain lace, or give it back."""
    s.lace[seat] += change
    emit_gain(e, event.LACE, seat, EVERYBODY, change)


@rule
def add_prestige(s: State, e: Events, seat: int, change: int) -> None:
    """Gain prestige; its owner alone sees how much unless the table plays openly (RK-S9)."""
    s.prestige[seat] += change
    emit_gain(e, event.PRESTIGE, seat, EVERYBODY if s.open_information else only(seat), change)


@rule
def emit_card(e: Events, seat: int, audience: int, card: int, origin: int, target: int) -> None:
    """Emit a card move."""
    emit(e, event.CARD, seat, audience, card, origin, target, 0, 0)


@rule
def zone_place(zone: int, seat: int) -> int:
    """The place of a zone of a player's deck."""
    if zone == SUPPLY:
        return spot(place.SUPPLY, seat)
    if zone == HAND:
        return spot(place.HAND, seat)
    return spot(place.DISCARD, seat)


@rule
def move_card(s: State, e: Events, seat: int, audience: int, card: int, origin: int, target: int) -> None:
    """Move one card of a player between zones of the deck."""
    s.cards[seat, origin, card] -= 1
    s.cards[seat, target, card] += 1
    emit_card(e, seat, audience, card, zone_place(origin, seat), zone_place(target, seat))


@rule
def emit_tile(e: Events, seat: int, audience: int, tile: int, origin: int, target: int) -> None:
    """Tell a tile's way."""
    emit(e, event.TILE, seat, audience, tile, origin, target, 0, 0)


@rule
def emit_dress(e: Events, seat: int, dress: int, origin: int, target: int) -> None:
    """Tell a dress's way."""
    emit(e, event.DRESS, seat, EVERYBODY, dress, origin, target, 0, 0)


@rule
def put_marker(e: Events, seat: int, target: int) -> None:
    """Tell that a property marker was put somewhere."""
    emit(e, event.MARKER, seat, EVERYBODY, target, 0, 0, 0, 0)


@rule
def discard_kept(s: State, e: Events, seat: int, tile: int) -> None:
    """A kept tile goes to the resource discard, face up."""
    s.kept[seat, tile] -= 1
    s.resource_discard[tile] += 1
    emit_tile(e, seat, EVERYBODY, tile, spot(place.KEPT, seat), spot(place.RESOURCE_DISCARD, 0))


@rule
def check_all_halls(s: State, t: Tables, e: Events, seat: int) -> None:
    """RK-AH1, RK-AH2: present in all halls for the first time, the most valuable free space is marked."""
    for hall in range(HALLS):
        if not present(s, seat, hall):
            return
    best = NONE
    for space in range(widen(t.all_halls_count)):
        if s.all_halls[space] == seat:
            return
        if s.all_halls[space] == NONE and (best == NONE or t.all_halls_prestige[space] > t.all_halls_prestige[best]):
            best = space
    if best != NONE:
        s.all_halls[best] = seat
        put_marker(e, seat, spot(place.ALL_HALLS, best))


@rule
def reveal(s: State) -> None:
    """Something hidden was turned up for all: nobody takes back what lies before."""
    reveal_to(s, EVERYBODY)
