"""Chat at a table: numbered, with author and seat; players only."""

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import func, select

from tests.infrastructure.seated_table import Time, guests, refusal, table_of
from trianon.server.limits import CHAT_HISTORY
from trianon.server.lobby.chat import post_chat, recent_chat
from trianon.server.lobby.seating import join, leave
from trianon.server.lobby.tables import create_table
from trianon.server.node import ServerNode
from trianon.server.people.identity import update_person
from trianon.server.storage.schema import CHAT
from trianon.server.wire.people_messages import MeChange
from trianon.server.wire.table_messages import Join, NewTable


def test_chat_reaches_every_viewer(node: ServerNode, time: Time) -> None:
    company = table_of(node, "histrio", 2)
    ada, bo = company.ids
    update_person(node, ada, MeChange(name="Ada"))
    said = "Bonjour, 大家好 \N{PERFORMING ARTS}"
    first = post_chat(node.tables, company.table, ada, f"  {said}  ")
    time.pass_(3)
    second = post_chat(node.tables, company.table, bo, "Salut")
    assert (first.number, first.name, first.seat, first.text, first.at) == (1, "Ada", 1, said, time.now - 3)
    for listener in (ada, bo, guests(node, 1)[0], None):
        assert recent_chat(node.tables, company.table, listener) == [first, second]
        assert recent_chat(node.tables, company.table, listener, since=1) == [second]
        assert recent_chat(node.tables, company.table, listener, since=2) == []


def test_spectators_cannot_chat_and_do_not_see_private_tables(node: ServerNode) -> None:
    company, stranger = table_of(node, watch="nobody"), guests(node, 1)[0]
    assert refusal(post_chat, node.tables, company.table, stranger, "boo").status == 404
    assert refusal(recent_chat, node.tables, company.table, stranger).error == "no-table"
    assert refusal(post_chat, node.tables, table_of(node).table, stranger, "boo").error == "not-seated"
    assert refusal(post_chat, node.tables, company.table, company.person(1), " \n ").error == "empty-chat"


def test_chat_holds_nothing_that_hides_or_turns_what_others_read(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2)
    ada = company.ids[0]
    for nothing in ("\u200b\u200d", "\u202e", "\u3164\n\u2800", "\u00ad", "\u0301", "\u200f \ufe0f"):
        assert refusal(post_chat, node.tables, company.table, ada, nothing).error == "empty-chat", repr(nothing)
    for text, kept in (
        ("a\u202eb\u2066c\u200fd\u200be", "abcde"),
        ("z\u0301\u0302\u0303\u0304\u0305\u0306", "z\u0301\u0302\u0303"),
        ("eins\n  zwei\t drei", "eins\nzwei drei"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
        ("\u2764\ufe0f \U0001f469\u200d\U0001f3a4 \U0001fae8", "\u2764\ufe0f \U0001f469\u200d\U0001f3a4 \U0001fae8"),
    ):
        assert post_chat(node.tables, company.table, ada, text).text == kept


def test_chat_works_before_the_match_and_lines_outlive_their_authors_seat(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("rokoko", 3))
    join(node.tables, table, bo, Join())
    post_chat(node.tables, table, bo, "adieu")
    leave(node.tables, table, bo)
    line = recent_chat(node.tables, table, ada)[0]
    assert (line.text, line.seat) == ("adieu", None)
    assert line.name


def test_chat_history_is_limited_and_numbered(node: ServerNode) -> None:
    company = table_of(node)
    ada = company.ids[0]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda i: post_chat(node.tables, company.table, ada, f"line {i}"), range(CHAT_HISTORY + 5)))
    lines = recent_chat(node.tables, company.table, None)
    assert [line.number for line in lines] == list(range(6, CHAT_HISTORY + 6))
    with node.store.read() as connection:  # what nobody can read any more is not kept
        assert connection.execute(select(func.min(CHAT.c.number))).scalar() == 6
