"""`trianon verify`: whether records replay to what they claim."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.errors import error_text
from trianon.cli.inputs import record_in
from trianon.cli.output import BAD_INPUT, Output
from trianon.cli.parameters import AsJson
from trianon.core.errors import TrianonError


def verify(
    ctx: typer.Context, files: Annotated[list[Path], typer.Argument(metavar="FILE")], as_json: AsJson = False
) -> None:
    """Replay records, compare every hash, and tell where one breaks."""
    out: Output = ctx.obj
    found = [_verified(file, out) for file in files]
    if as_json:
        out.json(found)
    for one in found:
        if one["fault"]:
            out.error(str(one["fault"]))
        elif not as_json:
            out.say(
                "verify-good" if one["finished"] else "verify-good-so-far", file=one["file"], answers=one["answers"]
            )
    if any(one["fault"] for one in found):
        raise typer.Exit(BAD_INPUT)


def _verified(file: Path, out: Output) -> dict[str, object]:
    from trianon.core.match_file.verify import verify as replay_and_compare

    good: dict[str, object] = {"file": str(file), "fault": None}
    try:
        record = record_in(file, out)
        replay_and_compare(record)
    except TrianonError as error:
        return {**good, "fault": error_text(error, out.texts)}
    return {**good, "game": record.setting.game.name, "answers": len(record.answers), "finished": record.finished}
