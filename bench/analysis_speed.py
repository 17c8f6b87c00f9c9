"""Time of an analysis by the clock: `python bench/analysis_speed.py [--game rokoko] [--players 4]`.

Plays a match between bots, opens its file on a server in a process of its own (SQLite, loopback, two hint workers),
waits until the workers have loaded what they need, and asks for pieces as the page does. Prints when the first picture
and when the whole analysis was there, and the processor time of node and workers. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.route_costs import Guest, cpu
from bench.server_load import Server
from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import load_edition
from trianon.core.match_file.write import write_record
from trianon.games import game_of

QUIET = 1.0  # seconds without work of the node's processes: the workers are ready
IDLE = 0.05  # seconds of processor time in them that are no work
LONGEST = 300.0  # seconds until the workers must be ready


def match_text(game: str, players: int, bot: str, number: int) -> str:
    """The file of a finished match between equal bots."""
    rules = game_of(game)
    setting = rules.setting(load_edition(rules.schema), players)
    return write_record(recorded_match(setting, [bot], "analysis speed", number))


def wait_until_quiet(server: Server) -> None:
    """Wait until node and workers do nothing."""
    end, used = time.monotonic() + LONGEST, cpu(server)
    while time.monotonic() < end:
        time.sleep(QUIET)
        now = cpu(server)
        if now - used < IDLE:
            return
        used = now
    raise RuntimeError("the server did not come to rest")


def analysed(server: Server, guest: Guest, text: str) -> dict[str, float]:
    """Seconds until the first picture and until the end, and seconds of processor time."""
    table = guest.ask("POST", "/api/match-files", {"text": text}).json()["table"]["id"]
    guest.ask("GET", f"/api/tables/{table}/replay/0")  # as the page does; the workers load the game then
    wait_until_quiet(server)
    began, used, first = time.monotonic(), cpu(server), None
    while True:
        answer = guest.ask("POST", f"/api/tables/{table}/analysis")
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        if first is None and found["analysis"] is not None:
            first = time.monotonic() - began
        if found["done"] == found["total"]:
            break
    assert first is not None
    return {
        "first picture": first,
        "whole": time.monotonic() - began,
        "processor": cpu(server) - used,
        "choices": len(found["analysis"]["decisions"]),
    }


def main() -> None:
    """Measure some matches one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="rokoko")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="journeyman")
    parser.add_argument("--matches", type=int, default=3)
    wanted = parser.parse_args()
    print(f"{wanted.game}, {wanted.players} players; load average before: {os.getloadavg()[0]:.1f}")
    texts = [match_text(wanted.game, wanted.players, wanted.bot, number) for number in range(wanted.matches)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            guest = Guest(server.address)
            for number, text in enumerate(texts):
                figures = analysed(server, guest, text)
                print(f"match {number}:", ", ".join(f"{name} {value:.1f}" for name, value in figures.items()))
                sys.stdout.flush()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
