"""The whole of a Goofspiel table in one flat record."""

from typing import Annotated

import numpy as np

from trianon.core.field_forms import BitSet, Filled
from trianon.core.kernel.state import SEATS, CoreState
from trianon.core.kernel.struct import Byte, Bytes, Short, Shorts
from trianon.core.kernel.visibility import Open
from trianon_goofspiel.edition_rules import MAX_CARDS


class State(CoreState):
    """One table of Goofspiel: cards by their values, sets of cards by a bit for each."""

    tricks: Open[Byte]  # done so far
    prize: Open[Byte]  # turned up
    prizes: Open[BitSet[Short]]  # still to come
    order: Annotated[Bytes, (np.int8, (MAX_CARDS,))]  # of all prizes
    winners: Open[Filled[Annotated[Bytes, (np.int8, (MAX_CARDS,))]]]  # by trick: seats from 1 on, NONE for a tie
    points: Open[Annotated[Shorts, (np.int16, (SEATS,))]]
    hands: BitSet[Annotated[Shorts, (np.int16, (SEATS,))]]
    bids: Filled[Annotated[Bytes, (np.int8, (SEATS, MAX_CARDS))]]  # by trick
