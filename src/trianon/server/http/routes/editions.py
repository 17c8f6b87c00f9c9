"""Routes of editions that people write: sheets, for pages that make none on their device, and the gallery."""

from typing import Annotated, Any

from litestar import Router
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from trianon.core.installed import built_in_games
from trianon.server.errors import NotFound
from trianon.server.http.request_context import (
    ApiRequest,
    client_of,
    language_of,
    node_of,
    optional_person,
    require_person,
)
from trianon.server.http.routes.documented import get, post
from trianon.server.limits import GALLERY_PAGES, MAX_TITLE_CHARS
from trianon.server.lobby.gallery import gallery, publish, published_text, report_edition, unpublish
from trianon.server.wire.edition_messages import (
    EditionDraft,
    EditionSheet,
    EditionToPublish,
    Gallery,
    GalleryOrder,
    PublishedEdition,
    PublishedText,
)
from trianon.server.wire.field_types import END, TABLE_ID, UNSEEN
from trianon.server.wire.people_messages import ReportGiven
from trianon.viewing.sheets import edition_form

Word = FromPath[str]
Published = Annotated[str, PathParameter(pattern=TABLE_ID, description="the id of a published edition")]
Order = Annotated[GalleryOrder, QueryParameter(description="what comes first, or mine alone")]
Search = Annotated[
    str,
    QueryParameter(max_length=MAX_TITLE_CHARS, pattern=rf"^[^{UNSEEN}]*{END}", description="a part of the title"),
]
Page = Annotated[int, QueryParameter(ge=1, le=GALLERY_PAGES, description="from 1")]


@get("/{game:str}/edition-form", 404, summary="The fields of a game's editions")
def form(game: Word) -> dict[str, Any]:
    """What an edition's file may hold, as a JSON schema; `x-name` is the field that tells entries of a list apart."""
    return edition_form(game)


@post("/{game:str}/edition-sheet", 401, 404, summary="Check an edition that is being written")
def sheet(request: ApiRequest, game: Word, data: JSONBody[EditionDraft]) -> EditionSheet:
    """Its faults at their places, its sums, the origins of its values, and its file; nothing is kept."""
    require_person(request)
    _require_game(game)
    return node_of(request).upload_checker.sheet(game, data, language_of(request))


@get("/{game:str}/gallery", 401, 404, summary="Editions that people have published")
def editions(
    request: ApiRequest, game: Word, order: Order = "newest", search: Search = "", page: Page = 1
) -> Gallery:  # fmt: skip
    """Page by page; those that were hidden are seen by their owners alone."""
    _require_game(game)
    return gallery(node_of(request), game, optional_person(request), order, search, page)


@post("/{game:str}/gallery", 401, 404, 409, status_code=201, summary="Publish an edition")
def publish_edition(request: ApiRequest, game: Word, data: JSONBody[EditionToPublish]) -> PublishedEdition:
    """Under my name. The same values published again by me are one edition, with the new title."""
    me = require_person(request)
    _require_game(game)
    return publish(node_of(request), me, game, data, client_of(request))


@get("/{game:str}/gallery/{published:str}", 401, 404, summary="A published edition with its file")
def published_edition(request: ApiRequest, game: Word, published: Published) -> PublishedText:
    """To look at, to play with, or to go on from."""
    return published_text(node_of(request), game, published, optional_person(request))


@post("/{game:str}/gallery/{published:str}/unpublish", 401, 404, status_code=204, summary="Take my edition out")
def unpublish_edition(request: ApiRequest, game: Word, published: Published) -> None:
    """Tables that play with it keep it."""
    unpublish(node_of(request), require_person(request), game, published)


@post("/{game:str}/gallery/{published:str}/report", 401, 404, 409, status_code=204, summary="Report an edition")
def report_published(request: ApiRequest, game: Word, published: Published, data: JSONBody[ReportGiven]) -> None:
    """To the operator; an edition that several people report is hidden until the operator has looked."""
    report_edition(node_of(request), require_person(request), game, published, data)


def _require_game(game: str) -> None:
    if game not in built_in_games():
        raise NotFound("no-page")


ROUTER = Router(
    "/api/games",
    route_handlers=[form, sheet, editions, publish_edition, published_edition, unpublish_edition, report_published],
    tags=["editions"],
)
