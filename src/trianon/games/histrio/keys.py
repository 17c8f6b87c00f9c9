"""Text keys of options: they name the components, so that logs, records and people can read them."""

from trianon.core.game import FixedKeys, Names
from trianon.games.histrio.codes import component, option


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


def keys_of(names: Names) -> FixedKeys:
    """The keys for the components of one edition: every key always means the same option."""
    return FixedKeys(fixed_keys(names), option.NUMBERING)
