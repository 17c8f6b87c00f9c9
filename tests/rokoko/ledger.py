"""A table kept by its events alone: what follows from the way of every piece."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from trianon.core.match import Match

Json = dict[str, Any]
AMOUNTS = ("livre", "yarn", "lace", "prestige")


class Ledger:
    """Purses, decks, halls and markers of a match, from the setup on."""

    def __init__(self, match: Match) -> None:
        data, self.players = match.setting.edition.data, match.setting.players
        board = next(side for side in data["board"].values() if self.players in side["players"])
        self.purses = [{**data["edition"]["start"], "prestige": 0} for _ in range(self.players)]
        base = Counter({card["id"]: card["copies"] for card in data["employee"] if card["level"] == 0})
        self.cards = {f"supply.{seat}": base.copy() for seat in range(1, self.players + 1)}
        self.guests: dict[str, Json] = {}
        self.markers: dict[str, int] = {}
        self.favor: int | None = None
        self.spaces = {hall["name"]: len(hall["guests"]) for hall in board["hall"]}
        self.all_halls = len(board["all_halls"])
        self.decorations = [f"musician.{hall}" for hall in self.spaces]
        for key, name in (
            ("fireworks", "fireworks"),
            ("statues", "statue"),
            ("fountain_upper", "fountain_upper"),
            ("fountain_lower", "fountain_lower"),
        ):
            self.decorations += [f"{name}.{number}" for number in range(1, len(board[key]) + 1)]

    def write(self, events: Iterable[Json]) -> bool:
        """Note what happened; True as soon as the final scoring begins, which is not noted any more."""
        for event in events:
            kind, seat = event["event"], event["seat"]
            if kind == "phase" and event["phase"] == "final_scoring":
                return True
            if kind in AMOUNTS:
                self.purses[seat - 1][kind] += event["amount"] if event["from"] == "bank" else -event["amount"]
            elif kind == "card":
                self.cards.setdefault(event["from"], Counter())[event["card"]] -= 1
                self.cards.setdefault(event["to"], Counter())[event["card"]] += 1
            elif kind == "dress" and event["to"].partition(".")[0] in self.spaces:
                self.guests[event["to"]] = {"dress": event["dress"], "seat": seat}
            elif kind == "marker":
                self.markers[event["to"]] = seat
            elif kind == "favor":
                self.favor = seat if event["from"] == "beside" else None
        return False

    def cards_of(self, seat: int, *zones: str) -> list[str]:
        """The cards of a seat, from 1, in these zones, sorted."""
        return sorted(card for zone in zones for card in self.cards.get(f"{zone}.{seat}", Counter()).elements())

    def table(self) -> Json:
        """The table as `tests.rokoko.score_oracle` reads it."""
        zones = ("supply", "hand", "discard", "in_play")
        return {
            "seats": [
                {"seat": seat, **purse, "deck": self.cards_of(seat, *zones)}
                for seat, purse in enumerate(self.purses, 1)
            ],
            "halls": {
                hall: [self.guests.get(f"{hall}.{space}") for space in range(1, count + 1)]
                for hall, count in self.spaces.items()
            },
            "decorations": {name: self.markers.get(name) for name in self.decorations},
            "all_halls": [self.markers.get(f"all_halls.{space}") for space in range(1, self.all_halls + 1)],
            "favor": self.favor,
        }
