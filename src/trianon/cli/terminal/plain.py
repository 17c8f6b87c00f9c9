"""The plain presenter: shows any game from its JSON view, without a board of its own."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.presenter import Presenter
from trianon.cli.terminal.seating import Seating
from trianon.cli.terminal.styles import EMPTY, grid, region, seat_style
from trianon.core.game import Json, Setting
from trianon.core.match_state import Reason
from trianon.texts import Texts, rule_ids
from trianon.texts.messages import Formatter

CORE_FIELDS = ("game", "viewer", "decision", "over", "horizon", "steps")  # of every view, of no use to players
SEATS = "seats"  # the field with an object for each seat


class PlainFormatter(Formatter):
    """Writes out messages that a game has no text for by their names, and options and events with their arguments."""

    def say(self, message: list[Any]) -> str:
        """Write out a message."""
        if self.texts.has(message[0].partition(".")[0]):
            return super().say(message)
        sort, _, name = message[0].partition("-")
        args = [f"{arg} {self.value(value)}" for arg, value in (message[1] if len(message) > 1 else {}).items()]
        return f"{name} ({self.texts.row(args)})" if args and sort != "question" else name


class PlainPresenter(Presenter):
    """A game without a board of its own: every field of its view by name, and a row for every seat.

    A field is called by the message `view-FIELD` of the game's texts, or by its own name.
    """

    def __init__(self, texts: Texts, setting: Setting, seating: Seating) -> None:
        super().__init__(texts, setting, seating)
        self.formatter = PlainFormatter(texts, self.wording.pieces, self.formatter.player)
        self.example_key = setting.key_list[0]
        self.example_rule = rule_ids(setting.game.name)[0]

    @property
    def regions(self) -> dict[str, str]:
        """One region: the table as a whole."""
        return {"table": self.texts.text("plain-table")}

    def board(self, view: Json, keys: Collection[str] = (), part: str = "", legend: bool = True) -> RenderableType:
        """All fields of the view."""
        fields = grid("left", "left")
        for name, value in view.items():
            if name not in CORE_FIELDS and name != SEATS:
                fields.add_row(Text(self.label(name), "bold"), shown(value))
        parts: list[RenderableType] = [fields]
        if view.get(SEATS):
            parts.append(self.seats(view[SEATS]))
        return region(self.texts.text("plain-table"), Group(*parts))

    def seats(self, seats: Sequence[Json]) -> Table:
        """A row for every seat, a column for every field."""
        table = grid(*["left"] * (len(seats[0]) + 1))
        table.add_row("", *(Text(self.label(name), "bold") for name in seats[0]))
        for seat, fields in enumerate(seats):
            who = Text(self.seating.in_sentence(self.texts, seat), seat_style(seat + 1))
            table.add_row(who, *(shown(value) for value in fields.values()))
        return table

    def numbered(self, keys: Sequence[str]) -> dict[int, str]:
        """Pieces that are numbers by those numbers, such as the value of a card."""
        pieces = [key.partition(":")[2] for key in keys]
        if all(piece.isdecimal() for piece in pieces) and len(set(pieces)) == len(pieces):
            return {int(piece): key for piece, key in zip(pieces, keys, strict=True)}
        return super().numbered(keys)

    def label(self, field: str) -> str:
        """What a field of the view is called."""
        name = f"view-{field}"
        return self.texts.text(name) if self.texts.has(name) else field.replace("_", " ")

    def current_score(self, view: Json) -> RenderableType:
        """The table: a view that shows points shows them there."""
        return self.board(view)

    def final(self, events: Sequence[Json]) -> RenderableType:
        """The points of every seat and the winner; every event that books points counts."""
        points = [0] * self.setting.players
        for event in events:
            if "points" in event:
                points[event["seat"] - 1] += event["points"]
        table = grid("left", "right")
        for seat, total in enumerate(points):
            table.add_row(Text(self.seating.in_sentence(self.texts, seat), seat_style(seat + 1)), str(total))
        best = [seat for seat, total in enumerate(points) if total == max(points)]
        who = self.texts.listed(self.seating.in_sentence(self.texts, seat) for seat in best)
        return Group(table, Text(self.texts.text("plain-winner", who=who, count=len(best), points=max(points)), "bold"))

    def begins(self, question: Json, view: Json) -> bool:
        """Every question: the board is short."""
        return True

    def reason(self, reason: Reason) -> str:
        """Why an option is not possible; the rule alone where the game has no text for it."""
        return super().reason(reason) if self.texts.has(f"reason-{reason.text}") else reason.text.replace("-", " ")


def shown(value: Any) -> str:
    """A value of a view as text."""
    if value is None or value == []:
        return EMPTY
    if isinstance(value, bool):
        return "✓" if value else EMPTY
    if isinstance(value, list):
        return " ".join(shown(one) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{name}: {shown(one)}" for name, one in value.items())
    return str(value)
