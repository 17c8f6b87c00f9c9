"""Hostile input and operators' mistakes: refused with a clear message, at little cost."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.infrastructure.faults import faulty
from tests.infrastructure.seated_table import guests, refusal
from tests.server.conftest import ON_SQLITE
from trianon.cli.errors import error_text
from trianon.core.editions.load import load_edition
from trianon.core.errors import EditionError, TrianonError
from trianon.core.files import MAX_PARTS
from trianon.core.optional_deps import MissingDependency
from trianon.games import game_names, game_of
from trianon.server.config import RENAMED, Config, config_from, database_url
from trianon.server.http.error_responses import to_problem
from trianon.server.http.request_context import preferred_language
from trianon.server.lobby.tables import create_table
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.store import Unavailable
from trianon.server.table_store.editions import setting_of
from trianon.server.wire.table_messages import NewTable
from trianon.texts import Texts
from trianon.texts.languages import LANGUAGES


@pytest.mark.parametrize(
    "text",
    [
        f"[{'.'.join(['a'] * (MAX_PARTS + 2))}]",
        " . ".join(["a"] * 15_000) + " = 1",  # read as it stands, this takes gigabytes
        '"\u2028".' * 15_000 + "a = 1",  # no end of a line in TOML
    ],
)
def test_keys_of_endless_parts_are_refused_before_they_are_read(text: str) -> None:
    with faulty(EditionError, f"at most {MAX_PARTS} in a line"):
        setting_of("histrio", "reference", text, 2)


@ON_SQLITE
def test_an_edition_full_of_faults_is_refused_with_the_first_of_them(node: ServerNode) -> None:
    text = "\n".join(f"{'k' * 60}{i} = 1" for i in range(500))
    found = refusal(create_table, node, guests(node, 1)[0], NewTable("histrio", 2, edition_text=text))
    for language in LANGUAGES:
        shown = to_problem(found, language).text
        assert "kkk" in shown
        assert len(shown) < 2500
        assert shown.endswith("\n…")


def test_dots_in_a_comment_are_no_key() -> None:
    for game in game_names():
        text = load_edition(game_of(game).schema).text
        assert setting_of(game, "reference", f"# {'.' * 100}\n{text}", 3).players == 3


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("de;q=0.1,zh", "zh"),
        ("fr,de;q=0.5,zh;q=0.8", "zh"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("de,zh", "de"),
        ("de;q=0,en;q=0.1", "en"),
        ("zh;q=nonsense,de;q=0.9", "zh"),
        ("", "en"),
    ],
)
def test_the_language_wanted_most_is_spoken(wanted: str, spoken: str) -> None:
    assert preferred_language(wanted) == spoken


NO_REDIS = ("foo", "http://cache", "redis://", "redis:///0", "redis://cache:no", "redis://cache:99999", "redis://[x")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        *(("TRIANON_REDIS", address, "TRIANON_REDIS is no address of a Redis") for address in NO_REDIS),
        *((former, "1", f"{former} is now called {present}") for former, present in RENAMED.items()),
    ],
)
def test_wrong_settings_are_refused_at_the_start(tmp_path: Path, name: str, value: str, message: str) -> None:
    with pytest.raises(TrianonError, match=message):
        config_from({"TRIANON_DATA": str(tmp_path), name: value})


@pytest.mark.parametrize(
    "address", ["redis://cache", "rediss://u:p@cache:6380/1", "redis://[::1]:6379", "unix:///a/b", ""]
)
def test_an_address_of_redis_is_taken_as_it_is(tmp_path: Path, address: str) -> None:
    assert config_from({"TRIANON_DATA": str(tmp_path), "TRIANON_REDIS": address}).redis == (address or None)


@pytest.mark.parametrize("address", ["sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://a/b.db"])
def test_a_database_needs_a_file(address: str) -> None:
    with pytest.raises(TrianonError, match="expected sqlite:///file"):
        database_url(address)


@pytest.mark.parametrize("rest", ["ada:hush@@:::/x", "ada:hush@host:port/x"])
def test_an_invalid_postgresql_url_is_refused_without_its_password(rest: str) -> None:
    with pytest.raises(TrianonError, match="TRIANON_DATABASE is no address") as shown:
        open_node(Config(database_url(f"postgresql://{rest}"), b""))
    assert "hush" not in str(shown.value)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize(("package", "module"), [("psycopg", "psycopg"), ("redis", "redis.asyncio")])
def test_a_package_that_is_missing_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, package: str, module: str, language: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    database = "postgresql://ada@host/x" if package == "psycopg" else f"sqlite:///{tmp_path / 'trianon.db'}"
    with pytest.raises(MissingDependency) as shown:
        open_node(Config(database_url(database), b"", redis="redis://host" if package == "redis" else None))
    text = error_text(shown.value, Texts(language))
    assert package in text
    assert 'pip install "trianon-….whl[nodes]"' in text


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    with pytest.raises(TrianonError, match="the database does not answer: file is not a database"):
        open_node(Config(f"sqlite:///{file}", b""))
    assert file.read_text() == "Dear Ada, " * 100


def test_a_damaged_database_is_reported_as_unavailable(tmp_path: Path) -> None:
    file = tmp_path / "trianon.db"
    open_node(Config(f"sqlite:///{file}", b"", node_name="test")).close()
    with sqlite3.connect(file) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'people'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)
    damaged = open_node(Config(f"sqlite:///{file}", b"", node_name="test"))
    with closing(damaged), pytest.raises(Unavailable, match="malformed"):
        guests(damaged, 1)
