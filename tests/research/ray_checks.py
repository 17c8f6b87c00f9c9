"""The same results on a Ray cluster of two nodes as here; run by test_ray_executor.py in a process of its own."""

import json
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from socket import create_server
from threading import Event
from time import sleep

import pytest

from tests.bots.thinking import After
from tests.cli.command_runner import PROGRAM, good, refused
from tests.research.clusters import two_nodes
from trianon.bots.arena import Contest, run
from trianon.bots.budget import StopFlag
from trianon.core.errors import TrianonError
from trianon.core.optional_deps import MissingDependency
from trianon.research import ray_executor
from trianon.research.dataset import read, write
from trianon.research.matches.source import SelfPlay
from trianon.research.ray_executor import RayExecutor, on_ray

CONTEST = Contest("histrio", ("thumb", "random"), 6, "ray")

# the cluster's own processes and sockets are its own affair
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with two_nodes() as found:
        yield found


@pytest.fixture(scope="module")
def crew(address: str) -> Iterator[RayExecutor]:
    with on_ray(address) as found:
        yield found


def node_of(number: int, stop: StopFlag) -> str:
    """The node that does this piece, after a while, so that one alone cannot do all."""
    import ray

    sleep(0.3)
    return str(ray.get_runtime_context().get_node_id())


def fails(number: int, stop: StopFlag) -> int:
    raise TrianonError(f"piece {number} cannot be done")


def breaks(number: int, stop: StopFlag) -> int:
    return 1 // 0


def test_both_nodes_work(crew: RayExecutor) -> None:
    assert crew.processors == 2
    nodes: set[str] = set()
    with closing(crew.run(node_of, range(400), Event())) as coming:
        for _, node in coming:
            nodes.add(node)
            if len(nodes) == 2:  # the second may take its time to begin
                break
    assert len(nodes) == 2


def test_a_contest_ends_the_same_way(crew: RayExecutor, tmp_path: Path) -> None:
    assert run(CONTEST, crew) == run(CONTEST)
    file = tmp_path / "results.jsonl"
    run(replace(CONTEST, games=2), path=file)
    assert run(CONTEST, crew, file) == run(CONTEST)


def test_a_dataset_has_the_same_rows(crew: RayExecutor, tmp_path: Path) -> None:
    series = SelfPlay(CONTEST)
    write(series, tmp_path / "here.parquet")
    write(series, tmp_path / "there.parquet", crew)
    assert read(tmp_path / "here.parquet").table.equals(read(tmp_path / "there.parquet").table, check_metadata=True)


def test_errors_come_back_as_they_are(crew: RayExecutor) -> None:
    with pytest.raises(TrianonError, match=r"^piece 0 cannot be done$"):
        list(crew.run(fails, [0], Event()))
    with pytest.raises(TrianonError, match="on the cluster: ZeroDivisionError"):
        list(crew.run(breaks, [0], Event()))


def test_a_stop_is_obeyed(crew: RayExecutor) -> None:
    assert len(list(crew.run(node_of, range(1000), After(8)))) < 100
    assert list(crew.run(node_of, [], Event())) == []


def test_another_version_on_the_cluster_is_refused() -> None:
    with pytest.raises(TrianonError, match=r"has Trianon .* \(expected 0\.0\.0, as here\)"):
        ray_executor._run_remote(fails, 0, "0.0.0")


def test_a_missing_cluster_is_reported(crew: RayExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("nobody answers\nmore")

    monkeypatch.setattr(crew.ray, "init", refuse)
    with pytest.raises(TrianonError, match="no Ray cluster can be reached at auto: nobody answers"), on_ray("auto"):
        pass
    monkeypatch.setattr(crew.ray, "init", lambda **_: pytest.fail("Ray tried an address that refuses connections"))
    with pytest.raises(TrianonError, match=r"reached at 127\.0\.0\.1:1: Connection refused"), on_ray("127.0.0.1:1"):
        pass


def test_an_address_where_no_cluster_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_executor, "CONNECT_SECONDS", 0.2)
    refused_by("timed out", b"")
    monkeypatch.setattr(ray_executor, "CONNECT_SECONDS", 60.0)
    refused_by("something else answers there", b"SSH-2.0-OpenSSH\r\n")


def refused_by(reason: str, answer: bytes) -> None:
    """Look for a cluster where something accepts a connection and says this much."""
    with create_server(("127.0.0.1", 0)) as listening, ThreadPoolExecutor(1) as pool:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        accepted = pool.submit(listening.accept)
        accepted.add_done_callback(lambda one: one.result()[0].sendall(answer))
        with pytest.raises(TrianonError, match=f"reached at {address}: {reason}"):
            ray_executor.check_reachable(address)
        accepted.result()[0].close()


def test_the_commands_take_an_address(address: str) -> None:
    """In a process of its own: one that joins a cluster again after having left it may be lost by Ray."""
    arguments = ("arena", "histrio", "--seats", "thumb,random", "--games", "4", "--json")
    command = [str(PROGRAM), *arguments, "--ray", address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == good(*arguments).data


def test_without_ray_its_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str, extra: str) -> None:
        raise MissingDependency(name, extra)

    monkeypatch.setattr(ray_executor, "optional_import", missing)
    assert "whl[ray]" in refused("dataset", "histrio", "--out", tmp_path / "x.parquet", "--ray", "auto")
    assert list(tmp_path.iterdir()) == []
