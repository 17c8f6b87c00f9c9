"""Routes of one match: situation, answers, undo, chat, hints, replay."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter

from trianon.server.bots.analyses import continue_analysis, stored_analysis
from trianon.server.bots.hints import hints_for
from trianon.server.errors import RuleViolation, StaleDecision
from trianon.server.http.long_poll import situation_after
from trianon.server.http.request_context import ApiRequest, node_of, optional_identity, optional_person, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.limits import LONG_POLL_SECONDS
from trianon.server.lobby import chat
from trianon.server.matches import answers, replays
from trianon.server.matches.outlooks import consequences_of, score_of
from trianon.server.matches.prepared_answers import prepare, preparing_of
from trianon.server.matches.situations import situation
from trianon.server.matches.undo import answer_undo_request, request_undo, undo_answer
from trianon.server.wire.analysis_messages import AnalysisProgress
from trianon.server.wire.field_types import MAX_COUNT, MAX_PLAYERS
from trianon.server.wire.match_messages import (
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
from trianon.server.wire.prepared_messages import AnswersAhead, PreparedGiven

OptionKey = Annotated[str | None, QueryParameter(max_length=80, description="one of the options of my decision")]
Since = Annotated[int | None, QueryParameter(ge=0, le=MAX_COUNT, description="the latest entry already known")]
Undone = Annotated[int | None, QueryParameter(ge=0, le=MAX_COUNT, description="the entry of my latest answer")]
FirstUndone = Annotated[
    int | None, QueryParameter(ge=0, le=MAX_COUNT, description="my answers from this entry on, instead of the latest")
]
Wait = Annotated[float, QueryParameter(ge=0, le=LONG_POLL_SECONDS, description="seconds to wait for a change")]
AnswerIndex = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatParameter = Annotated[int | None, QueryParameter(ge=1, le=MAX_PLAYERS)]


@get("/", 404, summary="My situation in the match")
async def get_situation(request: ApiRequest, table: Table, since: Since = None, wait: Wait = 0) -> Situation:
    """My view, the entries after `since`, and my open decision; with `wait`, after the next change."""
    return await situation_after(node_of(request), table, optional_identity(request), since, wait)


@post("/answers", 401, 404, 409, summary="Answer a decision")
def answer(request: ApiRequest, table: Table, data: JSONBody[AnswerGiven]) -> Accepted:
    """Answer by key with the number of the decision; idempotent."""
    node, me = node_of(request), require_person(request)
    try:
        return answers.answer_as_person(node.tables, table, me, data.number, data.key)
    except (StaleDecision, RuleViolation) as error:
        error.now = situation(node.tables, table, me)
        raise


@post("/undo", 401, 404, 409, summary="Undo my latest answer")
def undo(request: ApiRequest, table: Table, entry: Undone = None, first: FirstUndone = None) -> Accepted:
    """Take back my latest answer, until it has revealed something to me; at any time where no other person plays."""
    return undo_answer(node_of(request).tables, table, require_person(request), entry, first)


@post("/undo-request", 401, 404, 409, summary="Ask the other players for a further undo")
def request_further_undo(request: ApiRequest, table: Table, data: JSONBody[UndoTarget]) -> Accepted:
    """Ask for an undo that needs the consent of every other person at the table."""
    return request_undo(node_of(request).tables, table, require_person(request), data.to)


@post("/consent", 401, 404, 409, summary="Agree to an undo request, or refuse")
def consent(request: ApiRequest, table: Table, data: JSONBody[Consent]) -> Accepted:
    """Agree to an open undo request or refuse it; one refusal ends it."""
    return answer_undo_request(node_of(request).tables, table, require_person(request), data.agree, data.to)


@get("/prepared", 401, 403, 404, 409, summary="What I have prepared, and what I can prepare")
def prepared(request: ApiRequest, table: Table) -> AnswersAhead:
    """Return the answers I have prepared ahead, and the questions that may come next for me while I wait."""
    return preparing_of(node_of(request).tables, table, require_person(request))


@post("/prepared", 401, 404, 409, summary="Prepare answers ahead")
def set_prepared(request: ApiRequest, table: Table, data: JSONBody[PreparedGiven]) -> AnswersAhead:
    """Replace what I have prepared. Nobody else sees it; it is given as soon as I am asked, if it still holds."""
    return prepare(node_of(request).tables, table, require_person(request), data)


@get("/chat", 404, summary="Chat history")
def chat_history(request: ApiRequest, table: Table, since: Since = None) -> ChatLines:
    """The latest chat lines after number `since`."""
    return ChatLines(chat.recent_chat(node_of(request).tables, table, optional_person(request), since or 0))


@post("/chat", 401, 404, summary="Post a chat line")
def post_chat(request: ApiRequest, table: Table, data: JSONBody[ChatGiven]) -> ChatLine:
    """Post a chat line as a player of the table."""
    return chat.post_chat(node_of(request).tables, table, require_person(request), data.text)


@post("/hint", 401, 404, 409, summary="Options of my decision as search ranks them")
async def hint(request: ApiRequest, table: Table) -> Hints:
    """Rank the options of my decision by a search, where the table allows hints."""
    node, me = node_of(request), require_person(request)
    return await asyncio.get_running_loop().run_in_executor(node.hint_threads, hints_for, node, table, me)


@get("/score", 404, summary="The current score")
def score(request: ApiRequest, table: Table) -> Score:
    """Count every line as if the match ended now, without what I cannot see."""
    return score_of(node_of(request).tables, table, optional_person(request))


@get("/consequences", 401, 404, summary="What my options cost and bring")
def consequences(request: ApiRequest, table: Table, key: OptionKey = None) -> Consequences:
    """Compare money, goods and score before and after each option of my decision, or one, from my view alone."""
    return consequences_of(node_of(request).tables, table, require_person(request), key)


@get("/analysis", 404, 409, summary="What is known of an analysis of a finished match")
def analysis(request: ApiRequest, table: Table, seat: SeatParameter = None) -> AnalysisProgress:
    """Return the analysis from my seat or another one; only what that seat could know counts."""
    return stored_analysis(node_of(request).tables, table, optional_person(request), seat)


@post("/analysis", 401, 404, 409, summary="Compute a further piece of an analysis")
async def analyse(request: ApiRequest, table: Table, seat: SeatParameter = None) -> AnalysisProgress:
    """Compute and keep one more piece; to be repeated until `done` is `total`."""
    node, me = node_of(request), require_person(request)
    known = await node.store.run_at_table(table, stored_analysis, node.tables, table, me, seat)
    if known.done == known.total:
        return known
    piece = node.analysis_queue.run((table, known.seat), continue_analysis, node, table, me, known.seat)
    return await piece or known


@get("/replay/{at:int}", 403, 404, 409, summary="The match after a number of answers")
def replay(request: ApiRequest, table: Table, at: AnswerIndex, seat: SeatParameter = None) -> ReplayPosition:
    """Show a position of a finished match from any seat, or of a running one from my own."""
    return replays.replay_at(node_of(request), table, optional_person(request), at, seat)


@get("/record", 404, 409, media_type=MediaType.JSON, summary="The match file of a finished match")
def record(request: ApiRequest, table: Table) -> Response[bytes]:
    """Return the file that `trianon verify` checks."""
    text = replays.match_file(node_of(request).tables, table, optional_person(request))
    headers = {"content-disposition": f'attachment; filename="trianon-{table}.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


ROUTER = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        get_situation, answer, undo, request_further_undo, consent, prepared, set_prepared, chat_history, post_chat,
        hint, score, consequences, analysis, analyse, replay, record,
    ],
    tags=["play"],
)  # fmt: skip
