"""What can go wrong with opponents: facts that any language can tell, and the English for them."""

from __future__ import annotations

from collections.abc import Mapping

from trianon.core.errors import TrianonError

# what is wrong with the name of an opponent, by kind
NAMING: Mapping[str, str] = {
    "unknown": 'there is no opponent "{name}" (expected one of {known})',
    "unknown-near": 'there is no opponent "{name}" (expected one of {known}; did you mean "{near}"?)',
    "search": '"{name}" is no search (expected {form})',
    "simulations": '"{name}": {simulations} simulations (expected 1 to {most})',
    "setting": '"{name}": unknown setting {setting} (expected one of {known})',
    "setting-twice": '"{name}": a setting stands there twice (expected each once)',
    "setting-range": '"{name}": {setting}={value} (expected a number from {least} to {most})',
    "setting-whole": '"{name}": {setting}={value} (expected a whole number)',
    "command": '"{name}" is no command: {reason} (expected {form})',
    "command-empty": '"{name}" names no program (expected {form})',
    "command-absent": '"{name}": there is no program "{word}" that can be run from here',
    "command-absent-here": (
        '"{name}": there is no program "{word}" that can be run from here; one in this folder is written {instead}'
    ),
}


class BotNameError(TrianonError):
    """The name of an opponent that nobody can be called by."""

    def __init__(self, kind: str, facts: Mapping[str, str]) -> None:
        super().__init__(kind, facts)
        self.kind, self.facts = kind, facts

    def __str__(self) -> str:
        return NAMING[self.kind].format(**self.facts)


class MatchWorkerLost(TrianonError):
    """A process that played matches was ended from outside, or by the system for want of memory."""

    def __str__(self) -> str:
        return "a process that played matches ended unexpectedly (was it killed, or short of memory?)"
