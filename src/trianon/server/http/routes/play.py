"""Routes of one match: situation, answers, undo, chat, hints, replay."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter

from trianon.server.bots.analyses import further_analysis, known_analysis
from trianon.server.bots.hints import hints_for
from trianon.server.errors import RuleViolation, StaleDecision
from trianon.server.http.long_poll import situation_after
from trianon.server.http.request_context import node_of, optional_identity, optional_person, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.limits import HINT_WORKERS, LONG_POLL_SECONDS
from trianon.server.lobby import chat
from trianon.server.matches import answers, replays
from trianon.server.matches.outlooks import consequences_of, score_of
from trianon.server.matches.situations import situation
from trianon.server.matches.undo import answer_undo_request, request_undo, undo_answer
from trianon.server.wire.analysis_messages import AnalysisProgress
from trianon.server.wire.messages import (
    MAX_COUNT,
    MAX_PLAYERS,
    Accepted,
    AnswerGiven,
    ChatGiven,
    ChatLine,
    ChatLines,
    Consent,
    Hints,
    ReplayPosition,
    Situation,
    UndoTarget,
)
from trianon.server.wire.outlook_messages import Consequences, Score

OptionKey = Annotated[str | None, QueryParameter(max_length=80, description="one of the options of my decision")]
HINT_THREADS = ThreadPoolExecutor(HINT_WORKERS, "hint")  # separate: hints must not delay other requests
Asker = Request[Any, Any, Any]
Since = Annotated[int | None, QueryParameter(ge=0, le=MAX_COUNT, description="the latest entry already known")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONG_POLL_SECONDS, description="seconds to wait for a change")]
AnswerIndex = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatParameter = Annotated[int | None, QueryParameter(ge=1, le=MAX_PLAYERS)]


@get("/", 404, sync_to_thread=None, summary="My situation in the match")
async def where_it_stands(request: Asker, table: Table, since: Since = None, wait: Wait = 0) -> Situation:
    """My view, the entries after `since`, and my open decision; with `wait`, after the next change."""
    return await situation_after(node_of(request), table, optional_identity(request), since, wait)


@post("/answers", 401, 404, 409, summary="Answer a decision")
def answer(request: Asker, table: Table, data: JSONBody[AnswerGiven]) -> Accepted:
    """Answer by key with the number of the decision; idempotent."""
    node, me = node_of(request), require_person(request)
    try:
        return answers.answer_as_person(node.tables, table, me, data.number, data.key)
    except (StaleDecision, RuleViolation) as error:
        error.now = situation(node.tables, table, me)
        raise


@post("/undo", 401, 404, 409, summary="Undo my latest answer")
def undo(request: Asker, table: Table, entry: Since = None) -> Accepted:
    """Possible until the answer has revealed something to me."""
    return undo_answer(node_of(request).tables, table, require_person(request), entry)


@post("/wish", 401, 404, 409, summary="Ask the other players for a further undo")
def wish(request: Asker, table: Table, data: JSONBody[UndoTarget]) -> Accepted:
    """Needs the consent of every other person at the table."""
    return request_undo(node_of(request).tables, table, require_person(request), data.to)


@post("/consent", 401, 404, 409, summary="Agree to an undo request, or refuse")
def consent(request: Asker, table: Table, data: JSONBody[Consent]) -> Accepted:
    """One refusal ends the request."""
    return answer_undo_request(node_of(request).tables, table, require_person(request), data.agree, data.to)


@get("/chat", 404, summary="Chat history")
def talk(request: Asker, table: Table, since: Since = None) -> ChatLines:
    """The latest chat lines after number `since`."""
    return ChatLines(chat.recent_chat(node_of(request).tables, table, optional_person(request), since or 0))


@post("/chat", 401, 404, summary="Post a chat line")
def say(request: Asker, table: Table, data: JSONBody[ChatGiven]) -> ChatLine:
    """Players of the table only."""
    return chat.post_chat(node_of(request).tables, table, require_person(request), data.text)


@post("/hint", 401, 404, 409, sync_to_thread=None, summary="Options of my decision as search ranks them")
async def hint(request: Asker, table: Table) -> Hints:
    """Where the table allows hints."""
    me, loop = require_person(request), asyncio.get_running_loop()
    return await loop.run_in_executor(HINT_THREADS, hints_for, node_of(request), table, me)


@get("/score", 404, summary="The score as it stands")
def score(request: Asker, table: Table) -> Score:
    """Line by line, as if the match ended now, without what I cannot see."""
    return score_of(node_of(request).tables, table, optional_person(request))


@get("/consequences", 401, 404, summary="What my options cost and bring")
def consequences(request: Asker, table: Table, key: OptionKey = None) -> Consequences:
    """Of all options of my decision, or of one; worked out from my view alone."""
    return consequences_of(node_of(request).tables, table, require_person(request), key)


@get("/analysis", 404, 409, summary="What is known of an analysis of a finished match")
def analysis(request: Asker, table: Table, seat: SeatParameter = None) -> AnalysisProgress:
    """From my seat, or from another one; only what that seat could know counts."""
    return known_analysis(node_of(request).tables, table, optional_person(request), seat)


@post("/analysis", 401, 404, 409, sync_to_thread=None, summary="Compute a further piece of an analysis")
async def analyse(request: Asker, table: Table, seat: SeatParameter = None) -> AnalysisProgress:
    """Asked again until `done` is `total`; what was computed is kept with the match."""
    node, me = node_of(request), require_person(request)
    known = await node.run_in_thread(known_analysis, node.tables, table, me, seat)
    if known.done == known.total:
        return known
    piece = node.analysis_queue.run((table, known.seat), further_analysis, node, table, me, known.seat)
    return await piece or known


@get("/replay/{at:int}", 403, 404, 409, summary="The match after a number of answers")
def replay(request: Asker, table: Table, at: AnswerIndex, seat: SeatParameter = None) -> ReplayPosition:
    """A finished match from any seat, a running one from my own."""
    return replays.replay_at(node_of(request), table, optional_person(request), at, seat)


@get("/record", 404, 409, media_type=MediaType.JSON, summary="The match file of a finished match")
def record(request: Asker, table: Table) -> Response[bytes]:
    """The file that `trianon verify` checks."""
    text = replays.record(node_of(request).tables, table, optional_person(request))
    headers = {"content-disposition": f'attachment; filename="trianon-{table}.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


ROUTER = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        where_it_stands, answer, undo, wish, consent, talk, say, hint, score, consequences, analysis, analyse, replay,
        record,
    ],
    tags=["play"],
)  # fmt: skip
