"""The messages of Rokoko with one edition for one number of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from trianon.core.editions.edition import Edition
from trianon.core.wording import Earlier, Json, Message, Phrase, Wording, tell
from trianon.games.rokoko.wording.options import FIXED, Choice, option, question
from trianon.games.rokoko.wording.pieces import RokokoPieces
from trianon.games.rokoko.wording.scoring import score
from trianon.games.rokoko.wording.story import is_sequel, narrate


class RokokoWording(Wording):
    """Names messages by what the edition says of its pieces."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.values = RokokoPieces(edition, players)
        self.pieces = self.values.catalogue()
        self._fixed: dict[str, Message] = {}  # of options that mean the same whenever they are there

    def question(self, question_: Json, view: Json) -> Message:
        """What the viewer is asked."""
        return question(self.values, question_, view)

    def option(self, key: str, question: Json, view: Json) -> Message:
        """What an option means."""
        known = self._fixed.get(key)
        if known is None:
            verb, _, what = key.partition(":")
            known = option(self.values, Choice(verb, what, question, view))
            if verb in FIXED:
                self._fixed[key] = known
        return known

    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The phrase of each event."""
        found = tell(events, earlier, is_sequel, partial(narrate, self.values))
        for place, event in enumerate(events):
            if event["event"] == "score":
                found[place] = score(self.values, event)
        return found
