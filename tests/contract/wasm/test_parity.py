"""Contract 15: as WebAssembly the rules do byte by byte what they do natively, for every game and number of players."""

import json
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import pytest

from tests.contract.table import all_settings
from tests.contract.wasm.recorded import recording
from tests.infrastructure.samples import sample
from trianon.bots.wasm_build import DESCRIPTION, built_module, kept_module
from trianon.core.game import Json
from trianon.core.installed import built_in_games
from trianon.games import game_names

REPLAY = Path(__file__).with_name("replay.mjs")


def replayed(game: str, recorded: Json, folder: Path) -> list[list[int] | None]:
    """Where matches in WebAssembly part from recorded ones, None for each that does not."""
    matches = folder / "matches.json"
    matches.write_text(json.dumps(recorded))
    done = subprocess.run(["node", REPLAY, built_module(game), matches], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[list[int] | None] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", game_names())
def test_matches_are_the_same_in_webassembly(game: str, tmp_path: Path) -> None:
    recorded = recording(all_settings([game]), sample(3, 400))
    assert replayed(game, recorded, tmp_path) == [None] * len(recorded["matches"])


@pytest.mark.parametrize("game", built_in_games())
def test_the_module_beside_the_rules_is_what_they_build(game: str) -> None:
    built, kept = built_module(game), kept_module(game)
    for suffix in (DESCRIPTION, built.suffix):
        as_built, as_kept = built.with_suffix(suffix).read_bytes(), kept.with_suffix(suffix).read_bytes()
        assert as_built == as_kept, f"{game}{suffix} is older than its sources: run `make wasm`"


def test_a_flipped_bit_is_found(tmp_path: Path) -> None:
    recorded = recording(all_settings(["goofspiel"])[:1], 2)
    recorded["tables"] = {players: flipped(text) for players, text in recorded["tables"].items()}
    assert None not in replayed("goofspiel", recorded, tmp_path)


def flipped(text: Any) -> str:
    """Bytes as text with one bit changed."""
    changed = bytearray(b64decode(text))
    changed[0] ^= 1
    return b64encode(changed).decode()
