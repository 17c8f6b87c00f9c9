"""What Histrio says: names the Fluent messages of pieces, questions, options and events with their arguments."""

from trianon.games.histrio.wording.wording import HistrioWording

wording_of = HistrioWording
