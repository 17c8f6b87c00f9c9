"""Calling one compiled loop again and again from Python at little cost.

Numba looks at the type of every argument of every call and asks every rule for its address, which takes some hundred
microseconds for records and pointers. So rules are handed over in one `Bundle`, which is made once, records as arrays
of one, and the types are looked at once (`core.kernel.rule.fast_call`): a call then takes a few microseconds.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from numba import types
from numba.experimental import structref

from trianon.core.game import Game
from trianon.core.kernel.rule import COMPILED, rule
from trianon.research.features import features_of

FIELDS = ("begin", "legal", "answer", "look", "outcome", "determinize", "observe", "describe")


@structref.register
class BundleType(types.StructRef):  # type: ignore[misc]
    """The numba type of a bundle."""


class Bundle(structref.StructRefProxy):  # type: ignore[misc]
    """Rules and features of a game in one value for compiled loops."""


structref.define_proxy(Bundle, BundleType, list(FIELDS))


@rule
def tie(
    begin: Any, legal: Any, answer: Any, look: Any, outcome: Any, determinize: Any, observe: Any, describe: Any
) -> Any:
    """Bundle function pointers."""
    return Bundle(begin, legal, answer, look, outcome, determinize, observe, describe)


@cache
def bundle_of(game: Game) -> Any:
    """The bundle of a game; plain functions when compilation is disabled."""
    rules, features = game.rules, features_of(game)
    parts = (
        rules.begin, rules.legal, rules.answer, rules.look, rules.outcome, rules.determinize, features.observe,
        features.describe,
    )  # fmt: skip
    if COMPILED:
        return tie(*parts)
    return SimpleNamespace(**dict(zip(FIELDS, parts, strict=True)))
