"""Playing: where the match stands, answers, taking back, talk, hints; and looking back."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter

from trianon.server.bots.hints import hints_for
from trianon.server.errors import RuleViolation, StaleDecision
from trianon.server.http.long_poll import situation_after
from trianon.server.http.request_context import node_of, optional_person, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.lobby import chat
from trianon.server.matches import answers, replays
from trianon.server.matches.situations import situation
from trianon.server.matches.undo import answer_undo_request, request_undo, undo_answer
from trianon.server.node import HINT_WORKERS
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
    Moment,
    Situation,
    WishGiven,
)

HINT_THREADS = ThreadPoolExecutor(HINT_WORKERS, "hint")  # by itself, so that nobody who plays waits for who ponders
Asker = Request[Any, Any, Any]
Since = Annotated[int | None, QueryParameter(ge=0, le=MAX_COUNT, description="what is known already")]
Wait = Annotated[float, QueryParameter(ge=0, le=25, description="seconds to wait for something new")]
AnswerIndex = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatParameter = Annotated[int | None, QueryParameter(ge=1, le=MAX_PLAYERS)]


@get("/", 404, sync_to_thread=None, summary="Where the match stands, for me")
async def where_it_stands(request: Asker, table: Table, since: Since = None, wait: Wait = 0) -> Situation:
    """My view, what happened since an entry, and what I am asked; with `wait`, as soon as something happened."""
    return await situation_after(node_of(request), table, optional_person(request), since, wait)


@post("/answers", 401, 404, 409, summary="Answer a decision")
def answer(request: Asker, table: Table, data: JSONBody[AnswerGiven]) -> Accepted:
    """An answer by key with the decision's number; the same twice is one."""
    node, me = node_of(request), require_person(request)
    try:
        return answers.answer_as_person(node, table, me, data.number, data.key)
    except (StaleDecision, RuleViolation) as trouble:
        trouble.now = situation(node, table, me)
        raise


@post("/undo", 401, 404, 409, summary="Take back my latest answer")
def undo(request: Asker, table: Table, entry: Since = None) -> Accepted:
    """As far as I have learnt nothing since."""
    return undo_answer(node_of(request), table, require_person(request), entry)


@post("/wish", 401, 404, 409, summary="Ask the others to go back further")
def wish(request: Asker, table: Table, data: JSONBody[WishGiven]) -> Accepted:
    """Needs the consent of every other person at the table."""
    return request_undo(node_of(request), table, require_person(request), data.to)


@post("/consent", 401, 404, 409, summary="Agree to go back, or not")
def consent(request: Asker, table: Table, data: JSONBody[Consent]) -> Accepted:
    """One refusal ends the wish."""
    return answer_undo_request(node_of(request), table, require_person(request), data.agree, data.to)


@get("/chat", 404, summary="What was said")
def talk(request: Asker, table: Table, since: Since = None) -> ChatLines:
    """The latest lines after one."""
    return ChatLines(chat.recent_chat(node_of(request), table, optional_person(request), since or 0))


@post("/chat", 401, 404, summary="Say something")
def say(request: Asker, table: Table, data: JSONBody[ChatGiven]) -> ChatLine:
    """Only who sits at the table may."""
    return chat.post_chat(node_of(request), table, require_person(request), data.text)


@post("/hint", 401, 404, 409, sync_to_thread=None, summary="What search would do in my place")
async def hint(request: Asker, table: Table) -> Hints:
    """Where the table allows hints."""
    me, loop = require_person(request), asyncio.get_running_loop()
    return await loop.run_in_executor(HINT_THREADS, hints_for, node_of(request), table, me)


@get("/replay/{at:int}", 403, 404, 409, summary="The match after so many answers")
def replay(request: Asker, table: Table, at: AnswerIndex, seat: SeatParameter = None) -> Moment:
    """A finished match from any seat, a running one from my own."""
    return replays.replay_at(node_of(request), table, optional_person(request), at, seat)


@get("/record", 404, 409, media_type=MediaType.JSON, summary="The record of a finished match, as a file")
def record(request: Asker, table: Table) -> Response[bytes]:
    """What `trianon verify` reads."""
    text = replays.record(node_of(request), table, optional_person(request))
    headers = {"content-disposition": f'attachment; filename="trianon-{table}.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


ROUTER = Router(
    "/api/tables/{table:str}",
    route_handlers=[where_it_stands, answer, undo, wish, consent, talk, say, hint, replay, record],
    tags=["play"],
)
