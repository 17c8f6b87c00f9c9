"""Routes of finished matches: my history, my statistics, and those of the server."""

from typing import Annotated

from litestar import Router
from litestar.params import FromPath, QueryParameter

from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.server.errors import NotFound
from trianon.server.history.match_history import HistoryFilter, match_history
from trianon.server.history.statistics import game_statistics, my_statistics
from trianon.server.http.request_context import ApiRequest, node_of, require_person
from trianon.server.http.routes.documented import get
from trianon.server.http.routes.service import Players
from trianon.server.limits import HISTORY_PAGES
from trianon.server.wire.field_types import MAX_PLAYERS
from trianon.server.wire.history_messages import (
    GameStatistics,
    MatchHistory,
    MatchOrder,
    MatchResultKind,
    MyStatistics,
    Opposition,
)

GameFilter = Annotated[str | None, QueryParameter(description="one of the games")]
GameName = Annotated[str, QueryParameter(description="one of the games")]
BotLevel = Annotated[str | None, QueryParameter(description="bots to compare with; those met most often unless named")]
PlayersFilter = Annotated[int | None, QueryParameter(ge=2, le=MAX_PLAYERS)]
Page = Annotated[int, QueryParameter(ge=1, le=HISTORY_PAGES, description="from 1")]
Against = Annotated[Opposition | None, QueryParameter(description="with another person, or with bots alone")]
Result = Annotated[MatchResultKind | None, QueryParameter(description="a shared victory is won")]
Sort = Annotated[MatchOrder, QueryParameter(description="what comes first")]


@get("/me/matches", 401, summary="My finished matches, page by page")
def my_matches(
    request: ApiRequest, game: GameFilter = None, players: PlayersFilter = None, against: Against = None,
    result: Result = None, sort: Sort = "newest", page: Page = 1,
) -> MatchHistory:  # fmt: skip
    """Place, points, length and opponents of each match."""
    wanted = HistoryFilter(game, players, against, result)
    return match_history(node_of(request).store, require_person(request), wanted, sort, page)


@get("/me/statistics", 401, 404, summary="What I win with in a game")
def my_figures(request: ApiRequest, game: GameName, level: BotLevel = None) -> MyStatistics:
    """Sources of points and components of my latest matches, of those before, and of bots of a level."""
    me = require_person(request)
    if game not in built_in_games():
        raise NotFound("no-page")
    return my_statistics(node_of(request).store, me, game, level)


@get("/games/{game:str}/statistics", 404, summary="Statistics of a game on this server")
def figures(request: ApiRequest, game: FromPath[str], players: Players) -> GameStatistics:
    """Of the latest finished matches, people and bots apart, without names; computed anew every few minutes."""
    if game not in built_in_games() or players not in game_of(game).seats:
        raise NotFound("no-page")
    node = node_of(request)
    return node.statistics.get((game, players), lambda: game_statistics(node.store, game, players))


ROUTER = Router("/api", route_handlers=[my_matches, my_figures, figures], tags=["history"])
