"""`trianon verify` says what is known of how a seed was made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command_runner import trianon
from trianon.core.editions.load import load_edition
from trianon.core.fairness import Fairness, commitment_of, seed_of
from trianon.core.match import Match, Start
from trianon.core.match_file.write import write_record
from trianon.games import game_of

SECRET, SALTS = "ab" * 32, ("sel", "")
SEAL = commitment_of(SECRET)


def written(folder: Path, fairness: Fairness | None) -> str:
    """The file of a match that has just begun, with this account of its seed."""
    game = game_of("histrio")
    match = Match(game.setting(load_edition(game.schema), 2), Start(seed_of(SECRET, SALTS)))
    file = folder / "match.json"
    file.write_text(write_record(match, None, fairness))
    return str(file)


@pytest.mark.parametrize(
    ("fairness", "options", "expected"),
    [
        (None, [], "nothing shows that the cards were not chosen"),
        (Fairness(SEAL, SECRET, SALTS), [], "no salt is known to have come after the seal"),
        (Fairness(SEAL, SECRET, SALTS, (False, True)), [], "no salt is known"),  # an empty salt is none
        (Fairness(SEAL, SECRET, SALTS, (True, False)), [], "According to the server, the salt of seat 1 came after"),
        (Fairness(SEAL, SECRET, SALTS, (True, False)), ["--commitment", SEAL.upper()], "nobody could choose the cards"),
    ],
)
def test_verify_says_which_guarantee_a_record_has(
    tmp_path: Path, fairness: Fairness | None, options: list[str], expected: str
) -> None:
    done = trianon("verify", written(tmp_path, fairness), *options)
    assert done.code == 0
    assert expected in " ".join(done.out.split())


@pytest.mark.parametrize("fairness", [None, Fairness(SEAL, SECRET, SALTS, (True, False))])
def test_another_commitment_than_the_noted_one_is_a_failure(tmp_path: Path, fairness: Fairness | None) -> None:
    done = trianon("verify", written(tmp_path, fairness), "--commitment", "0" * 64)
    assert done.code == 2
    assert "another seal than the one you noted" in " ".join(done.out.split())
