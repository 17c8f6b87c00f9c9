"""What happened at a table of Rokoko, in sentences: events of one seat make one sentence, equal moves one phrase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from trianon.cli.terminal.narration import sentences
from trianon.cli.terminal.rokoko.pieces import RokokoPieces
from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json

AMOUNTS = ("livre", "yarn", "lace", "prestige")
PIECES = ("card", "tile", "dress")
ROUTINE = ("turn", "order")  # obvious from what comes next, or nobody's to know


class RokokoStory:
    """Tells events to one viewer."""

    def __init__(self, pieces: RokokoPieces, seating: Seating) -> None:
        self.pieces, self.seating = pieces, seating
        self.texts = pieces.texts
        self.taken: str | None = None  # the tile last told of

    def tell(self, events: Sequence[Json]) -> list[str]:
        """The events as sentences, in their order."""
        arranged = price_after_purchase(sort_preparations(mark_deputed(until_scoring(events))))
        events = [event for event in arranged if not self._is_routine(event)]
        return sentences(events, self._phrases, self.texts, self.seating)

    def _is_routine(self, event: Json) -> bool:
        """Whether another event tells the same: an action by its pieces, a marker by the dress it stands on."""
        kind = event["event"]
        if kind == "action":
            return bool(event["action"] != "depute")
        if kind == "marker":
            return self._zone(event, "to") == "guest"
        if kind == "phase":
            return bool(event["phase"] == "prepare")
        if kind == "card":
            way = self._zone(event, "from"), self._zone(event, "to")
            return way == ("in_play", "discard") or (way == ("supply", "hand") and event["card"] is None)
        return kind in ROUTINE

    def _phrases(self, events: list[Json]) -> Iterator[str]:
        """One phrase for every run of events that are alike."""
        for _, alike in groupby(events, key=self._likeness):
            run = list(alike)
            kind = run[0]["event"]
            if kind in AMOUNTS:
                yield self._amounts(run)
            elif kind in PIECES:
                yield self._moved(run)
            else:
                yield from map(self._plain, run)

    def _likeness(self, event: Json) -> tuple[str, ...]:
        kind = event["event"]
        if kind in AMOUNTS:
            return "amount", event["from"]
        if kind in PIECES:
            return kind, self._zone(event, "from"), self._zone(event, "to")
        return (kind,)

    def _zone(self, event: Json, end: str) -> str:
        return self.pieces.zone(event[end])

    def _amounts(self, run: list[Json]) -> str:
        """Livre, yarn, lace and prestige that go the same way."""
        said = []
        for event in run:
            if event["amount"] is None:
                said.append(self.texts.text("event-prestige-hidden"))
            else:
                said.append(self.texts.text(f"count-{event['event']}", count=event["amount"]))
        way = "event-gain" if run[0]["to"].startswith("purse") else "event-pay"
        return self.texts.text(way, what=self.texts.listed(said))

    def _moved(self, run: list[Json]) -> str:
        """Pieces of one kind that go the same way."""
        first = run[0]
        kind, origin, target = first["event"], self._zone(first, "from"), self._zone(first, "to")
        message = f"event-{kind}-{origin}-{target}"
        if first[kind] is None:
            return self.texts.attribute(message, "hidden", count=len(run))
        if (origin, target) == ("deciding", "resource_discard") and first["tile"] == self.taken:
            return self.texts.attribute(message, "seen")
        self.taken = first.get("tile")
        say = {"card": self.pieces.card, "tile": self.pieces.tile, "dress": self.pieces.dress}[kind]
        facts: dict[str, str | int] = {"count": len(run)}
        facts["dresses" if kind == "dress" else f"{kind}s"] = self.texts.listed(say(event[kind]) for event in run)
        if origin in ("warehouse", "window"):
            facts["segment" if origin == "warehouse" else "window"] = first["from"].split(".")[1]
        if target == "guest":
            facts["space"] = self.pieces.space(first["to"])
        return self.texts.text(message, **facts)

    def _plain(self, event: Json) -> str:
        """Events that say what they are by themselves."""
        kind = event["event"]
        message, facts = f"event-{kind}", {}
        if kind == "round":
            facts["round"] = event["round"]
        elif kind in ("phase", "start", "action", "forfeit", "shuffle"):
            word = {"phase": "phase", "start": "how", "action": "action", "forfeit": "what", "shuffle": "pile"}[kind]
            message += f"-{event[word]}"
        elif kind == "favor":
            message += f"-{self._zone(event, 'from')}-{self._zone(event, 'to')}"
        elif kind == "marker":
            message += f"-{self._zone(event, 'to')}"
            facts["space"] = self.pieces.space(event["to"])
        if kind == "shuffle":
            facts["count"] = event["count"]
        if event.get("card"):
            facts |= {"card": self.pieces.card(event["card"]), "of_card": self.pieces.of_card(event["card"])}
        return self.texts.text(message, **facts)


def until_scoring(events: Sequence[Json]) -> list[Json]:
    """Leave out the final scoring, which is told line by line elsewhere."""
    begins = [place for place, event in enumerate(events) if event.get("phase") == "final_scoring"]
    return list(events[: begins[0] + 1] if begins else events)


def mark_deputed(events: Sequence[Json]) -> list[Json]:
    """Tell a card that a bonus deputes from the hand from one that is played: a use of a bonus stands before it."""
    marked: list[Json] = []
    for event in events:
        deputed = marked and marked[-1]["event"] == "bonus" and event["event"] == "card"
        if deputed and event["from"].startswith("hand"):
            event = {**event, "to": "deputed"}
        marked.append(event)
    return marked


def sort_preparations(events: Sequence[Json]) -> list[Json]:
    """Put pieces nobody moves together by their way: employees leave and come space by space, which nobody says so."""
    told: list[Json] = []
    for nobody, own in groupby(events, key=lambda event: event["seat"] is None and event["event"] in PIECES):
        run = list(own)
        ways = [(event["event"], event.get("from", "").split(".")[0]) for event in run]
        told += (
            [run[place] for place in sorted(range(len(run)), key=lambda place: ways.index(ways[place]))]
            if nobody
            else run
        )
    return told


def price_after_purchase(events: Sequence[Json]) -> list[Json]:
    """Tell what was taken before what it cost: the bank is paid first, but nobody says so."""
    told: list[Json] = []
    for event in events:
        paid = told[-1] if told else event
        is_price = paid["event"] == "livre" and paid["to"] == "bank" and paid["seat"] == event["seat"]
        if is_price and event["event"] in (*PIECES, "marker") and not event.get("from", "").startswith("deciding"):
            told.insert(-1, event)
        else:
            told.append(event)
    return told
