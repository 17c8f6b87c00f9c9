"""Answers: idempotent; stale, foreign and illegal ones change nothing; sealed ones in any order."""

import random
import tracemalloc

import pytest

from tests.infrastructure.seated_table import (
    SeatedTable,
    answer_for,
    assert_replays,
    finished,
    guests,
    refusal,
    table_of,
)
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.match import state_hash
from trianon.server.http.error_responses import to_problem
from trianon.server.limits import MATCH_MEMORY, RECENT_ENTRIES
from trianon.server.matches.answers import answer_as_bot, answer_as_person
from trianon.server.node import ServerNode
from trianon.server.storage.rows import table_row
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.table_store.entries import entries_since
from trianon.server.table_store.match_cache import load_match


def entries(company: SeatedTable) -> list[tuple[int, str, int, str, int]]:
    """Number, kind, seat, key and decision of every entry."""
    with company.node.store.read() as connection:
        rows = connection.execute(
            ENTRIES.select().where(ENTRIES.c.table_id == company.table).order_by(ENTRIES.c.number)
        )
        return [(row.number, row.kind, row.seat + 1, row.key, row.decision) for row in rows]


def fingerprint(company: SeatedTable) -> tuple[int, str, str]:
    """What must not change when an answer is refused."""
    return company.row().number, state_hash(company.loaded().match.s), company.row().meta


def alone(company: SeatedTable) -> bool:
    """Whether exactly one seat is asked, openly."""
    match = company.loaded().match
    return len(match.asked()) == 1 and not match.base.wanted.any()


def together(company: SeatedTable) -> bool:
    """Whether a secret question has just been put to everybody."""
    match = company.loaded().match
    return len(match.asked()) == match.setting.players and not match.base.picked.any()


def test_an_answer_is_visible_to_every_viewer(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(until=alone)
    seat, before = company.asked()[0], company.now(1).number
    given = company.answer(seat)
    assert (given.number, given.repeated) == (before + 1, False)
    for viewer in range(4):
        shown = company.now(viewer, since=before).entries
        assert [(entry.number, entry.kind, entry.seat, entry.by) for entry in shown] == [
            (given.number, "answer", seat, "person")
        ]
        assert company.now(viewer).number == given.number


def test_the_same_answer_twice_is_one(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(until=alone)
    seat = company.asked()[0]
    decision = company.decision(seat)
    key = decision.options[0]
    first = company.answer(seat, key, decision.number)
    for later in (5, 10_000):  # some answers, and the end of the match
        company.play(later)
        before = fingerprint(company)
        for _ in range(3):
            again = company.answer(seat, key, decision.number)
            assert (again.number, again.repeated) == (first.number, True)
        assert fingerprint(company) == before
    assert len([entry for entry in entries(company) if entry[4] == decision.number and entry[2] == seat]) == 1
    assert refusal(company.answer, seat, key, decision.number + 999).error == "not-running"


def test_another_answer_to_a_decision_that_is_past_is_stale(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(until=lambda c: alone(c) and len(c.loaded().match.options(c.loaded().match.asked()[0])) > 1)
    seat = company.asked()[0]
    decision = company.decision(seat)
    company.answer(seat, decision.options[0], decision.number)
    before = fingerprint(company)
    trouble = refusal(company.answer, seat, decision.options[1], decision.number)
    assert (trouble.error, trouble.status) == ("stale", 409)
    assert trouble.facts["given"] == decision.number
    assert trouble.facts["expected"] > decision.number
    assert refusal(company.answer, seat, decision.options[0], 10**9).error == "stale"
    assert refusal(company.answer, seat, "no\0key", decision.number).error == "stale"
    assert fingerprint(company) == before


def test_answers_of_others_than_the_asked_seat_are_refused(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(until=alone)
    seat, before = company.asked()[0], fingerprint(company)
    decision = company.decision(seat)
    other, stranger = seat % 3 + 1, guests(node, 1)[0]
    assert company.now(other).decision is None
    trouble = refusal(company.answer, other, decision.options[0], decision.number)
    assert trouble.error in ("illegal", "stale")
    assert refusal(answer_as_person, node.tables, company.table, stranger, decision.number, "x").error == "not-seated"
    assert refusal(answer_as_person, node.tables, "nowhere", stranger, 1, "x").error == "no-table"
    assert fingerprint(company) == before


def test_an_illegal_answer_names_the_rule_the_reason_and_what_is_missing(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    found = None
    while found is None:
        company.play(1)
        seat = company.asked()[0]
        decision = company.decision(seat)
        found = next((reason for reason in decision.reasons if reason.missing > 0 and reason.keys), None)
    before = fingerprint(company)
    number = company.loaded().meta.opened[seat - 1]
    trouble = refusal(company.answer, seat, found.keys[0], number)
    problem = to_problem(trouble, "de")
    assert problem.error == "illegal"
    assert (problem.rule, problem.reason, problem.missing) == (found.rule, found.text, found.missing)
    assert "ist jetzt nicht erlaubt" in problem.text
    unknown = to_problem(refusal(company.answer, seat, "no such thing", number), "en")
    assert (unknown.error, unknown.rule, unknown.reason) == ("illegal", None, None)
    assert fingerprint(company) == before
    company.answer(seat)
    assert_replays(company)


# -- sealed answers


@GAME_AND_DATABASE
def test_sealed_answers_come_in_any_order_with_one_decision_number(node: ServerNode, game: str) -> None:
    company = table_of(node, game, 3)
    company.play(until=together)
    decisions = [company.now(seat).decision for seat in (1, 2, 3)]
    numbers = {decision.number for decision in decisions if decision is not None}
    assert len(numbers) == 1
    for seat in (3, 1):
        company.answer(seat)
        for other in {1, 2, 3} - {seat} & set(company.asked()):
            now = company.decision(other)
            if other == 2:
                assert now.number in numbers
                assert now.options == decisions[1].options  # type: ignore[union-attr]
    assert 2 in company.asked()


def test_a_sealed_answer_can_be_changed_until_the_last_is_in(node: ServerNode) -> None:
    company = table_of(node, "histrio", 3)
    company.play(until=together)
    picks = 0
    while 1 in company.asked():
        sealed = company.answer(1)
        picks += 1
    assert company.now(1).may_reconsider
    assert company.now(1).decision is None
    back = company.answer(1, "reconsider", sealed.number)
    now = company.now(1)
    assert now.decision is not None
    assert now.decision.number == back.number
    assert not now.may_reconsider
    for _ in range(picks):
        last = company.answer(1)
    for seat in (2, 3):
        while seat in company.asked() and not company.now(1).decision:
            company.answer(seat)
    assert refusal(company.answer, 1, "reconsider", last.number).error in ("stale", "illegal")
    assert_replays(company)


# -- answers of the server


def test_the_server_answers_only_for_seats_it_plays_and_only_with_its_claim(node: ServerNode) -> None:
    company = table_of(node, "histrio", 3, people=2)
    company.play(until=lambda c: 2 in c.loaded().match.asked() and 0 in c.loaded().match.asked())
    match, meta = company.loaded().match, company.loaded().meta
    key = match.options(2)[0]
    assert not answer_as_bot(node, company.table, 2, meta.opened[2], key)  # the turn is not claimed
    assert not answer_for(node, company.table, 1, match.options(0)[0])  # a person plays it
    assert answer_for(node, company.table, 3, key)
    assert company.now(1).entries[-1].by == "bot"
    assert company.row().claimed_by is None
    assert company.row().bots == 0 or 3 in company.asked()


def test_a_late_answer_of_a_bot_changes_nothing(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2, people=1)
    company.play(until=lambda c: 1 in c.loaded().match.asked())
    number, key = company.loaded().meta.opened[1], company.loaded().match.options(1)[0]
    assert answer_for(node, company.table, 2, key)
    company.play(4, until=lambda c: 1 in c.loaded().match.asked())
    with node.store.write() as connection:
        connection.execute(TABLES.update().values(claimed_by=node.config.node_name))
    before = fingerprint(company)
    other = next(k for k in company.loaded().match.setting.keys.codes if k != key)
    assert not answer_as_bot(node, company.table, 1, number, other)
    assert fingerprint(company) == before


@pytest.mark.parametrize(
    ("database", "game", "players"), [("sqlite", "rokoko", 5), ("postgresql", "histrio", 2)], indirect=["database"]
)
def test_a_whole_match_is_numbered_without_gaps_and_ends_with_its_result(
    node: ServerNode, game: str, players: int
) -> None:
    company = table_of(node, game, players, people=players - 1)
    company.chance = random.Random(f"{game} {players}")
    given = company.play_singly()
    assert [entry[0] for entry in entries(company)] == list(range(1, given + 2))
    row, now = company.row(), company.now(1)
    assert (row.status, row.asked, row.bots, row.deadline) == ("over", 0, 0, None)
    assert now.result is not None
    assert {"points": now.result.points, "placings": now.result.placings} == company.loaded().match.result()
    assert now.result.stood_in == []
    assert now.result.lines
    assert_replays(company)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_long_match_takes_no_more_memory_than_the_cache_counts_with(node: ServerNode) -> None:
    company = finished(node, "rokoko", 5)
    with node.store.read() as connection:
        row = table_row(connection, company.table)
        assert row is not None
        load_match(connection, row)
        tracemalloc.start()
        kept = [load_match(connection, row) for _ in range(5)]
        for loaded in kept:
            loaded.recent = entries_since(connection, row.id, row.number - RECENT_ENTRIES)
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert MATCH_MEMORY / 4 < taken / len(kept) < MATCH_MEMORY
