"""Refused requests as the problems of the API."""

from typing import Any

from trianon.core.errors import FaultyFile
from trianon.server.errors import ApiError
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.service_messages import Problem

BAD_REQUEST = 400


def problem_of(error: Exception, language: str, situation: Situation | None = None) -> tuple[int, Problem]:
    """The status and the body of a refusal."""
    if not isinstance(error, ApiError):
        return BAD_REQUEST, Problem("bad-request", _text("bad-request", {}, language))
    facts: dict[str, Any] = {
        name: _faults(fact, language) if isinstance(fact, FaultyFile) else fact for name, fact in error.facts.items()
    }
    because, rule = facts.pop("because", None), facts.pop("rule", None)
    reason, missing = (None, None) if because is None else (because.text, because.missing)
    text = _text(error.error, facts, language)
    return error.status, Problem(error.error, text, rule or None, reason, missing, situation)


def _text(name: str, facts: dict[str, Any], language: str) -> str:
    """The text of an error in the language of the request."""
    from trianon.texts import Texts  # here: most matches need no text of an error

    return Texts(language, part="server").text(f"error-{name}", **facts)


def _faults(error: FaultyFile, language: str) -> str:
    from trianon.texts.faults import faults_text

    return faults_text(error, language)
