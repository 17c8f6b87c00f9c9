"""Why a bid is not legal."""

from __future__ import annotations

from trianon.core.kernel.reasons import Meaning

LEGAL, NOT_HELD, SEALED_ALREADY, NOTHING_SEALED, MATCH_OVER = range(5)

MEANINGS: dict[int, Meaning] = {
    NOT_HELD: Meaning("GS-3", "not-held"),
    SEALED_ALREADY: Meaning("GS-3", "sealed-already"),
    NOTHING_SEALED: Meaning("GS-3", "nothing-sealed"),
    MATCH_OVER: Meaning("GS-7", "not-asked"),
}
