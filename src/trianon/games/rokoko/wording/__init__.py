"""What Rokoko says: names the Fluent messages of pieces, questions, options and events with their arguments."""

from trianon.core.editions.edition import Edition
from trianon.core.wording import NarratedWording, WordingFunctions
from trianon.games.rokoko.wording.chronicle import is_sequel, narrate
from trianon.games.rokoko.wording.options import FIXED, OPTIONS, question
from trianon.games.rokoko.wording.pieces import RokokoPieces, label
from trianon.games.rokoko.wording.scoring import score

FUNCTIONS = WordingFunctions(question, OPTIONS, FIXED, narrate, is_sequel, score, label)


def wording_of(edition: Edition, players: int) -> NarratedWording[RokokoPieces]:
    """The messages with one edition for one number of players."""
    pieces = RokokoPieces(edition, players)
    return NarratedWording(pieces, pieces.catalogue(), FUNCTIONS)
