"""The gallery: editions that people publish, for everybody to look at, to play and to go on from.

An edition that was reported often enough, or that an operator hid, is seen by its owner alone. What its owner takes out
then leaves an empty row, so that publishing it again brings nothing back; it expires like every other.
"""

from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, case, delete, func, insert, or_, select, update

from trianon.core.errors import EditionError
from trianon.server.daily_quotas import charge_import
from trianon.server.errors import ApiError, Conflict, NotFound
from trianon.server.limits import (
    GALLERY_PAGE,
    GALLERY_PAGES,
    HIDING_REPORTS,
    MAX_GALLERY,
    MAX_PUBLISHED,
    MAX_TITLE_CHARS,
    MIN_REPORTER_AGE,
)
from trianon.server.lobby.reports import file_report
from trianon.server.node import ServerNode
from trianon.server.people.accounts import person_row
from trianon.server.people.blocks import blocked_people
from trianon.server.people.lookalikes import skeleton
from trianon.server.people.visible_text import is_visible, visible_name
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.schema import PUBLISHED_EDITIONS, REPORTS
from trianon.server.wire.edition_messages import (
    EditionToPublish,
    Gallery,
    GalleryOrder,
    PublishedEdition,
    PublishedText,
)
from trianon.server.wire.people_messages import ReportGiven

# hidden by an operator; restored, whatever the reports of this title
Status = Literal["shown", "reported", "hidden", "restored"]
VISIBLE: tuple[Status, ...] = ("shown", "restored")
ROWS = PUBLISHED_EDITIONS.c
LISTED = [column for column in ROWS if column.name not in ("looks", "text")]
ORDERS: dict[str, tuple[ColumnElement[Any], ...]] = {"newest": (), "played": (ROWS.played.desc(),), "mine": ()}


def gallery(
    node: ServerNode, game: str, person: str | None, order: GalleryOrder = "newest", wanted: str = "", page: int = 1
) -> Gallery:
    """A page of the published editions of a game, the last one if there are fewer; `mine` are those of the person."""
    with node.store.read() as connection:
        conditions = [ROWS.game == game, ROWS.title != ""]
        if order == "mine":
            conditions.append(ROWS.person == (person or ""))
        else:
            conditions += [_is_visible(), ROWS.person.not_in(blocked_people(connection, person) if person else ())]
        if wanted := visible_name(wanted):
            conditions.append(_is_titled(wanted))
        total = connection.execute(_with_author(select(func.count())).where(*conditions)).scalar_one()
        pages = max(1, min(GALLERY_PAGES, -(-total // GALLERY_PAGE)))
        page = min(page, pages)  # the last edition of the last page may just have been taken out
        ordered = _with_author(select(*LISTED, PEOPLE.c.name)).where(*conditions)
        ordered = ordered.order_by(*ORDERS[order], ROWS.published.desc(), ROWS.id)
        rows = connection.execute(ordered.limit(GALLERY_PAGE).offset((page - 1) * GALLERY_PAGE)).all()
    return Gallery([_entry(row, person) for row in rows], total, page, pages)


def published_text(node: ServerNode, game: str, edition: str, person: str | None) -> PublishedText:
    """A published edition with its file."""
    with node.store.read() as connection:
        row = _row(connection, game, edition, person)
    return PublishedText(_entry(row, person), row.text)


def publish(node: ServerNode, person: str, game: str, wanted: EditionToPublish, address: str) -> PublishedEdition:
    """Publish an edition, or give the one that a person has published a new title."""
    title, now = _title(node, wanted.title), node.now()
    try:
        digest, text = node.upload_checker.publishable(game, wanted.text)
    except EditionError as error:
        raise ApiError("bad-edition", faults=error) from None
    charge_import(node, address)
    with node.store.write() as connection:
        person_row(connection, person, for_change=True)  # two requests of a person take turns
        known = (ROWS.person == person) & (ROWS.digest == digest)
        edition = connection.execute(select(ROWS.id).where(known)).scalar()
        written = {"title": title, "looks": _looks(title), "text": text, "used": now}
        if edition is not None:
            is_unseen = (ROWS.status == "restored") & (ROWS.title != title)  # the operator has looked at another title
            status = case((is_unseen, "shown"), else_=ROWS.status)
            connection.execute(update(PUBLISHED_EDITIONS).where(known).values(status=status, **written))
        else:
            _check_room(connection, person)
            edition = node.new_id()
            made = {"id": edition, "person": person, "game": game, "digest": digest, "status": "shown"}
            connection.execute(insert(PUBLISHED_EDITIONS).values(**made, published=now, played=0, **written))
        return _entry(_row(connection, game, edition, person), person)


def unpublish(node: ServerNode, person: str, game: str, edition: str) -> None:
    """Take an edition of a person out of the gallery."""
    own = (ROWS.id == edition) & (ROWS.game == game) & (ROWS.person == person) & (ROWS.title != "")
    with node.store.write() as connection:
        if connection.execute(delete(PUBLISHED_EDITIONS).where(own, ROWS.status.in_(VISIBLE))).rowcount:
            return
        emptied = update(PUBLISHED_EDITIONS).where(own).values(title="", looks="", text="")
        if not connection.execute(emptied).rowcount:
            raise NotFound("no-published-edition")


def report_edition(node: ServerNode, person: str, game: str, edition: str, given: ReportGiven) -> None:
    """Report a published edition, once per person; enough reports of people known for a while hide it."""
    with node.store.write() as connection:
        row = _row(connection, game, edition, person, for_change=True)
        if row.person == person:
            raise Conflict("nobody-there")
        shown = [{"name": row.name, "seat": None, "text": row.title, "at": row.published}]
        file_report(node, connection, person, row.person, row.name, given, shown, edition=edition)
        known = PEOPLE.c.created < node.now() - MIN_REPORTER_AGE
        reports = select(func.count()).select_from(REPORTS.join(PEOPLE, PEOPLE.c.id == REPORTS.c.reporter))
        reports = reports.where(REPORTS.c.edition == edition, REPORTS.c.resolved.is_(None), known)
        if row.status == "shown" and connection.execute(reports).scalar_one() >= HIDING_REPORTS:
            connection.execute(update(PUBLISHED_EDITIONS).where(ROWS.id == edition).values(status="reported"))


def _title(node: ServerNode, wanted: str) -> str:
    title = visible_name(wanted)
    looks = skeleton(title)
    if not is_visible(title) or len(title) > MAX_TITLE_CHARS:  # some characters are composed of several
        raise ApiError("bad-title", most=MAX_TITLE_CHARS)
    if any(skeleton(word) in looks for word in node.config.forbidden_words if skeleton(word)):
        raise ApiError("forbidden-title")
    return title


def _looks(title: str) -> str:
    """The skeleton of a title as searches find it; a letter may stand for 18, and LIKE multiplies both lengths."""
    return skeleton(title)[:MAX_TITLE_CHARS]


def _is_titled(wanted: str) -> ColumnElement[bool]:
    """Whether a title has a part that is, or looks like, the wanted one."""
    looks, found = _looks(wanted), ROWS.title.contains(wanted, autoescape=True)
    return or_(found, ROWS.looks.contains(looks, autoescape=True)) if looks else found


def _check_room(connection: Connection, person: str) -> None:
    count = select(func.count()).select_from(PUBLISHED_EDITIONS)
    if connection.execute(count.where(ROWS.person == person)).scalar_one() >= MAX_PUBLISHED:
        raise Conflict("too-many-published", most=MAX_PUBLISHED)
    if connection.execute(count).scalar_one() >= MAX_GALLERY:
        raise Conflict("gallery-full")


def _with_author(columns: Select[Any]) -> Select[Any]:
    return columns.select_from(PUBLISHED_EDITIONS.join(PEOPLE, PEOPLE.c.id == ROWS.person))


def _is_visible() -> ColumnElement[bool]:
    """Whether everybody sees an edition: nothing of a person whose account is closed."""
    return ROWS.status.in_(VISIBLE) & PEOPLE.c.closed.is_(None)


def _row(connection: Connection, game: str, edition: str, person: str | None, *, for_change: bool = False) -> Any:
    """A published edition that a person may see, with the name of its author."""
    seen = or_(_is_visible(), ROWS.person == (person or ""))
    found = _with_author(select(PUBLISHED_EDITIONS, PEOPLE.c.name))
    found = found.where(ROWS.id == edition, ROWS.game == game, ROWS.title != "", seen)
    found = found.with_for_update(of=PUBLISHED_EDITIONS) if for_change else found
    row = connection.execute(found).first()
    if row is None:
        raise NotFound("no-published-edition")
    return row


def _entry(row: Any, person: str | None) -> PublishedEdition:
    return PublishedEdition(
        row.id, row.game, row.title, row.name, row.digest, row.published, row.played, row.person == person,
        row.status not in VISIBLE,
    )  # fmt: skip
