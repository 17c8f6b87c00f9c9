"""The project's tree as git knows it: what these tests look at."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked_files() -> tuple[Path, ...]:
    """List every tracked file that is there, relative to the root."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    paths = [Path(name) for name in listed.stdout.split("\0") if name]
    return tuple(path for path in paths if (ROOT / path).is_file())


def texts() -> Iterator[tuple[Path, str]]:
    """Give every tracked file that is text, with its text."""
    for path in tracked_files():
        content = (ROOT / path).read_bytes()
        if b"\0" not in content:
            yield path, content.decode("utf-8")


def found(pattern: str, files: Iterable[tuple[Path, str]]) -> list[str]:
    """List the places where a pattern occurs, as `file:line: text`, whatever the case of its letters."""
    search = re.compile(pattern, re.IGNORECASE).search
    return [
        f"{path}:{number}: {line.strip()[:120]}"
        for path, text in files
        for number, line in enumerate(text.splitlines(), start=1)
        if search(line)
    ]


def run(*command: str | Path, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a person would from a fresh shell, and return its output."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "COV_"))}
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=inherited | environment,
        capture_output=True,
        text=True,
        timeout=600,  # nothing takes as long, not even on a busy machine
        check=False,
    )


def python(*arguments: str | Path, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the interpreter of these tests in a process of its own."""
    return run(sys.executable, *arguments, folder=folder, **environment)
