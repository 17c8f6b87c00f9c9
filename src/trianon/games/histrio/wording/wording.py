"""The messages of Histrio with one edition for one number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from trianon.core.chronicle import ChronicleWording, Sentence
from trianon.core.editions.edition import Edition
from trianon.core.wording import Argument, Json, Message, Phrase, message, piece
from trianon.games.histrio.wording.chronicle import is_sequel, narrate
from trianon.games.histrio.wording.options import FIXED, OPTIONS, question
from trianon.games.histrio.wording.pieces import HistrioPieces, index
from trianon.games.histrio.wording.scoring import score


class HistrioWording(ChronicleWording[HistrioPieces]):
    """Names messages by what the edition says of its pieces."""

    verbs: ClassVar = OPTIONS
    fixed: ClassVar = FIXED

    def __init__(self, edition: Edition, players: int) -> None:
        values = HistrioPieces(edition)
        super().__init__(values, values.catalogue())

    def question(self, question_: Json, view: Json) -> Message:
        """What the viewer is asked."""
        return question(question_, view)

    def is_sequel(self, events: Sequence[Json]) -> bool:
        """Whether a player goes on with an encounter."""
        return is_sequel(events)

    def narrate(self, events: Sequence[Json]) -> Iterable[Sentence]:
        """The events in words."""
        return narrate(events)

    def score(self, line: Json) -> Phrase:
        """A source of Ecu in the account."""
        return score(line)

    def label(self, kind: str, name: str) -> Argument:
        """A component with what it does."""
        if kind == "juggler":
            return message("label-juggler", name=piece("juggler", name), ability=piece("ability", name))
        if kind == "request":
            return message("label-request", name=piece("request", name), condition=piece("condition", name))
        return piece("city", index(name)) if kind == "city" else piece("card", name)
