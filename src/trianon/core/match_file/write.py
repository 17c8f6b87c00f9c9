"""Writes match files: a match as JSON text, one answer per line."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from trianon.core.fairness import Fairness
from trianon.core.match import Match
from trianon.core.match_file.read import FORMAT, VERSION


def write_record(match: Match, seats: Sequence[str] | None = None, fairness: Fairness | None = None) -> str:
    """The record of a match as text, an answer to a line; `fairness` is what its seed was made of."""
    setting, start = match.setting, match.start
    edition = {"id": setting.edition.id, "digest": setting.edition.digest}
    if not setting.edition.builtin:
        edition["text"] = setting.edition.text
    first = start.starting_player
    values = {
        "format": FORMAT,
        "version": VERSION,
        "game": setting.game.name,
        "rules": setting.game.version,
        "edition": edition,
        "players": setting.players,
        "seed": start.seed,
        "starting_player": None if first is None else first + 1,
        "open_information": start.open_information,
        "position": start.position,
        "seats": None if seats is None else list(seats),
        "start_hash": match.start_hash,
        "finished": match.over,
        "result": match.result() if match.over else None,
    }
    if fairness is not None:
        values["fairness"] = asdict(fairness)
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
    answers = [json.dumps([answer.seat + 1, answer.key, answer.hash]) for answer in match.answers]
    listed = "[\n    " + ",\n    ".join(answers) + "\n  ]" if answers else "[]"
    return "{\n  " + ",\n  ".join([*lines, f'"answers": {listed}']) + "\n}\n"
