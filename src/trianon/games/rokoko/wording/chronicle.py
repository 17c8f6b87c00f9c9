"""Events of Rokoko as phrases, in the order and the portions in which a person would narrate them."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from trianon.core.wording import INDEX, Argument, Json, Message, Sentence, addend, and_list, message, piece
from trianon.games.rokoko.wording.pieces import RokokoPieces

AMOUNTS = ("livre", "yarn", "lace", "prestige")
PIECES = ("card", "tile", "dress")
PLURALS = {"card": "cards", "tile": "tiles", "dress": "dresses"}
ROUTINE = ("turn", "order")  # obvious from what comes next, or hidden from everybody
FORMS = {"phase": "phase", "start": "how", "action": "action", "forfeit": "what", "shuffle": "pile"}


def narrate(pieces: RokokoPieces, events: Sequence[Json]) -> Iterator[Sentence]:
    """The events in words, in the order of narration."""
    taken: str | None = None  # the tile that moved last
    for event in price_after_purchase(sort_preparations(mark_deputed(until_scoring(events)))):
        if is_routine(pieces, event):
            continue
        kind = event["event"]
        if kind in PIECES and event[kind] is not None:
            say, taken = moved(pieces, event, taken), event.get("tile")
        elif kind in PIECES:
            say = message(f"{way(pieces, event)}.hidden", count=addend(1))
        else:
            say = amount(event) if kind in AMOUNTS else plain(pieces, event)
        yield Sentence(event[INDEX], event["seat"], say)


def is_sequel(events: Sequence[Json]) -> bool:
    """Whether the events begin with the discard of a tile that may have been drawn before."""
    first = next((event for event in events if event["event"] in PIECES), None)
    return first is not None and first["event"] == "tile" and first["from"].startswith("deciding")


def is_routine(pieces: RokokoPieces, event: Json) -> bool:
    """Whether another event says the same: an action by its pieces, a marker by the dress it stands on."""
    kind = event["event"]
    if kind == "action":
        return bool(event["action"] != "depute")
    if kind == "marker":
        return pieces.zone(event["to"]) == "guest"
    if kind == "phase":
        return bool(event["phase"] == "prepare")
    if kind == "card":
        ends = pieces.zone(event["from"]), pieces.zone(event["to"])
        return ends == ("in_play", "discard") or (ends == ("supply", "hand") and event["card"] is None)
    return kind in ROUTINE


def way(pieces: RokokoPieces, event: Json) -> str:
    """The message of a piece that goes from one zone to another."""
    return f"event-{event['event']}-{pieces.zone(event['from'])}-{pieces.zone(event['to'])}"


def moved(pieces: RokokoPieces, event: Json, taken: str | None) -> Message:
    """A piece that goes from one zone to another; a tile that was just taken is not named again."""
    kind, name = event["event"], way(pieces, event)
    if name == "event-tile-deciding-resource_discard" and event["tile"] == taken:
        return message(f"{name}.seen")
    facts: dict[str, Argument] = {"count": addend(1), PLURALS[kind]: and_list([piece(kind, event[kind])])}
    origin = pieces.zone(event["from"])
    if event["seat"] is not None and origin in ("warehouse", "window"):
        facts["segment" if origin == "warehouse" else "window"] = event["from"].split(".")[1]
    if pieces.zone(event["to"]) == "guest":
        facts["space"] = piece("space", event["to"])
    return message(name, **facts)


def amount(event: Json) -> Message:
    """Livre, yarn, lace or prestige; those that go the same way make one phrase."""
    kind, number = event["event"], event["amount"]
    said = message("event-prestige-hidden") if number is None else message(f"count-{kind}", count=number)
    return message("event-gain" if event["to"].startswith("purse") else "event-pay", what=and_list([said]))


def plain(pieces: RokokoPieces, event: Json) -> Message:
    """An event that makes a phrase of its own."""
    kind = event["event"]
    name, facts = f"event-{kind}", dict[str, Argument]()
    if kind in FORMS:
        name += f"-{event[FORMS[kind]]}"
    elif kind == "favor":
        name += f"-{pieces.zone(event['from'])}-{pieces.zone(event['to'])}"
    elif kind == "marker":
        name += f"-{pieces.zone(event['to'])}"
        facts["space"] = piece("space", event["to"])
    facts |= {fact: event[fact] for fact in ("round", "count") if fact in event}
    if event.get("card"):
        facts |= {"card": piece("card", event["card"]), "of_card": piece("of_card", event["card"])}
    return message(name, **facts)


def until_scoring(events: Sequence[Json]) -> Sequence[Json]:
    """Leave out the final scoring, which is shown line by line elsewhere."""
    for place, event in enumerate(events):
        if event["event"] == "score":
            return events[:place]
        if event.get("phase") == "final_scoring":
            return events[: place + 1]
    return events


def mark_deputed(events: Sequence[Json]) -> list[Json]:
    """Distinguish a card that a bonus deputes from the hand from one that is played: a use of a bonus precedes it."""
    marked: list[Json] = []
    for event in events:
        deputed = marked and marked[-1]["event"] == "bonus" and event["event"] == "card"
        if deputed and event["from"].startswith("hand"):
            event = {**event, "to": "deputed"}
        marked.append(event)
    return marked


def sort_preparations(events: Sequence[Json]) -> list[Json]:
    """Put pieces that move by the rules alone together by their way: they leave and come space by space."""
    ordered: list[Json] = []
    for alone, own in groupby(events, key=lambda event: event["seat"] is None and event["event"] in PIECES):
        run = list(own)
        ways = [(event["event"], event.get("from", "").split(".")[0]) for event in run]
        order = sorted(range(len(run)), key=lambda place: ways.index(ways[place])) if alone else range(len(run))
        ordered += [run[place] for place in order]
    return ordered


def price_after_purchase(events: Sequence[Json]) -> list[Json]:
    """Put what was taken before what it cost, although the bank is paid first."""
    ordered: list[Json] = []
    for event in events:
        paid = ordered[-1] if ordered else event
        is_price = paid["event"] == "livre" and paid["to"] == "bank" and paid["seat"] == event["seat"]
        if is_price and event["event"] in (*PIECES, "marker") and not event.get("from", "").startswith("deciding"):
            ordered.insert(-1, event)
        else:
            ordered.append(event)
    return ordered
