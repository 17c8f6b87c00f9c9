"""Where Ecu come from and go to: the rule behind every change, and the columns of the ledger."""

from __future__ import annotations

START = 0
ALMS = 1
STOLEN = 2
ROBBED = 3
STAGE = 4
LEVEL_5 = 5
TRICK = 6
TRICKED = 7
ACTORS = 8
SHOW = 9
BEST_SHOW = 10
REQUEST = 11
REQUEST_AGAIN = 12
SOURCES = 13

NAMES = (
    "start", "alms", "stolen", "robbed", "stage", "level_5", "trick", "tricked", "actors", "show", "best_show",
    "request", "request_again",
)  # fmt: skip
RULES = (
    "HI-S3", "HI-2.2", "HI-2.6", "HI-2.6", "HI-2.7", "HI-2.9", "HI-J7", "HI-J7", "HI-E1", "HI-E2", "HI-E3",
    "HI-E4", "HI-E5",
)  # fmt: skip
