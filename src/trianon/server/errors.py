"""Errors of the API: HTTP status, error code, and the values its text needs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trianon.server.wire.match_messages import Situation


class ApiError(Exception):
    """A refused request; `http.error_responses` writes its text in the language of the request."""

    status = 400
    now: Situation | None = None  # the present situation, where it helps the client

    def __init__(self, error: str, /, **facts: Any) -> None:
        super().__init__(error)
        self.error, self.facts = error, facts


class Unauthenticated(ApiError):
    """The request has no valid identity."""

    status = 401


class NotFound(ApiError):
    """The resource does not exist, or the person may not learn that it does."""

    status = 404


class Forbidden(ApiError):
    """The person lacks the permission."""

    status = 403


class MisdirectedRequest(ApiError):
    """The request names a host that this server does not answer to."""

    status = 421


class Conflict(ApiError):
    """The request conflicts with the present state."""

    status = 409


class StaleDecision(Conflict):
    """An answer to a decision that is no longer open."""


class RuleViolation(Conflict):
    """An answer that the rules forbid."""


class UnsupportedMediaType(ApiError):
    """The request body is not JSON."""

    status = 415


class HeadersTooLarge(ApiError):
    """The headers exceed the size limit."""

    status = 431


class TooManyRequests(ApiError):
    """A rate or count limit is exceeded."""

    status = 429


class Overloaded(ApiError):
    """The node is overloaded, and people at running tables go first."""

    status = 503


def rate_limited(wait: float) -> TooManyRequests:
    """The error for an exhausted rate limit, with the seconds to wait."""
    return TooManyRequests("too-fast", seconds=max(1, ceil(wait)))
