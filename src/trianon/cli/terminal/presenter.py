"""The presenter of a game: what the terminal shows and says of it. Each game with a terminal board has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json, Setting
from trianon.core.match_state import Reason
from trianon.texts import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


class Presenter(ABC):
    """One table as one viewer sees and hears it, in one language."""

    example_key: ClassVar[str]  # an option and a rule that help can name
    example_rule: ClassVar[str]

    def __init__(self, texts: Texts, setting: Setting, seating: Seating) -> None:
        self.texts, self.setting, self.seating = texts, setting, seating

    @abstractmethod
    def board(self, view: Json, keys: Collection[str] = (), region: str = "", legend: bool = True) -> RenderableType:
        """The whole table or one region of it; the places where the keys of options point stand out."""

    @property
    @abstractmethod
    def regions(self) -> dict[str, str]:
        """The regions of the table: what they are called here, by their English names."""

    @abstractmethod
    def standing(self, view: Json) -> RenderableType:
        """What is known of the score before the end."""

    @abstractmethod
    def final(self, events: Sequence[Json]) -> RenderableType:
        """The final scoring, told line by line, with the totals and the winner."""

    @abstractmethod
    def begins(self, question: Json, view: Json) -> bool:
        """Whether a question opens something new, before which one wants to see the board."""

    @abstractmethod
    def question(self, question: Json, view: Json) -> str:
        """What is asked, as a sentence."""

    @abstractmethod
    def option(self, key: str, question: Json, view: Json) -> str:
        """What an option means, as a phrase that completes "you may …"."""

    def numbered(self, keys: Sequence[str]) -> dict[int, str]:
        """The choices by the numbers people type: from 1, unless the game itself numbers what is chosen from."""
        return dict(enumerate(keys, 1))

    @abstractmethod
    def heading(self, key: str) -> str:
        """The heading under which options like this one stand; nothing where none is needed."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Why an option is not possible, with the rule."""

    @abstractmethod
    def worth_telling(self, reason: Reason) -> bool:
        """Whether a reason helps somebody who asks what is not possible now, and why."""

    @abstractmethod
    def story(self, events: Sequence[Json]) -> list[str]:
        """What happened, in sentences."""


def presenter_of(setting: Setting, language: str, seating: Seating) -> Presenter:
    """The presenter of a game in a language."""
    module = import_module(f"trianon.cli.terminal.{setting.game.name}.presenter")
    presenter: Presenter = module.PRESENTER(Texts(language, setting.game.name), setting, seating)
    return presenter
