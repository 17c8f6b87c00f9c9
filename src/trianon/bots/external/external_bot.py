"""A bot that delegates to an external program, one process per match."""

from typing import Any

from trianon.bots.bot import ListeningBot
from trianon.bots.budget import Budget
from trianon.bots.external import protocol
from trianon.bots.external.command import words_of
from trianon.bots.external.errors import EXTRAS, Prompt
from trianon.bots.external.program import Program
from trianon.bots.external.python_bot import BotDecision
from trianon.bots.worlds import Worlds
from trianon.core.game import Json

START_TIMEOUT = 20.0  # seconds until the greeting
THINK_TIMEOUT = 60.0  # seconds for a decision without a think time
GRACE = 2.0  # seconds beyond a think time, for a busy machine


class ExternalBot(ListeningBot):
    """An external program at a seat; started at its first real choice."""

    def __init__(self, name: str) -> None:
        self.name, self.words = name, words_of(name)
        self.program: Program | None = None
        self.events: list[Json] = []
        self.extras: list[str] = []  # arrays that the greeting asked for

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Ask the program; a forced decision is answered without it."""
        if len(options) == 1:
            return options[0]
        program = self.program or self._started(view, worlds, budget)
        setting = worlds.setting
        keys = {setting.keys.key(view, number): number for number in options}
        message = protocol.decision(setting, view, list(keys), self.events, budget.milliseconds)
        arrays = BotDecision(view, options, worlds, budget, self.events)
        message.update({name: getattr(arrays, name).tolist() for name in self.extras})
        seconds = THINK_TIMEOUT if budget.milliseconds is None else budget.milliseconds / 1000 + GRACE
        asked = Prompt(message["number"], tuple(keys))
        reply = program.ask(protocol.line(message), asked, seconds, budget.stop)
        self.events = []
        if reply is None:
            return options[0]  # stopped: the caller discards the choice
        answer = protocol.parsed(reply)
        if answer is None or not isinstance(answer.get("answer"), str):
            raise program.malformed_answer(asked, reply)
        if answer["answer"] not in keys:
            raise program.fault("illegal", asked, said=protocol.shown(answer["answer"]))
        return keys[answer["answer"]]

    def on_events(self, events: list[Json]) -> None:
        """Keep the events for the next message."""
        self.events += events

    def on_end(self, result: Json | None) -> None:
        """Send the result and end the program."""
        if self.program is not None and result is not None:
            self.program.send(protocol.line(protocol.result(result, self.events)))
        self.close()

    def close(self) -> int | None:
        """End the program; its exit code, None when it had to be killed."""
        program, self.program, self.events = self.program, None, []
        return None if program is None else program.close()

    def _started(self, view: Any, worlds: Worlds, budget: Budget) -> Program:
        """Start the program and read its greeting."""
        self.program = Program(self.words, int(view.viewer), self.name)
        message = protocol.line(protocol.hello(worlds.setting, view, worlds.seed))
        reply = self.program.ask(message, Prompt(), START_TIMEOUT, budget.stop)
        if reply is not None and not protocol.is_greeting(reply):
            raise self.program.malformed_answer(Prompt(), reply)
        extras = protocol.wanted_extras(reply or "")
        if extras is None:
            asked_for = (protocol.parsed(reply or "") or {})["extras"]
            raise self.program.fault("extras", said=protocol.shown(str(asked_for)), known=", ".join(EXTRAS))
        self.extras = extras
        return self.program
