"""The option numbers of Histrio: fixed, by position; the same for every edition and player count."""

from __future__ import annotations

from trianon.core.kernel.options import Numbering
from trianon.core.kernel.state import SEATS
from trianon.games.histrio.codes.component import ACTORS, CARDS, CITIES, MOST_JUGGLERS, REQUEST_CARDS

NUMBERING = Numbering(
    ("travel", CITIES),
    ("use", MOST_JUGGLERS),
    ("recover", CITIES),
    ("take", CARDS),
    ("push", 2),
    ("steal", SEATS),
    ("swap", CITIES),
    ("keep", 1),
    ("discard", ACTORS),
    ("drop", REQUEST_CARDS),
    ("count", 2),
    ("play", REQUEST_CARDS),
    ("pass", 1),
    ("reconsider", 1),
)

# the first number of each block, for the rules
TRAVEL = NUMBERING["travel"].first
USE = NUMBERING["use"].first
RECOVER = NUMBERING["recover"].first
TAKE = NUMBERING["take"].first
PUSH = NUMBERING["push"].first  # + COMEDY or TRAGEDY
STEAL = NUMBERING["steal"].first
SWAP = NUMBERING["swap"].first
KEEP = NUMBERING["keep"].first
DISCARD = NUMBERING["discard"].first  # an actor in hand
DROP = NUMBERING["drop"].first  # discard a request
COUNT = NUMBERING["count"].first  # + COMEDY or TRAGEDY
PLAY = NUMBERING["play"].first
PASS = NUMBERING["pass"].first
RECONSIDER = NUMBERING["reconsider"].first
SIZE = NUMBERING.size
FIRSTS = NUMBERING.firsts
