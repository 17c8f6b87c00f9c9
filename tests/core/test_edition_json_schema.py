"""The JSON schema of edition files: it accepts what can be loaded and refuses values out of place."""

import tomllib
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from trianon.core.editions.json_schema import data_schema, file_schema
from trianon.core.editions.load import load_edition
from trianon.games import game_of

GAMES = ("rokoko", "histrio")


def refusals(schema: dict[str, Any], data: Any) -> list[str]:
    """The places a schema refuses, as paths."""
    return [".".join(map(str, fault.instance_path)) for fault in Draft202012Validator(schema).iter_errors(data)]


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_accepts_the_reference_edition(game: str) -> None:
    edition = load_edition(game_of(game).schema)
    meta.validate(file_schema(game_of(game).schema))
    assert refusals(file_schema(game_of(game).schema), tomllib.loads(edition.text)) == []
    assert refusals(data_schema(game_of(game).schema), edition.data) == []


def test_defaults_may_be_left_out_of_a_file_only() -> None:
    schema, data = game_of("rokoko").schema, tomllib.loads(load_edition(game_of("rokoko").schema).text)
    short = next(place for place, dress in enumerate(data["dress"]) if "lace" not in dress)
    assert refusals(file_schema(schema), data) == []
    assert f"dress.{short}" in refusals(data_schema(schema), data)


@pytest.mark.parametrize(
    ("game", "place", "value", "refused"),
    [
        ("rokoko", ("dress", 0, "livre"), 29, "dress.0.livre"),
        ("rokoko", ("dress", 0, "sleeves"), 2, "dress.0"),
        ("rokoko", ("employee", 0, "bonus"), "gain_livre", "employee.0"),  # without its amount
        ("histrio", ("edition", "pleases"), [1], "edition.pleases"),
        ("histrio", ("provenance", "gauge"), "guess", "provenance.gauge"),
    ],
)
def test_the_schema_refuses_what_is_out_of_place(game: str, place: tuple[Any, ...], value: Any, refused: str) -> None:
    data = tomllib.loads(load_edition(game_of(game).schema).text)
    target = data
    for name in place[:-1]:
        target = target[name]
    target[place[-1]] = value
    assert refusals(file_schema(game_of(game).schema), data) == [refused]
