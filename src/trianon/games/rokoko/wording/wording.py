"""The messages of Rokoko with one edition for one number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from trianon.core.chronicle import ChronicleWording, Sentence
from trianon.core.editions.edition import Edition
from trianon.core.wording import Argument, Json, Message, Phrase, message, piece
from trianon.games.rokoko.wording.chronicle import is_sequel, narrate
from trianon.games.rokoko.wording.options import FIXED, OPTIONS, question
from trianon.games.rokoko.wording.pieces import RokokoPieces
from trianon.games.rokoko.wording.scoring import score


class RokokoWording(ChronicleWording[RokokoPieces]):
    """Names messages by what the edition says of its pieces."""

    verbs: ClassVar = OPTIONS
    fixed: ClassVar = FIXED

    def __init__(self, edition: Edition, players: int) -> None:
        values = RokokoPieces(edition, players)
        super().__init__(values, values.catalogue())

    def question(self, question_: Json, view: Json) -> Message:
        """What the viewer is asked."""
        return question(self.values, question_, view)

    def is_sequel(self, events: Sequence[Json]) -> bool:
        """Whether a tile that may have been drawn before is discarded."""
        return is_sequel(events)

    def narrate(self, events: Sequence[Json]) -> Iterable[Sentence]:
        """The events in words."""
        return narrate(self.values, events)

    def score(self, line: Json) -> Phrase:
        """A line of the final scoring."""
        return score(self.values, line)

    def label(self, kind: str, name: str) -> Argument:
        """A component with what is printed on it."""
        if kind == "employee":
            return message("label-employee", id=name.upper(), rank=piece("rank", name), bonus=piece("bonus", name))
        if kind == "dress":
            return message("label-dress", id=name.upper(), needs=piece("needs", name))
        if kind == "hall":
            return piece("hall", name)
        zone, _, position = name.partition(".")
        if zone == "musician":
            return message("space-musician", hall=piece("hall", position))
        return message(f"space-{zone}", position=position)
