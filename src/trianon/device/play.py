"""One match of a device: situation, answers, undo, score, hints, replay, analysis."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from trianon.bots.analysis.moments import Moment, moments_of
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match_file.read import Record
from trianon.device.device_table import Analysed, DeviceTable
from trianon.device.moving import written
from trianon.device.routes import Request, route
from trianon.device.situations import situation_of
from trianon.device.thinking import found_hints, found_moment, hint_job, moment_job
from trianon.server.errors import ApiError, Conflict, Forbidden
from trianon.server.wire.analysis_messages import AnalysisProgress
from trianon.server.wire.match_messages import Accepted, AnswerGiven, Hints, ReplayPosition, Situation, UndoTarget
from trianon.server.wire.outlook_messages import Consequences, Score
from trianon.server.wire.service_messages import EditionInfo
from trianon.viewing.match_view import CONTEXT, START, Entry
from trianon.viewing.outlooks import consequences_for, seat_scores
from trianon.viewing.positions import replay_position
from trianon.viewing.settings import edition_info
from trianon.viewing.thoughts import found_analysis, hint_line, pending_moments

if TYPE_CHECKING:
    from trianon.device.device import DeviceTables

PIECE = 4  # moments of an analysis that one request looks at


def _table(device: DeviceTables, request: Request) -> DeviceTable:
    return device.table(request.parts["table"])


def get_situation(device: DeviceTables, request: Request) -> Situation:
    """The situation with the entries after `since`."""
    return situation_of(_table(device, request), device.name, request.number("since"))


def answer(device: DeviceTables, request: Request) -> Accepted:
    """Answer a decision."""
    table, given = _table(device, request), msgspec.convert(request.body, AnswerGiven)
    accepted = table.answer(table.own, given.number, given.key)
    if not accepted.repeated:
        device.changed(table)
    return accepted


def undo(device: DeviceTables, request: Request) -> Accepted:
    """Take back the latest answer."""
    table = _table(device, request)
    accepted = table.undo(request.number("entry"), request.number("first"))
    if not accepted.repeated:
        device.changed(table)
    return accepted


def go_back(device: DeviceTables, request: Request) -> Accepted:
    """Continue from an earlier entry; nobody else has to agree."""
    table = _table(device, request)
    accepted = table.go_back(msgspec.convert(request.body, UndoTarget).to)
    device.changed(table)
    return accepted


def score(device: DeviceTables, request: Request) -> Score:
    """The score as it stands."""
    table = _table(device, request)
    return Score(table.number, [] if table.over else seat_scores(table.match, table.settings.own))


def consequences(device: DeviceTables, request: Request) -> Consequences:
    """What options cost and bring."""
    table = _table(device, request)
    if table.over or table.own not in table.match.asked():
        return Consequences(table.number, [])
    return Consequences(
        table.opened[table.own], consequences_for(table.match, table.own, request.query.get("key"))
    )  # fmt: skip


async def hint(device: DeviceTables, request: Request) -> Hints:
    """The options as a search ranks them."""
    table = _table(device, request)
    if not table.settings.hints:
        raise Forbidden("no-hints")
    if table.over or table.own not in table.match.asked():
        raise Conflict("not-asked")
    number = table.opened[table.own]
    [found] = await device.think([hint_job(table.settings, table.match, table.own)])
    return Hints(number, [hint_line(each) for each in found_hints(found)])


def edition(device: DeviceTables, request: Request) -> EditionInfo:
    """The components of a table."""
    return edition_info(_table(device, request).match.setting)


def replayed(device: DeviceTables, request: Request) -> ReplayPosition:
    """The match after a number of answers."""
    table, at = _table(device, request), int(request.parts["at"])
    count, wanted = table.match.answer_count, request.number("seat")
    if at > count:
        raise ApiError("no-such-answer", number=at, most=count)
    if wanted is not None and wanted > table.settings.players:
        raise ApiError("no-seat", seat=wanted, players=table.settings.players)
    own = table.settings.own
    if wanted is not None and not table.over and wanted - 1 != own:
        raise Forbidden("not-your-seat")
    viewer = wanted - 1 if wanted is not None else SPECTATOR if own is None else own
    return replay_position(
        table.settings.id, table.match_at(at), count, _entries_up_to(table, at), viewer, over=table.over
    )


def _entries_up_to(table: DeviceTable, at: int) -> list[Entry]:
    number = table.numbers[at - 1] if at else START
    return table.entries[max(0, number - START - CONTEXT) : number - START + 1]


def record(device: DeviceTables, request: Request) -> Any:
    """The match file of a finished match."""
    table = _table(device, request)
    if not table.over:
        raise Conflict("not-over")
    return json.loads(written(table, device.name))


def analysis(device: DeviceTables, request: Request) -> AnalysisProgress:
    """What is known of an analysis."""
    return _progress(*_analysed(device, request))


async def analyse(device: DeviceTables, request: Request) -> AnalysisProgress:
    """Look at some more moments."""
    table, seat, moments, known = _analysed(device, request)
    is_coarse = len(known.coarse) < len(moments)
    pending = pending_moments(moments, known.coarse, known.full)[:PIECE]
    jobs = [moment_job(table.settings, moment, is_coarse=is_coarse) for moment in pending]
    for moment, found in zip(pending, await device.think(jobs), strict=True):
        (known.coarse if is_coarse else known.full)[moment.ordinal] = found_moment(found)
    return _progress(table, seat, moments, known)


def _analysed(device: DeviceTables, request: Request) -> tuple[DeviceTable, int, list[Moment], Analysed]:
    table, wanted = _table(device, request), request.number("seat")
    if not table.over:
        raise Conflict("not-over")
    seat = (table.settings.own or 0) if wanted is None else wanted - 1
    if seat >= table.settings.players:
        raise ApiError("no-seat", seat=wanted, players=table.settings.players)
    match = table.match
    made = Record(
        table.settings.id, match.setting, match.start, None, tuple(match.answers), match.start_hash, True, None,
        position=match.position,
    )  # fmt: skip
    return table, seat, moments_of(made, seat), table.analysed.setdefault(seat, Analysed())


def _progress(table: DeviceTable, seat: int, moments: list[Moment], known: Analysed) -> AnalysisProgress:
    found = found_analysis(table.match, seat, moments, known.coarse, known.full, revised=table.revised)
    done = len(known.coarse) + len(known.full)
    return AnalysisProgress(table.settings.id, seat + 1, done, 2 * len(moments), found)


OF_TABLE = "/api/tables/{table}"
ROUTES = (
    route("GET", OF_TABLE, get_situation),
    route("POST", f"{OF_TABLE}/answers", answer),
    route("POST", f"{OF_TABLE}/undo", undo),
    route("POST", f"{OF_TABLE}/undo-request", go_back),
    route("GET", f"{OF_TABLE}/score", score),
    route("GET", f"{OF_TABLE}/consequences", consequences),
    route("POST", f"{OF_TABLE}/hint", hint),
    route("GET", f"{OF_TABLE}/edition", edition),
    route("GET", f"{OF_TABLE}/replay/{{at}}", replayed),
    route("GET", f"{OF_TABLE}/record", record),
    route("GET", f"{OF_TABLE}/analysis", analysis),
    route("POST", f"{OF_TABLE}/analysis", analyse),
)
