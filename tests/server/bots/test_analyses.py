"""Analyses on the server: of finished matches only, piece by piece, kept with the match."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import msgspec
import pytest

from tests.infrastructure.seated_table import Time, finished, guests, refusal, table_of
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots.analysis.analyze import analyze
from trianon.bots.analysis.as_json import analysis_json
from trianon.core.match_file.read import read_record
from trianon.games import game_of
from trianon.server.bots import analyses
from trianon.server.bots.analyses import (
    analysis_subject,
    continue_analysis,
    load_moments,
    stored_analysis,
)
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.stand_ins import expire_clocks
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import Clock
from trianon.server.workers import analysis_queue
from trianon.server.workers.analysis_queue import AnalysisQueue
from trianon.viewing import thoughts
from trianon.viewing.thoughts import pending_moments

FEW = 48


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_analysis_grows_piece_by_piece_and_is_kept(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (analyses, thoughts):
        monkeypatch.setattr(module, "default_simulations", lambda setting: FEW)
    company = table_of(node, "histrio", 2)
    ada, blaise = company.ids
    assert refusal(stored_analysis, node.tables, company.table, ada, None).error == "not-over"
    assert refusal(continue_analysis, node, company.table, ada, None).error == "not-over"
    warmed = list[str]()
    monkeypatch.setattr(node.preparation, "is_warm", lambda game: game == "histrio")
    monkeypatch.setattr(node.hint_pool, "prepare_analysis", warmed.append)
    replay_at(node, company.table, ada, 0, None)
    assert not warmed  # a running match cannot be analysed
    company.play()
    replay_at(node, company.table, ada, 0, None)
    assert warmed == ["histrio"]
    before = stored_analysis(node.tables, company.table, ada, None)
    assert (before.seat, before.done, before.analysis) == (1, 0, None)
    shown, ordered = continue_analysis(node, company.table, blaise, None), list[float]()
    assert shown.seat == 2
    while shown.done < shown.total:
        if shown.analysis is not None and not ordered:
            ordered = pending_losses(node, company.table, blaise)
        more = continue_analysis(node, company.table, blaise, None)
        assert more.done > shown.done
        shown = more
    assert ordered == sorted(ordered, reverse=True) != []  # the largest losses of the first picture are refined first
    assert shown.analysis is not None
    assert shown.analysis.complete
    assert stored_analysis(node.tables, company.table, None, 2) == shown
    monkeypatch.setattr(node.hint_pool, "assess", lambda requests: pytest.fail("nothing is left to compute"))
    assert continue_analysis(node, company.table, blaise, 2) == shown
    alone = analyze(read_record(match_file(node.tables, company.table, ada), "m", game_of), 1, FEW)
    expected = analysis_json(alone)
    found = msgspec.to_builtins(shown.analysis)
    for decision in found["decisions"]:
        assert decision.pop("given_say")
        assert decision.pop("best_say")
    assert found == expected
    monkeypatch.setattr(analyses, "METHOD", analyses.METHOD + 1)
    assert stored_analysis(node.tables, company.table, ada, 2).done == 0  # of another method


def pending_losses(node: ServerNode, table: str, person: str) -> list[float]:
    """Losses by the coarse pass, in the order of the next pieces."""
    subject = analysis_subject(node.tables, table, person, None)
    with node.store.read() as connection:
        known = load_moments(connection, subject)
    return [
        known.coarse[moment.ordinal].assessment.loss.value
        for moment in pending_moments(subject.moments, known.coarse, known.full)
    ]


def test_unknown_seats_and_private_tables_are_refused(node: ServerNode) -> None:
    company = finished(node, "histrio", 2, watch="nobody")
    assert refusal(stored_analysis, node.tables, company.table, company.people[0], 3).error == "no-seat"
    assert refusal(stored_analysis, node.tables, company.table, guests(node, 1)[0], 1).error == "no-table"


def test_a_match_that_was_closed_has_no_analysis(node: ServerNode, time: Time) -> None:
    company = table_of(node, "histrio", 2, clock=Clock(30, 0), when_gone="close")
    time.pass_(60)
    assert expire_clocks(node.tables, company.table)
    for refused in (
        refusal(stored_analysis, node.tables, company.table, company.ids[0], 1),
        refusal(continue_analysis, node, company.table, company.ids[0], 1),
    ):
        assert refused.error == "not-over"


def test_requests_share_a_piece_and_do_not_wait_for_a_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "ANALYSIS_WAIT", 0.01)
    started, may_end = list[int](), Event()

    def work(number: int) -> int:
        started.append(number)
        assert may_end.wait(WAIT_SECONDS)
        return number

    async def ask() -> list[int | None]:
        queue = AnalysisQueue[int]()
        first = [await queue.run("match", work, 1), await queue.run("match", work, 2)]
        may_end.set()
        monkeypatch.setattr(analysis_queue, "ANALYSIS_WAIT", WAIT_SECONDS)
        return [*first, await queue.run("match", work, 3)]

    with ThreadPoolExecutor(1) as pool:  # the browser tests of this process may have left a loop running in this thread
        assert pool.submit(asyncio.run, ask()).result() == [None, None, 1]
    assert started == [1]
