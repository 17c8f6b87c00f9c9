"""The part of a view that every game shares: its viewer, the question, the seats that have sealed."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.state import DEPTH, SEATS, STEP_WIDTH, CoreState
from trianon.core.kernel.struct import NONE, Byte, Bytes, Shorts, copy_line, widen
from trianon.core.kernel.view_copies import view_of


@view_of(CoreState)
class CoreView(CoreState):
    """What the core shows of a state; a game's view adds the visible fields of its own state."""

    viewer: Byte  # the seat, or SPECTATOR
    has_sealed: Annotated[Bytes, (np.int8, (SEATS,))]  # 1 where the secret answer is complete
    stack: Annotated[Shorts, (np.int16, (DEPTH, STEP_WIDTH))]  # by hand: most rows are empty


@rule
def copy_steps(source: CoreState, to: CoreState) -> None:
    """Copy the steps that wait; the rows above them are empty in both."""
    for i in range(widen(source.depth)):
        copy_line(to.stack[i], source.stack[i])


@rule
def look_at_core(s: CoreState, v: CoreView, seat: int) -> None:
    """Fill in the viewer, the steps that wait, and the seats that have sealed all their picks."""
    v.viewer = seat
    copy_steps(s, v)
    for other in range(widen(s.players)):
        v.has_sealed[other] = 1 if s.wanted[other] > 0 and s.picked[other] == s.wanted[other] else 0


@rule
def world_of_core(v: CoreView, s: CoreState) -> None:
    """Clear what a view does not show: sealed picks, which the game samples, and undo horizons; before `copy_known`."""
    copy_steps(v, s)
    for other in range(widen(v.players)):
        s.horizon[other] = v.answers
        if v.wanted[other] > 0:
            s.sealed[other, :] = NONE
