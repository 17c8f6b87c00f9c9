"""The final scoring once more, in plain Python from the rulebook: what the engine's result is compared with.

A table is what the JSON views show, put together: `seats` with livre, yarn, lace, prestige and all their cards
(`deck`), `halls`, `decorations` and `all_halls` as in a view; `favor`.
"""

from itertools import permutations
from typing import Any

Json = dict[str, Any]
Sheet = dict[str, list[int]]  # points of every seat, by rule


class Oracle:
    """The values of an edition as its file has them, for one number of players."""

    def __init__(self, data: Json, players: int) -> None:
        self.players = players
        self.numbers = data["edition"]
        self.board = next(side for side in data["board"].values() if players in side["players"])
        self.dresses = {dress["id"]: dress for dress in data["dress"]}
        self.employees = {card["id"]: card for card in data["employee"]}

    def score(self, table: Json) -> tuple[Sheet, list[int]]:
        """What each seat gets by each rule, and the Livre left; RK-F8 and RK-F10 are one number."""
        seats = table["seats"]
        per = self.numbers["livre_per_prestige"]
        sheet: Sheet = {
            "RK-S9": [seat["prestige"] for seat in seats],
            "RK-F1": [seat["livre"] // per for seat in seats],
            "RK-F3": [self.numbers["favor"]["prestige"] * (table["favor"] == seat["seat"]) for seat in seats],
            "RK-F4": self._halls(table),
            "RK-F6": self._fireworks(table),
            "RK-F8+F10": [self._board(table, seat["seat"]) for seat in seats],
            "RK-F9": [self._statues(table, seat["seat"]) for seat in seats],
        }
        for rule, bonus in (
            ("RK-B20", "crown_deck"),
            ("RK-B21", "crown_trimming_pairs"),
            ("RK-B22", "crown_master_spaces"),
            ("RK-B23", "crown_couples"),
        ):
            sheet[rule] = [self._crown(table, seat, bonus) for seat in seats]
        return sheet, [seat["livre"] % per for seat in seats]

    def _own(self, table: Json, seat: int) -> list[tuple[str, int, Json]]:
        """Hall, space and dress of everything a seat has rented out."""
        return [
            (hall, space, self.dresses[guest["dress"]])
            for hall, guests in table["halls"].items()
            for space, guest in enumerate(guests)
            if guest is not None and guest["seat"] == seat
        ]

    def _on_master(self, hall: str, space: int) -> bool:
        guests = next(entry["guests"] for entry in self.board["hall"] if entry["name"] == hall)
        return bool(guests[space]["kind"] == "master")

    def _crown(self, table: Json, seat: Json, bonus: str) -> int:
        """RK-B20 to RK-B23; no edition has a crown twice."""
        crowns = [self.employees[card] for card in seat["deck"] if self.employees[card]["bonus"] == bonus]
        if not crowns:
            return 0
        (crown,) = crowns
        own = self._own(table, seat["seat"])
        if bonus == "crown_deck":
            reached = [least for least in self.numbers["deck_steps"] if len(seat["deck"]) >= least]
            return int(crown["steps"][len(reached) - 1]) if reached else 0
        if bonus == "crown_trimming_pairs":
            return int(crown["prestige"] * min(seat["yarn"], seat["lace"]))
        if bonus == "crown_master_spaces":
            on_master = sum(self._on_master(hall, space) for hall, space, _ in own)
            return int(crown["prestige"] * (on_master // crown["every"]))
        ladies = sum(dress["colour"] in self.numbers["ladies"] for _, _, dress in own)
        return int(crown["prestige"] * min(ladies, len(own) - ladies))

    def _majority(self, standings: dict[int, Any], first: int, second: int) -> list[int]:
        """Points by seat for comparable standings of the seats that take part."""
        given = [0] * self.players
        ranks = sorted(set(standings.values()), reverse=True)
        firsts = [seat for seat in standings if standings[seat] == ranks[0]]
        for seat in firsts:
            given[seat - 1] = first
        if len(firsts) == 1 and len(ranks) > 1 and self.players > 2:
            for seat in standings:
                if standings[seat] == ranks[1]:
                    given[seat - 1] = second
        return given

    def _halls(self, table: Json) -> list[int]:
        """RK-F4, RK-F5, RK-F7."""
        sums = [0] * self.players
        for hall in self.board["hall"]:
            standings = {}
            for seat in range(1, self.players + 1):
                spaces = [space for name, space, _ in self._own(table, seat) if name == hall["name"]]
                if spaces:
                    masters = sum(self._on_master(hall["name"], space) for space in spaces)
                    musician = table["decorations"][f"musician.{hall['name']}"] == seat
                    standings[seat] = (len(spaces), masters, musician)
            sums = [a + b for a, b in zip(sums, self._majority(standings, *hall["majority"]), strict=True)]
        return sums

    def _spaces(self, table: Json, kind: str, seat: int) -> list[int]:
        """The positions of a kind of decoration that a seat funded, from 1."""
        own = [name.split(".") for name, owner in table["decorations"].items() if owner == seat]
        return [int(place) for sort, place in own if sort == kind]

    def _fireworks(self, table: Json) -> list[int]:
        """RK-F6, RK-F7."""
        owned = {seat: self._spaces(table, "fireworks", seat) for seat in range(1, self.players + 1)}
        standings = {seat: (len(spaces), max(spaces)) for seat, spaces in owned.items() if spaces}
        return self._majority(standings, *self.board["fireworks_majority"])

    def _board(self, table: Json, seat: int) -> int:
        """RK-F8, RK-F10: of all ways to send King's-hall dresses to the terrace the best, and all other markers."""
        own = self._own(table, seat)
        royal = [dress["prestige"] for hall, _, dress in own if hall == self.board["hall"][0]["name"]]
        times = [self.board["fireworks"][space - 1]["multiplier"] for space in self._spaces(table, "fireworks", seat)]
        moved = min(len(royal), len(times))
        best = max(
            sum(prestige * factor for prestige, factor in zip(way, factors, strict=True)) + sum(royal) - sum(way)
            for way in set(permutations(royal, moved))
            for factors in set(permutations(times, moved))
        )
        return int(
            best
            + sum(dress["prestige"] for _, _, dress in own)
            - sum(royal)
            + sum(self._decoration_prestige(name) for name, owner in table["decorations"].items() if owner == seat)
            + sum(p for p, owner in zip(self.board["all_halls"], table["all_halls"], strict=True) if owner == seat)
        )

    def _decoration_prestige(self, name: str) -> int:
        kind, _, place = name.partition(".")
        if kind == "musician":
            return int(next(hall["musician"]["prestige"] for hall in self.board["hall"] if hall["name"] == place))
        return int(self.board["statues" if kind == "statue" else kind][int(place) - 1]["prestige"])

    def _statues(self, table: Json, seat: int) -> int:
        """RK-F9: with n statues every colour counts as often as there are dresses of it, at most n times."""
        colours = [dress["colour"] for _, _, dress in self._own(table, seat)]
        sets = len(self._spaces(table, "statue", seat))
        return int(self.numbers["statue_prestige"] * sum(min(sets, colours.count(colour)) for colour in set(colours)))
