"""The reference for bot authors is up to date and has an example of everything a seat can meet."""

import pytest

from docs.reference.build import FOLDER, page
from docs.reference.examples import met_in
from trianon.core.installed import built_in_games
from trianon.games import game_of


@pytest.mark.parametrize("name", built_in_games())
def test_the_page_is_up_to_date(name: str) -> None:
    kept = (FOLDER / f"{name}.md").read_text("utf-8")
    assert kept == page(game_of(name)), "run `make docs`"


@pytest.mark.parametrize("name", built_in_games())
def test_everything_has_an_example(name: str) -> None:
    game, met = game_of(name), met_in(game_of(name))
    secret = {kind.name for kind in game.event_kinds.values() if any(fact.secret for fact in kind.facts)}
    assert [block.verb for block in game.numbering if not met.keys[block.verb]] == []
    assert {kind.name for kind in game.event_kinds.values() if not kind.private} == met.events.keys()
    assert met.hidden.keys() == secret
    assert met.view["game"] == name
