"""The part of a view that every game shares: whose it is, what is asked, who has sealed."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from trianon.core.kernel.rule import rule
from trianon.core.kernel.state import DEPTH, PICKS, SEATS, STEP_WIDTH, CoreState
from trianon.core.kernel.struct import NONE, Byte, Bytes, Count, Shorts, widen


class CoreView:
    """What the core shows of a state; a game's view adds its own fields."""

    viewer: Byte  # the seat, SPECTATOR for those who only watch
    answers: Count
    horizon: Count  # the viewer may take back to this number of answers
    players: Byte
    over: Byte
    open_information: Byte
    stack: Annotated[Shorts, (np.int16, (DEPTH, STEP_WIDTH))]  # what comes next, which is never a secret
    depth: Byte
    wanted: Annotated[Bytes, (np.int8, (SEATS,))]
    has_sealed: Annotated[Bytes, (np.int8, (SEATS,))]  # 1 for those whose secret answer is complete
    sealed: Annotated[Bytes, (np.int8, (PICKS,))]  # the viewer's own
    picked: Byte


@rule
def look_at_core(s: CoreState, v: CoreView, seat: int) -> None:
    """Fill the shared part of a blank view."""
    v.viewer = seat
    v.answers = s.answers
    v.players = s.players
    v.over = s.over
    v.open_information = s.open_information
    v.stack[:, :] = s.stack
    v.depth = s.depth
    v.wanted[:] = s.wanted
    for other in range(widen(s.players)):
        v.has_sealed[other] = 1 if s.wanted[other] > 0 and s.picked[other] == s.wanted[other] else 0
    if seat < s.players:
        v.horizon = s.horizon[seat]
        v.sealed[:] = s.sealed[seat]
        v.picked = s.picked[seat]


@rule
def world_of_core(v: CoreView, s: CoreState) -> None:
    """The shared part of a world that fits a view; other seats' sealed answers are left to the game."""
    s.answers = v.answers
    s.players = v.players
    s.over = v.over
    s.open_information = v.open_information
    s.stack[:, :] = v.stack
    s.depth = v.depth
    s.wanted[:] = v.wanted
    for other in range(widen(v.players)):
        s.horizon[other] = v.answers
        if v.wanted[other] > 0:
            s.sealed[other, :] = NONE
    if v.viewer < v.players:
        s.horizon[v.viewer] = v.horizon
        s.sealed[v.viewer, :] = v.sealed
        s.picked[v.viewer] = v.picked
