"""What every game's state holds, whatever the game: chance, the stack of steps, sealed answers, the undo horizon."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.struct import Byte, Bytes, Count, Counts, Longs, Shorts
from trianon.core.kernel.visibility import Open, Owner

SEATS = 5  # most seats of any game
DEPTH = 32  # most steps waiting at once
STREAMS = 8  # most named streams of chance
PICKS = 5  # most cards in one sealed answer
STEP_WIDTH = 4  # a step and its three arguments


class CoreState:
    """The part of a state that the core works with; a game's state adds its own fields, each with its visibility."""

    key: Annotated[Longs, (np.int64, (4,))]  # of the generator, 32 bits each
    draws: Annotated[Counts, (np.int32, (STREAMS,))]  # taken from each stream so far
    answers: Open[Count]  # given so far
    horizon: Owner[Annotated[Counts, (np.int32, (SEATS,))]]  # each seat may take back to this number of answers
    stack: Open[Annotated[Shorts, (np.int16, (DEPTH, STEP_WIDTH))]]  # (step, arguments); the last one happens next
    depth: Open[Byte]  # steps on the stack
    players: Open[Byte]
    over: Open[Byte]  # 1 when the match has ended
    open_information: Open[Byte]  # 1 when the table plays with open information
    sealed: Owner[Annotated[Bytes, (np.int8, (SEATS, PICKS))]]  # secret picks of this moment
    picked: Owner[Annotated[Bytes, (np.int8, (SEATS,))]]  # how many of them are in
    wanted: Open[Annotated[Bytes, (np.int8, (SEATS,))]]  # how many are needed; 0 when the seat is not asked
