"""What an option of Histrio changes, and pay that is hidden, as messages."""

from trianon.core.outlook_changes import signed
from trianon.core.wording import Argument, Json, Message, message, piece, player


def change_message(change: Json, seat: int) -> Message:
    """A change as a message for the reader at this seat (from 1)."""
    kind, own = change["kind"], change.get("seat") == seat
    if kind == "needle":
        return message("change-needle", **{end: piece("space", change[end]) for end in ("from", "to")})
    if kind == "score":
        facts: dict[str, Argument] = {
            "source": category_message(change["category"]),
            "points": signed(change["after"] - change["before"]),
        }
        if own:
            return message("change-score", **facts)
        return message("change-score.rival", who=player(change["seat"]), **facts)
    if not own:
        return message(
            f"change-{kind}.rival", who=player(change["seat"]), before=change["before"], after=change["after"]
        )
    return message(f"change-{kind}", before=change["before"], after=change["after"])


def case_message(case: str) -> Message:
    """The condition of a case."""
    return message(f"case-{case}")


def category_message(category: str) -> Message:
    """A source of Ecu."""
    return message(f"source-{category}")
