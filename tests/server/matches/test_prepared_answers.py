"""Answers prepared ahead: given at once and once, cancelled with a reason, and known to nobody else."""

from contextlib import closing
from dataclasses import replace

import pytest

from tests.infrastructure.seated_table import SeatedTable, assert_replays, guests, refusal, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.standing_rules import question_name
from trianon.games import game_names
from trianon.server.lobby.seating import leave
from trianon.server.matches.prepared_answers import prepare, preparing_of
from trianon.server.matches.undo import undo_answer
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.schema import ENTRIES
from trianon.server.wire.outlook_messages import OptionConsequences
from trianon.server.wire.prepared_messages import (
    AnswerAhead,
    AnswersAhead,
    NextQuestion,
    PreparedAnswers,
    PreparedGiven,
)
from trianon.server.wire.table_messages import Clock
from trianon.viewing import new_tables
from trianon.viewing.outlooks import consequences_for


def ahead(company: SeatedTable, seat: int, *keys: str, firm: bool = False) -> AnswersAhead:
    """Prepare answers of a seat to the questions that come next, the likeliest that has the option."""
    prepared: list[AnswerAhead] = []
    found = prepare(company.node.tables, company.table, company.person(seat), PreparedGiven())
    for key in keys:
        name = next(question.name for question in found.next if key in question.options)
        prepared.append(AnswerAhead(name, key, firm))
        given = PreparedGiven(prepared)
        found = prepare(company.node.tables, company.table, company.person(seat), given)
    return found


def held(company: SeatedTable, seat: int) -> PreparedAnswers:
    """What a seat has prepared, as its situation says."""
    return company.now(seat).prepared or PreparedAnswers()


def expected(company: SeatedTable, seat: int) -> list[NextQuestion]:
    """The questions that may come next for a seat."""
    return preparing_of(company.node.tables, company.table, company.person(seat)).next


def until(company: SeatedTable, seat: int, name: str, other_asked: str) -> NextQuestion:
    """Play until a seat waits for a question while another seat is asked one of its own; the coming question."""

    def is_there(company: SeatedTable) -> bool:
        match = company.loaded().match
        if match.asked() == [seat - 1] or match.question()["question"] != other_asked:
            return False
        return any(question.question["question"] == name for question in expected(company, seat))

    company.play(400, is_there)
    return next(question for question in expected(company, seat) if question.question["question"] == name)


@GAME_AND_DATABASE
def test_prepared_answers_are_given_as_soon_as_they_are_due(node: ServerNode, game: str) -> None:
    company, given = table_of(node, game, 3), 0
    for _ in range(60):
        match = company.loaded().match
        if match.over:
            break
        asked = {seat + 1 for seat in match.asked()}
        for seat in {1, 2, 3} - asked:
            questions = expected(company, seat)
            if questions and not held(company, seat).answers:
                ahead(company, seat, company.chance.choice(questions[0].options), firm=True)
        before = company.now(0).number
        company.answer(company.chance.choice(sorted(asked)))
        given += company.now(0).number - before - 1
        match = company.loaded().match
        for seat in match.asked():
            waiting = held(company, seat + 1).answers
            assert not waiting or waiting[0].name != question_name(match.question())
        assert_replays(company)
    assert given > 5


def test_several_in_a_row_cost_no_time_and_are_written_with_the_answer_before_them(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2, clock=Clock(free=60, reserve=600))
    until(company, 2, "play", "bonus")
    first = expected(company, 2)[0].options[0]
    then = next(key for key in ahead(company, 2, first).next[0].options if key.startswith("acquire"))
    prepared = ahead(company, 2, first, then, firm=True)
    assert [answer.key for answer in prepared.prepared.answers] == [first, then]
    assert {question.question["question"] for question in prepared.next} <= {"tile", "bonus"}
    entries = company.now(0).number
    company.play(20, lambda company: not held(company, 2).answers)
    fresh = [entry for entry in company.now(0, entries).entries if entry.seat == 2]
    assert [answer.key for answer in company.loaded().match.answers if answer.seat == 1][-2:] == [first, then]
    assert fresh[0].number + 1 == fresh[1].number
    assert fresh[0].at == fresh[1].at == company.now(0).entries[-3].at
    assert company.loaded().meta.reserve[1] == 600
    assert company.row().prepared is None


def test_what_reads_otherwise_is_cancelled_and_says_so(node: ServerNode) -> None:
    """A rival takes a tile out of the segment: what is left there has another price."""
    company = table_of(node, "rokoko", 2)
    main = until(company, 2, "play", "main")
    play = main.options[0]
    offered = next(question for question in ahead(company, 2, play).next if question.question["question"] == "main")
    rivals = [key for key in company.decision(1).options if key.startswith("acquire")]
    taken = next(key for key in rivals for own in offered.options if own[-2:] == key[-2:] and own != key)
    own = next(key for key in offered.options if key[-2:] == taken[-2:] and key != taken)
    ahead(company, 2, play, own)
    company.answer(1, taken)
    prepared = held(company, 2)
    assert [answer.key for answer in prepared.answers] == [play]
    assert prepared.cancelled is not None
    assert (prepared.cancelled.reason, prepared.cancelled.now is None) == ("changed", False)
    assert prepared.cancelled.now != prepared.cancelled.meaning
    assert held(company, 1) == PreparedAnswers()


def test_what_is_no_longer_there_is_cancelled_though_it_was_firm(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    shared: list[tuple[str, str]] = []  # a card to play, and an employee to hire with it that the rival can hire, too

    def is_there(company: SeatedTable) -> bool:
        if company.asked() != [1] or not question_of(company).startswith("main"):
            return False
        hired = [key for key in company.decision(1).options if key.startswith("hire")]
        for play in [key for question in expected(company, 2) for key in question.options if key.startswith("play")]:
            offered = {key for question in ahead(company, 2, play).next for key in question.options}
            shared.extend((play, key) for key in hired if key in offered)
        return bool(shared)

    company.play(400, is_there)
    [(play, key), *_] = shared
    ahead(company, 2, play, key, firm=True)
    company.answer(1, key)
    cancelled = held(company, 2).cancelled
    assert cancelled is not None
    assert cancelled.reason == "impossible"
    assert not [answer for answer in held(company, 2).answers if answer.key == key]


def test_an_undo_cancels_everything(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)

    def is_there(company: SeatedTable) -> bool:
        return question_of(company).startswith("main") and company.asked() == [1] and bool(expected(company, 2))

    company.play(400, is_there)
    ahead(company, 2, expected(company, 2)[0].options[0])
    undo_answer(node.tables, company.table, company.person(1))  # the card that was played
    cancelled = held(company, 2).cancelled
    assert cancelled is not None
    assert cancelled.reason == "undone"
    assert not held(company, 2).answers
    company.play(60, lambda company: 2 in company.asked())
    assert held(company, 2).cancelled == cancelled
    company.answer(2)
    assert held(company, 2).cancelled is None  # who answers has looked


def test_a_stand_in_does_not_follow_what_was_prepared(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    ahead(company, 2, until(company, 2, "play", "main").options[0])
    leave(node.tables, company.table, company.person(2))
    cancelled = held(company, 2).cancelled
    assert cancelled is not None
    assert cancelled.reason == "stand-in"


def test_another_node_gives_them_and_a_failed_transaction_gives_none(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    until(company, 2, "play", "bonus")
    key = expected(company, 2)[0].options[0]
    ahead(company, 2, key)
    number, loaded = company.now(0).number, company.loaded()
    with node.store.write() as connection:  # the entry after the next one is already there
        connection.execute(
            ENTRIES.insert().values(
                table_id=company.table, number=number + 2, kind="answer", seat=0, key="", decision=0, by="person",
                at=0.0, events=b"", layout="", state=b"",
            )
        )  # fmt: skip
    given = next(key for key in loaded.match.options(0))
    assert refusal(company.answer, 1, given).error == "raced"
    assert (company.now(0).number, held(company, 2).answers[0].key) == (number, key)
    with node.store.write() as connection:
        connection.execute(ENTRIES.delete().where(ENTRIES.c.table_id == company.table, ENTRIES.c.number == number + 2))
    with closing(open_node(replace(node.config, node_name="other"))) as other:
        there = replace(company, node=other)
        there.answer(1, given)
        assert there.loaded().match.answers[-1].key == key
        assert held(there, 2) == held(company, 2) == PreparedAnswers()
    assert_replays(company)


def test_standing_rules_answer_until_they_end(node: ServerNode) -> None:
    company, rules = table_of(node, "histrio", 2), PreparedGiven(rules=["use-no-jugglers", "unknown"])
    company.play(400, lambda company: question_of(company).startswith("use_juggler"))
    [seat] = company.asked()
    prepare(node.tables, company.table, company.person(seat), rules)
    assert held(company, seat).rules == ["use-no-jugglers"]
    company.play(40, lambda company: held(company, seat).rules == [])
    assert any(event["event"] == "round" for event in company.now(seat).entries[-1].events)


def question_of(company: SeatedTable) -> str:
    """The name of the open question, empty where several seats are asked or none."""
    match = company.loaded().match
    return question_name(match.question()) if len(match.asked()) == 1 else ""


def costs(option: OptionConsequences) -> bool:
    """Whether an option leaves its player with fewer Livre."""
    changes = [change for case in option.cases for change in case.changes]
    return any(change["kind"] == "livre" and change["after"] < change["before"] for change in changes)


def test_bonuses_that_cost_money_are_declined(node: ServerNode) -> None:
    company, declined = table_of(node, "rokoko", 2), 0
    for seat in (1, 2):
        prepare(node.tables, company.table, company.person(seat), PreparedGiven(rules=["forfeit-what-costs"]))
    for _ in range(150):
        before = company.now(0).number
        if not company.play(1):
            break
        match = company.loaded().match
        declined += company.now(0).number - before - 1
        if match.question()["question"] == "bonus":
            [seat] = match.asked()
            free = [one.key for one in consequences_for(match, seat, None) if not costs(one)]
            assert len(free) > 1  # beside "forfeit"
    assert declined
    assert_replays(company)


def test_a_third_game_needs_nothing_for_it(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tables, "built_in_games", game_names)  # the server offers those that its page can draw
    company = table_of(node, "goofspiel", 2)
    company.answer(1, "bid:5")
    ahead(company, 1, "bid:7")
    company.answer(2, "bid:3")
    assert [answer.key for answer in company.loaded().match.answers] == ["bid:5", "bid:3", "bid:7"]


def test_nobody_else_learns_that_something_is_prepared(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    key = until(company, 2, "play", "main").options[0]
    version = company.row().seats_version
    ahead(company, 2, key)
    assert company.row().seats_version == version  # pollers of other nodes report nothing
    assert preparing_of(node.tables, company.table, company.person(3)).prepared == PreparedAnswers()
    stranger = guests(node, 1)[0]
    assert refusal(preparing_of, node.tables, company.table, stranger).error == "not-seated"
    assert refusal(prepare, node.tables, company.table, stranger, PreparedGiven()).error == "not-seated"


def test_what_cannot_be_expected_is_refused(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    key = until(company, 2, "play", "main").options[0]
    tables, table = node.tables, company.table
    for name, wanted in (("play", "play:6f"), ("main/bb", key), ("no question", key), ("play", "\u200b")):
        given = PreparedGiven([AnswerAhead(name, wanted)])
        assert refusal(prepare, tables, table, company.person(2), given).error == "not-to-be-expected"
        assert refusal(prepare, tables, table, company.person(1), given).error == "not-to-be-expected"  # is asked now
    alone = table_of(node, "rokoko", 2, people=1)
    assert refusal(preparing_of, tables, alone.table, alone.person(1)).error == "nothing-to-prepare"
