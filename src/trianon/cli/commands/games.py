"""`trianon games`: what can be played, and what there is to read."""

from typing import Any

from trianon.cli.output import Output
from trianon.cli.parameters import AsJson
from trianon.cli.schemas import schema_of
from trianon.core.editions.load import builtin_editions
from trianon.games import game_names
from trianon.texts import games as games_with_texts
from trianon.texts import rule_ids


def games(out: Output, as_json: AsJson = False) -> None:
    """List the games."""
    playable = game_names()
    listed: list[dict[str, Any]] = [
        {
            "game": name,
            "playable": name in playable,
            "rules": len(rule_ids(name)),
            "editions": builtin_editions(schema_of(name)),
        }
        for name in games_with_texts()
    ]
    if as_json:
        out.json(listed)
        return
    columns = [out.text(f"games-{column}") for column in ("game", "playable", "rules", "editions")]
    rows = [
        (
            game["game"],
            out.text("yes" if game["playable"] else "games-not-yet"),
            str(game["rules"]),
            ", ".join(game["editions"]),
        )
        for game in listed
    ]
    out.table(columns, rows, right="..r.")
