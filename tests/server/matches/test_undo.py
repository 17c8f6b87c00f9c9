"""Taking back: to the horizon at will, beyond it by consent; what is kept is always what the answers lead to."""

import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from tests.infrastructure.samples import sample
from tests.infrastructure.seated_table import SeatedTable, assert_replays, refusal, replayed, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match
from trianon.server.errors import ApiError
from trianon.server.http.error_responses import to_problem
from trianon.server.lobby.seating import leave
from trianon.server.matches.answers import answer_as_bot, answer_as_person
from trianon.server.matches.undo import answer_undo_request, request_undo, undo_answer
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.table_store.editions import table_setting
from trianon.server.table_store.entries import START
from trianon.server.table_store.match_cache import state_before, table_start


@pytest.fixture
def other(node: ServerNode) -> Iterator[ServerNode]:
    """Another node on the same database."""
    with closing(open_node(replace(node.config, node_name="other"))) as opened:
        yield opened


def back(company: SeatedTable, seat: int) -> int:
    """Take back the latest answer of a seat; the number of the entry."""
    person = company.person(seat)
    return undo_answer(company.node.tables, company.table, person).number


def may(company: SeatedTable) -> list[int]:
    """The seats that may take something back."""
    match = company.loaded().match
    return [seat + 1 for seat in range(match.setting.players) if match.may_undo(seat)]


@GAME_AND_DATABASE
def test_an_answer_taken_back_is_as_if_it_had_never_been_given(node: ServerNode, game: str) -> None:
    company, tried = table_of(node, game, 3), 0
    while company.play(1) and tried < 15:
        before = company.loaded()
        if not may(company):
            continue
        seat = may(company)[0]
        own = before.match.last_undoable(seat - 1)
        assert own is not None
        expected = [a for i, a in enumerate(before.match.answers) if i != own]
        dropped = before.entry_numbers[own]
        number = back(company, seat)
        shown = company.now(seat % 3 + 1).entries[-1]
        assert (shown.number, shown.kind, shown.seat) == (number, "undo", seat)
        assert (shown.undone, shown.events) == ([dropped], [])
        assert [a.key for a in company.loaded().match.answers] == [a.key for a in expected]
        assert_replays(company)
        tried += 1
    assert tried > 5


def test_a_sealed_answer_is_taken_back_while_those_of_others_stay(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    others = company.answer(2).number
    first = company.answer(1).number
    third = company.answer(3).number
    asked = company.now(3).decision
    number = back(company, 1)
    assert company.loaded().entry_numbers == [others, third]
    assert first not in company.loaded().entry_numbers
    assert company.now(3).decision == asked  # the other seats' decisions are unchanged
    mine = company.decision(1)
    assert mine.number == number
    assert_replays(company)
    company.answer(1)
    back(company, 1)  # earlier snapshots still contain the answer undone first
    assert_replays(company)
    company.answer(1)
    back(company, 2)  # the snapshots after its answer are all stale now
    assert_replays(company)
    company.play()
    assert_replays(company)


# -- beyond what may be undone without consent


def test_undo_beyond_the_horizon_needs_the_consent_of_all(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(30)
    ada, bo, cleo = company.ids
    to = company.loaded().entry_numbers[9]
    request_undo(node.tables, company.table, bo, to)
    undo_request = company.now(1).undo_request
    assert undo_request is not None
    assert (undo_request.seat, undo_request.to, undo_request.agreed) == (2, to, [2])
    assert company.now(0).undo_request == undo_request
    answer_undo_request(node.tables, company.table, ada, True)
    assert company.now(3).undo_request.agreed == [1, 2]  # type: ignore[union-attr]
    assert len(company.loaded().entry_numbers) == 30
    number = answer_undo_request(node.tables, company.table, cleo, True).number
    assert company.loaded().entry_numbers[-1] == to
    assert len(company.loaded().entry_numbers) == 10
    assert company.now(1).undo_request is None
    assert company.now(1).entries[-1].undone == list(range(to + 1, number))
    assert may(company) == []  # all have seen what came after
    assert_replays(company)
    company.play()
    assert_replays(company)


def test_a_refusal_or_an_answer_ends_an_undo_request(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(30)
    ada, bo, _ = company.ids
    assert refusal(answer_undo_request, node.tables, company.table, ada, True).error == "no-undo-request"
    for end in (lambda: answer_undo_request(node.tables, company.table, ada, False), lambda: company.play(1)):
        seats_version, number = company.row().seats_version, company.row().number
        request_undo(node.tables, company.table, bo, START)
        assert company.row().seats_version == seats_version + 1  # other nodes notice
        end()
        assert company.now(2).undo_request is None
        assert (company.row().seats_version, company.row().number) > (seats_version + 1, number)
        assert refusal(answer_undo_request, node.tables, company.table, ada, True).error == "no-undo-request"
    assert len(company.loaded().entry_numbers) == 31


def test_undo_requests_name_an_effective_entry(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2, people=1)
    ada = company.ids[0]
    assert refusal(request_undo, node.tables, company.table, ada, START).error == "no-such-entry", "nothing is given"
    company.play(20)
    line = list(company.loaded().entry_numbers)
    for to in (0, line[-1], line[-1] + 1, 10**9):
        assert refusal(request_undo, node.tables, company.table, ada, to).error == "no-such-entry"
    request_undo(node.tables, company.table, ada, line[4])
    assert refusal(request_undo, node.tables, company.table, ada, line[6]).error == "no-such-entry"  # dropped


def test_an_absent_player_has_not_agreed_to_an_undo(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(20)
    ada, bo, cleo = company.ids
    leave(node.tables, company.table, cleo)
    request_undo(node.tables, company.table, ada, START)
    answer_undo_request(node.tables, company.table, bo, True)
    assert company.now(1).undo_request is not None
    assert len(company.loaded().entry_numbers) == 20
    answer_undo_request(node.tables, company.table, cleo, True)
    assert company.loaded().entry_numbers == []


def test_what_a_stand_in_chose_is_not_taken_back_at_will(node: ServerNode) -> None:
    """Otherwise getting up and coming back would show what search would do."""
    company = table_of(node, "rokoko", 2)
    company.play(until=lambda c: c.loaded().match.base.wanted.sum() == 0 and c.loaded().match.base.answers > 8)
    match = company.loaded().match
    seat = match.asked()[0]
    person, number = company.ids[seat], company.loaded().meta.opened[seat]
    leave(node.tables, company.table, person)
    with node.store.write() as connection:
        connection.execute(
            TABLES.update()
            .where(TABLES.c.id == company.table)
            .values(claimed_by=node.config.node_name, claimed_until=1e12)
        )
    assert answer_as_bot(node, company.table, seat, number, match.options(seat)[0])
    node.tables.reclaim_seat(company.table, person)
    assert not company.now(seat + 1).may_undo
    assert refusal(undo_answer, node.tables, company.table, person).error == "nothing-to-take-back"


def test_an_answer_meant_for_where_the_match_was_is_stale_after_going_back(node: ServerNode) -> None:
    """Sealed decisions look alike: an answer to the undone one must not apply to the reopened one."""
    company = table_of(node, "histrio", 2)

    def together(c: SeatedTable) -> bool:
        match = c.loaded().match
        return len(match.asked()) == 2 and not match.base.picked.any()

    early, bo = company.row().number, company.ids[1]
    assert together(company)
    company.play(2)
    company.play(until=together)
    meant, ada = company.decision(2), company.ids[0]
    request_undo(node.tables, company.table, ada, early)
    answer_undo_request(node.tables, company.table, bo, True)
    assert together(company)
    assert company.decision(2).number > meant.number
    for key in meant.options:
        assert refusal(answer_as_person, node.tables, company.table, bo, meant.number, key).error == "stale"


@pytest.mark.parametrize("agree", [True, False])
def test_consent_to_a_replaced_undo_request_is_refused(node: ServerNode, agree: bool) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(30)
    ada, bo = company.ids
    shown = company.loaded().entry_numbers[-3]
    request_undo(node.tables, company.table, ada, shown)
    request_undo(node.tables, company.table, ada, START)
    found = refusal(answer_undo_request, node.tables, company.table, bo, agree, shown)
    assert found.error == "other-undo-request"
    assert "1" in to_problem(found, "de").text
    assert len(company.loaded().entry_numbers) == 30
    undo_request = company.now(2).undo_request
    assert undo_request is not None
    assert (undo_request.to, undo_request.agreed) == (START, [1])
    answer_undo_request(node.tables, company.table, bo, agree, START)
    assert len(company.loaded().entry_numbers) == (0 if agree else 30)
    assert company.now(2).undo_request is None


# -- whatever happens


@GAME_AND_DATABASE
@pytest.mark.parametrize("seed", range(sample(1, 6)))
def test_random_requests_on_two_nodes_leave_a_match_that_replays(
    node: ServerNode, other: ServerNode, game: str, seed: int
) -> None:
    """Random answers, undos, undo requests and consent at two nodes leave consistent rows."""
    node.new_secret = lambda: f"{game} {seed}"
    chance = random.Random(f"{game} {seed}")
    players = chance.choice([2, 3, 4])
    company = table_of(node, game, players)
    company.chance = chance
    twin = replace(company, node=other)
    done = {"answer": 0, "undo": 0, "request": 0, "consent": 0}
    for step in range(70):
        acting, watching = (company, twin) if chance.random() < 0.5 else (twin, company)
        done[_something(acting, chance)] += 1
        if step % 10 == 0:
            _agree(acting, watching)
    _agree(company, twin)
    assert done["answer"] > 20
    assert done["undo"] > 0
    with node.store.read() as connection:
        rows = connection.execute(
            ENTRIES.select().where(ENTRIES.c.table_id == company.table).order_by(ENTRIES.c.number)
        ).all()
    assert [row.number for row in rows] == list(range(1, company.row().number + 1))


def _something(company: SeatedTable, chance: random.Random) -> str:
    """One random request of a random person; may be refused."""
    node, table = company.node, company.table
    person = chance.choice(company.ids)
    dice, loaded = chance.random(), company.loaded()
    try:
        if dice < 0.3:
            undo_answer(node.tables, table, person)
            return "undo"
        if dice < 0.33:
            request_undo(node.tables, table, person, chance.choice([START, *loaded.entry_numbers[-12:]]))
            return "request"
        if dice < 0.4:
            answer_undo_request(node.tables, table, person, chance.random() < 0.9)
            return "consent"
    except ApiError:
        pass
    company.play(1)
    return "answer"


def _agree(one: SeatedTable, other: SeatedTable) -> None:
    assert_replays(one)
    assert_replays(other)
    assert to_bytes(one.loaded().match.s) == to_bytes(other.loaded().match.s)
    assert one.loaded().match.undo_floors == other.loaded().match.undo_floors
    fresh = replayed(one)
    for seat in range(len(one.people) + 1):
        mine, theirs = one.now(seat, since=0), other.now(seat, since=0)
        assert mine == theirs
        if seat:
            assert fresh.options(seat - 1) == (mine.decision.options if mine.decision else fresh.options(seat - 1))
    loaded, row = one.loaded(), one.row()
    again = Match(table_setting(row), table_start(row))
    for index, answer in enumerate(loaded.match.answers):
        with one.node.store.read() as connection:
            assert to_bytes(state_before(connection, row, loaded, index)) == to_bytes(again.s)
        again.answer(answer.seat, answer.key)
