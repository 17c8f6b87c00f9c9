"""Labels of statistics: components as messages of their game, written out by the page."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from trianon.core.wording import Argument, Wording
from trianon.games import game_of
from trianon.server.table_store.editions import default_setting


@cache
def _default_wording(game: str) -> Wording:
    return default_setting(game, game_of(game).seats[-1]).wording


def component_label(game: str, kind: str, name: str) -> Any:
    """What the default edition calls a component, as a message; the id of another edition's own component."""
    wording = _default_wording(game)
    try:
        return _without_pieces(wording.label(kind, name), wording.pieces)
    except KeyError:
        return name


def _without_pieces(argument: Argument, pieces: Mapping[str, Argument]) -> Any:
    """An argument with its pieces put in: the page of statistics has no catalogue of an edition."""
    if isinstance(argument, list):
        name, *rest = argument
        return [name, *({key: _without_pieces(value, pieces) for key, value in args.items()} for args in rest)]
    if not isinstance(argument, dict):
        return argument
    [(form, content)] = argument.items()
    if form == "piece":
        return _without_pieces(pieces[content], pieces)
    return {form: [_without_pieces(part, pieces) for part in content] if isinstance(content, list) else content}
