"""Analyses of finished matches: computed piece by piece in the hint pool, kept with the match."""

import zlib
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from trianon.bots.analysis.analyze import COARSE, default_simulations
from trianon.bots.analysis.as_json import analysis_json
from trianon.bots.analysis.match_analysis import AssessedMoment, analysis_of
from trianon.bots.analysis.moments import Moment, moments_of
from trianon.core.match import Match
from trianon.core.match_file.read import Record
from trianon.server.errors import ApiError
from trianon.server.matches.replays import finished_match
from trianon.server.node import ServerNode
from trianon.server.storage.schema import ANALYSES
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.analysis_messages import AnalysisProgress, FoundAnalysis
from trianon.server.workers.bot_pool import AssessRequest

METHOD = 7  # raised whenever the same match would get other figures


@dataclass(frozen=True)
class StoredMoments:
    """What is known of the moments of one seat, by their ordinals."""

    coarse: dict[int, AssessedMoment]
    full: dict[int, AssessedMoment]


@dataclass(frozen=True)
class AnalysisSubject:
    """A finished match to be analysed from one seat."""

    table: str
    edition: str
    match: Match
    record: Record
    seat: int  # from 0
    moments: list[Moment]
    revised: bool  # an answer was taken back after its consequences were seen: its accuracy says nothing


def stored_analysis(tables: TableRepository, table: str, person: str | None, wanted: int | None) -> AnalysisProgress:
    """What is known so far, from seat `wanted` (None: the caller's, or the first); nothing is computed."""
    subject = analysis_subject(tables, table, person, wanted)
    with tables.store.read() as connection:
        known = load_moments(connection, subject)
    return _progress(subject, known)


def continue_analysis(node: ServerNode, table: str, person: str, wanted: int | None) -> AnalysisProgress:
    """Compute a piece of the analysis, keep it with the match, and return what is known now."""
    subject = analysis_subject(node.tables, table, person, wanted)
    with node.store.read() as connection:
        known = load_moments(connection, subject)
    pending = pending_moments(subject, known)
    if not pending:
        return _progress(subject, known)
    is_coarse = len(known.coarse) < len(subject.moments)
    found = _assessed(node, subject, pending, is_coarse)
    with node.store.write() as connection:
        known = load_moments(connection, subject)  # another request may have added some meanwhile
        (known.coarse if is_coarse else known.full).update(found)
        save_moments(connection, subject, known)
    return _progress(subject, known)


def pending_moments(subject: AnalysisSubject, known: StoredMoments) -> list[Moment]:
    """The moments of the next piece in their order: all coarsely first, then in full.

    In the full pass the largest losses come first. They are what the player looks at; and as they take longest, no
    worker is left with one of them at the end while the others wait.
    """
    coarse = [moment for moment in subject.moments if moment.ordinal not in known.coarse]
    full = [moment for moment in subject.moments if moment.ordinal not in known.full]
    return coarse or sorted(full, key=lambda moment: -known.coarse[moment.ordinal].assessment.loss.value)


def analysis_subject(tables: TableRepository, table: str, person: str | None, wanted: int | None) -> AnalysisSubject:
    """A finished match from seat `wanted` (None: the caller's, or the first); refuses a running match."""
    match, row, seats = finished_match(tables, table, person)
    own = next((seat for seat, each in enumerate(seats) if person is not None and each.person == person), 0)
    seat = own if wanted is None else wanted - 1
    if seat >= row.players:
        raise ApiError("no-seat", seat=wanted, players=row.players)
    answers = tuple(match.answers)
    record = Record(
        table, match.setting, match.start, None, answers, match.start_hash, True, None, position=match.position
    )
    return AnalysisSubject(
        table, row.edition, match, record, seat, moments_of(record, seat), MatchMeta.of_row(row).revised
    )


def _assessed(
    node: ServerNode, subject: AnalysisSubject, pending: list[Moment], is_coarse: bool
) -> dict[int, AssessedMoment]:
    """As many of these moments as one piece of time allows, on every worker of the hint pool."""
    setting = subject.match.setting
    simulations = default_simulations(setting) // (COARSE if is_coarse else 1)
    text = None if setting.edition.builtin else setting.edition.text
    return node.hint_pool.assess(
        [
            AssessRequest(
                setting.game.name, subject.edition, text, setting.players, moment, simulations, explain=not is_coarse
            )
            for moment in pending
        ]
    )


def load_moments(connection: Connection, subject: AnalysisSubject) -> StoredMoments:
    """What was computed by the present method."""
    row = connection.execute(
        select(ANALYSES.c.method, ANALYSES.c.moments).where(
            ANALYSES.c.table_id == subject.table, ANALYSES.c.seat == subject.seat
        )
    ).first()
    if row is None or row.method != METHOD:
        return StoredMoments({}, {})
    return msgspec.msgpack.decode(zlib.decompress(row.moments), type=StoredMoments)


def save_moments(connection: Connection, subject: AnalysisSubject, known: StoredMoments) -> None:
    """Keep what is known with the match."""
    key = {"table_id": subject.table, "seat": subject.seat}
    kept = zlib.compress(msgspec.msgpack.encode(known))
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == subject.table, ANALYSES.c.seat == subject.seat))
    connection.execute(insert(ANALYSES).values(**key, method=METHOD, moments=kept))


def _progress(subject: AnalysisSubject, known: StoredMoments) -> AnalysisProgress:
    count, best_known = len(subject.moments), {**known.coarse, **known.full}
    done = len(known.coarse) + len(known.full)
    found = None
    if len(best_known) == count:
        simulations = default_simulations(subject.match.setting)
        analysis = analysis_of(
            subject.match, subject.seat, subject.moments, best_known, simulations, len(known.full) == count
        )
        data = analysis_json(analysis)
        found = _worded(subject, {**data, "accuracy": None} if subject.revised else data)
    return AnalysisProgress(subject.table, subject.seat + 1, done, 2 * count, found)


def _worded(subject: AnalysisSubject, data: dict[str, Any]) -> FoundAnalysis:
    """An analysis with its answers in words, as the seat would have read them at that moment."""
    setting, seat = subject.match.setting, subject.seat
    decisions = {decision["number"]: decision for decision in data["decisions"]}
    match = Match(setting, subject.match.start, subject.match.position)
    for answer in subject.match.answers:
        decision = decisions.get(match.answer_count)
        if decision is not None:
            view, question = match.view(seat), match.question()
            for kind in ("given", "best"):
                decision[f"{kind}_say"] = setting.wording.option(decision[kind], question, view)
        match.answer(answer.seat, answer.key)
    return msgspec.convert(data, FoundAnalysis)
