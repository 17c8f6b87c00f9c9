"""`trianon verify`: whether match files replay to what they claim, and what is known of how their seeds were made."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.errors import error_text
from trianon.cli.inputs import record_in
from trianon.cli.output import BAD_INPUT, Output
from trianon.cli.parameters import AsJson
from trianon.core.errors import TrianonError

if TYPE_CHECKING:
    from trianon.core.match_file.read import Record

OTHER_COMMITMENT = "other-commitment"  # the guarantee of a match file that was made with another commitment


def verify(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option(metavar="HASH")] = "",
    as_json: AsJson = False,
) -> None:
    """Replay records, compare every hash, and show where one breaks."""
    out: Output = ctx.obj
    found = [_verified(file, commitment.strip().lower(), out) for file in files]
    if as_json:
        out.json(found)
    for one in found:
        if one["fault"]:
            out.error(str(one["fault"]))
        elif not as_json:
            _report(one, out)
    if any(one["fault"] or one["seed"] == OTHER_COMMITMENT for one in found):
        raise typer.Exit(BAD_INPUT)


def _report(one: dict[str, object], out: Output) -> None:
    name = "verify-good" if one["finished"] else "verify-good-so-far"
    out.say(name, file=one["file"], answers=one["answers"])
    seats = one["committed"]
    assert isinstance(seats, list)
    out.say(f"verify-seed-{one['seed']}", seats=", ".join(map(str, seats)), count=len(seats))


def _verified(file: Path, commitment: str, out: Output) -> dict[str, object]:
    from trianon.core.match_file.verify import verify as replay_and_compare

    good: dict[str, object] = {"file": str(file), "fault": None, "seed": None}
    try:
        record = record_in(file, out)
        replay_and_compare(record)
    except TrianonError as error:
        return {**good, "fault": error_text(error, out.texts)}
    return {
        **good,
        "game": record.setting.game.name,
        "answers": len(record.answers),
        "finished": record.finished,
        "seed": _guarantee(record, commitment),
        "committed": record.fairness.committed_seats if record.fairness is not None else [],
    }


def _guarantee(record: Record, commitment: str) -> str:
    """What is known of the seed: the strongest statement that the match file and a noted commitment support."""
    fairness = record.fairness
    if commitment and (fairness is None or fairness.commitment != commitment):
        return OTHER_COMMITMENT
    if fairness is None:
        return "chosen"
    if not fairness.committed_seats:
        return "salts-not-later"
    return "proven" if commitment else "claimed"
