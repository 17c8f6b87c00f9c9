"""Labels of statistics: messages that need no catalogue of an edition."""

import pytest

from trianon.bots.statistics.averages import HEURISTIC, shipped_averages
from trianon.core.editions.load import REFERENCE
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.server.history.component_labels import component_label
from trianon.server.table_store.editions import setting_of
from trianon.texts import Texts
from trianon.texts.messages import Formatter


@pytest.mark.parametrize("game", built_in_games())
def test_labels_read_the_same_without_the_catalogue(game: str) -> None:
    most = game_of(game).seats[-1]
    averages = shipped_averages(game, HEURISTIC)
    assert averages is not None
    found = averages.mixed({most: 1})
    assert found is not None
    wording, texts = setting_of(game, REFERENCE, None, most).wording, Texts("de", game, part="server")
    with_catalogue, without = Formatter(texts, wording.pieces, str), Formatter(texts, {}, str)
    kinds = found[1].keys() - {"sources", "stages"}
    assert len(kinds) == 4
    for kind in kinds:
        assert texts.text(f"report-all-{kind}")
        for name in found[1][kind]:
            label = component_label(game, kind, name)
            assert label != name
            assert without.value(label) == with_catalogue.value(wording.label(kind, name))


def test_a_component_of_another_edition_keeps_its_id() -> None:
    assert component_label("rokoko", "dress", "of-my-own") == "of-my-own"
