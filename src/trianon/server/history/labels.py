"""Names of sources of points and of components, in the language of a request."""

from __future__ import annotations

from functools import cache

from trianon.core.editions.load import REFERENCE
from trianon.games import game_of
from trianon.server.matches.editions import setting_of
from trianon.texts import MissingText, Texts
from trianon.texts.messages import Formatter


class GameLabels:
    """What the reference edition of a game calls things; another edition's own components keep their ids."""

    def __init__(self, game: str, language: str) -> None:
        wording = setting_of(game, REFERENCE, None, game_of(game).seats[-1]).wording
        self.texts, self.wording = Texts(language, game, part="server"), wording
        self.formatter = Formatter(self.texts, wording.pieces, str)

    def source(self, name: str) -> str:
        """A category of the final scoring."""
        try:
            return self.texts.text(name)
        except MissingText:
            return name

    def kind(self, kind: str) -> str:
        """A kind of components, in the plural."""
        return self.texts.text(f"report-all-{kind}")

    def component(self, kind: str, name: str) -> str:
        """A component."""
        try:
            return str(self.formatter.value(self.wording.label(kind, name)))
        except (KeyError, MissingText):
            return name


@cache
def labels_in(game: str, language: str) -> GameLabels:
    """The labels of a game in a language."""
    return GameLabels(game, language)
