"""What every seat has, and the viewer's own atelier."""

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.rokoko.styles import LETTERS, counted, silk
from trianon.cli.terminal.styles import EMPTY, QUIET, grid, region, seat_style
from trianon.core.game import Json

HIDDEN = "?"
AMOUNTS = ("livre", "yarn", "lace", "prestige")


class Atelier(DrawnPart):
    """Draws what belongs to players."""

    def players(self, view: Json, title: str = "") -> Panel:
        """A row for every seat: what is public of it, and whatever else the viewer may see."""
        words = (*AMOUNTS, "hand", "supply", "tiles", "dresses", "decorations", "discard")
        table = grid("left", *["right"] * (len(words) - 1), "left")
        table.add_row("", *(Text(self.texts.text(f"column-{word}"), QUIET) for word in words))
        for seat in view["seats"]:
            table.add_row(*self._row(view, seat))
        return region(title or self.texts.text("panel-players"), table)

    def _row(self, view: Json, seat: Json) -> list[Text | str]:
        number = seat["seat"]
        turn = "▸" if view["turn"] == number else " "
        name = Text(f"{turn}[{number}] {self.seating.name(self.texts, number - 1)}", seat_style(number), no_wrap=True)
        amounts = [HIDDEN if seat[kind] is None else str(seat[kind]) for kind in AMOUNTS]
        sizes = [Text(str(seat[f"{pile}_size"])) for pile in ("hand", "supply", "kept")]
        if seat["kept"] and number != view["viewer"]:  # where information is open, or the match is over
            sizes[-1] = Text.assemble(silk(self._together(seat["kept"])), " ", sizes[-1])
        board = [str(self.dresses(view, number)), str(sum(owner == number for owner in view["decorations"].values()))]
        discard = Text(" ".join(seat["discard"]) or EMPTY, QUIET)
        return [name, *amounts, *sizes, *board, discard]

    def dresses(self, view: Json, seat: int) -> int:
        """How many dresses of a seat are in the halls."""
        guests = [guest for spaces in view["halls"].values() for guest in spaces if guest]
        return sum(guest["seat"] == seat for guest in guests)

    def own(self, view: Json) -> Panel:
        """The viewer's cards and tiles."""
        own = view["seats"][view["viewer"] - 1]
        table = grid(*["left"] * 4)
        self._cards(table, "hand", own["hand"])
        discard = Text.assemble("   ", self._label("discard"), " ", self._listed(own["discard"]))
        table.add_row(self._label("supply"), "", "", Text(self._listed(own["supply"])).append_text(discard))
        table.add_row(self._label("kept"), "", "", self._tiles(own["kept"]))
        amounts = [self.texts.text(f"count-{kind}", count=own[kind]) for kind in AMOUNTS]
        return region(f"{self.texts.text('panel-atelier')} · {' · '.join(amounts)}", table)

    def _label(self, zone: str) -> Text:
        return Text(self.texts.text(f"zone-{zone}"), "bold")

    def _cards(self, table: Table, zone: str, cards: list[str]) -> None:
        """A row for every card with its rank and its bonus."""
        label = self._label(zone)
        for card, count in counted(cards):
            shown = Text(card, "bold")
            if count > 1:
                shown.append(f" ×{count}")
            table.add_row(label, shown, self.name("rank", card), self.name("bonus", card))
            label = Text()
        if not cards:
            table.add_row(label, "", "", Text(EMPTY, QUIET))

    def _listed(self, cards: list[str]) -> str:
        shown = [
            f"{card} {self.name('rank', card)}{f' ×{count}' if count > 1 else ''}" for card, count in counted(cards)
        ]
        return ", ".join(shown) or EMPTY

    def _tiles(self, tiles: list[str]) -> Text:
        """Every kept tile, and the bales of all of them together."""
        text = Text()
        for tile, count in counted(tiles):
            text.append(f"{tile} ", QUIET)
            text.append_text(silk(self.pieces.tiles[tile]["silk"]))
            text.append(f" ×{count}   " if count > 1 else "   ")
        if len(tiles) > 1:
            text.append(f"{self.texts.text('panel-together')} ", QUIET)
            text.append_text(silk(self._together(tiles)))
        return text if tiles else Text(EMPTY, QUIET)

    def _together(self, tiles: list[str]) -> dict[str, int]:
        """The bales on some tiles."""
        return {colour: sum(self.pieces.tiles[tile]["silk"].get(colour, 0) for tile in tiles) for colour in LETTERS}
