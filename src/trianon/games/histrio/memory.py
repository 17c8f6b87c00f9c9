"""What a seat of Histrio has learnt and a view no longer shows: cards taken and discarded, requests it gave away."""

from trianon.core.features import Floats, Layout, away
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import PLACES
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Shorts, widen
from trianon.games.histrio.codes import component, event, place
from trianon.games.histrio.codes.component import CARDS, FIRST_JUGGLER, REQUEST_CARDS
from trianon.games.histrio.component_features import CARD_KINDS, ECU, FEW, card_kind
from trianon.games.histrio.tables import Tables

__all__ = ["MEMORY", "SLOTS", "observe_memory", "remember"]

MEMORY = Layout(
    ("taken", CARD_KINDS, (SEATS,)),
    ("given_up", CARD_KINDS, (SEATS,)),
    ("dropped_requests", ("n", "ecu"), (SEATS, len(component.CONDITIONS))),
)
SLOTS = 2 * CARDS + REQUEST_CARDS  # by seat: cards taken from cities, cards discarded, requests discarded
GIVEN_AT, DROPPED_AT, KINDS = MEMORY["given_up"].first, MEMORY["dropped_requests"].first, len(CARD_KINDS)
CONDITION_COUNT = len(component.CONDITIONS)


@rule
def remember(memory: Shorts, kind: int, seat: int, piece: int, origin: int, target: int) -> None:
    """Note an event; facts that the seat was not shown are NONE."""
    if piece == NONE or seat < 0:
        return
    if kind == event.CARD:
        if origin // PLACES == place.CITY and target // PLACES != place.CITY:
            memory[seat, piece] += 1
        if target // PLACES == place.ENCOUNTER_DISCARD:
            memory[seat, CARDS + piece] += 1
    elif kind == event.REQUEST and target // PLACES == place.REQUEST_DISCARD:
        memory[seat, 2 * CARDS + piece] += 1


@rule
def observe_memory(memory: Shorts, t: Tables, viewer: int, players: int, out: Floats) -> None:
    """Fill an array of zeros with what was noted, seats counted from the viewer on."""
    for seat in range(players):
        row = away(seat, viewer, players)
        for card in range(FIRST_JUGGLER + widen(t.juggler_count)):
            out[row * KINDS + card_kind(t, card)] += memory[seat, card] * FEW
            out[GIVEN_AT + row * KINDS + card_kind(t, card)] += memory[seat, CARDS + card] * FEW
        for request in range(widen(t.request_kinds)):
            dropped = widen(memory[seat, 2 * CARDS + request])
            at = DROPPED_AT + (row * CONDITION_COUNT + widen(t.request_condition[request])) * 2
            out[at] += dropped * FEW
            out[at + 1] += dropped * widen(t.request_ecu[request]) * ECU
