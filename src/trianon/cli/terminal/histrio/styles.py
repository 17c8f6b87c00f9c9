"""Marks of Histrio's board: cards in the colour of their kind, travelling troupes, sums of levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.text import Text

from trianon.cli.terminal.styles import seat_style
from trianon.core.game import Json
from trianon.games.histrio.wording.pieces import ACTORS, FRIENDLY, index, zone

if TYPE_CHECKING:
    from trianon.cli.terminal.presenter import Presenter

COMING = "→"  # stands before the caravels on the way to a city
SEALED, CHOOSING = "✓", ".."
GONE = "·"  # stands for a spent travel card
STYLES = {"comedian": "bright_yellow", "tragedian": "red", "alms": "green"}
JUGGLER = "bright_blue"


def card_style(card: str) -> str:
    """The colour of an encounter card."""
    return STYLES.get(zone(card), JUGGLER)


def card_mark(presenter: Presenter, card: str) -> Text:
    """An encounter card on the board."""
    name = (
        presenter.texts.text(f"short-{zone(card)}", value=card.partition(".")[2])
        if "." in card
        else presenter.formatter.name("card", card)
    )
    return Text(name, card_style(card))


def level_marks(levels: Iterable[int], kind: str) -> Text:
    """The levels of comedians or of tragedians."""
    return Text(" ".join(map(str, levels)), STYLES[kind])


def troupe_marks(presenter: Presenter, troupes: Iterable[str]) -> Text:
    """Travelling troupes by the numbers of their seats."""
    marks = []
    for troupe in troupes:
        seat = int(troupe.removeprefix(FRIENDLY))
        is_friendly = troupe.startswith(FRIENDLY)
        shown = presenter.texts.text("short-friendly", seat=seat) if is_friendly else str(seat)
        marks.append(Text(shown, seat_style(seat)))
    return Text(" ").join(marks)


def levels(cards: Iterable[str], kind: str) -> list[int]:
    """The levels of the comedians or of the tragedians among cards."""
    return [int(index(card)) for card in cards if zone(card) == kind]


def sums(seat: Json) -> list[int]:
    """The levels a seat's comedians and tragedians add up to, with jugglers that count as one."""
    counted = Counter(juggler["counts_as"] for juggler in seat["jugglers"])
    return [sum(levels(seat["troupe"], kind)) + counted[kind] for kind in ACTORS]
