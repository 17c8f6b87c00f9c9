"""Conformance checks of an external bot: whole matches at every player count, and edge cases of the protocol.

A Python class has no protocol to keep: it plays whole matches, and one of them twice.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from threading import Event
from typing import NamedTuple

from trianon.bots.arena import play
from trianon.bots.external import protocol
from trianon.bots.external.command import words_of
from trianon.bots.external.errors import ExternalBotError, Prompt
from trianon.bots.external.external_bot import GRACE, START_TIMEOUT
from trianon.bots.external.program import Program
from trianon.bots.external.python_class import is_python
from trianon.bots.registry import bot_named
from trianon.core.game import Json, Setting
from trianon.core.match import Answer, Match, Start

SEED = "conform"
MANY_EVENTS = 20_000  # about 1 MB: more than a pipe buffers
UNICODE_TEXT = '\u540d "\\" \u00e4 \U0001f3ad'  # characters that JSON escapes


class ExchangedLine(NamedTuple):
    """A line of an exchange: what the bot was sent, or what it answered."""

    sent: bool
    text: str


@dataclass(frozen=True)
class ConformanceCheck:
    """The outcome of one check: its name, the player count, the error found, and for the first check its lines."""

    name: str
    players: int
    error: ExternalBotError | None = None
    exchange: tuple[ExchangedLine, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether no error was found."""
        return self.error is None

    @property
    def fault(self) -> str:
        """The error in English, empty when passed."""
        return "" if self.error is None else str(self.error)


def conform(name: str, settings: list[Setting], milliseconds: float) -> Iterator[ConformanceCheck]:
    """Run all checks in order; stops after the first when the program does not start."""
    if is_python(name):
        exchange: list[ExchangedLine] = []
        for setting in settings:
            played = _checked("match", setting, partial(_class_match, name, setting, milliseconds, exchange))
            yield replace(played, exchange=tuple(exchange) if setting is settings[0] else ())
        yield _checked("repeats", settings[0], partial(_repeats, name, settings[0], milliseconds))
        return
    checks = _Conformance(name, settings[0], milliseconds)
    started = replace(_checked("starts", checks.setting, checks.starts), exchange=tuple(checks.exchange))
    yield started
    if not started.passed:
        return
    for setting in settings:
        yield _checked("match", setting, partial(_whole_match, name, setting, milliseconds))
    yield _checked("repeats", checks.setting, partial(_repeats, name, checks.setting, milliseconds))
    for check, run in checks.edges.items():
        yield _checked(check, checks.setting, run)


def _checked(check: str, setting: Setting, run: Callable[[], object]) -> ConformanceCheck:
    try:
        run()
    except ExternalBotError as error:
        return ConformanceCheck(check, setting.players, error)
    return ConformanceCheck(check, setting.players)


def _whole_match(name: str, setting: Setting, milliseconds: float) -> list[Answer]:
    """Play a match with the bot at every seat; its answers."""
    bots = [bot_named(name, setting.game, programs=True, players=setting.players) for _ in range(setting.players)]
    return play(setting, bots, SEED, milliseconds).answers


def _class_match(name: str, setting: Setting, milliseconds: float, exchange: list[ExchangedLine]) -> None:
    """Play a match of a Python class; its first choice and the answer go into the exchange."""
    answers = _whole_match(name, setting, milliseconds)
    match = _first_choice(setting)
    number = match.answer_count
    if not exchange and number < len(answers):
        asked = {"question": match.question(), "options": match.options(match.asked()[0])}
        exchange += [ExchangedLine(True, protocol.line(asked)), ExchangedLine(False, answers[number].key)]


def _first_choice(setting: Setting) -> Match:
    """The match of the checks before its first decision with several options."""
    match = Match(setting, Start(SEED))
    while len(match.options(match.asked()[0])) == 1:
        match.answer(match.asked()[0], match.options(match.asked()[0])[0])
    return match


def _repeats(name: str, setting: Setting, milliseconds: float) -> None:
    """The same match gives the same answers twice."""
    first, second = (_whole_match(name, setting, milliseconds) for _ in range(2))
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        if one.key != other.key:
            facts = {"one": one.key, "other": other.key}
            raise ExternalBotError(one.seat, name, "differs", Prompt(number), facts)


class _Conformance:
    """The edge-case checks of one program, at the first choice of a match."""

    def __init__(self, name: str, setting: Setting, milliseconds: float) -> None:
        self.name, self.setting, self.milliseconds = name, setting, milliseconds
        self.words = words_of(name)
        self.exchange: list[ExchangedLine] = []  # all lines so far, with those that were answered too late or never
        match = _first_choice(setting)
        seat = match.asked()[0]
        view = match.look(seat)
        self.seat = seat
        self.hello = protocol.hello(setting, view, SEED)
        self.decision = protocol.decision(setting, view, match.options(seat), match.events(seat), milliseconds)
        strange = [{"event": UNICODE_TEXT, "seat": None}]
        many = [{"event": "round", "seat": None, "round": 1}] * MANY_EVENTS
        self.edges: dict[str, Callable[[], None]] = {
            "one-option": partial(self._asked, {**self.decision, "options": self.decision["options"][:1]}),
            "unknown-field": partial(self._asked, {"later": {"version": 2}, **self.decision, "more": [None, 1.5]}),
            "unknown-message": self.ignores_unknown_messages,
            "strange-text": partial(self._asked, {**self.decision, "events": strange}),
            "long-line": partial(self._asked, {**self.decision, "events": many}),
            "result-ends": self.ends_after_the_result,
            "input-ends": lambda: self._ended(self._greeted()),
        }

    def starts(self) -> None:
        """The program greets and answers a first decision."""
        self._asked(self.decision)

    def ignores_unknown_messages(self) -> None:
        """A message of an unknown kind gets no answer."""
        program = self._greeted()
        program.send(protocol.line({"message": "notice", "text": "of a later protocol"}))
        self._answer(program, self.decision)
        self._answer(program, self.decision)
        program.close()

    def ends_after_the_result(self) -> None:
        """The program exits by itself after the result, with code 0."""
        program = self._greeted()
        self._answer(program, self.decision)
        players = self.setting.players
        ended = {"points": list(range(players, 0, -1)), "placings": list(range(1, players + 1))}
        program.send(protocol.line(protocol.result(ended, [])))
        self._ended(program)

    def _ask(self, program: Program, message: Json, asked: Prompt, seconds: float) -> str:
        line = protocol.line(message)
        self.exchange.append(ExchangedLine(True, line))
        reply = program.ask(line, asked, seconds, Event()) or ""
        self.exchange.append(ExchangedLine(False, reply))
        return reply

    def _greeted(self) -> Program:
        program = Program(self.words, self.seat, self.name)
        reply = self._ask(program, self.hello, Prompt(), START_TIMEOUT)
        if not protocol.is_greeting(reply):
            raise program.malformed_answer(Prompt(), reply)
        return program

    def _asked(self, message: Json) -> None:
        """Greet a program and let it answer one message."""
        program = self._greeted()
        self._answer(program, message)
        program.close()

    def _answer(self, program: Program, message: Json) -> None:
        asked = Prompt(message["number"], tuple(message["options"]))
        reply = self._ask(program, message, asked, self.milliseconds / 1000 + GRACE)
        if (protocol.parsed(reply) or {}).get("answer") not in message["options"]:
            raise program.malformed_answer(asked, reply)

    def _ended(self, program: Program) -> None:
        """A program that is to end by itself: with its input, with code 0."""
        code = program.close()
        if code is None:
            raise program.fault("goes-on")
        if code != 0:
            raise program.fault("bad-exit", code=str(code))
