"""What one seat, or a spectator, is told of a table: its view, what happened, and what it is asked."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection

from trianon.core.kernel.events import events_for
from trianon.core.kernel.seats import SPECTATOR, only
from trianon.core.match import Match
from trianon.server.deskwork import due, patience
from trianon.server.house import OPEN, OVER, RUNNING, House, clock_of, is_private, seat_of
from trianon.server.problems import Unknown
from trianon.server.protocol import Decision, Fairness, Reason, Result, SeatInfo, Situation, TableInfo, Told, Wish
from trianon.server.sitting import Desk, Entry, Seated, Sitting, entries_since
from trianon.server.standing import At
from trianon.server.storage.rows import TableRow

LATEST = 40  # entries told to who does not say what is known already


def situation(house: House, table: str, person: str | None, since: int | None = None) -> Situation:
    """Where a table stands, for one person."""
    with house.changing(table), house.store.read() as connection:
        row = house.table(connection, table)
        seats = house.seats(connection, row)
        sitting = house.sittings.at(connection, row) if row.status != OPEN else None
        seat = seat_of(seats, person)
        may_watch(row, seat)
        return _situation(connection, row, seats, sitting, person, seat, since)


def situation_at_hand(house: House, table: str, person: str, since: int | None, at: At) -> Situation | None:
    """The same, if this node knows where the table stands since then and nobody is changing it: without waiting."""
    with house.reading(table) as free:
        known = house.known.get(table) if free else None
        if known is None or known.at < at:
            return None
        sitting = house.sittings.peek(known.row)
        seat = seat_of(known.seats, person)
        if seat is None or sitting is None or not sitting.tells(since or 0):
            return None
        return _situation(None, known.row, known.seats, sitting, person, seat, since)


def may_watch(row: TableRow, seat: int | None) -> None:
    """Refuse who may not see this table, as if there were none."""
    if seat is None and is_private(row):
        raise Unknown("no-table")


def _situation(
    connection: Connection | None, row: TableRow, seats: list[Seated], sitting: Sitting | None, person: str | None,
    seat: int | None, since: int | None,
) -> Situation:  # fmt: skip
    known = max(0, row.number - LATEST) if since is None else min(since, row.number)
    info = table_info(row, seats, person, sitting.desk if sitting is not None else None)
    if sitting is None:
        return Situation(info, row.number, known, None, None, None, [], False, False, None, None)
    match, viewer = sitting.match, SPECTATOR if seat is None else seat
    return Situation(
        table=info,
        number=row.number,
        since=known,
        view=match.view(viewer),
        question=match.question(),
        decision=decision_of(sitting, seat) if seat is not None else None,
        entries=[tell(match, entry, viewer) for entry in known_entries(connection, row, sitting, known)],
        may_undo=seat is not None and row.status == RUNNING and match.may_undo(seat),
        may_reconsider=seat is not None and row.status == RUNNING and match.may_reconsider(seat),
        wish=wish_of(row),
        result=result_of(row, seats),
    )


def known_entries(connection: Connection | None, row: TableRow, sitting: Sitting, since: int) -> list[Entry]:
    """The entries after a number, from memory where they are there."""
    if connection is None or sitting.tells(since):
        return [entry for entry in sitting.recent if entry.number > since]
    return entries_since(connection, row.id, since)


def tell(match: Match, entry: Entry, viewer: int) -> Told:
    """An entry as a seat heard it: the answer itself only as far as its events tell."""
    events = events_for(entry.rows, match.setting.game.event_kinds, only(viewer), match.setting.text)
    seat = entry.seat + 1 if entry.seat >= 0 else None
    kind: Any = entry.kind
    by: Any = entry.by
    return Told(entry.number, kind, seat, by, entry.at, list(entry.undone), events)


def decision_of(sitting: Sitting, seat: int) -> Decision | None:
    """What a seat is asked, None when it is not its turn."""
    match = sitting.match
    if match.over or seat not in match.asked():
        return None
    reasons = [
        Reason(reason.rule, reason.text, reason.missing, keys) for reason, keys in match.blocked_options(seat).items()
    ]
    return Decision(sitting.desk.opened[seat], match.options(seat), reasons)


def wish_of(row: TableRow) -> Wish | None:
    """The wish to go back that is open at a table."""
    if row.request is None:
        return None
    wish = json.loads(row.request)
    return Wish(wish["seat"] + 1, wish["to"], [seat + 1 for seat in wish["agreed"]])


def result_of(row: TableRow, seats: list[Seated]) -> Result | None:
    """How a match ended, with everything its seed was made of."""
    if row.status != OVER:
        return None
    assert row.seed is not None  # of a match that is over
    assert row.result is not None
    fairness = Fairness(row.secret, [seated.salt for seated in seats], row.seed)
    return Result(**json.loads(row.result), fairness=fairness)


def table_info(row: TableRow, seats: list[Seated], person: str | None, desk: Desk | None = None) -> TableInfo:
    """A table as somebody sees it from outside."""
    own, clock = seat_of(seats, person), clock_of(row)
    asked = [seat + 1 for seat in range(row.players) if row.asked >> seat & 1]
    infos = []
    for seated in seats:
        kind: Any = "open" if seated.is_open else "bot" if seated.person is None else "person"
        timed = desk if clock is not None and kind == "person" else None
        runs = kind == "person" and seated.seat + 1 in asked and not seated.away
        ends = due(timed, seated.seat, clock.free) if timed and clock and runs else None
        endures = patience(desk, seated.seat, row.pace) if desk and clock is None and runs else None
        infos.append(
            SeatInfo(
                seated.seat + 1, seated.name, kind, seated.level if kind == "bot" else None, seated.seat == own,
                seated.away, seated.was_away,
                reserve=timed.reserve[seated.seat] if timed is not None else None,
                due=ends,
                patience=endures,
            )
        )  # fmt: skip
    return TableInfo(
        id=row.id,
        game=row.game,
        edition=row.edition,
        players=row.players,
        pace=row.pace,
        clock=clock,
        open_information=row.open_information,
        hints=row.hints,
        watch=row.watch,
        listed=row.listed,
        status=row.status,
        created=row.created,
        changed=row.changed,
        commitment=row.commitment,
        number=row.number,
        rules=row.rules,
        seats=infos,
        asked=asked,
        is_owner=row.owner == person,
        your_turn=own is not None and own + 1 in asked,
        unseen=max(0, row.number - seats[own].looked) if own is not None else 0,
        rematch=row.rematch,
    )
