"""The presenter of Histrio: its board, scoring and sentences in the terminal."""

from collections.abc import Collection, Sequence

from rich.console import RenderableType

from trianon.cli.terminal.histrio.board import REGIONS, HistrioBoard
from trianon.cli.terminal.histrio.road import TO_CITIES
from trianon.cli.terminal.histrio.scoring import HistrioScoring
from trianon.cli.terminal.presenter import Presenter
from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json, Setting
from trianon.games.histrio.wording.pieces import HistrioPieces
from trianon.texts import Texts

OWN_NUMBERS = (*TO_CITIES, "steal")  # verbs of options with objects that have numbers of their own

# reasons that only say "you are asked something else" or "you have no such thing"
OBVIOUS_REASONS = frozenset(
    {
        "not-asked", "no-such-thing", "not-travelling", "not-its-moment", "no-juggler-at-work", "not-stealing",
        "no-encounter-ends", "no-surplus-request", "nothing-to-count", "not-playing-requests", "nothing-to-pass",
        "nothing-sealed", "sealed-already", "juggler-not-owned", "card-not-spent", "card-not-in-city",
        "not-from-yourself", "city-chosen", "actor-not-in-hand", "request-not-held", "other-ability",
    }
)  # fmt: skip


class HistrioPresenter(Presenter):
    """A table of Histrio."""

    example_key = "travel:3"
    example_rule = "HI-2.10"
    obvious_reasons = OBVIOUS_REASONS
    region_names = REGIONS

    def __init__(self, texts: Texts, setting: Setting, seating: Seating) -> None:
        super().__init__(texts, setting, seating)
        self.pieces = HistrioPieces(setting.edition)

    def board(self, view: Json, keys: Collection[str] = (), region: str = "", legend: bool = True) -> RenderableType:
        """Season and round, players, theatre, road, and what the viewer alone knows."""
        return HistrioBoard(self, view, keys, region, legend=legend and not region)

    def current_score(self, view: Json) -> RenderableType:
        """The sources of every seat's Ecu so far."""
        return HistrioScoring(self).current_score(view)

    def final(self, events: Sequence[Json]) -> RenderableType:
        """The account at the end."""
        return HistrioScoring(self).final(events)

    def begins(self, question: Json, view: Json) -> bool:
        """Whether a question begins a new turn: a journey, or the requests of a season's end."""
        return question["question"] in ("choose_city", "play_request")

    def numbered(self, keys: Sequence[str]) -> dict[int, str]:
        """Cities and seats by their own numbers, so that a number typed is always that of the city."""
        if all(key.partition(":")[0] in OWN_NUMBERS for key in keys):
            return {int(key.partition(":")[2]): key for key in keys}
        return super().numbered(keys)


PRESENTER = HistrioPresenter
