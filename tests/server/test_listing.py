"""Lists of tables: mine with whose turn it is and what is new, and the lobby."""

from __future__ import annotations

import pytest

from tests.server.driving import Time, guests, refusal, table_of
from trianon.server import listing
from trianon.server.answers import answer_as_person
from trianon.server.house import House
from trianon.server.listing import lobby, looked, mine
from trianon.server.messages import situation
from trianon.server.protocol import Filling, Join, NewTable
from trianon.server.storage.schema import SEATS
from trianon.server.tables import join, leave, make_table, start


def test_my_tables_are_sorted_by_who_waits_for_whom(house: House) -> None:
    time = house.now = Time()
    ada, bo = guests(house, 2)

    def begun(seat: int) -> str:
        time.pass_(1)
        table = make_table(house, ada, NewTable("rokoko", 2, seat=seat))
        join(house, table, bo, Join())
        start(house, table, ada, Filling())
        return table

    over = table_of(house)
    over.play()
    first, second = begun(1), begun(2)
    time.pass_(1)
    open_ = make_table(house, ada, NewTable("histrio", 3))
    time.pass_(1)
    gone = make_table(house, ada, NewTable("histrio", 3))
    leave(house, gone, ada)
    time.pass_(1)
    while (decision := situation(house, second, ada).decision) is not None:
        answer_as_person(house, second, ada, decision.number, decision.options[0])
    found = mine(house, ada)
    assert [info.id for info in found] == [first, second, open_]
    assert [info.your_turn for info in found] == [True, False, False]
    assert [info.status for info in found] == ["running", "running", "open"]
    assert {info.id for info in mine(house, bo)} == {first, second}
    assert [info.id for info in mine(house, over.people[0] or "")] == [over.table]
    assert mine(house, guests(house, 1)[0]) == []


def test_what_changed_since_i_looked_is_counted(house: House) -> None:
    company = table_of(house, "rokoko", 2)
    ada, bo = company.people
    assert ada
    assert bo
    company.play(6)
    assert mine(house, ada)[0].unseen == 7
    looked(house, company.table, ada, 4)
    assert (mine(house, ada)[0].unseen, mine(house, bo)[0].unseen) == (3, 7)
    looked(house, company.table, ada, 2)  # one cannot unsee
    assert mine(house, ada)[0].unseen == 3
    looked(house, company.table, ada, 10**30)  # nor see what is yet to come
    assert mine(house, ada)[0].unseen == 0
    looked(house, company.table, ada, -(10**30))
    company.play(2)
    assert mine(house, ada)[0].unseen == 2
    assert refusal(looked, house, company.table, guests(house, 1)[0], 1).error == "not-seated"


def test_finished_tables_fall_off_a_long_list_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    time = house.now = Time()
    ada, bo = guests(house, 2)
    old = make_table(house, ada, NewTable("histrio", 2, seat=1))
    finished = []
    for _ in range(3):
        time.pass_(1)
        company = table_of(house, "histrio", 2, people=1)
        company.play()
        finished.append(company)
    # the same person at all of them
    with house.store.write() as connection:
        connection.execute(SEATS.update().where(SEATS.c.person.is_not(None), SEATS.c.person != ada).values(person=ada))
    monkeypatch.setattr(listing, "MOST", 3)
    assert [info.id for info in mine(house, ada)] == [old, finished[2].table, finished[1].table]
    assert mine(house, bo) == []


def test_the_lobby_shows_listed_tables_with_a_seat_left_and_matches_to_watch(house: House) -> None:
    time = house.now = Time()
    ada, bo = guests(house, 2)
    wanted = make_table(house, ada, NewTable("rokoko", 3, listed=True, bots=["thumb"]))
    make_table(house, ada, NewTable("rokoko", 3))
    full = make_table(house, ada, NewTable("rokoko", 2, listed=True, bots=["thumb"]))
    time.pass_(1)
    shown = table_of(house, listed=True, watch="anyone")
    table_of(house, listed=True, watch="link")
    table_of(house, listed=False, watch="anyone")
    assert [info.id for info in lobby(house, None)] == [wanted, shown.table]
    assert full not in [info.id for info in lobby(house, bo)]
    assert not any(info.is_owner for info in lobby(house, bo))
    join(house, wanted, bo, Join())
    assert [info.id for info in lobby(house, bo)] == [shown.table]
    shown.play()
    assert lobby(house, None) == []
