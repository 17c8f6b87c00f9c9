"""Small drawings of components, made from the values of an edition: colour, silk, rank, place.

The page of a match draws its art in the browser; a report has no browser, so it shows these signs instead.
"""

from collections.abc import Mapping
from typing import Any

from trianon.core.editions.edition import Edition

COLOURS = {"yellow": "#d9a520", "green": "#4f8a4c", "red": "#b23a34", "blue": "#3d5f9e"}
RANKS = {"master": 3, "journeyman": 2, "apprentice": 1}
SECTIONS = {"employee": "employee", "dress": "dress", "juggler": "juggler", "request": "request"}
SIGNS = {
    "decoration": "M2 18 L10 3 L18 18 Z",
    "hall": "M2 18 V9 L10 3 L18 9 V18 Z",
    "city": "M2 18 V8 H7 V4 H13 V8 H18 V18 Z",
}
MAX_BALES = 4


def picture_of(edition: Edition, kind: str, name: str) -> str:
    """An SVG of a component; nothing for one of a kind without a sign."""
    entry = _entry(edition, kind, name)
    if "colour" in entry:
        return _svg(_dress(entry))
    if "rank" in entry:
        return _svg(_person(RANKS.get(entry["rank"], 1), str(entry.get("bonus", "")).startswith("crown")))
    return _svg(f'<path class="edge blank" d="{SIGNS[kind]}"/>') if kind in SIGNS else ""


def _entry(edition: Edition, kind: str, name: str) -> Mapping[str, Any]:
    entries = edition.data.get(SECTIONS.get(kind, ""), ())
    return next((entry for entry in entries if isinstance(entry, dict) and entry.get("id") == name), {})


def _dress(dress: Mapping[str, Any]) -> str:
    """A gown in its main colour above the bales it needs."""
    silk = [colour for colour, count in dress["silk"].items() for _ in range(count)][:MAX_BALES]
    bales = "".join(
        f'<circle class="edge" cx="{3 + 4.5 * place}" cy="17" r="1.8" fill="{COLOURS.get(colour, "#888")}"/>'
        for place, colour in enumerate(silk)
    )
    colour = COLOURS.get(dress["colour"], "#888")
    return f'<path class="edge" fill="{colour}" d="M8 1 H12 L11 6 L16 14 H4 L9 6 Z"/>{bales}'


def _person(rank: int, has_crown: bool) -> str:
    """A head with a stripe for each step of its rank, below a crown where the card counts at the end."""
    stripes = "".join(f'<path class="edge" d="M4 {18 - 2 * step} H16"/>' for step in range(rank))
    crown = '<path class="edge" fill="#d9a520" d="M6 5 V1 L8 3 L10 1 L12 3 L14 1 V5 Z"/>' if has_crown else ""
    return f'<circle class="edge blank" cx="10" cy="8.5" r="3"/>{stripes}{crown}'


def _svg(parts: str) -> str:
    return f'<svg class="piece" viewBox="0 0 20 20" aria-hidden="true">{parts}</svg>'
