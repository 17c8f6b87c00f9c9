"""Databases and nodes for the server's tests: everything runs on SQLite and on a real PostgreSQL."""

import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.chance import secrets_of
from tests.infrastructure.compiled_sql import share_compiled_sql
from tests.infrastructure.guests import OPENED
from tests.infrastructure.mailbox import Mailbox, opened_mailbox
from tests.infrastructure.samples import IS_SOAK
from tests.infrastructure.seated_table import Time
from tests.infrastructure.services import Postgres, Redis, ServerProcess, migrate_new
from tests.infrastructure.twin_nodes import served
from trianon.server.config import Config, database_url
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.workers.upload_checker import UploadChecker

SECRET = "a secret for tests alone"

# Neither of the two knows of the other: both games and both kinds of database, but not each with each.
COMBINATIONS = (
    list(product(("sqlite", "postgresql"), ("rokoko", "histrio")))
    if IS_SOAK
    else [("sqlite", "rokoko"), ("postgresql", "histrio")]
)
ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # where the database does not matter
GAME_AND_DATABASE = pytest.mark.parametrize(("database", "game"), COMBINATIONS, indirect=["database"])

share_compiled_sql()


@pytest.fixture(autouse=True)
def closed_lines() -> Iterator[None]:
    """Close what the guests of a test opened."""
    yield
    while OPENED:
        OPENED.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis server for the whole run."""
    server = Redis(tmp_path_factory.mktemp("redis"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with the present schema and nothing in it, to be copied."""
    file = tmp_path_factory.mktemp("schema") / "trianon.db"
    migrate_new(f"sqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database with the present schema and nothing in it, once of each kind."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "trianon.db")
        yield f"sqlite:///{tmp_path / 'trianon.db'}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    address = server.migrated_database("one")
    yield address
    server.give_back(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without a schema, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'trianon.db'}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    address = server.database("empty")
    yield address
    server.drop(address)


@pytest.fixture(scope="session")
def upload_checker() -> Iterator[UploadChecker]:
    """One process that checks the editions of all nodes: its start takes longer than the checks."""
    opened = UploadChecker()
    yield opened
    opened.close()


@pytest.fixture
def node(database: str, request: pytest.FixtureRequest, upload_checker: UploadChecker) -> Iterator[ServerNode]:
    """A node without its network side."""
    opened = open_node(Config(database_url(database), SECRET.encode(), rate_limit_factor=0, node_name="test"))
    opened.new_secret = secrets_of(request.node.nodeid)
    own, opened.upload_checker = opened.upload_checker, upload_checker
    yield opened
    opened.upload_checker = own
    opened.close()


@pytest.fixture
def time(node: ServerNode) -> Time:
    """Time of the node that stands still unless it is moved."""
    node.tables.now = moved = Time()
    return moved


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server, a process of its own, once on each kind of database."""
    folder = tmp_path_factory.mktemp("node")
    database = f"sqlite:///{folder / 'trianon.db'}"
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        database = server.database("node")
    env = {"TRIANON_DATABASE": database, "TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_SECRET": SECRET}
    with ServerProcess(folder, env).wait() as started:
        yield started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def http_by_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[httpx.Client]:
    """A node served by this process, once on each kind of database: PostgreSQL refuses texts that SQLite keeps."""
    database = f"sqlite:///{tmp_path_factory.mktemp('node') / 'trianon.db'}"
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        database = database_url(server.database("node"))
    with served(open_node(Config(database, SECRET.encode(), rate_limit_factor=0, node_name="test"))) as client:
        yield client


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """An SMTP server and what it received."""
    with opened_mailbox() as opened:
        yield opened
