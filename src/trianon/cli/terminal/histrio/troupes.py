"""What every seat has, and what the viewer alone knows."""

from collections.abc import Collection, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from trianon.cli.terminal.drawing import DrawnPart
from trianon.cli.terminal.histrio.styles import CHOOSING, GONE, JUGGLER, SEALED, card_mark, level_marks, levels, sums
from trianon.cli.terminal.styles import EMPTY, QUIET, grid, marked, region, seat_style
from trianon.core.game import Json
from trianon.games.histrio.wording.pieces import ACTORS

COLUMNS = ("ecu", "sums", "comedians", "tragedians", "travel", "requests", "impresarios")
MORE_COLUMNS = ("jugglers", "played")  # where there is room; else below the table
Row = tuple[Text, Text | str, str]  # a piece, what is short of it, what is long of it


class Troupes(DrawnPart):
    """Draws what belongs to players."""

    def players(self, view: Json, keys: Collection[str], is_wide: bool) -> Panel:
        """A row for every seat, all of it public."""
        columns = (*COLUMNS, *MORE_COLUMNS) if is_wide else COLUMNS
        table = grid("left", "right", *["left"] * (len(columns) - 1))
        for column in (0, 1 + columns.index("sums"), 1 + columns.index("travel")):
            table.columns[column].no_wrap = True
        table.add_row("", *(Text(self.texts.text(f"column-{column}"), QUIET) for column in columns))
        below: list[RenderableType] = []
        for seat in view["seats"]:
            jugglers, played = self.laid_out(seat), self.played(seat)
            table.add_row(self._name(view, seat, keys), *self._numbers(seat), *([jugglers, played] if is_wide else []))
            if seat["friendly"] is not None:
                friendly = self.texts.text("row-friendly", seat=seat["seat"])
                table.add_row(Text(f"   {friendly}", QUIET), "", "", "", "", self._travel(seat["friendly"]))
            if not is_wide and (jugglers or played):
                below.append(self._below(seat, jugglers, played))
        pile, discard = view["request_pile_size"], view["request_discard_size"]
        return region(self.texts.text("panel-players", pile=pile, discard=discard), Group(table, *below))

    def _name(self, view: Json, seat: Json, keys: Collection[str]) -> Text:
        """The name of a seat, marked as a target of theft and as sealed."""
        number, choosing = seat["seat"], seat["choosing"]
        state = "" if choosing is None else f" {SEALED if choosing['sealed'] else CHOOSING}"
        name = self.seating.name(self.texts, number - 1)
        shown = Text(f"[{number}] {name}{state}", seat_style(number))
        return marked(shown, f"steal:{number}" in keys)

    def _numbers(self, seat: Json) -> list[Text]:
        comedy, tragedy = sums(seat)
        actors = [level_marks(levels(seat["troupe"], kind), kind) or Text(EMPTY, QUIET) for kind in ACTORS]
        requests, impresarios = Text(str(seat["requests_size"])), Text(str(seat["impresarios"]))
        travel = self._travel(seat["travel"])
        return [Text(str(seat["ecu"]), "bold"), Text(f"{comedy} : {tragedy}"), *actors, travel, requests, impresarios]

    def _travel(self, travel: Json) -> Text:
        """The cards that are not spent yet, those that are as dots."""
        cities = range(1, self.pieces.head["cities"] + 1)
        return Text(" ".join(GONE if city in travel["spent"] else str(city) for city in cities))

    def laid_out(self, seat: Json) -> Text:
        """A seat's jugglers with their states."""
        return Text(", ").join(
            Text.assemble(
                (self.name("juggler", juggler["juggler"]), QUIET if juggler["used"] else JUGGLER),
                (f" ({self.state(juggler)})" if self.state(juggler) else "", QUIET),
            )
            for juggler in seat["jugglers"]
        )

    def state(self, juggler: Json) -> str:
        """The state of a juggler: used, new, or what it counts as; nothing when it is ready."""
        if juggler["counts_as"] is not None:
            return self.texts.text(f"state-{juggler['counts_as']}")
        if juggler["used"]:
            return self.texts.text("state-used")
        return self.texts.text("state-fresh") if juggler["fresh"] else ""

    def played(self, seat: Json) -> Text:
        """The requests a seat has played."""
        return Text(", ".join(self.name("request", request) for request in seat["played"] if request is not None))

    def _below(self, seat: Json, jugglers: Text, played: Text) -> Text:
        number = seat["seat"]
        text = Text.assemble((f" [{number}] ", seat_style(number)), jugglers)
        if played:
            text.append(" · " if jugglers else "")
            text.append(self.texts.text("row-played", requests=played.plain))
        return text

    def own(self, view: Json, keys: Collection[str]) -> Panel:
        """What the viewer may do with what lies before it and what only it knows."""
        own = view["seats"][view["viewer"] - 1]
        table = grid("left", "left", "right", "left")
        for label, rows in (
            ("choice", self._choice(own)),
            ("hand", self._in_hand(own, keys)),
            ("friendly", self._friendly(own)),
            ("jugglers", self._jugglers(own, keys)),
            ("requests", self._requests(own, keys)),
        ):
            for place, row in enumerate(rows):
                name = "" if place else self.texts.text(f"row-own-{label}")
                table.add_row(Text(name, "bold"), *row)
        comedy, tragedy = sums(own)
        ecu = self.texts.text("count-ecu", count=own["ecu"])
        title = self.texts.text("panel-own", ecu=ecu, comedy=comedy, tragedy=tragedy)
        return region(title, table if table.row_count else Text(self.texts.text("row-own-nothing"), QUIET))

    def _choice(self, own: Json) -> Iterator[Row]:
        """What the viewer has under seal."""
        choice = (own["choosing"] or {}).get("choice")
        if choice is not None:
            verb, _, what = choice.partition(":")
            label = self.texts.text("option-pass", question="play_request")
            if verb != "pass":
                label = self.name("city", what) if verb == "travel" else self.name("request", what)
            yield marked(Text(label), False), "", ""

    def _in_hand(self, own: Json, keys: Collection[str]) -> Iterator[Row]:
        for card in own["in_hand"]:
            yield marked(card_mark(self.presenter, card), f"discard:{card}" in keys), "", ""

    def _friendly(self, own: Json) -> Iterator[Row]:
        friendly = own["friendly"]
        if friendly is not None and friendly["drawn"] is not None:
            left = self.texts.text("row-friendly-pile", count=friendly["pile_size"])
            yield marked(Text(self.name("city", friendly["drawn"])), False), "", left

    def _jugglers(self, own: Json, keys: Collection[str]) -> Iterator[Row]:
        for juggler in own["jugglers"]:
            name = juggler["juggler"]
            shown = Text(self.name("juggler", name), QUIET if juggler["used"] else JUGGLER)
            does = self.texts.text("row-juggler", moment=self.name("moment", name), ability=self.name("ability", name))
            state = self.state(juggler)
            yield marked(shown, f"use:{name}" in keys), Text(f"({state})" if state else "", QUIET), does

    def _requests(self, own: Json, keys: Collection[str]) -> Iterator[Row]:
        for request in own["requests"] or ():
            is_target = f"play:{request}" in keys or f"discard:{request}" in keys
            ecu = Text(self.texts.text("count-ecu", count=self.pieces.requests[request]["ecu"]))
            yield marked(Text(self.name("request", request)), is_target), ecu, self.name("condition", request)
