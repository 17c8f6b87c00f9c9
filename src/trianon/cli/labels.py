"""Components in the reader's words, for tables: by kind and id, as `research.balance` names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trianon.texts import Texts
from trianon.texts.messages import Formatter

if TYPE_CHECKING:
    from trianon.core.game import Setting

Label = Callable[[str, str], str]
Labels = dict[str, Callable[[str], str]]


def labels_for(setting: Setting, language: str) -> Label:
    """The names of a game's components; ids where the game has no words of its own."""
    if setting.game.name not in LABELS:
        return lambda kind, name: name
    formatter = Formatter(Texts(language, setting.game.name), setting.wording.pieces, str)
    labels = LABELS[setting.game.name](formatter)
    return lambda kind, name: labels[kind](name)


def _of_rokoko(formatter: Formatter) -> Labels:
    texts, name = formatter.texts, formatter.name

    def space(place: str) -> str:
        kind, _, position = place.partition(".")
        if kind == "musician":
            return texts.text("space-musician", hall=name("hall", position))
        return texts.text(f"space-{kind}", position=position)

    return {
        "employee": lambda card: f"{card.upper()} · {name('rank', card)}: {name('bonus', card)}",
        "decoration": space,
        "dress": lambda dress: f"{dress.upper()} · {name('needs', dress)}",
        "hall": lambda hall: name("hall", hall),
    }


def _of_histrio(formatter: Formatter) -> Labels:
    name = formatter.name
    return {
        "juggler": lambda juggler: f"{name('juggler', juggler)} · {name('ability', juggler)}",
        "request": lambda request: f"{name('request', request)} · {name('condition', request)}",
        "actor": lambda actor: name("card", actor),
        "city": lambda city: name("city", city.partition(".")[2]),
    }


LABELS: dict[str, Callable[[Formatter], Labels]] = {"rokoko": _of_rokoko, "histrio": _of_histrio}
