"""The final scoring of Rokoko, told line by line, added up by category, with the winner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.rokoko.pieces import RokokoPieces
from trianon.cli.terminal.seating import Seating
from trianon.cli.terminal.styles import HEADING, seat_style
from trianon.core.game import Json

CROWNS = ("RK-B20", "RK-B21", "RK-B22", "RK-B23")
CROWN_CATEGORY = "RK-F2"
CATEGORIES = (
    "RK-S9", "RK-F1", CROWN_CATEGORY, "RK-F3", "RK-F4", "RK-F6", "RK-F8", "RK-F9",
    "RK-F10-dress", "RK-F10-decoration", "RK-F10-all_halls",
)  # fmt: skip
MARKERS = {"guest": "dress", "decoration": "decoration", "all_halls": "all_halls"}  # RK-F10 counts all three


class RokokoScoring:
    """Writes out how a finished match was scored."""

    def __init__(self, pieces: RokokoPieces, seating: Seating) -> None:
        self.pieces, self.seating = pieces, seating
        self.texts = pieces.texts

    def final(self, events: Sequence[Json]) -> RenderableType:
        """All of it, from the events of the match."""
        lines = [event for event in events if event["event"] == "score"]
        placings = [event for event in events if event["event"] == "placing"]
        parts: list[RenderableType] = [Rule(Text(self.texts.text("final-heading"), HEADING))]
        parts += [Text(self.line(line), seat_style(line["seat"])) for line in lines]
        parts += [self.totals(lines, placings), Text(self.winner(placings), "bold")]
        return Group(*parts)

    def line(self, line: Json) -> str:
        """One line: who, how many points, from what, by which rule."""
        who = self.seating.who(self.texts, line["seat"] - 1)
        return self.texts.text("score-line", who=who, points=line["points"], what=self.reason(line), rule=line["rule"])

    def reason(self, line: Json) -> str:
        """What a line counts."""
        facts: dict[str, str | int] = {"count": line["count"]}
        zone, what = self.pieces.zone(line["where"]), line["what"]
        if line["rule"] == "RK-F4":
            facts["hall"] = self.pieces.hall(line["where"].partition(".")[0])
        elif zone in MARKERS:
            facts["space"] = self.pieces.space(line["where"])
        if what in self.pieces.dresses:
            facts["dress"] = self.pieces.dress(what)
        elif what is not None:
            facts["id"] = what
        return self.texts.text(f"score-{self._kind(line)}", **facts)

    def _kind(self, line: Json) -> str:
        """The rule of a line; markers by what they stand on."""
        rule: str = line["rule"]
        return f"{rule}-{MARKERS[self.pieces.zone(line['where'])]}" if rule == "RK-F10" else rule

    def totals(self, lines: Sequence[Json], placings: Sequence[Json]) -> Table:
        """A row for every category that counted, a column for every seat."""
        booked: dict[str, list[int]] = defaultdict(lambda: [0] * len(placings))
        for line in lines:
            category = CROWN_CATEGORY if line["rule"] in CROWNS else self._kind(line)
            booked[category][line["seat"] - 1] += line["points"]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.texts.text("final-category"))
        for placing in placings:
            seat = placing["seat"]
            table.add_column(self.seating.who(self.texts, seat - 1), justify="right", style=seat_style(seat))
        for category in CATEGORIES:
            if category in booked:
                table.add_row(self.texts.text(f"category-{category}"), *map(str, booked[category]))
        table.add_section()
        for message, fact in (("final-total", "prestige"), ("final-livre", "livre"), ("final-placing", "placing")):
            style = "bold" if fact == "prestige" else ""
            table.add_row(self.texts.text(message), *(str(placing[fact]) for placing in placings), style=style)
        return table

    def winner(self, placings: Sequence[Json]) -> str:
        """Who won, and what decided a tie."""
        winners = [placing for placing in placings if placing["placing"] == 1]
        facts = {"prestige": winners[0]["prestige"], "livre": winners[0]["livre"]}
        names = [self.seating.who(self.texts, placing["seat"] - 1) for placing in winners]
        level = [placing for placing in placings if placing["prestige"] == winners[0]["prestige"]]
        if len(winners) > 1:
            return self.texts.text("final-shared", who=self.texts.listed(names), **facts)
        if len(level) > 1:
            return self.texts.text("final-tie-break", who=names[0], **facts)
        return self.texts.text("final-winner", who=names[0], prestige=facts["prestige"])
