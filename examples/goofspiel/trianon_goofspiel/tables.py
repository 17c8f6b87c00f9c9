"""The values of one edition, as one read-only record."""

from trianon.core.kernel.struct import Byte


class Tables:
    """How many cards a suit has, in which order prizes come, whether bids stay hidden."""

    cards: Byte
    order: Byte  # RANDOM, DESCENDING or ASCENDING
    hidden_bids: Byte
