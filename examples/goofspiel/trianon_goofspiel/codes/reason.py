"""Why a bid is not legal."""

from trianon.core.kernel.reasons import Reasons

MEANINGS = Reasons()

LEGAL = 0
NOT_HELD = MEANINGS.add("GS-3", "not-held")
SEALED_ALREADY = MEANINGS.add("GS-3", "sealed-already")
NOTHING_SEALED = MEANINGS.add("GS-3", "nothing-sealed")
MATCH_OVER = MEANINGS.add("GS-7", "not-asked")
