"""Tables whose players are gone end by themselves: a bot takes over or the table is closed, as its maker chose."""

from typing import Any

import pytest

from tests.infrastructure.seated_table import SeatedTable, Time, refusal, table_of
from trianon.core.match_file.read import read_record
from trianon.games import game_of
from trianon.server.admin import replay_all
from trianon.server.history.match_history import HistoryFilter, match_history
from trianon.server.history.statistics import my_statistics
from trianon.server.limits import GONE_LIMIT
from trianon.server.lobby.tables import rematch
from trianon.server.matches.answers import answer_as_person
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.stand_ins import expire_clocks, overdue_tables
from trianon.server.node import ServerNode
from trianon.server.storage.schema import FINISHED
from trianon.server.wire.table_messages import Clock, Join

CLOCK = Clock(30, 100)


def abandoned(node: ServerNode, time: Time, **wanted: Any) -> tuple[SeatedTable, int]:
    """A match whose asked player has no time left, and the seat."""
    company = table_of(node, "rokoko", 2, **wanted)
    company.play(until=lambda c: not c.loaded().match.base.wanted.any())
    seat = company.asked()[0]
    time.pass_(GONE_LIMIT[wanted.get("pace", "live")])
    assert overdue_tables(node) == [company.table]
    return company, seat


@pytest.mark.parametrize("clock", [CLOCK, None])
def test_a_table_is_closed_if_its_maker_chose_so(node: ServerNode, time: Time, clock: Clock | None) -> None:
    company, gone = abandoned(node, time, clock=clock, pace="slow", when_gone="close")
    decision = company.decision(gone)
    assert expire_clocks(node.tables, company.table)
    assert not expire_clocks(node.tables, company.table)
    assert overdue_tables(node) == []
    for seat in (0, 1, 2):
        now = company.now(seat)
        assert (now.table.status, now.table.asked, now.decision, now.table.placings) == ("over", [], None, None)
        assert now.result is not None
        assert (now.result.gone, now.result.placings, now.result.points) == ([gone], [], [])
    refused = refusal(
        answer_as_person, node.tables, company.table, company.person(gone), decision.number, decision.options[0]
    )
    assert refused.error == "not-running"
    assert replay_at(node, company.table, company.person(gone), 1, 3 - gone).at == 1
    assert not read_record(match_file(node.tables, company.table, None), "closed", game_of).finished


def test_a_closed_match_is_in_histories_and_counts_nowhere(node: ServerNode, time: Time) -> None:
    company, gone = abandoned(node, time, clock=CLOCK, when_gone="close")
    expire_clocks(node.tables, company.table)
    person = company.person(3 - gone)
    (found,) = match_history(node.store, person, HistoryFilter()).matches
    assert (found.id, found.placing, found.points, found.seats[0].placing) == (company.table, None, None, None)
    for result in ("won", "lost"):
        assert match_history(node.store, person, HistoryFilter(result=result)).matches == []
    for order in ("oldest", "points", "place", "longest"):
        assert len(match_history(node.store, person, HistoryFilter(), order).matches) == 1
    with node.store.read() as connection:
        row = connection.execute(FINISHED.select()).one()
    assert (row.is_counted, row.closed, row.summary) == (False, True, b"")
    assert my_statistics(node.store, person, "rokoko").matches == 0
    assert replay_all(node.store, [company.table]).failures == []


def test_a_bot_takes_over_otherwise_also_without_a_clock(node: ServerNode, time: Time) -> None:
    company, gone = abandoned(node, time)
    assert expire_clocks(node.tables, company.table)
    assert company.away(gone)
    assert company.now(0).table.status == "running"
    company.play()
    assert company.result().stood_in == [gone]
    assert company.result().gone == []


def test_a_match_against_bots_waits_for_ever(node: ServerNode, time: Time) -> None:
    company = table_of(node, "rokoko", 2, people=1, pace="slow", when_gone="close")
    company.play(until=lambda c: c.asked() == [1])
    assert company.row().deadline is None
    timed = table_of(node, "rokoko", 2, people=1, clock=CLOCK, when_gone="close")
    timed.play(until=lambda c: c.asked() == [1])
    time.pass_(GONE_LIMIT["slow"])
    assert expire_clocks(node.tables, timed.table)
    assert (timed.now(1).table.status, timed.row().bots) == ("running", 0)


def test_the_rule_goes_on_in_a_rematch(node: ServerNode, time: Time) -> None:
    company, gone = abandoned(node, time, clock=CLOCK, when_gone="close")
    expire_clocks(node.tables, company.table)
    again = SeatedTable(node, rematch(node, company.table, company.person(3 - gone), Join()), [])
    assert again.now(0).table.when_gone == "close"
