"""The presenter of Rokoko: its board, scoring and sentences in the terminal."""

from collections.abc import Collection, Sequence

from rich.console import RenderableType

from trianon.cli.terminal.presenter import Presenter
from trianon.cli.terminal.rokoko.atelier import Atelier
from trianon.cli.terminal.rokoko.board import REGIONS, RokokoBoard
from trianon.cli.terminal.rokoko.scoring import RokokoScoring
from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json, Setting
from trianon.games.rokoko.wording.options import heading
from trianon.games.rokoko.wording.pieces import RokokoPieces
from trianon.texts import Texts

# reasons that only say "you are asked something else" or "you have no such thing"
OBVIOUS_REASONS = frozenset(
    {
        "not-asked", "not-this-question", "no-such-thing", "not-in-supply", "not-in-hand", "segment-empty",
        "other-trimming", "window-empty", "not-displayed", "tile-not-kept", "card-not-there", "other-bonus",
        "must-take", "enough-chosen", "same-tile", "same-card", "tile-not-there", "dress-not-there", "not-yet-one",
    }
)  # fmt: skip


class RokokoPresenter(Presenter):
    """A table of Rokoko."""

    example_key = "make:y07@4"
    example_rule = "RK-A3.4"
    obvious_reasons = OBVIOUS_REASONS
    region_names = REGIONS

    def __init__(self, texts: Texts, setting: Setting, seating: Seating) -> None:
        super().__init__(texts, setting, seating)
        self.pieces = RokokoPieces(setting.edition, setting.players)

    def board(self, view: Json, keys: Collection[str] = (), region: str = "", legend: bool = True) -> RenderableType:
        """Round, players, market, palace, and the viewer's atelier."""
        return RokokoBoard(self, view, keys, region, legend=legend)

    def current_score(self, view: Json) -> RenderableType:
        """What every seat has; prestige as far as the viewer may know it."""
        return Atelier(self).players(view)

    def final(self, events: Sequence[Json]) -> RenderableType:
        """The final scoring."""
        return RokokoScoring(self).final(events)

    def begins(self, question: Json, view: Json) -> bool:
        """Whether a question begins a new turn: a turn, or a new hand."""
        if question["question"] == "choose_hand":
            return not view["seats"][view["viewer"] - 1]["choosing"]["cards"]
        return bool(question["question"] == "play")

    def heading(self, key: str) -> str:
        """The heading over an option."""
        message = heading(key)
        return "" if message is None else self.formatter.say(message)


PRESENTER = RokokoPresenter
