"""The whole table of Rokoko, or one region of it."""

from collections.abc import Iterator

from rich.panel import Panel
from rich.text import Text

from trianon.cli.terminal.drawing import Drawing
from trianon.cli.terminal.rokoko.atelier import Atelier
from trianon.cli.terminal.rokoko.market import Market
from trianon.cli.terminal.rokoko.palace import Palace
from trianon.cli.terminal.rokoko.styles import LETTERS, SILKS
from trianon.cli.terminal.styles import QUIET

REGIONS = ("players", "market", "palace", "atelier")


class RokokoBoard(Drawing):
    """One view of a table."""

    def rows(self, is_wide: bool) -> Iterator[list[Panel]]:
        """Panels from top to bottom; those in one row stand side by side where there is room."""
        view, keys = self.view, self.keys
        market, palace = Market(self.presenter), Palace(self.presenter)
        atelier = Atelier(self.presenter)
        employees, decorations = market.employees(view, keys), palace.decorations(view, keys)
        if self.only in ("", "players"):
            yield [atelier.players(view, self.title() if self.frames_title(is_wide) else "")]
        if self.only in ("", "market"):
            yield [market.warehouse(view, keys), market.workshop(view, keys)]
        if self.only == "market":
            yield [employees]
        elif not self.only:
            yield [employees, decorations]
        elif self.only == "palace":
            yield [decorations]
        if self.only in ("", "palace"):
            yield [palace.halls(view, keys)]
        if self.only in ("", "atelier") and view["viewer"] is not None:
            yield [atelier.own(view)]

    def frames_title(self, is_wide: bool) -> bool:
        """The players' frame carries it where it is wide enough."""
        return is_wide and self.only in ("", "players")

    def title(self) -> str:
        """Round, phase, starting player and holder of the Favor card."""
        view = self.view
        phase = self.texts.text(f"phase-{view['phase']}")
        starting = self.seating.in_sentence(self.texts, view["starting_player"] - 1)
        favor = view["favor"]
        holder = self.texts.text("zone-beside") if favor is None else self.seating.in_sentence(self.texts, favor - 1)
        return self.texts.text(
            "panel-title", round=view["round"], rounds=view["rounds"], phase=phase, starting=starting, favor=holder
        )

    def legend(self) -> Text:
        """What letters and marks mean, and where the numbers come from."""
        text = Text()
        for colour, letter in LETTERS.items():
            text.append(letter, SILKS[letter])
            text.append(f" {self.texts.text(f'colour-{colour}')} · ")
        text.append(self.texts.text("panel-legend"))
        if self.is_reconstructed:
            text.append(" " + self.texts.text("panel-reconstructed"))
        text.stylize(QUIET)
        return text
