"""The JSON of a view of Histrio, typed; the page's types are generated from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from trianon.core.wire import CoreViewJson, StepJson

Half = Literal["comedy", "tragedy"]


class HistrioCity(TypedDict):
    """A city: its cards, the newest last, the troupes on the way to it, and caravels on it."""

    city: int
    cards: list[str]
    coming: list[str]
    caravels: list[str]


class HistrioJourney(TypedDict):
    """Travel cards and caravels of a troupe."""

    spent: list[int]
    revealed: int | None
    caravels: int
    hand: NotRequired[list[int]]  # of a seat
    pile_size: NotRequired[int]  # of a friendly troupe
    drawn: NotRequired[int | None]


class HistrioJuggler(TypedDict):
    """A juggler laid out."""

    juggler: str
    used: bool
    fresh: bool
    counts_as: str | None


class HistrioChoice(TypedDict):
    """A choice that is being made in secret."""

    sealed: bool
    choice: str | None  # to its owner


class HistrioSeat(TypedDict):
    """The belongings of a seat as far as they are seen."""

    seat: int
    ecu: int
    ledger: dict[str, int]
    troupe: list[str]
    in_hand: list[str]
    jugglers: list[HistrioJuggler]
    impresarios: int
    requests_size: int
    requests: list[str] | None
    played: list[str | None]
    travel: HistrioJourney
    friendly: HistrioJourney | None
    choosing: HistrioChoice | None


class HistrioTurn(TypedDict):
    """The encounter going on."""

    seat: int | None
    in_hand: list[str]
    steps: list[StepJson]


class HistrioView(CoreViewJson):
    """The table of Histrio as a seat sees it."""

    game: Literal["histrio"]
    season: int
    round: int
    rounds: int
    phase: str
    needle: str
    spaces_per_half: int
    backdrop: Half
    stage: dict[str, int]
    cities: list[HistrioCity]
    encounter_pile_size: int
    encounter_discard: list[str]
    request_pile_size: int
    request_discard_size: int
    seats: list[HistrioSeat]
    resolving: HistrioTurn


VIEW = HistrioView
