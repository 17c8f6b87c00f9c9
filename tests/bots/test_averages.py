"""The averages of bots that are shipped with the games: made by the present code, of the present edition."""

import json

import pytest

from bench.bot_averages import averages
from trianon.bots.statistics.averages import (
    AveragesOfPlayers,
    GameAverages,
    averaged_levels,
    file_of,
    shipped_averages,
)
from trianon.bots.statistics.components import components_of
from trianon.core.editions.load import load_edition
from trianon.core.game import Json
from trianon.core.installed import built_in_games
from trianon.games import game_of

SHIPPED = [(game, level) for game in built_in_games() for level in averaged_levels(game)]


def kept(game: str, level: str) -> Json:
    """The file of a level."""
    content: Json = json.loads(file_of(game, level).read_text("utf-8"))
    return content


@pytest.mark.parametrize("game", built_in_games())
def test_the_files_have_the_form_the_command_writes_for_the_present_edition(game: str) -> None:
    made = averages(game, "thumb", 1, 1)
    for level in averaged_levels(game):
        check_form(kept(game, level), made, game, level)


def check_form(file: Json, made: Json, game: str, level: str) -> None:
    assert list(file) == list(made)
    assert file["level"] == level
    assert (
        file["edition"] == made["edition"] == {"id": "reference", "digest": load_edition(game_of(game).schema).digest}
    )
    assert list(file["players"]) == list(made["players"])
    for own, other in zip(file["players"].values(), made["players"].values(), strict=True):
        assert list(own) == list(other)
        assert list(own["tables"]) == list(other["tables"])
        assert level != "thumb" or set(other["tables"]["sources"]) <= set(own["tables"]["sources"])


@pytest.mark.parametrize(("game", "level"), SHIPPED)
def test_sources_and_stages_add_up_to_the_points(game: str, level: str) -> None:
    found = shipped_averages(game, level)
    assert found is not None
    assert list(found.by_players) == list(game_of(game).seats)
    kinds = [component.kind for component in components_of(game)]
    for own in found.by_players.values():
        assert own.matches >= (30 if level == "thumb" else 4)  # matches of strong searches take minutes
        assert list(own.tables) == ["sources", "stages", *kinds]
        for table in ("sources", "stages"):
            assert sum(own.tables[table].values()) == pytest.approx(own.points, abs=0.02)


def test_averages_are_mixed_by_the_numbers_of_matches() -> None:
    by_players = {
        2: AveragesOfPlayers(9, 10.0, 50.0, {"sources": {"a": 6.0, "b": 4.0}}),
        4: AveragesOfPlayers(9, 20.0, 90.0, {"sources": {"a": 20.0}}),
    }
    found = GameAverages("rokoko", "reference", "", "thumb", "2026-01-01", by_players)
    assert found.mixed({2: 3, 4: 1, 5: 7}) == (12.5, {"sources": {"a": 9.5, "b": 3.0}})
    assert found.mixed({3: 1}) is None
