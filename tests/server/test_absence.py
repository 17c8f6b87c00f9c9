"""Clocks: free time, then the reserve; who runs out of both is stood in for until back, and the result says so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.driving import Company, Time, answer_for, assert_replays, refusal, table_of
from trianon.core.match import Match
from trianon.server.absence import call_time, overdue
from trianon.server.answers import answer_as_person
from trianon.server.house import House
from trianon.server.messages import situation
from trianon.server.protocol import Clock
from trianon.server.serve import open_house
from trianon.server.tables import come_back, leave
from trianon.server.taking_back import take_back

FREE, RESERVE = 30, 100


@pytest.fixture
def time(house: House) -> Time:
    """Time that stands still unless it is moved."""
    house.now = moved = Time()
    return moved


def clocked(house: House, game: str = "rokoko", players: int = 2, **wanted: Any) -> Company:
    """A match with a clock in which one seat alone is asked, and may answer twice in a row."""
    company = table_of(house, game, players, clock=Clock(FREE, RESERVE), **wanted)
    company.play(until=lambda c: not c.sitting().match.base.wanted.any())
    return company


def who_is_asked(company: Company) -> tuple[int, str]:
    """The seat that alone is asked, and its person."""
    seat = company.asked()[0]
    person = company.people[seat - 1]
    assert person is not None
    return seat, person


def reserve(company: Company, seat: int) -> float | None:
    """What a seat has left."""
    return company.now(0).table.seats[seat - 1].reserve


def test_free_time_costs_nothing_and_what_goes_beyond_costs_the_reserve(house: House, time: Time) -> None:
    company = clocked(house)
    seat = company.asked()[0]
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


def test_getting_up_neither_takes_time_twice_nor_gives_any(house: House, time: Time) -> None:
    company = clocked(house)
    seat, person = who_is_asked(company)
    time.pass_(FREE + 40)
    for _ in range(3):
        leave(house, company.table, person)
        time.pass_(1000)
        come_back(house, company.table, person)
        info = company.now(0).table.seats[seat - 1]
        assert (info.reserve, info.due) == (RESERVE - 40, time.now + RESERVE - 40)
    time.pass_(10)
    company.answer(seat)
    assert reserve(company, seat) == RESERVE - 50


def test_another_node_knows_the_clock_of_who_got_up_and_came_back(house: House, time: Time) -> None:
    other = open_house(house.config)
    try:
        other.now = time
        company = clocked(house)
        seat, person = who_is_asked(company)
        situation(other, company.table, None)  # from here on it is in that node's memory too
        time.pass_(FREE + 40)
        leave(house, company.table, person)
        come_back(house, company.table, person)
        time.pass_(5)
        assert situation(other, company.table, None).table.seats == company.now(0).table.seats
        assert company.now(0).table.seats[seat - 1].due == time.now + RESERVE - 45
    finally:
        other.close_pools()
        other.store.close()


def test_who_comes_back_to_a_finished_match_is_there_for_everybody(house: House, time: Time) -> None:
    company = clocked(house, "histrio")
    person = company.people[0]
    assert person is not None
    leave(house, company.table, person)
    company.play(until=lambda c: c.away(1) and c.sitting().match.over)
    if company.away(1):
        come_back(house, company.table, person)
    assert not company.now(2).table.seats[0].away
    assert refusal(take_back, house, company.table, person).error == "not-running"


def test_opponents_and_tables_without_a_clock_have_no_time_to_lose(house: House, time: Time) -> None:
    company = clocked(house, players=3, people=2)
    assert [seat.reserve for seat in company.now(1).table.seats] == [RESERVE, RESERVE, None]
    plain = table_of(house)
    assert [(seat.reserve, seat.due) for seat in plain.now(1).table.seats] == [(None, None)] * 2
    assert plain.row().deadline is None
    time.pass_(10**9)
    assert plain.table not in overdue(house)


def test_when_time_runs_out_an_opponent_stands_in(house: House, time: Time) -> None:
    company = clocked(house)
    seat = company.asked()[0]
    time.pass_(FREE + RESERVE - 0.001)
    assert overdue(house) == []
    assert not call_time(house, company.table)
    time.pass_(0.001)
    assert overdue(house) == [company.table]
    number = company.row().number
    assert call_time(house, company.table)
    info = company.now(3 - seat).table.seats[seat - 1]
    assert (info.kind, info.away, info.was_away, info.level, info.due) == ("person", True, True, None, None)
    assert info.reserve == 0
    row = company.row()
    assert (row.bots, row.deadline, row.number) == (1 << (seat - 1), None, number)
    assert overdue(house) == []
    assert not call_time(house, company.table)


def test_the_server_answers_for_who_is_absent_and_the_result_says_so(house: House, time: Time) -> None:
    company = clocked(house)
    seat = company.asked()[0]
    time.pass_(FREE + RESERVE)
    call_time(house, company.table)
    assert answer_for(house, company.table, seat, company.sitting().match.options(seat - 1)[0])
    assert company.now(0).entries[-1].by == "bot"
    person = company.people[seat - 1]
    assert person is not None
    come_back(house, company.table, person)
    company.play()
    result = company.now(0).result
    assert result is not None
    assert result.stood_in == [seat]
    assert not company.now(0).table.seats[seat - 1].away
    assert company.now(0).table.seats[seat - 1].was_away
    assert_replays(company)


def test_who_comes_back_has_fresh_free_time_but_no_reserve(house: House, time: Time) -> None:
    company = clocked(house)
    seat, person = who_is_asked(company)
    time.pass_(FREE + RESERVE)
    call_time(house, company.table)
    time.pass_(1000)
    come_back(house, company.table, person)
    info = company.now(0).table.seats[seat - 1]
    assert (info.away, info.reserve, info.due) == (False, 0, time.now + FREE)
    assert company.row().deadline == time.now + FREE
    assert company.row().bots == 0
    come_back(house, company.table, person)  # twice does no harm
    assert company.now(0).table.seats[seat - 1].due == time.now + FREE


def test_answering_brings_one_back_even_when_the_answer_is_refused(house: House, time: Time) -> None:
    company = clocked(house)
    seat = company.asked()[0]
    person, decision = company.people[seat - 1], company.now(seat).decision
    assert person is not None
    assert decision is not None
    time.pass_(FREE + RESERVE)
    for _ in range(2):
        call_time(house, company.table)
        assert company.away(seat)
        assert refusal(answer_as_person, house, company.table, person, 10**6, "x").error == "stale"
        assert not company.away(seat)
        time.pass_(FREE)
    call_time(house, company.table)
    company.answer(seat, decision.options[0], decision.number)
    assert not company.away(seat)
    assert company.now(0).entries[-1].by == "person"


def test_taking_back_brings_one_back_too(house: House, time: Time) -> None:
    company = clocked(house)
    company.play(
        until=lambda c: bool(c.sitting().match.asked()) and c.sitting().match.may_undo(c.sitting().match.asked()[0])
    )
    seat, person = who_is_asked(company)
    leave(house, company.table, person)
    assert company.away(seat)
    take_back(house, company.table, person)
    assert not company.away(seat)
    assert company.asked() == [seat]


def test_time_that_an_opponent_thinks_is_nobodys(house: House, time: Time) -> None:
    company = clocked(house)
    seat, person = who_is_asked(company)
    time.pass_(FREE + 10)
    leave(house, company.table, person)
    assert reserve(company, seat) == RESERVE - 10
    time.pass_(10_000)
    answer_for(house, company.table, seat, company.sitting().match.options(seat - 1)[0])
    assert reserve(company, seat) == RESERVE - 10


def test_no_clock_runs_for_who_waits_for_others_with_a_sealed_answer(house: House, time: Time) -> None:
    company = table_of(house, "histrio", 2, clock=Clock(FREE, RESERVE))
    time.pass_(10)
    while 1 in company.asked():
        sealed = company.answer(1)
    time.pass_(FREE + 20)
    company.answer(1, "reconsider", sealed.number)
    info = company.now(0).table.seats[0]
    assert (info.reserve, info.due) == (
        RESERVE,
        time.now + FREE - 10 + RESERVE,
    )  # ten seconds of the free time are used
    assert company.row().deadline == company.now(0).table.seats[1].due


@pytest.mark.parametrize("game", ["histrio", "rokoko"])
def test_changing_ones_mind_again_and_again_gains_no_time(house: House, time: Time, game: str) -> None:
    company = table_of(house, game, 2, clock=Clock(FREE, RESERVE))
    for _ in range(6):
        while 1 in company.asked():
            time.pass_(20 / company.sitting().match.base.wanted[0])
            sealed = company.answer(1)
        company.answer(1, "reconsider", sealed.number)
    info = company.now(0).table.seats[0]
    assert info.reserve == pytest.approx(RESERVE - (6 * 20 - FREE))
    assert info.due == pytest.approx(time.now + RESERVE - (6 * 20 - FREE))


def test_taking_back_again_and_again_gains_no_time(house: House, time: Time) -> None:
    company = clocked(house)
    company.play(until=lambda c: len(c.asked()) == 1 and _stays(c))
    seat = company.asked()[0]
    left = reserve(company, seat)
    assert left is not None
    person = company.people[seat - 1]
    assert person is not None
    key = company.sitting().match.options(seat - 1)[0]
    for _ in range(6):
        time.pass_(20)
        decision = company.now(seat).decision
        assert decision is not None
        company.answer(seat, key, decision.number)
        take_back(house, company.table, person)
    now = reserve(company, seat)
    assert now is not None
    assert now == left - (6 * 20 - FREE)


def _stays(company: Company) -> bool:
    """Whether the first option of who is asked can be given and taken back."""
    match = company.sitting().match
    seat = match.asked()[0]
    tried = Match.resumed(match.setting, match.start, match.s, match.answers, match.undo_floors)
    tried.answer(seat, tried.options(seat)[0])
    return tried.last_own(seat) == len(match.answers)


def test_only_those_whose_own_time_ran_out_are_stood_in_for(house: House, time: Time) -> None:
    company = table_of(house, "histrio", 3, clock=Clock(FREE, RESERVE))
    time.pass_(FREE + RESERVE - 5)
    sealed = company.answer(1)
    while 1 in company.asked():
        sealed = company.answer(1)
    company.answer(1, "reconsider", sealed.number)
    assert reserve(company, 1) == 5
    time.pass_(5)
    assert call_time(house, company.table)
    assert [company.away(seat) for seat in (1, 2, 3)] == [True, True, True]
    come_back(house, company.table, company.people[1] or "")
    time.pass_(FREE - 1)
    assert not call_time(house, company.table)
    time.pass_(1)
    assert call_time(house, company.table)
    assert [company.away(seat) for seat in (1, 2, 3)] == [True, True, True]


def test_leaving_a_match_lets_an_opponent_stand_in_and_the_seat_stays_ones_own(house: House) -> None:
    company = table_of(house, "rokoko", 2)
    bo = company.people[1]
    assert bo is not None
    leave(house, company.table, bo)
    leave(house, company.table, bo)
    assert company.away(2)
    assert company.now(2).table.seats[1].you
    company.play()
    assert company.now(1).result.stood_in == [2]  # type: ignore[union-attr]
    assert refusal(leave, house, company.table, bo).error == "not-running"
    come_back(house, company.table, bo)  # after the end there is nothing to take over
    assert company.now(1).table.status == "over"


def test_a_match_nobody_plays_any_more_goes_on_by_itself(house: House, time: Time) -> None:
    company = clocked(house, "histrio")
    for person in company.people:
        assert person is not None
        leave(house, company.table, person)
    assert company.row().deadline is None
    company.play()
    assert company.now(1).result.stood_in == [1, 2]  # type: ignore[union-attr]


def test_getting_up_and_coming_back_gives_no_fresh_time(house: House) -> None:
    company = table_of(house, "histrio", 2, clock=Clock(60, 0))
    ada, began = company.people[0], house.now()
    assert ada
    due = company.now(1).table.seats[0].due
    house.now = lambda: began + 40
    leave(house, company.table, ada)
    come_back(house, company.table, ada)
    assert company.now(1).table.seats[0].due == due
