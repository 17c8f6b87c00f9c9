"""Standing rules of Histrio: jugglers that stay unused."""

from trianon.core.standing_rules import Asked, StandingRule


def use_no_jugglers(asked: Asked) -> str | None:
    """HI-J4: pass whenever a juggler could be used."""
    return "pass" if asked.question["question"] == "use_juggler" else None


STANDING_RULES = (StandingRule("use-no-jugglers", use_no_jugglers, until="round"),)
