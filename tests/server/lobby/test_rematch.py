"""Rematches: one table for all players of a match, with their seats reserved."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.infrastructure.seated_table import SeatedTable, guests, refusal, table_of
from trianon.server.lobby.seating import join, leave, remove
from trianon.server.lobby.tables import rematch, start
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.people.departure import delete_person
from trianon.server.storage.schema import TABLES
from trianon.server.wire.table_messages import BotSeats, Clock, Join


def finished(node: ServerNode, people: int = 2, players: int = 2, **wanted: Any) -> SeatedTable:
    company = table_of(node, "histrio", players, people, **wanted)
    company.play()
    return company


def test_a_rematch_is_a_table_like_the_first_that_the_others_join(node: ServerNode) -> None:
    company = finished(node, 2, 3, hints=True, watch="anyone", clock=Clock(60, 60))
    ada, bo = company.ids
    again = rematch(node, company.table, bo, Join(salt="sel"))
    assert company.now(1).table.rematch == again
    assert rematch(node, company.table, bo, Join(salt="")) == again
    assert rematch(node, company.table, ada, Join(salt="poivre")) == again
    info = situation(node.tables, again, bo).table
    assert (info.hints, info.watch, info.clock, info.players, info.is_owner) == (True, "anyone", Clock(60, 60), 3, True)
    assert sorted(seat.kind for seat in info.seats) == ["bot", "person", "person"]
    assert info.commitment != company.now(1).table.commitment
    start(node.tables, again, bo, BotSeats())


def test_concurrent_rematch_requests_share_a_table(node: ServerNode) -> None:
    company = finished(node)
    with ThreadPoolExecutor(4) as threads:
        asked = company.ids * 3
        tables = set(threads.map(lambda person: rematch(node, company.table, person, Join(salt="")), asked))
    assert len(tables) == 1
    with node.store.read() as connection:
        assert len(connection.execute(TABLES.select()).all()) == 2
    assert [seat.kind for seat in situation(node.tables, tables.pop(), None).table.seats] == ["person"] * 2


def test_a_rematch_that_was_left_again_can_be_asked_for_again(node: ServerNode) -> None:
    company = finished(node)
    ada, bo = company.ids
    first = rematch(node, company.table, ada, Join(salt=""))
    leave(node.tables, first, ada)
    second = rematch(node, company.table, bo, Join(salt=""))
    assert second != first
    assert rematch(node, company.table, ada, Join(salt="")) == second


def test_no_seat_is_kept_for_a_person_who_is_deleted_since(node: ServerNode) -> None:
    company = finished(node, 3, 3)
    ada, bo, cy = company.ids
    delete_person(node, bo, company.now(2).table.seats[1].name)
    again = rematch(node, company.table, ada, Join(salt=""))
    assert sorted((seat.kind, seat.kept) for seat in situation(node.tables, again, ada).table.seats) == [
        ("open", False), ("open", True), ("person", False),
    ]  # fmt: skip
    for person in (cy, *guests(node, 1)):
        join(node.tables, again, person, Join(salt=""))


def test_a_rematch_against_bots_starts_immediately(node: ServerNode) -> None:
    company = finished(node, 1)
    ada = company.ids[0]
    assert situation(node.tables, rematch(node, company.table, ada, Join(salt="")), ada).table.status == "running"


def test_a_rematch_needs_an_end_and_a_seat(node: ServerNode) -> None:
    company = table_of(node)
    ada = company.ids[0]
    assert refusal(rematch, node, company.table, ada, "").error == "not-over"
    assert refusal(rematch, node, company.table, guests(node, 1)[0], "").error == "not-seated"


def test_seats_of_a_rematch_are_reserved_for_its_players(node: ServerNode) -> None:
    company = finished(node, 3, 3)
    ada, bo, cy = company.ids
    stranger = guests(node, 1)[0]
    again = rematch(node, company.table, ada, Join())
    assert sorted((seat.kind, seat.kept) for seat in situation(node.tables, again, ada).table.seats) == [
        ("open", True), ("open", True), ("person", False),
    ]  # fmt: skip
    assert refusal(join, node.tables, again, stranger, Join()).error == "table-full"
    assert rematch(node, company.table, bo, Join()) == again
    left = next(seat.seat for seat in situation(node.tables, again, ada).table.seats if seat.kept)
    remove(node.tables, again, ada, left - 1)  # cy will not come
    join(node.tables, again, stranger, Join())
    assert refusal(join, node.tables, again, cy, Join()).error == "table-full"
