"""Analyses of finished matches: computed piece by piece in the hint pool, kept with the match."""

import zlib
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, insert, select

from trianon.bots.analysis.analyze import COARSE, default_simulations
from trianon.bots.analysis.match_analysis import AssessedMoment
from trianon.bots.analysis.moments import Moment, moments_of
from trianon.core.match import Match
from trianon.core.match_file.read import Record
from trianon.server.errors import ApiError, Conflict
from trianon.server.matches.replays import finished_match
from trianon.server.node import ServerNode
from trianon.server.storage.schema import ANALYSES
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.analysis_messages import AnalysisProgress
from trianon.server.workers.bot_pool import AssessRequest
from trianon.viewing.thoughts import found_analysis, pending_moments

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
    pending = pending_moments(subject.moments, known.coarse, known.full)
    if not pending:
        return _progress(subject, known)
    is_coarse = len(known.coarse) < len(subject.moments)
    found = _assessed(node, subject, pending, is_coarse)
    with node.store.write() as connection:
        known = load_moments(connection, subject)  # another request may have added some meanwhile
        (known.coarse if is_coarse else known.full).update(found)
        save_moments(connection, subject, known)
    return _progress(subject, known)


def analysis_subject(tables: TableRepository, table: str, person: str | None, wanted: int | None) -> AnalysisSubject:
    """A finished match from seat `wanted` (None: the caller's, or the first); refuses others."""
    match, row, seats = finished_match(tables, table, person)
    if not match.over:  # closed, as players were gone
        raise Conflict("not-over")
    own = next((seat for seat, each in enumerate(seats) if person is not None and each.person == person), 0)
    seat = own if wanted is None else wanted - 1
    if seat >= row.players:
        raise ApiError("no-seat", seat=wanted, players=row.players)
    answers = tuple(match.answers)
    record = Record(
        table, match.setting, match.start, None, answers, match.start_hash, True, None, position=match.position
    )
    moments, is_revised = moments_of(record, seat), MatchMeta.of_row(row).revised
    return AnalysisSubject(table, row.edition, match, seat, moments, is_revised)


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
    count, done = len(subject.moments), len(known.coarse) + len(known.full)
    found = found_analysis(
        subject.match, subject.seat, subject.moments, known.coarse, known.full, revised=subject.revised
    )
    return AnalysisProgress(subject.table, subject.seat + 1, done, 2 * count, found)
