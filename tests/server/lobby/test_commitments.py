"""Commitments are given before any salt, once each, and the record says for which seats."""

from __future__ import annotations

import json

from tests.server.company import Company, Time, guests, refusal
from trianon.core.fairness import commitment_of, seed_of
from trianon.server.limits import COMMITMENT_LIFETIME, MAX_COMMITMENTS
from trianon.server.lobby.commitments import create_commitment
from trianon.server.lobby.seating import join
from trianon.server.lobby.tables import create_table, rematch
from trianon.server.matches.replays import match_file
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.storage.retention import apply_retention
from trianon.server.storage.schema import COMMITMENTS
from trianon.server.wire.table_messages import Join, NewTable


def alone(commitment: str | None, salt: str = "sel") -> NewTable:
    return NewTable("histrio", 2, bots=["random"], start=True, seat=1, salt=salt, commitment=commitment)


def test_a_table_played_alone_is_made_with_the_secret_committed_before_its_salt(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    given = create_commitment(node, ada).commitment
    table = create_table(node, ada, alone(given))
    row = Company(node, table, [ada, None]).row()
    assert row.commitment == given == commitment_of(row.secret)
    assert row.seed == seed_of(row.secret, ["sel", ""])


def test_a_commitment_is_good_once_for_its_own_person_for_a_day(node: ServerNode) -> None:
    node.tables.now = time = Time()
    ada, bo = guests(node, 2)
    given = create_commitment(node, ada).commitment
    assert refusal(create_table, node, bo, alone(given)).error == "no-commitment"
    create_table(node, ada, alone(given))
    assert refusal(create_table, node, ada, alone(given, "other")).error == "no-commitment"
    late = create_commitment(node, ada)
    time.pass_(COMMITMENT_LIFETIME + 1)
    assert refusal(create_table, node, ada, alone(late.commitment)).error == "no-commitment"
    assert refusal(create_table, node, ada, alone("0" * 64)).error == "no-commitment"
    apply_retention(node.store, time())
    with node.store.read() as connection:
        assert connection.execute(COMMITMENTS.select()).all() == []


def test_unused_commitments_do_not_pile_up(node: ServerNode) -> None:
    node.tables.now = time = Time()
    ada = guests(node, 1)[0]
    given = []
    for _ in range(MAX_COMMITMENTS + 3):
        time.pass_(1)
        given.append(create_commitment(node, ada).commitment)
    with node.store.read() as connection:
        kept = {row.commitment for row in connection.execute(COMMITMENTS.select())}
    assert kept == set(given[-MAX_COMMITMENTS:])


def test_a_guest_joins_with_the_commitment_of_the_table(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("histrio", 2, seat=1, salt="sel"))
    assert refusal(join, node.tables, table, bo, Join(salt="poivre", commitment="0" * 64)).error == "other-commitment"
    join(node.tables, table, bo, Join(salt="poivre", commitment=situation(node.tables, table, bo).table.commitment))
    assert [seat.knew_commitment for seat in Company(node, table, [ada, bo]).seats()] == [False, True]


def test_result_and_record_name_the_seats_whose_salt_came_after_the_commitment(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    given = create_commitment(node, ada).commitment
    company = Company(node, create_table(node, ada, alone(given)), [ada, None])
    company.play()
    result = company.now(1).result
    assert result is not None
    assert result.fairness is not None
    assert result.fairness.committed == [True, False]
    assert json.loads(match_file(node.tables, company.table, ada))["fairness"]["committed"] == [True, False]
    again = rematch(node, company.table, ada, Join(salt="x", commitment=create_commitment(node, ada).commitment))
    mine = next(seat for seat in Company(node, again, [ada, None]).seats() if seat.person == ada)
    assert mine.knew_commitment
