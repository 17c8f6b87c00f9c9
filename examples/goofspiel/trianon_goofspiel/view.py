"""What a seat sees: its own hand and bids, all points, the prizes so far and who took them."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Bytes, Shorts, copy_line, widen
from trianon.core.kernel.view_copies import copies_of, view_of
from trianon.core.kernel.views import CoreView, look_at_core
from trianon_goofspiel.edition_rules import MOST_CARDS
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables


@view_of(State)
class View(CoreView, State):
    """One table of Goofspiel as one seat, or a spectator, sees it."""

    hands: Annotated[Shorts, (np.int16, (SEATS,))]  # 0 where they are hidden
    prizes: Annotated[Bytes, (np.int8, (MOST_CARDS,))]  # NONE for coming ones in random order
    bids: Annotated[Bytes, (np.int8, (SEATS, MOST_CARDS))]  # NONE where they are hidden


copy_visible, copy_known = copies_of(View)


@rule
def look(s: State, t: Tables, v: View, seat: int) -> None:
    """GS-5: fill a zeroed view."""
    look_at_core(s, v, seat)
    copy_visible(s, v, seat)
    v.bids[:, :] = NONE
    for other in range(widen(s.players)):
        if other == seat or not t.hidden_bids or s.open_information:
            v.hands[other] = s.hands[other]
            copy_line(v.bids[other], s.bids[other])
    seen = widen(s.tricks) if s.over else widen(s.tricks) + 1
    for i in range(MOST_CARDS):
        v.prizes[i] = s.prizes[i] if i < seen or t.order != 0 else NONE
