"""Events of Histrio as phrases."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from trianon.core.wording import (
    INDEX,
    Argument,
    Json,
    Message,
    Sentence,
    addend,
    and_list,
    comma_list,
    message,
    piece,
    player,
)
from trianon.games.histrio.wording.event_order import is_way, reorder
from trianon.games.histrio.wording.pieces import FRIENDLY, HistrioPieces, index, troupe, zone

ROUTINE = ("caravel", "placing")  # said by travel cards; shown by the account
PHASES = ("pay",)  # the others begin with events that say it
PLAIN_FACTS = ("season", "round", "half", "count")
MEETINGS = ("encounter_hand", "jugglers")  # where the cards of a city come to a player that is alone there
NAMED = {"card": "card", "request": "request", "city": "city"}  # kinds of pieces in a pile


def narrate(pieces: HistrioPieces, events: Sequence[Json]) -> Iterator[Sentence]:
    """The events in words, in the order of narration."""
    seat, city, form = None, "", ""  # of the last card
    way: tuple[str, ...] = ()
    for event in reorder(events):
        if is_routine(event):
            continue
        if event["seat"] != seat:
            seat, city, way = event["seat"], "", ()
        if event["event"] == "card":
            if likeness(event) != way:
                form = card_form(event, seat is not None and event["from"] == city)
            city, way = event["from"], likeness(event)
            say = card(event, form)
        else:
            say, way = BY_EVENT.get(event["event"], plain)(event), ()
        yield Sentence(event[INDEX], seat, say, fleeting=event["event"] == "sealed")


def is_sequel(events: Sequence[Json]) -> bool:
    """Whether a player goes on: moves the needle, or takes a card of a city where others may have been taken."""
    if not events or events[0]["event"] == "needle":
        return bool(events)
    own = takewhile(lambda event: event["seat"] is not None, events)
    return any(event["event"] == "card" and zone(event["from"]) == "city" for event in own)


def is_routine(event: Json) -> bool:
    """Whether another event says the same, or there is nothing to learn."""
    kind = event["event"]
    if kind == "phase":
        return bool(event["phase"] not in PHASES)
    if kind == "travel_card":
        return event["city"] is None or zone(event["to"]) == "travel_discard"
    if kind == "ecu":
        return bool(event["rule"] == "HI-S3")
    return kind in ROUTINE or (kind == "shuffle" and zone(event["pile"]) == "travel_hand")


def likeness(event: Json) -> tuple[str, ...]:
    """Equal for cards that make one phrase."""
    alms = "alms" if zone(event["card"]) == "alms" and event["seat"] else ""
    return event["from"], _target(event), alms


def _target(event: Json) -> str:
    """The zone a card comes to; cards a player meets are taken, whatever becomes of them."""
    target = zone(event["to"])
    return MEETINGS[0] if target in MEETINGS and zone(event["from"]) == "city" else target


def card(event: Json, form: str) -> Message:
    """An encounter card."""
    origin = zone(event["from"])
    facts: dict[str, Argument] = {"cards": and_list([piece("the_card", event["card"])])}
    if origin == "encounter_pile":
        dealt = message("event-dealt", card=piece("card", event["card"]), city=piece("city_name", index(event["to"])))
        facts["cards"] = and_list([dealt])
    else:
        facts |= {end: piece("city", index(event[end])) for end in ("from", "to") if zone(event[end]) == "city"}
    return message(f"event-card-{origin}-{_target(event)}{form}", **facts)


def card_form(event: Json, is_same_city: bool) -> str:
    """The form of a card's message: a player who takes card after card in one city names it once."""
    is_alms, target = zone(event["card"]) == "alms", zone(event["to"])
    if event["seat"] is None or zone(event["from"]) != "city":
        return ""
    if is_same_city and (target in MEETINGS or is_alms):
        return ".more"
    if target == "encounter_discard":
        return ".alms" if is_alms else ".unpaid"
    return ""


def request(event: Json) -> Message:
    """A request; those that stay hidden are counted."""
    name = f"event-request-{zone(event['from'])}-{zone(event['to'])}"
    if event["request"] is None:
        return message(f"{name}.hidden", count=addend(1))
    return message(name, requests=and_list([piece("the_request", event["request"])]))


def travel_card(event: Json) -> Message:
    """A travel card that comes back, or one that is drawn for a friendly troupe."""
    name = f"event-travel_card-{zone(event['from'])}-{zone(event['to'])}"
    if zone(event["from"]) != "travel_discard":
        return message(name, cities=and_list([piece("city", event["city"])]))
    form = ".friendly" if event["troupe"].startswith(FRIENDLY) else ""
    return message(f"{name}{form}", cities=and_list([event["city"]]), count=addend(1))


def order(event: Json) -> Message:
    """A card of a whole pile, which stays hidden until it is drawn."""
    pile = event["pile"]
    facts: dict[str, Argument] = {"troupe": troupe(index(pile))} if index(pile) else {}
    kind = next(kind for kind in NAMED if kind in event)
    return message(f"event-order-{zone(pile)}", cards=comma_list([piece(kind, event[kind])]), **facts)


def ready(event: Json) -> Message:
    """A juggler that can be used again."""
    return message("event-ready", jugglers=and_list([piece("the_juggler", event["juggler"])]))


def needle(event: Json) -> Message:
    """The king's needle, moved by a player or by the rules."""
    form = "" if event["seat"] is None else ".by"
    return message(f"event-needle{form}", **{end: piece("space", event[end]) for end in ("from", "to")})


def reveal(event: Json) -> Message:
    """Where a troupe travels."""
    route = message("event-route", who=troupe(event["troupe"]), city=piece("city", event["city"]))
    return message("event-reveal", routes=and_list([route]))


def detour(event: Json) -> Message:
    """A journey that is changed after the reveal."""
    return message("event-detour", **{end: piece("city", event[end]) for end in ("city", "before")})


def ecu(event: Json) -> Message:
    """Money: from the bank, to the bank, or from another player."""
    whom: Argument = player(index(event["from"])) if is_way(event, "purse", "purse") else ""
    name = f"event-ecu-{zone(event['from'])}-{zone(event['to'])}"
    return message(name, amount=event["amount"], rule=event["rule"].replace(".", "_"), whom=whom)


def plain(event: Json) -> Message:
    """An event that makes a phrase of its own."""
    kind = event["event"]
    name = f"event-{kind}"
    facts: dict[str, Argument] = {fact: event[fact] for fact in PLAIN_FACTS if fact in event}
    if kind == "impresario":
        name += f"-{zone(event['from'])}-{zone(event['to'])}"
    elif kind in ("phase", "shuffle"):
        name += f"-{event.get('phase') or zone(event['pile'])}"
    elif kind in ("use", "count_as"):
        facts["juggler"] = piece("the_juggler", event["juggler"])
    return message(name, **facts)


BY_EVENT = {
    "request": request,
    "travel_card": travel_card,
    "order": order,
    "ready": ready,
    "needle": needle,
    "reveal": reveal,
    "detour": detour,
    "ecu": ecu,
}
