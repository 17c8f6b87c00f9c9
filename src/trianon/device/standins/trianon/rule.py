"""Rules in a browser: plain functions, and those that a loaded WebAssembly module exports are called there.

Stands in for `trianon.core.kernel.compiler.rule`. Arrays and records lie in the memory that the modules share with
Python, so a call hands over addresses and numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from inspect import signature
from typing import Any, NamedTuple

import numpy as np

COMPILED = False  # everything around the rules takes the way of uncompiled code
MODULES: dict[str, PageModule] = {}  # by game
_OWNERS: dict[int, PageModule] = {}  # by identity of a layout's fields
SHARED = ("trianon.core.", "trianon.bots.")  # whose structs are those of every game


class PageExport(NamedTuple):
    """An exported function and its parameters: (place among the arguments, kind, whether a length follows)."""

    call: Any
    parameters: tuple[tuple[int, str, bool], ...]


class PageModule:
    """The exports of one game, by the rule that they are."""

    def __init__(self, game: str, description: dict[str, Any], exports: Any) -> None:
        self.game, self._exports, self._tuples_described = game, exports, description["tuples"]
        self._named = {each["rule"]: (name, each["parameters"]) for name, each in description["functions"].items()}
        self._found: dict[str, PageExport | None] = {}

    def export(self, rule: PageRule) -> PageExport | None:
        """The export of a rule, if it has one."""
        if rule.name not in self._found:
            named = self._named.get(rule.name)
            self._found[rule.name] = None if named is None else self._export(rule, *named)
        return self._found[rule.name]

    def _export(self, rule: PageRule, name: str, described: list[dict[str, Any]]) -> PageExport:
        places = {argument: place for place, argument in enumerate(signature(rule.py_func).parameters)}
        return PageExport(
            getattr(self._exports, name),
            tuple((places[each["name"]], each["kind"], _has_length(each)) for each in described),
        )

    def call(self, export: PageExport, arguments: tuple[Any, ...]) -> Any:
        """Call an export."""
        given: list[Any] = []
        held: list[Any] = []  # the addresses of parts of tuples, for the time of the call
        for place, kind, has_length in export.parameters:
            value = arguments[place]
            if kind == "number":
                given.append(value)
            elif kind == "tuple":
                given.append(self._address_of(value, held))
            else:
                given.append(value._address)
                if has_length:
                    given.append(len(value))
        return export.call(*given)

    def _address_of(self, parts: Any, held: list[Any]) -> int:
        """Where the addresses of the parts of a tuple lie.

        They are written for every call: what remembered them would keep trees of many megabytes in memory.
        """
        described = self._tuples_described[type(parts).__name__]
        words = array("I", bytes(described["size"]))
        for name, each in described["fields"].items():
            value, at = getattr(parts, name), each["offset"] // words.itemsize
            words[at] = self._address_of(value, held) if each["kind"] == "tuple" else value._address
            if _has_length(each):
                words[at + 1] = len(value)
        held.append(words)
        return int(words.buffer_info()[0])


def _has_length(described: dict[str, Any]) -> bool:
    return described.get("shape", [0])[:1] == [None]


class LayoutsDiffer(Exception):
    """A module was built for other structs than these."""


def add_module(game: str, description: dict[str, Any], exports: Any, structs: Iterable[type]) -> None:
    """Let the rules of a game be called in this module; refuses one whose structs are laid out otherwise."""
    from trianon.core.kernel.struct import dtype_of

    module = MODULES[game] = PageModule(game, description, exports)
    for struct in structs:
        layout, described = dtype_of(struct), description["structs"][struct.__name__]
        own = {name: (offset, kind.base.str[1:], list(kind.shape)) for name, (kind, offset) in layout.fields.items()}
        built = {name: (each["offset"], each["of"], each["shape"]) for name, each in described["fields"].items()}
        if own != built or layout.itemsize != described["size"]:
            raise LayoutsDiffer(f"{game}: {struct.__name__}")
        if not struct.__module__.startswith(SHARED):
            _OWNERS[id(layout.fields)] = module


def _module_of(arguments: Iterable[Any]) -> PageModule | None:
    """The module of the game whose records are among the arguments; any one where they are no game's own."""
    for argument in arguments:
        if isinstance(argument, (np.record, np.ndarray)):
            found = _OWNERS.get(id(argument.dtype.fields))
            if found is not None:
                return found
        elif isinstance(argument, tuple) and argument and not callable(argument[0]):
            found = _module_of(argument[:1])
            if found is not None:
                return found
    return next(iter(MODULES.values()), None)


class PageRule:
    """A rule as Python calls it: in its game's module if that exports it, else as a plain function."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func, self.name = function, f"{function.__module__}.{function.__qualname__}"
        self.__name__, self.__doc__, self.__module__ = function.__name__, function.__doc__, function.__module__
        self.__wrapped__ = function

    def __call__(self, *arguments: Any) -> Any:
        module = _module_of(arguments)
        export = None if module is None else module.export(self)
        return self.py_func(*arguments) if export is None or module is None else module.call(export, arguments)


def rule(function: Any) -> Any:
    """Mark a function as a rule."""
    return PageRule(function)


vectorised_rule = rule


def fast_call(function: Any, arguments: tuple[Any, ...]) -> Any:
    """A rule for arguments of these types."""
    return function


def pointer(function: Any, returns: Any, arguments: Iterable[Any]) -> Any:
    """The rule itself."""
    return function
