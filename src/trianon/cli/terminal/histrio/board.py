"""The whole table of Histrio, or one region of it."""

from collections.abc import Iterator

from rich.panel import Panel
from rich.text import Text

from trianon.cli.terminal.drawing import Drawing
from trianon.cli.terminal.histrio.road import Road
from trianon.cli.terminal.histrio.theatre import Theatre
from trianon.cli.terminal.histrio.troupes import Troupes
from trianon.cli.terminal.styles import QUIET

REGIONS = ("players", "theatre", "road", "troupe")
LEVELS = range(1, 6)


class HistrioBoard(Drawing):
    """One view of a table."""

    def rows(self, is_wide: bool) -> Iterator[list[Panel]]:
        """Players, theatre, road, and what the viewer alone knows."""
        view, keys = self.view, self.keys
        troupes = Troupes(self.presenter)
        if self.only in ("", "players"):
            yield [troupes.players(view, keys, is_wide)]
        if self.only in ("", "theatre"):
            yield [Theatre(self.presenter).panel(view)]
        if self.only in ("", "road"):
            yield [Road(self.presenter).cities(view, keys, is_wide)]
        if self.only in ("", "troupe") and view["viewer"] is not None:
            yield [troupes.own(view, keys)]

    def title(self) -> str:
        """Season, round and phase."""
        view = self.view
        phase = self.texts.text(f"phase-{view['phase']}")
        return self.texts.text(
            "panel-title", season=view["season"], round=view["round"], rounds=self.rounds(), phase=phase
        )

    def rounds(self) -> int:
        """How many rounds the season has: the pile gives each city a card for every round to come."""
        to_come = -(-self.view["encounter_pile_size"] // len(self.view["cities"]))
        dealt = self.view["phase"] == "opportunities"
        rounds: int = self.view["round"] + to_come + dealt
        return rounds

    def legend(self) -> Text:
        """What marks mean, what actors do, and where the numbers come from."""
        parts = [self.texts.text("panel-legend")]
        if len(self.view["seats"]) == 2:
            parts.append(self.texts.text("panel-legend-friendly"))
        effects = [self.texts.text(f"effect-{level}") for level in LEVELS]
        parts.append(self.texts.text("panel-legend-actors", effect=effects))
        if self.is_reconstructed:
            parts.append(self.texts.text("panel-reconstructed"))
        return Text(" ".join(parts), QUIET)
