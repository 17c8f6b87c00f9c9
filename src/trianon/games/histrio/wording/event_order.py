"""Events of Histrio in the order and the portions in which a person would narrate them."""

from collections.abc import Sequence

from trianon.core.wording import Json
from trianon.games.histrio.wording.pieces import ACTORS, index, zone

REVEALED = "travel_choice"
RECALLING = 1  # the level that takes back any number of travel cards
EFFECTS: dict[int, tuple[tuple[str, ...], ...]] = {
    RECALLING: (("travel_card", "caravel"),),
    3: (("ecu",), ("impresario",)),
    5: (("ecu",),),
}


def reorder(events: Sequence[Json]) -> list[Json]:
    """All events before the account at the end, which is shown line by line elsewhere."""
    ordered: list[Json] = []
    for event in events:
        kind = event["event"]
        if kind == "score":
            break
        if kind == "travel_card" and zone(event["to"]) == REVEALED:
            reveal(ordered, event)
        elif kind == "season":
            begin_season(ordered, event)
        elif kind == "card" and zone(event["card"]) in ACTORS and zone(event["to"]) in ("encounter_hand", "troupe"):
            take_actor(ordered, event)
        elif kind == "needle":
            ordered.append({**event, "seat": pusher(ordered)})
        elif kind == "backdrop":
            ordered.append({**event, "count": 0})
        elif kind == "impresario" and zone(event["from"]) == "stage":
            leave_stage(ordered)
        else:
            ordered.append(event)
    return ordered


def is_way(event: Json, origin: str, target: str) -> bool:
    """Whether a piece goes from one zone to another."""
    return "from" in event and (zone(event["from"]), zone(event["to"])) == (origin, target)


def reveal(ordered: list[Json], event: Json) -> None:
    """Tell a revealed travel card; another one instead of it makes a change."""
    before = ordered[-1] if ordered else event
    if is_way(before, REVEALED, "travel_hand"):
        ordered[-1] = {**event, "event": "detour", "before": before["city"]}
    else:
        ordered.append({**event, "event": "reveal", "seat": None})


def begin_season(ordered: list[Json], event: Json) -> None:
    """Leave out the cards a new season sweeps away: everybody's actors and what lies at the cities."""
    kept = len(ordered)
    while kept and (ordered[kept - 1]["event"] == "ready" or is_swept(ordered[kept - 1])):
        kept -= 1
    ordered[kept:] = [earlier for earlier in ordered[kept:] if not is_swept(earlier)]
    ordered.append(event)


def is_swept(event: Json) -> bool:
    """Whether a card goes to the discard from a troupe, or from a city without a player's doing."""
    if event["event"] != "card":
        return False
    from_city = event["seat"] is None and is_way(event, "city", "encounter_discard")
    return from_city or is_way(event, "troupe", "encounter_discard")


def take_actor(ordered: list[Json], event: Json) -> None:
    """Tell an actor before its effect, although the effect comes first by the rules."""
    first = len(ordered)
    if zone(event["from"]) == "city":
        level, seat = int(index(event["card"])), event["seat"]
        for effect in EFFECTS.get(level, ()):
            while first and ordered[first - 1]["event"] in effect and ordered[first - 1]["seat"] == seat:
                first -= 1
                if level != RECALLING:
                    break
    ordered.insert(first, event)


def pusher(ordered: Sequence[Json]) -> int | None:
    """The seat that moves the needle, if one does: by an actor, or by a juggler."""
    before = ordered[-1] if ordered else {"event": None, "seat": None}
    is_push = before["event"] == "use" or is_way(before, "encounter_hand", "encounter_discard")
    seat: int | None = before["seat"] if is_push else None
    return seat


def leave_stage(ordered: Sequence[Json]) -> None:
    """Count an impresario that leaves the stage with the turn of the backdrop."""
    turned = next((earlier for earlier in reversed(ordered) if earlier["event"] == "backdrop"), None)
    if turned is not None:
        turned["count"] += 1
