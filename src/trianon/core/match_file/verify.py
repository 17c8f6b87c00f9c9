"""Verifies match files: every hash, the result and the commitment to the seed; pinpoints tampering."""

from __future__ import annotations

import json

from trianon.core.errors import RecordError
from trianon.core.fairness import commitment_of, seed_of
from trianon.core.match_file.read import Record
from trianon.core.match_file.replay import begin, give


def verify(record: Record) -> None:
    """Replay a record and compare every hash and the result; a RecordError names the first that is not so."""
    _check_fairness(record)
    match = begin(record)
    if match.start_hash != record.start_hash:
        raise RecordError(
            f"start_hash: {record.start_hash} (expected {match.start_hash}: the table began otherwise)", record.name
        )
    for number, answer in enumerate(record.answers, 1):
        give(match, answer, record)
        found = match.answers[-1].hash
        if found != answer.hash:
            said = f"seat {answer.seat + 1}, {answer.key}: its hash is {answer.hash} (expected {found})"
            raise RecordError(said, record.name, number)
    if match.over != record.finished:
        said = "true, but the match goes on after" if record.finished else "false, but the match is over after"
        raise RecordError(f"finished: {said} answer {len(record.answers)}", record.name)
    if match.over and match.result() != record.result:
        raise RecordError(f"result: {json.dumps(record.result)} (expected {json.dumps(match.result())})", record.name)


def _check_fairness(record: Record) -> None:
    """A seed that claims to be made of a committed secret and the players' salts must be just that."""
    if record.fairness is None:
        return
    commitment = commitment_of(record.fairness.secret)
    if commitment != record.fairness.commitment:
        said = f"fairness.commitment: {record.fairness.commitment} (expected {commitment}, that of the secret)"
        raise RecordError(said, record.name)
    seed = seed_of(record.fairness.secret, record.fairness.salts)
    if seed != record.start.seed:
        said = f"seed: {record.start.seed} (expected {seed}, made of the secret and the salts)"
        raise RecordError(said, record.name)
