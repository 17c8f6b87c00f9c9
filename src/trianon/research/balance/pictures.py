"""Small drawings of components, made from the values of an edition: colour, silk, rank, level, reward, place.

The page of a match draws its art in the browser; a report has no browser, so it shows these signs instead.
"""

from collections.abc import Mapping
from typing import Any

from trianon.core.editions.edition import Edition

COLOURS = {"yellow": "#d9a520", "green": "#4f8a4c", "red": "#b23a34", "blue": "#3d5f9e"}
RANKS = {"master": 3, "journeyman": 2, "apprentice": 1}
SECTIONS = {"employee": "employee", "dress": "dress", "juggler": "jugglers", "request": "requests"}
SIGNS = {
    "decoration": "M2 18 L10 3 L18 18 Z",
    "hall": "M2 18 V9 L10 3 L18 9 V18 Z",
    "city": "M2 18 V8 H7 V4 H13 V8 H18 V18 Z",
    "juggler": "M4 18 L10 8 L16 18 Z",
    "request": "M4 3 H16 V17 L13 15 L10 17 L7 15 L4 17 Z",
}
MOODS = {"comedian": ("#d9a520", "M6.5 9 Q10 14 13.5 9"), "tragedian": ("#b23a34", "M6.5 12 Q10 8 13.5 12")}
MAX_BALES = 4


def picture_of(edition: Edition, kind: str, name: str) -> str:
    """An SVG of a component; nothing for one of a kind without a sign."""
    entry = _entry(edition, kind, name)
    if "colour" in entry:
        return _svg(_dress(entry))
    if "rank" in entry:
        return _svg(_person(RANKS.get(entry["rank"], 1), str(entry.get("bonus", "")).startswith("crown")))
    if name.partition(".")[0] in MOODS:
        return _svg(_mask(*MOODS[name.partition(".")[0]], name.rpartition(".")[2]))
    balls = "".join(f'<circle class="edge" cx="{x}" cy="4" r="1.8" fill="#d9a520"/>' for x in (5, 10, 15))
    marks = {"juggler": balls, "request": _number(entry.get("ecu", ""))}
    return _svg(f'<path class="edge blank" d="{SIGNS[kind]}"/>{marks.get(kind, "")}') if kind in SIGNS else ""


def copies_of(edition: Edition, kind: str, name: str) -> int:
    """How many copies of a component an edition has."""
    return int(_entry(edition, kind, name).get("copies", 1))


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


def _mask(colour: str, mouth: str, level: str) -> str:
    """A mask that laughs or weeps, with the actor's level below."""
    face = f'<path class="edge" fill="{colour}" d="M3 2 H17 V9 Q17 14 10 14 Q3 14 3 9 Z"/>'
    return f'{face}<path class="edge" fill="none" d="{mouth}"/>{_number(level, 20)}'


def _number(value: object, y: int = 12) -> str:
    return f'<text x="10" y="{y}" text-anchor="middle" style="font-size:7px">{value}</text>'


def _svg(parts: str) -> str:
    return f'<svg class="piece" viewBox="0 0 20 20" aria-hidden="true">{parts}</svg>'
