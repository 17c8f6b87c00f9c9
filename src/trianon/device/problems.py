"""Refused requests as the problems of the API."""

from typing import Any

from trianon.core.errors import FaultyFile, TrianonError
from trianon.core.game import Json
from trianon.server.errors import ApiError

BAD_REQUEST = 400


def problem_of(error: Exception, language: str, situation: Json | None = None) -> tuple[int, Json]:
    """The status and the body of a refusal."""
    if not isinstance(error, ApiError):
        name = "bad-request" if isinstance(error, (TrianonError, ValueError, TypeError, KeyError)) else "internal"
        return BAD_REQUEST if name == "bad-request" else 500, _problem(name, _text(name, {}, language))
    facts: dict[str, Any] = {
        name: _faults(fact, language) if isinstance(fact, FaultyFile) else fact for name, fact in error.facts.items()
    }
    because, rule = facts.pop("because", None), facts.pop("rule", None)
    body = _problem(error.error, _text(error.error, facts, language))
    body["rule"] = rule or None
    if because is not None:
        body["reason"], body["missing"] = because.text, because.missing
    body["situation"] = situation
    return error.status, body


def _problem(name: str, text: str) -> Json:
    return {
        "type": "problem", "error": name, "text": text, "rule": None, "reason": None, "missing": None,
        "situation": None, "table": None,
    }  # fmt: skip


def _text(name: str, facts: dict[str, Any], language: str) -> str:
    """The text of an error in the language of the request."""
    from trianon.texts import Texts  # here: most matches need no text of an error

    return Texts(language, part="server").text(f"error-{name}", **facts)


def _faults(error: FaultyFile, language: str) -> str:
    from trianon.texts.faults import faults_text

    return faults_text(error, language)
