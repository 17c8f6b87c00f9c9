"""Which seat acquired which component in a match, derived from its events.

A line names the kind of event, the fact that names the component, and the zones it comes from and goes to. A zone is
the first part of a place: `display.2` lies in the zone `display`. So another game needs lines here, and no code.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trianon.core.game import Json


@dataclass(frozen=True)
class Component:
    """A kind of component, and the event by which a seat acquires one."""

    kind: str
    event: str
    fact: str
    origin: str = ""  # zone it comes from, empty for any
    target: tuple[str, ...] = ()  # zones it goes to, empty for any
    by_zone: bool = False  # count all components of a zone as one


COMPONENTS: Mapping[str, tuple[Component, ...]] = {
    "rokoko": (
        # an employee is hired from the display into the hand
        Component("employee", "card", "card", origin="display", target=("hand",)),
        # a decoration is funded by putting a marker on it
        Component(
            "decoration", "marker", "to", target=("fireworks", "statue", "fountain_upper", "fountain_lower", "musician")
        ),
        # a dress is made out of a window
        Component("dress", "dress", "dress", origin="window", target=("deciding",)),
        # a guest space is rented by putting a marker into a hall
        Component(
            "hall", "marker", "to", target=("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5"), by_zone=True
        ),
    ),
    "histrio": (
        # a juggler joins out of a city
        Component("juggler", "card", "card", origin="city", target=("jugglers",)),
        # a request is played from the hand
        Component("request", "request", "request", origin="request_hand", target=("played",)),
        # an actor joins the troupe out of the hand, or by the Bear's help straight out of a city
        Component("actor", "card", "card", target=("troupe",)),
        # a city is reached when a caravel gets off the road
        Component("city", "caravel", "to", origin="road", target=("city",)),
    ),
}  # fmt: skip

# the event that names the starting player, for games that have one
STARTING_EVENT: Mapping[str, str] = {"rokoko": "start"}

Acquired = dict[str, dict[str, list[int]]]  # by kind and component: how many each seat acquired


def zone(place: object) -> str:
    """The zone of a place such as `display.2`."""
    return str(place).partition(".")[0]


def acquired_in(events: Iterable[Json], components: Iterable[Component], players: int) -> Acquired:
    """Count the components every seat acquired in a match, from its events."""
    wanted = list(components)
    had: Acquired = {component.kind: {} for component in wanted}
    for event in events:
        for component in wanted:
            if event["event"] == component.event and event["seat"] is not None and _fits(event, component):
                name = event[component.fact]
                counts = had[component.kind].setdefault(zone(name) if component.by_zone else str(name), [0] * players)
                counts[event["seat"] - 1] += 1
    return had


def starting_seat(events: Iterable[Json], game: str) -> int:
    """The starting seat of a match, from 0; seat 0 in games without a starting player."""
    for event in events:
        if event["event"] == STARTING_EVENT.get(game) and event["seat"] is not None:
            return int(event["seat"]) - 1
    return 0


def _fits(event: Json, component: Component) -> bool:
    from_there = not component.origin or zone(event.get("from")) == component.origin
    return from_there and (not component.target or zone(event.get("to")) in component.target)
