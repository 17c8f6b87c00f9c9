"""Lines of Rokoko's final scoring as messages, and the categories they add up in."""

from trianon.core.wording import Argument, Json, Phrase, message, piece
from trianon.games.rokoko.wording.pieces import RokokoPieces

CROWNS = ("RK-B20", "RK-B21", "RK-B22", "RK-B23")
CROWN_CATEGORY = "RK-F2"
MAJORITIES = ("RK-F4", "RK-F6")
MARKERS = {"guest": "dress", "decoration": "decoration", "all_halls": "all_halls"}  # RK-F10 counts all three
CATEGORIES = (
    "RK-S9", "RK-F1", CROWN_CATEGORY, "RK-F3", "RK-F4", "RK-F6", "RK-F8", "RK-F9",
    "RK-F10-dress", "RK-F10-decoration", "RK-F10-all_halls",
)  # fmt: skip


def score(pieces: RokokoPieces, line: Json) -> Phrase:
    """What a line of the scoring counts, and its category."""
    rule, what, zone = line["rule"], line["what"], pieces.zone(line["where"])
    facts: dict[str, Argument] = {"count": line["count"]}
    if rule == "RK-F4":
        facts["hall"] = piece("hall", line["where"].partition(".")[0])
    elif zone in MARKERS:
        facts["space"] = piece("space", line["where"])
    if what in pieces.dresses:
        facts["dress"] = piece("dress", what)
    elif what is not None:
        facts["card"] = piece("card", what)
    kind = f"{rule}-{MARKERS[zone]}" if rule == "RK-F10" else rule
    category = CROWN_CATEGORY if rule in CROWNS else kind
    said = message(f"score-{kind}", **facts)
    return {
        "say": said,
        "category": message(f"category-{category}"),
        "rank": CATEGORIES.index(category),
        "place": place_of(rule, line["where"]),
    }


def place_of(rule: str, where: str) -> str:
    """The place of the board that gives the points of a line; a majority belongs to a whole hall or row."""
    place = where.replace("terrace", "fireworks")  # guests on the terrace stand at the fireworks they are scored with
    return place.partition(".")[0] if rule in MAJORITIES else place
