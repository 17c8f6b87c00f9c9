"""The outlook of one viewer of a table: the current score, and the consequences of the options it has."""

from collections.abc import Mapping

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.outlook import Case, Outlook, SeatTally, outlook_of
from trianon.server.errors import ApiError
from trianon.server.storage.rows import RUNNING
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.outlook_messages import (
    ConsequenceCase,
    Consequences,
    OptionConsequences,
    Score,
    ScoreLine,
    SeatScore,
)


def score_of(tables: TableRepository, table: str, person: str | None) -> Score:
    """The score of a running match as it stands, line by line, as one viewer sees it."""
    with tables.read(table) as opened:
        row, seat = opened.row, opened.viewer_seat(person)
        if row.status != RUNNING:
            return Score(row.number, [])  # not begun, or over: then the result tells
        match = opened.match().match
        outlook = outlook_of(match.setting, match.look(SPECTATOR if seat is None else seat))
    tallies = [] if outlook is None else outlook.tallies()
    return Score(row.number, [_seat_score(seat, tally) for seat, tally in enumerate(tallies, 1)])


def consequences_of(tables: TableRepository, table: str, person: str, key: str | None) -> Consequences:
    """What the options of a person's open decision cost and bring; only one option where `key` names it.

    A person without a question has no options.
    """
    with tables.read(table) as opened:
        row, seat = opened.row, opened.own_seat(person)
        loaded = opened.match() if row.status == RUNNING else None
        if loaded is None or seat not in loaded.match.asked():
            return Consequences(row.number, [])  # the question was answered meanwhile
        match, number = loaded.match, loaded.meta.opened[seat]
        options = dict(zip(match.options(seat), match.option_numbers(seat), strict=True))
        outlook = outlook_of(match.setting, match.look(seat))
    if key is not None and key not in options:
        raise ApiError("no-such-option", key=key)
    wanted = options if key is None else {key: options[key]}
    return Consequences(number, options_with_consequences(outlook, wanted))


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
