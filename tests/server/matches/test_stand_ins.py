"""Clocks: free time, then reserve; then a stand-in plays until the person is back, and the result says so."""

from contextlib import closing

import pytest

from tests.infrastructure.seated_table import SeatedTable, Time, answer_for, assert_replays, refusal, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.match import Match
from trianon.server.limits import GONE_LIMIT
from trianon.server.lobby.seating import leave
from trianon.server.matches.answers import answer_as_person
from trianon.server.matches.situations import situation
from trianon.server.matches.stand_ins import expire_clocks, overdue_tables
from trianon.server.matches.undo import undo_answer
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.wire.table_messages import Clock

FREE, RESERVE = 30, 100


def clocked(node: ServerNode) -> tuple[SeatedTable, int, str]:
    """A match with a clock in which one seat alone is asked, and may answer twice in a row; that seat, its person."""
    company = table_of(node, "rokoko", clock=Clock(FREE, RESERVE))
    company.play(until=lambda c: not c.loaded().match.base.wanted.any())
    seat = company.asked()[0]
    return company, seat, company.person(seat)


def reserve(company: SeatedTable, seat: int) -> float | None:
    """What a seat has left."""
    return company.now(0).table.seats[seat - 1].reserve


def test_free_time_costs_nothing_and_what_goes_beyond_costs_the_reserve(node: ServerNode, time: Time) -> None:
    company, seat, _ = clocked(node)
    info = company.now(0).table
    assert [one.reserve for one in info.seats] == [RESERVE] * 2
    assert [one.due for one in info.seats] == [
        time.now + FREE + RESERVE if one.seat == seat else None for one in info.seats
    ]
    assert company.row().deadline == time.now + FREE + RESERVE
    time.pass_(FREE)
    company.answer(seat)
    assert reserve(company, seat) == RESERVE
    company.play(50, until=lambda c: c.asked() == [seat])
    time.pass_(FREE + 12.5)
    company.answer(seat)
    assert reserve(company, seat) == RESERVE - 12.5
    assert reserve(company, 3 - seat) == RESERVE


@pytest.mark.parametrize(("free", "taken"), [(10, 0), (0, 40)])
def test_leaving_a_seat_neither_takes_time_twice_nor_gives_any(
    node: ServerNode, time: Time, free: float, taken: float
) -> None:
    company, seat, person = clocked(node)
    time.pass_(FREE - free + taken)
    for _ in range(3):
        leave(node.tables, company.table, person)
        time.pass_(1000)
        node.tables.reclaim_seat(company.table, person)
        info = company.now(0).table.seats[seat - 1]
        assert (info.reserve, info.due) == (RESERVE - taken, time.now + free + RESERVE - taken)
    time.pass_(free + 10)
    company.answer(seat)
    assert reserve(company, seat) == RESERVE - taken - 10


def test_another_node_continues_the_clock_of_a_reclaimed_seat(node: ServerNode, time: Time) -> None:
    with closing(open_node(node.config)) as other:
        other.tables.now = time
        company, seat, person = clocked(node)
        situation(other.tables, company.table, None)  # from here on it is in that node's memory too
        time.pass_(FREE + 40)
        leave(node.tables, company.table, person)
        node.tables.reclaim_seat(company.table, person)
        time.pass_(5)
        assert situation(other.tables, company.table, None).table.seats == company.now(0).table.seats
        assert company.now(0).table.seats[seat - 1].due == time.now + RESERVE - 45


def test_opponents_have_no_time_to_lose_and_people_without_a_clock_much(node: ServerNode, time: Time) -> None:
    company = table_of(node, "rokoko", 3, people=2, clock=Clock(FREE, RESERVE))
    assert [seat.reserve for seat in company.now(1).table.seats] == [RESERVE, RESERVE, None]
    plain = table_of(node)
    assert [(seat.reserve, seat.due) for seat in plain.now(1).table.seats] == [(None, None)] * 2
    assert plain.row().deadline == time.now + GONE_LIMIT["live"]


def test_when_time_runs_out_an_opponent_stands_in(node: ServerNode, time: Time) -> None:
    company, seat, _ = clocked(node)
    time.pass_(FREE + RESERVE - 0.001)
    assert overdue_tables(node) == []
    assert not expire_clocks(node.tables, company.table)
    time.pass_(0.001)
    assert overdue_tables(node) == [company.table]
    number = company.row().number
    assert expire_clocks(node.tables, company.table)
    info = company.now(3 - seat).table.seats[seat - 1]
    assert (info.kind, info.away, info.was_away, info.level, info.due) == ("person", True, True, None, None)
    assert info.reserve == 0
    row = company.row()
    assert (row.bots, row.deadline, row.number) == (1 << (seat - 1), None, number)
    assert overdue_tables(node) == []
    assert not expire_clocks(node.tables, company.table)


def test_a_stand_in_plays_and_the_result_names_the_seat(node: ServerNode, time: Time) -> None:
    company, seat, _ = clocked(node)
    time.pass_(FREE + RESERVE)
    expire_clocks(node.tables, company.table)
    assert answer_for(node, company.table, seat, company.loaded().match.options(seat - 1)[0])
    assert company.now(0).entries[-1].by == "bot"
    node.tables.reclaim_seat(company.table, company.person(seat))
    company.play()
    result = company.result()
    assert result.stood_in == [seat]
    assert not company.now(0).table.seats[seat - 1].away
    assert company.now(0).table.seats[seat - 1].was_away
    assert_replays(company)


def test_a_reclaimed_seat_has_free_time_but_no_reserve(node: ServerNode, time: Time) -> None:
    company, seat, person = clocked(node)
    time.pass_(FREE + RESERVE)
    expire_clocks(node.tables, company.table)
    time.pass_(1000)
    node.tables.reclaim_seat(company.table, person)
    info = company.now(0).table.seats[seat - 1]
    assert (info.away, info.reserve, info.due) == (False, 0, time.now + FREE)
    assert company.row().deadline == time.now + FREE
    assert company.row().bots == 0
    node.tables.reclaim_seat(company.table, person)  # twice does no harm
    assert company.now(0).table.seats[seat - 1].due == time.now + FREE


def test_an_answer_reclaims_the_seat_even_if_it_is_refused(node: ServerNode, time: Time) -> None:
    company, seat, person = clocked(node)
    decision = company.decision(seat)
    time.pass_(FREE + RESERVE)
    for _ in range(2):
        expire_clocks(node.tables, company.table)
        assert company.away(seat)
        assert refusal(answer_as_person, node.tables, company.table, person, 10**6, "x").error == "stale"
        assert not company.away(seat)
        time.pass_(FREE)
    expire_clocks(node.tables, company.table)
    company.answer(seat, decision.options[0], decision.number)
    assert not company.away(seat)
    assert company.now(0).entries[-1].by == "person"


def test_thinking_time_of_bots_is_charged_to_no_seat(node: ServerNode, time: Time) -> None:
    company, seat, person = clocked(node)
    time.pass_(FREE + 10)
    leave(node.tables, company.table, person)
    assert reserve(company, seat) == RESERVE - 10
    time.pass_(10_000)
    answer_for(node, company.table, seat, company.loaded().match.options(seat - 1)[0])
    assert reserve(company, seat) == RESERVE - 10


def test_no_clock_runs_after_a_sealed_answer(node: ServerNode, time: Time) -> None:
    company = table_of(node, "histrio", 2, clock=Clock(FREE, RESERVE))
    time.pass_(10)
    while 1 in company.asked():
        sealed = company.answer(1)
    time.pass_(FREE + 20)
    company.answer(1, "reconsider", sealed.number)
    info = company.now(0).table.seats[0]
    assert (info.reserve, info.due) == (RESERVE, time.now + FREE - 10 + RESERVE), "ten seconds of free time are used"
    assert company.row().deadline == company.now(0).table.seats[1].due


@GAME_AND_DATABASE
def test_repeated_undos_gain_no_time(node: ServerNode, time: Time, game: str) -> None:
    company = table_of(node, game, 2, clock=Clock(FREE, RESERVE))
    for _ in range(6):
        while 1 in company.asked():
            time.pass_(20 / company.loaded().match.base.wanted[0])
            sealed = company.answer(1)
        company.answer(1, "reconsider", sealed.number)
    info = company.now(0).table.seats[0]
    assert info.reserve == pytest.approx(RESERVE - (6 * 20 - FREE))
    assert info.due == pytest.approx(time.now + RESERVE - (6 * 20 - FREE))


def test_taking_back_again_and_again_gains_no_time(node: ServerNode, time: Time) -> None:
    company, *_ = clocked(node)
    company.play(until=lambda c: len(c.asked()) == 1 and _stays(c))
    seat = company.asked()[0]
    left = reserve(company, seat)
    assert left is not None
    person = company.person(seat)
    key = company.loaded().match.options(seat - 1)[0]
    for _ in range(6):
        time.pass_(20)
        decision = company.decision(seat)
        company.answer(seat, key, decision.number)
        undo_answer(node.tables, company.table, person)
    now = reserve(company, seat)
    assert now is not None
    assert now == left - (6 * 20 - FREE)


def _stays(company: SeatedTable) -> bool:
    """Whether the first option of the asked seat can be answered and undone."""
    match = company.loaded().match
    seat = match.asked()[0]
    tried = Match.resumed(match.setting, match.start, match.s, match.answers, match.undo_floors)
    tried.answer(seat, tried.options(seat)[0])
    return tried.last_undoable(seat) == len(match.answers)


def test_only_expired_clocks_get_a_stand_in(node: ServerNode, time: Time) -> None:
    company = table_of(node, "histrio", 3, clock=Clock(FREE, RESERVE))
    time.pass_(FREE + RESERVE)
    while 1 in company.asked():
        company.answer(1)
    assert expire_clocks(node.tables, company.table)
    assert [company.away(seat) for seat in (1, 2, 3)] == [False, True, True]
    node.tables.reclaim_seat(company.table, company.person(2))
    time.pass_(FREE - 1)
    assert not expire_clocks(node.tables, company.table)
    time.pass_(1)
    assert expire_clocks(node.tables, company.table)
    assert [company.away(seat) for seat in (1, 2, 3)] == [False, True, True]


def test_leaving_a_match_lets_an_opponent_stand_in_and_the_seat_stays_ones_own(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    bo = company.ids[1]
    leave(node.tables, company.table, bo)
    leave(node.tables, company.table, bo)
    assert company.away(2)
    assert company.now(2).table.seats[1].you
    company.play()
    assert company.result().stood_in == [2]
    assert refusal(leave, node.tables, company.table, bo).error == "not-running"
    assert company.away(2)
    node.tables.reclaim_seat(company.table, bo)
    assert (company.away(2), company.now(1).table.status) == (False, "over")


def test_bots_alone_wait_until_the_person_is_back(node: ServerNode) -> None:
    company = table_of(node, "histrio", 3, people=1)
    ada = company.ids[0]
    waiting = company.row().bots
    assert waiting
    leave(node.tables, company.table, ada)
    assert company.row().bots == 0, "they would play for nobody"
    assert company.row().asked
    node.tables.reclaim_seat(company.table, ada)
    assert company.row().bots == waiting
    shared = table_of(node, "histrio", 3, people=2)
    for person in shared.ids:
        leave(node.tables, shared.table, person)
    assert shared.row().bots == shared.row().asked, "what people began together comes to its end"
    shared.play()
    assert shared.result().stood_in == [1, 2]
