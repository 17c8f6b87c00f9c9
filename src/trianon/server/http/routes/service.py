"""Routes of the service: games, editions, health, metrics, API document."""

import hmac
from typing import Annotated

from litestar import MediaType, Response, Router
from litestar import get as plain_get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from trianon import __version__
from trianon.bots.registry import bot_names
from trianon.core.editions.load import builtin_editions, builtin_id
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.server.client_address import is_loopback
from trianon.server.errors import NotFound
from trianon.server.http.request_context import ApiRequest, node_of, optional_person
from trianon.server.http.routes.documented import Table, get, problems
from trianon.server.metrics import REGISTRY
from trianon.server.table_store.editions import setting_of, table_setting
from trianon.server.wire.field_types import MAX_PLAYERS
from trianon.server.wire.service_messages import EditionInfo, GameInfo, Games, Health, Preparation
from trianon.viewing.settings import edition_info

UNHEALTHY = ResponseSpec(Health, description="Database unavailable", generate_examples=False)
Players = Annotated[int, QueryParameter(ge=2, le=MAX_PLAYERS)]
Word = FromPath[str]


@get("/api/games", summary="Games, editions and bot levels")
def games() -> Games:
    """The games with their editions, and the bot levels."""
    infos = []
    for name in built_in_games():
        game = game_of(name)
        infos.append(GameInfo(name, game.version, list(game.seats), builtin_editions(game.schema)))
    return Games(infos, bot_names())


@get("/api/preparation", sync_to_thread=False, summary="Which games are ready to be played")
def preparation(request: ApiRequest) -> Preparation:
    """How far the compilation of the rules is, which a new server does once."""
    return node_of(request).preparation.state()


@get("/api/games/{game:str}/editions/{edition:str}", 404, summary="The components of an edition")
def edition(game: Word, edition: Word, players: Players) -> EditionInfo:
    """All components for a number of players; `default` stands for the edition a game is played with."""
    if game not in built_in_games() or builtin_id(game_of(game).schema, edition) is None:
        raise NotFound("no-page")
    if players not in game_of(game).seats:
        raise NotFound("no-page")
    return edition_info(setting_of(game, edition, None, players))


@get("/api/tables/{table:str}/edition", 404, summary="The components of a table's edition")
def table_edition(request: ApiRequest, table: Table) -> EditionInfo:
    """All components used at a table."""
    node = node_of(request)
    with node.store.read() as connection:
        opened = node.tables.open(connection, table)
        opened.viewer_seat(optional_person(request))
    return edition_info(table_setting(opened.row))


@plain_get("/api/schema", include_in_schema=False, sync_to_thread=True)
def schema() -> Response[bytes]:
    """The OpenAPI document."""
    from trianon.server.http.openapi import document_text  # here: that module imports all routes

    return Response(document_text().encode(), media_type=MediaType.JSON)


@plain_get("/health", responses={**problems(), 503: UNHEALTHY}, summary="Health of this node")
async def health(request: ApiRequest) -> Response[Health]:
    """For load balancers, within a second: 200 while the database responds."""
    node = node_of(request)
    works = await node.store.responds()
    redis = node.pubsub.connected
    state = Health("ok" if works and redis is not False else "degraded", works, redis, __version__)
    return Response(state, status_code=200 if works else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="Prometheus metrics of this node")
def metrics(request: ApiRequest) -> Response[bytes]:
    """Counters and timings, without names; for this machine, or for holders of the token."""
    if not may_scrape(request, node_of(request).config.metrics_token):
        raise NotFound("no-page")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST.partition("; charset")[0])


def may_scrape(request: ApiRequest, token: str) -> bool:
    """Whether a request may read metrics: directly from this machine, or with the configured token."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not forwarded and request.client is not None and is_loopback(request.client.host)


ROUTER = Router(
    "/", route_handlers=[games, preparation, edition, table_edition, schema, health, metrics], tags=["service"]
)
