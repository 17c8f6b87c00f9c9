"""The whole of a Goofspiel table in one flat record."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import Byte, Bytes, Shorts
from trianon.core.kernel.visibility import Open
from trianon_goofspiel.edition_rules import MOST_CARDS


class State(CoreState):
    """One table of Goofspiel; cards are numbered from 0, their value is one more."""

    tricks: Open[Byte]  # done so far
    points: Open[Annotated[Shorts, (np.int16, (SEATS,))]]
    hands: Annotated[Shorts, (np.int16, (SEATS,))]  # a bit for each card
    prizes: Annotated[Bytes, (np.int8, (MOST_CARDS,))]  # in the order of the tricks, the coming ones too
    winners: Open[Annotated[Bytes, (np.int8, (MOST_CARDS,))]]  # by trick; NONE for a tie
    bids: Annotated[Bytes, (np.int8, (SEATS, MOST_CARDS))]  # by trick
