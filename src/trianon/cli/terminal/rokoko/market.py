"""What is for sale beside the palace: warehouse, workshop windows and employees for hire."""

from collections.abc import Collection

from rich.panel import Panel
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.rokoko.styles import MASTER, dress_mark, silk
from trianon.cli.terminal.styles import EMPTY, QUIET, grid, marked, region
from trianon.core.game import Json


class Market(DrawnPart):
    """Draws the regions where pieces are bought."""

    def warehouse(self, view: Json, keys: Collection[str]) -> Panel:
        """A column for every segment: its price, then its tiles."""
        segments: list[list[str | None]] = view["warehouse"]
        table = grid(*["left"] * len(segments))
        heads = []
        for number, tiles in enumerate(segments, 1):
            there = sum(tile is not None for tile in tiles)
            price = self.texts.text("short-livre", livre=self.pieces.acquire_price(there)) if there else EMPTY
            heads.append(Text(f" {self.texts.text('segment', position=number)}: {price}", "bold"))
        table.add_row(*heads)
        for space in range(max(map(len, segments))):
            table.add_row(*(self._tile(tiles[space], number, keys) for number, tiles in enumerate(segments, 1)))
        title = self.texts.text("panel-warehouse", stock=view["stock_size"], discard=len(view["resource_discard"]))
        return region(title, table)

    def _tile(self, tile: str | None, segment: int, keys: Collection[str]) -> Text:
        if tile is None:
            return Text(f" {EMPTY}", QUIET)
        bales = silk(self.pieces.tiles[tile]["silk"])
        bales.pad_right(3 - len(bales))
        shown = Text.assemble((f"{tile} ", QUIET), bales, " ", self.texts.text(f"short-{self._trimming(tile)}"))
        return marked(shown, f"acquire:{tile}@{segment}" in keys)

    def _trimming(self, tile: str) -> str:
        trimming: str = self.pieces.tiles[tile]["trimming"]
        return trimming.replace("+", "-and-").replace("/", "-or-")

    def workshop(self, view: Json, keys: Collection[str]) -> Panel:
        """A row for every window: its price, the dress and what it takes and gives."""
        windows: list[str | None] = view["windows"]
        table = grid("right", "right", "left", "left", "left", "left", "right", "right")
        words = ("window", "price", "dress", "silk", "trimmings", "thimble", "value", "prestige")
        table.add_row(*(Text(self.texts.text(f"column-{word}"), QUIET) for word in words))
        prices, first_dark = self.pieces.side["windows"], len(windows) - self.pieces.side["dark_windows"]
        for window, dress in enumerate(windows):
            number = f"{window + 1}{'*' if window >= first_dark else ' '}"
            price = self.texts.text("short-livre", livre=prices[window])
            if dress is None:
                table.add_row(number, price, Text(f" {EMPTY}", QUIET))
                continue
            facts = self.pieces.dresses[dress]
            trimmings = "-and-".join(kind for kind in ("yarn", "lace") if facts[kind])
            table.add_row(
                number,
                price,
                marked(dress_mark(self.pieces, dress), f"make:{dress}@{window + 1}" in keys),
                silk(facts["silk"]),
                self.texts.text(f"short-{trimmings}") if trimmings else "",
                MASTER if facts["thimble"] else "",
                self.texts.text("short-livre", livre=facts["livre"]),
                self.texts.text("short-prestige", prestige=facts["prestige"]),
            )
        title = self.texts.text("panel-workshop", bag=view["bag_size"], discard=len(view["dress_discard"]))
        return region(title, table)

    def employees(self, view: Json, keys: Collection[str]) -> Panel:
        """The employees for hire, all at the same price."""
        displayed = [card for card in view["display"] if card is not None]
        table = grid("left", "left", "left")
        for card in displayed:
            shown = marked(Text(card, "bold"), f"hire:{card}" in keys)
            table.add_row(shown, self.name("rank", card), self.name("bonus", card))
        if not displayed:
            table.add_row(Text(f" {EMPTY}", QUIET))
        price = self.pieces.hire_price(len(displayed))
        title = self.texts.text("panel-employees", price=price, stack=view["stack_size"])
        return region(title, table)
