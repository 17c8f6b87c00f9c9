"""What the pieces and places of an edition are called, and the facts of events in these words."""

from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.game import Names
from trianon.core.kernel.events import PLACES
from trianon.core.kernel.struct import NONE
from trianon.core.naming import fact_text
from trianon.games.rokoko.codes import event
from trianon.games.rokoko.codes import place as at
from trianon.games.rokoko.scoring.lines import CARD_KIND, RULES
from trianon.games.rokoko.state import DECORATION_SPACES, GUEST_SPACES, HALLS
from trianon.games.rokoko.tables import FIRST_LOWER, FIRST_MUSICIAN, FIRST_STATUE, FIRST_UPPER, board_of


def names_of(edition: Edition, players: int) -> Names:
    """All names, by kind of thing and by number; places this board side lacks have an empty name."""
    board = board_of(edition, players)
    halls = [hall["name"] for hall in board["hall"]]
    guests = [""] * (HALLS * GUEST_SPACES)
    for number, hall in enumerate(board["hall"]):
        for space in range(len(hall["guests"])):
            guests[number * GUEST_SPACES + space] = f"{hall['name']}.{space + 1}"
    decorations = [""] * DECORATION_SPACES
    rows = (
        (0, "fireworks"),
        (FIRST_STATUE, "statue"),
        (FIRST_UPPER, "fountain_upper"),
        (FIRST_LOWER, "fountain_lower"),
    )
    for first, name in rows:
        for position in range(len(board["statues" if name == "statue" else name])):
            decorations[first + position] = f"{name}.{position + 1}"
    for number, hall in enumerate(halls):
        decorations[FIRST_MUSICIAN + number] = f"musician.{hall}"
    return {
        "card": [card["id"] for card in edition.data["employee"]],
        "tile": [tile["id"] for tile in edition.data["resource"]],
        "dress": [dress["id"] for dress in edition.data["dress"]],
        "hall": halls,
        "guest": guests,
        "decoration": decorations,
        "all_halls": [f"all_halls.{space + 1}" for space in range(len(board["all_halls"]))],
        "segment": [str(segment + 1) for segment in range(edition.data["edition"]["segments"])],
        "window": [str(window + 1) for window in range(len(board["windows"]))],
    }


def place_text(names: Names, value: int) -> str:
    """A place in words: `stock`, `hand.2` (of seat 2), `warehouse.1.3`, `kings_hall.4`, `statue.2`."""
    zone, index = divmod(value, PLACES)
    if zone == at.GUEST:
        return names["guest"][index]
    if zone == at.DECORATION:
        return names["decoration"][index]
    if zone == at.WAREHOUSE:
        segment, space = divmod(index, at.ROW)
        return f"warehouse.{segment + 1}.{space + 1}"
    if zone in at.BY_SEAT or zone in (at.DISPLAY, at.WINDOW, at.ALL_HALLS, at.TERRACE):
        return f"{at.NAMES[zone]}.{index + 1}"
    return at.NAMES[zone]


def score_text(names: Names, value: int) -> str | None:
    """What a scoring line counts: a dress, a card, or nothing in particular."""
    if value == NONE:
        return None
    return names["card"][value - CARD_KIND] if value >= CARD_KIND else names["dress"][value]


LISTS = {
    "phase": event.PHASES,
    "start": event.STARTS,
    "action": event.ACTION_NAMES,
    "forfeit": event.FORFEITS,
    "score": RULES,
}


def event_text(names: Names, thing: str, value: int) -> Any:
    """A fact of an event in words, or the number it is."""
    if thing == "place":
        return place_text(names, value)
    if thing == "piece":
        return score_text(names, value)
    return fact_text(names, LISTS, thing, value)
