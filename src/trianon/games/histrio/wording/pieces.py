"""The pieces and places of a Histrio edition: their values by id, and the messages that name them."""

from collections.abc import Iterable, Iterator

from trianon.core.editions.edition import Edition
from trianon.core.wording import Argument, Json, and_list, message, or_list, piece, player
from trianon.games.histrio.names import names_of

ACTORS = ("comedian", "tragedian")  # comedy stands left, tragedy right, wherever both are shown
HALVES = {"comedian": "comedy", "tragedian": "tragedy"}
FRIENDLY = "friendly_"
# jugglers and requests that have a name; an edition may hold others, which are called by their ids
NAMED_JUGGLERS = frozenset({"fox", "tortoise", "bear", "elephant", "owl", "monkey", "magpie", "frog", "chameleon"})
NAMED_REQUESTS = frozenset(
    {
        "kings_favourite", "standing_ovation", "rebel", "balance", "great_company", "laughter", "tears", "the_star",
        "beginners", "circus", "stage_managers",
    }
)  # fmt: skip


class HistrioPieces:
    """The pieces of one edition, by id."""

    def __init__(self, edition: Edition) -> None:
        data: Json = edition.data
        self.spaces: int = data["gauge"]["spaces_per_half"]
        self.cards = [name for name in names_of(edition, 2)["card"] if index(name)]
        self.head: Json = data["edition"]
        self.jugglers: dict[str, Json] = {juggler["id"]: juggler for juggler in data["jugglers"]}
        self.requests: dict[str, Json] = {request["id"]: request for request in data["requests"]}

    def catalogue(self) -> dict[str, Argument]:
        """The messages of all pieces and places, by kind and id."""
        named = (*self._gauge(), *self._cities(), *self._cards(), *self._jugglers(), *self._requests())
        return {f"{kind}.{name}": said for kind, name, said in named}

    def _gauge(self) -> Iterator[tuple[str, str, Argument]]:
        for half in HALVES.values():
            yield "half", half, message(f"half-{half}")
            for number in range(1, self.spaces + 1):
                yield "space", f"{half}.{number}", message(f"space-{half}", space=str(number))

    def _cities(self) -> Iterator[tuple[str, str, Argument]]:
        for city in map(str, range(1, self.head["cities"] + 1)):
            yield "city_name", city, message(f"city-{city}")
            yield "city", city, message("the-city", name=piece("city_name", city), number=city)

    def _cards(self) -> Iterator[tuple[str, str, Argument]]:
        for name in self.cards:
            said = message(f"card-{zone(name)}", level=index(name), value=index(name))
            yield "card", name, said
            yield "the_card", name, message(f"card-{zone(name)}.object", level=index(name), value=index(name))

    def _jugglers(self) -> Iterator[tuple[str, str, Argument]]:
        for name, juggler in self.jugglers.items():
            known = f"juggler-{name}" if name in NAMED_JUGGLERS else "juggler-unknown"
            called, the_juggler = message(known, id=name), message(f"{known}.object", id=name)
            yield from (("juggler", name, called), ("card", name, called))
            yield from (("the_juggler", name, the_juggler), ("the_card", name, the_juggler))
            yield "ability", name, message(f"ability-{juggler['ability']}", amount=juggler.get("amount", 0))
            yield "moment", name, message(f"moment-{juggler['moment']}")

    def _requests(self) -> Iterator[tuple[str, str, Argument]]:
        for name, request in self.requests.items():
            known = f"request-{name}" if name in NAMED_REQUESTS else "request-unknown"
            condition = f"condition-{request['condition']}"
            levels = or_list(map(str, request.get("levels", ())))
            yield "request", name, message(known, id=name)
            yield "the_request", name, message("the-request", name=piece("request", name))
            yield "condition", name, message(condition, n=request.get("n", 0), levels=levels)


def the_cards(cards: Iterable[str]) -> Argument:
    """Cards as the object of a sentence."""
    return and_list(piece("the_card", card) for card in cards)


def troupe(name: str) -> Argument:
    """A travelling troupe: a seat's own, or a friendly one such as `friendly_1`."""
    if name.startswith(FRIENDLY):
        return message("friendly-troupe", who=player(name.removeprefix(FRIENDLY)))
    return player(name)


def zone(place: str) -> str:
    """The zone of a place such as `city.3`."""
    return place.partition(".")[0]


def index(place: str) -> str:
    """The rest of a place behind its zone: a city, a seat or a troupe."""
    return place.partition(".")[2]


def label(kind: str, name: str) -> Argument:
    """A component with what it does."""
    if kind == "juggler":
        return message("label-juggler", name=piece("juggler", name), ability=piece("ability", name))
    if kind == "request":
        return message("label-request", name=piece("request", name), condition=piece("condition", name))
    return piece("city", index(name)) if kind == "city" else piece("card", name)
