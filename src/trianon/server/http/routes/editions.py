"""Routes for editions that are being written, for pages that cannot check them on their device."""

from typing import Any

from litestar import Router
from litestar.params import FromPath, JSONBody

from trianon.core.installed import built_in_games
from trianon.server.errors import NotFound
from trianon.server.http.request_context import ApiRequest, language_of, node_of, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.wire.edition_messages import EditionDraft, EditionSheet
from trianon.viewing.sheets import edition_form

Word = FromPath[str]


@get("/{game:str}/edition-form", 404, summary="The fields of a game's editions")
def form(game: Word) -> dict[str, Any]:
    """What an edition's file may hold, as a JSON schema; `x-name` is the field that tells entries of a list apart."""
    return edition_form(game)


@post("/{game:str}/edition-sheet", 401, 404, summary="Check an edition that is being written")
def sheet(request: ApiRequest, game: Word, data: JSONBody[EditionDraft]) -> EditionSheet:
    """Its faults at their places, its sums, the origins of its values, and its file; nothing is kept."""
    require_person(request)
    if game not in built_in_games():
        raise NotFound("no-page")
    return node_of(request).upload_checker.sheet(game, data, language_of(request))


ROUTER = Router("/api/games", route_handlers=[form, sheet], tags=["editions"])
