"""What OpenSpiel's algorithms see of a match: tensors with named pieces, and strings."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from trianon.core.features import Floats
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.state import SEATS
from trianon.core.match import state_hash
from trianon.research.environments.tracking import PositionTracker

NOT_BEGUN = "the match has not begun"


class Observer:
    """An observer as OpenSpiel wants it: `tensor`, its pieces in `dict`, and a string.

    With `memory` the string is the information state: a fingerprint of all the seat has heard and answered, and of what
    it sees; the tensor counts how often it heard of what. Without `own` only what everybody sees is shown.
    """

    tensor: Floats | None

    def __init__(self, tracker: PositionTracker, memory: bool, own: bool) -> None:
        self.tracker, self.memory, self.own = tracker, memory, own
        layout = tracker.features.observation
        shape = (SEATS + 1, tracker.kinds)
        self.flat = np.zeros(layout.size + (int(np.prod(shape)) if memory else 0), np.float32)
        self.tensor = self.flat
        self.dict: dict[str, Floats] = layout.split(self.flat[: layout.size])
        if memory:
            self.dict["heard"] = self.flat[layout.size :].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player sees in a state."""
        self.flat.fill(0.0)
        if state.position is not None:
            self.tracker.see(state.position, player if self.own else SPECTATOR, self.flat, self.memory)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees in a state, as text."""
        position = state.position
        if position is None:
            return NOT_BEGUN
        if self.memory:
            low, high = position.fingerprint[player].tolist()
            # a choice half made lies open on the table before anything is told of it
            seen = state_hash(self.tracker.look(position, player))
            answers = int(position.s[0].answers)
            return f"seat {player + 1} after {answers} answers, heard {high:08x}{low:08x}, sees {seen}"
        return written(self.tracker.view(position, player if self.own else SPECTATOR))


class PrivateObserver:
    """An observer of what a seat sees and not everybody does: a string only."""

    def __init__(self, tracker: PositionTracker) -> None:
        self.tracker = tracker
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        """What a player alone sees in a state, as text."""
        if state.position is None:
            return NOT_BEGUN
        return written(beyond(self.tracker.view(state.position, player), self.tracker.view(state.position, SPECTATOR)))


def beyond(own: Any, public: Any) -> Any:
    """What stands in one view and not in another; entries of lists by their place from 0."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {key: beyond(own[key], public.get(key)) for key in own if own[key] != public.get(key)}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return beyond(dict(enumerate(own)), dict(enumerate(public)))
    return own


def written(view: Any) -> str:
    """A view as one line of text."""
    return json.dumps(view, separators=(",", ":"))
