"""Verifies match files: every hash, the result and the commitment to the seed; pinpoints tampering."""

import json

from trianon.core.fairness import commitment_of, seed_of
from trianon.core.faults import shown_value
from trianon.core.files import MATCH_FILE
from trianon.core.match_file.read import Record
from trianon.core.match_file.replay import begin, give
from trianon.core.wording import message


def verify(record: Record) -> None:
    """Replay a record and compare every hash and the result; a RecordError names the first that is not so."""
    name = record.name
    _check_fairness(record)
    match = begin(record)
    if match.start_hash != record.start_hash:
        found, hash_ = record.start_hash, match.start_hash
        raise MATCH_FILE.refusal(name, "start-hash", at="start_hash", found=found, hash=hash_)
    for number, answer in enumerate(record.answers, 1):
        give(match, answer, record)
        hash_ = match.answers[-1].hash
        if hash_ != answer.hash:
            at, seat = message("at-answer", number=number), answer.seat + 1
            key, found = answer.key, answer.hash
            raise MATCH_FILE.refusal(name, "answer-hash", at=at, seat=seat, key=key, found=found, hash=hash_)
    if match.over != record.finished:
        fault = "not-finished" if record.finished else "finished"
        raise MATCH_FILE.refusal(name, fault, at="finished", number=len(record.answers))
    if match.over and match.result() != record.result:
        found, result = json.dumps(record.result), json.dumps(match.result())
        raise MATCH_FILE.refusal(name, "other-result", at="result", found=found, result=result)


def _check_fairness(record: Record) -> None:
    """A seed that claims to be made of a committed secret and committed salts must be just that."""
    fairness = record.fairness
    if fairness is None:
        return
    stated, commitment = fairness.commitment, commitment_of(fairness.secret)
    if commitment != stated:
        args = {"found": stated, "commitment": commitment}
        raise MATCH_FILE.refusal(record.name, "other-commitment", at="fairness.commitment", **args)
    for seat, (salt, found) in enumerate(zip(fairness.salts, fairness.salt_commitments, strict=False), 1):
        if salt and commitment_of(salt) != found:
            args = {"found": found, "commitment": commitment_of(salt)}
            raise MATCH_FILE.refusal(record.name, "other-salt", at=f"fairness.salt_commitments.{seat}", **args)
    for field in ("starting_player", "position"):
        if (chosen := getattr(record.start, field)) is not None:
            raise MATCH_FILE.refusal(record.name, "start-not-drawn", at=field, found=shown_value(chosen))
    seed = seed_of(fairness.secret, fairness.salts)
    if seed != record.start.seed:
        raise MATCH_FILE.refusal(record.name, "other-seed", at="seed", found=record.start.seed, seed=seed)
