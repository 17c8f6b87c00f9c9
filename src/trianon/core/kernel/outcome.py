"""The outcome of a match: points and placings."""

from typing import Annotated

import numpy as np

from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Bytes, Counts


class Outcome:
    """How a match ended, seat by seat."""

    points: Annotated[Counts, (np.int32, (SEATS,))]
    placings: Annotated[Bytes, (np.int8, (SEATS,))]  # 1 for the winner; tied seats share the better place
