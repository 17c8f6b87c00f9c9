"""The pieces of a Histrio edition in words, by their ids, and the parts of places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json, Setting
from trianon.texts import Texts

ACTORS = ("comedian", "tragedian")  # comedy stands left, tragedy right, wherever both are shown
HALVES = {"comedian": "comedy", "tragedian": "tragedy"}
FRIENDLY = "friendly_"


class HistrioPieces:
    """The pieces of one edition, and the players they belong to."""

    def __init__(self, texts: Texts, setting: Setting, seating: Seating) -> None:
        self.texts, self.seating = texts, seating
        data: Json = setting.edition.data
        self.head: Json = data["edition"]
        self.jugglers: dict[str, Json] = {juggler["id"]: juggler for juggler in data["jugglers"]}
        self.requests: dict[str, Json] = {request["id"]: request for request in data["requests"]}

    def half(self, half: str) -> str:
        """A half of the gauge, which is a mood of the king's."""
        return self.texts.text(f"half-{half}")

    def space(self, space: str) -> str:
        """A space of the gauge such as `comedy.4`."""
        half, _, number = space.partition(".")
        return self.texts.text(f"space-{half}", space=number)

    def city_name(self, city: int | str) -> str:
        """The name of a city."""
        return self.texts.text(f"city-{city}")

    def city(self, city: int | str) -> str:
        """A city in a sentence, with its number."""
        return self.texts.text("the-city", name=self.city_name(city), number=str(city))

    def card(self, card: str) -> str:
        """The name of an encounter card."""
        kind, _, value = card.partition(".")
        if not value:
            return self.juggler(card)
        return self.texts.text(f"card-{kind}", level=value, value=value)

    def the_card(self, card: str) -> str:
        """An encounter card as the object of a sentence."""
        return self.the_juggler(card) if card in self.jugglers else self.card(card)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards as the object of a sentence."""
        return self.texts.listed(map(self.the_card, cards))

    def juggler(self, juggler: str) -> str:
        """The name of a juggler, its id where this project has none."""
        return self.texts.text(self._known("juggler", juggler), id=juggler)

    def the_juggler(self, juggler: str) -> str:
        """A juggler as the object of a sentence."""
        return self.texts.attribute(self._known("juggler", juggler), "object", id=juggler)

    def ability(self, juggler: str) -> str:
        """What a juggler can do."""
        facts = self.jugglers[juggler]
        return self.texts.text(f"ability-{facts['ability']}", amount=facts.get("amount", 0))

    def moment(self, juggler: str) -> str:
        """When a juggler can be used."""
        return self.texts.text(f"moment-{self.jugglers[juggler]['moment']}")

    def request(self, request: str) -> str:
        """The name of a request, its id where this project has none."""
        return self.texts.text(self._known("request", request), id=request)

    def the_request(self, request: str) -> str:
        """A request as the object of a sentence."""
        return self.texts.text("the-request", name=self.request(request))

    def condition(self, request: str) -> str:
        """What a request wants."""
        facts = self.requests[request]
        levels = self.texts.listed(map(str, facts.get("levels", ())), "or")
        return self.texts.text(f"condition-{facts['condition']}", n=facts.get("n", 0), levels=levels)

    def who(self, seat: int | str) -> str:
        """A seat in a sentence; seats count from 1."""
        return self.seating.who(self.texts, int(seat) - 1)

    def troupe(self, troupe: str) -> str:
        """A travelling troupe in a sentence: a seat's own, or a friendly one such as `friendly_1`."""
        if troupe.startswith(FRIENDLY):
            return self.texts.text("friendly-troupe", who=self.who(troupe.removeprefix(FRIENDLY)))
        return self.who(troupe)

    def _known(self, kind: str, name: str) -> str:
        return f"{kind}-{name}" if self.texts.has(f"{kind}-{name}") else f"{kind}-unknown"


def zone(place: str) -> str:
    """The zone of a place such as `city.3`."""
    return place.partition(".")[0]


def index(place: str) -> str:
    """What stands behind the zone of a place: a city, a seat or a troupe."""
    return place.partition(".")[2]


def levels(cards: Iterable[str], kind: str) -> list[int]:
    """The levels of the comedians or of the tragedians among cards."""
    return [int(index(card)) for card in cards if zone(card) == kind]


def sums(seat: Json) -> list[int]:
    """The levels a seat's comedians and tragedians add up to, with jugglers that count as one."""
    counted = Counter(juggler["counts_as"] for juggler in seat["jugglers"])
    return [sum(levels(seat["troupe"], kind)) + counted[kind] for kind in ACTORS]
