"""What a seat sees: the fields marked in the state, and hands and bids that it knows."""

from typing import Annotated

import numpy as np

from trianon.core.field_forms import BitSet, Filled
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Bytes, Shorts, copy_line, widen
from trianon.core.kernel.view_copies import copies_of, view_of
from trianon.core.kernel.views import CoreView, look_at_core
from trianon_goofspiel.edition_rules import MAX_CARDS
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables


@view_of(State)
class View(CoreView, State):
    """One table of Goofspiel as one seat, or a spectator, sees it."""

    hands: BitSet[Annotated[Shorts, (np.int16, (SEATS,))]]  # empty where hidden
    bids: Filled[Annotated[Bytes, (np.int8, (SEATS, MAX_CARDS))]]


copy_visible, copy_known = copies_of(View)


@rule
def look(s: State, t: Tables, v: View, seat: int) -> None:
    """GS-5: fill a zeroed view."""
    look_at_core(s, v, seat)
    copy_visible(s, v, seat)
    for other in range(widen(s.players)):
        if other == seat or not t.hidden_bids or s.open_information:
            v.hands[other] = s.hands[other]
            copy_line(v.bids[other], s.bids[other])
