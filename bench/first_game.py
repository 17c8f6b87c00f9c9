"""How long a new user waits: from starting the server to the page, and to the first move, with cold and warm caches.

    python bench/first_game.py --write

The server is the real one, with an empty cache folder of its own first and then with what the first
start compiled. The client is a plain HTTP client that does what the page does: it asks for a table against one
bot, waits for the rules when the server says they are not ready, and answers the first decision.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that it runs as a file

from bench import report
from tests.infrastructure.services import ServerProcess

GAMES = ("rokoko", "histrio")  # in the order they are asked for
WAIT_SECONDS = 900.0  # seconds
PAUSE = 0.05  # seconds between two attempts
LIMITS = {  # seconds on a quiet machine with 2 cores
    ("cold", "page"): 5,
    ("cold", "rokoko"): 60,
    ("cold", "histrio"): 60,
    ("warm", "page"): 2,
    ("warm", "rokoko"): 4,
    ("warm", "histrio"): 4,
}


@dataclass
class ServerStart:
    """One start of a server: seconds since then, and the processor time of the server and its compilers."""

    cache: str
    page: float = 0.0
    moves: dict[str, float] = field(default_factory=dict)
    processor: float = 0.0


def measure(cache: str, folder: Path, base: Path | None) -> ServerStart:
    """Start a server with its data in a folder and its cache in another, and make the first move in every game."""
    start, began, before = ServerStart(cache), time.monotonic(), _children_time()
    settings = {"TRIANON_RATE_LIMIT_FACTOR": "0"} | ({"TRIANON_CACHE_DIR": str(base)} if base is not None else {})
    with (
        ServerProcess(folder, settings, is_installed=True) as server,
        httpx.Client(base_url=server.address, timeout=WAIT_SECONDS) as client,
    ):
        _until(lambda: client.get("/").raise_for_status())
        start.page = time.monotonic() - began
        client.post("/api/hello").raise_for_status()
        for game in GAMES:
            _first_move(client, game)
            start.moves[game] = time.monotonic() - began
    start.processor = _children_time() - before
    return start


def _first_move(client: httpx.Client, game: str) -> None:
    wanted = {"game": game, "players": 2, "bots": ["apprentice"], "start": True}
    made = _until(lambda: _made(client, wanted))
    table = made.json()["table"]["id"]
    now = _until(lambda: _asked(client, table)).json()["decision"]
    answer = {"number": now["number"], "key": now["options"][0]}
    client.post(f"/api/tables/{table}/answers", json=answer).raise_for_status()


def _made(client: httpx.Client, wanted: dict[str, object]) -> httpx.Response | None:
    """The new table, None while the server prepares the rules."""
    made = client.post("/api/tables", json=wanted)
    if made.status_code == httpx.codes.SERVICE_UNAVAILABLE and made.json()["error"] == "preparing":
        return None
    return made.raise_for_status()


def _asked(client: httpx.Client, table: str) -> httpx.Response | None:
    """The situation, None until a decision is open."""
    found = client.get(f"/api/tables/{table}/").raise_for_status()
    return found if found.json()["decision"] is not None else None


def _until(attempt: Callable[[], httpx.Response | None]) -> httpx.Response:
    """The response of the first attempt that has one."""
    end = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < end:
        try:
            found = attempt()
        except httpx.ConnectError:  # the server does not listen yet
            found = None
        if found is not None:
            return found
        time.sleep(PAUSE)
    raise TimeoutError


def _children_time() -> float:
    """User and system seconds of processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def table_of(starts: list[ServerStart]) -> str:
    """The figures as a Markdown table."""
    lines = ["| cache | what | seconds | at most | |", "|---|---|---:|---:|---|"]
    for start in starts:
        figures = {"page": ("the page is served", start.page)}
        figures |= {game: (f"{game}: first move", seconds) for game, seconds in start.moves.items()}
        for name, (title, seconds) in figures.items():
            limit = LIMITS[start.cache, name]
            kept = "kept" if seconds <= limit else "exceeded"
            lines.append(f"| {start.cache} | {title} | {seconds:.1f} | {limit} | {kept} |")
        lines.append(f"| {start.cache} | processor time of all processes | {start.processor:.1f} | | |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print, with `--write` into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the result into bench/results.md")
    parser.add_argument("--warm-only", action="store_true", help="start once, with the present cache of this machine")
    chosen = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a user's Python keeps bytecode
    head = report.conditions()
    with tempfile.TemporaryDirectory(prefix="trianon-first-game-") as folder:
        base = None if chosen.warm_only else Path(folder) / "cache"
        starts = [measure(cache, Path(folder), base) for cache in (("warm",) if chosen.warm_only else ("cold", "warm"))]
    text = f"{head}\n\n{table_of(starts)}\n"
    print(text)
    if chosen.write:
        report.write("First game", text)


if __name__ == "__main__":
    main()
