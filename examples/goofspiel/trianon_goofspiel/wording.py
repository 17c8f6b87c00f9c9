"""What Goofspiel says: the messages of its questions, options and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trianon.core.editions.edition import Edition
from trianon.core.wording import Argument, Earlier, Json, Message, Phrase, Wording, message


class GoofspielWording(Wording):
    """Messages are named after the question, the verb of the option and the kind of event."""

    pieces: Mapping[str, Argument] = {}

    def question(self, question: Json, view: Json) -> Message:
        """The bid for the prize."""
        return message("question-bid", prize=view["prize"])

    def option(self, key: str, question: Json, view: Json) -> Message:
        """A card, or another choice."""
        verb, _, card = key.partition(":")
        return message(f"option-{verb}", card=card) if card else message(f"option-{verb}")

    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The facts of each event; a hidden bid has none."""
        found: list[Phrase | None] = []
        for event in events:
            facts = {name: value for name, value in event.items() if name not in ("event", "seat")}
            hidden = ".hidden" if None in facts.values() else ""
            say = message(f"event-{event['event']}{hidden}", **({} if hidden else facts))
            found.append({"say": say, "fleeting": event["event"] == "sealed"})
        return found


def wording_of(edition: Edition, players: int) -> Wording:
    """The wording is the same for every edition."""
    return GoofspielWording()
