"""Text keys of options: they name the components, so that logs, records and people can read them."""

from types import MappingProxyType

from trianon.core.game import FIXED, Code, Names, OptionKeys
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import component, option, reason
from trianon.games.rokoko.state import (
    CARDS,
    DISPLAY_SPACES,
    SEGMENT_SPACES,
    ZONES,
    State,
)

DISPLAYED, IN_SEGMENT, IN_WINDOW = FIXED + 1, FIXED + 2, FIXED + 3  # their options depend on what lies where

PLAIN = {
    option.FORFEIT: "forfeit",
    option.FAVOR: "favor",
    option.DEPUTE: "depute",
    option.KEEP: "keep",
    option.SELL: "sell",
    option.USE: "use",
    option.DONE: "done",
    option.RECONSIDER: "reconsider",
    option.DISCARD + component.YARN: "discard:yarn",
    option.DISCARD + component.LACE: "discard:lace",
    option.DISCARD + component.BOTH: "discard:yarn+lace",
    option.GAIN + component.YARN: "gain:yarn",
    option.GAIN + component.LACE: "gain:lace",
}


@rule
def locate(s: State, kind: int, piece: int, where: int) -> int:
    """The option a key of a moving piece means now, NONE when the piece is not there."""
    if kind == DISPLAYED:
        for space in range(DISPLAY_SPACES):
            if s.display[space] == piece:
                return option.HIRE + space
    elif kind == IN_SEGMENT:
        for space in range(SEGMENT_SPACES):
            if s.warehouse[where, space] == piece:
                return option.ACQUIRE + where * SEGMENT_SPACES + space
    elif kind == IN_WINDOW:
        if s.windows[where] == piece:
            return option.MAKE + where
    else:
        return widen(piece)
    return NONE


def fixed_keys(names: Names) -> dict[int, str]:
    """The keys that mean the same option whatever lies where."""
    keys = dict(PLAIN)
    for card, name in enumerate(names["card"]):
        keys[option.HAND + card] = f"hand:{name}"
        keys[option.PLAY + card] = f"play:{name}"
        for zone, zone_name in enumerate(ZONES):
            keys[option.DISMISS + zone * CARDS + card] = f"depute:{name}@{zone_name}"
    for tile, name in enumerate(names["tile"]):
        keys[option.PAY + tile] = f"pay:{name}"
        keys[option.GIVE + tile] = f"give:{name}"
    for colour, name in enumerate(component.COLOURS):
        keys[option.DISCOUNT + colour] = f"discount:{name}"
    for number in range(option.MAX_BOUGHT):
        keys[option.BUY + number] = f"buy:{number + 1}"
    for place, name in enumerate(names["decoration"]):
        if name:
            keys[option.DECORATE + place] = f"decorate:{name}"
    for place, name in enumerate(names["guest"]):
        if name:
            keys[option.RENT + place] = f"rent:{name}"
    return keys


class RokokoKeys(OptionKeys):
    """Keys of Rokoko for the components of one edition and board side."""

    absent = MappingProxyType(
        {DISPLAYED: reason.NOT_DISPLAYED, IN_SEGMENT: reason.TILE_NOT_THERE, IN_WINDOW: reason.DRESS_NOT_THERE}
    )

    def __init__(self, names: Names) -> None:
        self.fixed = fixed_keys(names)
        self.cards, self.tiles, self.dresses = names["card"], names["tile"], names["dress"]
        self.codes: dict[str, Code] = {key: (FIXED, number, 0) for number, key in self.fixed.items()}
        for card, name in enumerate(self.cards):
            self.codes[f"hire:{name}"] = (DISPLAYED, card, 0)
        for segment in range(len(names["segment"])):
            for tile, name in enumerate(self.tiles):
                self.codes[f"acquire:{name}@{segment + 1}"] = (IN_SEGMENT, tile, segment)
        for window in range(len(names["window"])):
            for dress, name in enumerate(self.dresses):
                self.codes[f"make:{name}@{window + 1}"] = (IN_WINDOW, dress, window)

    def key(self, s: State, number: int) -> str:
        """The key of an option on this table; of a place without its piece the bare place."""
        if number in self.fixed:
            return self.fixed[number]
        if option.HIRE <= number < option.DEPUTE:
            card = int(s.display[number - option.HIRE])
            return f"hire:{self.cards[card]}" if card != NONE else f"hire:@{number - option.HIRE + 1}"
        if option.ACQUIRE <= number < option.MAKE:
            segment, space = divmod(number - option.ACQUIRE, SEGMENT_SPACES)
            tile = int(s.warehouse[segment, space])
            return (
                f"acquire:{self.tiles[tile]}@{segment + 1}" if tile != NONE else f"acquire:@{segment + 1}.{space + 1}"
            )
        if option.MAKE <= number < option.HIRE:
            dress = int(s.windows[number - option.MAKE])
            place = number - option.MAKE + 1
            return f"make:{self.dresses[dress]}@{place}" if dress != NONE else f"make:@{place}"
        return option.NUMBERING.bare_key(number)


def keys_of(names: Names) -> RokokoKeys:
    """The keys for the components of one edition and board side."""
    return RokokoKeys(names)
