"""Standing rules of Rokoko: bonuses that are declined unasked."""

from trianon.core.standing_rules import Asked, StandingRule

FORFEIT = "forfeit"


def forfeit_what_costs(asked: Asked) -> str | None:
    """RK-3.2: forfeit a bonus that can only be used for Livre, or not at all."""
    is_bonus, uses = asked.question["question"] == "bonus", set(asked.options) - {FORFEIT}
    return FORFEIT if is_bonus and all(asked.lowers(key, "livre") for key in uses) else None


STANDING_RULES = (StandingRule("forfeit-what-costs", forfeit_what_costs),)
