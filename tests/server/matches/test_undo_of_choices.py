"""What the server says can be taken back, and taking back several answers with one request."""

import pytest

from tests.infrastructure.seated_table import SeatedTable, answer_for, assert_replays, refusal, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.server.bots.analyses import analysis_subject
from trianon.server.lobby.seating import leave
from trianon.server.matches.undo import request_undo, undo_answer
from trianon.server.node import ServerNode
from trianon.server.storage.schema import FINISHED
from trianon.server.wire.match_messages import Accepted


def undo(company: SeatedTable, seat: int, entry: int | None = None, first: int | None = None) -> Accepted:
    """Take back the latest answers of a seat, counted from 1."""
    person = company.person(seat)
    return undo_answer(company.node.tables, company.table, person, entry, first)


def own_entries(company: SeatedTable, seat: int) -> list[int]:
    """The entries of a seat's answers that count."""
    loaded = company.loaded()
    numbered = zip(loaded.entry_numbers, loaded.match.answers, strict=True)
    return [number for number, answer in numbered if answer.seat == seat - 1]


def free(company: SeatedTable, seat: int) -> int:
    """How many of a seat's latest answers revealed nothing to it; 0 while answers are sealed."""
    loaded = company.loaded()
    if loaded.match.base.wanted.any():
        return 0
    later = loaded.entry_numbers[loaded.match.undo_horizon(seat - 1) :]
    return len({*own_entries(company, seat)} & {*later})


@GAME_AND_DATABASE
def test_between_people_the_entry_is_that_of_a_free_undo(node: ServerNode, game: str) -> None:
    company, offered = table_of(node, game, 2), 0
    for _ in range(30):
        company.play(1)
        for seat in (1, 2):
            now = company.now(seat)
            assert (now.undo_entry is not None) == now.may_undo
            assert now.undo_entry in (None, *own_entries(company, seat)[-1:])
            if not now.may_undo:
                assert refusal(undo, company, seat).error == "nothing-to-take-back"
            offered += now.may_undo
        assert company.now(0).undo_entry is None
    assert offered > 5


@GAME_AND_DATABASE
def test_beside_bots_the_latest_answer_can_always_be_undone(node: ServerNode, game: str) -> None:
    company, beyond = table_of(node, game, 3, people=1), 0
    assert company.now(1).undo_entry is None
    assert refusal(undo, company, 1).error == "nothing-to-take-back"
    for _ in range(20):
        company.play(4)
        own, now = own_entries(company, 1), company.now(1)
        assert now.undo_entry == own[-1]
        if now.may_undo:
            continue
        undo(company, 1, own[-1])
        assert own_entries(company, 1) == own[:-1]
        assert all(number < own[-1] for number in company.loaded().entry_numbers)
        assert company.now(1).decision is not None
        assert undo(company, 1, own[-1]).repeated
        assert_replays(company)
        beyond += 1
    assert beyond > 3


def sealed_by_bots(company: SeatedTable) -> int:
    """Let bots seal their answers to the next secret question before seat 1 answers it; how many answers were given."""
    company.play(until=lambda c: bool(c.loaded().match.base.wanted[:3].all()))
    given = len(company.loaded().match.answers)
    for seat in (2, 3):
        while seat - 1 in company.loaded().match.asked() and not company.loaded().match.may_reconsider(seat - 1):
            answer_for(company.node, company.table, seat, company.loaded().match.options(seat - 1)[0])
    return given


@pytest.mark.parametrize("is_requested", [False, True])
def test_after_a_reveal_bots_choose_anew_and_the_match_does_not_count(node: ServerNode, is_requested: bool) -> None:
    company = table_of(node, "histrio", 3, people=1)
    before = sealed_by_bots(company)
    person = company.ids[0]
    company.answer(1)
    while company.loaded().match.base.wanted.any():
        company.answer(1)
    assert not company.now(1).table.revised
    if is_requested:
        request_undo(node.tables, company.table, person, company.loaded().entry_numbers[before + 1])
    else:
        undo(company, 1)
    assert len(company.loaded().match.answers) == before, "the bots' sealed answers are dropped, too"
    assert sorted(company.asked()) == [1, 2, 3]
    assert_replays(company)
    company.play()
    assert refusal(undo, company, 1).error == "not-running"
    info = company.now(1).table
    assert (info.status, info.revised) == ("over", True)
    with node.store.read() as connection:
        assert not connection.execute(FINISHED.select().where(FINISHED.c.table_id == company.table)).one().is_counted
    assert analysis_subject(node.tables, company.table, person, None).revised


def test_an_undo_before_the_reveal_keeps_what_bots_have_sealed(node: ServerNode) -> None:
    company = table_of(node, "histrio", 3, people=1)
    before = sealed_by_bots(company)
    assert len(company.loaded().match.answers) > before
    company.play(until=lambda c: c.now(1).may_undo or c.now(1).table.status == "over")
    undo(company, 1)
    assert not company.now(1).table.revised


def test_another_person_at_the_table_keeps_their_consent_while_away(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3, people=2)
    company.play(until=lambda c: bool(own_entries(c, 1)) and not c.now(1).may_undo)
    other = company.ids[1]
    leave(node.tables, company.table, other)
    assert company.now(1).undo_entry is None
    assert refusal(undo, company, 1).error == "nothing-to-take-back"


def test_answers_from_an_entry_on_are_undone_by_one_request(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(until=lambda c: free(c, 1) == 2)
    own = own_entries(company, 1)
    number = undo(company, 1, own[-1], own[-2]).number
    assert company.now(2).entries[-1].undone == own[-2:]
    assert own_entries(company, 1) == own[:-2]
    assert company.now(1).decision is not None
    assert company.now(1).number == number
    assert_replays(company)
    company.play(10)
    assert_replays(company)


def test_an_earlier_answer_that_revealed_something_stands(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(until=lambda c: len(own_entries(c, 1)) > 1 and free(c, 1) == 1)
    own = own_entries(company, 1)
    undo(company, 1, own[-1], own[-2])
    assert own_entries(company, 1) == own[:-1]
    assert_replays(company)


@GAME_AND_DATABASE
def test_beside_bots_several_answers_go_back_over_their_moves(node: ServerNode, game: str) -> None:
    company = table_of(node, game, 3, people=1)
    company.play(30)
    own, numbers = own_entries(company, 1), list(company.loaded().entry_numbers)
    undo(company, 1, own[-1], own[-3])
    match, kept = company.loaded().match, company.loaded().entry_numbers
    assert own_entries(company, 1) == own[:-3]
    gone = [number for number in numbers if number < own[-3] and number not in kept]  # what bots had sealed by then
    assert not {*gone} & {*own}
    assert len(gone) < match.base.wanted.sum() or not gone
    assert not match.base.picked[1:].any()
    assert company.now(1).undo_entry == own[-4]
    assert_replays(company)


def test_an_entry_that_is_not_the_latest_answer_is_refused(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2, people=1)
    company.play(20)
    own, numbers = own_entries(company, 1), list(company.loaded().entry_numbers)
    assert refusal(undo, company, 1, own[-2]).error == "no-such-entry"
    assert refusal(undo, company, 1, own[-2], own[-3]).error == "no-such-entry"
    assert company.loaded().entry_numbers == numbers
