"""The JSON of a view of Rokoko, typed; the page's types are generated from it."""

from __future__ import annotations

from typing import Literal, TypedDict

from trianon.core.wire import CoreViewJson, StepJson


class RokokoChoice(TypedDict):
    """A hand that is being chosen in secret."""

    wanted: int
    sealed: bool
    cards: list[str] | None  # to their owner


class RokokoSeat(TypedDict):
    """The belongings of a seat as far as they are seen."""

    seat: int
    livre: int
    yarn: int
    lace: int
    prestige: int | None
    hand_size: int
    hand: list[str] | None
    supply_size: int
    supply: list[str] | None
    discard: list[str]
    kept_size: int
    kept: list[str] | None
    left: list[str]
    choosing: RokokoChoice | None


class RokokoGuest(TypedDict):
    """A dress in a hall, and whose it is."""

    dress: str
    seat: int


class RokokoPiles(TypedDict):
    """Stack, display, warehouse, stock, bag, windows and discards."""

    stack_size: int
    display: list[str | None]
    never_hired: list[str]
    warehouse: list[list[str | None]]
    stock_size: int
    resource_discard: list[str]
    windows: list[str | None]
    bag_size: int
    dress_discard: list[str]


class RokokoPalace(TypedDict):
    """Halls with their guests, decorations, "All halls" spaces and the terrace."""

    halls: dict[str, list[RokokoGuest | None]]
    decorations: dict[str, int | None]
    all_halls: list[int | None]
    terrace: dict[str, str]


class RokokoTurn(TypedDict):
    """Cards, tile and dress between the question and the board."""

    in_play: list[str]
    leaving: list[str]
    tile: str | None
    blind: bool
    dress: str | None
    need: dict[str, int]
    paid: list[str]
    steps: list[StepJson]


class RokokoView(CoreViewJson, RokokoPiles, RokokoPalace):
    """The table of Rokoko as a seat sees it."""

    game: Literal["rokoko"]
    open_information: bool
    round: int
    rounds: int
    phase: str
    turn: int
    starting_player: int
    favor: int | None
    seats: list[RokokoSeat]
    standing: dict[str, list[list[int]]] | None  # by hall: takers of its numbers, were it scored now
    resolving: RokokoTurn


VIEW = RokokoView
