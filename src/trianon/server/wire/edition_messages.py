"""Messages about editions that people write: what an editor sends, the sheet it gets back, and the gallery."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trianon.server.limits import MAX_EDITION_CHARS, MAX_TITLE_CHARS
from trianon.server.wire.field_types import END, UNSEEN, Word
from trianon.server.wire.game_types import GameName

GalleryOrder = Literal["newest", "played", "mine"]
Title = Annotated[str, Meta(min_length=1, max_length=MAX_TITLE_CHARS, pattern=rf"^[^{UNSEEN}]+{END}")]


class EditionDraft(Struct, frozen=True):
    """An edition being written, as one of three: its data, the text of its file, or the id of a built-in edition."""

    data: dict[str, Any] | None = None  # of a file, origins included; null stands for an empty field
    file: Annotated[str, Meta(max_length=MAX_EDITION_CHARS)] | None = None
    edition: Word | None = None


class EditionFault(Struct, frozen=True):
    """Something wrong in an edition."""

    at: str  # the place, as `dress[4].silk.red`; empty for the file as a whole
    text: str
    expected: str
    rule: str | None  # the rule it offends against


class EditionSum(Struct, frozen=True):
    """How many copies of some components a section has, and how many the rules print."""

    section: str
    text: str  # what is counted
    found: int
    wanted: int
    rule: str | None


class EditionValue(Struct, frozen=True):
    """Where a value comes from, and whether the default edition has the same."""

    at: str
    origin: str
    reference: int | bool | str | list[int | str] | None  # the value of the default edition, null if that has none
    is_other: bool


class EditionSheet(Struct, frozen=True):
    """An edition being written, checked: its data and file, faults at their places, sums and origins."""

    data: dict[str, Any]
    text: str  # of its file
    digest: str | None  # null while there are faults
    faults: list[EditionFault]  # the first ones of many
    more_faults: int
    sums: list[EditionSum]
    values: list[EditionValue]


class EditionToPublish(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition for the gallery, under my name."""

    title: Title
    text: Annotated[str, Meta(max_length=MAX_EDITION_CHARS)]  # of its file


class PublishedEdition(Struct, frozen=True):
    """An edition in the gallery."""

    id: str
    game: GameName
    title: str
    author: str
    digest: str
    published: float
    played: int  # tables of others with it
    is_mine: bool
    is_hidden: bool  # reported or hidden by the operator: only I see it


class PublishedText(Struct, frozen=True):
    """An edition in the gallery with its file."""

    edition: PublishedEdition
    text: str


class Gallery(Struct, frozen=True):
    """A page of the published editions of a game."""

    editions: list[PublishedEdition]
    total: int  # of all pages
    page: int  # the last one where fewer are there than asked for
    pages: int  # that can be asked for
