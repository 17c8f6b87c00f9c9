"""The JSON of a view of Rokoko, typed; the page's types are generated from it."""

from typing import Literal, TypedDict

from trianon.core.wire import CoreViewJson, StepJson


class RokokoChoice(TypedDict):
    """A hand that is being chosen in secret."""

    wanted: int  # cards to be chosen
    sealed: bool  # whether the choice is complete
    cards: list[str] | None  # to their owner


class RokokoSeat(TypedDict):
    """The belongings of a seat as far as they are seen."""

    seat: int  # from 1
    livre: int
    yarn: int
    lace: int
    prestige: int | None  # None where hidden
    hand_size: int
    hand: list[str] | None  # None where hidden, as the lists below
    supply_size: int
    supply: list[str] | None  # cards to choose the next hand from
    discard: list[str]  # open to everybody
    kept_size: int
    kept: list[str] | None  # resource tiles
    left: list[str]  # employees it lost to the game
    choosing: RokokoChoice | None  # None unless it is asked in secret


class RokokoGuest(TypedDict):
    """A dress in a hall, and its owner."""

    dress: str
    seat: int  # its owner


class RokokoPiles(TypedDict):
    """Stack, display, warehouse, stock, bag, windows and discards."""

    stack_size: int  # employees still to come
    display: list[str | None]  # employees for hire
    never_hired: list[str]  # employees that left the display
    warehouse: list[list[str | None]]  # tiles by segment and position
    stock_size: int  # tiles still to come
    resource_discard: list[str]
    windows: list[str | None]  # dresses by window
    bag_size: int  # dresses still to come
    dress_discard: list[str]


class RokokoPalace(TypedDict):
    """Halls with their guests, decorations, "All halls" spaces and the terrace."""

    halls: dict[str, list[RokokoGuest | None]]  # guests by hall and space, None where it is free
    decorations: dict[str, int | None]  # the owner of each, None where it is free
    all_halls: list[int | None]  # the owner of each space
    terrace: dict[str, str]  # dresses by firework, in the final scoring


class RokokoTurn(TypedDict):
    """Cards, tile and dress between the question and the board."""

    in_play: list[str]  # employees played this turn
    leaving: list[str]  # deputed, with a bonus still to be done
    tile: str | None  # being decided: to keep or to discard
    blind: bool  # whether only its owner has seen that tile
    dress: str | None  # being made
    need: dict[str, int]  # bales by colour, after the discount
    paid: list[str]  # tiles chosen so far
    steps: list[StepJson]  # what waits, the next one last: a name and three numbers


class RokokoView(CoreViewJson, RokokoPiles, RokokoPalace):
    """The table of Rokoko as a seat sees it."""

    game: Literal["rokoko"]
    open_information: bool
    round: int  # from 1
    rounds: int
    phase: str
    turn: int  # the seat to move
    starting_player: int
    favor: int | None  # the holder of the Favor card, None beside the board
    seats: list[RokokoSeat]  # in their order
    standing: dict[str, list[list[int]]] | None  # by hall: takers of its numbers, were it scored now
    resolving: RokokoTurn  # what the turn is about


VIEW = RokokoView
