"""What can be wrong with a request: a status, a fixed name, and the facts its text needs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trianon.server.protocol import Situation


class Trouble(Exception):
    """A request that is refused; its text is written in the asker's language at the door."""

    status = 400
    now: Situation | None = None  # where the match stands instead, where that helps

    def __init__(self, error: str, /, **facts: Any) -> None:
        super().__init__(error)
        self.error, self.facts = error, facts


class NoIdentity(Trouble):
    """Who asks has not said who it is, or is not known any more."""

    status = 401


class Unknown(Trouble):
    """There is no such thing, or it is none of the asker's business: the two look alike."""

    status = 404


class NotAllowed(Trouble):
    """The asker may not do this."""

    status = 403


class Conflict(Trouble):
    """It does not fit what is there now."""

    status = 409


class Stale(Conflict):
    """An answer to a question that is no longer open; comes with where the match stands."""


class Away(Stale):
    """An opponent plays the asker's seat; it has to be given back first."""


class Illegal(Conflict):
    """An answer that the rules do not allow; comes with the rule and where the match stands."""


class BadMedia(Trouble):
    """The body of a request is not JSON."""

    status = 415


class TooLong(Trouble):
    """The head of a request is longer than any that makes sense."""

    status = 431


class TooMany(Trouble):
    """Too much at once."""

    status = 429


def too_fast(wait: float) -> TooMany:
    """The refusal that says when to come back."""
    return TooMany("too-fast", seconds=max(1, ceil(wait)))
