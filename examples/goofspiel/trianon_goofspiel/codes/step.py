"""The steps of Goofspiel."""

from trianon.core.kernel.step_kinds import Steps

STEPS = Steps()

TRICK = STEPS.happens("trick")
BID = STEPS.asks_in_secret("bid")

STEPS.sequence(TRICK)
STEPS.sequence(BID)
