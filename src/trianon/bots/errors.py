"""Errors of bots as structured facts, with their English messages; other languages format the same facts."""

from collections.abc import Mapping

from trianon.core.errors import TrianonError

# messages about a bot's name, by kind of error
NAME_FAULTS: Mapping[str, str] = {
    "unknown": 'there is no opponent "{name}" (expected one of {known})',
    "unknown-near": 'there is no opponent "{name}" (expected one of {known}; did you mean "{near}"?)',
    "search": '"{name}" is not a search (expected {form})',
    "simulations": '"{name}": {simulations} simulations (expected 1 to {most})',
    "setting": '"{name}": unknown setting {setting} (expected one of {known})',
    "setting-twice": '"{name}": a setting is given twice (expected each once)',
    "setting-range": '"{name}": {setting}={value} (expected a number from {least} to {most})',
    "setting-whole": '"{name}": {setting}={value} (expected a whole number)',
    "no-net": '"{name}": there is no trained net for {game} (see trianon train)',
    "command": '"{name}" is not a command: {reason} (expected {form})',
    "command-quote": '"{name}": the quotation mark {quote} is never closed',
    "command-empty": '"{name}" names no program (expected {form})',
    "command-absent": '"{name}": no program "{word}" can be started from here',
    "python": '"{name}" names no Python class (expected {form})',
    "python-absent": '"{name}": no Python module "{module}" can be imported from here',
    "python-absent-near": ('"{name}": no Python module "{module}" can be imported from here. Did you mean "{near}"?'),
    "python-import": '"{name}" cannot be imported: {reason} ({place})',
    "python-class": '"{name}": {module} has no class {class} (classes with a method choose: {known})',
    "python-shape": '"{name}": {class} cannot play (expected a class with a method choose(self, decision))',
    "command-absent-here": (
        '"{name}": no program "{word}" can be started from here; for one in this folder, write {instead}'
    ),
}


class BotNameError(TrianonError):
    """A name or specification that denotes no bot."""

    def __init__(self, kind: str, facts: Mapping[str, str]) -> None:
        super().__init__(kind, facts)
        self.kind, self.facts = kind, facts

    def __str__(self) -> str:
        return NAME_FAULTS[self.kind].format(**self.facts)


class MatchWorkerLost(TrianonError):
    """A worker process died while playing matches: killed, or out of memory."""

    def __str__(self) -> str:
        return "a process that played matches ended unexpectedly (was it killed, or short of memory?)"
