"""Text keys of options: they name the components, so that logs, records and people can read them."""

from __future__ import annotations

from types import MappingProxyType

from trianon.core.game import FIXED, Code, Keys, Names
from trianon.core.kernel.rule import rule
from trianon.core.kernel.struct import widen
from trianon.games.histrio.codes import component, option
from trianon.games.histrio.state import State


@rule
def locate(s: State, kind: int, piece: int, where: int) -> int:
    """The option a key means: every key of Histrio means the same one always."""
    return widen(piece)


def fixed_keys(names: Names) -> dict[int, str]:
    """All keys, by option."""
    keys = {option.KEEP: "keep", option.PASS: "pass", option.RECONSIDER: "reconsider"}
    for first, verb in ((option.TRAVEL, "travel"), (option.RECOVER, "recover"), (option.SWAP, "swap")):
        keys |= {first + city: f"{verb}:{name}" for city, name in enumerate(names["city"])}
    keys |= {option.USE + juggler: f"use:{name}" for juggler, name in enumerate(names["juggler"])}
    keys |= {option.TAKE + card: f"take:{name}" for card, name in enumerate(names["card"])}
    keys |= {option.DISCARD + actor: f"discard:{name}" for actor, name in enumerate(names["card"][: component.ACTORS])}
    keys |= {option.STEAL + seat: f"steal:{name}" for seat, name in enumerate(names["seat"])}
    keys |= {option.DROP + request: f"discard:{name}" for request, name in enumerate(names["request"])}
    keys |= {option.PLAY + request: f"play:{name}" for request, name in enumerate(names["request"])}
    keys |= {option.PUSH + half: f"push:{name}" for half, name in enumerate(component.HALVES)}
    keys |= {option.COUNT + half: f"count:{name}" for half, name in enumerate(component.ACTOR_KINDS)}
    return keys


class HistrioKeys(Keys):
    """Keys of Histrio for the components of one edition."""

    absent: MappingProxyType[int, int] = MappingProxyType({})

    def __init__(self, names: Names) -> None:
        self.fixed = fixed_keys(names)
        self.codes: dict[str, Code] = {key: (FIXED, number, 0) for number, key in self.fixed.items()}

    def key(self, s: State, number: int) -> str:
        """The key of an option; of one this edition or table lacks, its number in its block."""
        if number in self.fixed:
            return self.fixed[number]
        return option.NUMBERING.bare_key(number)
