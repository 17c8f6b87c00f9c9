"""Presenters: boards and sentences of a game in the terminal. A game without a board of its own gets a plain one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from trianon.cli.terminal.seating import HUMAN, Seating
from trianon.core.game import Json, Setting
from trianon.core.installed import built_in_games, module_in
from trianon.core.match_state import Reason
from trianon.texts import Texts
from trianon.texts.messages import Formatter
from trianon.texts.narration import sentences

if TYPE_CHECKING:
    from rich.console import RenderableType


class Presenter(ABC):
    """One table as shown and narrated to one viewer, in one language."""

    example_key: str  # an option and a rule that help can name
    example_rule: str
    obvious_reasons: ClassVar[frozenset[str]] = frozenset()
    region_names: ClassVar[tuple[str, ...]] = ()
    pieces: Any  # values of the edition by the ids of pieces, where the game has a board of its own

    def __init__(self, texts: Texts, setting: Setting, seating: Seating) -> None:
        self.texts, self.setting, self.seating = texts, setting, seating
        self.wording = setting.wording
        self.formatter = Formatter(texts, self.wording.pieces, lambda seat: seating.in_sentence(texts, seat - 1))

    @abstractmethod
    def board(self, view: Json, keys: Collection[str] = (), region: str = "", legend: bool = True) -> RenderableType:
        """The whole table or one region of it; the places where the keys of options point stand out."""

    @property
    def regions(self) -> dict[str, str]:
        """The regions of the table: what they are called here, by their English names."""
        return {region: self.texts.text(f"region-{region}") for region in self.region_names}

    @abstractmethod
    def current_score(self, view: Json) -> RenderableType:
        """What is known of the score before the end."""

    @abstractmethod
    def final(self, events: Sequence[Json]) -> RenderableType:
        """The final scoring: every line, the totals, the winner."""

    @abstractmethod
    def begins(self, question: Json, view: Json) -> bool:
        """Whether a question opens something new, before which the board is shown."""

    def question(self, question: Json, view: Json) -> str:
        """What is asked, as a sentence."""
        sentence = self.formatter.say(self.wording.question(question, view))
        return sentence[0].upper() + sentence[1:]

    def option(self, key: str, question: Json, view: Json, brief: bool = False) -> str:
        """What an option means, as a phrase that completes "you may …"; in brief what tells it from the others."""
        name, *facts = self.wording.option(key, question, view)
        short = name.replace("option-", "brief-")
        return self.formatter.say([short if brief and self.texts.has(short) else name, *facts])

    def numbered(self, keys: Sequence[str]) -> dict[int, str]:
        """The choices by the numbers people type: from 1, unless the game itself numbers what is chosen from."""
        return dict(enumerate(keys, 1))

    def heading(self, key: str) -> str:
        """The heading under which options like this one stand; nothing where none is needed."""
        return ""

    def reason(self, reason: Reason) -> str:
        """Why an option is not possible."""
        return self.texts.row(
            self.texts.text(f"reason-{each.text}", missing=each.missing) for each in (reason, *reason.also)
        )

    def is_informative(self, reason: Reason) -> bool:
        """Whether a reason is about a piece that is there, not merely about another question or a missing piece."""
        return reason.text not in self.obvious_reasons

    def chronicle(self, events: Sequence[Json]) -> list[str]:
        """What happened, in sentences; secret choices are news only of other people."""
        own = self.seating.viewer
        settled = [seat + 1 for seat, name in enumerate(self.seating.names) if seat == own or name != HUMAN]
        return sentences(events, self.wording.phrases(events), self.formatter, settled)


def presenter_of(setting: Setting, language: str, seating: Seating) -> Presenter:
    """The presenter of a game in a language: its own, or the plain one."""
    name = setting.game.name
    own = module_in("trianon.cli.terminal", f"{name}.presenter") if name in built_in_games() else None
    kind = import_module("trianon.cli.terminal.plain").PlainPresenter if own is None else own.PRESENTER
    presenter: Presenter = kind(Texts(language, name), setting, seating)
    return presenter
