"""Lists of tables: own tables with turn and unseen entries, and the lobby."""

import pytest

from tests.infrastructure.seated_table import Time, finished, guests, refusal, table_of
from trianon.server.lobby import table_lists
from trianon.server.lobby.seating import join, leave
from trianon.server.lobby.table_lists import lobby, mark_seen, my_tables
from trianon.server.lobby.tables import create_table, start
from trianon.server.matches.answers import answer_as_person
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import BotSeats, Join, NewTable


def test_lists_do_not_tell_who_is_here(node: ServerNode) -> None:
    company = table_of(node)
    ada, bo = company.ids
    mark_seen(node.tables, company.table, bo, company.row().number)
    assert [seat.here for seat in company.now(1).table.seats] == [False, True]
    (listed,) = my_tables(node.store, ada, node.now())
    assert [seat.here for seat in listed.seats] == [False, False], "who left is not known there"


def test_my_tables_are_sorted_by_turn(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)

    def begun(seat: int) -> str:
        time.pass_(1)
        table = create_table(node, ada, NewTable("rokoko", 2, seat=seat))
        join(node.tables, table, bo, Join())
        start(node.tables, table, ada, BotSeats())
        return table

    over = finished(node)
    first, second = begun(1), begun(2)
    time.pass_(1)
    open_ = create_table(node, ada, NewTable("histrio", 3))
    time.pass_(1)
    gone = create_table(node, ada, NewTable("histrio", 3))
    leave(node.tables, gone, ada)
    time.pass_(1)
    while (decision := situation(node.tables, second, ada).decision) is not None:
        answer_as_person(node.tables, second, ada, decision.number, decision.options[0])
    found = my_tables(node.store, ada, node.now())
    assert [info.id for info in found] == [first, second, open_]
    assert [info.your_turn for info in found] == [True, False, False]
    assert [info.status for info in found] == ["running", "running", "open"]
    assert {info.id for info in my_tables(node.store, bo, node.now())} == {first, second}
    assert [info.id for info in my_tables(node.store, over.people[0] or "", node.now())] == [over.table]
    assert my_tables(node.store, guests(node, 1)[0], node.now()) == []


def test_what_changed_since_i_looked_is_counted(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    ada, bo = company.ids
    company.play(6)
    assert my_tables(node.store, ada, node.now())[0].unseen == 7
    mark_seen(node.tables, company.table, ada, 4)
    assert (my_tables(node.store, ada, node.now())[0].unseen, my_tables(node.store, bo, node.now())[0].unseen) == (3, 7)
    mark_seen(node.tables, company.table, ada, 2)  # never decreases
    assert my_tables(node.store, ada, node.now())[0].unseen == 3
    mark_seen(node.tables, company.table, ada, 10**30)  # nor see what is yet to come
    assert my_tables(node.store, ada, node.now())[0].unseen == 0
    mark_seen(node.tables, company.table, ada, -(10**30))
    company.play(2)
    assert my_tables(node.store, ada, node.now())[0].unseen == 2
    assert refusal(mark_seen, node.tables, company.table, guests(node, 1)[0], 1).error == "not-seated"


def test_finished_tables_fall_off_a_long_list_first(
    node: ServerNode, monkeypatch: pytest.MonkeyPatch, time: Time
) -> None:
    ada, bo = guests(node, 2)
    old, over = create_table(node, ada, NewTable("histrio", 2, seat=1)), list[str]()
    for _ in range(3):
        time.pass_(1)
        over.append(finished(node, seated=[ada]).table)
    monkeypatch.setattr(table_lists, "TABLES_PER_LIST", 3)
    assert [info.id for info in my_tables(node.store, ada, node.now())] == [old, over[2], over[1]]
    assert my_tables(node.store, bo, node.now()) == []


def test_the_lobby_shows_listed_tables_with_a_seat_left_and_matches_to_watch(node: ServerNode, time: Time) -> None:
    ada, bo = guests(node, 2)
    wanted = create_table(node, ada, NewTable("rokoko", 3, listed=True, bots=["thumb"]))
    create_table(node, ada, NewTable("rokoko", 3))
    full = create_table(node, ada, NewTable("rokoko", 2, listed=True, bots=["thumb"]))
    time.pass_(1)
    shown = table_of(node, listed=True, watch="anyone")
    table_of(node, listed=True, watch="link")
    table_of(node, listed=False, watch="anyone")
    assert [info.id for info in lobby(node.store, None, node.now())] == [wanted, shown.table]
    assert full not in [info.id for info in lobby(node.store, bo, node.now())]
    assert not any(info.is_owner for info in lobby(node.store, bo, node.now()))
    join(node.tables, wanted, bo, Join())
    assert [info.id for info in lobby(node.store, bo, node.now())] == [shown.table]
    shown.play()
    assert lobby(node.store, None, node.now()) == []
