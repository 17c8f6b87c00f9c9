"""The theatre: the gauge with the needle, and the impresarios on the stage."""

from rich.panel import Panel
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.histrio.styles import STYLES
from trianon.cli.terminal.styles import EMPTY, QUIET, grid, region, seat_mark
from trianon.core.game import Json
from trianon.games.histrio.wording.pieces import ACTORS, HALVES, index, zone

NUMBERED = 12  # spaces of a half up to which each one shows its number
LEFT_OUT = "··"
MIDDLE = "┃"  # no space: the needle steps over it


class Theatre(DrawnPart):
    """Draws the king's mood and the stage."""

    def panel(self, view: Json) -> Panel:
        """The gauge, and below it the stage."""
        table = grid("left", "left")
        table.add_row(Text(self.texts.text("row-needle"), "bold"), self.gauge(view["needle"], view["spaces_per_half"]))
        table.add_row(Text(self.texts.text("row-stage"), "bold"), self.stage(view))
        return region(self.texts.text("panel-theatre", mood=view["backdrop"]), table)

    def gauge(self, needle: str, spaces: int) -> Text:
        """The spaces from the far end of comedy to that of tragedy; the needle's stands in brackets."""
        left, right = (self._half(kind, needle, spaces) for kind in ACTORS)
        left.reverse()
        words = [Text(self.name("half", HALVES[kind]), STYLES[kind]) for kind in ACTORS]
        return Text(" ").join([words[0], *left, Text(MIDDLE), *right, words[1]])

    def _half(self, kind: str, needle: str, spaces: int) -> list[Text]:
        """The spaces of one half from the middle on; of a long one the ends and where the needle stands."""
        here = int(index(needle)) if zone(needle) == HALVES[kind] else 0
        numbers = range(1, spaces + 1)
        shown = numbers if spaces <= NUMBERED else [number for number in numbers if number in (1, here, spaces)]
        half: list[Text] = []
        for before, number in zip((0, *shown), shown, strict=False):
            if number > before + 1:
                half.append(Text(LEFT_OUT, QUIET))
            half.append(self._space(kind, str(number), number == here))
        return half

    def _space(self, kind: str, shown: str, is_here: bool) -> Text:
        return Text(f"[{shown}]", f"bold reverse {STYLES[kind]}") if is_here else Text(shown, STYLES[kind])

    def stage(self, view: Json) -> Text:
        """The impresarios on the stage, by seat."""
        text = Text()
        for seat, count in view["stage"].items():
            for _ in range(count):
                text.append_text(seat_mark(int(seat)))
                text.append(" ")
        return text if text else Text(EMPTY, QUIET)
