"""What happened at a table of Histrio, in sentences: events of one seat make one sentence, equal moves one phrase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from trianon.cli.terminal.histrio.event_order import is_way, reorder
from trianon.cli.terminal.histrio.pieces import FRIENDLY, HistrioPieces, index, zone
from trianon.cli.terminal.narration import sentences
from trianon.cli.terminal.seating import HUMAN
from trianon.core.game import Json

ROUTINE = ("caravel", "placing")  # what travel cards tell already; what the account tells
PHASES = ("pay",)  # the others begin with events that tell it
PLAIN_FACTS = ("season", "round", "half", "count")
MEETINGS = ("encounter_hand", "jugglers")  # where the cards of a city come to somebody who is alone there


class HistrioStory:
    """Tells events to one viewer."""

    def __init__(self, pieces: HistrioPieces) -> None:
        self.pieces = pieces
        self.texts = pieces.texts

    def tell(self, events: Sequence[Json]) -> list[str]:
        """The events as sentences, in their order."""
        arranged = [event for event in reorder(events) if not self._is_routine(event)]
        return sentences(arranged, self._phrases, self.texts, self.pieces.seating)

    def _is_routine(self, event: Json) -> bool:
        """Whether another event tells the same, or nothing is to be learnt."""
        kind, seating = event["event"], self.pieces.seating
        if kind == "phase":
            return bool(event["phase"] not in PHASES)
        if kind == "sealed":
            seat = event["seat"] - 1
            return bool(seat == seating.viewer or seating.names[seat] != HUMAN)
        if kind == "travel_card":
            return event["city"] is None or zone(event["to"]) == "travel_discard"
        if kind == "ecu":
            return bool(event["rule"] == "HI-S3")
        return kind in ROUTINE or (kind == "shuffle" and zone(event["pile"]) == "travel_hand")

    def _phrases(self, events: list[Json]) -> Iterator[str]:
        """One phrase for every run of events that are alike."""
        city = ""  # where somebody takes card after card
        for _, alike in groupby(events, key=likeness):
            run = list(alike)
            first = run[0]
            kind = first["event"]
            if kind == "card":
                yield self._cards(run, first["seat"] is not None and first["from"] == city)
                city = first["from"]
            elif kind in ("request", "travel_card", "order", "ready"):
                yield TOLD_TOGETHER[kind](self, run)
            else:
                yield from map(self._plain, run)

    def _cards(self, run: list[Json], is_same_city: bool) -> str:
        """Encounter cards that go the same way."""
        first = run[0]
        origin, target = zone(first["from"]), zone(first["to"])
        facts: dict[str, str | int] = {"cards": self.pieces.cards(event["card"] for event in run), "count": len(run)}
        for end in ("from", "to"):
            if zone(first[end]) == "city":
                facts[end] = self.pieces.city(index(first[end]))
        if origin == "encounter_pile":
            facts["cards"] = self.texts.listed(map(self._dealt, run))
        message = f"event-card-{origin}-{target}"
        form = self._form(first, is_same_city)
        return self.texts.attribute(message, form, **facts) if form else self.texts.text(message, **facts)

    def _form(self, event: Json, is_same_city: bool) -> str:
        """Which form of a card's text fits: who takes card after card names the city once."""
        is_alms, target = zone(event["card"]) == "alms", zone(event["to"])
        if event["seat"] is None or zone(event["from"]) != "city":
            return ""
        if is_same_city and (target in MEETINGS or is_alms):
            return "more"
        if target == "encounter_discard":
            return "alms" if is_alms else "unpaid"
        return ""

    def _dealt(self, event: Json) -> str:
        city = self.pieces.city_name(index(event["to"]))
        return self.texts.text("event-dealt", card=self.pieces.card(event["card"]), city=city)

    def _requests(self, run: list[Json]) -> str:
        """Requests that go the same way; those that stay hidden are counted."""
        first = run[0]
        message = f"event-request-{zone(first['from'])}-{zone(first['to'])}"
        if first["request"] is None:
            return self.texts.attribute(message, "hidden", count=len(run))
        return self.texts.text(message, requests=self.texts.listed(self.pieces.the_request(e["request"]) for e in run))

    def _travel_cards(self, run: list[Json]) -> str:
        """Travel cards that come back, or one that is drawn for a friendly troupe."""
        first = run[0]
        message = f"event-travel_card-{zone(first['from'])}-{zone(first['to'])}"
        if zone(first["from"]) == "travel_discard":
            if first["troupe"].startswith(FRIENDLY):
                return self.texts.attribute(message, "friendly")
            return self.texts.text(message, cities=self.texts.listed(e["city"] for e in run), count=len(run))
        return self.texts.text(message, cities=self.texts.listed(self.pieces.city(e["city"]) for e in run))

    def _order(self, run: list[Json]) -> str:
        """A whole pile, which nobody may know before it is drawn."""
        pile = run[0]["pile"]
        facts = {"troupe": self.pieces.troupe(index(pile))} if index(pile) else {}
        named = {"card": self.pieces.card, "request": self.pieces.request, "city": self.pieces.city}
        kind = next(kind for kind in named if kind in run[0])
        cards = ", ".join(named[kind](event[kind]) for event in run)
        return self.texts.text(f"event-order-{zone(pile)}", cards=cards, **facts)

    def _ready(self, run: list[Json]) -> str:
        jugglers = self.texts.listed(self.pieces.the_juggler(event["juggler"]) for event in run)
        return self.texts.text("event-ready", jugglers=jugglers)

    def _plain(self, event: Json) -> str:
        """Events that say what they are by themselves."""
        kind = event["event"]
        message = f"event-{kind}"
        facts: dict[str, str | int] = {fact: event[fact] for fact in PLAIN_FACTS if fact in event}
        if kind == "needle":
            facts = {end: self.pieces.space(event[end]) for end in ("from", "to")}
            if event["seat"] is not None:
                return self.texts.attribute(message, "by", **facts)
        elif kind == "reveal":
            facts["routes"] = self.texts.listed(self._route(troupe, city) for troupe, city in event["routes"])
        elif kind == "detour":
            facts = {end: self.pieces.city(event[end]) for end in ("city", "before")}
        elif kind in ("ecu", "impresario"):
            message += f"-{zone(event['from'])}-{zone(event['to'])}"
        if kind == "ecu":
            facts = {"amount": event["amount"], "rule": event["rule"].replace(".", "_"), "whom": self._victim(event)}
        elif kind in ("phase", "shuffle"):
            message += f"-{event.get('phase') or zone(event['pile'])}"
        elif kind in ("use", "count_as"):
            facts["juggler"] = self.pieces.the_juggler(event["juggler"])
        return self.texts.text(message, **facts)

    def _route(self, troupe: str, city: str) -> str:
        return self.texts.text("event-route", who=self.pieces.troupe(troupe), city=self.pieces.city(city))

    def _victim(self, event: Json) -> str:
        return self.pieces.who(index(event["from"])) if is_way(event, "purse", "purse") else ""


TOLD_TOGETHER = {
    "request": HistrioStory._requests,
    "travel_card": HistrioStory._travel_cards,
    "order": HistrioStory._order,
    "ready": HistrioStory._ready,
}


def likeness(event: Json) -> tuple[str, ...]:
    """What events have in common that make one phrase."""
    kind = event["event"]
    if kind == "card":
        target = "city" if zone(event["from"]) == "encounter_pile" else event["to"]
        alms = "alms" if zone(event["card"]) == "alms" else ""
        return kind, event["from"], "taken" if zone(target) in MEETINGS else target, alms if event["seat"] else ""
    if kind in ("request", "travel_card"):
        return kind, zone(event["from"]), zone(event["to"]), event.get("troupe", "")
    if kind == "order":
        return kind, event["pile"]
    return (kind,)
