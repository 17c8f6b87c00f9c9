"""The JSON of a view, typed: what every game's view begins with. A game adds its own part in its module `wire`."""

from typing import Any, TypedDict

StepJson = list[Any]  # a step's name and its three arguments


class CoreViewJson(TypedDict):
    """What every game's view holds beside its own part; that names the game."""

    viewer: int | None  # the seat, None for a spectator
    decision: int  # its number: answers given before
    over: bool
    horizon: int | None  # the viewer may take back to this number of answers
