"""No salt is opened before all seats and commitments are final; the last one, or the time limit, begins the match."""

import json

from sqlalchemy import text

from tests.infrastructure.seated_table import SeatedTable, Time, finished, guests, refusal
from trianon.core.fairness import commitment_of, deal_commitment, seed_of
from trianon.core.match_file.read import read_record
from trianon.core.match_file.verify import verify
from trianon.games import game_of
from trianon.server.limits import SALT_OPENING_LIMIT
from trianon.server.lobby.seating import join, leave, remove
from trianon.server.lobby.tables import begin_overdue_match, create_table, open_salt, rematch, start
from trianon.server.matches.replays import match_file
from trianon.server.matches.situations import situation
from trianon.server.matches.stand_ins import overdue_tables
from trianon.server.node import ServerNode
from trianon.server.storage.migrate import migrate, migrate_back
from trianon.server.wire.table_messages import BotSeats, Join, NewTable

SALTS = ("sel", "poivre")
HASHES = [commitment_of(salt) for salt in SALTS]


def opening(node: ServerNode, players: int = 2, bots: int = 0) -> SeatedTable:
    """A table after its owner started the match: committed salts of two people, and bots behind them, are awaited."""
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("histrio", players, seat=1, salt_commitment=HASHES[0]))
    join(node.tables, table, bo, Join(seat=2, salt_commitment=HASHES[1]))
    start(node.tables, table, ada, BotSeats(["random"] * bots))
    return SeatedTable(node, table, [ada, bo, *[None] * bots])


def test_the_last_opened_salt_begins_the_match(node: ServerNode) -> None:
    company = opening(node, 3, bots=1)
    for seat in (1, 2):
        info = company.now(seat).table
        assert info.status == "open"
        assert info.opening is not None
        assert info.opening.salt_commitments == [*HASHES, ""]
        open_salt(node.tables, company.table, company.ids[seat - 1], SALTS[seat - 1])
        open_salt(node.tables, company.table, company.ids[seat - 1], SALTS[seat - 1])  # after a lost reply
    info = company.now(1).table
    assert (info.status, info.opening) == ("running", None)
    assert info.commitment == commitment_of(company.row().secret)
    assert company.row().seed == seed_of(company.row().secret, [*SALTS, ""])
    company.play()
    record = read_record(match_file(node.tables, company.table, None), "m.json", game_of)
    verify(record)
    assert record.fairness is not None
    assert record.fairness.deal_commitment == deal_commitment(info.commitment, [*HASHES, ""])
    assert record.fairness.committed_seats == [1, 2]


def test_seats_are_final_while_salts_are_opened_and_only_then(node: ServerNode) -> None:
    ada, bo, cy = guests(node, 3)
    table = create_table(node, ada, NewTable("histrio", 3, seat=1, salt_commitment=HASHES[0]))
    join(node.tables, table, bo, Join(seat=2, salt_commitment=HASHES[1]))
    assert refusal(open_salt, node.tables, table, ada, SALTS[0]).error == "not-opening"
    start(node.tables, table, ada, BotSeats(["random"]))
    for attempt in (
        lambda: join(node.tables, table, cy, Join()),
        lambda: leave(node.tables, table, bo),
        lambda: remove(node.tables, table, ada, 1),
        lambda: start(node.tables, table, ada, BotSeats()),
    ):
        assert refusal(attempt).error == "opening"
    assert refusal(open_salt, node.tables, table, cy, SALTS[1]).error == "not-seated"
    for salt in (SALTS[1], "sucre"):
        assert refusal(open_salt, node.tables, table, ada, salt).error == "other-salt"
    assert all(not seat.salt for seat in SeatedTable(node, table, []).seats())


def test_a_salt_that_is_not_opened_in_time_does_not_count(node: ServerNode, time: Time) -> None:
    company = opening(node)
    open_salt(node.tables, company.table, company.ids[0], SALTS[0])
    begin_overdue_match(node.tables, company.table)
    assert company.now(1).table.status == "open"
    time.pass_(SALT_OPENING_LIMIT + 1)
    assert overdue_tables(node) == [company.table]
    begin_overdue_match(node.tables, company.table)
    begin_overdue_match(node.tables, company.table)  # another node found it, too
    assert company.now(1).table.status == "running"
    assert company.row().seed == seed_of(company.row().secret, [SALTS[0], ""])
    assert refusal(open_salt, node.tables, company.table, company.ids[1], SALTS[1]).error == "not-opening"
    company.play()
    fairness = json.loads(match_file(node.tables, company.table, None))["fairness"]
    assert fairness["salts"] == [SALTS[0], ""]
    assert fairness["salt_commitments"] == HASHES
    assert fairness["committed"] == [True, False]


def test_a_table_against_bots_awaits_the_salt_of_its_owner(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    wanted = NewTable("histrio", 2, bots=["random"], start=True, seat=1, salt_commitment=HASHES[0])
    company = SeatedTable(node, create_table(node, ada, wanted), [ada, None])
    open_salt(node.tables, company.table, ada, SALTS[0])
    company.play()
    again = rematch(node, company.table, ada, Join(salt_commitment=HASHES[1]))
    open_salt(node.tables, again, ada, SALTS[1])
    assert situation(node.tables, again, ada).table.status == "running"


def test_salts_without_a_commitment_begin_at_once_and_prove_nothing(node: ServerNode) -> None:
    result = finished(node, people=1, salt="sel").result()
    assert result.fairness is not None
    assert result.fairness.salts == ["sel", ""]
    assert result.fairness.committed == [False, False]
    assert result.fairness.salt_commitments == [HASHES[0], ""]


def test_waiting_tables_and_finished_matches_survive_the_upgrade_and_the_way_back(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    done = finished(node, seated=[ada], salt="sel")
    waiting = create_table(node, ada, NewTable("histrio", 2, seat=1, salt="sel"))
    migrate_back(node.store, "0011")
    with node.store.write() as connection:  # what the version before wrote
        connection.execute(text("UPDATE seats SET knew_commitment = (salt <> '')"))
    migrate(node.store)
    node.tables.table_cache.discard(done.table)
    fairness = json.loads(match_file(node.tables, done.table, ada))["fairness"]
    assert fairness["salt_commitments"] == []
    assert fairness["committed"] == [True, False]
    verify(read_record(match_file(node.tables, done.table, ada), "m.json", game_of))
    join(node.tables, waiting, bo, Join(salt_commitment=HASHES[1]))
    start(node.tables, waiting, ada, BotSeats())
    info = situation(node.tables, waiting, bo).table
    assert info.opening is not None
    assert info.opening.salt_commitments == HASHES
    open_salt(node.tables, waiting, bo, SALTS[1])
    company = SeatedTable(node, waiting, [ada, bo])
    company.play()
    record = read_record(match_file(node.tables, waiting, ada), "m.json", game_of)
    verify(record)
    assert record.fairness is not None
    assert record.fairness.committed_seats == [2]
