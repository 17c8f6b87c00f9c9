"""The pieces and places of a Rokoko edition: their values by id, and the messages that name them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from trianon.core.editions.edition import Edition
from trianon.core.wording import Argument, Json, Message, and_list, message, or_list, piece

COLOURS = ("yellow", "green", "red", "blue")
TRIMMINGS = {"yarn": "yarn", "lace": "lace", "yarn+lace": "both", "yarn/lace": "either"}
DECORATIONS = ("fireworks", "musician", "statue", "fountain_upper", "fountain_lower")
ROWS = {
    "fireworks": "fireworks",
    "statue": "statues",
    "fountain_upper": "fountain_upper",
    "fountain_lower": "fountain_lower",
}
# bonuses with a trait that names amounts
EXACT_TRAITS = (
    "gain_livre", "buy_trimming", "blind_tile", "extra_dress", "prestige_per_dresses", "extra_decoration",
    "prestige_for_livre",
)  # fmt: skip
REWARDS = ("livre", "yarn", "lace", "tile")


class RokokoPieces:
    """The pieces of one edition on one side of the board, by id."""

    def __init__(self, edition: Edition, players: int) -> None:
        data: Json = edition.data
        self.head: Json = data["edition"]
        self.cards: dict[str, Json] = {card["id"]: card for card in data["employee"]}
        self.tiles: dict[str, Json] = {tile["id"]: tile for tile in data["resource"]}
        self.dresses: dict[str, Json] = {dress["id"]: dress for dress in data["dress"]}
        self.side: Json = next(side for side in data["board"].values() if players in side["players"])
        self.halls: dict[str, Json] = {hall["name"]: hall for hall in self.side["hall"]}

    def guest(self, place: str) -> Json:
        """The values of the guest space `hall.position`."""
        hall, position = place.split(".")
        guest: Json = self.halls[hall]["guests"][int(position) - 1]
        return guest

    def decoration(self, place: str) -> Json:
        """The values of a decoration space such as `statue.2` or `musician.hall_3`."""
        kind, position = place.split(".")
        if kind == "musician":
            musician: Json = self.halls[position]["musician"]
            return musician
        spaces: list[Json] = self.side[ROWS[kind]]
        return spaces[int(position) - 1]

    def zone(self, place: str) -> str:
        """The zone a place belongs to: `kings_hall.4` is a guest space, `statue.2` a decoration, `hand.2` a hand."""
        name = place.partition(".")[0]
        if name in self.halls:
            return "guest"
        return "decoration" if name in DECORATIONS else name

    def acquire_price(self, tiles: int) -> int:
        """The price printed beside a segment with this many tiles."""
        prices: list[int] = self.head["acquire_price"]
        return prices[tiles]

    def hire_price(self, employees: int) -> int:
        """The price printed for this many employees displayed."""
        prices: list[int] = self.head["hire_price"]
        return prices[employees]

    def catalogue(self) -> dict[str, Argument]:
        """The messages of all pieces and places, by kind and id."""
        named = (*self._cards(), *self._dresses(), *self._tiles(), *self._places())
        return {f"{kind}.{name}": said for kind, name, said in named}

    def _cards(self) -> Iterator[tuple[str, str, Argument]]:
        for name, card in self.cards.items():
            rank, trait = card["rank"], self._trait(card)
            yield "card", name, message("the-card", rank=rank, trait=trait)
            yield "of_card", name, message("of-the-card", rank=rank, trait=trait)
            yield "rank", name, message(f"rank-{rank}")
            yield "bonus", name, self._bonus(card)

    def _bonus(self, card: Json) -> Message:
        return message(f"bonus-{card['bonus']}", **self._bonus_args(card))

    def _trait(self, card: Json) -> Message:
        """What tells a card from the others of its rank: its bonus, with the amounts where the kind is not enough."""
        bonus, args = card["bonus"], self._bonus_args(card)
        alike = [other for other in self.cards.values() if (other["rank"], other["bonus"]) == (card["rank"], bonus)]
        if all(self._bonus_args(other) == args for other in alike):
            return message(f"trait-{bonus}")
        if bonus in EXACT_TRAITS:
            return message(f"trait-{bonus}.exact", **args)
        return message("trait-exact", trait=message(f"trait-{bonus}"), bonus=self._bonus(card))

    def _bonus_args(self, card: Json) -> dict[str, Argument]:
        facts: dict[str, Any] = {**self.head["tile_prestige"], "deck_steps": self.head["deck_steps"]}
        facts |= {name: value for name, value in card.items() if name not in ("id", "rank", "level", "bonus", "copies")}
        args: dict[str, Argument] = {}
        for name, value in facts.items():
            if name == "of":
                args[name] = or_list(message(f"colour-{colour}") for colour in value)
            elif isinstance(value, (list, tuple)):
                args |= {f"{name}_{place}": step for place, step in enumerate(value, 1)}
            else:
                args[name] = value
        return args

    def _dresses(self) -> Iterator[tuple[str, str, Argument]]:
        for name, dress in self.dresses.items():
            form = "lady" if dress["colour"] in self.head["ladies"] else "coat"
            yield "dress", name, message("the-dress", form=form, colour=dress["colour"], prestige=dress["prestige"])
            trimmings = [message(f"count-{kind}", count=dress[kind]) for kind in ("yarn", "lace") if dress[kind]]
            yield "needs", name, and_list([*bales(dress["silk"]), *trimmings])

    def _tiles(self) -> Iterator[tuple[str, str, Argument]]:
        for name, tile in self.tiles.items():
            silk = piece("silk", name)
            trimming = message(f"trimming-{TRIMMINGS[tile['trimming']]}")
            yield "silk", name, and_list(bales(tile["silk"]))
            yield "trimming", name, trimming
            yield "tile", name, message("a-tile", silk=silk)
            yield "tile_shown", name, message("a-tile-shown", silk=silk, trimming=trimming)

    def _places(self) -> Iterator[tuple[str, str, Argument]]:
        for hall, values in self.halls.items():
            yield "hall", hall, message(f"hall-{hall}")
            yield "space", f"musician.{hall}", message("the-space-musician", hall=piece("hall", hall))
            for position, guest in enumerate(values["guests"], 1):
                place = f"{hall}.{position}"
                yield "space", place, message("the-space-guest", hall=piece("hall", hall), position=str(position))
                for kind in filter(guest.get, REWARDS):
                    yield "reward", f"{kind}.{guest[kind]}", message(f"reward-{kind}", **{kind: guest[kind]})
        for kind, spaces in {**ROWS, "all_halls": "all_halls"}.items():
            for position in range(1, len(self.side[spaces]) + 1):
                yield "space", f"{kind}.{position}", message(f"the-space-{kind}", position=str(position))


def bales(silk: Mapping[str, int]) -> Iterable[Message]:
    """Bales of several colours."""
    return [message(f"bales-{colour}", count=silk[colour]) for colour in COLOURS if silk.get(colour)]


def label(kind: str, name: str) -> Argument:
    """A component with what is printed on it."""
    if kind == "employee":
        return message("label-employee", id=name.upper(), rank=piece("rank", name), bonus=piece("bonus", name))
    if kind == "dress":
        return message("label-dress", id=name.upper(), needs=piece("needs", name))
    if kind == "hall":
        return piece("hall", name)
    zone, _, position = name.partition(".")
    if zone == "musician":
        return message("space-musician", hall=piece("hall", position))
    return message(f"space-{zone}", position=position)
