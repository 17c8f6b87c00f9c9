"""Seeds made of a committed secret and the players' salts: a record that says so must prove it."""

import json
from typing import Any

import pytest

from tests.core.recorded import EDITION, GAME, played, read
from tests.infrastructure.faults import faulty
from trianon.core.errors import RecordError
from trianon.core.fairness import Fairness, commitment_of, seed_of
from trianon.core.match import Start
from trianon.core.match_file.replay import full_chronicle, replay
from trianon.core.match_file.verify import verify
from trianon.core.match_file.write import write_record

SECRET, SALTS = "ab" * 32, ("", "sel", "poivre")
HASHES = tuple(commitment_of(salt) if salt else "" for salt in SALTS)
FAIRNESS = Fairness(commitment_of(SECRET), SECRET, SALTS, salt_commitments=HASHES)
TEXT = write_record(played(GAME.setting(EDITION, 3), Start(seed_of(SECRET, SALTS))), ["Ada", "Bo", "凡"], FAIRNESS)


def tampered(**fields: Any) -> str:
    """The record with some fields replaced; those of fairness are named so."""
    values = json.loads(TEXT)
    for name, value in fields.items():
        (values["fairness"] if name in values["fairness"] else values)[name] = value
    return json.dumps(values)


def test_a_record_proves_what_its_seed_was_made_of() -> None:
    record = read(TEXT)
    verify(record)
    assert record.fairness == FAIRNESS
    assert write_record(replay(record), record.seats, record.fairness) == TEXT
    assert full_chronicle(record)["fairness"] == json.loads(TEXT)["fairness"]


def test_every_salt_and_its_place_make_another_seed() -> None:
    seeds = {seed_of(SECRET, salts) for salts in [("", ""), ("a", ""), ("", "a"), ("a", "a"), ("a",), ("",)]}
    assert len(seeds) == 6
    assert commitment_of(SECRET) not in seeds
    assert seed_of(SECRET + "0", SALTS) != seed_of(SECRET, SALTS)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"commitment": "0" * 64}, r"fairness\.commitment: 0{64} \(expected \w{64}, that of the secret\)"),
        ({"secret": "cd" * 32}, r"fairness\.commitment: \w{64} \(expected"),
        (
            {"salt_commitments": ["", HASHES[2], HASHES[2]]},
            r"fairness\.salt_commitments\.2: \w{64} \(expected \w{64}, that",
        ),
        ({"salt_commitments": ["", "", HASHES[2]]}, r"fairness\.salt_commitments\.2:"),
        ({"secret": "cd" * 32, "commitment": commitment_of("cd" * 32)}, r"seed: \w{64} \(expected \w{64}, made of the"),
        ({"salts": ["", "sel", "sucre"]}, r"fairness\.salt_commitments\.3: \w{64}"),
        ({"salts": ["sel", "", "poivre"]}, r"fairness\.salt_commitments\.1:"),
        ({"salts": ["", "sel", ""]}, r"seed: \w{64} \(expected \w{64}, made of the secret and the salts\)"),
        ({"salts": ["", "sel", "sucre"], "salt_commitments": []}, r"seed: \w{64}"),
        ({"seed": "chosen by somebody"}, r"seed: chosen by somebody \(expected \w{64}"),
    ],
)
def test_what_was_not_committed_is_refused(fields: dict[str, Any], message: str) -> None:
    with faulty(RecordError, match=rf"^m\.json: {message}"):
        verify(read(tampered(**fields)))


@pytest.mark.parametrize(
    "expected",
    [
        "fair",
        [],
        {"commitment": "", "secret": "", "salts": ["", ""]},
        {"commitment": 1, "secret": "", "salts": ["", "", ""]},
        {"commitment": "", "secret": "", "salts": ["", "", ""], "more": 1},
        {"commitment": "", "secret": "", "salts": ["", "", ""], "salt_commitments": ["", ""]},
        {"commitment": "", "secret": "", "salts": ["", "", ""], "salt_commitments": ["", "", 3]},
    ],
)
def test_half_a_proof_is_none(expected: Any) -> None:
    with faulty(RecordError, match=r'^m\.json: fairness: .* \(expected "commitment", "secret" and "salts"'):
        read(tampered(fairness=expected))


def test_a_record_may_say_nothing_of_it() -> None:
    values = json.loads(TEXT)
    del values["fairness"]
    record = read(json.dumps(values))
    verify(record)
    assert record.fairness is None
