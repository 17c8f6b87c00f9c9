"""`trianon edition`: check, show, list and copy the component values that games are played with."""

import re
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.errors import CliError, error_text
from trianon.cli.output import BAD_INPUT, Output
from trianon.cli.parameters import AsJson, EditionSource, Force, GameName, MaybeGameName
from trianon.cli.schemas import schema_of
from trianon.core.editions.edition import Edition
from trianon.core.editions.json_schema import file_schema
from trianon.core.editions.load import DEFAULT, builtin_editions, builtin_id, edition_from_text, game_of, load_edition
from trianon.core.editions.provenance import ORIGINS, provenance_report
from trianon.core.errors import EditionError, TrianonError
from trianon.games import game_names

RECONSTRUCTION = "reconstruction"


def check(out: Output, files: Annotated[list[Path], typer.Argument(metavar="FILE")]) -> None:
    """Check edition files and show every fault of each."""
    faulty = False
    for file in files:
        try:
            _show_valid(load_edition(schema_of(game_of(file)), file), file, out)
        except TrianonError as error:
            faulty = True
            out.error(error_text(error, out.texts))
            if isinstance(error, EditionError):
                out.error(out.text("edition-faults", file=str(file), count=len(error.faults)))
    if faulty:
        raise typer.Exit(BAD_INPUT)


def _show_valid(edition: Edition, file: Path, out: Output) -> None:
    origins = Counter(row.origin for row in provenance_report(edition))
    out.say(
        "edition-good",
        file=str(file),
        id=edition.id,
        game=edition.game,
        digest=edition.digest,
        values=len(edition.values),
        changed=len(edition.changed),
    )
    out.table(
        [out.text("edition-section"), out.text("edition-entries")],
        [(name, str(len(data))) for name, data in edition.data.items() if isinstance(data, list)],
        right=".r",
    )
    out.show(_counted(origins, out))


def _counted(origins: Counter[str], out: Output) -> str:
    return out.texts.listed(f"{_origin(origin, out)} {out.number(count)}" for origin, count in origins.most_common())


def _origin(origin: str, out: Output) -> str:
    return out.text("origin-" + re.sub(r"\W+", "-", origin))


def show(
    out: Output,
    game: MaybeGameName = None,
    edition: EditionSource = DEFAULT,
    origin: Annotated[str | None, typer.Option("--origin", metavar="ORIGIN")] = None,
    below: Annotated[str, typer.Option("--below", metavar="KEY")] = "",
    as_json: AsJson = False,
) -> None:
    """Show every value of an edition with its origin."""
    if origin is not None and origin not in ORIGINS:
        raise CliError("error-origin", name=origin, known=", ".join(ORIGINS))
    found = [load_edition(schema_of(name), edition) for name in ([game] if game else _games_of(edition))]
    shown = [
        (one, [row for row in provenance_report(one, below) if origin is None or row.origin == origin]) for one in found
    ]
    if below and not any(rows for _, rows in shown):
        raise CliError("error-below", key=below)
    if as_json:
        out.json([{**_json(one), "values": [row._asdict() for row in rows]} for one, rows in shown])
        return
    for one, rows in shown:
        out.table(
            [out.text(f"edition-{column}") for column in ("key", "value", "origin")],
            [(row.key, _value(row.value), _marked(row.origin, out)) for row in rows],
            title=out.text("edition-title", game=one.game, id=one.id),
        )
    out.say("edition-legend")


def _games_of(edition: str) -> list[str]:
    """The games meant where none is named: all that have an edition of this name, or the one the file is for."""
    named = [game for game in game_names() if builtin_id(schema_of(game), edition)]
    return named or [game_of(edition)]


def _json(edition: Edition) -> dict[str, object]:
    return {"game": edition.game, "edition": edition.id, "digest": edition.digest}


def _marked(origin: str, out: Output) -> str:
    return ("* " if origin == RECONSTRUCTION else "  ") + _origin(origin, out)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def list_(out: Output, as_json: AsJson = False) -> None:
    """List the editions that come with the games."""
    editions = [
        load_edition(schema_of(game), name) for game in game_names() for name in builtin_editions(schema_of(game))
    ]
    if as_json:
        out.json([_json(one) for one in editions])
        return
    columns = [out.text(f"edition-{column}") for column in ("game", "name", "digest", "values")]
    out.table(columns, [(one.game, one.id, one.digest, out.number(len(one.values))) for one in editions], right="...r")


def copy(
    out: Output,
    source: Annotated[str, typer.Argument(metavar="NAME")],
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    force: Force = False,
) -> None:
    """Copy an edition into a new file, under a new id."""
    if game is None and len(game_names()) > 1:
        raise CliError("error-which-game", known=out.texts.listed(game_names(), "or"))
    schema = schema_of(game or game_names()[0])
    edition = load_edition(schema, source)
    text = _renamed(edition, target)
    edition_from_text(schema, text, str(target))  # what we write can be read
    if target.exists() and not force:
        raise CliError("error-exists", file=str(target))
    target.write_text(text, "utf-8")
    out.say("edition-copied", id=edition.id, game=edition.game, file=str(target))


def schema(out: Output, game: GameName) -> None:
    """Print the JSON schema of edition files, for editors."""
    out.json(file_schema(schema_of(game)))


def _renamed(edition: Edition, target: Path) -> str:
    """The edition's text with the name of the new file as its id, where that makes a name."""
    name = re.sub(r"[^a-z0-9_-]+", "-", target.stem.lower()).strip("-_")[:40]
    line = rf'(?m)^(id\s*=\s*)"{re.escape(edition.id)}"'
    return re.sub(line, rf'\g<1>"{name}"', edition.text, count=1) if name else edition.text
