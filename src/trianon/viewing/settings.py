"""Games with an edition for a number of players, kept as they are expensive to build; editions for the API."""

from functools import cache, lru_cache

from trianon.core.editions.load import DEFAULT, REFERENCE, builtin_id, edition_from_text, load_edition
from trianon.core.game import Setting
from trianon.games import game_of
from trianon.server.limits import EDITION_CACHE_SIZE
from trianon.server.wire.service_messages import EditionInfo


def setting_of(game: str, edition: str, edition_text: str | None, players: int) -> Setting:
    """A game with an edition for a number of players."""
    if edition_text is None:
        return _builtin_setting(game, builtin_id(game_of(game).schema, edition) or edition, players)
    return _custom_setting(game, edition_text, players)


@cache
def _builtin_setting(game: str, edition: str, players: int) -> Setting:
    return game_of(game).setting(load_edition(game_of(game).schema, edition), players)


@lru_cache(maxsize=EDITION_CACHE_SIZE)
def _custom_setting(game: str, edition_text: str, players: int) -> Setting:
    return game_of(game).setting(edition_from_text(game_of(game).schema, edition_text, "edition"), players)


def reference_setting(game: str, players: int | None = None) -> Setting:
    """A game with its first edition; without a number of players for as few as can play it."""
    return setting_of(game, REFERENCE, None, players or game_of(game).seats[0])


def default_setting(game: str, players: int | None = None) -> Setting:
    """A game with its default edition; without a number of players for as few as can play it."""
    return setting_of(game, DEFAULT, None, players or game_of(game).seats[0])


def edition_info(setting: Setting) -> EditionInfo:
    """An edition as the API returns it."""
    chosen = setting.edition
    names = {thing: [name or "" for name in listed] for thing, listed in setting.names.items()}
    return EditionInfo(chosen.id, chosen.digest, chosen.data, names, dict(chosen.origins), dict(setting.wording.pieces))
