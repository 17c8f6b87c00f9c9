"""Rokoko's pieces and places in words: what the edition says of them, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from trianon.core.game import Json, Setting
from trianon.texts import Texts

LETTERS = {"yellow": "Y", "green": "G", "red": "R", "blue": "B"}  # as in the ids of the dresses
TRIMMINGS = {"yarn": "yarn", "lace": "lace", "yarn+lace": "both", "yarn/lace": "either"}
DECORATIONS = ("fireworks", "musician", "statue", "fountain_upper", "fountain_lower")
REWARDS = ("livre", "yarn", "lace", "tile")


class RokokoPieces:
    """The pieces of one edition on one side of the board, by id."""

    def __init__(self, texts: Texts, setting: Setting) -> None:
        self.texts = texts
        self.data: Json = setting.edition.data
        self.players = setting.players
        self.head: Json = self.data["edition"]
        self.cards: dict[str, Json] = {card["id"]: card for card in self.data["employee"]}
        self.tiles: dict[str, Json] = {tile["id"]: tile for tile in self.data["resource"]}
        self.dresses: dict[str, Json] = {dress["id"]: dress for dress in self.data["dress"]}

    @cached_property
    def side(self) -> Json:
        """The side of the board this number of players plays on."""
        sides: Iterable[Json] = self.data["board"].values()
        return next(side for side in sides if self.players in side["players"])

    @cached_property
    def halls(self) -> dict[str, Json]:
        """The halls by name, in their order."""
        return {hall["name"]: hall for hall in self.side["hall"]}

    def card(self, card: str) -> str:
        """A card as the object of a sentence."""
        return self.texts.text("the-card", rank=self.cards[card]["rank"], id=card)

    def of_card(self, card: str) -> str:
        """A card as the owner of something."""
        return self.texts.text("of-the-card", rank=self.cards[card]["rank"], id=card)

    def rank(self, card: str) -> str:
        """The rank of a card."""
        return self.texts.text(f"rank-{self.cards[card]['rank']}")

    def bonus(self, card: str) -> str:
        """The bonus of a card."""
        facts: dict[str, Any] = {**self.head["tile_prestige"], "deck_steps": self.head["deck_steps"]}
        facts.update(self.cards[card])
        if "of" in facts:
            facts["of"] = self.texts.listed([self.texts.text(f"colour-{colour}") for colour in facts["of"]], "or")
        return self.texts.text(f"bonus-{facts['bonus']}", **facts)

    def dress(self, dress: str) -> str:
        """A dress as the object of a sentence."""
        colour = self.dresses[dress]["colour"]
        form = "lady" if colour in self.head["ladies"] else "coat"
        return self.texts.text("the-dress", form=form, colour=colour, id=dress)

    def silk(self, bales: Mapping[str, int]) -> str:
        """Bales of several colours."""
        return self.texts.listed(
            self.texts.text(f"bales-{colour}", count=bales[colour]) for colour in LETTERS if bales.get(colour)
        )

    def needs(self, dress: str) -> str:
        """Silk and trimmings that a dress takes."""
        facts = self.dresses[dress]
        bales = [
            self.texts.text(f"bales-{colour}", count=facts["silk"][colour])
            for colour in LETTERS
            if facts["silk"].get(colour)
        ]
        trimmings = [self.texts.text(f"count-{kind}", count=facts[kind]) for kind in ("yarn", "lace") if facts[kind]]
        return self.texts.listed(bales + trimmings)

    def tile(self, tile: str) -> str:
        """A tile as the object of a sentence: its silk."""
        return self.texts.text("a-tile", silk=self.silk(self.tiles[tile]["silk"]))

    def tile_shown(self, tile: str) -> str:
        """A tile as the object of a sentence: its silk, and what it gives when discarded."""
        facts = self.tiles[tile]
        return self.texts.text("a-tile-shown", silk=self.silk(facts["silk"]), trimming=self.trimming(tile))

    def trimming(self, tile: str) -> str:
        """What a tile gives when discarded."""
        return self.texts.text(f"trimming-{TRIMMINGS[self.tiles[tile]['trimming']]}")

    def hall(self, hall: str) -> str:
        """The name of a hall."""
        return self.texts.text(f"hall-{hall}")

    def guest(self, place: str) -> Json:
        """What the edition says of the guest space `hall.position`."""
        hall, position = place.split(".")
        guest: Json = self.halls[hall]["guests"][int(position) - 1]
        return guest

    def reward(self, guest: Json) -> str:
        """What a guest space brings; nothing where it brings nothing."""
        kinds = [kind for kind in REWARDS if guest[kind]]
        return self.texts.text(f"reward-{kinds[0]}", **{kinds[0]: guest[kinds[0]]}) if kinds else ""

    def decoration(self, place: str) -> Json:
        """What the edition says of a decoration space such as `statue.2` or `musician.hall_3`."""
        kind, position = place.split(".")
        if kind == "musician":
            musician: Json = self.halls[position]["musician"]
            return musician
        spaces: list[Json] = self.side["statues" if kind == "statue" else kind]
        return spaces[int(position) - 1]

    def zone(self, place: str) -> str:
        """The zone a place belongs to: `kings_hall.4` is a guest space, `statue.2` a decoration, `hand.2` a hand."""
        name = place.partition(".")[0]
        if name in self.halls:
            return "guest"
        return "decoration" if name in DECORATIONS else name

    def space(self, place: str) -> str:
        """A space of the palace or the garden as the object of a sentence."""
        name, _, position = place.partition(".")
        if name in self.halls:
            return self.texts.text("the-space-guest", hall=self.hall(name), position=position)
        if name == "musician":
            return self.texts.text("the-space-musician", hall=self.hall(position))
        return self.texts.text(f"the-space-{name}", position=position)

    def acquire_price(self, tiles: int) -> int:
        """What is printed beside a segment with this many tiles."""
        prices: list[int] = self.head["acquire_price"]
        return prices[tiles]

    def hire_price(self, employees: int) -> int:
        """What is printed for this many employees displayed."""
        prices: list[int] = self.head["hire_price"]
        return prices[employees]


def letters(silk: Mapping[str, int]) -> str:
    """Bales as letters: YYG."""
    return "".join(LETTERS[colour] * silk.get(colour, 0) for colour in LETTERS)


def counted(ids: Iterable[str]) -> list[tuple[str, int]]:
    """Equal pieces together, in the order they first appear."""
    return list(Counter(ids).items())
