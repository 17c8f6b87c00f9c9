"""What an option of Rokoko changes, and points that are hidden, as messages."""

from trianon.core.outlook_changes import signed
from trianon.core.wording import Argument, Json, Message, message, piece, player

LIVRE = "RK-F1"  # the category of prestige for Livre


def change_message(change: Json, seat: int) -> Message:
    """A change as a message for the reader at this seat (from 1)."""
    kind, own = change["kind"], change.get("seat") == seat
    points = signed(change["after"] - change["before"])
    if kind == "hall" and own:
        return _hall(change, seat, points)
    if kind == "hall":
        return message(
            "change-hall.rival", who=player(change["seat"]), hall=piece("hall", change["piece"]), points=points
        )
    if kind == "score":
        category = message(f"category-{change['category']}")
        if own and change["category"] == LIVRE:
            return message("change-score.livre", points=points)
        if own:
            return message("change-score", category=category, points=points)
        return message("change-score.rival", who=player(change["seat"]), category=category, points=points)
    return message(f"change-{kind}", before=change["before"], after=change["after"])


def _hall(change: Json, seat: int, points: str) -> Message:
    """The viewer's dresses in a hall beside those of the strongest rival, and what they lead to."""
    counts, booked = change["dresses"], change["points"]
    rivals = [other for other in range(1, len(counts) + 1) if other != seat]
    rival = max(rivals, key=lambda other: (booked[other - 1], counts[other - 1]))
    own, best = booked[seat - 1], booked[rival - 1]
    standing = "behind" if own == 0 else "lead" if own > best else "tie" if own == best else "second"
    facts: dict[str, Argument] = {"own": counts[seat - 1], "who": player(rival), "theirs": counts[rival - 1]}
    form = ".same" if change["before"] == change["after"] else ""
    return message(f"change-hall{form}", hall=piece("hall", change["piece"]), standing=standing, points=points, **facts)


def case_message(case: str) -> Message:
    """No option of this game has cases."""
    raise KeyError(case)


def category_message(category: str) -> Message:
    """A category of points."""
    return message(f"category-{category}")
