"""The road of cities: caravels, and the cards of each city as a stack with the newest on top."""

from collections.abc import Collection

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.histrio.styles import COMING, card_mark, troupe_marks
from trianon.cli.terminal.styles import EMPTY, QUIET, marked, region
from trianon.core.game import Json

TO_CITIES = ("travel", "recover", "swap")  # verbs of options that point at a city


class Road(DrawnPart):
    """Draws the cities."""

    def cities(self, view: Json, keys: Collection[str], is_wide: bool) -> Panel:
        """A column for every city, all in one row or in two."""
        cities = view["cities"]
        columns = len(cities) if is_wide else len(cities) // 2
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            table.add_column(ratio=1, overflow="fold")
        for first in range(0, len(cities), columns):
            table.add_row(*(self.city(view, city, keys) for city in cities[first : first + columns]))
        size, discard = view["encounter_pile_size"], len(view["encounter_discard"])
        return region(self.texts.text("panel-road", pile=size, discard=discard), table)

    def city(self, view: Json, city: Json, keys: Collection[str]) -> Group:
        """One city: its name, its caravels, its cards."""
        number = city["city"]
        is_target = any(f"{verb}:{number}" in keys for verb in TO_CITIES)
        name = marked(Text(f"{number} {self.name('city_name', number)}", "bold"), is_target)
        is_here = view["viewer"] is not None and str(view["viewer"]) in city["coming"]
        cards = [
            marked(card_mark(self.presenter, card), is_here and f"take:{card}" in keys)
            for card in reversed(city["cards"])
        ]
        return Group(name, self.caravels(city), *(cards or [Text(f" {EMPTY}", QUIET)]))

    def caravels(self, city: Json) -> Text:
        """The troupes on the way to a city, and the caravels that stand on it."""
        text = Text(" ")
        if city["coming"]:
            text.append(COMING, "bold")
            text.append_text(troupe_marks(self.presenter, city["coming"]))
            text.append(" ")
        if city["caravels"]:
            text.append("[", QUIET)
            text.append_text(troupe_marks(self.presenter, city["caravels"]))
            text.append("]", QUIET)
        return text
