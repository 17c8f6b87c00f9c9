"""Whether a program keeps the protocol: whole matches at every player count, and messages at the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from threading import Event

from trianon.bots.arena import play
from trianon.bots.bot import Bot
from trianon.bots.external import protocol
from trianon.bots.external.command import words_of
from trianon.bots.external.errors import ExternalBotError, Prompt
from trianon.bots.external.external_bot import GRACE, STARTING, ExternalBot
from trianon.bots.external.program import Program
from trianon.core.game import Json, Setting
from trianon.core.match import Answer, Match, Start

SEED = "conform"
MANY_EVENTS = 20_000  # about a megabyte, more than any pipe holds at once
STRANGE = '\u540d "\\" \u00e4 \U0001f3ad'  # letters, quotation marks and signs that JSON has to escape


@dataclass(frozen=True)
class ConformanceCheck:
    """One thing that was looked at: the name of its text, how many players it was for, and the fault found."""

    name: str
    players: int
    error: ExternalBotError | None = None

    @property
    def passed(self) -> bool:
        """Whether nothing was wrong."""
        return self.error is None

    @property
    def fault(self) -> str:
        """What was wrong, in English; nothing where all was good."""
        return "" if self.error is None else str(self.error)


def conform(name: str, settings: list[Setting], milliseconds: float) -> Iterator[ConformanceCheck]:
    """Look at everything, one thing after the other; a program that does not even start is asked nothing more."""
    trial = _Conformance(name, settings[0], milliseconds)
    started = _checked("starts", trial.setting, trial.starts)
    yield started
    if not started.passed:
        return
    for setting in settings:
        yield _checked("match", setting, partial(_whole_match, name, setting, milliseconds))
    yield _checked("repeats", trial.setting, trial.repeats)
    for check, does in trial.edges.items():
        yield _checked(check, trial.setting, does)


def _checked(check: str, setting: Setting, does: Callable[[], object]) -> ConformanceCheck:
    try:
        does()
    except ExternalBotError as error:
        return ConformanceCheck(check, setting.players, error)
    return ConformanceCheck(check, setting.players)


def _whole_match(name: str, setting: Setting, milliseconds: float) -> list[Answer]:
    """A match with the program at every seat; the answers."""
    bots: list[Bot] = [ExternalBot(name) for _ in range(setting.players)]
    return play(setting, bots, SEED, milliseconds).answers


class _Conformance:
    """One program under examination, at the first choice of a match."""

    def __init__(self, name: str, setting: Setting, milliseconds: float) -> None:
        self.name, self.setting, self.milliseconds = name, setting, milliseconds
        self.words = words_of(name)
        match = Match(setting, Start(SEED))
        while len(match.options(match.asked()[0])) == 1:
            match.answer(match.asked()[0], match.options(match.asked()[0])[0])
        seat = match.asked()[0]
        view = match.look(seat)
        self.seat = seat
        self.hello = protocol.hello(setting, view, SEED)
        self.decision = protocol.decision(setting, view, match.options(seat), match.events(seat), milliseconds)
        self.edges = {
            "one-option": self.answers_one_option,
            "unknown-field": self.ignores_unknown_fields,
            "unknown-message": self.ignores_unknown_messages,
            "strange-text": self.reads_strange_text,
            "long-line": self.reads_long_lines,
            "result-ends": self.ends_after_the_result,
            "input-ends": self.ends_with_its_input,
        }

    def starts(self) -> None:
        """It greets and answers a first question."""
        program = self._greeted()
        self._answer(program, self.decision)
        program.close()

    def repeats(self) -> None:
        """The same match is played the same way again."""
        first, second = (_whole_match(self.name, self.setting, self.milliseconds) for _ in range(2))
        for number, (one, other) in enumerate(zip(first, second, strict=False)):
            if one.key != other.key:
                facts = {"one": one.key, "other": other.key}
                raise ExternalBotError(one.seat, self.name, "differs", Prompt(number), facts)

    def answers_one_option(self) -> None:
        """It answers a decision that is no choice."""
        self._asked({**self.decision, "options": self.decision["options"][:1]})

    def ignores_unknown_fields(self) -> None:
        """Messages may say more than it knows."""
        self._asked({"later": {"version": 2}, **self.decision, "more": [None, 1.5]})

    def ignores_unknown_messages(self) -> None:
        """A message of a kind it does not know gets no answer."""
        program = self._greeted()
        program.tell(protocol.line({"message": "notice", "text": "of a later protocol"}))
        self._answer(program, self.decision)
        self._answer(program, self.decision)
        program.close()

    def reads_strange_text(self) -> None:
        """Texts may hold letters of any language."""
        self._asked({**self.decision, "events": [{"event": STRANGE, "seat": None}]})

    def reads_long_lines(self) -> None:
        """A line may be longer than a pipe holds at once."""
        self._asked({**self.decision, "events": [{"event": "round", "seat": None, "round": 1}] * MANY_EVENTS})

    def ends_after_the_result(self) -> None:
        """It ends by itself once the result was told, and with exit code 0."""
        program = self._greeted()
        self._answer(program, self.decision)
        players = self.setting.players
        ended = {"points": list(range(players, 0, -1)), "placings": list(range(1, players + 1))}
        program.tell(protocol.line(protocol.result(ended, [])))
        self._ended(program)

    def ends_with_its_input(self) -> None:
        """It ends by itself when a match is broken off."""
        program = self._greeted()
        self._ended(program)

    def _greeted(self) -> Program:
        program = Program(self.words, self.seat, self.name)
        said = program.ask(protocol.line(self.hello), Prompt(), STARTING, Event()) or ""
        if not protocol.greets(said):
            raise program.misunderstood(Prompt(), said)
        return program

    def _asked(self, message: Json) -> None:
        program = self._greeted()
        self._answer(program, message)
        program.close()

    def _answer(self, program: Program, message: Json) -> None:
        asked = Prompt(message["number"], tuple(message["options"]))
        said = program.ask(protocol.line(message), asked, self.milliseconds / 1000 + GRACE, Event()) or ""
        if (protocol.parsed(said) or {}).get("answer") not in message["options"]:
            raise program.misunderstood(asked, said)

    def _ended(self, program: Program) -> None:
        code = program.close()
        if code is None:
            raise program.fault("goes-on")
        if code != 0:
            raise program.fault("bad-exit", code=str(code))
