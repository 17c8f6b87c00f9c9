"""The account of Histrio: every source of Ecu with its rule, a column for every seat, and the winner."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.styles import HEADING, seat_style
from trianon.core.game import Json
from trianon.games.histrio.codes import source

RULES = dict(zip(source.NAMES, source.RULES, strict=True))
Ledger = Mapping[str, int]  # Ecu by source


class HistrioScoring(DrawnPart):
    """Writes out the sources of every seat's Ecu."""

    def final(self, events: Sequence[Json]) -> RenderableType:
        """The account of a finished match, from its events."""
        placings = [event for event in events if event["event"] == "placing"]
        ledgers: list[dict[str, int]] = [{} for _ in placings]
        for line in events:
            if line["event"] == "score":
                ledgers[line["seat"] - 1][line["source"]] = line["points"]
        account = self.account(ledgers)
        places = [str(placing["placing"]) for placing in placings]
        account.add_row(self.texts.text("final-placing"), "", *places)
        heading = Rule(Text(self.texts.text("final-heading"), HEADING))
        return Group(heading, account, Text(self.winner(placings), "bold"))

    def current_score(self, view: Json) -> RenderableType:
        """The account so far."""
        return self.account([seat["ledger"] for seat in view["seats"]])

    def account(self, ledgers: Sequence[Ledger]) -> Table:
        """A row for every source that counted for any seat, and the sums."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.texts.text("final-source"), overflow="fold", vertical="bottom")
        table.add_column(self.texts.text("final-rule"), no_wrap=True)
        for seat in range(1, len(ledgers) + 1):
            name = self.seating.name(self.texts, seat - 1)
            table.add_column(Text(f"[{seat}]\n{name}"), justify="right", style=seat_style(seat), overflow="fold")
        for name, rule in RULES.items():
            booked = [ledger.get(name, 0) for ledger in ledgers]
            if any(booked):
                table.add_row(self.texts.text(f"source-{name}"), rule, *map(signed, booked))
        table.add_section()
        totals = [str(sum(ledger.values())) for ledger in ledgers]
        table.add_row(self.texts.text("final-total"), "", *totals, style="bold")
        return table

    def winner(self, placings: Sequence[Json]) -> str:
        """The winner, or the winners of a tie."""
        winners = [placing for placing in placings if placing["placing"] == 1]
        who = self.texts.listed(self.presenter.formatter.player(placing["seat"]) for placing in winners)
        message = "final-shared" if len(winners) > 1 else "final-winner"
        return self.texts.text(message, who=who, ecu=winners[0]["ecu"])


def signed(ecu: int) -> str:
    """Ecu of an account: a real minus sign, and a dot where there is nothing."""
    return str(ecu).replace("-", "−") if ecu else "·"
