"""What a seat may see (HI-S5): the fields marked in the state, and a drawn card of its own friendly troupe."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Byte, Bytes, copy_line
from trianon.core.kernel.view_copies import copies_of, view_of
from trianon.core.kernel.views import CoreView, look_at_core
from trianon.games.histrio.state import FRIENDS, State
from trianon.games.histrio.tables import Tables


@view_of(State)
class View(CoreView, State):
    """A table of Histrio as one seat, or a spectator, may see it."""

    friendly_card: Annotated[Bytes, (np.int8, (FRIENDS,))]  # NONE where hidden
    request_discard_size: Byte
    requests_size: Annotated[Bytes, (np.int8, (SEATS,))]


copy_visible, copy_known = copies_of(View)


@rule
def look(s: State, t: Tables, v: View, seat: int) -> None:
    """HI-S5: fill a zeroed view for a seat (or SPECTATOR)."""
    look_at_core(s, v, seat)
    copy_visible(s, v, seat)
    for friend in range(FRIENDS):
        v.friendly_card[friend] = s.friendly_card[friend] if friend == seat else NONE


@rule
def take_over(v: View, s: State) -> None:
    """Copy what a view shows into a zeroed world."""
    copy_known(v, s)
    copy_line(s.friendly_card, v.friendly_card)
