"""The option numbers of Goofspiel: a bid is the value of its card less 1."""

from trianon.core.kernel.options import Numbering
from trianon_goofspiel.edition_rules import MAX_CARDS

NUMBERING = Numbering()
BID = NUMBERING.block("bid", MAX_CARDS)
RECONSIDER = NUMBERING.block("reconsider", 1)
