"""What Histrio says: names the Fluent messages of pieces, questions, options and events with their arguments."""

from trianon.core.editions.edition import Edition
from trianon.core.wording import NarratedWording, WordingFunctions
from trianon.games.histrio.wording.chronicle import is_sequel, narrate
from trianon.games.histrio.wording.options import FIXED, OPTIONS, question
from trianon.games.histrio.wording.pieces import HistrioPieces, label
from trianon.games.histrio.wording.scoring import score

FUNCTIONS = WordingFunctions(question, OPTIONS, FIXED, narrate, is_sequel, score, label)


def wording_of(edition: Edition, players: int) -> NarratedWording[HistrioPieces]:
    """The messages with one edition for one number of players."""
    pieces = HistrioPieces(edition)
    return NarratedWording(pieces, pieces.catalogue(), FUNCTIONS)
