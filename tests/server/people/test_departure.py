"""Leaving: everything as one file, closed and opened again, deleted for good; matches stay for the others."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import convert
from sqlalchemy import or_, select

from tests.infrastructure.coroutines import completed
from tests.infrastructure.guests import Guest, connected
from tests.infrastructure.push_service import Browser
from tests.infrastructure.seated_table import SeatedTable, guests, refusal, table_of
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.infrastructure.twin_nodes import served
from tests.server.conftest import SECRET
from tests.server.people.test_accounts import give_address, opened
from trianon.core.match_file.read import read_record
from trianon.games import game_of
from trianon.server.config import Config, database_url
from trianon.server.history.match_history import HistoryFilter, match_history
from trianon.server.history.personal_file import personal_file
from trianon.server.limits import (
    ABANDONED_LIFETIME,
    DAY,
    GUEST_LIFETIME,
    IMPORT_LIFETIME,
    PUSH_SUBSCRIPTION_LIFETIME,
    RESOLVED_REPORT_LIFETIME,
)
from trianon.server.lobby.chat import post_chat, recent_chat
from trianon.server.matches.replays import match_file
from trianon.server.node import ServerNode
from trianon.server.notifications.subscriptions import subscribe
from trianon.server.people.accounts import account_of
from trianon.server.people.blocks import block, list_blocks
from trianon.server.people.departure import close_account, delete_person
from trianon.server.people.identity import find_person, update_person
from trianon.server.people.links import create_link, redeem_link
from trianon.server.people.recovery import create_recovery_code, redeem_recovery_code
from trianon.server.serve import open_node
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.metadata import METADATA
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.personal_data import PERSONAL_TABLES
from trianon.server.wire.notification_messages import PushSubscription
from trianon.server.wire.people_messages import MeChange, PersonAtTable
from trianon.server.wire.table_messages import Clock

DOCS = Path(__file__).parents[3] / "docs" / "privacy.md"
NASTY = 'Zoë "真真" </script> \\'


def person_named(node: ServerNode, person: str, name: str) -> None:
    """An account with everything that can be about a person."""
    opened(node, person, name)
    give_address(node, person)
    browser = Browser("https://fcm.googleapis.com/x").subscription
    subscribe(node, Identity(person), convert(browser, PushSubscription))


def file_of(node: ServerNode, person: str) -> dict[str, Any]:
    """A person's own file, read."""

    async def pieces() -> str:
        return "".join([piece.decode() async for piece in personal_file(node, person)])

    return dict(json.loads(completed(pieces())))


@pytest.fixture
def company(node: ServerNode) -> SeatedTable:
    """A finished match of two people, one of whom has an account and chatted."""
    made = table_of(node, "histrio")
    person_named(node, made.ids[0], "Ada")
    post_chat(node.tables, made.table, made.ids[0], NASTY)
    block(node, made.table, made.ids[1], PersonAtTable(seat=1))
    made.play_singly()
    return made


def test_a_persons_file_has_their_rows_and_their_matches_and_no_secret(node: ServerNode, company: SeatedTable) -> None:
    ada, bo = company.ids
    create_recovery_code(node, ada)
    running = table_of(node, "histrio")
    found = file_of(node, ada)
    assert found["rows"]["people"][0]["name"] == "Ada"
    assert found["rows"]["mail_addresses"] == [{"address": "ada@example.org", "confirmed": 1.0}]
    assert [line["text"] for line in found["rows"]["chat"]] == [NASTY]
    assert [seat["table_id"] for seat in found["rows"]["seats"]] == [company.table]
    record = json.dumps(found["matches"][company.table])
    assert read_record(record, "x", game_of).setting.game.name == "histrio"
    assert file_of(node, running.ids[0])["matches"] == {}, "the seed of a running match is a secret"
    text = json.dumps(found)
    with node.store.read() as connection:
        for each in PERSONAL_TABLES:
            secret = [name for name in each.withheld if name in ("token", "code", "key", "secret", "auth")]
            for row in connection.execute(select(each.table)).mappings():
                assert all(str(row[name]) not in text for name in secret if row[name])
    assert bo not in text, "others are named by their name alone"


def test_a_closed_account_is_signed_out_everywhere_and_opens_again(node: ServerNode) -> None:
    (ada,) = guests(node, 1)
    assert refusal(close_account, node, ada).error == "no-account"
    opened(node, ada, "Ada")
    assert refusal(close_account, node, ada).error == "no-way-back"
    code = create_recovery_code(node, ada).code
    _, tablet = redeem_link(node, create_link(node, ada).token)
    close_account(node, ada)
    assert [node.device_sessions.load_error(each) for each in (Identity(ada), tablet)] == ["signed-out"] * 2
    other = guests(node, 1)[0]
    assert refusal(update_person, node, other, MeChange(name="ADA")).error == "name-taken"
    me, phone, _ = redeem_recovery_code(node, code)
    assert (me.id, me.name, node.device_sessions.load_error(phone)) == (ada, "Ada", "")


def test_a_deleted_person_leaves_matches_and_nothing_else(node: ServerNode, company: SeatedTable) -> None:
    ada, bo = company.ids
    assert refusal(delete_person, node, ada, "Ade").error == "other-name"
    code = create_recovery_code(node, ada).code
    delete_person(node, ada, "Ada")
    assert find_person(node.store, ada) is None
    assert node.device_sessions.load_error(Identity(ada)) == "signed-out"
    assert refusal(redeem_recovery_code, node, code).error == "no-recovery-code"
    assert refusal(account_of, node, ada).error == "no-person"
    with node.store.read() as connection:
        everything = {
            table.name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for table in METADATA.sorted_tables
        }
        for each in PERSONAL_TABLES:
            if each.when_deleted == "gone":
                about = or_(*(each.table.c[column] == ada for column in (each.owner, *each.also)))
                assert connection.execute(select(each.table).where(about)).first() is None, each.table.name
    assert "'Ada'" not in str(everything)
    assert "Zoë" not in str(everything)
    assert "ada@example.org" not in str(everything)
    other = guests(node, 1)[0]
    assert refusal(opened, node, other, "Ada").error == "name-taken", "a name is never given again"
    assert list_blocks(node.store, bo) == []
    assert recent_chat(node.tables, company.table, bo) == []
    seats = company.now(2).table.seats
    assert (seats[0].kind, seats[0].name) == ("person", "")
    assert match_history(node.store, bo, HistoryFilter()).matches[0].id == company.table
    record = read_record(match_file(node.tables, company.table, bo), "x", game_of)
    assert record.seats is not None
    assert record.seats[0] == ""


def test_leaving_frees_open_tables_and_lets_others_play_on(database: str) -> None:
    node = open_node(Config(database_url(database), SECRET.encode(), rate_limit_factor=0, node_name="test"))
    with served(node) as http:
        ada, bo, stranger = (Guest(connected(str(http.base_url))) for _ in range(3))
        running, lonely = ada.make(seat=1), ada.make(bots=["random"], start=True)
        bo.join(running)
        ada.start(running)
        own = ada.make()
        name = {"name": ada.me["name"]}
        assert stranger.ask("POST", "/api/me/delete", name).status_code == httpx.codes.CONFLICT
        assert connected(str(http.base_url)).post("/api/me/delete", json=name).status_code == httpx.codes.UNAUTHORIZED
        whole = ada.http.get("/api/me/file")
        assert whole.headers["content-disposition"] == 'attachment; filename="trianon-me.json"'
        assert whole.json()["rows"]["people"][0]["id"] == ada.me["id"]
        assert ada.ask("POST", "/api/me/delete", name).status_code == httpx.codes.NO_CONTENT
        first = bo.now(running)["table"]["seats"][0]
        assert (first["name"], first["kind"], first["away"]) == ("", "person", True)
        assert ada.ask("GET", "/api/me").status_code == httpx.codes.UNAUTHORIZED
        assert ada.ask("GET", "/api/me/file").status_code == httpx.codes.UNAUTHORIZED
        assert Guest(ada.http).me["id"] != ada.me["id"], "a new guest"
        assert SeatedTable(node, own, []).row().status == "gone"
        assert SeatedTable(node, lonely, []).row().status == "gone"


def test_a_match_against_bots_waits_for_nothing_once_its_player_is_deleted(node: ServerNode) -> None:
    for asked in ([1], [2]):  # the person's clock runs, or a bot is to answer
        lonely = table_of(node, "rokoko", 2, people=1, clock=Clock(5, 0))
        lonely.play(until=lambda company, asked=asked: company.asked() == asked)  # type: ignore[misc]
        (ada,) = lonely.ids
        delete_person(node, ada, lonely.now(1).table.seats[0].name)
        row = lonely.row()
        assert (row.status, row.asked, row.bots, row.deadline) == ("gone", 0, 0, None)


async def test_who_reads_a_file_slowly_keeps_nobody_from_theirs(node: ServerNode) -> None:
    slow, quick = guests(node, 2)
    unread = personal_file(node, slow)
    await anext(unread)
    async with asyncio.timeout(WAIT_SECONDS):
        assert json.loads(b"".join([piece async for piece in personal_file(node, quick)]))["rows"]


def columns_about_people() -> set[str]:
    """Columns that name a person, by the schema: keys into `people`, and those that hold one without being a key."""
    keys = {str(key.parent) for table in METADATA.sorted_tables for key in table.foreign_keys
            if key.column.table is PEOPLE}  # fmt: skip
    return keys | {"seats.kept_for", "people.id"}


def test_every_column_with_a_person_is_known_to_deletion_and_to_the_page_about_privacy() -> None:
    known = {f"{each.table.name}.{name}" for each in PERSONAL_TABLES for name in (*each.shown, *each.withheld)}
    assert columns_about_people() <= known
    for each in PERSONAL_TABLES:
        assert {*each.shown, *each.withheld} <= set(each.table.columns.keys()), each.table.name
    text = DOCS.read_text("utf-8")
    lines = {line.split("`")[1]: line for line in text.splitlines() if line.startswith("| `")}
    assert set(lines) == {table.name for table in METADATA.sorted_tables}, "every table is explained"
    for each in PERSONAL_TABLES:
        whole = each.table.name not in ("tables", "seats")  # of which columns about the match alone are not
        about = set(each.table.columns.keys()) if whole else {*each.shown, *each.withheld}
        assert about <= set(lines[each.table.name].split("`")[1::2]), each.table.name
        assert about == {*each.shown, *each.withheld}, each.table.name


def test_the_page_about_privacy_says_how_long_things_are_kept() -> None:
    text = DOCS.read_text("utf-8")
    for days in (GUEST_LIFETIME, IMPORT_LIFETIME, ABANDONED_LIFETIME, RESOLVED_REPORT_LIFETIME):
        assert f"{days / DAY:.0f} days" in text
    assert f"{PUSH_SUBSCRIPTION_LIFETIME / DAY:.0f} days" in text
