"""What a seat of Rokoko has learnt and a view no longer shows: tiles that rivals openly took, employees they hired."""

from trianon.core.features import Floats, Layout, away
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import PLACES
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Shorts, widen
from trianon.games.rokoko.codes import event, place
from trianon.games.rokoko.features_v2 import KIND, TILES_OF, count_card, count_tile
from trianon.games.rokoko.state import CARDS, TILES
from trianon.games.rokoko.tables import Tables

__all__ = ["MEMORY", "SLOTS", "observe_memory", "remember"]

MEMORY = Layout(("known_tiles", TILES_OF, (SEATS,)), ("hired", KIND, (SEATS,)))
SLOTS = TILES + CARDS  # by seat: known kept tiles by kind, hired employees by kind
HIRED_AT = MEMORY["hired"].first
TILES_WIDTH, KIND_WIDTH = len(TILES_OF), len(KIND)


@rule
def remember(memory: Shorts, kind: int, seat: int, piece: int, origin: int, target: int) -> None:
    """Note an event; facts that the seat was not shown are NONE."""
    if piece == NONE:
        return
    if kind == event.TILE:
        if target // PLACES == place.KEPT:
            memory[target % PLACES, piece] += 1
        elif origin // PLACES == place.KEPT and memory[origin % PLACES, piece] > 0:
            memory[origin % PLACES, piece] -= 1
    elif kind == event.CARD and origin // PLACES == place.DISPLAY and seat >= 0:
        memory[seat, TILES + piece] += 1


@rule
def observe_memory(memory: Shorts, t: Tables, viewer: int, players: int, out: Floats) -> None:
    """Fill an array of zeros with what was noted, seats counted from the viewer on."""
    for seat in range(players):
        row = away(seat, viewer, players)
        for tile in range(widen(t.tile_count)):
            if memory[seat, tile] > 0:
                count_tile(t, out, row * TILES_WIDTH, tile, widen(memory[seat, tile]))
        for card in range(widen(t.card_count)):
            if memory[seat, TILES + card] > 0:
                count_card(t, out, HIRED_AT + row * KIND_WIDTH, card, widen(memory[seat, TILES + card]))
