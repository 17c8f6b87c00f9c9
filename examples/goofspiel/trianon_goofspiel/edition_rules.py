"""What an edition of Goofspiel contains."""

from trianon.core.editions.load import EditionSchema
from trianon.core.editions.nodes import Bool, Int, OneOf

MAX_CARDS = 13  # of a suit; defined here, where no compiler is loaded
ORDERS = ("random", "descending", "ascending")
RANDOM, DESCENDING, ASCENDING = range(3)

SCHEMA = EditionSchema(
    game="goofspiel",
    package="trianon_goofspiel",
    edition={"cards": Int(2, MAX_CARDS), "order": OneOf(ORDERS), "hidden_bids": Bool()},
    sections={},
)
