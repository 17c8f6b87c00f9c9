"""Components in the reader's words, for tables: by kind and id, as `research.balance` names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trianon.texts import Texts

if TYPE_CHECKING:
    from trianon.core.game import Setting

Label = Callable[[str, str], str]


def labels_for(setting: Setting, language: str) -> Label:
    """How components of a game are called; a game without words of its own is left with the ids."""
    texts = Texts(language, setting.game.name)
    labels = {"rokoko": _of_rokoko, "histrio": _of_histrio}.get(setting.game.name)
    return labels(setting, texts) if labels else lambda kind, name: name


def _of_rokoko(setting: Setting, texts: Texts) -> Label:
    from trianon.cli.terminal.rokoko.pieces import RokokoPieces

    pieces = RokokoPieces(texts, setting)

    def space(place: str) -> str:
        kind, _, position = place.partition(".")
        if kind == "musician":
            return texts.text("space-musician", hall=pieces.hall(position))
        return texts.text(f"space-{kind}", position=position)

    words: dict[str, Callable[[str], str]] = {
        "employee": lambda card: f"{card.upper()} · {pieces.rank(card)}: {pieces.bonus(card)}",
        "decoration": space,
        "dress": lambda dress: f"{dress.upper()} · {pieces.needs(dress)}",
        "hall": pieces.hall,
    }
    return lambda kind, name: words[kind](name)


def _of_histrio(setting: Setting, texts: Texts) -> Label:
    from trianon.cli.terminal.histrio.pieces import HistrioPieces
    from trianon.cli.terminal.seating import Seating
    from trianon.core.kernel.seats import SPECTATOR

    pieces = HistrioPieces(texts, setting, Seating(("?",) * setting.players, SPECTATOR))
    words: dict[str, Callable[[str], str]] = {
        "juggler": lambda juggler: f"{pieces.juggler(juggler)} · {pieces.ability(juggler)}",
        "request": lambda request: f"{pieces.request(request)} · {pieces.condition(request)}",
        "actor": pieces.card,
        "city": lambda city: pieces.city(city.partition(".")[2]),
    }
    return lambda kind, name: words[kind](name)
