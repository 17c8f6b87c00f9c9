"""What one address may leave in the database on a day."""

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from pathlib import Path

import pytest
from sqlalchemy import Table

from tests.infrastructure.guests import Guest
from tests.infrastructure.kept_rows import count_rows
from tests.infrastructure.seated_table import Time, refusal
from tests.infrastructure.twin_nodes import served_node
from trianon.core.puzzles.file import puzzles_of
from trianon.server import daily_quotas
from trianon.server.daily_quotas import charge_import, charge_table
from trianon.server.limits import DAY
from trianon.server.node import ServerNode
from trianon.server.storage.retention import apply_retention
from trianon.server.storage.schema import IMPORT_COUNTS, TABLE_COUNTS

HOME = "198.51.100.7"


@pytest.mark.parametrize(
    ("name", "charge", "counts"),
    [("MAX_ADDRESS_IMPORTS", charge_import, IMPORT_COUNTS), ("MAX_ADDRESS_TABLES", charge_table, TABLE_COUNTS)],
)
def test_an_address_is_counted_by_all_nodes_together(
    node: ServerNode, monkeypatch: pytest.MonkeyPatch, name: str, charge: Callable[..., None], counts: Table
) -> None:
    """Of IPv6 a host has as many as an address, and its site four times as many."""
    monkeypatch.setattr(daily_quotas, name, 2)
    time = node.tables.now = Time()
    nodes = [replace(node, config=replace(node.config, node_name=name, rate_limit_factor=1.0)) for name in "ab"]
    for each in nodes:
        each.tables.now = time
        charge(each, HOME)
    for each in nodes:
        assert refusal(charge, each, HOME).facts["seconds"] == ceil(DAY - time() % DAY)
    sent = [nodes[host % 2] for host in range(8)]
    for host, each in enumerate(sent):
        charge(each, f"2001:db8:1:{host // 2}::{host}")
    assert refusal(charge, nodes[0], "2001:db8:1:9::1").error == "too-fast"
    charge(nodes[0], "2001:db8:2::1")
    time.pass_(DAY)
    apply_retention(node.store, time())
    assert count_rows(node.store, counts) == 0
    charge(nodes[0], HOME)


def test_every_way_to_make_a_table_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_quotas, "MAX_ADDRESS_TABLES", 1)
    with served_node(tmp_path, rate_limit_factor=1.0) as http:
        guest = Guest(http)
        table = guest.make("histrio", 2)
        puzzle = next(iter(puzzles_of("rokoko")))
        for path, wanted in {
            "/api/tables": {"game": "histrio", "players": 2},
            f"/api/tables/{table}/rematch": {},
            f"/api/tables/{table}/play-on": {"at": 0, "seat": 1, "bots": ["novice"]},
            "/api/games/histrio/lessons/first": {},
            f"/api/games/rokoko/puzzles/{puzzle}": {},
        }.items():
            done = guest.ask("POST", path, wanted)
            assert (done.status_code, done.json()["error"]) == (429, "too-fast"), path
            assert int(done.headers["retry-after"]) > 10, path
