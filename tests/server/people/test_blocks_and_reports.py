"""Blocks hide chat and refuse seats; reports reach the operator."""

import pytest

from tests.cli.command_runner import good, refused
from tests.infrastructure.seated_table import SeatedTable, Time, guests, refusal, table_of
from trianon.server.limits import REPORT_PERIOD
from trianon.server.lobby import reports
from trianon.server.lobby.chat import post_chat, recent_chat
from trianon.server.lobby.seating import join, leave
from trianon.server.lobby.table_lists import lobby
from trianon.server.lobby.tables import create_table, rematch
from trianon.server.node import ServerNode
from trianon.server.people import blocks
from trianon.server.people.identity import update_person
from trianon.server.wire.people_messages import MeChange, PersonAtTable, ReportGiven
from trianon.server.wire.table_messages import Join, NewTable

SECOND = PersonAtTable(seat=2)


@pytest.fixture
def company(node: ServerNode) -> SeatedTable:
    """Ada and Bo at a table."""
    met = table_of(node)
    update_person(node, met.people[1] or "", MeChange(name="Bo"))
    return met


def test_the_chat_of_a_blocked_person_is_hidden_from_the_blocking_one_alone(
    node: ServerNode, company: SeatedTable
) -> None:
    ada, bo = company.ids
    post_chat(node.tables, company.table, bo, "boo")
    post_chat(node.tables, company.table, ada, "please stop")
    blocks.block(node, company.table, ada, SECOND)
    blocks.block(node, company.table, ada, SECOND)  # again without effect
    post_chat(node.tables, company.table, bo, "boo again")
    assert [line.text for line in recent_chat(node.tables, company.table, ada)] == ["please stop"]
    assert len(recent_chat(node.tables, company.table, bo)) == len(recent_chat(node.tables, company.table, None)) == 3
    (blocked,) = blocks.list_blocks(node.store, ada)
    assert blocked.name == "Bo"
    assert bo not in str(blocked), "no id of a person is shown"
    assert refusal(blocks.unblock, node.store, bo, blocked.id).error == "no-block"
    blocks.unblock(node.store, ada, blocked.id)
    assert len(recent_chat(node.tables, company.table, ada)) == 3
    assert blocks.list_blocks(node.store, ada) == []


def test_a_blocked_person_cannot_join_tables_of_the_blocking_one(node: ServerNode, company: SeatedTable) -> None:
    ada, bo = company.ids
    blocks.block(node, company.table, ada, SECOND)
    hers = create_table(node, ada, NewTable("histrio", 3, listed=True))
    theirs = create_table(node, bo, NewTable("histrio", 3, listed=True))
    assert refusal(join, node.tables, hers, bo, Join()).error == "not-welcome"
    assert [info.id for info in lobby(node.store, ada, node.now())] == [hers]
    assert [info.id for info in lobby(node.store, bo, node.now())] == [theirs]
    for viewer in (None, guests(node, 1)[0]):
        assert {info.id for info in lobby(node.store, viewer, node.now())} == {hers, theirs}
    join(node.tables, theirs, ada, Join())  # the blocking person decides


def test_a_seat_kept_for_a_rematch_is_refused_to_a_blocked_person(node: ServerNode, company: SeatedTable) -> None:
    ada, bo = company.ids
    company.play()
    blocks.block(node, company.table, ada, SECOND)
    again = rematch(node, company.table, ada, Join())
    assert refusal(join, node.tables, again, bo, Join()).error == "not-welcome"


def test_a_person_who_left_is_found_by_a_chat_line(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("histrio", 3))
    join(node.tables, table, bo, Join())
    line = post_chat(node.tables, table, bo, "boo")
    leave(node.tables, table, bo)
    blocks.block(node, table, ada, PersonAtTable(line=line.number))
    assert recent_chat(node.tables, table, ada) == []
    assert refusal(join, node.tables, table, bo, Join()).error == "not-welcome"


@pytest.mark.parametrize(
    "wanted", [PersonAtTable(), PersonAtTable(seat=1), PersonAtTable(seat=5), PersonAtTable(line=9)]
)
def test_only_another_person_at_the_table_can_be_blocked_or_reported(
    node: ServerNode, company: SeatedTable, wanted: PersonAtTable
) -> None:
    ada, _ = company.ids
    assert refusal(blocks.block, node, company.table, ada, wanted).error == "nobody-there"
    given = ReportGiven("chat", wanted.seat, wanted.line)
    assert refusal(reports.report, node, company.table, ada, given).error == "nobody-there"
    stranger = guests(node, 1)[0]
    assert refusal(blocks.block, node, company.table, stranger, SECOND).error == "not-seated"
    assert refusal(reports.report, node, company.table, stranger, ReportGiven("chat", 2)).error == "not-seated"


def test_the_number_of_blocks_is_limited(
    node: ServerNode, company: SeatedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = company.ids
    monkeypatch.setattr(blocks, "MAX_BLOCKS", 0)
    assert refusal(blocks.block, node, company.table, ada, SECOND).error == "too-many-blocks"
    assert recent_chat(node.tables, company.table, bo) == []


def test_a_report_keeps_the_latest_chat_for_the_operator(
    node: ServerNode, company: SeatedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "REPORTED_CHAT", 2)
    ada, bo = company.ids
    for text in ("one", "two", "three"):
        post_chat(node.tables, company.table, bo, text)
    reports.report(node, company.table, ada, ReportGiven("chat", 2, note=" rude "))
    (stored,) = reports.list_reports(node.store)
    assert (stored["person"], stored["reporter"], stored["name"], stored["table_id"]) == (bo, ada, "Bo", company.table)
    assert (stored["reason"], stored["note"], stored["reports_of_person"]) == ("chat", "rude", 1)
    assert [line["text"] for line in stored["chat"]] == ["two", "three"]
    assert refusal(reports.report, node, company.table, ada, ReportGiven("name", 2)).error == "already-reported"


def test_reports_are_limited_per_person_and_day(
    node: ServerNode, time: Time, company: SeatedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "MAX_REPORTS", 1)
    ada, bo = company.ids
    other = create_table(node, ada, NewTable("histrio", 3))
    join(node.tables, other, bo, Join())
    seat = next(info.seat for info in company.now(1).table.seats if not info.you)
    reports.report(node, company.table, ada, ReportGiven("stalling", seat))
    line = post_chat(node.tables, other, bo, "boo").number
    assert refusal(reports.report, node, other, ada, ReportGiven("chat", line=line)).error == "too-many-reports"
    reports.report(node, company.table, bo, ReportGiven("other", 1))  # each person has an own limit
    time.pass_(REPORT_PERIOD + 1)
    reports.report(node, other, ada, ReportGiven("chat", line=line))
    monkeypatch.setattr(reports, "MAX_UNRESOLVED_REPORTS", 3)
    third = guests(node, 1)[0]
    join(node.tables, other, third, Join())
    assert refusal(reports.report, node, other, third, ReportGiven("chat", line=line)).error == "reports-full"


@pytest.mark.parametrize(
    ("database", "language", "words"),
    [("sqlite", "en", "insults"), ("sqlite", "de", "Beleidigungen"), ("postgresql", "zh", "辱骂")],
    indirect=["database"],
)
def test_the_command_line_lists_and_resolves_reports(
    node: ServerNode, company: SeatedTable, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setenv("TRIANON_DATABASE", node.config.database)
    ada, bo = company.ids
    post_chat(node.tables, company.table, bo, "boo\x1b[31m")
    reports.report(node, company.table, ada, ReportGiven("chat", 2, note="rude"))
    shown = good("admin", "reports", language=language).out
    assert words in shown
    assert "boo" in shown
    assert "\x1b" not in shown, "no control characters of a stranger in the operator's terminal"
    (stored,) = good("admin", "reports", "--json").data
    good("admin", "resolve", stored["id"], "--note", "warned", language=language)
    assert good("admin", "reports", "--json").data == []
    (resolved,) = good("admin", "reports", "--all", "--json").data
    assert resolved["resolution"] == "warned"
    assert stored["id"] in refused("admin", "resolve", stored["id"], language=language)
