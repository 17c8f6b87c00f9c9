"""What OpenSpiel's algorithms see of a match: tensors with named pieces, and strings."""

from __future__ import annotations

from typing import Any

import numpy as np

from trianon.core.features import Floats
from trianon.core.seats import SPECTATOR
from trianon.core.state import SEATS
from trianon.research.position import Desk


class Observer:
    """An observer as OpenSpiel wants it: `tensor`, its pieces in `dict`, and a string.

    With `memory` the string is the information state: a fingerprint of all the seat has heard and answered; the tensor
    counts how often it heard of what. Without `own` only what everybody sees is shown.
    """

    def __init__(self, desk: Desk, memory: bool, own: bool) -> None:
        self.desk, self.memory, self.own = desk, memory, own
        layout = desk.features.observation
        shape = (SEATS + 1, desk.kinds)
        self.tensor: Floats = np.zeros(layout.size + (int(np.prod(shape)) if memory else 0), np.float32)
        self.dict: dict[str, Floats] = layout.split(self.tensor[: layout.size])
        if memory:
            self.dict["heard"] = self.tensor[layout.size :].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player sees in a state."""
        self.tensor.fill(0.0)
        if state.position is not None:
            self.desk.see(state.position, player if self.own else SPECTATOR, self.tensor, self.memory)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees in a state, as text."""
        position = state.position
        if position is None:
            return "the match has not begun"
        if self.memory:
            low, high = position.recall[player].tolist()
            return f"seat {player + 1} after {int(position.s[0].answers)} answers, heard {high:08x}{low:08x}"
        return self.desk.view(position, player if self.own else SPECTATOR)
