"""OpenSpiel observers: tensors with named parts, and strings."""

import json
from typing import Any

import numpy as np

from trianon.core.features import Floats
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import state_hash
from trianon.research.environments.tracking import PositionTracker

NOT_BEGUN = "the match has not begun"


class Observer:
    """An OpenSpiel observer: `tensor`, its parts in `dict`, and a string.

    With `memory` the string is the information state: a fingerprint of all events and answers of the seat and of its
    view. The tensor then ends with event counts (`heard`), what the game's memory notes, and the bits of that
    fingerprint (`history`), by which it differs wherever the string does. Without `own` it shows what a spectator sees.
    """

    tensor: Floats | None

    def __init__(self, tracker: PositionTracker, memory: bool, own: bool) -> None:
        self.tracker, self.memory, self.own = tracker, memory, own
        layout = tracker.infostate_layout if memory else tracker.features.observation
        self.flat = np.zeros(layout.size, np.float32)
        self.tensor = self.flat
        self.dict: dict[str, Floats] = layout.split(self.flat)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with a player's observation of a state."""
        self.flat.fill(0.0)
        if state.position is not None:
            self.tracker.observe(state.position, player if self.own else SPECTATOR, self.flat, self.memory)

    def string_from(self, state: Any, player: int) -> str:
        """A player's observation of a state as text."""
        position = state.position
        if position is None:
            return NOT_BEGUN
        if self.memory:
            seat = player if self.own else SPECTATOR
            # a partial choice shows in the view before any event of it
            seen = state_hash(self.tracker.look(position, seat))
            heard, answers = self.tracker.fingerprint(position, seat), int(position.s[0].answers)
            name = f"seat {player + 1}" if self.own else "spectator"
            return f"{name} after {answers} answers, heard {heard}, sees {seen}"
        return to_line(self.tracker.view(position, player if self.own else SPECTATOR))


class PrivateObserver:
    """An observer of private information only, as a string."""

    def __init__(self, tracker: PositionTracker) -> None:
        self.tracker = tracker
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        """The private part of a player's observation as text."""
        if state.position is None:
            return NOT_BEGUN
        return to_line(
            difference(self.tracker.view(state.position, player), self.tracker.view(state.position, SPECTATOR))
        )


def difference(own: Any, public: Any) -> Any:
    """The difference of two views; list entries by index."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {key: difference(own[key], public.get(key)) for key in own if own[key] != public.get(key)}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return difference(dict(enumerate(own)), dict(enumerate(public)))
    return own


def to_line(view: Any) -> str:
    """A view as one line of JSON."""
    return json.dumps(view, separators=(",", ":"))
