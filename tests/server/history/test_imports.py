"""Match files that are opened on a server: finished tables to replay and analyse, without people."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.infrastructure.seated_table import SeatedTable, Time, finished, guests, refusal
from tests.server.conftest import ON_SQLITE
from trianon.server import daily_quotas
from trianon.server.bots.analyses import stored_analysis
from trianon.server.history import imports
from trianon.server.history.imports import import_match
from trianon.server.http.error_responses import to_problem
from trianon.server.limits import CLOSED_TABLE_LIFETIME, IMPORT_LIFETIME
from trianon.server.lobby.table_lists import lobby, my_tables
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.storage.retention import apply_retention
from trianon.texts.languages import LANGUAGES

HOME, AWAY = "198.51.100.7", "198.51.100.8"


@ON_SQLITE
def test_an_imported_match_replays_like_the_one_it_came_from(node: ServerNode) -> None:
    company, text = _played(node)
    guest = guests(node, 1)[0]
    table = import_match(node, guest, text, HOME)
    assert import_match(node, guests(node, 1)[0], text, HOME) == table  # the same match, sent by another person
    shown, was = situation(node.tables, table, guest), company.now(1)
    assert (shown.table.status, shown.decision, shown.number) == ("over", None, was.number)
    assert shown.result is not None
    assert was.result is not None
    assert (shown.result.points, shown.result.placings) == (was.result.points, was.result.placings)
    assert shown.result.fairness is None
    assert [(seat.kind, seat.name) for seat in shown.table.seats] == [("person", seat.name) for seat in was.table.seats]
    for at in (0, 1, 40, was.number - 1):
        for seat in (1, 2):
            here, there = (replay_at(node, one, guest, at, seat) for one in (table, company.table))
            assert (here.view, here.question, here.answers) == (there.view, there.question, there.answers)
    assert stored_analysis(node.tables, table, guest, 2).total > 0
    assert not my_tables(node.store, guest, node.now())
    assert table not in [each.id for each in lobby(node.store, guest, node.now())]
    again, first = json.loads(match_file(node.tables, table, guest)), json.loads(text)
    assert again == {**first, "fairness": None} or again == {key: first[key] for key in again}


@ON_SQLITE
def test_faulty_files_are_refused_with_the_place_in_every_language(node: ServerNode) -> None:
    _, text = _played(node)
    guest = guests(node, 1)[0]

    def changed(change: Callable[[Any], object]) -> str:
        values = json.loads(text)
        change(values)
        return json.dumps(values)

    for broken, place in (
        ("{", "1"),
        (changed(lambda values: values.update(players=9)), "players"),
        (changed(lambda values: values.update(seed="a\0b")), "seed"),
        (changed(lambda values: values["answers"][3].__setitem__(1, "nonsense")), "4"),
    ):
        error = refusal(import_match, node, guest, broken, HOME)
        assert error.error == "bad-match-file"
        for language in LANGUAGES:
            assert place in to_problem(error, language).text
    running = changed(lambda values: values.update(answers=values["answers"][:-1], finished=False, result=None))
    assert refusal(import_match, node, guest, running, HOME).error == "not-over"
    begun = changed(lambda values: values.update(starting_player=1))
    assert refusal(import_match, node, guest, begun, HOME).error == "import-start"


@ON_SQLITE
def test_imports_are_limited_and_expire_and_another_import_keeps_them(
    node: ServerNode, monkeypatch: pytest.MonkeyPatch, time: Time
) -> None:
    monkeypatch.setattr(imports, "MAX_IMPORTS", 1)
    company, text = _played(node)
    guest, other = guests(node, 2)
    values = json.loads(text)
    first = import_match(node, guest, text, HOME)
    values["seats"][0] = "Zoe"
    more = json.dumps(values)
    assert refusal(import_match, node, guest, more, HOME).error == "too-many-imports"
    assert import_match(node, guest, text, HOME) == first
    assert situation(node.tables, import_match(node, other, more, HOME), guest).table.seats[0].name == "Zoe"
    time.pass_(IMPORT_LIFETIME / 2)
    import_match(node, other, text, HOME)
    time.pass_(IMPORT_LIFETIME / 2 + 1)
    apply_retention(node.store, node.now())
    assert situation(node.tables, first, guest).result is not None, "opened by another person in the meantime"
    time.pass_(IMPORT_LIFETIME / 2)
    apply_retention(node.store, node.now())
    assert refusal(situation, node.tables, first, guest).error == "no-table"
    assert import_match(node, guest, more, HOME)
    time.pass_(CLOSED_TABLE_LIFETIME + 1)
    apply_retention(node.store, node.now())
    assert company.now(1).result is not None  # the match itself is kept


@ON_SQLITE
def test_only_a_match_that_is_new_counts_for_its_address(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_quotas, "MAX_ADDRESS_IMPORTS", 1)
    counting = replace(node, config=replace(node.config, rate_limit_factor=1.0))
    _, text = _played(node)
    guest = guests(node, 1)[0]
    table = import_match(counting, guest, text, HOME)
    assert import_match(counting, guest, text, HOME) == table
    other = json.dumps({**json.loads(text), "seats": ["Ada", "Zoe"]})
    assert refusal(import_match, counting, guest, other, HOME).error == "too-fast"
    assert import_match(counting, guest, other, AWAY) != table


def _played(node: ServerNode) -> tuple[SeatedTable, str]:
    company = finished(node)
    return company, match_file(node.tables, company.table, company.people[0])
