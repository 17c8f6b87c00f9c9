"""The JSON of a view of Histrio, typed; the page's types are generated from it."""

from typing import Literal, NotRequired, TypedDict

from trianon.core.wire import CoreViewJson, StepJson

Half = Literal["comedy", "tragedy"]


class HistrioCity(TypedDict):
    """A city: its cards, the newest last, the troupes on the way to it, and caravels on it."""

    city: int  # from 1
    cards: list[str]  # the newest last
    coming: list[str]  # seats, and friendly troupes as friendly_SEAT
    caravels: list[str]  # troupes that were there this season


class HistrioJourney(TypedDict):
    """Travel cards and caravels of a troupe."""

    spent: list[int]  # cities visited this season
    revealed: int | None  # the city of this round, while troupes travel
    caravels: int  # not yet on the road
    hand: NotRequired[list[int]]  # of a seat
    pile_size: NotRequired[int]  # of a friendly troupe
    drawn: NotRequired[int | None]  # of a friendly troupe, to its owner


class HistrioJuggler(TypedDict):
    """A juggler laid out."""

    juggler: str
    used: bool  # turned sideways
    fresh: bool  # taken in this encounter phase, and not yet ready
    counts_as: str | None  # comedian or tragedian, this season


class HistrioChoice(TypedDict):
    """A choice that is being made in secret."""

    sealed: bool  # whether it is made
    choice: str | None  # to its owner


class HistrioSeat(TypedDict):
    """The belongings of a seat as far as they are seen."""

    seat: int  # from 1
    ecu: int
    ledger: dict[str, int]  # Ecu by source; they add up to the Ecu it has
    troupe: list[str]  # actors
    in_hand: list[str]  # actors of the encounter going on
    jugglers: list[HistrioJuggler]
    impresarios: int  # not on the stage
    requests_size: int
    requests: list[str] | None  # None where hidden
    played: list[str | None]  # the request of each season
    travel: HistrioJourney
    friendly: HistrioJourney | None  # with two players only
    choosing: HistrioChoice | None  # None unless it is asked in secret


class HistrioTurn(TypedDict):
    """The encounter going on."""

    seat: int | None  # None between encounters
    in_hand: list[str]
    steps: list[StepJson]  # what waits, the next one last: a name and three numbers


class HistrioView(CoreViewJson):
    """The table of Histrio as a seat sees it."""

    game: Literal["histrio"]
    season: int  # from 1
    round: int  # of the season, from 1
    rounds: int  # of the season
    phase: str
    needle: str  # half and space, as in comedy.2
    spaces_per_half: int
    backdrop: Half  # the half the needle stands in
    stage: dict[str, int]  # impresarios by seat
    cities: list[HistrioCity]
    encounter_pile_size: int  # cards still to come
    encounter_discard: list[str]
    request_pile_size: int
    request_discard_size: int
    seats: list[HistrioSeat]  # in their order
    resolving: HistrioTurn


VIEW = HistrioView
