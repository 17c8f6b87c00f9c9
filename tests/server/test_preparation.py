"""A node that serves while the rules of its games are still being compiled."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from multiprocessing import forkserver
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.guests import Guest
from tests.infrastructure.seated_table import guests
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots.compile_ahead import is_playable, load_rules
from trianon.core.compiled_marks import mark_compiled
from trianon.core.installed import folder_of
from trianon.core.kernel.compiler import source_key
from trianon.games import game_of
from trianon.server.bots.bot_runner import BotRunner
from trianon.server.config import Config
from trianon.server.http.error_responses import to_problem
from trianon.server.lobby.tables import create_table, start
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.preparation import NICENESS_BEHIND, RulesPreparation, RulesPreparing
from trianon.server.serve import open_node
from trianon.server.wire.service_messages import Preparation
from trianon.server.wire.table_messages import BotSeats, NewTable
from trianon.texts.languages import LANGUAGES

GAMES = ("rokoko", "histrio")
# a compiler that works until a file named after its game appears, and fails where the file says so; then it goes on
# with what comes later until it is ended
COMPILER = """
import pathlib, sys, time
file = pathlib.Path(sys.argv[1])
print("1/4", flush=True)
while not file.exists():
    time.sleep(0.005)
print("4/4", flush=True)
if file.read_text():
    sys.exit(int(file.read_text()))
print("ready", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache folder in which nothing is marked as compiled; rules loaded before keep their own."""
    for game in GAMES:
        load_rules(game_of(game))
    forkserver.ensure_running()  # with the cache of the other tests
    monkeypatch.setenv("TRIANON_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path


@pytest.fixture
def states() -> list[Preparation]:
    """What the preparation reported."""
    return []


@pytest.fixture
def cold_node(cold: Path, states: list[Preparation]) -> Iterator[ServerNode]:
    """A node with games compiled by `COMPILER`."""

    def command(game: str) -> list[str]:
        return [sys.executable, "-c", COMPILER, str(cold / game)]

    config = Config(f"sqlite:///{cold / 'trianon.db'}", b"a secret for tests", rate_limit_factor=0, node_name="test")
    with closing(open_node(config, RulesPreparation(GAMES, command, states.append))) as node:
        yield node


@asynccontextmanager
async def preparing(node: ServerNode) -> AsyncIterator[RulesPreparation]:
    """The preparation of a node, at work."""
    running = asyncio.create_task(node.preparation.run())
    try:
        yield node.preparation
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():
            await asyncio.sleep(0.005)


def refused(node: ServerNode, person: str, game: str) -> RulesPreparing:
    """The refusal of a match in a game that is not compiled."""
    with pytest.raises(RulesPreparing) as found:
        create_table(node, person, NewTable(game, 2, bots=["thumb"], start=True))
    return found.value


async def test_a_match_begins_once_the_rules_of_its_game_are_compiled(
    cold_node: ServerNode, cold: Path, states: list[Preparation]
) -> None:
    person = guests(cold_node, 1)[0]
    async with preparing(cold_node) as preparation:
        await until(lambda: len(states) >= 2)
        shown = [(each.game, each.ready, each.share) for each in preparation.state().games]
        assert shown == [("rokoko", False, 0.25), ("histrio", False, 0.25)]
        table = create_table(cold_node, person, NewTable("histrio", 2))  # an open table needs no rules
        with pytest.raises(RulesPreparing):
            start(cold_node.tables, table, person, BotSeats(["thumb"]))
        assert situation(cold_node.tables, table, person).table.status == "open"
        (cold / "histrio").touch()
        await until(lambda: preparation.waiting_games() == ["rokoko"])
        start(cold_node.tables, table, person, BotSeats(["thumb"]))
        assert situation(cold_node.tables, table, person).table.status == "running"
        assert refused(cold_node, person, "rokoko").game == "rokoko"
    assert [each.ready for each in states[-1].games] == [False, True]


async def test_bots_and_clocks_leave_matches_alone_whose_rules_are_not_compiled(
    cold_node: ServerNode, cold: Path
) -> None:
    person = guests(cold_node, 1)[0]
    with closing(open_node(cold_node.config)) as warm:
        table = create_table(warm, person, NewTable("histrio", 2, bots=["thumb"], start=True, seat=2))
    async with preparing(cold_node):
        runner = BotRunner(cold_node)
        assert runner._waiting_tables() == []
        with pytest.raises(RulesPreparing):
            situation(cold_node.tables, table, person)
        (cold / "histrio").touch()
        await until(lambda: "histrio" not in cold_node.preparation.waiting_games())
        assert situation(cold_node.tables, table, person).table.status == "running"
        assert runner._waiting_tables() == [table]


async def test_the_game_that_is_waited_for_comes_first(cold_node: ServerNode, states: list[Preparation]) -> None:
    person = guests(cold_node, 1)[0]
    async with preparing(cold_node) as preparation:
        await until(lambda: len(states) >= 2)
        refused(cold_node, person, "histrio")
        refused(cold_node, person, "rokoko")
        niceness = {}
        for game, compilation in preparation._compiling.items():
            assert compilation.process is not None
            niceness[game] = os.getpriority(os.PRIO_PROCESS, compilation.process.pid)
        assert niceness["rokoko"] > niceness["histrio"]


async def test_what_comes_later_is_compiled_behind_until_the_node_stops(cold_node: ServerNode, cold: Path) -> None:
    async with preparing(cold_node) as preparation:
        compilation = preparation._compiling["histrio"]
        (cold / "histrio").touch()
        await until(lambda: preparation.waiting_games() == ["rokoko"])
        process = compilation.process
        assert process is not None
        await until(lambda: os.getpriority(os.PRIO_PROCESS, process.pid) == NICENESS_BEHIND)
        assert process.returncode is None
    assert process.returncode is not None


async def test_a_failed_compilation_leaves_the_work_to_the_first_match(
    cold_node: ServerNode, cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, loaded = guests(cold_node, 1)[0], list[str]()
    monkeypatch.setattr("trianon.server.preparation.load_compiled", loaded.append)
    async with preparing(cold_node) as preparation:
        (cold / "histrio").write_text("3")
        await until(lambda: preparation.waiting_games() == ["rokoko"])
        assert loaded == []  # it would compile on a thread that cannot be stopped
        create_table(cold_node, person, NewTable("histrio", 2, bots=["thumb"], start=True))


def test_the_refusal_names_the_game() -> None:
    problems = [to_problem(RulesPreparing("histrio", 12), language) for language in LANGUAGES]
    assert {problem.error for problem in problems} == {"preparing"}
    assert all("Histrio" in problem.text for problem in problems)


def test_a_server_compiles_in_the_background_and_marks_the_cache(tmp_path: Path) -> None:
    """The real compiler, which finds all code in a cache that merely lacks the mark."""
    for folder in source_key.cache_base().glob("trianon.*"):
        (tmp_path / folder.name).symlink_to(folder)
    env = {"TRIANON_DATA": str(tmp_path / "data"), "TRIANON_CACHE_DIR": str(tmp_path), "TRIANON_RATE_LIMIT_FACTOR": "0"}
    with ServerProcess(tmp_path, env, is_installed=True).wait() as server:
        guest = Guest(server.address)
        assert guest.now(guest.make("histrio", 2, bots=["thumb"], start=True))["table"]["status"] == "running"
        assert all(each["ready"] for each in httpx.get(f"{server.address}/api/preparation").json()["games"])
        assert {"complete-histrio", "complete-rokoko"} <= {folder.name for folder in tmp_path.glob("complete-*")}
        log = server.log_file.read_text("utf-8")
        assert "histrio: the rules are compiled" in log
        assert "Traceback" not in log


def test_a_mark_counts_only_while_the_code_is_there(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_playable("histrio")
    code = cold / "cache" / "some.module" / "key"
    code.mkdir(parents=True)
    monkeypatch.setattr(source_key, "cache_folder", lambda module: code)
    mark_compiled("histrio", ["some.module"], folder_of("histrio"))
    assert is_playable("histrio")
    code.rmdir()
    assert not is_playable("histrio")


def test_marked_code_is_not_among_the_old_that_is_forgotten(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    states = [cold / "cache" / "some.module" / name for name in "abcdefg"]
    for age, state in enumerate(reversed(states)):
        state.mkdir(parents=True)
        os.utime(state, (age, age))
    used = states[-1]  # the oldest
    monkeypatch.setattr(source_key, "cache_folder", lambda module: used)
    mark_compiled("histrio", ["some.module"], folder_of("histrio"))
    source_key.forget_old_caches()
    assert sorted((cold / "cache" / "some.module").iterdir()) == [*states[: source_key.KEPT_FOLDERS - 1], used]
    assert is_playable("histrio")
