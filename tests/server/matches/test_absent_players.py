"""Tables without a clock: past the absence limit a stand-in can replace an absent player."""

from typing import Any

import pytest

from tests.infrastructure.seated_table import SeatedTable, Time, guests, refusal, table_of
from trianon.server.limits import ABSENCE_LIMIT
from trianon.server.matches.stand_ins import replace_absent
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import Clock

LIVE = ABSENCE_LIMIT["live"]


def waiting(node: ServerNode, **wanted: Any) -> tuple[SeatedTable, int, int]:
    """A match in which one seat alone is asked: that seat, and one that waits for it."""
    company = table_of(node, "rokoko", 3, people=2, **wanted)
    company.play(until=lambda c: c.asked() in ([1], [2]) and not c.loaded().match.base.wanted.any())
    seat = company.asked()[0]
    return company, seat, 3 - seat


def replace(company: SeatedTable, by: int, absent: int) -> None:
    """Ask on behalf of one seat to replace another."""
    person = company.person(by)
    replace_absent(company.node.tables, company.table, person, absent)


@pytest.mark.parametrize("pace", ABSENCE_LIMIT)
def test_after_the_absence_limit_a_stand_in_plays_on(node: ServerNode, time: Time, pace: str) -> None:
    company, gone, waits = waiting(node, pace=pace)
    limit = ABSENCE_LIMIT[pace]
    ends = [one.replaceable_at for one in company.now(waits).table.seats]
    assert ends == [time.now + limit if seat == gone else None for seat in (1, 2, 3)]
    time.pass_(limit - 61)
    refused = refusal(replace, company, waits, gone)
    assert (refused.error, refused.facts) == ("not-yet-replaceable", {"minutes": 2})
    assert not company.away(gone)
    time.pass_(61)
    replace(company, waits, gone)
    seats = company.now(waits).table.seats
    assert [(one.away, one.was_away) for one in seats] == [(seat == gone, seat == gone) for seat in (1, 2, 3)]
    assert all(one.replaceable_at is None for one in seats)
    assert company.row().bots & 1 << (gone - 1), "the server is to answer now"


def test_a_reclaimed_seat_restarts_the_absence_limit(node: ServerNode, time: Time) -> None:
    company, gone, waits = waiting(node)
    time.pass_(LIVE)
    replace(company, waits, gone)
    time.pass_(5)
    node.tables.reclaim_seat(company.table, company.person(gone))
    assert company.now(waits).table.seats[gone - 1].replaceable_at == time.now + LIVE
    assert refusal(replace, company, waits, gone).error == "not-yet-replaceable"
    company.play()
    assert company.result().stood_in == [gone]


def test_a_late_player_cannot_replace_others(node: ServerNode, time: Time) -> None:
    company = table_of(node, "histrio", 3)
    assert company.asked() == [1, 2, 3], "a secret question"
    company.answer(3)
    time.pass_(LIVE)
    assert refusal(replace, company, 1, 2).error == "not-awaited"
    replace(company, 3, 1)
    assert refusal(replace, company, 1, 2).error == "not-awaited", "nor who is absent"
    replace(company, 3, 2)
    assert company.row().bots == 0b011


def test_an_answer_begins_the_wait_anew(node: ServerNode, time: Time) -> None:
    company, gone, waits = waiting(node)
    time.pass_(LIVE - 1)
    company.answer(gone)
    company.play(200, until=lambda c: c.asked() == [gone])
    time.pass_(2)
    assert refusal(replace, company, waits, gone).error == "not-yet-replaceable"


def test_only_an_awaited_player_can_be_replaced(node: ServerNode, time: Time) -> None:
    company, gone, waits = waiting(node)
    time.pass_(LIVE)
    assert refusal(replace, company, gone, gone).error == "not-awaited", "oneself"
    assert refusal(replace, company, gone, waits).error == "not-awaited", "who is not asked"
    assert refusal(replace, company, waits, 3).error == "not-awaited", "an opponent"
    refused = refusal(replace, company, waits, 4)
    assert (refused.error, refused.facts) == ("no-seat", {"seat": 4, "players": 3})
    stranger = guests(node, 1)[0]
    assert refusal(replace_absent, node.tables, company.table, stranger, gone).error == "not-seated"
    replace(company, waits, gone)
    assert refusal(replace, company, waits, gone).error == "not-awaited", "who is replaced already"
    company.play()
    assert refusal(replace, company, waits, gone).error == "not-running"


def test_where_a_clock_runs_the_clock_decides(node: ServerNode, time: Time) -> None:
    company, gone, waits = waiting(node, clock=Clock(30, 100))
    assert all(one.replaceable_at is None for one in company.now(waits).table.seats)
    time.pass_(LIVE)
    assert refusal(replace, company, waits, gone).error == "not-awaited"
