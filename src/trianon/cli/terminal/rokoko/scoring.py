"""The final scoring of Rokoko: every line, the sums by category, the winner."""

from collections import defaultdict
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.styles import HEADING, seat_style
from trianon.core.game import Json
from trianon.core.wording import Phrase
from trianon.games.rokoko.wording.scoring import CATEGORIES, score


class RokokoScoring(DrawnPart):
    """Writes out how a finished match was scored."""

    def final(self, events: Sequence[Json]) -> RenderableType:
        """All of it, from the events of the match."""
        lines = [event for event in events if event["event"] == "score"]
        placings = [event for event in events if event["event"] == "placing"]
        parts: list[RenderableType] = [Rule(Text(self.texts.text("final-heading"), HEADING))]
        parts += [Text(self.line(line), seat_style(line["seat"])) for line in lines]
        parts += [self.totals(lines, placings), Text(self.winner(placings), "bold")]
        return Group(*parts)

    def line(self, line: Json) -> str:
        """One line: seat, points, reason and rule."""
        who = self.seating.in_sentence(self.texts, line["seat"] - 1)
        what = self.presenter.formatter.say(self.phrase(line)["say"])
        return self.texts.text("score-line", who=who, points=line["points"], what=what, rule=line["rule"])

    def phrase(self, line: Json) -> Phrase:
        """What a line counts, and its category."""
        return score(self.pieces, line)

    def totals(self, lines: Sequence[Json], placings: Sequence[Json]) -> Table:
        """A row for every category that counted, a column for every seat."""
        booked: dict[int, list[int]] = defaultdict(lambda: [0] * len(placings))
        for line in lines:
            booked[self.phrase(line)["rank"]][line["seat"] - 1] += line["points"]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.texts.text("final-category"))
        for placing in placings:
            seat = placing["seat"]
            table.add_column(self.seating.in_sentence(self.texts, seat - 1), justify="right", style=seat_style(seat))
        for rank in sorted(booked):
            table.add_row(self.texts.text(f"category-{CATEGORIES[rank]}"), *map(str, booked[rank]))
        table.add_section()
        for message, fact in (("final-total", "prestige"), ("final-livre", "livre"), ("final-placing", "placing")):
            style = "bold" if fact == "prestige" else ""
            table.add_row(self.texts.text(message), *(str(placing[fact]) for placing in placings), style=style)
        return table

    def winner(self, placings: Sequence[Json]) -> str:
        """The winner, and the tie-break."""
        winners = [placing for placing in placings if placing["placing"] == 1]
        facts = {"prestige": winners[0]["prestige"], "livre": winners[0]["livre"]}
        names = [self.seating.in_sentence(self.texts, placing["seat"] - 1) for placing in winners]
        level = [placing for placing in placings if placing["prestige"] == winners[0]["prestige"]]
        if len(winners) > 1:
            return self.texts.text("final-shared", who=self.texts.listed(names), **facts)
        if len(level) > 1:
            return self.texts.text("final-tie-break", who=names[0], **facts)
        return self.texts.text("final-winner", who=names[0], prestige=facts["prestige"])
