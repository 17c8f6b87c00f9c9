"""A bot that delegates to a Python class of the user, which sees one decision at a time."""

from functools import cached_property
from operator import index
from traceback import format_exception
from typing import Any

import numpy as np
import numpy.typing as npt

from trianon.bots.bot import Bot, ListeningBot
from trianon.bots.budget import Budget
from trianon.bots.external.errors import ExternalBotError, Prompt
from trianon.bots.external.protocol import shown
from trianon.bots.external.python_class import class_of
from trianon.bots.worlds import Worlds
from trianon.core.feature_functions import observation_of, option_features_of
from trianon.core.features import Floats
from trianon.core.game import Json, Setting

TRACEBACK_TAIL = 2000  # characters shown of a traceback


class BotDecision:
    """One decision of a seat: its view in every form, and its legal options.

    Everything is computed on first use: a net that reads `observation` and `mask` does not pay for the JSON view.
    """

    def __init__(self, view: Any, options: list[int], worlds: Worlds, budget: Budget, events: list[Json]) -> None:
        self.record = view  # the compiled view
        self.options = options  # the numbers of the legal options
        self.worlds = worlds  # samples complete states that fit the view
        self.events = events  # the events since the seat's last decision
        self.milliseconds = budget.milliseconds  # think time; None without one
        self.setting: Setting = worlds.setting
        self.seat = int(view.viewer)
        self.number = int(view.answers)  # answers given before this decision
        self.seed = worlds.seed  # for the bot's own randomness; independent of the seed of the match

    @cached_property
    def keys(self) -> list[str]:
        """The legal options as text, in the order of `options`."""
        return [self.setting.keys.key(self.record, number) for number in self.options]

    @cached_property
    def view(self) -> Json:
        """The view of the seat as JSON."""
        return self.setting.game.describe(self.record, self.setting.t, self.setting.names)

    @cached_property
    def question(self) -> Json:
        """The question that is asked, as JSON."""
        return self.setting.game.question(self.record, self.setting.t, self.setting.names)

    @cached_property
    def observation(self) -> Floats:
        """The view as a flat array of float32."""
        return observation_of(self.setting, self.record)

    @cached_property
    def full_observation(self) -> Floats:
        """Version 2 of the observation: all that the view shows."""
        return observation_of(self.setting, self.record, 2)

    @cached_property
    def option_features(self) -> Floats:
        """The features of the legal options, a row for each, in the order of `options`."""
        return option_features_of(self.setting, self.record, self.options)

    @cached_property
    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every legal option of the action space, 0 for the others."""
        legal = np.zeros(self.setting.game.numbering.size, np.int8)
        legal[self.options] = 1
        return legal


class PythonBot(ListeningBot):
    """An object of the user's class at a seat; made at its first real choice."""

    def __init__(self, name: str) -> None:
        self.name, self.made = name, class_of(name)
        self.player: Any = None
        self.seat = 0
        self.events: list[Json] = []

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Call the object; a forced decision is answered without it."""
        if len(options) == 1:
            return options[0]
        self.seat = int(view.viewer)
        decision = BotDecision(view, options, worlds, budget, self.events)
        self.events = []
        try:
            if self.player is None:
                self.player = self.made()
            answer = self.player.choose(decision)
        except Exception as error:
            raise self._raised(_prompt(decision), error) from error
        return self._legal(answer, decision)

    def on_events(self, events: list[Json]) -> None:
        """Keep the events for the next decision."""
        self.events += events

    def on_end(self, result: Json | None) -> None:
        """Pass the result on to an object that takes it, and drop the object."""
        player, self.player, self.events = self.player, None, []
        if result is not None and callable(getattr(player, "on_end", None)):
            try:
                player.on_end(result)
            except Exception as error:
                raise self._raised(Prompt(of_class=True), error) from error

    def _legal(self, answer: Any, decision: BotDecision) -> int:
        """The option number of an answer given as number or key."""
        if isinstance(answer, str):
            if answer in decision.keys:
                return decision.options[decision.keys.index(answer)]
        else:
            try:
                number = index(answer)  # numpy's whole numbers too
            except TypeError:
                raise self._fault("answer", _prompt(decision), said=shown(repr(answer))) from None
            if number in decision.options:
                return number
        raise self._fault("illegal", _prompt(decision), said=shown(str(answer)))

    def _raised(self, asked: Prompt, error: Exception) -> ExternalBotError:
        tail = "".join(format_exception(error))[-TRACEBACK_TAIL:]
        return self._fault("raised", asked, tail=tail, error=f"{type(error).__name__}: {shown(str(error))}")

    def _fault(self, kind: str, asked: Prompt, tail: str = "", **facts: str) -> ExternalBotError:
        return ExternalBotError(self.seat, self.name, kind, asked, facts, tail)


def _prompt(decision: BotDecision) -> Prompt:
    return Prompt(decision.number, tuple(decision.keys), of_class=True)


def python_bot(name: str) -> Bot:
    """The bot of a `py:` name: a class derived from `Bot` plays itself, any other is called with a `BotDecision`."""
    made = class_of(name)
    if not issubclass(made, Bot):
        return PythonBot(name)
    bot: Bot = made()
    bot.name = name
    return bot
