"""`trianon verify`: whether match files replay to what they claim, and what is known of how their seeds were made."""

from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.cli.errors import error_text
from trianon.cli.inputs import record_in
from trianon.cli.output import BAD_INPUT, Output
from trianon.cli.parameters import AsJson
from trianon.cli.schemas import schema_of
from trianon.core.editions.load import DEFAULT, builtin_id
from trianon.core.errors import TrianonError
from trianon.core.match_file.read import Record
from trianon.core.match_file.verify import verify as replay_and_compare

OTHER_COMMITMENT = "other-commitment"  # the guarantee of a match file that was made with another commitment


def verify(
    out: Output,
    files: Annotated[list[Path], typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option(metavar="HASH")] = "",
    as_json: AsJson = False,
) -> None:
    """Replay records, compare every hash, and show where one breaks."""
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


def _report(one: dict[str, Any], out: Output) -> None:
    name = "verify-good" if one["finished"] else "verify-good-so-far"
    out.say(name, file=one["file"], answers=one["answers"])
    out.say(f"verify-seed-{one['seed']}", **_listed(one["committed"]))
    if one["seed"] in ("claimed", "proven"):
        if one["withheld"]:
            out.say("verify-withheld", **_listed(one["withheld"]), deals=one["deals"])
        elif len(one["committed"]) > 1:
            out.say("verify-none-withheld")
        if one["unproven"]:
            out.say("verify-unproven", **_listed(one["unproven"]))
        if one["edition"]["custom"] or one["edition"]["id"] != builtin_id(schema_of(one["game"]), DEFAULT):
            out.say("verify-edition", edition=one["edition"]["id"], digest=one["edition"]["digest"])


def _listed(seats: list[int]) -> dict[str, str | int]:
    return {"seats": ", ".join(map(str, seats)), "count": len(seats)}


def _verified(file: Path, commitment: str, out: Output) -> dict[str, Any]:
    good: dict[str, Any] = {"file": str(file), "fault": None, "seed": None}
    try:
        record = record_in(file, out)
        replay_and_compare(record)
    except TrianonError as error:
        return {**good, "fault": error_text(error, out.texts)}
    fairness = record.fairness
    committed = fairness.committed_seats if fairness is not None else []
    withheld = fairness.withheld_seats if fairness is not None else []
    edition = record.setting.edition
    return {
        **good,
        "game": record.setting.game.name,
        "answers": len(record.answers),
        "finished": record.finished,
        "seed": _guarantee(record, commitment),
        "committed": committed,
        "withheld": withheld,
        "deals": fairness.possible_deals if fairness is not None and withheld else 1,
        "edition": {"id": edition.id, "digest": edition.digest, "custom": not edition.builtin},
        "unproven": [seat for seat in range(1, record.setting.players + 1) if seat not in committed],
    }


def _guarantee(record: Record, commitment: str) -> str:
    """What is known of the seed: the strongest statement that the match file and a noted commitment support."""
    fairness = record.fairness
    if fairness is None:
        return OTHER_COMMITMENT if commitment else "chosen"
    if commitment and commitment not in (fairness.commitment, fairness.deal_commitment):
        return OTHER_COMMITMENT
    if not fairness.committed_seats:
        return "salts-not-later"
    if fairness.deal_commitment is None:
        return "salts-not-committed"
    return "proven" if commitment == fairness.deal_commitment else "claimed"
