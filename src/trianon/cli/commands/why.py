"""`trianon why`: the rule that speaks against an option, and what is missing."""

from typing import Annotated, Any

import typer

from trianon.cli.errors import CliError
from trianon.cli.inputs import running_match_in, seat_of
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, At, File, IsPosition, SeatNumber
from trianon.core.faults import suggestion
from trianon.core.match import Match
from trianon.texts import Texts

SHOWN_KEYS = 8  # of one reason


def why(
    out: Output,
    file: File,
    key: Annotated[str | None, typer.Argument(metavar="KEY")] = None,
    at: At = None,
    seat: SeatNumber = None,
    position: IsPosition = False,
    as_json: AsJson = False,
) -> None:
    """Explain why an option, or every one that is not legal, is refused."""
    match = running_match_in(file, at, position, out)
    chosen = seat_of(seat, match.setting.players)
    seats = match.asked() if chosen is None else [chosen]
    known = match.setting.keys.codes
    if key is not None and key not in known:
        raise CliError("error-key", key=key, near=suggestion(key, known))
    keys = list(known) if key is None else [key]
    found = [judged(match, one, name, out) for one in seats for name in keys]
    if key is None:
        found = [one for one in found if not one["legal"]]
    if as_json:
        out.json(found)
    elif key is None:
        for one in seats:
            _show_all(one, [reason for reason in found if reason["seat"] == one + 1], out)
    else:
        for answer in found:
            name = out.text("seat-number", seat=answer["seat"])
            if answer["legal"]:
                out.say("why-legal", seat=name, key=key)
            else:
                out.say("why-not", seat=name, key=key, reason=answer["reason"], rule=answer["rule"])


def judged(match: Match, seat: int, key: str, out: Output) -> dict[str, Any]:
    """Whether a key is legal for a seat, and what speaks against it."""
    reason = match.why(seat, key)
    option: dict[str, Any] = {"seat": seat + 1, "key": key, "legal": reason is None}
    if reason is None:
        return {**option, "rule": None, "reason": None, "name": None, "missing": 0}
    texts = Texts(out.language, match.setting.game.name)
    written = texts.row(texts.text(f"reason-{each.text}", missing=each.missing) for each in (reason, *reason.also))
    return {**option, "rule": reason.rule, "reason": written, "name": reason.text, "missing": reason.missing}


def _show_all(seat: int, reasons: list[dict[str, Any]], out: Output) -> None:
    """A line for each reason with the keys it stands against, the most frequent first."""
    name = out.text("seat-number", seat=seat + 1)
    if not reasons:
        out.say("why-all-legal", seat=name)
        return
    grouped: dict[tuple[str, str], list[str]] = {}
    for one in reasons:
        grouped.setdefault((one["rule"], one["reason"]), []).append(one["key"])
    out.table(
        [out.text(f"why-{column}") for column in ("rule", "reason", "count", "keys")],
        [
            (rule, reason, str(len(keys)), " ".join(keys[:SHOWN_KEYS]) + (" …" if len(keys) > SHOWN_KEYS else ""))
            for (rule, reason), keys in sorted(grouped.items(), key=lambda group: -len(group[1]))
        ],
        title=out.text("why-title", seat=name),
        right="..r.",
    )
