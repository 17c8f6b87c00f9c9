"""What can be wrong with a request: a status, a fixed name, and the facts its text needs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trianon.server.wire.messages import Situation


class ApiError(Exception):
    """A request that is refused; its text is written in the asker's language at the door."""

    status = 400
    now: Situation | None = None  # where the match stands instead, where that helps

    def __init__(self, error: str, /, **facts: Any) -> None:
        super().__init__(error)
        self.error, self.facts = error, facts


class Unauthenticated(ApiError):
    """Who asks has not said who it is, or is not known any more."""

    status = 401


class NotFound(ApiError):
    """There is no such thing, or it is none of the asker's business: the two look alike."""

    status = 404


class Forbidden(ApiError):
    """The asker may not do this."""

    status = 403


class MisdirectedRequest(ApiError):
    """The request names a host that this server does not answer to."""

    status = 421


class Conflict(ApiError):
    """It does not fit what is there now."""

    status = 409


class StaleDecision(Conflict):
    """An answer to a question that is no longer open; comes with where the match stands."""


class SeatAway(StaleDecision):
    """An opponent plays the asker's seat; it has to be given back first."""


class RuleViolation(Conflict):
    """An answer that the rules do not allow; comes with the rule and where the match stands."""


class UnsupportedMediaType(ApiError):
    """The body of a request is not JSON."""

    status = 415


class HeadersTooLarge(ApiError):
    """The head of a request is longer than any that makes sense."""

    status = 431


class TooManyRequests(ApiError):
    """Too much at once."""

    status = 429


def rate_limited(wait: float) -> TooManyRequests:
    """The refusal that says when to come back."""
    return TooManyRequests("too-fast", seconds=max(1, ceil(wait)))
