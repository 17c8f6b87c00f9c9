"""Talk at a table: numbered, with who said it and from where; only who sits there speaks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.driving import Time, guests, refusal, table_of
from trianon.server.chat import MOST, said, say
from trianon.server.house import House
from trianon.server.people import change
from trianon.server.protocol import Join, MeChange, NewTable
from trianon.server.tables import join, leave, make_table


def test_what_is_said_is_heard_by_everybody_who_may_look(house: House) -> None:
    time = house.now = Time()
    company = table_of(house, "histrio", 2)
    ada, bo = company.people
    assert ada
    assert bo
    change(house, ada, MeChange(name="Ada"))
    first = say(house, company.table, ada, "  Bonjour, 大家好 \N{PERFORMING ARTS}  ")
    time.pass_(3)
    second = say(house, company.table, bo, "Salut")
    assert (first.number, first.name, first.seat, first.text, first.at) == (
        1,
        "Ada",
        1,
        "Bonjour, 大家好 \N{PERFORMING ARTS}",
        time.now - 3,
    )
    for listener in (ada, bo, guests(house, 1)[0], None):
        assert said(house, company.table, listener) == [first, second]
        assert said(house, company.table, listener, since=1) == [second]
        assert said(house, company.table, listener, since=2) == []


def test_who_does_not_sit_there_is_silent_and_sees_no_private_table(house: House) -> None:
    company, stranger = table_of(house, watch="nobody"), guests(house, 1)[0]
    assert refusal(say, house, company.table, stranger, "boo").status == 404
    assert refusal(said, house, company.table, stranger).error == "no-table"
    assert refusal(say, house, table_of(house).table, stranger, "boo").error == "not-seated"
    assert refusal(say, house, company.table, company.people[0] or "", " \n ").error == "empty-chat"


def test_one_talks_before_the_match_and_a_line_outlives_its_speakers_seat(house: House) -> None:
    ada, bo = guests(house, 2)
    table = make_table(house, ada, NewTable("rokoko", 3))
    join(house, table, bo, Join())
    say(house, table, bo, "adieu")
    leave(house, table, bo)
    line = said(house, table, ada)[0]
    assert (line.text, line.seat) == ("adieu", None)
    assert line.name


def test_only_the_latest_lines_are_told_at_once_and_all_are_numbered(house: House) -> None:
    company = table_of(house)
    ada = company.people[0]
    assert ada
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda i: say(house, company.table, ada, f"line {i}"), range(MOST + 5)))
    lines = said(house, company.table, None)
    assert [line.number for line in lines] == list(range(6, MOST + 6))
