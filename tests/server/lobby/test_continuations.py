"""Finished matches played on from one of their positions: private, and sampled from what one seat saw."""

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.contract.table import world_of
from tests.infrastructure.seated_table import SeatedTable, assert_replays, finished, guests, refusal, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match, Start
from trianon.core.match_file.read import read_record
from trianon.core.match_file.replay import replay
from trianon.core.puzzles.file import puzzles_of
from trianon.games import game_of
from trianon.server.admin import replay_all, started_tables
from trianon.server.bots.analyses import stored_analysis
from trianon.server.lobby.continuations import play_on, play_puzzle_on
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.undo import undo_answer
from trianon.server.node import ServerNode
from trianon.server.table_store.editions import setting_of
from trianon.server.wire.table_messages import PlayOn
from trianon.viewing.positions import sampled_position

GAMES = pytest.mark.parametrize("game", ["histrio", "rokoko"])
COUNTED = ("decision", "horizon")  # numbers of answers: a new match counts its own


def continued(company: SeatedTable, person: str, at: int, seat: int) -> SeatedTable:
    """The match a person plays on, at a seat counted from 1."""
    players = len(company.people)
    bots: list[Any] = ["random"] * (players - 1)
    table = play_on(company.node, company.table, person, PlayOn(at, seat, bots))
    return SeatedTable(company.node, table, [person if each == seat - 1 else None for each in range(players)])


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what counts answers."""
    return {name: value for name, value in view.items() if name not in COUNTED}


@GAME_AND_DATABASE
def test_a_seat_sees_the_moment_it_plays_on_from(node: ServerNode, game: str) -> None:
    company = finished(node, game, 3)
    ada, bo = company.ids[:2]
    answers = len(company.loaded().match.answers)
    for at, seat in ((0, 1), (answers // 3, 2), (answers // 2, 3), (answers - 1, 1)):
        then = replay_at(node, company.table, ada, at, seat)
        again = continued(company, ada, at, seat)
        now = again.now(seat)
        assert (now.table.status, now.table.watch, now.table.from_position) == ("running", "nobody", True)
        assert now.view is not None
        assert seen(now.view) == seen(then.view)
        assert now.question is not None
        assert now.question["question"] == then.question["question"]
        again.people[seat - 1] = bo
        assert refusal(again.now, seat).error == "no-table", "only its player sees it"


def test_repeated_requests_make_one_table_until_it_is_played(node: ServerNode) -> None:
    company = finished(node, "histrio", 3)
    ada, bo = company.ids[:2]
    with ThreadPoolExecutor(6) as threads:
        made = set(threads.map(lambda _: continued(company, ada, 0, 1).table, range(6)))
        puzzle = next(iter(puzzles_of("histrio")))
        made |= set(threads.map(lambda _: play_puzzle_on(node, "histrio", puzzle, ada), range(6)))
    assert len(made) == 2
    others = {continued(company, *at).table for at in ((ada, 0, 2), (ada, 1, 1), (bo, 0, 1))}
    assert len(others | made) == 5
    again = continued(company, ada, 0, 1)
    again.play(until=lambda table: 0 in table.loaded().match.asked())
    again.answer(1)
    assert continued(company, ada, 0, 1).table not in made


@GAME_AND_DATABASE
def test_a_continuation_is_played_undone_recorded_and_verified(node: ServerNode, game: str) -> None:
    company = finished(node, game, 3)
    [cleo] = guests(node, 1)
    again = continued(company, cleo, len(company.loaded().match.answers) // 2, 2)
    again.play(until=lambda table: 1 in table.loaded().match.asked())
    before = again.now(2).view
    again.answer(2)
    undo_answer(node.tables, again.table, cleo)
    assert again.now(2).view == before
    again.play()
    result = again.result(2)
    assert result.fairness is None
    assert_replays(again)
    text = match_file(node.tables, again.table, cleo)
    assert "fairness" not in json.loads(text)
    read = read_record(text, "record", game_of)
    assert read.start.position is not None
    assert replay(read).result() == {"points": result.points, "placings": result.placings}
    assert stored_analysis(node.tables, again.table, cleo, 2).total > 0
    assert replay_at(node, again.table, cleo, 0, 2).answers == len(read.answers)
    once_more = continued(again, cleo, 1, 1)
    assert once_more.now(1).table.from_position
    assert not replay_all(node.store, started_tables(node.store)).failures


@GAMES
def test_what_is_sampled_depends_on_nothing_the_seat_could_not_know(game: str) -> None:
    setting, chance = setting_of(game, "reference", None, 3), Random(7)
    match = Match(setting, Start("worlds"))
    hidden = 0
    while not match.over:
        if match.answer_count % 9 == 0:
            for seat in range(setting.players):
                other = Match(setting, Start("other"), world_of(setting, match.s, seat, f"{match.answer_count} {seat}"))
                hidden += to_bytes(other.s) != to_bytes(match.s)
                found = sampled_position(match, seat, "seed")
                assert found == sampled_position(other, seat, "seed")
                assert found != sampled_position(match, seat, "other seed")
        seat = chance.choice(match.asked())
        match.answer(seat, chance.choice(match.options(seat)))
    assert hidden > 10, "the worlds compared must differ"


def test_what_cannot_be_played_on_is_refused(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2, watch="nobody")
    ada = company.person(1)
    [stranger] = guests(node, 1)
    assert refusal(continued, company, ada, 0, 1).error == "not-over"
    company.play()
    last = len(company.loaded().match.answers)
    assert refusal(continued, company, ada, last, 1).error == "nothing-follows"
    assert refusal(continued, company, ada, last + 1, 1).error == "no-such-answer"
    assert refusal(continued, company, ada, 0, 3).error == "no-seat"
    assert refusal(play_on, node, company.table, ada, PlayOn(0, 1, [])).error == "seats-open"
    assert refusal(continued, company, stranger, 0, 1).error == "no-table"
