"""The palace and its garden: halls with their guests, and decorations with their owners."""

from collections.abc import Collection

from rich.panel import Panel
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.rokoko.styles import MASTER, dress_mark, tight_grid
from trianon.cli.terminal.styles import QUIET, grid, marked, region, seat_mark
from trianon.core.game import Json
from trianon.games.rokoko.wording.pieces import REWARDS

ROWS = {"fireworks": "fireworks", "statue": "statues", "fountain_upper": "fountain_upper"}
ROWS["fountain_lower"] = "fountain_lower"


class Palace(DrawnPart):
    """Draws the regions where markers stand."""

    def halls(self, view: Json, keys: Collection[str]) -> Panel:
        """A row for every hall: its majority, its musician, its guest spaces."""
        most = max(len(spaces) for spaces in view["halls"].values())
        table = tight_grid(2 + most)
        words = [
            Text(f"{space}{self.texts.text(word)} ", QUIET)
            for space, word in (("", "column-hall"), (" ", "column-musician"))
        ]
        table.add_row(*words, *(Text(f" {number}", QUIET) for number in range(1, most + 1)))
        for hall, spaces in view["halls"].items():
            majority = "/".join(map(str, self.pieces.halls[hall]["majority"]))
            name = Text.assemble((self.name("hall", hall), "bold"), f" {majority} ")
            musician = self._decoration(view, f"musician.{hall}", keys).append(" ")
            guests = [self._guest(f"{hall}.{n}", guest, keys) for n, guest in enumerate(spaces, 1)]
            table.add_row(name, musician, *guests)
        if view["terrace"]:
            table.add_row(Text(self.texts.text("hall-terrace"), "bold"), "", *self._terrace(view))
        return region(self.texts.text("panel-palace"), table)

    def _guest(self, place: str, guest: Json | None, keys: Collection[str]) -> Text:
        if guest is not None:
            return Text.assemble(" ", seat_mark(guest["seat"]), dress_mark(self.pieces, guest["dress"]))
        space = self.pieces.guest(place)
        kind = MASTER if space["kind"] == "master" else "·"
        rewards = [
            self.texts.text(f"short-reward-{reward}", count=space[reward]) for reward in REWARDS if space[reward]
        ]
        return marked(Text(kind + "".join(rewards)), f"rent:{place}" in keys)

    def _terrace(self, view: Json) -> list[Text]:
        """The dresses that the final scoring moved, with their owners."""
        return [
            Text.assemble(" ", seat_mark(view["decorations"][place]), dress_mark(self.pieces, dress))
            for place, dress in view["terrace"].items()
        ]

    def decorations(self, view: Json, keys: Collection[str]) -> Panel:
        """A row for fireworks, statues, each row of the fountain, and the "All halls" spaces."""
        most = max(*(len(self.pieces.side[row]) for row in ROWS.values()), len(view["all_halls"]))
        table = grid("left", *["left"] * most)
        for kind, row in ROWS.items():
            places = [f"{kind}.{number}" for number in range(1, len(self.pieces.side[row]) + 1)]
            name = Text(self.texts.text(f"row-{kind}"), "bold")
            if kind == "fireworks":
                name.append(" " + "/".join(map(str, self.pieces.side["fireworks_majority"])))
            table.add_row(name, *(self._decoration(view, place, keys) for place in places))
        halls = [
            Text(f" {self.texts.text('short-prestige', prestige=prestige)}") if owner is None else self._owned(owner)
            for owner, prestige in zip(view["all_halls"], self.pieces.side["all_halls"], strict=True)
        ]
        table.add_row(Text(self.texts.text("zone-all_halls"), "bold"), *halls)
        return region(self.texts.text("panel-decorations"), table)

    def _decoration(self, view: Json, place: str, keys: Collection[str]) -> Text:
        """The price of a free space, the owner of another, and what it is worth."""
        owner, facts = view["decorations"][place], self.pieces.decoration(place)
        shown = Text(self.texts.text("short-livre", livre=facts["price"])) if owner is None else seat_mark(owner)
        if facts.get("multiplier"):
            shown = Text.assemble(f"×{facts['multiplier']} ", shown)
        if facts["prestige"]:
            shown.append(" " + self.texts.text("short-prestige", prestige=facts["prestige"]))
        return marked(shown, f"decorate:{place}" in keys)

    def _owned(self, seat: int) -> Text:
        return Text.assemble(" ", seat_mark(seat))
