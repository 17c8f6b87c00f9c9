"""Marks of Histrio's board: cards in the colour of their kind, and who travels where."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from trianon.cli.terminal.histrio.pieces import FRIENDLY, HistrioPieces, zone
from trianon.cli.terminal.styles import seat_style

COMING = "→"  # stands before the caravels on the way to a city
SEALED, CHOOSING = "✓", ".."
GONE = "·"  # stands for a spent travel card
STYLES = {"comedian": "bright_yellow", "tragedian": "red", "alms": "green"}
JUGGLER = "bright_blue"


def card_style(card: str) -> str:
    """The colour of an encounter card."""
    return STYLES.get(zone(card), JUGGLER)


def card_mark(pieces: HistrioPieces, card: str) -> Text:
    """An encounter card on the board."""
    name = pieces.texts.text(f"short-{zone(card)}", value=card.partition(".")[2]) if "." in card else pieces.card(card)
    return Text(name, card_style(card))


def level_marks(levels: Iterable[int], kind: str) -> Text:
    """The levels of comedians or of tragedians."""
    return Text(" ".join(map(str, levels)), STYLES[kind])


def troupe_marks(pieces: HistrioPieces, troupes: Iterable[str]) -> Text:
    """Travelling troupes by the numbers of their seats."""
    marks = []
    for troupe in troupes:
        seat = int(troupe.removeprefix(FRIENDLY))
        is_friendly = troupe.startswith(FRIENDLY)
        shown = pieces.texts.text("short-friendly", seat=seat) if is_friendly else str(seat)
        marks.append(Text(shown, seat_style(seat)))
    return Text(" ").join(marks)
