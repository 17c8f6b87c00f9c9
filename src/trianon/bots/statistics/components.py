"""Which seat acquired which component in a match, derived from its events and the game's declarations."""

from collections.abc import Iterable

from trianon.core.components import Component
from trianon.core.game import Json
from trianon.core.installed import optional_part

PART = "components"  # the module of a game that declares them

Acquired = dict[str, dict[str, list[int]]]  # by kind and component: how many each seat acquired


def components_of(game: str) -> tuple[Component, ...]:
    """The kinds of components that a game declares."""
    return getattr(optional_part(game, PART), "COMPONENTS", ())


def starting_event(game: str) -> str | None:
    """The kind of event that names the starting player, None in a game that has none."""
    return getattr(optional_part(game, PART), "STARTING_EVENT", None)


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
    kind = starting_event(game)
    for event in events:
        if event["event"] == kind and event["seat"] is not None:
            return int(event["seat"]) - 1
    return 0


def _fits(event: Json, component: Component) -> bool:
    from_there = not component.origin or zone(event.get("from")) == component.origin
    return from_there and (not component.target or zone(event.get("to")) in component.target)
