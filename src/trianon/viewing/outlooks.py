"""The current score, and what options cost and bring, in the messages of the API."""

from collections.abc import Mapping

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.outlook import Case, Outlook, SeatTally, outlook_of
from trianon.server.errors import ApiError
from trianon.server.wire.outlook_messages import (
    ConsequenceCase,
    OptionConsequences,
    ScoreLine,
    SeatScore,
)


def seat_scores(match: Match, seat: int | None) -> list[SeatScore]:
    """The score of a running match as it stands, line by line, as one viewer sees it."""
    outlook = outlook_of(match.setting, match.look(SPECTATOR if seat is None else seat))
    tallies = [] if outlook is None else outlook.tallies()
    return [_seat_score(number, tally) for number, tally in enumerate(tallies, 1)]


def consequences_for(match: Match, seat: int, key: str | None) -> list[OptionConsequences]:
    """What the options of a seat that is asked cost and bring; only one option where `key` names it."""
    options = dict(zip(match.options(seat), match.option_numbers(seat), strict=True))
    if key is not None and key not in options:
        raise ApiError("no-such-option", key=key)
    wanted = options if key is None else {key: options[key]}
    return options_with_consequences(outlook_of(match.setting, match.look(seat)), wanted)


def options_with_consequences(outlook: Outlook | None, options: Mapping[str, int]) -> list[OptionConsequences]:
    """What these options cost and bring, by key; nothing where the game foresees nothing."""
    return [
        OptionConsequences(key, [] if outlook is None else [_case(case) for case in outlook.consequences(option)])
        for key, option in options.items()
    ]


def _case(case: Case) -> ConsequenceCase:
    return ConsequenceCase(case.case, case.condition, case.changes, case.say, case.chance, case.points)


def _seat_score(seat: int, tally: SeatTally) -> SeatScore:
    lines = [
        ScoreLine(line["points"], line["rule"], line["phrase"]["say"], line["phrase"]["category"])
        for line in tally.lines
    ]
    return SeatScore(seat, tally.points, lines, tally.unknown)
