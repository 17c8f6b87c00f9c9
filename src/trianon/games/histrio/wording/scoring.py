"""Lines of Histrio's account as messages; every source of Ecu is a category of its own."""

from trianon.core.wording import Json, Phrase, message
from trianon.games.histrio.codes.source import NAMES
from trianon.games.histrio.wording.pieces import HistrioPieces

CATEGORIES = NAMES  # in the order in which the account lists them
# the place of the board that a source of Ecu belongs to; the king pays for everything else
PLACES = {
    "start": "bank",
    "alms": "city",
    "stolen": "city",
    "robbed": "city",
    "stage": "stage",
    "level_5": "city",
    "trick": "jugglers",
    "tricked": "jugglers",
}


def score(pieces: HistrioPieces, line: Json) -> Phrase:
    """A source of Ecu, which is its own category."""
    source = message(f"source-{line['source']}")
    place = PLACES.get(line["source"], "king")
    return {
        "say": source,
        "category": source,
        "rank": CATEGORIES.index(line["source"]),
        "place": f"{place}.{line['seat']}" if place == "jugglers" else place,
    }
