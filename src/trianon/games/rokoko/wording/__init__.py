"""What Rokoko says: names the Fluent messages of pieces, questions, options and events with their arguments."""

from trianon.games.rokoko.wording.wording import RokokoWording

wording_of = RokokoWording
