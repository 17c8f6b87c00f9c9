"""The words of notifications, in the language of the reader."""

from dataclasses import dataclass
from functools import cache

from sqlalchemy import Connection, select

from trianon.server.notifications.occasions import Occasion
from trianon.server.storage.people_schema import PEOPLE
from trianon.texts import Texts


@dataclass(frozen=True)
class Words:
    """A notification in words."""

    title: str
    body: str
    path: str  # of the page it leads to
    language: str


def words_of(connection: Connection, occasion: Occasion) -> Words:
    """Kind and game, the other people at the table, and where it is decided."""
    language = language_of(connection, occasion.notice.person)
    texts = game_texts(language, occasion.game)
    game = texts.text(f"game-{occasion.game}")
    title = texts.text(f"notification-{occasion.notice.kind}", game=game)
    people = texts.listed([name or texts.text("former-player") for name in occasion.rivals])
    body = texts.text("notification-with", people=people) if occasion.rivals else ""
    return Words(title, body, f"/t/{occasion.notice.table}", language)


def test_words(connection: Connection, person: str) -> Words:
    """The words of a test of an address."""
    language = language_of(connection, person)
    texts = server_texts(language)
    return Words(texts.text("notification-test"), texts.text("notification-test-body"), "/settings", language)


def language_of(connection: Connection, person: str) -> str:
    """The language of a person."""
    return str(connection.execute(select(PEOPLE.c.language).where(PEOPLE.c.id == person)).scalar_one())


@cache
def server_texts(language: str) -> Texts:
    """The texts of the server."""
    return Texts(language, part="server")


@cache
def game_texts(language: str, game: str) -> Texts:
    """The texts of a game and the server."""
    return Texts(language, game, part="server")
