"""What a device knows beside its tables: the person, games, editions, lessons, puzzles, finished matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from trianon.bots.registry import bot_names
from trianon.core.editions.load import builtin_editions, builtin_id
from trianon.core.installed import built_in_games
from trianon.device.device_table import DeviceTable
from trianon.device.routes import Request, route
from trianon.games import game_of
from trianon.server.errors import NotFound
from trianon.server.wire.edition_messages import EditionDraft, EditionSheet
from trianon.server.wire.history_messages import FinishedMatch, FinishedSeat, MatchHistory
from trianon.server.wire.lesson_messages import LessonInfo
from trianon.server.wire.people_messages import Me
from trianon.server.wire.puzzle_messages import PuzzleInfo
from trianon.server.wire.service_messages import EditionInfo, GameInfo, GamePreparation, Games, Preparation
from trianon.viewing.lessons import lesson_info, lesson_named
from trianon.viewing.puzzles import puzzle_info
from trianon.viewing.settings import edition_info, setting_of
from trianon.viewing.sheets import edition_form, edition_sheet

if TYPE_CHECKING:
    from trianon.device.device import DeviceTables

HISTORY_PAGE = 20
PERSON = "device"


def me(device: DeviceTables, request: Request) -> Me:
    """The person of this device."""
    language: Any = request.language
    return Me(PERSON, device.name, language)


def games(device: DeviceTables, request: Request) -> Games:
    """The games and the levels of bots."""
    found = [game_of(name) for name in built_in_games()]
    infos = [GameInfo(game.name, game.version, list(game.seats), builtin_editions(game.schema)) for game in found]
    return Games(infos, bot_names())


def preparation(device: DeviceTables, request: Request) -> Preparation:
    """All games are ready: nothing is compiled here."""
    return Preparation([GamePreparation(name, True, 1.0, None) for name in built_in_games()])


def edition(device: DeviceTables, request: Request) -> EditionInfo:
    """The components of an edition."""
    game, name, players = request.parts["game"], request.parts["edition"], request.number("players")
    if game not in built_in_games() or builtin_id(game_of(game).schema, name) is None:
        raise NotFound("no-page")
    if players is None or players not in game_of(game).seats:
        raise NotFound("no-page")
    return edition_info(setting_of(game, name, None, players))


def form(device: DeviceTables, request: Request) -> dict[str, Any]:
    """The fields of an edition."""
    return edition_form(request.parts["game"])


def sheet(device: DeviceTables, request: Request) -> EditionSheet:
    """An edition that is being written, checked."""
    return edition_sheet(request.parts["game"], msgspec.convert(request.body, EditionDraft), request.language)


def lesson(device: DeviceTables, request: Request) -> LessonInfo:
    """The steps of a lesson."""
    return lesson_info(lesson_named(request.parts["game"], request.parts["lesson"]))


def puzzle(device: DeviceTables, request: Request) -> PuzzleInfo:
    """A puzzle with its answers."""
    return puzzle_info(request.parts["game"], request.parts["puzzle"])


def my_matches(device: DeviceTables, request: Request) -> MatchHistory:
    """Finished matches, page by page, as a server filters and sorts them."""
    finished = [table for table in device.tables.values() if table.over and not table.settings.imported]
    counts = sorted({table.settings.players for table in finished})
    found = [_finished(table, device.name) for table in finished]
    query, players = request.query, request.number("players")
    kept = [
        match
        for match in found
        if query.get("game") in (None, match.game)
        and players in (None, len(match.seats))
        and query.get("against") != "people"
        and query.get("result") in (None, "won" if match.placing == 1 else "lost")
    ]
    kept.sort(key=lambda match: -match.ended)
    kept.sort(key=ORDERS[query.get("sort", "newest")])
    page = request.number("page") or 1
    pages = max(1, -(-len(kept) // HISTORY_PAGE))
    return MatchHistory(kept[(page - 1) * HISTORY_PAGE : page * HISTORY_PAGE], len(kept), page, pages, counts)


ORDERS: dict[str, Any] = {
    "newest": lambda match: 0,
    "oldest": lambda match: match.ended,
    "points": lambda match: -match.points,
    "place": lambda match: (match.placing, -len(match.seats)),
    "longest": lambda match: -(match.answers or 0),
}


def _finished(table: DeviceTable, name: str) -> FinishedMatch:
    settings, result, own = table.settings, table.match.result(), table.own
    seats = [
        FinishedSeat(
            seat + 1, name if level is None else level, level, seat == own, False, result["placings"][seat],
            result["points"][seat],
        )
        for seat, level in enumerate(settings.levels)
    ]  # fmt: skip
    game: Any = settings.game
    return FinishedMatch(
        settings.id, game, table.match.setting.edition.id, settings.lesson, settings.position is not None,
        table.entries[-1].at, table.match.answer_count, table.entries[-1].at - table.entries[0].at,
        result["placings"][own], result["points"][own], seats, from_device=True,
    )  # fmt: skip


ROUTES = (
    route("GET", "/api/me", me),
    route("GET", "/api/games", games),
    route("GET", "/api/preparation", preparation),
    route("GET", "/api/games/{game}/editions/{edition}", edition),
    route("GET", "/api/games/{game}/edition-form", form),
    route("POST", "/api/games/{game}/edition-sheet", sheet),
    route("GET", "/api/games/{game}/lessons/{lesson}", lesson),
    route("GET", "/api/games/{game}/puzzles/{puzzle}", puzzle),
    route("GET", "/api/me/matches", my_matches),
)
