"""A game assembled from its package: each part has a module and a name by convention.

docs/adding-a-game.md lists the parts. Those in `DEFAULTS` may be left out; a missing part of the others is an error
that names it.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from trianon.core import defaults
from trianon.core.game import Game

# the field of `Game`: the module that holds it, and its name there
PARTS = {
    "schema": ("edition_rules", "SCHEMA"),
    "state": ("state", "State"),
    "tables": ("tables", "Tables"),
    "tables_of": ("tables", "tables_of"),
    "view": ("view", "View"),
    "look": ("view", "look"),
    "determinize": ("determinize", "determinize"),
    "numbering": ("codes.option", "NUMBERING"),
    "event_kinds": ("codes.event", "KINDS"),
    "meanings": ("codes.reason", "MEANINGS"),
    "begin": ("flow", "begin"),
    "advance": ("flow", "advance"),
    "legal": ("flow", "legal"),
    "answer": ("flow", "answer"),
    "why": ("why", "why"),
    "names_of": ("names", "names_of"),
    "outcome": ("outcome", "outcome"),
}
DEFAULTS: dict[str, tuple[str, str, Any]] = {
    "clear": ("setup", "clear", defaults.clear),
    "event_text": ("names", "event_text", defaults.event_text),
    "locate": ("keys", "locate", defaults.locate),
    "final_scoring": ("scoring.final", "final_scoring", defaults.final_scoring),
    "audit": ("audit", "audit", defaults.audit),
    "sound": ("audit", "sound", defaults.sound),
    "wording_of": ("wording", "wording_of", defaults.wording_of),
}


class MissingPart(ImportError):
    """A game's package lacks a part that every game has."""


def assemble(package: str, version: int, seats: range) -> Game:
    """The game in a package; `version` of the rules is raised when a fix changes what an old match replays to."""
    parts = {field: _part(package, module, name) for field, (module, name) in PARTS.items()}
    for field, (module, name, default) in DEFAULTS.items():
        parts[field] = getattr(_module(package, module), name, default)
    steps = _part(package, "codes.step", "STEPS")
    keys = _part(package, "keys", "keys_of")
    described = _module(package, "describe")
    position = _module(package, "position")
    name = parts["schema"].game
    return Game(
        name=name,
        package=package,
        version=version,
        seats=seats,
        keys_of=keys,
        question=getattr(described, "question", None) or defaults.question_of(steps),
        describe=getattr(described, "describe", None) or defaults.describe_of(name, parts["view"], steps),
        position=getattr(position, "FORM", None) or defaults.position_of(parts["state"], steps),
        **parts,
    )


def _module(package: str, module: str) -> ModuleType | None:
    """A module of a package, None when the package has none of that name; faults inside it are not hidden."""
    try:
        return import_module(f"{package}.{module}")
    except ModuleNotFoundError as error:
        if error.name is not None and f"{package}.{module}".startswith(error.name):
            return None
        raise


def _part(package: str, module: str, name: str) -> Any:
    found = _module(package, module)
    if found is None or not hasattr(found, name):
        raise MissingPart(f"the game {package} has no {name} in its module {module}")
    return getattr(found, name)
