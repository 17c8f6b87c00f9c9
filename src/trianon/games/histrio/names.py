"""What the pieces and places of an edition are called, and the facts of events in these words."""

from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.game import Names
from trianon.core.kernel.events import PLACES
from trianon.core.kernel.state import SEATS
from trianon.core.naming import fact_text
from trianon.games.histrio.codes import component, event, source
from trianon.games.histrio.codes import place as at


def names_of(edition: Edition, players: int) -> Names:
    """All names, by kind of thing and by number."""
    jugglers = [juggler["id"] for juggler in edition.data["jugglers"]]
    actors = [f"{kind}.{level + 1}" for kind in component.ACTOR_KINDS for level in range(component.LEVELS)]
    alms = [f"alms.{value + 1}" for value in range(component.ALMS_VALUES)]
    return {
        "card": [*actors, *alms, *jugglers],
        "juggler": jugglers,
        "request": [request["id"] for request in edition.data["requests"]],
        "city": [str(city + 1) for city in range(component.CITIES)],
        "seat": [str(seat + 1) for seat in range(players)],
    }


def troupe_text(troupe: int) -> str:
    """A travelling troupe in words: the seat's own, or `friendly_1` for the friendly one of seat 1."""
    return f"friendly_{troupe - SEATS + 1}" if troupe >= SEATS else str(troupe + 1)


def place_text(value: int) -> str:
    """A place in words: `encounter_pile`, `purse.2` (of seat 2), `city.5`, `caravels.friendly_1`."""
    zone, index = divmod(value, PLACES)
    if zone not in at.WITH_INDEX:
        return at.NAMES[zone]
    return f"{at.NAMES[zone]}.{troupe_text(index) if zone in at.BY_TROUPE else index + 1}"


def space_text(needle: int) -> str:
    """A space of the gauge in words: `comedy.1` and `tragedy.1` are neighbours."""
    return f"comedy.{needle + 1}" if needle >= 0 else f"tragedy.{-needle}"


LISTS = {
    "phase": event.PHASES,
    "half": component.HALVES,
    "rule": source.RULES,
    "source": source.NAMES,
}


def event_text(names: Names, thing: str, value: int) -> Any:
    """A fact of an event in words, or the number it is."""
    if thing == "place":
        return place_text(value)
    if thing == "space":
        return space_text(value)
    if thing == "troupe":
        return troupe_text(value)
    return fact_text(names, LISTS, thing, value)
