"""Settings of a new table, and whether they can be played."""

from trianon.core.editions.load import builtin_editions, builtin_id
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.server.errors import ApiError
from trianon.server.wire.table_messages import NewTable


def validate_table(wanted: NewTable) -> None:
    """Refuse settings that cannot be played."""
    if wanted.game not in built_in_games():
        raise ApiError("no-game", game=wanted.game, known=", ".join(built_in_games()))
    game = game_of(wanted.game)
    if wanted.players not in game.seats:
        raise ApiError("no-players", players=wanted.players, least=game.seats[0], most=game.seats[-1])
    if wanted.seat is not None and wanted.seat > wanted.players:
        raise ApiError("no-seat", seat=wanted.seat, players=wanted.players)
    if len(wanted.bots) > wanted.players - 1:
        raise ApiError("too-many-bots", bots=len(wanted.bots), players=wanted.players)
    if wanted.start and len(wanted.bots) != wanted.players - 1:
        raise ApiError("seats-open", open=wanted.players - 1 - len(wanted.bots))
    if wanted.edition_text is None and builtin_id(game.schema, wanted.edition) is None:
        known = ", ".join(builtin_editions(game.schema))
        raise ApiError("no-edition", edition=wanted.edition, known=known)
