"""Setting up and packing: locks, make targets, the wheel."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.architecture.tree import ROOT, python, run, tracked_files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = ("play", "test", "quick", "bench", "lint", "setup", "clean", "soak", "warm")
# runs commands one after the other, and says where the package it found lies
RUN_INSTALLED = """
import sys
from trianon.cli import main
print(main.__file__, file=sys.stderr)
for command in sys.argv[1:]:
    sys.argv = ["trianon", *command.split()]
    try:
        main.main()
    except SystemExit as end:
        assert not end.code, command
    print("END", flush=True)
"""
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def normal(requirement: str) -> str:
    """Give the name in a requirement as package indexes compare it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def locked(lock: Path) -> list[str]:
    """List the requirements of a lock file, each with its hashes."""
    lines = [line for line in lock.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    return [entry for entry in re.split(r"\n(?=\S)", "\n".join(lines)) if entry.strip()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_versions_and_hashes(lock: Path) -> None:
    entries = locked(lock)
    assert entries
    assert [
        entry for entry in entries if not re.match(r"[\w.-]+==[\w.]+.*--hash=sha256:[0-9a-f]{64}", entry, re.S)
    ] == []


def test_everything_required_is_locked() -> None:
    extras = PROJECT["optional-dependencies"].copy()
    extras.pop("cuda")  # for machines with a GPU; the tests run its kernels in numba's simulator
    extras.pop("train")  # PyTorch is larger than all other requirements; `tests/research/torch_check.py` tests it
    wanted = {normal(requirement) for requirement in sum(extras.values(), PROJECT["dependencies"])}
    assert wanted - {PROJECT["name"]} <= {normal(entry) for entry in locked(ROOT / "requirements" / "dev.txt")}


def test_playing_needs_a_part_of_what_testing_needs_in_the_same_versions() -> None:
    def pins(name: str) -> set[str]:
        return {re.split(r"[;\\]", entry)[0].strip() for entry in locked(ROOT / "requirements" / name)}

    assert pins("play.txt") < pins("dev.txt")
    needed = {normal(entry) for entry in PROJECT["dependencies"]}
    assert needed <= {normal(entry) for entry in locked(ROOT / "requirements" / "play.txt")}
    assert not {"ray", "mypy", "playwright", "open-spiel"} & {normal(entry) for entry in pins("play.txt")}


def test_make_alone_lists_the_targets() -> None:
    done = run("make")
    assert done.returncode == 0, done.stderr
    listed = re.findall(r"^  (\w+) +\S", done.stdout, re.M)
    assert set(TARGETS) <= set(listed)


def test_ci_runs_all_that_make_test_runs() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    planned = run("make", "-n", "test", CI="true").stdout
    for step in ("ruff check", "ruff format --check", "mypy", "lint-imports", "pytest"):
        assert step in planned


def test_setup_says_what_is_missing(tmp_path: Path) -> None:
    done = run("sh", "requirements/install", tmp_path / "venv", "play", PYTHON="no-such-python")
    assert done.returncode == 2
    assert "no-such-python" in done.stderr
    assert "python3-venv" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    done = python("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(ZipFile(wheel).namelist())
    wanted = {path.relative_to("src").as_posix() for path in tracked_files() if path.parts[0] == "src"}
    assert "trianon/py.typed" in wanted
    assert wanted <= packed
    assert "trianon/server/web/index.html" in packed, "the page needs no Node where the wheel is installed"
    ZipFile(wheel).extractall(tmp_path / "site")
    done = subprocess.run(
        [sys.executable, "-P", "-c", RUN_INSTALLED,
         "simulate histrio --players 2 --games 1 --json", "play histrio --seats human,thumb --seed wheel"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path / "site"), "XDG_STATE_HOME": str(tmp_path)},
        input="1\nquit\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert str(tmp_path / "site") in done.stderr
    simulated, played, _ = done.stdout.split("END\n")
    assert json.loads(simulated)["games"] == 1
    assert str(tmp_path / "trianon" / "histrio.json") in played
    assert json.loads((tmp_path / "trianon" / "histrio.json").read_text("utf-8"))["answers"][0][:2] == [1, "travel:1"]
