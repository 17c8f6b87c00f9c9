"""A game assembled from its package: each part has a module and a name by convention.

docs/adding-a-game.md lists the parts. Those in `DEFAULTS` may be left out, and so may those that `_derived` makes from
others, except `why` (in the module `why` or `flow`) and, where the state has no `points`, `outcome`. A missing part of
the others is an error that names it.
"""

from typing import Any

from trianon.core import default_rules, default_view, defaults
from trianon.core.game import Game
from trianon.core.installed import module_in
from trianon.core.kernel.struct import dtype_of

# the field of `Game`: the module that holds it, and its name there
PARTS = {
    "schema": ("edition_rules", "SCHEMA"),
    "state": ("state", "State"),
    "tables": ("tables", "Tables"),
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
}
DEFAULTS: dict[str, tuple[str, str, Any]] = {
    "clear": ("setup", "clear", default_rules.clear),
    "names_of": ("names", "names_of", defaults.names_of),
    "event_text": ("names", "event_text", defaults.event_text),
    "locate": ("keys", "locate", default_rules.locate),
    "final_scoring": ("scoring.final", "final_scoring", default_rules.final_scoring),
    "audit": ("audit", "audit", defaults.audit),
    "sound": ("audit", "sound", default_rules.sound),
    "wording_of": ("wording", "wording_of", defaults.wording_of),
}


class MissingPart(ImportError):
    """A game's package lacks a part that every game has."""


def assemble(package: str, version: int, seats: range) -> Game:
    """The game in a package; `version` of the rules is raised when a fix changes what an old match replays to."""
    parts = {field: _part(package, module, name) for field, (module, name) in PARTS.items()}
    for field, (module, name, default) in DEFAULTS.items():
        parts[field] = getattr(module_in(package, module), name, default)
    return Game(
        package=package, version=version, seats=seats, name=parts["schema"].game, **parts, **_derived(package, parts)
    )


def _derived(package: str, parts: dict[str, Any]) -> dict[str, Any]:
    """The parts that may follow from others where the package has none of its own."""
    name, steps = parts["schema"].game, _part(package, "codes.step", "STEPS")

    def own(module: str, part: str) -> Any:
        return getattr(module_in(package, module), part, None)

    return {
        "why": own("why", "why") or _part(package, "flow", "why"),
        "outcome": own("outcome", "outcome") or _outcome(package, parts["state"]),
        "tables_of": own("tables", "tables_of") or defaults.tables_of(parts["tables"], parts["schema"]),
        "keys_of": own("keys", "keys_of") or defaults.keys_of(parts["numbering"]),
        "question": own("describe", "question") or default_view.question_of(steps),
        "describe": own("describe", "describe") or default_view.describe_of(name, parts["view"], steps),
        "position": own("position", "FORM") or defaults.position_of(parts["state"], steps),
    }


def _outcome(package: str, state: type) -> Any:
    """The default outcome, of a state with points; else the part is missing."""
    has_points = "points" in (dtype_of(state).names or ())
    return default_rules.outcome if has_points else _part(package, "outcome", "outcome")


def _part(package: str, module: str, name: str) -> Any:
    found = module_in(package, module)
    if found is None or not hasattr(found, name):
        raise MissingPart(f"the game {package} has no {name} in its module {module}")
    return getattr(found, name)
