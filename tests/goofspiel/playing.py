"""Tables of Goofspiel for tests: editions by their values, bids by their cards."""

from collections.abc import Sequence

from trianon.core.editions.load import edition_from_text
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.games import game_of

EDITION = """
[edition]
id = "made-up"
game = "goofspiel"
cards = {cards}
order = "{order}"
hidden_bids = {hidden}
"""


def setting_of(players: int, cards: int = 13, order: str = "random", hidden: bool = True) -> Setting:
    """A table with an edition of these values."""
    game = game_of("goofspiel")
    text = EDITION.format(cards=cards, order=order, hidden=str(hidden).lower())
    return game.setting(edition_from_text(game.schema, text, "edition"), players)


def bid(match: Match, *cards: int) -> None:
    """Let every seat bid a card."""
    for seat, card in enumerate(cards):
        match.answer(seat, f"bid:{card}")


def hand(match: Match, seat: int) -> list[int]:
    """The cards a seat may bid."""
    return [int(key.partition(":")[2]) for key in match.options(seat)]


def descending(players: int, bids: Sequence[Sequence[int]], cards: int = 4, hidden: bool = True) -> Match:
    """A match for prizes in descending order after these bids."""
    match = Match(setting_of(players, cards, "descending", hidden), Start("rules"))
    for trick in bids:
        bid(match, *trick)
    return match
