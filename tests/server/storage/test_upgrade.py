"""After an upgrade: running matches go on from their snapshots, whatever became of rules and layouts meanwhile."""

import json
import zlib
from contextlib import closing
from typing import Any

import numpy as np

from tests.infrastructure.seated_table import SeatedTable, assert_replays, refusal, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.kernel.struct import dtype_of, to_bytes, zero
from trianon.games import game_of
from trianon.server.admin import replay_all, started_tables
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.undo import request_undo, undo_answer
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.schema import EDITIONS, ENTRIES, LAYOUTS, TABLES
from trianon.server.table_store.entries import START
from trianon.server.table_store.snapshots import convert_layout, fields_of, layout_of

OLD = "an older one"
EARLIER = load_edition(game_of("rokoko").schema).text.replace("livre = 15", "livre = 25", 1)


def older(game: str) -> tuple[str, np.dtype[Any]]:
    """A layout as it might have been: the fields the other way round, and one that is no longer there."""
    present: Any = dtype_of(game_of(game).state)
    names = [*reversed(present.names), "forgotten"]
    kinds: Any = [*(present.fields[name][0] for name in reversed(present.names)), np.dtype("<i4")]
    layout = np.dtype(list(zip(names, kinds, strict=True)))
    fields: Any = layout.fields
    described = [[name, fields[name][0].base.str, list(fields[name][0].shape), fields[name][1]] for name in names]
    return json.dumps({"size": layout.itemsize, "fields": described}), layout


def age(company: SeatedTable) -> list[int]:
    """Write all snapshots of a match as an older program would have; the numbers of their entries."""
    row = company.row()
    fields, layout = older(row.game)
    present: Any = dtype_of(game_of(row.game).state)
    with company.node.store.write() as connection:
        connection.execute(LAYOUTS.insert().values(id=OLD, game=row.game, fields=fields))
        entries = connection.execute(ENTRIES.select().where(ENTRIES.c.table_id == company.table)).all()
        for entry in entries:
            now = np.frombuffer(zlib.decompress(entry.state), present)[0]
            then = np.zeros((), layout)
            for name in present.names:
                then[name] = now[name]
            then["forgotten"] = 77
            which = (ENTRIES.c.table_id == company.table) & (ENTRIES.c.number == entry.number)
            connection.execute(ENTRIES.update().where(which).values(layout=OLD, state=zlib.compress(then.tobytes())))
    company.node.tables.match_cache.discard(company.table)
    return [entry.number for entry in entries]


@GAME_AND_DATABASE
def test_a_running_match_goes_on_after_its_layout_changed(node: ServerNode, game: str) -> None:
    company = table_of(node, game, 3)
    company.play(25)
    before, state = [company.now(seat) for seat in range(4)], to_bytes(company.loaded().match.s)
    old = age(company)
    assert to_bytes(company.loaded().match.s) == state
    assert [company.now(seat) for seat in range(4)] == before
    seat = next((seat for seat in range(3) if company.loaded().match.may_undo(seat)), None)
    if seat is not None:
        undo_answer(node.tables, company.table, company.people[seat] or "")
    company.play()
    assert company.now(1).result is not None
    assert_replays(company)
    assert replay_all(node.store, started_tables(node.store)).failures == []
    with node.store.read() as connection:
        rows = connection.execute(ENTRIES.select().order_by(ENTRIES.c.number)).all()
    assert {row.number for row in rows if row.layout == OLD} == set(old)
    assert {row.layout for row in rows if row.number > max(old)} == {layout_of(game_of(game))}
    replay_at(node, company.table, None, 3, 2)  # from an old snapshot
    replay_at(node, company.table, None, 30, 2)


def test_a_match_goes_back_to_a_snapshot_of_an_older_layout(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2, people=1)
    company.play(20)
    early = to_bytes(company.loaded().match.s)
    to = company.row().number
    age(company)
    company.play(20)
    request_undo(node.tables, company.table, company.person(1), to)
    assert to_bytes(company.loaded().match.s) == early
    request_undo(node.tables, company.table, company.person(1), START)
    company.play()
    assert_replays(company)


def test_fields_that_are_new_or_longer_begin_with_nothing() -> None:
    game = game_of("histrio")
    described = json.loads(fields_of(game))
    present: Any = dtype_of(game.state)
    dropped, cut = "answers", next(name for name in present.names if present.fields[name][0].shape)
    shorter = [
        [name, kind, [shape[0] - 1, *shape[1:]] if name == cut else shape, place]
        for name, kind, shape, place in described["fields"]
        if name != dropped
    ]
    s: Any = zero(game.state)
    raw = np.frombuffer(to_bytes(s), np.uint8).copy()
    raw[:] = 1
    carried = convert_layout(game, json.dumps({"size": described["size"], "fields": shorter}), raw.tobytes())
    assert carried[dropped] == 0
    assert not np.any(carried[cut][-1])
    assert np.all(carried[cut][:-1] != 0)
    other = next(name for name in present.names if name not in (dropped, cut))
    assert np.all(carried[other] != 0)


def test_a_match_goes_on_though_its_first_answers_are_no_longer_known(node: ServerNode) -> None:
    """What was answered is past: only the snapshot has to make sense to the present rules."""
    company = table_of(node, "histrio", 2)
    assert company.now(1).table.rules == game_of("histrio").version
    company.play(20)
    with node.store.write() as connection:
        connection.execute(TABLES.update().values(rules=41))
        connection.execute(ENTRIES.update().where(ENTRIES.c.number == 2).values(key="sing:aria"))
    node.tables.match_cache.discard(company.table)
    assert company.now(1).view is not None
    company.play()
    assert company.now(1).result is not None
    assert company.now(1).table.rules == 41
    trouble = refusal(match_file, node.tables, company.table, None)
    assert (trouble.error, trouble.facts["rules"]) == ("other-rules", 41)
    [group] = replay_all(node.store, started_tables(node.store)).groups()
    assert (group["kind"], group["rules"], group["tables"]) == ("key", 41, [company.table])
    assert replay_at(node, company.table, None, 15, 1).view


def test_a_table_keeps_the_edition_it_was_made_with(node: ServerNode) -> None:
    """An earlier program came with more Livre; a newer one goes on with its tables, and makes new ones as today."""
    earlier = edition_from_text(game_of("rokoko").schema, EARLIER, "reference")
    company = table_of(node, "rokoko", 2)
    with node.store.write() as connection:
        connection.execute(EDITIONS.insert().values(digest=earlier.digest, game="rokoko", text=EARLIER))
        connection.execute(TABLES.update().where(TABLES.c.id == company.table).values(digest=earlier.digest))
    with closing(open_node(node.config)) as newer:
        assert company.loaded(newer).match.setting.edition.digest == earlier.digest
        fresh = table_of(newer, "rokoko", 2)
        assert fresh.loaded(newer).match.setting.edition.digest == load_edition(game_of("rokoko").schema).digest


def test_the_edition_that_comes_with_a_game_is_written_down_once(node: ServerNode) -> None:
    for _ in range(2):
        table_of(node, "histrio", 2)
    with node.store.read() as connection:
        kept = connection.execute(EDITIONS.select()).all()
    reference = load_edition(game_of("histrio").schema)
    assert [(row.digest, row.text) for row in kept] == [(reference.digest, reference.text)]
