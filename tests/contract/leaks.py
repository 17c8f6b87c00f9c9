"""Finding leaks: what a viewer is shown must be the same in any two tables that differ only in what it cannot see.

The checks return what they found instead of asserting, so that they can themselves be tried on a game that leaks.
"""

import json
from typing import Any

from tests.contract.table import all_reasons, copy, give, heard, legal, look, picks_missing
from trianon.core.game import Setting
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import to_bytes


def text(value: Any) -> str:
    """JSON as it would travel."""
    return json.dumps(value, ensure_ascii=False)


def views_differ(setting: Setting, one: Any, other: Any, viewer: int) -> list[str]:
    """What tells a viewer two tables apart that it must not be able to tell apart."""
    game, found = setting.game, []
    if to_bytes(look(setting, one, viewer)) != to_bytes(look(setting, other, viewer)):
        found.append("the view as a record")  # its JSON is made of it and of nothing else
    if text(game.question(one, setting.t, setting.names)) != text(game.question(other, setting.t, setting.names)):
        found.append("the question")
    if viewer < setting.players:
        if legal(setting, one, viewer) != legal(setting, other, viewer):
            found.append("the options")
        if (all_reasons(setting, one, viewer) != all_reasons(setting, other, viewer)).any():
            found.append("the reasons")
    return found


def events_differ(setting: Setting, one: Any, other: Any, viewer: int, seat: int, option: int) -> list[str] | None:
    """What a viewer hears differently when one answer is given at two tables it cannot tell apart.

    None when the answer is not possible at the other table, or lets the viewer tell them apart afterwards: then it may
    hear so.
    """
    if option not in legal(setting, other, seat):
        return None
    one, other = copy(setting, one), copy(setting, other)
    rows, other_rows = give(setting, one, seat, option), give(setting, other, seat, option)
    if to_bytes(look(setting, one, viewer)) != to_bytes(look(setting, other, viewer)):
        return None
    same = text(heard(setting, rows, viewer)) == text(heard(setting, other_rows, viewer))
    return [] if same else ["the events"]


def seals_differ(setting: Setting, s: Any, seat: int, viewer: int) -> list[str]:
    """What a viewer learns of another seat's answer under seal, trying all that seat could give."""
    if picks_missing(s) <= 1:
        return []  # the last answer opens all, and then there may be something to learn
    found, first = [], None
    for option in legal(setting, s, seat):
        table = copy(setting, s)
        rows = give(setting, table, seat, option)
        learnt = to_bytes(look(setting, table, viewer)), text(heard(setting, rows, viewer))
        first = first or learnt
        if learnt != first:
            found.append(f"answer {option} of seat {seat + 1}")
    return found


def secrets_in(text: str, seed: str) -> list[str]:
    """The seed, or a word of the key made of it, in a text that travels."""
    words = [seed, *map(str, key_of(seed)), *(f"{word:x}" for word in key_of(seed))]
    return [word for word in words if word in text]
