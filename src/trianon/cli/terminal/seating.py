"""The seats of a table with the names of their players."""

from __future__ import annotations

from dataclasses import dataclass

from trianon.core.kernel.seats import SPECTATOR
from trianon.texts import Texts

HUMAN = "human"


@dataclass(frozen=True)
class Seating:
    """The names at a table by seat, empty where unknown, and the viewer; seats count from 0."""

    names: tuple[str, ...]
    viewer: int = SPECTATOR

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == HUMAN]

    def seen_by(self, viewer: int) -> Seating:
        """This table as another seat sees it."""
        return Seating(self.names, viewer)

    def name(self, texts: Texts, seat: int) -> str:
        """What a seat is called for short: you, the name of its player, or its number where that is unknown."""
        if seat == self.viewer:
            return texts.text("seat-you")
        name = self.names[seat]
        if not name:
            return texts.text("seat-unnamed", seat=seat + 1)
        return texts.text("seat-human") if name == HUMAN else name

    def in_sentence(self, texts: Texts, seat: int) -> str:
        """A seat in a sentence, with its name if it is known."""
        if seat != self.viewer and not self.names[seat]:
            return self.name(texts, seat)
        return texts.text("seat-named", seat=seat + 1, name=self.name(texts, seat))
