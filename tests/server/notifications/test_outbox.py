"""The outbox: one notification for each decision, only where it is news, whatever fails on the way."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from tests.infrastructure.kept_rows import count_rows
from tests.infrastructure.seated_table import SeatedTable, table_of
from tests.server.notifications.conftest import Listeners, change_turns, send_due
from trianon.server.limits import (
    ALARM_SHARE,
    CLOSED_TABLE_LIFETIME,
    DELIVERY_ATTEMPTS,
    DELIVERY_LEASE,
    DELIVERY_RETRY_DELAY,
    DELIVERY_RETRY_FACTOR,
    NOTIFICATION_DELAY,
    OPEN_TABLE_LIFETIME,
)
from trianon.server.lobby.days_off import announce_days_off, cancel_days_off
from trianon.server.lobby.lessons import open_lesson
from trianon.server.lobby.table_lists import mark_seen
from trianon.server.lobby.tables import create_table, rematch, start
from trianon.server.matches.prepared_answers import prepare, preparing_of
from trianon.server.matches.undo import undo_answer
from trianon.server.notifications.deliveries import claim_due
from trianon.server.notifications.parking import release_due
from trianon.server.notifications.preferences import mute_table
from trianon.server.notifications.settings import change_settings
from trianon.server.people.identity import create_guest
from trianon.server.storage.retention import apply_retention
from trianon.server.storage.schema import DELIVERIES, NOTIFICATIONS
from trianon.server.wall_clock import day_of
from trianon.server.wire.days_off_messages import DaysOffWanted
from trianon.server.wire.notification_messages import NotificationChange
from trianon.server.wire.prepared_messages import AnswerAhead, NextQuestion, PreparedGiven
from trianon.server.wire.table_messages import BotSeats, Clock, Join, NewTable

TURN = "Rokoko: it is your turn"
DAY = 24 * 3600


@pytest.fixture
def company(listeners: Listeners) -> SeatedTable:
    """Two people at a running match of Rokoko, who have heard of its beginning."""
    return in_turns(listeners)


def in_turns(listeners: Listeners, **wanted: Any) -> SeatedTable:
    """A match behind its first question, which both were asked at once; nothing is on its way."""
    made = listeners.table(game="rokoko", **wanted)
    made.play(until=lambda table: len(table.asked()) == 1)
    listeners.send()
    return made


def test_a_person_hears_once_of_a_decision(listeners: Listeners, company: SeatedTable) -> None:
    change_turns(company)
    assert listeners.send(after=NOTIFICATION_DELAY / 2) == [], "parked"
    assert listeners.send() == [TURN]
    assert listeners.send(after=3600) == []
    assert count_rows(listeners.node.store, NOTIFICATIONS) == count_rows(listeners.node.store, DELIVERIES) == 0


def test_nothing_is_sent_to_a_person_who_looks_on_any_device(listeners: Listeners, company: SeatedTable) -> None:
    person = change_turns(company)
    mark_seen(listeners.node.tables, company.table, person, company.row().number)
    assert listeners.send() == []


def test_an_answered_decision_is_withdrawn(listeners: Listeners, company: SeatedTable) -> None:
    change_turns(company)
    (seat,) = company.asked()
    while company.asked() == [seat]:
        company.answer(seat)
    assert listeners.send() == [TURN], "only the one who is asked now"
    assert listeners.send(after=3600) == []


def test_a_question_with_a_prepared_answer_is_no_news_and_the_next_one_is(
    listeners: Listeners, company: SeatedTable
) -> None:
    def is_there(company: SeatedTable) -> bool:
        return company.loaded().match.question()["question"] == "bonus" and len(coming()) > 0

    def coming() -> list[NextQuestion]:
        waiting = 2 if company.asked() == [1] else 1
        found = preparing_of(listeners.node.tables, company.table, company.person(waiting)).next
        return [question for question in found if question.name == "play"]

    company.play(until=is_there)
    listeners.send()
    person = company.person(2 if company.asked() == [1] else 1)
    ahead = PreparedGiven([AnswerAhead("play", coming()[0].options[0], firm=True)])
    prepare(listeners.node.tables, company.table, person, ahead)
    assert change_turns(company) == person
    assert company.loaded().match.question()["question"] != "play"
    assert listeners.send() == [TURN], "once, of what is still asked"
    assert listeners.send(after=3600) == []


def test_a_delivery_that_waits_for_another_attempt_is_withdrawn(listeners: Listeners, company: SeatedTable) -> None:
    person = change_turns(company)
    listeners.service.statuses = dict.fromkeys(listeners.service.browsers, 503)
    assert listeners.send() == []
    assert count_rows(listeners.node.store, DELIVERIES) == 1
    listeners.service.statuses = {}
    mark_seen(listeners.node.tables, company.table, person, company.row().number)
    assert listeners.send(after=10 * DELIVERY_RETRY_DELAY) == []
    assert count_rows(listeners.node.store, DELIVERIES) == 0


def test_an_undo_opens_a_decision_that_is_news_again(listeners: Listeners, company: SeatedTable) -> None:
    undoable = False
    while not undoable:
        company.play(until=lambda table: len(table.asked()) == 1)
        (seat,) = company.asked()
        change_turns(company)
        assert listeners.send()[-1:] == [TURN]
        undoable = company.now(seat).may_undo
    undo_answer(listeners.node.tables, company.table, company.people[seat - 1] or "")
    assert company.asked() == [seat]
    assert listeners.send() == [], "the one who took back knows, the other is not asked any more"
    change_turns(company)
    assert listeners.send() == [TURN]


def test_matches_against_bots_and_lessons_are_silent(listeners: Listeners) -> None:
    lone = table_of(listeners.node, "rokoko", 2, people=1)
    listeners.listen(lone.people[0])
    open_lesson(listeners.node, lone.ids[0], "rokoko", "first")
    lone.play(30)
    assert listeners.send() == []


def test_people_without_a_browser_leave_no_row(listeners: Listeners) -> None:
    table_of(listeners.node, "rokoko").play(30)
    assert count_rows(listeners.node.store, NOTIFICATIONS) == 0


def test_a_person_who_starts_to_listen_during_a_match_is_heard_of(listeners: Listeners) -> None:
    company = table_of(listeners.node, "rokoko")
    company.play(until=lambda table: len(table.asked()) == 1)
    for person in company.ids:
        listeners.listen(person)
    assert listeners.send() == []
    change_turns(company)
    assert listeners.send() == [TURN]


def test_a_muted_table_is_silent_until_it_is_unmuted(listeners: Listeners, company: SeatedTable) -> None:
    for muted, heard in ((True, []), (False, [TURN])):
        for person in company.ids:
            with listeners.node.store.write() as connection:
                mute_table(connection, person, company.table, muted)
        change_turns(company)
        assert listeners.send() == heard


def test_the_beginning_and_the_end_of_a_match_are_news(listeners: Listeners) -> None:
    company = listeners.table(game="histrio")
    again = rematch_of(listeners, company)
    assert sorted(listeners.send()) == ["Histrio: it is your turn"] * 2, "all are asked, which says that it has begun"
    again.play_singly()
    assert listeners.send() == ["Histrio: the match is over"], "the one who answered last knows"


def test_the_beginning_is_news_to_people_who_do_not_hear_of_turns(listeners: Listeners) -> None:
    company = listeners.table(game="histrio")
    for person in company.ids:
        change_settings(listeners.node, person, NotificationChange(kinds={"push": ["begun", "invited"]}))
    rematch_of(listeners, company)
    assert listeners.send() == ["Histrio: the match has begun"] * 2


def rematch_of(listeners: Listeners, company: SeatedTable) -> SeatedTable:
    """The rematch, to which the second person is invited and comes."""
    node, (ada, bo) = listeners.node, company.ids
    company.play_singly()
    listeners.send()
    table = rematch(node, company.table, ada, Join())
    assert listeners.send() == ["Histrio: a seat is kept for you"]
    assert listeners.send() == []
    rematch(node, company.table, bo, Join())
    start(node.tables, table, ada, BotSeats())
    seats = [seat.person for seat in SeatedTable(node, table, []).seats()]
    return SeatedTable(node, table, seats)


def test_an_invitation_that_was_followed_is_no_news(listeners: Listeners, company: SeatedTable) -> None:
    ada, bo = company.ids
    company.play()
    listeners.send()
    rematch(listeners.node, company.table, ada, Join())
    rematch(listeners.node, company.table, bo, Join())
    assert listeners.send() == []


def test_time_running_out_is_news_after_most_of_it(listeners: Listeners) -> None:
    company = in_turns(listeners, pace="slow", clock=Clock(DAY, 0))
    person = change_turns(company)
    mark_seen(listeners.node.tables, company.table, person, company.row().number)  # seen, but not answered
    assert listeners.send() == []
    assert listeners.send(after=ALARM_SHARE * DAY - 2 * NOTIFICATION_DELAY) == []
    assert listeners.send(after=2 * NOTIFICATION_DELAY) == ["Rokoko: your time is running out"]
    assert listeners.send(after=NOTIFICATION_DELAY) == []


def test_time_running_out_waits_while_the_clock_rests(listeners: Listeners) -> None:
    company = in_turns(listeners, pace="slow", clock=Clock(DAY, 0))
    person = change_turns(company)
    assert listeners.send() == [TURN]
    today = day_of(listeners.time.now, "UTC")
    announce_days_off(listeners.node, person, DaysOffWanted(today + timedelta(1), today + timedelta(4), "UTC"))
    assert listeners.send(after=2 * DAY) == []
    cancel_days_off(listeners.node, person, today + timedelta(1))
    assert listeners.send(after=ALARM_SHARE * DAY) == ["Rokoko: your time is running out"]


def test_time_running_out_is_no_news_to_a_person_who_looks(listeners: Listeners) -> None:
    company = in_turns(listeners, pace="slow", clock=Clock(DAY, 0))
    person = change_turns(company)
    assert listeners.send() == [TURN]
    listeners.time.pass_(ALARM_SHARE * DAY - 60)
    mark_seen(listeners.node.tables, company.table, person, company.row().number)
    assert listeners.send(after=60) == []


def test_a_failed_delivery_is_tried_again_ever_later_and_in_the_end_given_up(
    listeners: Listeners, company: SeatedTable
) -> None:
    change_turns(company)
    before = listeners.service.attempts
    listeners.service.statuses = dict.fromkeys(listeners.service.browsers, 503)
    listeners.send()
    first = listeners.service.attempts
    assert first == before + 1
    assert listeners.send(after=DELIVERY_RETRY_DELAY / 2) == []
    assert listeners.service.attempts == first
    for attempt in range(DELIVERY_ATTEMPTS):
        listeners.send(after=2 * DELIVERY_RETRY_DELAY * DELIVERY_RETRY_FACTOR**attempt)
    assert listeners.service.attempts == first + DELIVERY_ATTEMPTS - 1
    assert count_rows(listeners.node.store, DELIVERIES) == 0


def test_a_claimed_delivery_of_a_lost_node_is_taken_over_once(listeners: Listeners, company: SeatedTable) -> None:
    change_turns(company)
    listeners.time.pass_(NOTIFICATION_DELAY)
    assert release_due(listeners.node) == 1
    (lost,) = claim_due(listeners.node, "push", 20)  # and the node is killed
    assert listeners.send(after=DELIVERY_LEASE / 2) == []
    assert listeners.send(after=DELIVERY_LEASE) == [TURN]
    assert listeners.send(after=DELIVERY_LEASE) == []
    assert lost.attempts == 1


async def test_two_nodes_release_and_claim_each_row_once(listeners: Listeners, company: SeatedTable) -> None:
    before = len(listeners.service.messages)
    change_turns(company)
    listeners.time.pass_(NOTIFICATION_DELAY)
    await asyncio.gather(*(send_due(listeners.node) for _ in range(4)))
    await asyncio.gather(*(send_due(listeners.node) for _ in range(4)))
    assert listeners.titles(before) == [TURN]


def test_rows_go_with_their_table(listeners: Listeners) -> None:
    node = listeners.node
    guest = create_guest(node, "en").id
    table = create_table(node, guest, NewTable("rokoko", 2))
    with node.store.write() as connection:
        mute_table(connection, guest, table, True)
        connection.execute(
            NOTIFICATIONS.insert().values(person=guest, table_id=table, kind="turn", number=1, due=node.now())
        )
    listeners.time.pass_(OPEN_TABLE_LIFETIME + 1)
    apply_retention(node.store, node.now())
    listeners.time.pass_(CLOSED_TABLE_LIFETIME + 1)
    apply_retention(node.store, node.now())
    assert count_rows(node.store, NOTIFICATIONS) == 0
